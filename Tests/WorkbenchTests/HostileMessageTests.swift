import AuthCopy
import AuthCopyLint
import CatalogEditing
import CatalogExport
import CatalogLint
import Foundation
import LanguageServer
import TestSupport
import Testing

@testable import Workbench

/// No message crashes the program, whatever it contains.
///
/// A crash ends the test run. `AUTH_COPY_FUZZ_MESSAGES` sets the number of messages, `AUTH_COPY_FUZZ_SEED` the seed.
@Suite(.serialized) struct HostileMessageTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static let count = number("AUTH_COPY_FUZZ_MESSAGES").map { Int($0) } ?? Exhaustive.count(1_500, sample: 500)
  private static let seed = number("AUTH_COPY_FUZZ_SEED") ?? 1

  /// Pairs of a source and a translation.
  private static let pairs: [(source: String, translation: String)] = {
    var messages = HostileMessages(seed: seed)
    return (0..<count / 2).map { _ in (messages.message(), messages.message()) }
  }()

  private static func batches(of size: Int) -> [ArraySlice<(source: String, translation: String)>] {
    stride(from: 0, to: pairs.count, by: size).map { pairs[$0..<min($0 + size, pairs.count)] }
  }

  @Test func everyMessageIsParsedAndFormatted() {
    print("messages: \(Self.count), AUTH_COPY_FUZZ_SEED=\(Self.seed)")
    var messages = HostileMessages(seed: Self.seed &+ 1)
    var formatted = 0
    for (source, translation) in Self.pairs {
      for (text, locale) in [(source, "en"), (translation, "ko"), (source, "ar")] {
        guard let message = try? Message(text, locale: locale) else { continue }
        for _ in 0..<2 where (try? message.format(messages.values())) != nil { formatted += 1 }
      }
    }
    #expect(formatted > Self.count / 4)
  }

  /// The linted formats, each with a function that returns the content of a file.
  private static let formats:
    [(extension: String, write: @Sendable ([(key: String, text: String)], _ locale: String) -> String)] = [
      ("json", { entries, _ in json(entries) }),
      ("arb", { entries, locale in json([("@@locale", locale), ("@@x-syntax", "icu")] + entries) }),
      (
        "po",
        { entries, locale in
          "msgid \"\"\nmsgstr \"Language: \(locale)\\nPlural-Forms: nplurals=99999999999; plural=n;\\n\"\n\n"
            + entries.map { "msgid \(quoted($0.key))\nmsgstr \(quoted($0.text))\n\n" }.joined()
        }
      ),
      (
        "properties", { entries, _ in entries.map { "\($0.key)=\(quoted($0.text).dropFirst().dropLast())\n" }.joined() }
      ),
      (
        "xlf",
        { entries, locale in
          "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"\(locale)\"><body>"
            + entries.map {
              "<trans-unit id=\"\($0.key)\"><source>\(xml($0.text))</source><target>\(xml($0.text))</target></trans-unit>"
            }
            .joined() + "</body></file></xliff>"
        }
      ),
    ]

  @Test func everyFileIsLintedAndFixed() throws {
    var findingCount = 0
    for (round, batch) in Self.batches(of: 50).enumerated() {
      let folder = try TemporaryFolder()
      // Divided by 2, so that the rounds that fix use more than one format.
      let format = Self.formats[round / 2 % Self.formats.count]
      for (locale, texts) in [("en", batch.map(\.source)), ("ko", batch.map(\.translation))] {
        let entries = texts.enumerated().map { (key: "k\($0.offset)", text: $0.element) }
        try folder.write(format.write(entries, locale), to: "\(locale).\(format.extension)")
      }
      let report = withExtendedLifetime(folder) { Linter(rules: .authCopy).lint([folder.path]) }
      findingCount += report.findings.count
      // Fixing lints many times, so only one round in several fixes.
      if round % Self.formats.count == 0 {
        _ = withExtendedLifetime(folder) { Fixer(Linter(rules: .authCopy)).fix([folder.path]) }
      }
    }
    #expect(findingCount > Self.count / 2)
  }

  @Test func everyCardIsShownEditedAndSaved() throws {
    var previewCount = 0
    for batch in Self.batches(of: 250) {
      var fixture = try WorkbenchFixture([
        "app_en.arb": Self.arb(batch.map(\.source), "en"), "app_ko.arb": Self.arb(batch.map(\.translation), "ko"),
      ])
      for (index, pair) in batch.enumerated() {
        let card = try fixture.get("/api/card?locale=ko&id=0:k\(index)&a.n=-9223372036854775808")
        if card["slots"]?.array?.first?["preview"] != nil { previewCount += 1 }
        guard index % 5 == 0 else { continue }
        _ = try fixture.get("/api/card?locale=en&id=0:k\(index)")
        // Types the text of the source over the translation.
        _ = try fixture.draft("k\(index)", from: pair.translation, to: pair.source)
      }
      _ = try fixture.get("/api/rows?locale=ko&q=1")
      _ = try fixture.save()
    }
    #expect(previewCount > Self.count / 10)
  }

  @Test func everyMessageIsHoveredAndCompletedInAnEditor() throws {
    var responseCount = 0
    for batch in Self.batches(of: 500) {
      let folder = try TemporaryFolder()
      let text = Self.arb(batch.map(\.translation), "ko")
      try folder.write(Self.arb(batch.map(\.source), "en"), to: "app_en.arb")
      try folder.write(text, to: "app_ko.arb")
      var server = LanguageServer(Linter(rules: .authCopy))
      let uri = "file://\(folder.path)/app_ko.arb"
      func send(_ method: String, _ parameters: String, id: Int? = nil) -> [[UInt8]] {
        let id = id.map { "\"id\":\($0)," } ?? ""
        return server.receive(
          Array("{\"jsonrpc\":\"2.0\",\(id)\"method\":\"\(method)\",\"params\":\(parameters)}".utf8))
      }
      _ = send("initialize", "{\"rootUri\":\"file://\(folder.path)\",\"capabilities\":{}}", id: 0)
      _ = send("initialized", "{}")
      _ = send(
        "textDocument/didOpen",
        "{\"textDocument\":{\"uri\":\"\(uri)\",\"languageId\":\"arb\",\"version\":1,\"text\":\(Self.quoted(text))}}")
      while let job = server.nextJob() { server.finish(job.run()) }
      // The messages start in line 3, after the header.
      for line in stride(from: 3, to: batch.count + 3, by: 10) {
        let place = "{\"textDocument\":{\"uri\":\"\(uri)\"},\"position\":{\"line\":\(line),\"character\":\(line % 40)}}"
        for method in ["hover", "completion"] {
          responseCount += send("textDocument/\(method)", place, id: line).count
        }
      }
      _ = server.publish()
      withExtendedLifetime(folder) {}
    }
    #expect(responseCount >= Self.pairs.count / 10)
  }

  @Test func everyMessageThatLoadsIsExported() throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao", "oauth", "urlsession"])
    let overlay = try TemporaryFolder()
    let types = ["n": "int", "f": "double", "big": "double", "s": "String", "d": "DateTime"]
    let defaults = ["n": "1", "f": "1.5", "big": "1e15", "s": "\"x\"", "d": "\"2026-01-01\""]
    let arguments = types.map { "\"\($0)\": {\"type\": \"\($1)\", \"default\": \(defaults[$0] ?? "")}" }
    try overlay.write("{\"arguments\": {\(arguments.joined(separator: ","))}}", to: "kinds.json")
    let placeholders = "{" + types.map { "\"\($0)\": {\"type\": \"\($1)\"}" }.joined(separator: ",") + "}"
    // Uses a tenth of the messages, because each format writes each message in each locale.
    let texts = stride(from: 0, to: Self.pairs.count, by: 10).flatMap {
      [Self.pairs[$0].source, Self.pairs[$0].translation]
    }
    var entries = texts.enumerated().map { index, text in
      (key: "hostile\(index)", text: text)
    }
    // Removes the messages that the loader refuses, and exports the others.
    while true {
      for locale in ["en", "ko"] {
        let members = entries.map { entry in
          "\(Self.quoted(entry.key)): \(Self.quoted(entry.text)),\n  \"@\(entry.key)\": "
            + "{\"description\": \"A message.\", \"placeholders\": \(placeholders)}"
        }
        let header = "\"@@locale\": \"\(locale)\",\n  \"@@x-syntax\": \"icu\""
        try overlay.write("{\n  \(([header] + members).joined(separator: ",\n  "))\n}\n", to: "copy/\(locale).arb")
      }
      let document = CatalogDocument(path: folder.path, overlay: overlay.path)
      let refused = Set(document.diagnostics().map(\.place.key))
      if refused.isEmpty { break }
      let count = entries.count
      entries.removeAll { refused.contains($0.key) }
      try #require(entries.count < count, "\(document.diagnostics().first.map { "\($0)" } ?? "")")
    }
    #expect(entries.count > texts.count / 5)
    let catalog = try Catalog.load(from: folder.path, overlay: overlay.path)
    for format in ExportFormat.allCases {
      do throws(Exporter.ExportError) {
        let options = ExportOptions(providers: ["kakao"], package: "com.example.login")
        #expect(try !Exporter(catalog).export(to: format, options).files.isEmpty)
      } catch {
        // A compiled catalog cannot contain times and spelled-out numbers.
        guard case .notCompilable = error, [.json, .swift].contains(format) else { throw error }
      }
    }
  }

  private static func arb(_ texts: [String], _ locale: String) -> String {
    json([("@@locale", locale), ("@@x-syntax", "icu")] + texts.enumerated().map { ("k\($0.offset)", $0.element) })
  }

  private static func json(_ entries: [(key: String, text: String)]) -> String {
    "{\n" + entries.map { "  \(quoted($0.key)): \(quoted($0.text))" }.joined(separator: ",\n") + "\n}\n"
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }

  private static func xml(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.value > 0x1F && $0.value != 0xFFFF }.map(Character.init))
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("]]>", with: "]]&gt;")
  }
}
