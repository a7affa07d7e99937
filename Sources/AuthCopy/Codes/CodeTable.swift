/// The codes of one provider, indexed by every name that a caller may use.
package final class CodeTable: Sendable {
  package let provider: Provider
  /// The fallback providers, whose codes this provider also sends, in lookup order.
  package let fallbacks: [Provider]
  /// The sign-in method of this provider; nil if it is not certain.
  package let method: SignInMethod?
  /// Maps each error domain of an Apple platform to the index of its surface.
  package let domains: [String: Int]
  /// The prefixes of codes that no other provider uses, such as `KOE` and `AADSTS`.
  package let codePrefixes: [String]
  /// The texts that identify this provider's system anywhere in an error: hosts, packages, SDK names.
  package let systemNames: [String]
  /// The locations of codes in the provider's raw errors, the most specific first.
  package let shapes: [PayloadShape]
  /// The surfaces, in the order in which ambiguous codes are resolved.
  package let surfaces: [CodeSurface]
  let index: CodeIndex
  /// What the readers of the table's raw errors know.
  let rules: ReadingRules
  /// What all codes, symbols and numbers resolve to, created in advance; phrases are found in texts.
  private let resolvedRows: NameTable<ResolvedRow>

  init(
    provider: Provider, fallbacks: [Provider], method: SignInMethod?, domains: [String: Int], codePrefixes: [String],
    systemNames: [String], shapes: [PayloadShape], surfaces: [CodeSurface], _ rules: ReadingRules
  ) {
    self.rules = rules
    self.provider = provider
    self.fallbacks = fallbacks
    self.method = method
    self.domains = domains
    self.codePrefixes = codePrefixes
    self.systemNames = systemNames
    self.shapes = shapes
    self.surfaces = surfaces
    let index = CodeIndex(surfaces, isNetwork: rules.isNetwork(provider), rules)
    self.index = index
    var resolvedRows = NameTable<ResolvedRow>()
    for value in index.values {
      let rows = index.rows(of: value, on: .httpStatuses(false))
      if rows.isEmpty { continue }
      let content = ResolvedRow.Content(rows, of: provider, code: value, surfaces, rules)
      resolvedRows.set(value, to: ResolvedRow(content))
    }
    self.resolvedRows = resolvedRows
  }

  /// Returns the index of the surface with this id or error domain.
  func surface(named name: String) -> Int? {
    if name.utf8.count > Self.maximumSurfaceNameLength { return nil }
    return surfaces.firstIndex { $0.id == name } ?? domains[name]
  }

  /// The maximum length of a surface's name, in bytes.
  private static let maximumSurfaceNameLength = 256

  /// Returns whether the provider has codes in the namespace of this code, such as `auth/` in `auth/user-not-found`.
  func hasNamespace(of code: String) -> Bool {
    code.utf8.firstIndex(of: UInt8(ascii: "/")).map { index.namespaces.contains(String(code[...$0])) } ?? false
  }

  /// Returns the rows on all surfaces of a code, symbol or number, or of the code from which the value is derived.
  package func rows(of value: String) -> [CodeRow] {
    let found = index.find(index.value(value), on: .all)
    if !found.isEmpty { return found.rows.map { index.rows[$0] } }
    guard let source = resolveCode(value, describedBy: nil)?.rowSource else { return [] }
    return index.rows.filter { surfaces[$0.surface].id == source.surface && $0.code == source.code }
  }

  /// Returns the sign-in method of a surface that the caller named; nil if it is not certain.
  ///
  /// The surface of a matching row is not used, because its method would distinguish kinds that are concealed as the
  /// same kind.
  func method(on surface: Int) -> SignInMethod? { surfaces[surface].method ?? method }

  /// Returns a surface and the surfaces that callers may mean by it.
  private func withAlternatives(_ surface: Int) -> [Int] {
    [surface] + surfaces[surface].alternatives.compactMap(self.surface(named:))
  }

  private func resolution(_ row: Int, code: String) -> Resolution {
    resolution([index.rows[row]], code: code)
  }

  private func resolution(_ rows: [CodeRow], code: String) -> Resolution {
    Resolution(ResolvedRow(ResolvedRow.Content(rows, of: provider, code: code, surfaces, rules)), method: method)
  }
}

extension CodeTable {
  /// Resolves a value on the surface that the caller named.
  func resolve(_ value: String, on surface: Int, describedBy text: ScannedText? = nil) -> Resolution? {
    let surfaces = withAlternatives(surface)
    let resolution =
      resolve(value, onFirstOf: surfaces, describedBy: text)
      ?? resolveDerived(value, on: surfaces) ?? resolvePhrase(in: value, on: .surfaces(surfaces))
    return resolution?.with(method: method(on: surface))
  }

  /// Resolves a value on any surface.
  ///
  /// The meaning of an ambiguous value is selected by the description, then by the preferred surfaces in order, then by
  /// the declared order.
  func resolve(
    _ value: String, describedBy text: ScannedText? = nil, preferringSurfaces preferred: [Int] = []
  ) -> Resolution? {
    if text == nil, preferred.isEmpty, let row = resolvedRows[value] { return Resolution(row, method: method) }
    return resolveCode(value, describedBy: text, preferringSurfaces: preferred)
      ?? resolvePhrase(in: value, on: .httpStatuses(false))
  }

  /// Resolves a value on any surface, without searching it for phrases.
  func resolveCode(_ value: String, describedBy text: ScannedText?, preferringSurfaces preferred: [Int] = [])
    -> Resolution?
  {
    let lookup = index.value(value)
    let anywhere = index.find(lookup, on: .httpStatuses(false))
    guard !anywhere.isEmpty else { return resolveDerived(value, on: Array(surfaces.indices)) }
    let matches = text.map { $0.matches(ofTable: self) }
    if let resolution = resolve(lookup, anywhere, matches, preferringSurfaces: preferred) { return resolution }
    let rows = index.rowOfEachSurface(anywhere.rows, describedBy: matches).map { index.rows[$0] }
    return rows.isEmpty ? nil : resolution(rows, code: anywhere.code)
  }

  /// Resolves a value that a shape located, on the shape's surfaces, or by a description on another surface.
  ///
  /// Phrases of the shape's surfaces count too, because a shape can locate a message.
  func resolve(_ value: String, describedBy text: ScannedText, locatedOn preferred: [Int]) -> Resolution? {
    let lookup = index.value(value)
    let anywhere = index.find(lookup, on: .httpStatuses(false))
    if !anywhere.isEmpty {
      let matches = text.matches(ofTable: self)
      if let resolution = resolve(lookup, anywhere, matches, preferringSurfaces: preferred) { return resolution }
    }
    return resolveDerived(value, on: preferred) ?? resolvePhrase(in: value, on: .surfaces(preferred))
  }

  /// Resolves a value by a description, on preferred surfaces first, or else by its code on a preferred surface.
  ///
  /// - Parameter anywhere: the rows of the value on all surfaces.
  private func resolve(
    _ value: CodeIndex.Value, _ anywhere: CodeIndex.LookupResult, _ matches: PhraseMatches?,
    preferringSurfaces preferred: [Int]
  ) -> Resolution? {
    let results = preferred.map { surface in index.find(value, on: .surface(surface)) }
    for result in results {
      if let row = index.describedRow(among: result.rows[...], by: matches) {
        return resolution(row, code: result.code)
      }
    }
    if let row = index.describedRow(among: anywhere.rows[...], by: matches) {
      return resolution(row, code: anywhere.code)
    }
    for result in results {
      if let row = index.row(among: result.rows[...], describedBy: matches) {
        return resolution(row, code: result.code)
      }
    }
    return nil
  }

  /// Resolves a value only on the given surfaces and on the surfaces that callers may mean by them.
  func resolve(_ value: String, describedBy text: ScannedText?, onlyOn surfaces: [Int]) -> Resolution? {
    resolve(value, onFirstOf: surfaces.flatMap(withAlternatives), describedBy: text)
  }

  /// Resolves the HTTP status of a provider's response, whose body can determine the meaning.
  func resolve(status: Int, describedBy text: ScannedText) -> Resolution? {
    let matches = text.matches(ofTable: self)
    let found = index.find(index.value(String(status)), on: .httpStatuses(true))
    return index.row(among: found.rows[...], describedBy: matches).map { resolution($0, code: found.code) }
  }

  /// Returns the resolution of the first row that is on a wanted surface; nil if there is none.
  ///
  /// - Parameters:
  ///   - rows: rows of one phrase.
  ///   - surface: the surface that the caller named.
  func resolution(ofPhraseOf rows: [Int], on surface: Int?) -> (row: Int, resolution: Resolution)? {
    let wanted = surface.map(withAlternatives)
    let isWanted = { (row: Int) in wanted?.contains(self.index.surfaces[row]) ?? true }
    return rows.first(where: isWanted).map { ($0, resolution($0, code: index.rows[$0].code)) }
  }

  /// Resolves a value on the first of several surfaces that has it.
  ///
  /// The text is searched for all phrases even if the code has none, so that the time does not depend on the code.
  private func resolve(_ value: String, onFirstOf surfaces: [Int], describedBy text: ScannedText?) -> Resolution? {
    let lookup = index.value(value)
    for surface in surfaces {
      let found = index.find(lookup, on: .surface(surface))
      guard !found.isEmpty else { continue }
      let matches = text.map { $0.matches(ofTable: self) }
      if let row = index.row(among: found.rows[...], describedBy: matches) {
        return resolution(row, code: found.code)
      }
    }
    return nil
  }

  /// Resolves a value by the longest phrase in it.
  private func resolvePhrase(in value: String, on scope: CodeIndex.Scope) -> Resolution? {
    guard index.hasPhraseRows, value.canBeSentence else { return nil }
    let matches = index.phrases.matches(in: CaseFoldedBytes(value))
    return index.phraseRow(in: matches, on: scope).map { resolution($0, code: index.rows[$0].code) }
  }

  /// Resolves a code that an SDK derives from a code of another surface.
  private func resolveDerived(_ value: String, on surfaces: [Int]) -> Resolution? {
    var tried: CodeDerivation?
    for surface in surfaces {
      // The surfaces of a provider's SDKs often share a derivation; it is tried only once.
      guard let derivation = self.surfaces[surface].derivation, derivation != tried else { continue }
      tried = derivation
      guard
        let code = derivation.sourceCode(of: value), let source = self.surface(named: derivation.source),
        let match = resolve(code, onFirstOf: [source], describedBy: nil)
      else { continue }
      let content = ResolvedRow.Content(
        meaning: match.meaning,
        source: LoginError.Source(provider: provider, surface: self.surfaces[surface].id, code: value),
        rowSource: match.rowSource, traits: match.traits)
      return Resolution(ResolvedRow(content), method: method)
    }
    return nil
  }
}

extension String {
  /// Whether the text can be a sentence: a text without a blank inside is a code, a token or an id.
  fileprivate var canBeSentence: Bool {
    utf8.contains { $0 >= 0x80 } || utf8.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.contains(0x20)
  }
}
