import AuthCopy
import Foundation
import Testing

@testable import Workbench

/// The page that the workbench serves, and what it loads.
@Suite struct PageTests {
  /// The first three texts are examples of FIPS 180; the padding of the last text needs another block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 119), "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
  ]) func aDigestMatchesTheStandard(text: String, digest: String) {
    let bytes = SHA256.digest(of: Array(text.utf8))
    #expect(bytes.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }.joined() == digest)
  }

  private static let page = Result {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    return try fixture.text(of: "/", "text/html")
  }

  /// Returns each part of the page between two texts.
  private func parts(_ start: String, _ end: String) throws -> [String] {
    try Self.page.get().components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  private func importMap() throws -> [String: String] {
    let maps = try parts(#"<script type="importmap">"#, "</script>")
    #expect(maps.count == 1)
    let imports = try #require(JSONParser.parse(Array(maps[0].utf8))["imports"]?.members)
    return Dictionary(uniqueKeysWithValues: imports.map { ($0.key, $0.value.string ?? "") })
  }

  @Test func eachModuleIsServedOnceAndEachImportExists() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let map = try importMap()
    #expect(map.count > 14)
    #expect(map["page/calls.js"] == "/server/calls.js")
    #expect(Set(map.values).count == map.count)
    #expect(try parts(#"<link rel="modulepreload" href=""#, "\"").sorted() == map.values.sorted())
    var imported: Set<String> = []
    for address in map.values {
      let text = try fixture.text(of: address, "text/javascript")
      imported.formUnion(text.matches(of: /from "([^"]*)"/).map { String($0.output.1) })
      #expect(!text.contains("import("))
    }
    // Nothing imports the module that starts the page.
    #expect(imported.union(["page/main.js"]) == Set(map.keys))
  }

  @Test func theStyleAndTheIconAreServed() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let styles = try parts("<style>", "</style>")
    #expect(styles.count == 1 && styles[0].contains("#card {"))
    #expect(!styles[0].contains("url(") && !styles[0].contains("@import"))
    #expect(try fixture.text(of: "/icon.svg", "image/svg+xml").hasPrefix("<svg"))
  }

  /// Browsers refuse an import map that comes after a module.
  @Test func theImportMapComesFirst() throws {
    let page = try Self.page.get()
    let places = try [#"type="importmap""#, "modulepreload", #"type="module""#].map {
      try #require(page.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func thePageLoadsNothingFromOtherHosts() throws {
    let addresses = try (parts("href=\"", "\"") + parts("src=\"", "\"")) + Array(importMap().values)
    #expect(addresses.count > 25)
    #expect(addresses.filter { !$0.hasPrefix("/") || $0.hasPrefix("//") } == [])
  }

  @Test func thePolicyHasTheHashesOfTheScriptAndTheStyleInThePage() throws {
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    let (map, style) = try (parts(#"<script type="importmap">"#, "</script>")[0], parts("<style>", "</style>")[0])
    let response = fixture.workbench.respond(to: WorkbenchRequest("GET", "/", fields: fixture.fields()))
    let policy = try #require(response.field("Content-Security-Policy"))
    #expect(policy.contains("script-src 'self' 'sha256-\(SHA256.base64(of: Array(map.utf8)))';"))
    #expect(policy.contains("style-src 'sha256-\(SHA256.base64(of: Array(style.utf8)))';"))
  }

  @Test func theNameOfTheCatalogIsEscapedInTheFirstPaint() {
    let document = PageDocument(title: "", name: "<b>&", language: .en, head: "", script: "", data: [])
    let html = String(decoding: document.html, as: UTF8.self)
    #expect(html.contains(#"<header id="header"><span class="name">&lt;b&gt;&amp;</span></header>"#))
    #expect(html.contains(#"<main id="card""#))
  }
}
