internal import AuthCopy
internal import CatalogLint

/// A catalog as read: its document, and its copy in the form that rules check.
struct LintedCatalog: CheckableCatalog {
  let document: CatalogDocument
  let copy: MessageSet
  /// The words of each language.
  let words: [String: CopyWords]
  /// The layers to lint; with an overlay, only the last layer.
  let linted: [CatalogDocument.Layer]

  /// Rules that check a catalog.
  static let checkingRules: [any CatalogRule] = [
    EnumerationLeakRule(), CopyWithoutKindRule(), ProseArgumentRule(), DanglingPronounRule(), SilentPresentationRule(),
    DuplicateCodeRule(), RevealingRowRule(), StrayFileRule(), MissingDirectionRule(),
  ]

  /// Rules that explain the errors of loading a catalog.
  static let loadingRules: [any Rule] = [
    InvalidCatalogRule(), UnmappedKindRule(), KindWithoutCopyRule(), UndeclaredArgumentRule(),
  ]

  var lintedPaths: [String] { linted.flatMap(\.files.paths) }

  func content(at path: String) -> [UInt8]? {
    document.layers.lazy.compactMap { $0.files.content(at: path) }.first
  }

  func check(_ findings: inout FindingList) {
    // Without the catalog's kinds, nothing that refers to a kind can be checked.
    guard document.hasKinds else { return }
    for rule in Self.checkingRules where findings.options.rules.contains(rule.name) { rule.check(self, &findings) }
  }

  func loadingErrors(excluding found: [Finding]) -> [Finding] {
    guard document.hasKinds else { return [] }
    let paths = Set(lintedPaths)
    let errorPlaces = Set(found.filter { $0.severity == .error }.map(\.diagnostic.place))
    let explained = Set(found.map { [$0.rule, $0.path, $0.key] })
    // Files that could not be read are reported as failures, not as findings.
    let failures = Set(document.failures)
    return document.diagnostics().compactMap { diagnostic in
      let place = diagnostic.place
      guard paths.contains(place.location.path), !failures.contains(diagnostic), !errorPlaces.contains(place),
        place.key.isEmpty || !explained.contains([diagnostic.id.rule, place.location.path, place.key]),
        let rule = RuleSet.authCopy[diagnostic.id.rule]
      else { return nil }
      return Finding(diagnostic, rule: rule.name, severity: rule.severity, excerpt: excerpt(at: place))
    }
  }

  func loaded() -> (catalog: any LoadedMessages, isComplete: Bool)? {
    let problems = document.diagnostics()
    let affectsOnlyMessages =
      document.hasKinds && problems.allSatisfy { !$0.place.key.isEmpty && !$0.place.locale.isEmpty }
    guard problems.isEmpty || affectsOnlyMessages else { return nil }
    return (SampledCatalog(Catalog(compiling: document)), problems.isEmpty)
  }

  func uses(ofKey key: String) -> [CatalogSpot] {
    guard let kind = document.kind(ofKey: key)?.kind.name else { return [] }
    return document.layers.flatMap(\.codes).flatMap { table in
      table.codes.flatMap(\.self).filter { $0.row.meaning.canResolve(to: kind) }.map {
        CatalogSpot(path: table.file.path, range: $0.kindOffset..<$0.kindOffset)
      }
    }
  }

  func arguments(ofKey key: String) -> [String] {
    let arguments = document.kind(ofKey: key)?.kind.definition?.arguments ?? []
    return document.arguments(derivedFrom: arguments).sorted()
  }

  func determines(key: String) -> Bool { document.kind(ofKey: key) != nil }

  func definition(of name: String) -> CatalogSpot? {
    guard let definition = document.kinds.first(where: { $0.kind.name == name }) else { return nil }
    // The name with its two quotes.
    let offset = definition.kind.offset
    return CatalogSpot(path: definition.file.path, range: offset..<offset + name.utf8.count + 2)
  }

  /// Returns the message that a diagnostic refers to; the problem is marked if it is an argument.
  private func excerpt(at place: Diagnostic.Place) -> Finding.Excerpt? {
    guard let file = copy.files.first(where: { $0.path == place.location.path }), let entry = file[place.key] else {
      return nil
    }
    let spot = entry.arguments.map(\.nameRange).first { range in
      let offset = file.offset(of: range.lowerBound, in: entry)
      return file.place(at: offset, key: entry.key).location == place.location
    }
    return Finding.Excerpt(
      text: entry.text, spot: spot ?? 0..<0, source: file.isSource ? nil : copy.source?[place.key]?.text)
  }
}

extension CodeMeaning {
  /// Whether the code resolves to a kind in at least one flow.
  fileprivate func canResolve(to kind: String) -> Bool {
    kinds.standard.rawValue == kind || kinds.byFlow.values.contains { $0.rawValue == kind }
  }
}
