/// The kinds and arguments of kinds.json, including those that overlays add or replace.
struct KindTable: Sendable {
  /// The definitions, in the order of the file.
  private(set) var definitions: [KindDefinition] = []
  private(set) var arguments: [String: ArgumentDefinition] = [:]
  private var indices: [Kind: Int] = [:]
  /// The kind to show for each kind; one table per disclosure, in the order of `Disclosure.allCases`.
  private var resolvedKinds: [NameTable<ResolvedKind>] = []

  subscript(kind: Kind) -> KindDefinition? { indices[kind].map { definitions[$0] } }

  init(_ document: CatalogDocument) {
    arguments = document.arguments.compactMapValues(\.argument.definition)
    definitions = document.kinds.compactMap(\.kind.definition)
    for (index, definition) in definitions.enumerated() { indices[definition.kind] = index }
    compileResolvedKinds()
  }
}

extension KindTable {
  private mutating func compileResolvedKinds() {
    let targets = Set(definitions.compactMap(\.concealedAs))
    resolvedKinds = Disclosure.allCases.map { disclosure in
      var resolvedKinds: [String: ResolvedKind] = [:]
      for definition in definitions {
        var shown = definition
        if let target = definition.concealedAs, disclosure.conceals(classOf: target) {
          shown = self[target] ?? definition
        }
        resolvedKinds[definition.kind.rawValue] = ResolvedKind(
          shown, at: indices[shown.kind] ?? 0,
          hidesSource: targets.contains(shown.kind) && disclosure.conceals(classOf: shown.kind))
      }
      return NameTable(resolvedKinds)
    }
  }

  /// The kind that a key of the copy belongs to; nil for UX copy.
  func kind(ofKey key: String) -> KindDefinition? { KindKey(key).flatMap { self[Kind(rawValue: $0.kind)] } }

  /// The kind to show for a kind; an undefined kind is treated as `unknown`.
  func resolve(_ kind: Kind, under disclosure: Disclosure) -> ResolvedKind {
    let kinds = resolvedKinds[disclosure.index]
    guard let resolved = kinds[kind.rawValue] ?? kinds[Kind.unknown.rawValue] else {
      preconditionFailure("a catalog without the kind unknown is not loaded")
    }
    return resolved
  }
}
