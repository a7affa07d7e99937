import AuthCopy
import AuthCopyLint
import CatalogLint
import TestSupport
import Testing

@testable import Workbench

/// A workbench for a folder, and an authenticated browser.
struct WorkbenchFixture {
  static let port = 8123

  let folder: TemporaryFolder
  var workbench: Workbench
  private var cookie = ""

  init(
    _ folder: TemporaryFolder, over catalog: String? = nil, _ options: Workbench.Options = Workbench.Options()
  ) throws {
    self.folder = folder
    workbench = Workbench(
      try WorkbenchFolder(folder.path, over: catalog, Linter(rules: .authCopy)), port: Self.port, options)
    let target = "/" + workbench.address.split(separator: "/").dropFirst(2).joined(separator: "/")
    let response = workbench.respond(to: WorkbenchRequest("GET", target, fields: [("Host", "127.0.0.1:\(Self.port)")]))
    cookie = String(response.field("Set-Cookie")?.prefix { $0 != ";" } ?? "")
  }

  init(_ files: [String: String], _ options: Workbench.Options = Workbench.Options()) throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    try self.init(folder, over: nil, options)
  }

  /// Returns the header fields of the authenticated browser; a nil in `changes` removes a field.
  func fields(changing changes: [String: String?] = [:]) -> [(name: String, value: String)] {
    let host = "127.0.0.1:\(Self.port)"
    let defaults: [String: String?] = [
      "Host": host, "Cookie": cookie, "Origin": "http://\(host)", "X-Workbench": "page",
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
    ]
    return defaults.merging(changes) { $1 }.compactMap { name, value in value.map { (name, $0) } }
  }

  mutating func get(_ target: String) throws -> JSONNode {
    let response = workbench.respond(to: WorkbenchRequest("GET", target, fields: fields()))
    return try JSONParser.parse(response.body)
  }

  /// Returns the text at an address, and checks its media type.
  mutating func text(of address: String, _ type: String) throws -> String {
    let response = workbench.respond(to: WorkbenchRequest("GET", address, fields: fields()))
    #expect(response.status == 200, "\(address)")
    #expect(response.field("Content-Type") == "\(type); charset=utf-8", "\(address)")
    return String(decoding: response.body, as: UTF8.self)
  }

  mutating func post(_ path: String, _ body: String) throws -> (status: Int, json: JSONNode) {
    let response = workbench.respond(to: WorkbenchRequest("POST", path, fields: fields(), body: Array(body.utf8)))
    return (response.status, try JSONParser.parse(response.body))
  }

  /// Types a text over the text `base`, as the page does.
  mutating func draft(
    _ key: String, _ locale: String = "ko", unit: Int = 0, from base: String?, to text: String
  ) throws -> (status: Int, json: JSONNode) {
    var json = JSONWriter()
    json.object {
      $0.member("unit", unit)
      $0.member("key", key)
      $0.member("locale", locale)
      if let base { $0.member("base", base) }
      $0.member("seq", 1)
      $0.member("text", text)
    }
    return try post("/api/draft", json.text)
  }

  mutating func save() throws -> (status: Int, json: JSONNode) { try post("/api/save", #"{"locale":"ko"}"#) }

  /// Returns the names of the cards that match a query and a state.
  mutating func search(_ query: String, _ state: String = "") throws -> [String] {
    let query = query.addingPercentEncoding
    let response = try get("/api/rows?locale=ko&q=\(query)&state=\(state)")
    return response["rows"]?.array?.compactMap { $0["key"]?.string } ?? []
  }

  mutating func slot(_ key: String, _ query: String = "") throws -> JSONNode? {
    let card = try get("/api/card?locale=ko&id=0:\(key)\(query)")
    return card["slots"]?.array?.first { $0["key"]?.string == key }
  }

  static let files = [
    "app_en.arb": """
    {
      "@@locale": "en",
      "@@x-syntax": "icu",
      "greeting": "Hello {name}",
      "farewell": "Goodbye {name}",
      "items": "{count, plural, one {# item} other {# items}}",
      "welcome": "Welcome"
    }

    """,
    "app_ko.arb": """
    {
      "@@locale": "ko",
      "@@x-syntax": "icu",
      "greeting": "안녕하세요 {name}",
      "@greeting": {
        "x-source-hash": "\(ContentHash("Hello {name}"))",
        "x-translation-hash": "\(ContentHash("안녕하세요 {name}"))"
      },
      "farewell": "\\"잘\\" 가세요 {name}",
      "@farewell": {
        "x-source-hash": "\(ContentHash("Bye {name}"))",
        "x-translation-hash": "\(ContentHash("\"잘\" 가세요 {name}"))"
      },
      "items": "{count, plural, other {#개}}",
      "@items": {
        "x-source-hash": "\(ContentHash("{count, plural, one {# item} other {# items}}"))",
        "x-translation-hash": "\(ContentHash("{count, plural, other {#개}}"))"
      }
    }

    """,
  ]
}

extension String {
  fileprivate var addingPercentEncoding: String {
    utf8.map { byte in
      let digits = String(byte, radix: 16)
      return "%\(digits.count == 1 ? "0" : "")\(digits)"
    }.joined()
  }
}
