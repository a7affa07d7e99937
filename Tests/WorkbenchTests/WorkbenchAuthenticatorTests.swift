import AuthCopy
import AuthCopyLint
import CatalogLint
import TestSupport
import Testing

@testable import Workbench

/// Only the browser that opens the address has access.
@Suite struct WorkbenchAuthenticatorTests {
  private static let host = "127.0.0.1:\(WorkbenchFixture.port)"

  private func status(_ method: String, _ target: String, _ changes: [String: String?] = [:]) throws -> Int {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let request = WorkbenchRequest(method, target, fields: fixture.fields(changing: changes), body: Array("{}".utf8))
    return fixture.workbench.respond(to: request).status
  }

  @Test func theAddressAdmitsOneBrowser() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let target = "/?" + fixture.workbench.address.split(separator: "?")[1]
    func request(_ fields: [(name: String, value: String)] = []) -> WorkbenchResponse {
      fixture.workbench.respond(to: WorkbenchRequest("GET", target, fields: [("host", Self.host)] + fields))
    }
    // A link preview of another program does not request a document.
    #expect(request([("Sec-Fetch-Dest", "image")]).status == 403)
    let response = request([("Sec-Fetch-Dest", "document"), ("Sec-Fetch-Site", "cross-site")])
    #expect(response.status == 303)
    #expect(response.field("Location") == "/")
    let cookie = try #require(response.field("Set-Cookie"))
    #expect(cookie.hasPrefix("auth-copy-workbench-\(WorkbenchFixture.port)="))
    #expect(cookie.hasSuffix("; HttpOnly; SameSite=Strict"))
    #expect(request().status == 403)
    fixture.workbench.renewAddress()
    #expect(request().status == 403)
  }

  @Test(arguments: [
    ["Host": "evil.example:\(WorkbenchFixture.port)"], ["Host": "127.0.0.1"], ["Host": "127.0.0.1:80"], ["Host": nil],
    ["Cookie": nil], ["Cookie": "auth-copy-workbench-\(WorkbenchFixture.port)=0"], ["Sec-Fetch-Site": "cross-site"],
    ["Sec-Fetch-Site": "same-site"],
  ]) func aForeignRequestIsRefused(changes: [String: String?]) throws {
    #expect(try status("GET", "/api/open", changes) == 403)
    #expect(try status("GET", "/", changes) == 403)
    #expect(try status("GET", "/js/main.js", changes) == 403)
    #expect(try status("POST", "/api/undo", changes) == 403)
  }

  @Test(arguments: [
    ["Origin": nil], ["Origin": "null"], ["Origin": "http://evil.example"], ["Origin": "http://localhost:8124"],
    ["X-Workbench": nil], ["Content-Type": "text/plain"], ["Sec-Fetch-Site": "none"],
  ]) func aChangeRequestedByAnotherPageIsRefused(changes: [String: String?]) throws {
    #expect(try status("POST", "/api/save", changes) == 403)
  }

  @Test(arguments: ["OPTIONS", "HEAD", "PUT", "DELETE"]) func methodsOtherThanGetAndPostAreRefused(method: String)
    throws
  {
    #expect(try status(method, "/api/open") == 405)
  }

  @Test func theAuthenticatedPageIsAdmitted() throws {
    #expect(try status("GET", "/api/open") == 200)
    #expect(try status("GET", "/", ["Sec-Fetch-Site": "none"]) == 200)
    #expect(try status("GET", "/", ["Host": "localhost:\(WorkbenchFixture.port)"]) == 200)
    #expect(try status("GET", "/js/main.js") == 200)
  }

  @Test(arguments: [
    "/../app_ko.arb", "/app_ko.arb", "/%2e%2e/etc/passwd", "/js/../etc/passwd", "/js/", "/frame.html",
    "/css/card.css", "/review/calls.js", "/api/none",
  ])
  func onlyFilesOfThePageAreServed(path: String) throws { #expect(try status("GET", path) == 404) }

  @Test func everyResponseHasAStrictContentSecurityPolicy() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    for fields in [fixture.fields(), fixture.fields(changing: ["Cookie": nil])] {
      let response = fixture.workbench.respond(to: WorkbenchRequest("GET", "/", fields: fields))
      let policy = try #require(response.field("Content-Security-Policy"))
      #expect(policy.contains("default-src 'none'") && policy.contains("trusted-types 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(response.field("Cache-Control") == "no-store")
    }
  }

  @Test func aReadOnlyWorkbenchRefusesChanges() throws {
    var options = Workbench.Options()
    options.isReadOnly = true
    var fixture = try WorkbenchFixture(WorkbenchFixture.files, options)
    let before = try fixture.folder.text(of: "app_ko.arb")
    for call in ["draft", "save", "mark", "resolve", "undo", "redo"] {
      #expect(try fixture.post("/api/\(call)", #"{"unit":0,"key":"greeting","locale":"ko","text":"x"}"#).status == 403)
    }
    #expect(try fixture.folder.text(of: "app_ko.arb") == before)
    #expect(try fixture.get("/api/card?locale=ko&id=0:greeting")["editable"]?.bool == false)
  }

  @Test func aLinkOutOfTheFolderIsRefused() throws {
    let (inside, outside) = (try TemporaryFolder(), try TemporaryFolder())
    for (name, text) in WorkbenchFixture.files { try outside.write(text, to: name) }
    try inside.write(try #require(WorkbenchFixture.files["app_en.arb"]), to: "app_en.arb")
    let link = "\(inside.path)/app_ko.arb"
    try link.link(to: "\(outside.path)/app_ko.arb")
    #expect(throws: WorkbenchFolder.OpenError.self) { try WorkbenchFolder(inside.path, Linter(rules: .authCopy)) }
  }

  /// The link replaces the file after the workbench has started.
  @Test func aFileThatBecomesALinkOutOfTheFolderIsNotWritten() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let outside = try TemporaryFolder()
    try outside.write(try fixture.folder.text(of: "app_ko.arb"), to: "app_ko.arb")
    let before = try outside.text(of: "app_ko.arb")
    #expect(try fixture.draft("greeting", from: "안녕하세요 {name}", to: "반가워요 {name}").status == 200)
    let file = "\(fixture.folder.path)/app_ko.arb"
    try file.link(to: "\(outside.path)/app_ko.arb")
    #expect(try fixture.save().status == 403)
    #expect(try outside.text(of: "app_ko.arb") == before)
  }

  @Test func aFolderWithoutMessagesIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: WorkbenchFolder.OpenError.noMessages(folder.path)) {
      try WorkbenchFolder(folder.path, Linter(rules: .authCopy))
    }
    #expect(throws: WorkbenchFolder.OpenError.notAFolder("\(folder.path)/x")) {
      try WorkbenchFolder("\(folder.path)/x", Linter(rules: .authCopy))
    }
  }
}
