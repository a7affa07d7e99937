import Testing

@testable import AuthCopy

/// What tells of an account is concealed in each form in which it can come.
@Suite struct ConcealedTextTests {
  private let catalog = Catalog.shipped

  /// Each phrase that tells of an account, as a whole text, in a message, and under an exception's name.
  @Test(arguments: Catalog.shipped.providers) func aSentenceIsConcealedAsItsRowIs(provider: Provider) throws {
    let table = try #require(catalog.codeTable(of: provider))
    for row in table.surfaces.flatMap(\.rows) where row.match == .phrase {
      for flow in [nil] + Flow.allCases {
        let wanted = catalog.kinds.resolve(row.meaning, under: .strict, in: flow)
        guard wanted.isConcealing else { continue }
        for text in [row.code, #"{"message":"\#(row.code.escaped)"}"#, "Error: \(row.code)"] {
          let error = LoginError(provider: provider, payload: text.utf8, flow: flow)
          // A longer phrase or a code in the sentence may decide, but never outside of a class.
          let kind = catalog.kinds.resolve(error.resolution, under: .strict)
          #expect(kind.isConcealing, "\(provider) \(flow.map { "\($0)" } ?? "-"): \(text) is \(kind.kind)")
        }
      }
    }
  }

  /// Each code that tells of an account, where it is the whole text.
  @Test(arguments: Catalog.shipped.providers) func aCodeAsATextIsConcealedAsTheCodeIs(provider: Provider) throws {
    let table = try #require(catalog.codeTable(of: provider))
    for row in table.surfaces.flatMap(\.rows) where row.match == .exact && row.code.utf8.contains(where: \.isLetter) {
      for flow in [nil] + Flow.allCases {
        let code = LoginError(provider: provider, code: RawCode(row.code), flow: flow)
        guard catalog.kinds.resolve(code.resolution, under: .strict).isConcealing else { continue }
        let error = LoginError(provider: provider, payload: row.code.utf8, flow: flow)
        let kind = catalog.kinds.resolve(error.resolution, under: .strict)
        #expect(kind.isConcealing, "\(provider) \(flow.map { "\($0)" } ?? "-"): \(row.code) is \(kind.kind)")
      }
    }
  }
}

extension String {
  fileprivate var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
