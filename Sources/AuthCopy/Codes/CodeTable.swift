/// The codes of one provider, in every way that a caller may name them.
package final class CodeTable: Sendable {
  package let provider: Provider
  /// The provider whose standard codes this one sends too.
  let fallback: Provider?
  /// Error domains of Apple's platforms and the surfaces that they mean.
  package let domains: [String: Int]
  let payloads: [PayloadShape]
  /// In the order in which a code that means several things is read.
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
    index = CodeIndex(surfaces)
  }

  /// The index of the surface with this id or error domain.
  func surface(named name: String) -> Int? {
    surfaces.firstIndex { $0.id == name } ?? domains[name]
  }

  /// Finds what a value means on the one surface that the caller named.
  func resolve(_ value: String, on surface: Int, description: String?) -> CodeMatch? {
    let also = surfaces[surface].also.compactMap(self.surface(named:))
    return resolve(value, onFirstOf: [surface] + also, description: description)
      ?? derived(value, on: [surface] + also)
  }

  /// Finds what a value means on the first of some surfaces that knows it.
  func resolve(_ value: String, onFirstOf surfaces: [Int], description: String?) -> CodeMatch? {
    for surface in surfaces {
      let found = index.rows(for: value, in: self, where: { $0.surface == surface })
      if let row = Self.choose(from: found.rows, description) {
        return match(row, code: found.code)
      }
    }
    return nil
  }

  /// Finds what a value means on any surface. It may mean several things: what the description says counts, then the
  /// first of the preferred surfaces, then the first in the declared order.
  func resolve(
    _ value: String, description: String?, preferring preferred: [Int] = []
  ) -> CodeMatch? {
    let found = index.rows(for: value, in: self, where: { _ in true })
    if let description, let row = found.rows.first(where: { $0.isDescribed(by: description) }) {
      return match(row, code: found.code)
    }
    if let match = resolve(value, onFirstOf: preferred, description: description) { return match }
    let rows = Self.chooseOnEachSurface(from: found.rows, description)
    guard let first = rows.first else {
      return derived(value, on: Array(surfaces.indices))
    }
    var match = match(first, code: found.code)
    if rows.contains(where: { $0.kind != first.kind }) {
      match.candidates = rows.map { CodeCandidate(surface: surfaces[$0.surface].id, kind: $0.kind) }
    }
    return match
  }

  private func match(_ row: CodeRow, code: String) -> CodeMatch {
    CodeMatch(kind: row.kind, surface: surfaces[row.surface].id, code: code)
  }

  /// - Parameter rows: in the order of surfaces.
  private static func chooseOnEachSurface(from rows: [CodeRow], _ description: String?) -> [CodeRow] {
    if rows.count < 2 { return rows }
    var chosen: [CodeRow] = []
    var start = 0
    while start < rows.count {
      let end = rows[start...].firstIndex { $0.surface != rows[start].surface } ?? rows.count
      if let row = choose(from: rows[start..<end], description) { chosen.append(row) }
      start = end
    }
    return chosen
  }

  /// Among rows of one code and surface: the one whose description fits, else the plain one, else the first.
  private static func choose(from rows: some Collection<CodeRow>, _ description: String?) -> CodeRow? {
    if let description, let row = rows.first(where: { $0.isDescribed(by: description) }) { return row }
    return rows.first { $0.description == nil } ?? rows.first
  }

  private func derived(_ value: String, on surfaces: [Int]) -> CodeMatch? {
    for surface in surfaces {
      guard let derivation = self.surfaces[surface].derivation,
        let code = derivation.sourceCode(of: value), let source = self.surface(named: derivation.source),
        let match = resolve(code, onFirstOf: [source], description: nil)
      else { continue }
      return CodeMatch(kind: match.kind, surface: self.surfaces[surface].id, code: value)
    }
    return nil
  }
}

/// What a raw code turned out to mean.
struct CodeMatch {
  let kind: Kind
  let surface: String
  /// The part of the value that was the code.
  let code: String
  /// When the code means different things on several surfaces: all of them.
  var candidates: [CodeCandidate] = []
}

extension CodeRow {
  fileprivate func isDescribed(by description: String) -> Bool {
    self.description.map { description.lowercased().contains($0) } ?? false
  }
}
