internal import AuthCopy
internal import Foundation

/// Checks catalogs of messages: AuthCopy's own, and any file in one of the formats that are read.
///
/// In your own tests: `#expect(Linter().findings(in: "Catalogs").isEmpty)`
public struct Linter: Sendable {
  /// The locale that translators translate from, a BCP 47 tag.
  public let sourceLocale: String
  /// The dialect of all files; nil uses each file's `@@x-syntax`, or ICU without one.
  public let dialect: Dialect?
  /// Whether a rule checks only the messages that have one of its triggers.
  ///
  /// Tests turn it off to verify that triggers exclude no finding.
  var usesTriggers = true

  /// - Parameters:
  ///   - sourceLocale: a BCP 47 tag.
  ///   - dialect: the dialect of all files; nil uses each file's `@@x-syntax`, or ICU without one.
  public init(sourceLocale: String = "en", dialect: Dialect? = nil) {
    self.sourceLocale = sourceLocale
    self.dialect = dialect
  }

  /// Finds all problems in a folder or file.
  public func findings(in path: String) -> [Finding] { lint([path]).findings }

  /// Lints folders and files.
  ///
  /// A folder with `kinds.json` is an AuthCopy catalog; any other folder is searched for files of messages.
  public func lint(_ paths: [String]) -> LintReport {
    let input = LintInput(paths)
    return lint(input.units, failures: input.failures)
  }

  /// Lints a folder that is laid over a catalog, as `Catalog.load` loads it.
  ///
  /// - Parameters:
  ///   - overlay: the folder of the overlay.
  ///   - catalog: the folder of the base catalog; nil means the shipped one.
  public func lint(overlay: String, on catalog: String? = nil) -> LintReport {
    lint([.overlay(overlay, base: catalog)], failures: [])
  }

  /// Lints a catalog and the folder that is laid over it.
  ///
  /// - Parameters:
  ///   - catalog: the folder of the catalog; nil means the shipped one.
  ///   - overlay: the folder of the overlay; nil means none.
  package func lint(catalog: String?, overlay: String?) -> LintReport {
    lint([.catalog(catalog)] + (overlay.map { [.overlay($0, base: catalog)] } ?? []), failures: [])
  }

  private func lint(_ units: [LintInput.Unit], failures: [Diagnostic]) -> LintReport {
    let reader = UnitReader(self)
    // Release each unit as soon as it has been checked, so that many files need little memory.
    let parts = Parallel.map(units) { unit in
      let content = reader.read(unit)
      return LintReport(
        findings: findings(in: content), files: Set(content.set.files.map(\.path)).count,
        messages: content.set.files.map(\.entries.count).reduce(0, +), failures: content.failures)
    }
    return LintReport(
      findings: parts.flatMap(\.findings).sorted(by: Finding.isOrderedBefore),
      files: parts.map(\.files).reduce(0, +), messages: parts.map(\.messages).reduce(0, +),
      failures: failures + parts.flatMap(\.failures))
  }

  func findings(in content: UnitReader.Content) -> [Finding] {
    let options = LintOptions(isOwnCatalog: content.set.isOwnCatalog)
    var list = FindingList(options: options)
    list.append(messageFindings(in: content.set, options))
    // Without its kinds, nothing that refers to them can be checked.
    let catalog = content.catalog.flatMap { $0.document.hasKinds ? $0 : nil }
    if let catalog {
      for rule in Self.catalogRules { rule.check(catalog, &list) }
    }
    var findings = SuppressionFilter(content.set).apply(to: list)
    // Errors that prevent loading cannot be suppressed.
    if let catalog { findings += catalog.checkFindings(besides: findings) }
    // Each unit is sorted in parallel, which makes the final sort cheap.
    return findings.sorted(by: Finding.isOrderedBefore)
  }

  private func messageFindings(in set: MessageSet, _ options: LintOptions) -> [Finding] {
    var found = Parallel.map(Self.setRules) { rule in findings(options) { rule.check(set, &$0) } }
    let slices = set.pairings.flatMap { pairing in
      pairing.file.entries.indices.slices(of: Self.sliceLength).map { (pairing, $0) }
    }
    found += Parallel.map(slices) { pairing, slice in
      findings(options) { check(slice, of: pairing, set.source, &$0) }
    }
    return found.flatMap(\.self)
  }

  /// How many messages one core checks at a time (`Scripts/bench lint`).
  private static let sliceLength = 2_000

  private func findings(_ options: LintOptions, _ check: (inout FindingList) -> Void) -> [Finding] {
    var list = FindingList(options: options)
    check(&list)
    return list.findings
  }

  private func check(
    _ entries: Range<Int>, of pairing: Pairing, _ source: MessageFile?, _ list: inout FindingList
  ) {
    let options = list.options
    let triggers = Self.messageRules.reduce(usesTriggers ? TextFeatures() : .any) { triggers, rule in
      triggers.union(rule.triggers(in: pairing.file, options))
    }
    let batch = EntryBatch(
      entries, of: pairing, source: pairing.file.isSource ? nil : source, options: options, triggers: triggers)
    for rule in Self.messageRules {
      if usesTriggers {
        rule.check(batch, &list)
      } else if !rule.triggers(in: pairing.file, options).isEmpty {
        for context in batch.contexts { rule.check(context, &list) }
      }
    }
  }
}

extension CatalogContext {
  /// The errors that the catalog's checks find in the linted layers.
  ///
  /// - Parameter found: the findings of rules in the copy; a check is silent where a rule explains the same message
  ///   better.
  fileprivate func checkFindings(besides found: [Finding]) -> [Finding] {
    let paths = Set(linted.flatMap(\.files.paths))
    let places = Set(found.filter { $0.severity == .error }.map(\.diagnostic.place))
    let broken = Set(found.map { [$0.rule, $0.path, $0.key] })
    let unreadable = Set(document.failures)
    return document.diagnostics().compactMap { diagnostic in
      let place = diagnostic.place
      guard paths.contains(place.location.path), !unreadable.contains(diagnostic), !places.contains(place),
        place.key.isEmpty || !broken.contains([diagnostic.id.rule, place.location.path, place.key]),
        let rule = Linter.rules.first(where: { $0.name == diagnostic.id.rule })
      else { return nil }
      return Finding(diagnostic, rule: rule.name, severity: rule.severity, excerpt: excerpt(at: place))
    }
  }

  /// The message that a diagnostic refers to.
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
