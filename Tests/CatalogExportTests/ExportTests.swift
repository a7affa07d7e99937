import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import CatalogExport

@Suite struct ExportTests {
  private static let difficult = Project.root.appending(path: "Tests/Exports/difficult").path

  private func export(
    _ format: ExportFormat, _ catalog: Catalog = .shipped, locales: [String]? = nil, providers: [Provider]? = nil
  ) -> Export {
    format.export(
      catalog,
      ExportSelection(
        catalog, format: format,
        ExportOptions(
          locales: locales, providers: providers, package: format == .kotlin ? "com.example.login" : nil)))
  }

  @Test(arguments: ExportFormat.allCases) func anExportIsTheSameEveryTime(format: ExportFormat) {
    let first = export(format, locales: ["ko", "en"], providers: [.kakao])
    #expect(first.files.map(\.text) == export(format, locales: ["ko", "en"], providers: [.kakao]).files.map(\.text))
    // The string files of platforms have no particles.
    #expect(first.losses.isEmpty == ![.xcstrings, .android, .arb, .formatjs].contains(format))
  }

  @Test(arguments: ExportFormat.allCases) func aFileSaysWhatItWasMadeFrom(format: ExportFormat) {
    let files = export(format, locales: ["ko", "en"], providers: [.kakao]).files
    let text = (files.first { $0.name.hasSuffix("files.c") } ?? files[0]).text
    // No comment of XML can hold the hyphens.
    #expect(
      format == .android
        || text.contains("auth-copy export --format \(format.rawValue) --locale ko,en --provider kakao"))
    #expect(text.contains(Catalog.shipped.version))
  }

  @Test func theFilesHaveTheNamesOfTheirPlatforms() {
    let formats = ExportFormat.allCases.filter { $0 != .swift }
    let names = formats.map { export($0, locales: ["en", "ko"], providers: [.naver]).files.map(\.name) }
    #expect(
      names == [
        ["AuthCopy", "AuthCopyCodes", "AuthCopyMessagesEn", "AuthCopyMessagesKo"].map { "com/example/login/\($0).kt" },
        ["auth-copy.ts"], ["auth-copy.mjs"], ["Localizable.xcstrings", "codes.json"],
        ["codes.json", "res/values-ko/auth_copy.xml", "res/values/auth_copy.xml"],
        ["auth_copy_en.arb", "auth_copy_ko.arb", "codes.json"], ["codes.json", "locales/en.json", "locales/ko.json"],
        ["auth-copy.json"], ["auth-copy.ko.xlf"],
        ["auth-copy.ko.po"],
      ])
  }

  @Test func aSwiftPackageHasTheLibraryWithoutICUAndTheData() {
    let names = export(.swift, locales: ["en", "ko"], providers: [.naver]).files.map(\.name)
    let sources = "AuthCopyCatalog/Sources"
    #expect(names.contains("AuthCopyCatalog/Package.swift"))
    #expect(names.contains("\(sources)/AuthCopy/Catalog/Catalog.swift"))
    #expect(names.contains("\(sources)/ICUMessageFormat/PatternLocaleData.swift"))
    #expect(names.contains("\(sources)/EmbeddedCatalog/files.c"))
    #expect(!names.contains { $0.contains("/ICU/") || $0.hasSuffix(".md") || $0.hasSuffix(".arb") })
  }

  @Test func kotlinNeedsAPackage() throws {
    for package in [nil, "", "com..login", "com.1login", "com.login-page", "로그인"] {
      #expect(throws: Exporter.Refusal.noPackage(package)) {
        try Exporter().export(to: .kotlin, ExportOptions(package: package))
      }
    }
    let options = ExportOptions(locales: ["ko"], providers: [.kakao], package: "com.example.in")
    let files = try Exporter().export(to: .kotlin, options).files
    #expect(files.allSatisfy { $0.text.contains("\npackage com.example.`in`\n") })
    #expect(files.map(\.name).contains("com/example/in/AuthCopyMessagesKo.kt"))
  }

  @Test func aProgramExportsWhatTheCommandDoes() throws {
    let export = try Exporter().export(to: .android, ExportOptions(locales: ["ko"], providers: [.kakao]))
    #expect(export.files.map(\.name) == ["codes.json", "res/values/auth_copy.xml"])
    #expect(export.files.map(\.text) == self.export(.android, locales: ["ko"], providers: [.kakao]).files.map(\.text))
  }

  @Test func whatACatalogDoesNotHaveIsNotExported() {
    #expect(throws: Exporter.Refusal.unsupportedLocale("xx")) {
      try Exporter().export(to: .po, ExportOptions(locales: ["xx"]))
    }
    #expect("\(Exporter.Refusal.unsupportedLocale("xx"))" == "the catalog has no locale xx")
    #expect(throws: Exporter.Refusal.unknownProvider("acme")) {
      try Exporter().export(to: .json, ExportOptions(providers: ["acme"]))
    }
  }

  @Test func theTablesThatAProviderNeedsComeWithIt() {
    let selection = ExportSelection(.shipped, format: .json, ExportOptions(providers: [.kakao]))
    #expect(selection.providers == [.kakao, .oauth, .urlsession, .webauthn])
    #expect(selection.locales == ["en", "ja", "ko", "ko-x-haeyo"])
  }

  @Test func onlyTheLocalesThatWereAskedForAreIn() throws {
    let json = try parsed(export(.json, locales: ["ko"], providers: [.kakao]))
    #expect(json["locales"] as? [String: [String]] == ["ko": ["ko"]])
    #expect((json["messages"] as? [String: Any])?.keys.sorted() == ["ko"])
    #expect(json["defaultLocale"] as? String == "ko")
  }

  @Test func aHalfLocaleFallsBackKeyByKey() throws {
    let catalog = try Catalog.load(overlay: Self.difficult)
    let json = try parsed(export(.json, catalog, locales: ["en", "zh-Hant"], providers: ["acme"]))
    #expect(json["locales"] as? [String: [String]] == ["en": ["en"], "zh-Hant": ["zh-Hant", "en"]])
    #expect((json["localeMatches"] as? [String: String])?["zh-TW"] == "zh-Hant")
  }

  @Test(arguments: [ExportFormat.typescript, .javascript])
  func noTextEndsAScriptOrALine(format: ExportFormat) throws {
    let text = export(format, try Catalog.load(overlay: Self.difficult)).files[0].text
    for harmful in ["</script", "<!--", "\u{2028}", "\u{2029}", "\"__proto__\":"] {
      #expect(!text.contains(harmful), "\(harmful)")
    }
  }

  @Test func whatAModuleSaysInAnotherWayIsReported() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "copy"), withIntermediateDirectories: true)
    let copy = #"{"@@locale": "en", "@@x-syntax": "icu", "price": "{limit, number, percent} on {date, date, full}"}"#
    try Data(copy.utf8).write(to: folder.url.appending(path: "copy/en.arb"))
    let losses = export(.json, try Catalog.load(overlay: folder.path), locales: ["en"]).losses
    #expect(
      losses.map { $0.text(in: .en) } == [
        "en: dates of the style full are printed in ISO 8601 by the module",
        "en: price has the format number percent, which the module prints in its plainest form",
      ])
  }

  private func parsed(_ export: Export) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(export.files[0].text.utf8))
    return try #require(object as? [String: Any])
  }
}
