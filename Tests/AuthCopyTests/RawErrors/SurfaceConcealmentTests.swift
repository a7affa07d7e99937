import Testing

@testable import AuthCopy

/// What a provider conceals on one surface keeps its class under each surface that a caller names.
@Suite struct SurfaceConcealmentTests {
  private static let catalog = Catalog.shipped

  /// What is shown for a raw error; nil for a kind that is no member of a class.
  private func shown(_ text: String, of provider: Provider, surface: String?, _ flow: Flow?) -> ResolvedKind {
    let error = LoginError(provider: provider, surface: surface, payload: text.utf8, flow: flow)
    return Self.catalog.kinds.resolve(error.resolution, under: .strict)
  }

  /// The forms in which the row of a code can come in a raw error.
  private static func payloads(_ row: CodeRow) -> [String] {
    let code = #""\#(row.code.escaped)""#
    guard let phrase = row.phrase else { return [row.code, #"{"code":\#(code)}"#] }
    let text = #""\#(phrase.escaped)""#
    if row.match == .phrase { return [#"{"message":\#(text)}"#] }
    return [
      #"{"error":\#(code),"error_description":\#(text)}"#, #"{"errorCode":\#(code),"message":\#(text)}"#,
    ]
  }

  /// Whether a surface, one that callers may mean by it, or the one from which its codes are derived, has a row of its own
  /// for a code without a sentence.
  private static func hasOwnRow(for row: CodeRow, on surface: CodeSurface, of table: CodeTable) -> Bool {
    func has(_ name: String, on surface: String?) -> Bool {
      surface.flatMap(table.surface(named:)).flatMap { table.resolve(name, describedBy: nil, only: [$0]) } != nil
    }
    let names = Set([row.code, row.symbol, row.numeric.map(String.init)].compactMap(\.self))
    return row.phrase == nil
      && names.contains { name in
        has(name, on: surface.id)
          || surface.derivation?.sourceCode(of: name).map { has($0, on: surface.derivation?.source) } ?? false
      }
  }

  /// The kinds that differ between no surface and each surface, for the rows of a class.
  ///
  /// A row of the named surface stands for its own code.
  @Test(arguments: Catalog.shipped.providers) func theMatrixIsEmpty(provider: Provider) throws {
    let table = try #require(Self.catalog.codeTable(of: provider))
    var texts: Set<String> = []
    var differences: [String: [String]] = [:]
    for row in table.surfaces.flatMap(\.rows) where row.match == .exact || row.match == .phrase {
      let flows = ([nil] + Flow.allCases).filter {
        Self.catalog.kinds.resolve(row.meaning, under: .strict, in: $0).isConcealing
      }
      for text in Self.payloads(row) where !flows.isEmpty && texts.insert(text).inserted {
        for flow in flows {
          let wanted = shown(text, of: provider, surface: nil, flow)
          for surface in table.surfaces where wanted.isConcealing && !Self.hasOwnRow(for: row, on: surface, of: table) {
            let found = shown(text, of: provider, surface: surface.id, flow)
            if found.kind == wanted.kind && found.isConcealing { continue }
            let difference = "\(surface.id): \(text): \(found.kind), not \(wanted.kind)"
            differences[difference, default: []].append(flow?.rawValue ?? "-")
          }
        }
      }
    }
    for (difference, flows) in differences.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(provider) \(difference) [\(flows.joined(separator: " "))]")
    }
  }

  /// What a second attacker found on auth0's surfaces for Android.
  @Test(arguments: [
    "access_denied": "user is blocked", "unauthorized": "verify your email",
    "invalid_grant": "Wrong email or password.",
  ])
  func aSentenceKeepsItsClassUnderEachSurface(code: String, sentence: String) throws {
    let table = try #require(Self.catalog.codeTable(of: .auth0))
    for surface in table.surfaces {
      for text in [
        #"{"errorCode":"\#(code)","message":"\#(sentence)"}"#,
        #"{"error":"\#(code)","error_description":"\#(sentence)"}"#,
      ] {
        let kind = shown(text, of: .auth0, surface: surface.id, nil)
        #expect(kind.kind == .invalidCredentials && kind.isConcealing, "\(surface.id) \(text): \(kind.kind)")
      }
    }
  }
}

extension String {
  fileprivate var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
