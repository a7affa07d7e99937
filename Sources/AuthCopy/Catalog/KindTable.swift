internal import MessageFiles

/// The kinds and arguments of kinds.json, including those that overlays add or replace.
struct KindTable: Sendable {
  /// The definitions, in the order of the file.
  private(set) var definitions: [KindDefinition] = []
  private(set) var arguments: [String: ArgumentDefinition] = [:]
  private var indices = NameIndex()
  /// The kinds that other kinds are concealed as in some flow.
  private var targets: Set<String> = []
  /// For each kind that replaces another kind only in some flows, the kind that it replaces.
  ///
  /// `invalidCredentials` is concealed as `checkInbox` during recovery, so a row that is concealed as `checkInbox` is
  /// shown as `invalidCredentials` during sign-in.
  private var flowIndependentTargets = NameTable<Kind>()
  /// The kinds to show under each disclosure and in each flow, created on first use.
  private var tables: [Lazy<DisplayedKinds>] = []

  /// The kinds to show under a disclosure and in a flow.
  private final class DisplayedKinds: Sendable {
    /// The kind to show for each kind.
    let kinds: NameTable<ResolvedKind>
    /// The kind to show for each kind that a single row is concealed as; it always hides the source.
    let rowTargets: NameTable<ResolvedKind>

    init(kinds: NameTable<ResolvedKind>, rowTargets: NameTable<ResolvedKind>) {
      self.kinds = kinds
      self.rowTargets = rowTargets
    }
  }

  subscript(kind: Kind) -> KindDefinition? { indices[kind.rawValue].map { definitions[$0] } }

  /// - Parameters:
  ///   - method: the deployment's default value of the argument `method`.
  ///   - identifier: the deployment's default value of the argument `identifier`.
  init(_ content: any CatalogContent, method: SignInMethod? = nil, identifier: SignInIdentifier? = nil) {
    arguments = content.argumentDefinitions
    setDefault("method", method?.rawValue)
    setDefault("identifier", identifier?.rawValue)
    definitions = content.definitions
    for definition in definitions { _ = indices.add(definition.kind.rawValue) }
    targets = Set(definitions.flatMap(\.concealedAs.targets).map(\.rawValue))
    // While linking, one kind replaces several others; the last of them counts.
    for definition in definitions
    where definition.concealedAs.standard == nil && targets.contains(definition.kind.rawValue)
      && flowIndependentTargets[definition.kind.rawValue] == nil
    {
      for target in definition.concealedAs.targets {
        flowIndependentTargets.set(target.rawValue, to: definition.kind)
      }
    }
    tables = Disclosure.allCases.flatMap { disclosure in
      ([nil] + Flow.allCases).map { flow in Lazy { [table = self] in table.displayedKinds(under: disclosure, in: flow) }
      }
    }
  }
}

extension KindTable {
  private mutating func setDefault(_ name: String, _ value: String?) {
    if let value { arguments[name] = arguments[name]?.with(defaultValue: .value(.text(value))) }
  }

  private func displayedKinds(under disclosure: Disclosure, in flow: Flow?) -> DisplayedKinds {
    let displayed = definitions.indices.map { displayedDefinition(for: $0, under: disclosure, in: flow) }
    let concealing = zip(displayed.indices, displayed).filter { $0 != $1 }.map(\.1)
    var kinds = NameTable<ResolvedKind>()
    var rowTargets = NameTable<ResolvedKind>()
    for (index, definition) in zip(displayed, definitions) {
      let (kind, shown) = (definition.kind, definitions[index])
      func resolved(isConcealing: Bool) -> ResolvedKind {
        ResolvedKind(
          shown, under: disclosure, in: flow, at: index, isConcealing: isConcealing,
          broader: broader(of: shown, in: flow))
      }
      kinds.set(kind.rawValue, to: resolved(isConcealing: concealing.contains(index)))
      // Rows can be concealed only as targets of kinds, which loading checks; `unknown` replaces an undefined kind.
      if targets.contains(kind.rawValue) || kind == .unknown {
        rowTargets.set(kind.rawValue, to: resolved(isConcealing: true))
      }
    }
    return DisplayedKinds(kinds: kinds, rowTargets: rowTargets)
  }

  /// Returns the broader kind of a kind; nil for a kind that is concealed or that other kinds are concealed as.
  private func broader(of definition: KindDefinition, in flow: Flow?) -> Kind? {
    definition.concealedAs[flow] == nil && !targets.contains(definition.kind.rawValue) ? definition.broader : nil
  }

  /// Returns the position of the definition at the end of the chain of concealments that apply.
  private func displayedDefinition(for index: Int, under disclosure: Disclosure, in flow: Flow?) -> Int {
    var shown = index
    // A chain is shorter than the list of kinds, because a catalog with a cycle cannot be loaded.
    for _ in definitions {
      let current = definitions[shown]
      guard let target = current.concealedAs[flow], disclosure.conceals(current.kind, as: target, in: flow),
        let next = indices[target.rawValue]
      else { break }
      shown = next
    }
    return shown
  }

  /// Returns the kind that a key of the copy belongs to; nil for UX copy.
  func kind(ofKey key: String) -> KindDefinition? { KindKey(key).flatMap { self[Kind(rawValue: $0.kind)] } }

  /// Returns the kind to show for a kind; an undefined kind is treated as `unknown`.
  func resolve(_ kind: Kind, under disclosure: Disclosure, in flow: Flow? = nil) -> ResolvedKind {
    Self.find(kind, in: table(for: disclosure, flow).kinds)
  }

  /// Returns the kind to show for the resolution of a code, whose row can declare its own concealment.
  func resolve(_ resolution: Resolution, under disclosure: Disclosure) -> ResolvedKind {
    if resolution.row.hasOwnConcealment { return resolve(resolution.meaning, under: disclosure, in: resolution.flow) }
    return resolve(resolution.kind, under: disclosure, in: resolution.flow)
  }

  /// Returns the kind to show for a meaning of a code.
  func resolve(_ meaning: CodeMeaning, under disclosure: Disclosure, in flow: Flow?) -> ResolvedKind {
    let kind = meaning.kinds[flow]
    switch meaning.concealment[flow] {
    case nil: return resolve(kind, under: disclosure, in: flow)
    case .open: return resolve(kind, under: .helpful, in: flow)
    case .concealed(let rowTarget):
      let target = target(rowTarget, of: kind, in: flow)
      guard disclosure.conceals(kind, as: target, in: flow) else { return resolve(kind, under: .helpful, in: flow) }
      return Self.find(target, in: table(for: disclosure, flow).rowTargets)
    case .unreadable:
      if disclosure == .helpful { return resolve(kind, under: .helpful, in: flow) }
      let concealed = resolve(kind, under: .strict, in: flow)
      if concealed.kind != kind { return concealed }
      return Self.find(.invalidCredentials, in: table(for: .strict, flow).rowTargets)
    }
  }

  /// Returns the kind that a row is concealed as in a flow.
  ///
  /// During sign-in, sign-up, linking, changes and verification, a target that fits only some flows is replaced by the
  /// kind that is concealed as it, which each flow then conceals in its own way.
  private func target(_ target: Kind, of kind: Kind, in flow: Flow?) -> Kind {
    switch flow {
    case .recover, .refresh, nil: return target
    // A message that was not delivered says nothing about the code that the person enters.
    case .verify where kind == target || self[kind]?.concealedAs[flow] == target: return target
    case .signIn, .signUp, .link, .change, .verify: return flowIndependentTargets[target.rawValue] ?? target
    }
  }

  private func table(for disclosure: Disclosure, _ flow: Flow?) -> DisplayedKinds {
    tables[disclosure.index * Flow?.indexCount + flow.index].value
  }

  private static func find(_ kind: Kind, in kinds: NameTable<ResolvedKind>) -> ResolvedKind {
    guard let resolved = kinds[kind.rawValue] ?? kinds[Kind.unknown.rawValue] else {
      preconditionFailure("every loaded catalog has the kind unknown")
    }
    return resolved
  }
}
