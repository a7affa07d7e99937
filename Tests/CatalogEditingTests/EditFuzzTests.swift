import CatalogEditing
import CatalogFormats
import CatalogLint
import Foundation
import TestSupport
import Testing

/// After random edits, a document and its findings equal those of a fresh document.
@Suite struct EditFuzzTests {
  private static let pieces = [
    "a", "가", "{", "}", "\"", "\\", "\n", "\r", "\r\n", "😀", "'", "{name}", " ", ",", ":", "한글 이(가)", "<b>", "",
  ]

  @Test func linesAndPositionsEqualThoseOfAFreshText() {
    var random = RepeatableGenerator(state: 1)
    var document = TextDocument(Array("one\r\ntwo\nthree\rfour 😀 five".utf8))
    for round in 1...Self.rounds {
      document.apply(Self.edit(of: document.bytes, &random))
      guard round % 100 == 0 else { continue }
      let fresh = TextDocument(document.bytes)
      #expect(document.lineCount == fresh.lineCount)
      for line in 0..<fresh.lineCount where document.range(ofLine: line) != fresh.range(ofLine: line) {
        Issue.record("line \(line) after \(round) edits")
      }
      for encoding in [PositionEncoding.utf8, .utf16] {
        for offset in stride(from: 0, to: document.bytes.count, by: 7) where document.bytes[offset] & 0xC0 != 0x80 {
          let position = document.position(of: offset, in: encoding)
          let isInsideLineEnd = document.bytes[offset] == 0x0A && offset > 0 && document.bytes[offset - 1] == 0x0D
          if !isInsideLineEnd { #expect(document.offset(of: position, in: encoding) == offset) }
        }
      }
      if document.bytes.count > 4_000 { document = TextDocument(Array(document.bytes.prefix(20))) }
    }
  }

  /// The number of edits, which `Scripts/check/exhaustive` increases with `AUTH_COPY_FUZZ_EDITS`.
  private static let rounds = ProcessInfo.processInfo.environment["AUTH_COPY_FUZZ_EDITS"].flatMap { Int($0) } ?? 3_000

  /// Returns a random edit at the boundaries of scalars.
  private static func edit(of bytes: [UInt8], _ random: inout RepeatableGenerator) -> TextEdit {
    func boundary(_ offset: Int) -> Int {
      var offset = offset
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      return offset
    }
    let start = boundary(Int.random(in: 0...bytes.count, using: &random))
    let end = boundary(
      min(bytes.count, start + (Bool.random(using: &random) ? 0 : Int.random(in: 0...6, using: &random))))
    return TextEdit(start..<end, pieces.randomElement(using: &random) ?? "")
  }

  @Test(arguments: ["app_ko.arb", "app_en.arb"]) func findingsEqualThoseOfAFreshLint(edited name: String) throws {
    let folder = try TemporaryFolder()
    for locale in ["en", "ko", "ja"] {
      let text = try String(
        contentsOf: Project.catalogs.appending(path: "copy/\(locale).arb"), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      // The first 300 lines contain all kinds of messages; cut after the next metadata, and drop its comma.
      let end = lines.dropFirst(300).firstIndex { $0 == "  }," } ?? lines.count - 3
      try folder.write(lines[...end].joined(separator: "\n").dropLast() + "\n}\n", to: "app_\(locale).arb")
    }
    var fixture = try EditingFixture(folder, opening: ["app_en.arb", "app_ko.arb", "app_ja.arb"])
    let original = fixture.catalog.files[fixture.path(name)]?.text.bytes ?? []
    var random = RepeatableGenerator(state: name == "app_ko.arb" ? 2 : 3)
    for round in 1...max(Self.rounds / 10, 1) {
      let bytes = fixture.catalog.files[fixture.path(name)]?.text.bytes ?? []
      fixture.catalog.apply(Self.edit(of: bytes, &random), to: fixture.path(name))
      guard round % 10 == 0 else { continue }
      fixture.check()
      for name in ["app_en.arb", "app_ko.arb", "app_ja.arb"] {
        #expect(try fixture.places(name) == fixture.freshPlaces(name), "after \(round) edits")
      }
      // Most of these edits break the file, so the original text is restored.
      let edited = fixture.catalog.files[fixture.path(name)]?.text.bytes ?? []
      fixture.catalog.apply(try #require(TextEdit(from: edited, to: original)), to: fixture.path(name))
      fixture.check()
    }
  }

  /// While text is typed into a message, the findings of rules for single messages do not wait for the full check.
  @Test(arguments: ["app_ko.arb", "app_en.arb"])
  func findingsWhileTypingEqualThoseOfAFreshLint(edited name: String) throws {
    let folder = try TemporaryFolder()
    for locale in ["en", "ko", "ja"] {
      let file = try JSONSerialization.jsonObject(
        with: Data(contentsOf: Project.catalogs.appending(path: "copy/\(locale).arb")))
      let messages = (file as? [String: Any] ?? [:]).filter { !$0.key.hasPrefix("@") }
      let kept = messages.sorted { $0.key < $1.key }.prefix(60)
      var object: [String: Any] = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
      object["@@locale"] = locale
      object["@@x-syntax"] = "icu"
      try folder.write(
        JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys]), to: "app_\(locale).arb")
    }
    var fixture = try EditingFixture(folder, opening: ["app_en.arb", "app_ko.arb", "app_ja.arb"])
    var random = RepeatableGenerator(state: 4)
    let pieces = ["가", "{name}", "{", "}", " ", "이(가)", "  ", "<b>", "%s", "😀", ".", "a", ""]
    var comparedCount = 0
    for round in 1...max(Self.rounds / 15, 1) {
      let bytes = fixture.catalog.files[fixture.path(name)]?.text.bytes ?? []
      let lines = TextDocument(bytes)
      // Skip the header and the braces.
      let line = lines.range(ofLine: Int.random(in: 3..<lines.lineCount - 2, using: &random))
      let text = String(decoding: bytes[line], as: UTF8.self)
      guard let separator = text.range(of: "\" : \"") ?? text.range(of: "\": \"") else { continue }
      let start = line.lowerBound + text.utf8.distance(from: text.startIndex, to: separator.upperBound)
      let end = bytes[line].lastIndex(of: UInt8(ascii: "\"")) ?? start
      var offset = Int.random(in: start...max(start, end), using: &random)
      // Do not split a scalar or an escape.
      while offset > start, bytes[offset] & 0xC0 == 0x80 || bytes[offset - 1] == UInt8(ascii: "\\") { offset -= 1 }
      fixture.catalog.apply(
        TextEdit(offset..<offset, pieces.randomElement(using: &random) ?? ""), to: fixture.path(name))
      guard round % 5 == 0 else { continue }
      for name in ["app_en.arb", "app_ko.arb", "app_ja.arb"] {
        let current = fixture.catalog.findings(of: fixture.path(name)).filter(Self.isOfMessage)
        var fresh = OpenCatalog(fixture.catalog.group, fixture.linter)
        for file in fixture.catalog.files.values { fresh.open(OpenFile(path: file.path, bytes: file.text.bytes)) }
        fresh.recheck()
        let expected = fresh.findings(of: fixture.path(name)).filter(Self.isOfMessage)
        #expect(
          EditingFixture.places(current).sorted() == EditingFixture.places(expected).sorted(), "after \(round) edits")
        comparedCount += current.count
      }
    }
    // The edits must cause findings; otherwise nothing has been compared.
    #expect(comparedCount > 0)
  }

  /// Returns whether an edit of the message updates the finding at once.
  private static func isOfMessage(_ placed: PlacedFinding) -> Bool {
    Linter.namesOfMessageRules.contains(placed.finding.rule) && placed.finding.excerpt != nil
  }
}
