import AuthCopy
import Foundation
import TestSupport
import Testing

/// Exports to XLIFF and PO for a translation agency, and imports of the translated files.
@Suite struct ImportTests {
  private static let english = """
    {
      "@@locale": "en",
      "@@x-syntax": "icu",
      "open": "Open {name}",
      "@open": {
        "description": "A button.",
        "placeholders": {"name": {"type": "String", "example": "a file"}}
      },
      "close": "Close",
      "save": "Save"
    }

    """

  private static func record(_ source: String, _ translation: String) -> String {
    """
    {
        "x-source-hash": "\(ContentHash(source))",
        "x-translation-hash": "\(ContentHash(translation))"
      }
    """
  }

  /// `close` has no translation, and `save` is stale.
  private static let korean = """
    {
      "@@locale": "ko",
      "open": "{name} 열기",
      "@open": \(record("Open {name}", "{name} 열기")),
      "save": "저장",
      "@save": \(record("Save it", "저장"))
    }

    """

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(english, to: "l10n/app_en.arb")
    try folder.write(korean, to: "l10n/app_ko.arb")
    return folder
  }

  private static func xliff(
    _ units: String, from source: String = "en", to target: String = "ko", prolog: String = ""
  ) -> String {
    """
    <?xml version="1.0"?>
    \(prolog)<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
    <file original="en.arb" source-language="\(source)" target-language="\(target)" datatype="plaintext"><body>
    \(units)
    </body></file></xliff>
    """
  }

  private static func unit(_ key: String, _ source: String, _ target: String, state: String = "translated") -> String {
    #"<trans-unit id="\#(key)"><source>\#(source)</source><target state="\#(state)">\#(target)</target></trans-unit>"#
  }

  private static func importing(_ text: String, as name: String = "ko.xlf", _ options: String...) throws -> (
    outcome: CommandLineRunner.Outcome, korean: String
  ) {
    let folder = try folder()
    try folder.write(text, to: name)
    let outcome = try CommandLineRunner.run(["import", name, "--catalog", "l10n"] + options, in: folder.url)
    return (outcome, try folder.text(of: "l10n/app_ko.arb"))
  }

  @Test func onlyTranslationsAndTheirRecordsChange() throws {
    let units = [
      Self.unit("open", "Open {name}", "{name} 여세요"), Self.unit("close", "Close", "닫기"),
      Self.unit("save", "Save", "저장"),
    ]
    let (outcome, korean) = try Self.importing(Self.xliff(units.joined(separator: "\n")))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors
        == "ko.xlf (ko): 1 changed, 1 new, 1 confirmed, 0 unchanged, 0 without a translation, 0 not in the file\n")
    #expect(
      korean == """
        {
          "@@locale": "ko",
          "open": "{name} 여세요",
          "@open": \(Self.record("Open {name}", "{name} 여세요")),
          "close": "닫기",
          "@close": \(Self.record("Close", "닫기")),
          "save": "저장",
          "@save": \(Self.record("Save", "저장"))
        }

        """)
  }

  @Test func anotherFolderGetsTheFilesUnlessItHasOthers() throws {
    let folder = try Self.folder()
    try folder.write(Self.xliff(Self.unit("close", "Close", "닫기")), to: "ko.xlf")
    func run(_ options: String...) throws -> CommandLineRunner.Outcome {
      try CommandLineRunner.run(["import", "ko.xlf", "--catalog", "l10n", "--out", "out"] + options, in: folder.url)
    }
    #expect(try run().status == 0)
    let written = try folder.text(of: "out/app_ko.arb")
    #expect(written.contains("닫기"))
    #expect(try run().status == 0)
    try folder.write(written.replacing("닫기", with: "닫음"), to: "out/app_ko.arb")
    let refused = try run()
    #expect(refused.status == 2)
    #expect(refused.errors.hasPrefix("auth-copy: out/app_ko.arb: cannot be written: it exists with other content"))
    #expect(try folder.text(of: "out/app_ko.arb").contains("닫음"))
  }

  @Test func aDiffWritesNothing() throws {
    let (outcome, korean) = try Self.importing(Self.xliff(Self.unit("close", "Close", "닫기")), "--diff")
    #expect(outcome.output.contains("\n+  \"close\": \"닫기\",\n"))
    #expect(korean == Self.korean)
  }

  @Test func xliff2AndPOAreImported() throws {
    let second = """
      <xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="ko"><file id="f">
      <unit id="close"><segment state="translated"><source>Close</source><target>닫기</target></segment></unit>
      </file></xliff>
      """
    let po = "msgid \"\"\nmsgstr \"Language: ko\\n\"\n\nmsgctxt \"close\"\nmsgid \"Close\"\nmsgstr \"닫기\"\n"
    for (name, text) in [("ko.xliff", second), ("ko.po", po)] {
      let (outcome, korean) = try Self.importing(text, as: name)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(korean.contains("\n  \"close\": \"닫기\",\n  \"@close\": {"))
    }
  }

  private static func xliff2(_ units: String) -> String {
    """
    <xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="ko">
    <file id="f">\(units)</file></xliff>
    """
  }

  private static func segment(_ source: String, _ target: String?, order: Int? = nil, state: String = "final") -> String
  {
    let order = order.map { " order=\"\($0)\"" } ?? ""
    return "<segment state=\"\(state)\"><source>\(source)</source>"
      + (target.map { "<target\(order)>\($0)</target>" } ?? "") + "</segment>"
  }

  /// The segments of a unit, and the translation of `"Open {name}"` after the import; it is `"{name} 열기"` before.
  @Test(arguments: [
    (
      segment("Open", "여는 것:") + "<ignorable><source> </source></ignorable>" + segment("{name}", "{name}"),
      "여는 것: {name}"
    ),
    (
      segment("Open", "열려면", order: 3) + "<ignorable><source> </source><target order=\"2\">: </target></ignorable>"
        + segment("{name}", "{name}", order: 1), "{name}: 열려면"
    ),
    (segment("Open ", "{name} 열어 주세요") + segment("{name}", nil), "{name} 열기"),
    (segment("Open ", "{name} 열어 주세요") + segment("{name}", ""), "{name} 열기"),
    (segment("Open ", "여는 것: ") + segment("{name}", "{name}", state: "initial"), "{name} 열기"),
  ])
  func segmentsOfAUnitAreJoined(segments: String, korean: String) throws {
    let (outcome, file) = try Self.importing(Self.xliff2("<unit id=\"u1\" name=\"open\">\(segments)</unit>"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(file.contains("\n  \"open\": \"\(korean)\",\n"))
  }

  @Test func severalFileElementsAreImportedAsOneFile() throws {
    let second = "</body></file>\n<file original=\"b\" source-language=\"en\" target-language=\"ko\"><body>"
    let units = Self.unit("close", "Close", "닫기") + second + Self.unit("save", "Save", "저장하기")
    let (outcome, korean) = try Self.importing(Self.xliff(units))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(korean.contains("\"close\": \"닫기\"") && korean.contains("\"save\": \"저장하기\""))
  }

  @Test(arguments: [
    (
      "target-language=\"ja\"", "close", 2, "auth-copy: ko.xlf:5:",
      "this <file> element is in another language than the previous ones: split the file by language"
    ),
    ("target-language=\"ko\"", "save", 1, "auth-copy: ko.xlf:6:", "\"save\" is in the file twice"),
  ])
  func conflictingFileElementsAreRefused(
    language: String, key: String, status: Int32, place: String, reason: String
  ) throws {
    let second = "</body></file>\n<file original=\"b\" source-language=\"en\" \(language)><body>\n"
    let units = Self.unit("save", "Save", "저장하기") + second + Self.unit(key, "Save", "저장")
    let (outcome, korean) = try Self.importing(Self.xliff(units))
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix(place) && outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(korean == Self.korean)
  }

  @Test func aTranslationMarkedForReviewIsSkipped() throws {
    let (outcome, korean) = try Self.importing(
      Self.xliff(Self.unit("open", "Open {name}", "{name} 열까요", state: "needs-review-translation")))
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("auth-copy: ko.xlf:4:"))
    #expect(outcome.errors.contains("\"open\" was skipped: the file marks it for review\n"))
    #expect(korean == Self.korean)
  }

  @Test(arguments: [
    (xliff(unit("nope", "Close", "닫기")), 1, "ko.xlf:4:", "the catalog has no key \"nope\""),
    (xliff(unit("close", "Close it", "닫기")), 1, "ko.xlf:4:", "the source of \"close\" differs from the source"),
    (xliff(unit("open", "Open {name}", "{name 열기")), 1, "ko.xlf:4:", "(open)"),
    (xliff(unit("open", "Open {name}", "열기")), 1, "ko.xlf:4:", "name"),
    (xliff(unit("open", "Open {name}", "{nom} 열기 {name}")), 1, "ko.xlf:4:", "nom"),
    (xliff(unit("open", "Open {name}", "&lt;script&gt;{name}&lt;/script&gt;")), 1, "ko.xlf:4:", "script"),
    (xliff(unit("close", "Close", "Fermer"), to: "fr"), 1, "ko.xlf:3:", "the catalog has no ARB file for fr"),
    (xliff(unit("close", "Fermer", "닫기"), from: "fr"), 1, "ko.xlf:3:", "is translated from fr"),
    (
      xliff(unit("close", "Close", "닫기") + "\n" + unit("close", "Close", "닫음")), 1, "ko.xlf:5:",
      "\"close\" is in the file twice"
    ),
    (
      xliff(unit("close", "Close", "&x;"), prolog: "<!DOCTYPE x [<!ENTITY x \"닫기\">]>\n"), 2, "ko.xlf:2:",
      "entities declared in the file are not supported"
    ),
    (
      xliff(unit("close", "Close", "&x;"), prolog: "<!DOCTYPE x [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n"), 2,
      "ko.xlf:2:", "entities declared in the file are not supported"
    ),
    (xliff(unit("close", "Close", "&undeclared;")), 2, "ko.xlf:4:", "an unknown entity reference"),
    (String(xliff(unit("close", "Close", "닫기")).dropLast(30)), 2, "ko.xlf:", "not XLIFF: the closing tag"),
    ("", 2, "ko.xlf:1:", "not XLIFF"),
  ])
  func aRefusedFileChangesNothing(text: String, status: Int32, place: String, reason: String) throws {
    // A valid translation in the same file is not imported either.
    let text = text.replacing("</body>", with: Self.unit("save", "Save", "저장하기") + "</body>")
    let (outcome, korean) = try Self.importing(text)
    #expect(outcome.status == status)
    let first = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
    #expect(first.hasPrefix("auth-copy: \(place)"), "\(outcome.errors)")
    #expect(first.contains(reason), "\(outcome.errors)")
    #expect(korean == Self.korean)
  }

  @Test(arguments: [
    ("msgid \"\"\nmsgstr \"Language: ko\\n\"\n\nmsgid \"Close\"\nmsgstr \"닫기\"\n", 1, "ko.po:5:", "msgctxt is missing"),
    (
      "msgid \"\"\nmsgstr \"\"\n\"Language: ko\\n\"\n\"X-Message-Count: 3\\n\"\n\n"
        + "msgctxt \"close\"\nmsgid \"Close\"\nmsgstr \"닫기\"\n",
      1, "ko.po:", "has only 1 of the 3 messages"
    ),
    ("msgctxt \"close\"\nmsgid \"Close\"\nmsgstr \"닫기\"\n", 1, "ko.po:1:", "does not specify the language"),
    ("msgid \"\"\nmsgstr \"Language: ko\\n\"\n\nmsgctxt \"close\"\nmsgid \"Clo", 2, "ko.po:5:", "closing quote"),
  ])
  func aDamagedPOFileChangesNothing(text: String, status: Int32, place: String, reason: String) throws {
    let (outcome, korean) = try Self.importing(text, as: "ko.po")
    #expect(outcome.status == status)
    #expect(outcome.errors.hasPrefix("auth-copy: \(place)"), "\(outcome.errors)")
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(korean == Self.korean)
  }

  @Test func changedSourcesCanBeSkipped() throws {
    let units = Self.unit("close", "Close it", "닫자") + Self.unit("save", "Save", "저장하기")
    let (outcome, korean) = try Self.importing(Self.xliff(units), "--skip-changed")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("\"close\" was skipped: its source differs from the source in the catalog"))
    #expect(korean.contains("\"save\": \"저장하기\"") && !korean.contains("닫자"))
  }

  @Test(arguments: ["xliff", "po"]) func exportingAndImportingKeepsTheShippedCatalog(format: String) throws {
    let locales = Catalog.shipped.coverage.locales.map(\.locale)
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"], in: Set(locales))
    let exported = try CommandLineRunner.run(["export", "--format", format, "--out", "agency"], in: folder.url)
    #expect((exported.status, exported.errors) == (0, ""))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/agency").filter {
      !$0.hasPrefix(".")
    }
    #expect(names.count == locales.count - 1)
    let outcome = try CommandLineRunner.run(
      ["import"] + names.map { "agency/\($0)" } + ["--catalog", "."], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.contains(": 0 changed, 0 new, 0 confirmed, ") })
    for locale in locales {
      let original = try Data(contentsOf: Project.catalogs.appending(path: "copy/\(locale).arb"))
      #expect(try Data(contentsOf: folder.url.appending(path: "copy/\(locale).arb")) == original)
    }
  }

  @Test func importingChangesOnlyTheOverlay() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"ko","close":"닫기"}"#, to: "copy/ko.arb")
    let exported = try CommandLineRunner.run(
      ["export", "--format", "xliff", "--locale", "ko", "--overlay", ".", "--out", "."], in: folder.url)
    #expect(exported.status == 0)
    try folder.replace(">닫기<", with: ">닫음<", in: "auth-copy.ko.xlf")
    let outcome = try CommandLineRunner.run(["import", "auth-copy.ko.xlf", "--overlay", "."], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try folder.text(of: "copy/ko.arb").hasPrefix(#"{"@@locale":"ko","close":"닫음","@close":{"x-source-hash":""#))
  }

  @Test(arguments: [
    (["export", "--format", "po", "--locale", "ja,ko"], "the export consists of 2 files"),
    (["export", "--format", "android", "--locale", "en,ja"], "the export consists of 3 files"),
    (["export", "--format", "xliff", "--locale", "en"], "xliff holds translations"),
    (["import", "x.po"], "name the folder of the ARB files with --catalog"),
  ])
  func wrongUsagePrintsTheReason(arguments: [String], reason: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try withExtendedLifetime(folder) { try CommandLineRunner.run(arguments, in: folder.url) }
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: \(reason)"), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
