import CatalogFormats
import MessageFiles
import Testing

/// An edit, a new message and a new language have the line ends of the file, and read back.
@Suite struct LineEndTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let path: String
    let text: String
    /// The file of the source; nil if the translation contains the source.
    var source: (path: String, text: String)?
    /// The key of a translated message.
    var key = "a"
    /// The key of a message that is not translated yet.
    var newKey = "b"

    var testDescription: String { path }
  }

  private static let samples = [
    Sample(
      path: "ko.arb", text: "{\n  \"@@locale\": \"ko\",\n  \"a\": \"가\"\n}\n",
      source: ("en.arb", "{\n  \"@@locale\": \"en\",\n  \"a\": \"A\",\n  \"b\": \"B\"\n}\n")),
    Sample(
      path: "nested/ko.json", text: "{\n  \"m\": {\n    \"a\": \"가\"\n  }\n}\n",
      source: ("nested/en.json", "{\n  \"m\": {\n    \"a\": \"A\"\n  },\n  \"n\": {\n    \"b\": \"B\"\n  }\n}\n"),
      key: "m.a", newKey: "n.b"),
    Sample(
      path: "flat/ko.json", text: "{\n  \"a\": \"가\"\n}\n",
      source: ("flat/en.json", "{\n  \"a\": \"A\",\n  \"b\": \"B\"\n}\n")),
    Sample(
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

        """),
    Sample(
      path: "values-ko/strings.xml", text: "<resources>\n    <string name=\"a\">가</string>\n</resources>\n",
      source: (
        "values/strings.xml",
        "<resources>\n    <string name=\"a\">A</string>\n    <plurals\n        name=\"b\">\n"
          + "        <item quantity=\"other\">B</item>\n    </plurals>\n</resources>\n"
      ), newKey: "b.other"),
    Sample(
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

        """),
    Sample(
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

        """),
    Sample(
      path: "ko.po",
      text: "msgid \"\"\nmsgstr \"\"\n\"Language: ko\\n\"\n\nmsgid \"a\"\nmsgstr \"가\"\n\nmsgid \"b\"\nmsgstr \"\"\n"),
    Sample(path: "m_ko.properties", text: "a=가\n", source: ("m.properties", "a=A\nb=B\n")),
  ]

  private static let lineEnds = ["\n", "\r\n"]

  @Test(arguments: samples, lineEnds) func anEditKeepsTheLineEnds(sample: Sample, lineEnd: String) throws {
    let (_, translation) = try Self.read(sample, lineEnd)
    let entry = try #require(translation[sample.key])
    for text in ["나", "나\n다"] {
      let edit = try #require(
        translation.edit(0..<entry.text.utf8.count, of: entry.range, text: entry.text, to: text))
      Self.expect(lineEnd, text, sample.key, in: translation.file.bytes.applying([edit]), of: translation)
    }
  }

  @Test(arguments: samples, lineEnds) func aNewMessageHasTheLineEnds(sample: Sample, lineEnd: String) throws {
    let (source, translation) = try Self.read(sample, lineEnd)
    for text in ["나", "나\n다"] {
      let edit = try #require(translation.adding(text, as: sample.newKey, from: source))
      let bytes = translation.file.bytes.applying([edit])
      Self.expect(lineEnd, text, sample.newKey, in: bytes, of: translation)
      #expect(translation.rereading(bytes)?[sample.key]?.text == "가")
    }
  }

  @Test(arguments: samples, lineEnds) func aNewLanguageHasTheLineEnds(sample: Sample, lineEnd: String) throws {
    let (source, translation) = try Self.read(sample, lineEnd)
    let japanese = try #require(LocaleTag("ja"))
    let bytes = try #require(translation.emptyCopy(for: japanese))
    let copy = SourceFile(path: sample.path.replacing("ko", with: "ja"), bytes: bytes)
    Self.expect(lineEnd, in: copy.bytes)
    let documents = try translation.format.read(copy)
    let empty = try #require(documents.first { $0.declaredLocale?.text == "ja" } ?? documents.last)
    #expect(empty.declaredLocale.map(\.text) ?? "ja" == "ja")
    #expect(empty.entries.map(\.text).filter { !$0.isEmpty } == [])
    let newSource = sample.source == nil ? documents[0] : source
    let edit = try #require(empty.adding("い", as: sample.newKey, from: newSource))
    Self.expect(lineEnd, "い", sample.newKey, in: copy.bytes.applying([edit]), of: empty)
  }

  @Test func aRecordHasTheLineEnds() throws {
    let text = "{\r\n  \"@@locale\": \"ko\",\r\n  \"a\": \"가\"\r\n}\r\n"
    let document = try MessageDocument(SourceFile(path: "ko.arb", bytes: Array(text.utf8)))
    let edits = try #require(ARBEditor(document)).recording(["a": "A"]).edits
    #expect(!edits.isEmpty)
    Self.expect("\r\n", in: document.file.bytes.applying(edits))
  }

  private static func read(_ sample: Sample, _ lineEnd: String) throws -> (
    source: LocaleDocument, translation: LocaleDocument
  ) {
    func documents(_ path: String, _ text: String) throws -> [LocaleDocument] {
      let format = try #require(CatalogFormat(path: path))
      return try format.read(SourceFile(path: path, bytes: Array(text.replacing("\n", with: lineEnd).utf8)))
    }
    let translation = try documents(sample.path, sample.text)
    let source = try sample.source.map { try documents($0.path, $0.text) } ?? translation
    return (try #require(source.first), try #require(translation.last))
  }

  private static func expect(
    _ lineEnd: String, _ text: String, _ key: String, in bytes: [UInt8], of document: LocaleDocument
  ) {
    expect(lineEnd, in: bytes)
    #expect(document.rereading(bytes)?[key]?.text == text)
  }

  private static func expect(_ lineEnd: String, in bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lineFeeds = bytes.count { $0 == 0x0A }
    let returns = bytes.count { $0 == 0x0D }
    #expect(returns == (lineEnd == "\n" ? 0 : lineFeeds), "\(text.debugDescription)")
    let isPaired = zip(bytes, bytes.dropFirst()).allSatisfy { $0 != 0x0D || $1 == 0x0A }
    #expect(isPaired, "\(text.debugDescription)")
  }
}
