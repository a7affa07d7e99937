/// The codes of one provider, indexed by every name that a caller may use.
package final class CodeTable: Sendable {
  package let provider: Provider
  /// The provider whose standard codes this one sends too.
  let fallback: Provider?
  /// The surfaces of error domains on Apple's platforms, by index.
  package let domains: [String: Int]
  let payloads: [PayloadShape]
  /// The surfaces, in the order in which ambiguous codes are resolved.
  package let surfaces: [CodeSurface]
  private let index: CodeIndex

  init(
    provider: Provider, fallback: Provider?, domains: [String: Int], payloads: [PayloadShape],
    surfaces: [CodeSurface]
  ) {
    self.provider = provider
    self.fallback = fallback
    self.domains = domains
    self.payloads = payloads
    self.surfaces = surfaces
    index = CodeIndex(surfaces, of: provider)
  }

  /// The index of the surface with this id or error domain.
  func surface(named name: String) -> Int? {
    surfaces.firstIndex { $0.id == name } ?? domains[name]
  }

  /// Resolves a value on the surface that the caller named.
  func resolve(_ value: String, on surface: Int, description: String?) -> Resolution? {
    let also = surfaces[surface].also.compactMap(self.surface(named:))
    return resolve(value, onFirstOf: [surface] + also, description: description)
      ?? derived(value, on: [surface] + also)
  }

  /// Resolves a value on the first of several surfaces that knows it.
  func resolve(_ value: String, onFirstOf surfaces: [Int], description: String?) -> Resolution? {
    for surface in surfaces {
      let found = index.rows(for: value, in: self, where: { $0.surface == surface })
      if let row = found.rows.chosen(describedBy: description) {
        return Resolution([row], of: provider, code: found.code, self.surfaces)
      }
    }
    return nil
  }

  /// Resolves a value on any surface.
  ///
  /// The meaning of an ambiguous value is selected by the description, then by the preferred surfaces in order, then by
  /// the declared order.
  func resolve(
    _ value: String, description: String?, preferring preferred: [Int] = []
  ) -> Resolution? {
    if description == nil, preferred.isEmpty, let match = index.match(of: value) { return match }
    let found = index.rows(for: value, in: self, where: { _ in true })
    if let description, let row = found.rows.first(where: { $0.isDescribed(by: description) }) {
      return Resolution([row], of: provider, code: found.code, surfaces)
    }
    if let match = resolve(value, onFirstOf: preferred, description: description) { return match }
    let rows = found.rows.chosenOnEachSurface(describedBy: description)
    return rows.isEmpty
      ? derived(value, on: Array(surfaces.indices)) : Resolution(rows, of: provider, code: found.code, surfaces)
  }

  private func derived(_ value: String, on surfaces: [Int]) -> Resolution? {
    for surface in surfaces {
      guard let derivation = self.surfaces[surface].derivation,
        let code = derivation.sourceCode(of: value), let source = self.surface(named: derivation.source),
        let match = resolve(code, onFirstOf: [source], description: nil)
      else { continue }
      return Resolution(
        kind: match.kind,
        source: LoginError.Source(provider: provider, surface: self.surfaces[surface].id, code: value),
        isKnown: true, candidates: [])
    }
    return nil
  }
}
