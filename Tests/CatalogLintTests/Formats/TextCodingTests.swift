import AuthCopy
import CatalogFormats
import Testing

/// An edit of any text in any format produces the requested text and changes no other byte.
@Suite struct TextCodingTests {
  private static let samples: [(path: String, text: String)] =
    [("ko.po", FormatSamples.po), ("lingui.po", FormatSamples.lingui), ("L.xcstrings", FormatSamples.xcstrings)]
    + [("a.xlf", FormatSamples.xliff1), ("b.xliff", FormatSamples.xliff2)]
    + FormatSamples.properties.map { ($0.key, $0.value) } + FormatSamples.android.map { ($0.key, $0.value) }
    + FormatSamples.strings.map { ($0.key, $0.value) }
    + FormatSamples.i18next.map { ($0.key, $0.value) }

  private static let insertions = ["", "가", "\"'", "\\<&", "]]>", ">", "\n", "🙂", " "]

  @Test(arguments: samples.map(\.path)) func anEditChangesOnlyItsText(path: String) throws {
    let sample = try #require(Self.samples.first { $0.path == path })
    let file = SourceFile(path: path, bytes: Array(sample.text.utf8))
    let format = try #require(CatalogFormat(path: path))
    var changes = 0
    var failures: [String] = []
    // In gettext, and sometimes in a string catalog, the source text is the key.
    let isKey = [.po, .xcstrings].contains(format)
    for document in try format.read(file) where !isKey || document.role == .translation {
      for entry in document.entries {
        let scalars = Array(entry.text.unicodeScalars)
        for start in stride(from: 0, through: scalars.count, by: 5) {
          for length in [0, 2] where start + length <= scalars.count {
            for insertion in Self.insertions {
              let textBefore = String(String.UnicodeScalarView(scalars[..<start]))
              let spot = textBefore.utf8.count
              let removed = String(String.UnicodeScalarView(scalars[start..<start + length]))
              let textAfter = String(String.UnicodeScalarView(scalars[(start + length)...]))
              let wanted = textBefore + insertion + textAfter
              // A format rejects text that it would read differently: edge spaces, tags, placeholders of elements.
              guard
                let edit = document.edit(
                  spot..<spot + removed.utf8.count, of: entry.range, text: entry.text, to: insertion)
              else { continue }
              let bytes =
                file.bytes[..<edit.range.lowerBound] + edit.replacement + file.bytes[edit.range.upperBound...]
              // An empty translation counts as missing.
              if wanted.isEmpty { continue }
              changes += 1
              let changed = document.rereading(Array(bytes))
              let others = document.entries.filter { $0.key != entry.key }
              if edit.range.lowerBound < entry.range.lowerBound || edit.range.upperBound > entry.range.upperBound
                || changed?[entry.key]?.text != wanted || others.contains(where: { changed?[$0.key]?.text != $0.text })
              {
                failures.append(
                  "\(wanted.debugDescription) became \(changed?[entry.key]?.text.debugDescription ?? "-")")
              }
            }
          }
        }
      }
    }
    #expect(failures.prefix(10) == [])
    // Not all texts can be edited: a source next to its translation stays unchanged.
    #expect(changes > 40)
  }

  /// In ISO 8859-1, the byte after a backslash is a whole character.
  @Test func readsAnEscapedLetterInLatin1() throws {
    let file = SourceFile(path: "m.properties", bytes: Array("a=caf\\".utf8) + [0xE9] + Array(" b\n".utf8))
    let document = try #require(try CatalogFormat.properties.read(file).first)
    let entry = try #require(document["a"])
    #expect(entry.text == "café b")
    let edit = document.edit(6..<7, of: entry.range, text: entry.text, to: "c")
    #expect(edit?.replacement == Array("c".utf8))
  }

  /// Java reads a file as UTF-8 if it is valid, and a value without a separator as a part of its key.
  @Test(arguments: [
    ("a", false), ("a\n", false), ("a\\ \n", false), ("a=\n", true), ("a \n", true), ("a=\u{E9}\nb=\u{E8}", true),
    ("a=\u{E9}\nb=\u{C3}\u{A9}", false),
  ])
  func refusesAnEditThatChangesAnotherText(characters: String, isAccepted: Bool) throws {
    let file = SourceFile(path: "m.properties", bytes: characters.unicodeScalars.map { UInt8($0.value) })
    let document = try #require(try CatalogFormat.properties.read(file).first)
    let entry = try #require(document.entries.first)
    let edit = document.edit(0..<entry.text.utf8.count, of: entry.range, text: entry.text, to: "x")
    #expect((edit != nil) == isAccepted)
  }
}
