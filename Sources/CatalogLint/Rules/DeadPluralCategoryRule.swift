internal import CatalogFormats
internal import MessageFiles

/// Finds a plural branch that is never shown in its locale.
struct DeadPluralCategoryRule: MessageRule {
  let name = "dead-plural-category"
  let severity = Finding.Severity.warning
  let fixes = FixKind.safe
  private static let category: Diagnostic.ID = "dead-plural-category"
  private static let form: Diagnostic.ID = "dead-plural-category.form"
  let ids = [category, form]
  let example: RuleExample? = RuleExample(
    source: "{n, plural, one {# day} other {# days}}", bad: "{n, plural, one {#일} other {#일}}",
    good: "{n, plural, other {#일}}")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.document.format == .po ? .any : .branches
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    // No number selects a form beyond the count in the file's plural header, so only the first such form is reported.
    if entry.entry.form?.numbers == [], entry.file.entries.first(where: { $0.form?.numbers == [] }) === entry.entry {
      let index = entry.entry.key[(entry.entry.key.lastIndex(of: "[") ?? entry.entry.key.endIndex)...]
      findings.add(self, Self.form, ["form": .text("msgstr\(index)")], in: entry, at: 0..<0)
    }
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    // Some programs and devices show a form that the locale does not use in current CLDR.
    if let form = entry.entry.form, let category = form.category, !form.isGeneral,
      !(category == .zero && form.alwaysUsesZero), !(form.mayUseExactForms && [.zero, .one, .two].contains(category)),
      !entry.traits.formerPlurals.contains(category),
      let used = Self.categories(of: entry, isOrdinal: form.isOrdinal), !used.contains(category)
    {
      // Tools write every form of the source into each locale. A copy of it, or one that reads like `other` but for the
      // values, harms nothing.
      let general = entry.file[String(entry.entry.key.dropLast(category.rawValue.count)) + "other"]
      let isCopy =
        entry.sourceOfSameForm?.text == entry.text
        || (general?.nodes).map { $0.pattern == entry.nodes?.pattern } ?? (general?.text == entry.text)
      findings.add(
        self, Self.category, ["category": .text(category.rawValue), "locale": .text(entry.file.locale)], in: entry,
        at: 0..<0, severity: isCopy ? .info : nil)
    }
    for (_, style, branches) in nodes.plurals {
      guard let used = Self.categories(of: entry, isOrdinal: style.isOrdinal) else { continue }
      let exactCategories = entry.file.dialect.traits.exactCategories
      for branch in branches {
        guard case .keyword(let keyword) = branch.selector, let category = PluralCategory(rawValue: keyword),
          !used.contains(category), !exactCategories.contains(category)
        else { continue }
        if entry.traits.formerPlurals.contains(category) { continue }
        // If `two` means exactly 2 in the dialect, `few` can serve the locale's `two`.
        if category == .few, exactCategories.contains(.two), used.contains(.two),
          !branches.contains(where: { $0.selector == .keyword("two") })
        {
          continue
        }
        // A branch that reads like `other`, but for the values, harms nothing.
        let general = branches.first { $0.selector == .keyword("other") }
        let isCopy = general?.nodes.pattern == branch.nodes.pattern
        findings.add(
          self, Self.category, ["category": .text(keyword), "locale": .text(entry.file.locale)], in: entry,
          at: branch.range.includingBlanksAfter(in: entry.text), fix: "", severity: isCopy ? .info : nil)
      }
    }
  }

  /// Returns the plural categories of the locale; nil if CLDR has no rules for its language.
  ///
  /// Runtimes then use the rules of another language.
  private static func categories(of entry: EntryContext, isOrdinal: Bool) -> Set<PluralCategory>? {
    let used = entry.file.categories(isOrdinal: isOrdinal)
    return used == [.other] && !isOrdinal && !LocaleTag.hasPluralRules(entry.language) ? nil : used
  }
}

extension [MessageNode] {
  /// What is printed, with a mark in place of arguments and numbers.
  fileprivate var pattern: String {
    var pattern = ""
    for character in allText where character != " " {
      let mark = character.isNumber ? Self.argumentMark : character
      if mark != Self.argumentMark || pattern.last != mark { pattern.append(mark) }
    }
    return pattern
  }
}

extension Range<Int> {
  /// Returns the range extended by the white space that follows it.
  ///
  /// - Parameter text: the text that the range refers to, in UTF-8 bytes.
  fileprivate func includingBlanksAfter(in text: String) -> Range<Int> {
    let blanks = text.utf8.dropFirst(upperBound).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return lowerBound..<upperBound + blanks.count
  }
}
