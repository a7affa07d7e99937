import CatalogFormats
import MessageFiles
import Testing

/// A file for another language has the headers of its model and none of its translations.
@Suite struct EmptyCopyTests {
  private static func copy(_ text: String, of path: String = "ru.po", for locale: String = "ja") throws -> String {
    let format = try #require(CatalogFormat(path: path))
    let documents = try format.read(SourceFile(path: path, bytes: Array(text.utf8)))
    let document = try #require(documents.last)
    let tag = try #require(LocaleTag(locale))
    return String(decoding: try #require(document.emptyCopy(for: tag)), as: UTF8.self)
  }

  @Test(arguments: ["\n", "\r\n"]) func ofPO(lineEnd: String) throws {
    let russian = #"""
      # Translations of the project.
      #, fuzzy
      msgid ""
      msgstr ""
      "Project-Id-Version: x\n"
      "Last-Translator: Анна <anna@example.com>\n"
      "Language: ru\n"
      "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n"
      "%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"
      "MIME-Version: 1.0\n"

      # A note of the translator.
      #. A note of the developer.
      #, fuzzy, c-format
      #| msgid "%d old file"
      msgid "%d file"
      msgid_plural ""
      "%d files"
      msgstr[0] "%d файл"
      msgstr[1] ""
      "%d файла"
      msgstr[2] "%d файлов"

      msgctxt "menu"
      msgid "Open"
      msgstr ""
      "Открыть"

      #~ msgid "Gone"
      #~ msgstr "Нет"

      """#
    let japanese = #"""
      # Translations of the project.
      msgid ""
      msgstr ""
      "Project-Id-Version: x\n"
      "Last-Translator: \n"
      "Language: ja\n"
      "Plural-Forms: nplurals=1; plural=0;\n"
      "MIME-Version: 1.0\n"

      #. A note of the developer.
      #, c-format
      msgid "%d file"
      msgid_plural ""
      "%d files"
      msgstr[0] ""

      msgctxt "menu"
      msgid "Open"
      msgstr ""

      """#
    #expect(
      try Self.copy(russian.replacing("\n", with: lineEnd)) == japanese.replacing("\n", with: lineEnd))
  }

  @Test func ofPOWithoutAHeader() throws {
    #expect(
      try Self.copy("msgid \"Open\"\nmsgstr \"Открыть\"\n") == #"""
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\n"
        "Language: ja\n"
        "Plural-Forms: nplurals=1; plural=0;\n"

        msgid "Open"
        msgstr ""

        """#)
  }

  @Test func ofPOWhoseHeaderEndsTheFile() throws {
    #expect(
      try Self.copy("msgid \"\"\nmsgstr \"Language: ru\\n\"") == #"""
        msgid ""
        msgstr ""
        "Language: ja\n"
        "Plural-Forms: nplurals=1; plural=0;\n"

        """#)
  }

  @Test(arguments: ["\n", "\r\n"]) func ofXLIFFHasNoTargets(lineEnd: String) throws {
    let korean = """
      <xliff version="1.2">
        <file original="m" source-language="en" target-language="ko" datatype="plaintext">
          <body>
            <trans-unit id="b">
              <source>Bye</source>
              <target>안녕</target>
            </trans-unit>
          </body>
        </file>
      </xliff>

      """
    let japanese = korean.replacing("\n        <target>안녕</target>", with: "").replacing("\"ko\"", with: "\"ja\"")
    #expect(
      try Self.copy(korean.replacing("\n", with: lineEnd), of: "m.ko.xlf") == japanese.replacing("\n", with: lineEnd))
  }

  @Test func ofXLIFF2HasNoStates() throws {
    let korean = """
      <xliff version="2.0" srcLang="en" trgLang="ko"><file id="f">
      <unit id="a"><segment state="reviewed"><source>A</source><target>가</target></segment></unit>
      </file></xliff>

      """
    #expect(
      try Self.copy(korean, of: "m.ko.xlf")
        == korean.replacing("<target>가</target>", with: "").replacing("\"ko\"", with: "\"ja\"")
        .replacing("reviewed", with: "initial"))
  }

  @Test func ofXLIFFWithoutATargetLanguageHasTheQuotesOfTheFile() throws {
    #expect(
      try Self.copy(
        "<xliff version=\"1.2\"><file source-language='en' datatype='plaintext'><body/></file></xliff>", of: "m.xlf")
        == "<xliff version=\"1.2\"><file source-language='en' target-language='ja' datatype='plaintext'><body/></file>"
        + "</xliff>\n")
  }
}
