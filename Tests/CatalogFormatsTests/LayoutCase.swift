import CatalogFormats
import MessageFiles
import Testing

/// A layout in which editors and tools write files.
enum Layout: String, CaseIterable, Sendable {
  case lineFeeds, carriageReturns, tabs, byteOrderMark, noLastLineEnd
  /// The header is on several lines.
  case wrappedHeader
  /// The parent of the first message is empty.
  case selfClosed
}

/// A file of a format in a layout.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let sample: LayoutSample
  let layout: Layout

  /// Each format in each layout that it can have.
  static let all = LayoutSample.all.flatMap { sample in
    Layout.allCases.filter { sample.text(in: $0) != nil }.map { LayoutCase(sample: sample, layout: $0) }
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  var testDescription: String { "\(sample.path) \(layout.rawValue)" }

  func read() throws -> (source: LocaleDocument, translation: LocaleDocument) {
    let text = try #require(sample.text(in: layout))
    let translation = try documents(sample.path, text)
    let source = try sample.source.map { try documents($0.path, $0.text) } ?? translation
    return (try #require(source.first), try #require(translation.last))
  }

  private func documents(_ path: String, _ text: String) throws -> [LocaleDocument] {
    let format = try #require(CatalogFormat(path: path))
    return try format.read(SourceFile(path: path, bytes: bytes(text)))
  }

  private func bytes(_ text: String) -> [UInt8] {
    switch layout {
    case .lineFeeds, .wrappedHeader, .selfClosed: Array(text.utf8)
    case .carriageReturns: Array(text.replacing("\n", with: "\r\n").utf8)
    case .tabs: Array(text.replacing("  ", with: "\t").utf8)
    case .byteOrderMark: Self.byteOrderMark + text.utf8
    case .noLastLineEnd: Array(text.utf8.dropLast())
    }
  }

  /// Expects that the content has the layout and these texts.
  func expect(_ texts: [String: String], in bytes: [UInt8], of document: LocaleDocument) throws {
    expectLines(in: bytes)
    #expect(bytes.starts(with: Self.byteOrderMark) == (layout == .byteOrderMark))
    #expect((bytes.last == 0x0A) == (layout != .noLastLineEnd))
    let read = try #require(document.rereading(bytes))
    for (key, text) in texts { #expect(read[key]?.text == text) }
  }

  /// Expects that each line has the line end and the indentation of the layout.
  func expectLines(in bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lineFeeds = bytes.count { $0 == 0x0A }
    let pairs = zip(bytes, bytes.dropFirst()).count { $0 == 0x0D && $1 == 0x0A }
    #expect(pairs == (layout == .carriageReturns ? lineFeeds : 0), "\(text.debugDescription)")
    #expect(bytes.count { $0 == 0x0D } == pairs, "\(text.debugDescription)")
    let indentations = bytes.split(separator: 0x0A).map { $0.prefix { $0 == 0x20 || $0 == 0x09 } }
    let unit = layout == .tabs ? [0x09] : [0x20, 0x20] as [UInt8]
    for indentation in indentations {
      let levels = indentation.count / unit.count
      #expect(indentation.elementsEqual(Array(repeating: unit, count: levels).joined()), "\(text.debugDescription)")
    }
  }
}

/// A translation with one message, and the source of another one, indented by two spaces.
struct LayoutSample: Sendable {
  let path: String
  let text: String
  /// The file of the source; nil if the translation contains the source.
  var source: (path: String, text: String)?
  /// The key of the translated message.
  var key = "a"
  /// The key of the message that is not translated yet.
  var newKey = "b"
  /// The text of the file and a text in its place, for the layouts that not all formats have.
  var wrapped: (old: String, new: String)?
  var selfClosed: (old: String, new: String)?
  /// Whether programs and the reader accept a byte order mark.
  var acceptsByteOrderMark = true

  /// Returns the text for a layout, before the layout is applied; nil if the format does not have it.
  func text(in layout: Layout) -> String? {
    switch layout {
    case .wrappedHeader: wrapped.map { text.replacing($0.old, with: $0.new) }
    case .selfClosed: selfClosed.map { text.replacing($0.old, with: $0.new) }
    case .byteOrderMark: acceptsByteOrderMark ? text : nil
    case .lineFeeds, .carriageReturns, .tabs, .noLastLineEnd: text
    }
  }

  static let all = [arb, nestedJSON, flatJSON, stringCatalog, android, xliff1, xliff2, po, properties, strings]

  private static let arb = LayoutSample(
    path: "ko.arb", text: "{\n  \"@@locale\": \"ko\",\n  \"a\": \"가\"\n}\n",
    source: ("en.arb", "{\n  \"@@locale\": \"en\",\n  \"a\": \"A\",\n  \"b\": \"B\"\n}\n"),
    wrapped: ("\"ko\",", "\"ko\",\n  \"@@x-context\": {\n    \"app\": \"x\"\n  },"),
    selfClosed: ("{\n  \"@@locale\": \"ko\",\n  \"a\": \"가\"\n}", "{}"))

  private static let nestedJSON = LayoutSample(
    path: "nested/ko.json", text: "{\n  \"m\": {\n    \"a\": \"가\"\n  }\n}\n",
    source: ("nested/en.json", "{\n  \"m\": {\n    \"a\": \"A\"\n  },\n  \"n\": {\n    \"b\": \"B\"\n  }\n}\n"),
    key: "m.a", newKey: "n.b", selfClosed: ("{\n    \"a\": \"가\"\n  }", "{}"))

  private static let flatJSON = LayoutSample(
    path: "flat/ko.json", text: "{\n  \"a\": \"가\"\n}\n",
    source: ("flat/en.json", "{\n  \"a\": \"A\",\n  \"b\": \"B\"\n}\n"), selfClosed: ("{\n  \"a\": \"가\"\n}", "{}"))

  private static let stringCatalog = LayoutSample(
    path: "L.xcstrings",
    text: """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "localizations" : {
              "ko" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "가"
                }
              }
            }
          },
          "b" : {
          }
        },
        "version" : "1.0"
      }

      """,
    selfClosed: ("\"b\" : {\n    }", "\"b\" : {}"), acceptsByteOrderMark: false)

  private static let android = LayoutSample(
    path: "values-ko/strings.xml", text: "<resources>\n  <string name=\"a\">가</string>\n</resources>\n",
    source: (
      "values/strings.xml",
      "<resources>\n  <string name=\"a\">A</string>\n  <plurals\n    name=\"b\">\n"
        + "    <item quantity=\"other\">B</item>\n  </plurals>\n</resources>\n"
    ),
    newKey: "b.other",
    wrapped: ("<resources>", "<?xml version=\"1.0\"?>\n<resources\n    xmlns:tools=\"urn:t\"\n    tools:x=\"y\">"),
    selfClosed: ("<resources>\n  <string name=\"a\">가</string>\n</resources>", "<resources />"))

  private static let xliff1 = LayoutSample(
    path: "1.xlf",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2">
        <file original="m" source-language="en" target-language="ko" datatype="plaintext">
          <body>
            <trans-unit id="a">
              <source>A</source>
              <target>가</target>
            </trans-unit>
            <trans-unit id="b">
              <source>B</source>
            </trans-unit>
          </body>
        </file>
      </xliff>

      """,
    wrapped: ("<file original=\"m\" ", "<file\n    original='m'\n    "),
    selfClosed: ("<source>B</source>", "<source>B</source>\n        <target state=\"needs-translation\"/>"))

  private static let xliff2 = LayoutSample(
    path: "2.xlf",
    text: """
      <xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="ko">
        <file id="f">
          <unit id="a">
            <segment>
              <source>A</source>
              <target>가</target>
            </segment>
          </unit>
          <unit id="b">
            <segment>
              <source>B</source>
            </segment>
          </unit>
        </file>
      </xliff>

      """,
    wrapped: (" srcLang=\"en\"", "\n    srcLang='en'"),
    selfClosed: ("<source>B</source>", "<source>B</source>\n        <target/>"))

  private static let po = LayoutSample(
    path: "ko.po",
    text: """
      msgid ""
      msgstr ""
      "Language: ko\\n"
      "Plural-Forms: nplurals=1; plural=0;\\n"

      msgid "a"
      msgstr "가"

      msgid "b"
      msgstr ""

      """,
    wrapped: ("nplurals=1; plural=0;", "nplurals=1; \"\n\"plural=0;"))

  private static let properties = LayoutSample(
    path: "m_ko.properties", text: "# Korean\na=가\n", source: ("m.properties", "a=A\nb=B\n"),
    wrapped: ("a=가", "a=\\\n  가"))

  private static let strings = LayoutSample(
    path: "ko.lproj/m.strings", text: "/* Korean */\n\"a\" = \"가\";\n",
    source: ("en.lproj/m.strings", "\"a\" = \"A\";\n\"b\" = \"B\";\n"),
    wrapped: ("/* Korean */", "/*\nKorean\n*/"))
}
