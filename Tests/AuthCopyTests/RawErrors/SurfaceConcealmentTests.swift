import TestSupport
import Testing

@testable import AuthCopy

/// An error that is concealed on one surface stays concealed on each surface that a caller names.
@Suite struct SurfaceConcealmentTests {
  private static let catalog = Catalog.shipped

  /// Returns the kind that a raw error resolves to under strict disclosure.
  private func resolvedKind(_ text: String, of provider: Provider, surface: String?, _ flow: Flow?) -> ResolvedKind {
    let error = LoginError(provider: provider, surface: surface, payload: text.utf8, flow: flow)
    return Self.catalog.kinds.resolve(error.resolution, under: .strict)
  }

  /// Returns the raw errors in which a row's code or phrase can arrive.
  private static func payloads(_ row: CodeRow) -> [String] {
    let code = #""\#(row.code.escaped)""#
    guard let phrase = row.phrase else { return [row.code, #"{"code":\#(code)}"#] }
    let text = #""\#(phrase.escaped)""#
    if row.match == .phrase { return [#"{"message":\#(text)}"#] }
    return [
      #"{"error":\#(code),"error_description":\#(text)}"#, #"{"errorCode":\#(code),"message":\#(text)}"#,
    ]
  }

  /// Returns whether the surface, or the surface that it is derived from, has a row for a code without a phrase.
  private static func hasRow(for row: CodeRow, on surface: CodeSurface, of table: CodeTable) -> Bool {
    func has(_ name: String, on surface: String?) -> Bool {
      surface.flatMap(table.surface(named:)).flatMap { table.resolve(name, describedBy: nil, onlyOn: [$0]) } != nil
    }
    let names = Set([row.code, row.symbol, row.numeric.map(String.init)].compactMap(\.self))
    return row.phrase == nil
      && names.contains { name in
        has(name, on: surface.id)
          || surface.derivation?.sourceCode(of: name).map { has($0, on: surface.derivation?.source) } ?? false
      }
  }

  /// Concealed rows resolve to the same kind with each surface as without a surface.
  ///
  /// Surfaces with their own row for the code are skipped. Each twelfth row is tested, all with `AUTH_COPY_EXHAUSTIVE=1`.
  @Test(arguments: Catalog.shipped.providers) func concealedRowsKeepTheirKindOnEachSurface(provider: Provider) throws {
    let table = try #require(Self.catalog.codeTable(of: provider))
    var texts: Set<String> = []
    var differences: [String: [String]] = [:]
    let rows = table.surfaces.flatMap(\.rows).filter { $0.match == .exact || $0.match == .phrase }
    for row in rows.sampled(every: 12) {
      let flows = ([nil] + Flow.allCases).filter {
        Self.catalog.kinds.resolve(row.meaning, under: .strict, in: $0).isConcealing
      }
      if flows.isEmpty { continue }
      let surfaces = table.surfaces.filter { !Self.hasRow(for: row, on: $0, of: table) }
      for text in Self.payloads(row) where texts.insert(text).inserted {
        for flow in flows {
          let expected = resolvedKind(text, of: provider, surface: nil, flow)
          for surface in surfaces where expected.isConcealing {
            let actual = resolvedKind(text, of: provider, surface: surface.id, flow)
            if actual.kind == expected.kind && actual.isConcealing { continue }
            let difference = "\(surface.id): \(text): \(actual.kind), not \(expected.kind)"
            differences[difference, default: []].append(flow?.rawValue ?? "-")
          }
        }
      }
    }
    for (difference, flows) in differences.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(provider) \(difference) [\(flows.joined(separator: " "))]")
    }
  }

  /// What the words of a sentence say has the method of the named surface, like a row.
  @Test func sentencesHaveTheMethodOfTheSurface() {
    let error = LoginError(provider: "clerk", surface: "js/ClerkWebAuthnError", payload: "wrong password")
    #expect(error.method == .passkey)
  }

  /// Sentences that revealed accounts on auth0's Android surfaces in earlier versions.
  @Test(arguments: [
    "access_denied": "user is blocked", "unauthorized": "verify your email",
    "invalid_grant": "Wrong email or password.",
  ])
  func sentencesStayConcealedOnEachSurface(code: String, sentence: String) throws {
    let table = try #require(Self.catalog.codeTable(of: .auth0))
    for surface in table.surfaces {
      for text in [
        #"{"errorCode":"\#(code)","message":"\#(sentence)"}"#,
        #"{"error":"\#(code)","error_description":"\#(sentence)"}"#,
      ] {
        let kind = resolvedKind(text, of: .auth0, surface: surface.id, nil)
        #expect(kind.kind == .invalidCredentials && kind.isConcealing, "\(surface.id) \(text): \(kind.kind)")
      }
    }
  }
}

extension String {
  fileprivate var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
