import AuthCopy
import Testing

@testable import CatalogSite

@Suite struct RequestExampleTests {
  /// The request on a page resolves to the kind on the page.
  @Test(arguments: Catalog.shipped.providers) func exampleResolvesToTheKindOfItsRow(provider: Provider) throws {
    let table = try #require(Catalog.shipped.codeTable(of: provider))
    for code in Catalog.shipped.documentedCodes(of: provider) {
      for row in code.rows {
        let surface = table.surfaces[row.surface]
        guard let value = RequestExample.value(of: row, on: surface) else { continue }
        let error = LoginError(provider: provider, surface: surface.id, code: RawCode(value), catalog: .shipped)
        #expect(error.kind == row.kind, "\(surface.id) \(row.code)")
      }
    }
  }

  @Test func linesAreQuotedForAShell() throws {
    let table = try #require(Catalog.shipped.codeTable(of: .apple))
    let surface = try #require(table.surfaces.first { $0.id == "ios domain" })
    let row = try #require(surface.rows.first)
    let lines = RequestExample(row, in: table).lines
    #expect(lines[0] == "curl 'http://127.0.0.1:8080/v1/errors/apple/\(row.code)?surface=ios%20domain'")
    #expect(lines[1] == "auth-copy resolve apple --surface 'ios domain' \(row.code)")
  }
}
