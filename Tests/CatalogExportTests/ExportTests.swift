import AuthCopy
import CatalogExport
import Testing

@Suite struct ExportTests {
  @Test(arguments: ExportFormat.allCases) func anExportIsTheSameEveryTime(format: ExportFormat) {
    let selection = ExportSelection(.shipped, format: format.rawValue, locales: ["ko", "en"], providers: [.kakao])
    let export = format.export(.shipped, selection)
    #expect(export.files.map(\.text) == format.export(.shipped, selection).files.map(\.text))
    #expect(export.losses == [])
  }
}
