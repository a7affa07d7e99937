package import MessageFiles

/// A row of a code table in a list for developers.
package struct ListedCode: Sendable {
  package let code: String
  /// The name of the constant in the vendor's SDK.
  package let symbol: String?
  /// The number of the constant in the vendor's SDK.
  package let numeric: Int?
  /// How a value is compared with the code.
  package let match: String
  /// The explanation of the code for developers: one sentence.
  package let explanation: String?
  /// Text of the error's message that distinguishes this row from others with the same code.
  package let description: String?
  /// The kinds of the code, without concealment.
  package let kinds: ByFlow<Kind>
  /// The kinds that strict disclosure shows instead; nil in flows where the code is not concealed.
  package let concealedAs: ByFlow<Kind?>

  init(_ row: CodeRow, _ kinds: KindTable) {
    code = row.code
    symbol = row.symbol
    numeric = row.numeric
    match = row.match.rawValue
    description = row.description
    explanation = row.explanation
    self.kinds = row.meaning.kinds
    func concealed(in flow: Flow?) -> Kind? {
      let shown = kinds.resolve(row.meaning, under: .strict, in: flow).kind
      return shown == row.meaning.kinds[flow] ? nil : shown
    }
    let standard = concealed(in: nil)
    var byFlow: [Flow: Kind?] = [:]
    for flow in Flow.allCases {
      let target = concealed(in: flow)
      if target != standard { byFlow.updateValue(target, forKey: flow) }
    }
    concealedAs = ByFlow(standard, byFlow: byFlow)
  }

  /// Whether a value must equal the code, as for most codes.
  package var isExact: Bool { match == CodeRow.Match.exact.rawValue }
}

extension ListedCode {
  /// Writes the members that identify and explain the code.
  ///
  /// Members that do not apply are absent, and so is `match` if it is `exact`.
  package func writeNames(to json: inout JSONWriter) {
    if !code.isEmpty { json.member("code", code) }
    if let symbol { json.member("symbol", symbol) }
    if let numeric { json.member("numeric", String(numeric)) }
    if !isExact { json.member("match", match) }
    if let description { json.member("description", description) }
    if let explanation { json.member("meaning", explanation) }
  }

  /// Writes the members `kind`, `kindIn`, `concealedAs` and `concealedIn`.
  ///
  /// In `concealedIn`, `false` marks a flow without concealment.
  package func writeKinds(to json: inout JSONWriter) {
    json.member("kind", kinds.standard.rawValue)
    Self.write(kinds.byFlow, as: "kindIn", to: &json) { json, kind in json.value(kind.rawValue) }
    if let concealed = concealedAs.standard { json.member("concealedAs", concealed.rawValue) }
    Self.write(concealedAs.byFlow, as: "concealedIn", to: &json) { json, kind in
      if let kind { json.value(kind.rawValue) } else { json.value(false) }
    }
  }

  private static func write<Value>(
    _ values: [Flow: Value], as key: String, to json: inout JSONWriter, _ write: (inout JSONWriter, Value) -> Void
  ) {
    if values.isEmpty { return }
    json.key(key)
    json.object { json in
      for flow in Flow.allCases {
        guard let value = values[flow] else { continue }
        json.key(flow.rawValue)
        write(&json, value)
      }
    }
  }
}
