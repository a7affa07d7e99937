import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import CatalogExport

@Suite struct ExportTests {
  private func export(
    _ format: ExportFormat, _ catalog: Catalog = .shipped, locales: [String]? = nil, providers: [Provider]? = nil,
    isSingleFile: Bool = false
  ) -> Export {
    format.export(
      catalog,
      ExportSelection(
        catalog, format: format,
        ExportOptions(
          locales: locales, providers: providers, package: format == .kotlin ? "com.example.login" : nil,
          isSingleFile: isSingleFile)))
  }

  /// An export of each format, which several tests examine.
  private static let exports = Dictionary(
    uniqueKeysWithValues: ExportFormat.allCases.map { format in
      (format, ExportTests().export(format, locales: ["ko", "en"], providers: [.kakao]))
    })

  private func sharedExport(_ format: ExportFormat) throws -> Export { try #require(Self.exports[format]) }

  @Test(arguments: ExportFormat.allCases) func exportIsDeterministic(format: ExportFormat) throws {
    let second = export(format, locales: ["ko", "en"], providers: [.kakao])
    #expect(try sharedExport(format).files.map(\.text) == second.files.map(\.text))
  }

  /// String files of platforms cannot resolve particles.
  @Test(arguments: ExportFormat.allCases) func onlyStringFilesHaveLosses(format: ExportFormat) throws {
    let losses = try sharedExport(format).losses
    #expect(losses.isEmpty == ![.xcstrings, .android, .arb, .formatjs].contains(format))
  }

  @Test(arguments: ExportFormat.allCases) func fileContainsItsCommandAndVersion(format: ExportFormat) throws {
    let files = try sharedExport(format).files
    let text = (files.first { $0.name.hasSuffix("ShippedFiles.swift") || $0.name == "package.json" } ?? files[0]).text
    // An XML comment cannot contain two hyphens.
    #expect(
      format == .android
        || text.contains("auth-copy export --format \(format.rawValue) --locale ko,en --provider kakao"))
    #expect(text.contains(Catalog.shipped.version))
  }

  @Test func filesHaveTheNamesOfTheirPlatforms() {
    let formats = ExportFormat.allCases.filter { $0 != .swift && !$0.isECMAScript }
    let names = formats.map { export($0, locales: ["en", "ko"], providers: [.naver]).files.map(\.name) }
    #expect(
      names == [
        ["AuthCopy", "AuthCopyCodes", "AuthCopyMessagesEn", "AuthCopyMessagesKo"].map { "com/example/login/\($0).kt" },
        ["Localizable.xcstrings", "codes.json"],
        ["codes.json", "res/values-ko/auth_copy.xml", "res/values/auth_copy.xml"],
        ["auth_copy_en.arb", "auth_copy_ko.arb", "codes.json"], ["codes.json", "locales/en.json", "locales/ko.json"],
        ["auth-copy.json"], ["fallback.json"], ["auth-copy.ko.xlf"],
        ["auth-copy.ko.po"],
      ])
  }

  @Test(arguments: [(ExportFormat.typescript, "auth-copy.ts"), (.javascript, "auth-copy.mjs")])
  func exportsAnESModuleAsAnNPMPackageOrOneFile(format: ExportFormat, file: String) throws {
    let catalog = try OverlaidCatalog.difficult.load()
    let package = export(format, catalog, locales: ["ko", "zh-Hant"], providers: [.naver])
    let modules = ["any", "caught", "core", "index", "locale", "messages", "raw"]
    let names = (modules + ["locales", "ux"].flatMap { ["\($0)/en", "\($0)/ko", "\($0)/zh-Hant"] }).flatMap {
      ["\($0).d.mts", "\($0).d.ts", "\($0).mjs"]
    }
    #expect(package.files.map(\.name) == (names + ["base.mjs", "package.json", "rules.mjs"]).sorted())
    // The module of a locale that is only a fallback has texts, but no `copy` function.
    #expect(try text(of: "locales/zh-Hant.mjs", package).contains("export function copy("))
    #expect(try !text(of: "locales/en.mjs", package).contains("export function copy("))
    #expect(export(format, locales: ["en"], providers: [.naver], isSingleFile: true).files.map(\.name) == [file])
  }

  @Test func npmPackageHasANameAndAVersion() throws {
    let options = ExportOptions(
      locales: ["en"], providers: [.kakao], npm: NPMPackage(name: "@example/login-errors", version: "1.2.3-beta.1"))
    let manifest = try text(of: "package.json", Exporter().export(to: .typescript, options))
    let members = try #require(JSONSerialization.jsonObject(with: Data(manifest.utf8)) as? [String: Any])
    #expect(members["name"] as? String == "@example/login-errors")
    #expect(members["version"] as? String == "1.2.3-beta.1")
    #expect(members["files"] as? [String] == ["*.mjs", "*.d.mts", "*.d.ts", "locales", "ux"])
    #expect(
      members["generatedBy"] as? String
        == "auth-copy export --format typescript --locale en --provider kakao --name '@example/login-errors' "
        + "--package-version 1.2.3-beta.1")
  }

  @Test func rejectsInvalidNamesAndVersionsOfNPMPackages() {
    for name in ["", "Login", "a b", "@example", "@a/b/c", ".a", "_a", "로그인", String(repeating: "a", count: 215)] {
      #expect(throws: Exporter.ExportError.invalidName(name)) {
        try Exporter().export(to: .javascript, ExportOptions(npm: NPMPackage(name: name)))
      }
    }
    for version in ["", "1", "1.0", "v1.0.0", "01.0.0", "1.0.0-", "1.0.0 ", "１.0.0"] {
      #expect(throws: Exporter.ExportError.invalidVersion(version)) {
        try Exporter().export(to: .javascript, ExportOptions(npm: NPMPackage(version: version)))
      }
    }
  }

  @Test func moduleForSomeSurfacesContainsOnlyTheirKinds() throws {
    let options = ExportOptions(locales: ["en"], providers: ["firebase"], surfaces: ["js", "js-derived", "js/fetch"])
    let package = try Exporter().export(to: .javascript, options)
    let texts = try text(of: "locales/en.mjs", package)
    #expect(texts.contains("\"weakPassword_title\"") && !texts.contains("\"botDetected_title\""))
    // `accountLocked` is concealed as an exported kind, whose responses must therefore hide their source.
    let core = try text(of: "core.mjs", package)
    #expect(core.contains("\"accountLocked\":") && !texts.contains("\"accountLocked_title\""))
    // The code is derived from a surface that is not exported.
    #expect(core.contains("auth/invalid-login-credentials"))
  }

  @Test func swiftPackageContainsTheDataAndTheLibraryWithoutICU() throws {
    let files = export(.swift, locales: ["en", "ko"], providers: [.naver]).files
    let names = files.map(\.name)
    let sources = "AuthCopyCatalog/Sources/AuthCopyCatalog"
    #expect(names.contains("AuthCopyCatalog/Package.swift"))
    #expect(names.contains("\(sources)/AuthCopy/Catalog/Catalog.swift"))
    #expect(names.contains("\(sources)/ICUMessageFormat/PatternLocaleData.swift"))
    #expect(names.contains("\(sources)/AuthCopy/WithoutICU/ShippedFiles.swift"))
    #expect(!names.contains { $0.contains("/ICU/") || $0.hasSuffix(".md") || $0.hasSuffix(".arb") })
    // What only tools and a service need.
    #expect(
      !names.contains { name in
        ["/Tools/", "/Loading/", "/Diagnostics/", "/Samples/", "AuthCopy/JSON/", "JSONWriter"]
          .contains(where: name.contains)
      })
    // The only module has no other one of the library, and no access for another module of the package.
    for file in files where file.name.hasPrefix(sources) {
      #expect(!file.text.contains(#/import (ICUMessageFormat|AuthCopy)|CICU|(?m)^ *(@\S+ )*package /#), "\(file.name)")
    }
  }

  @Test func libraryWithoutICUEmbedsTheShippedCatalog() throws {
    let exported = try text(
      of: "AuthCopyCatalog/Sources/AuthCopyCatalog/\(ShippedFilesSource.path)", Exporter().export(to: .swift))
    let file = Project.root.appending(path: "Sources/\(ShippedFilesSource.path)")
    #expect(try String(contentsOf: file, encoding: .utf8) == exported, "run Scripts/support/embed")
  }

  @Test func kotlinRequiresAPackageName() throws {
    for package in [nil, "", "com..login", "com.1login", "com.login-page", "로그인"] {
      #expect(throws: Exporter.ExportError.noPackage(package)) {
        try Exporter().export(to: .kotlin, ExportOptions(package: package))
      }
    }
    let options = ExportOptions(locales: ["ko"], providers: [.kakao], package: "com.example.in")
    let files = try Exporter().export(to: .kotlin, options).files
    #expect(files.allSatisfy { $0.text.contains("\npackage com.example.`in`\n") })
    #expect(files.map(\.name).contains("com/example/in/AuthCopyMessagesKo.kt"))
  }

  @Test func exporterWritesTheFilesOfTheCommand() throws {
    let export = try Exporter().export(to: .android, ExportOptions(locales: ["ko"], providers: [.kakao]))
    #expect(export.files.map(\.name) == ["codes.json", "res/values/auth_copy.xml"])
    #expect(export.files.map(\.text) == self.export(.android, locales: ["ko"], providers: [.kakao]).files.map(\.text))
  }

  @Test func rejectsUnknownLocalesAndProviders() {
    #expect(throws: Exporter.ExportError.unsupportedLocale("xx")) {
      try Exporter().export(to: .po, ExportOptions(locales: ["xx"]))
    }
    #expect("\(Exporter.ExportError.unsupportedLocale("xx"))" == "the catalog has no locale xx")
    #expect(throws: Exporter.ExportError.unknownProvider("acme")) {
      try Exporter().export(to: .json, ExportOptions(providers: ["acme"]))
    }
  }

  @Test func localeOfATierHasNoUXCopyToExport() throws {
    let folder = try TemporaryFolder()
    let file = #"{"@@locale":"fr","@@x-tier":"errors","timedOut_title":"Trop long","close":"Fermer"}"#
    try folder.write(file, to: "copy/fr.arb")
    let catalog = try Catalog.load(overlay: folder.path)
    let exporter = Exporter(catalog)
    #expect(throws: Exporter.ExportError.noUXCopy(locale: "fr")) {
      try exporter.export(to: .formatjs, ExportOptions(locales: ["en", "fr"], part: .copy))
    }
    let copy = try exporter.export(to: .formatjs, ExportOptions(part: .copy)).files.map(\.name)
    #expect(copy.contains("locales/ko.json") && !copy.contains("locales/fr.json"))
    #expect(try exporter.export(to: .formatjs, ExportOptions()).files.map(\.name).contains("locales/fr.json"))
    let agency = try text(of: "auth-copy.fr.po", exporter.export(to: .po, ExportOptions(locales: ["fr"])))
    #expect(agency.contains("timedOut_message") && !agency.contains("\"cancel\""))
  }

  @Test func includesTheTablesThatAProviderNeeds() {
    let selection = ExportSelection(.shipped, format: .json, ExportOptions(providers: [.kakao]))
    #expect(selection.providers == [.kakao, .oauth, .urlsession, .webauthn])
    #expect(selection.locales == Catalog.shipped.coverage.locales.map(\.locale))
  }

  @Test func exportsOnlyTheRequestedLocales() throws {
    let json = try parsed(export(.json, locales: ["ko"], providers: [.kakao]))
    #expect(json["locales"] as? [String: [String]] == ["ko": ["ko"]])
    #expect((json["messages"] as? [String: Any])?.keys.sorted() == ["ko"])
    #expect(json["defaultLocale"] as? String == "ko")
  }

  @Test func incompleteLocaleFallsBackForEachKey() throws {
    let catalog = try OverlaidCatalog.difficult.load()
    let json = try parsed(export(.json, catalog, locales: ["en", "zh-Hant"], providers: ["acme"]))
    #expect(json["locales"] as? [String: [String]] == ["en": ["en"], "zh-Hant": ["zh-Hant", "en"]])
    #expect((json["localeMatches"] as? [String: String])?["zh-TW"] == "zh-Hant")
  }

  /// Modules look locales up in a table instead of computing distances.
  @Test func tableOfLocalesMatchesAsTheLibraryDoes() throws {
    let folder = try TemporaryFolder()
    for locale in ["zh-Hans", "sr-Latn", "nb", "pt", "pt-PT", "es", "es-419"] {
      try folder.write(#"{"@@locale":"\#(locale)","close":"x"}"#, to: "copy/\(locale).arb")
    }
    let catalog = try Catalog.load(overlay: folder.path)
    let selection = ExportSelection(catalog, format: .json)
    let table = SupportedLocales(
      supported: selection.locales.compactMap(LocaleTag.init), table: selection.localeMatches(in: catalog))
    for tag in LocaleTag.available + ["yue-CN", "yue-TW"].compactMap(LocaleTag.init) {
      let expected = catalog.bestLocale(for: [tag.description]) ?? "en"
      #expect(table.bestMatch([tag])?.description ?? "en" == expected, "\(tag)")
    }
  }

  @Test(arguments: [ExportFormat.typescript, .javascript])
  func escapesTextThatEndsAScriptOrALine(format: ExportFormat) throws {
    let catalog = try OverlaidCatalog.difficult.load()
    let providers: [Provider] = ["acme", .kakao]
    let files =
      export(format, catalog, providers: providers).files
      + export(format, catalog, providers: providers, isSingleFile: true).files
    let text = files.filter { !$0.name.hasSuffix(".d.mts") }.map(\.text).joined()
    for harmful in ["</script", "<!--", "\u{2028}", "\u{2029}", "\"__proto__\":"] {
      #expect(!text.contains(harmful), "\(harmful)")
    }
  }

  @Test func reportsFormatsThatAModuleApproximates() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "copy"), withIntermediateDirectories: true)
    let copy = #"{"@@locale": "en", "@@x-syntax": "icu", "price": "{limit, number, percent} on {date, date, full}"}"#
    try Data(copy.utf8).write(to: folder.url.appending(path: "copy/en.arb"))
    let losses = export(.json, try Catalog.load(overlay: folder.path), locales: ["en"]).losses
    #expect(
      losses.map { $0.text(in: .en) } == [
        "en: the module prints dates of the style full in ISO 8601",
        "en: the module prints the format number percent of price in its simplest form",
      ])
  }

  private func text(of name: String, _ export: Export) throws -> String {
    try #require(export.files.first { $0.name == name }).text
  }

  private func parsed(_ export: Export) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(export.files[0].text.utf8))
    return try #require(object as? [String: Any])
  }
}
