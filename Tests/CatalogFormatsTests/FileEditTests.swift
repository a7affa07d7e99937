import CatalogFormats
import MessageFiles
import Testing

/// An edit, a new message and a new language have the layout of the file and read back, in each format and layout.
///
/// `Scripts/check/files` reads the same edits with the parsers of other projects.
@Suite struct FileEditTests {
  @Test(arguments: LayoutCase.all) func anEditKeepsTheLayout(item: LayoutCase) throws {
    guard item.layout != .selfClosed else { return }
    let (_, translation) = try item.read()
    let key = item.sample.key
    let entry = try #require(translation[key])
    for text in ["나", "나\n다"] {
      let edit = try #require(
        translation.edit(0..<entry.text.utf8.count, of: entry.range, text: entry.text, to: text))
      #expect(entry.range.contains(edit.range.lowerBound) && edit.range.upperBound <= entry.range.upperBound)
      try item.expect([key: text], in: translation.file.bytes.applying([edit]), of: translation)
    }
  }

  @Test(arguments: LayoutCase.all) func aNewMessageHasTheLayout(item: LayoutCase) throws {
    let (source, translation) = try item.read()
    for text in ["나", "나\n다"] {
      let edit = try #require(translation.adding(text, as: item.sample.newKey, from: source))
      let bytes = translation.file.bytes.applying([edit])
      let texts = [item.sample.newKey: text].merging(translation.texts) { first, _ in first }
      try item.expect(texts, in: bytes, of: translation)
    }
  }

  @Test(arguments: LayoutCase.all) func aNewLanguageHasTheLayout(item: LayoutCase) throws {
    let (source, translation) = try item.read()
    let japanese = try #require(LocaleTag("ja"))
    let bytes = try #require(translation.emptyCopy(for: japanese))
    let isNewFile = translation.format != .xcstrings
    #expect(!isNewFile || !bytes.starts(with: LayoutCase.byteOrderMark))
    #expect(!isNewFile || bytes.isEmpty || bytes.last == 0x0A)
    item.expectLines(in: bytes)
    let copy = SourceFile(path: item.sample.path.replacing("ko", with: "ja"), bytes: bytes)
    let documents = try translation.format.read(copy)
    let empty = try #require(documents.first { $0.declaredLocale?.text == "ja" } ?? documents.last)
    #expect(empty.declaredLocale.map(\.text) ?? "ja" == "ja")
    #expect(empty.entries.map(\.text).filter { !$0.isEmpty } == [])
    let newSource = item.sample.source == nil ? documents[0] : source
    let edit = try #require(empty.adding("い", as: item.sample.newKey, from: newSource))
    let filled = empty.file.bytes.applying([edit])
    item.expectLines(in: filled)
    #expect(empty.rereading(filled)?[item.sample.newKey]?.text == "い")
  }

  @Test(arguments: LayoutCase.all.filter { $0.sample.path == "ko.arb" && $0.layout != .selfClosed })
  func aRecordHasTheLayout(item: LayoutCase) throws {
    let (_, translation) = try item.read()
    let edits = try #require(ARBEditor(translation.file.bytes)).recording(["a": "A"]).edits
    #expect(!edits.isEmpty)
    let bytes = translation.file.bytes.applying(edits)
    try item.expect(translation.texts, in: bytes, of: translation)
    #expect(translation.rereading(bytes)?.metadata.map(\.key) == ["@a"])
  }

  /// A new message takes one line, whatever separates the messages around it.
  @Test func aNewMessageIsOnALineOfItsOwn() throws {
    let korean = "{\n  \"@@locale\": \"ko\",\n\n  \"a\": \"가\", \"@a\": {\"x\": 1},\n\n  \"c\": \"다\"\n}\n"
    let read = { (path: String, text: String) in
      try #require(try CatalogFormat.arb.read(SourceFile(path: path, bytes: Array(text.utf8))).first)
    }
    let source = try read("en.arb", #"{"@@locale": "en", "a": "A", "b": "B", "c": "C"}"#)
    let document = try read("ko.arb", korean)
    let edit = try #require(document.adding("나", as: "b", from: source))
    #expect(
      String(decoding: document.file.bytes.applying([edit]), as: UTF8.self)
        == korean.replacing("{\"x\": 1},\n", with: "{\"x\": 1},\n  \"b\": \"나\",\n"))
  }

  @Test func aCommentInResourcesWithoutStringsStays() throws {
    let read = { (path: String, text: String) in
      try #require(try CatalogFormat.android.read(SourceFile(path: path, bytes: Array(text.utf8))).first)
    }
    let source = try read(
      "values/strings.xml", "<resources>\n  <string name=\"a\" />\n  <plurals name=\"b\" />\n</resources>\n")
    var document = try read("values-ko/strings.xml", "<resources>\n  <!-- 앱 -->\n</resources>\n")
    for (key, text) in [("a", "가"), ("b.other", "나")] {
      let edit = try #require(document.adding(text, as: key, from: source))
      document = try read(
        "values-ko/strings.xml", String(decoding: document.file.bytes.applying([edit]), as: UTF8.self))
    }
    #expect(
      String(decoding: document.file.bytes, as: UTF8.self)
        == """
        <resources>
          <!-- 앱 -->
          <string name="a">가</string>
          <plurals name="b">
            <item quantity="other">나</item>
          </plurals>
        </resources>

        """)
  }
}

extension LocaleDocument {
  fileprivate var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.text) })
  }
}
