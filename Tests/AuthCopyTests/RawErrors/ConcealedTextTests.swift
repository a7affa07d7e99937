import TestSupport
import Testing

@testable import AuthCopy

/// Text that reveals an account is concealed in each form in which it can arrive.
@Suite struct ConcealedTextTests {
  private let catalog = Catalog.shipped

  /// Each phrase that reveals an account: as the whole text, in a message, and after an exception's name.
  @Test(arguments: Catalog.shipped.providers) func phrasesOfConcealedRowsAreConcealed(provider: Provider) throws {
    let table = try #require(catalog.codeTable(of: provider))
    for row in table.surfaces.flatMap(\.rows) where row.match == .phrase {
      for flow in [nil] + Flow.allCases {
        let expected = catalog.kinds.resolve(row.meaning, under: .strict, in: flow)
        guard expected.isConcealing else { continue }
        for text in [row.code, #"{"message":"\#(row.code.escaped)"}"#, "Error: \(row.code)"] {
          let error = LoginError(provider: provider, payload: text.utf8, flow: flow)
          // A longer phrase or a code in the sentence may take precedence, but the kind stays concealed.
          let kind = catalog.kinds.resolve(error.resolution, under: .strict)
          #expect(kind.isConcealing, "\(provider) \(flow.map { "\($0)" } ?? "-"): \(text) is \(kind.kind)")
        }
      }
    }
  }

  /// Each code that reveals an account, as the whole text.
  @Test(arguments: Catalog.shipped.providers) func concealedCodesAreAlsoConcealedAsText(provider: Provider) throws {
    let table = try #require(catalog.codeTable(of: provider))
    for row in table.surfaces.flatMap(\.rows) where row.match == .exact && row.code.utf8.contains(where: \.isLetter) {
      for flow in [nil] + Flow.allCases {
        let errorOfCode = LoginError(provider: provider, code: RawCode(row.code), flow: flow)
        guard catalog.kinds.resolve(errorOfCode.resolution, under: .strict).isConcealing else { continue }
        let error = LoginError(provider: provider, payload: row.code.utf8, flow: flow)
        let kind = catalog.kinds.resolve(error.resolution, under: .strict)
        #expect(kind.isConcealing, "\(provider) \(flow.map { "\($0)" } ?? "-"): \(row.code) is \(kind.kind)")
      }
    }
  }

  /// Each phrase that reveals an account, inside each overloaded code of its provider: a code that stands for many errors.
  @Test(arguments: Catalog.shipped.providers) func phrasesAreConcealedInOverloadedCodes(provider: Provider) throws {
    let table = try #require(catalog.codeTable(of: provider))
    let rows = table.surfaces.flatMap(\.rows)
    let overloadedCodes = Set(rows.lazy.filter(\.isOverloaded).map(\.code)).sorted()
    // Of many codes, each phrase meets one in 24, and the next phrase another one.
    let step = Exhaustive.isOn || overloadedCodes.count < 40 ? 1 : 24
    // The code of a prefix row is only the beginning of the codes in real errors.
    for (number, row) in rows.enumerated() where row.phrase != nil && row.match != .prefix {
      for flow in [nil, Flow.signIn, .recover]
      where catalog.kinds.resolve(row.meaning, under: .strict, in: flow).isConcealing {
        // A row with both a code and a phrase matches only in that code; a row with only a phrase, in all.
        let requiredCode = row.match == .phrase ? nil : row.code
        for (index, code) in overloadedCodes.enumerated()
        where requiredCode == nil ? (index + number) % step == 0 : requiredCode == code {
          let text = row.phrase ?? ""
          for payload in [#"{"error":"\#(code.escaped)","error_description":"\#(text.escaped)"}"#, "\(code): \(text)"] {
            let error = LoginError(provider: provider, payload: payload.utf8, flow: flow)
            let kind = catalog.kinds.resolve(error.resolution, under: .strict)
            #expect(kind.isConcealing, "\(provider) \(flow.map { "\($0)" } ?? "-"): \(code) \(text) is \(kind.kind)")
          }
        }
      }
    }
  }

  /// A code that reveals an account is concealed even if the provider is unknown.
  ///
  /// Within a flow, all errors shown as the same concealing kind have the same copy.
  @Test func codesWithoutTheirProviderAreConcealed() {
    var copiesByFlow: [Flow?: [Kind: Set<Copy>]] = [:]
    let rows = catalog.codeTables.flatMap(\.surfaces).flatMap(\.rows)
    for code in Set(rows.filter { $0.match == .exact && $0.code.utf8.contains(where: \.isLetter) }.map(\.code)) {
      // A code that is too common a name has no meaning without its provider.
      let meanings = catalog.codeTables.compactMap { $0.resolveCode(code, describedBy: nil) }.filter {
        !$0.traits.isCommonName
      }
      for flow in [nil] + Flow.allCases
      where meanings.contains(where: { catalog.kinds.resolve($0.meaning, under: .strict, in: flow).isConcealing }) {
        let error = LoginError(payload: code.utf8, flow: flow)
        let kind = catalog.kinds.resolve(error.resolution, under: .strict)
        #expect(kind.isConcealing, "\(flow.map { "\($0)" } ?? "-"): \(code) is \(kind.kind)")
        copiesByFlow[flow, default: [:]][kind.kind, default: []].insert(catalog.copy(for: error, locale: "en"))
      }
    }
    #expect(copiesByFlow.count == Flow.allCases.count + 1)
    for (flow, copiesByKind) in copiesByFlow {
      for (kind, copies) in copiesByKind {
        #expect(copies.count == 1, "\(flow.map { "\($0)" } ?? "-"): \(kind) has different copy: \(copies)")
      }
    }
  }
}

extension String {
  fileprivate var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
