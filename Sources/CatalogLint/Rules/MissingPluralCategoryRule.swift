internal import AuthCopy
internal import CatalogFormats

/// Finds a plural that lacks a category of its locale.
struct MissingPluralCategoryRule: MessageRule {
  let name = "missing-plural-category"
  let severity = Finding.Severity.warning
  let triggers: TextFeatures = .branches
  let example: RuleExample? = RuleExample(
    locale: "en", source: nil, bad: "{n, plural, other {# days}}", good: "{n, plural, one {# day} other {# days}}")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    if let form = entry.entry.form, form.isGeneral { check(form, entry, &findings) }
    for (argument, style, branches) in nodes.plurals {
      guard let used = entry.file.categories(isOrdinal: style.isOrdinal) else { continue }
      let selectors = Set(branches.map(\.selector))
      let missing = PluralCategory.allCases.filter { category in
        // `=1` replaces `one` in locales whose category `one` contains only the number 1; `=0` replaces `zero`
        // likewise.
        used.contains(category) && !selectors.contains(.keyword(category.rawValue))
          && !(category == .one && selectors.contains(.exactly(1)))
          && !(category == .zero && selectors.contains(.exactly(0)))
          && !(category == .two && selectors.contains(.exactly(2)))
          && !(category == .many && Self.hasManyForMillionsAlone.contains(entry.language))
      }
      guard !missing.isEmpty else { continue }
      findings.add(
        self, nil, ["categories": .list(missing.map(\.rawValue)), "locale": .text(entry.file.locale)], in: entry,
        at: argument.nameRange)
    }
  }

  /// Checks a message whose forms are entries of their own.
  private func check(_ form: PluralForm, _ entry: EntryContext, _ findings: inout FindingList) {
    var missing = form.missing
    // Such messages count things: fractions have no form of their own.
    if form.category != nil, let used = entry.file.integerCategories(isOrdinal: form.isOrdinal) {
      missing += PluralCategory.allCases.filter { used.contains($0) && !form.categories.contains($0) }.map(\.rawValue)
    }
    if missing.isEmpty { return }
    findings.add(
      self, nil, ["categories": .list(missing), "locale": .text(entry.file.locale)], in: entry, at: 0..<0)
  }

  /// Languages that use the category `many` only for round millions, which apps rarely count.
  private static let hasManyForMillionsAlone: Set<String> = ["ca", "es", "fr", "it", "pt"]
}
