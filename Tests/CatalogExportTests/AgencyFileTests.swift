import AuthCopy
import CatalogFormats
import Foundation
import TestSupport
import Testing

@testable import CatalogExport

/// XLIFF and PO exports can be read back.
@Suite struct AgencyFileTests {
  @Test(arguments: [ExportFormat.xliff, .po], OverlaidCatalog.allCases)
  func everyMessageSurvivesARoundTrip(format: ExportFormat, overlay: OverlaidCatalog) throws {
    let catalog = try overlay.load()
    let selection = ExportSelection(catalog, format: format)
    let export = format.export(catalog, selection)
    let locales = selection.locales.filter { $0 != "en" }
    #expect(export.files.count == locales.count)
    for locale in locales {
      let file = try #require(export.files.first { $0.name == "auth-copy.\(locale).\(format == .po ? "po" : "xlf")" })
      let read = try ExchangeFile(
        SourceFile(path: file.name, bytes: Array(file.text.utf8)), format: format == .po ? .po : .xliff)
      let units = TranslationUnit.all(of: catalog, locale: locale)
      #expect(read.targetLocale?.text == locale)
      #expect(read.duplicateKeys.isEmpty)
      #expect(read.units.count == units.count)
      // The Korean text of `ends` lacks the line break at the end of its source.
      let needsReview = units.filter { $0.state == .needsReview }.map(\.key)
      #expect(needsReview == (overlay == .strings && locale == "ko" ? ["ends"] : []))
      // XML cannot contain the control character in the text of `control`.
      for (unit, found) in zip(units, read.units) where !(format == .xliff && unit.key == "control") {
        #expect(found.key == unit.key)
        #expect(found.source == unit.source)
        #expect((found.translation ?? "") == unit.translation)
        #expect(found.needsReview == (unit.state == .needsReview))
      }
    }
    #expect(export.losses.map(\.key).allSatisfy { $0 == "control" })
    #expect(export.losses.isEmpty == !(format == .xliff && overlay == .strings))
  }

  @Test func aStaleTranslationNeedsReview() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"en","close":"Close it"}"#, to: "copy/en.arb")
    let korean =
      ##"{"@@locale":"ko","close":"닫기","@close":{"x-source-hash":"\##(ContentHash("Close"))","##
      + ##""x-translation-hash":"\##(ContentHash("닫기"))"}}"##
    try folder.write(korean, to: "copy/ko.arb")
    let catalog = try Catalog.load(overlay: folder.path)
    func text(_ format: ExportFormat) throws -> String {
      let selection = ExportSelection(catalog, format: format, ExportOptions(locales: ["ko"]))
      return try #require(format.export(catalog, selection).files.first).text
    }
    #expect(
      try text(.xliff).contains("<target state=\"needs-review-translation\">닫기</target>"))
    #expect(try text(.po).contains("#, fuzzy\nmsgctxt \"close\"\nmsgid \"Close it\"\nmsgstr \"닫기\"\n"))
    #expect(try text(.xcstrings).contains("\"state\" : \"needs_review\""))
  }
}
