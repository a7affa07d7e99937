internal import CatalogFormats
internal import MessageFiles

/// Finds a plural that lacks a category of its locale.
///
/// If programs show `other` for `few` and `many`, a translation may need neither, and the finding is an info if its file
/// shows that it knows `few`.
struct MissingPluralCategoryRule: MessageRule {
  let name = "missing-plural-category"
  let severity = Finding.Severity.warning
  let aggregateMessageID: String? = "report.missing-plural-categories"
  private static let categories: Diagnostic.ID = "missing-plural-category"
  private static let other: Diagnostic.ID = "missing-plural-category.other"
  private static let empty: Diagnostic.ID = "missing-plural-category.empty"
  private static let parts: Diagnostic.ID = "missing-plural-category.parts"
  private static let openEnding: Diagnostic.ID = "missing-plural-category.open-ending"
  private static let same: Diagnostic.ID = "missing-plural-category.same"
  let ids = [categories, other, empty, parts, openEnding, same]
  let example: RuleExample? = RuleExample(
    locale: "en", source: nil, bad: "{n, plural, other {# days}}", good: "{n, plural, one {# day} other {# days}}")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.dialect == .symfony ? [.branches, .brace] : .branches
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if entry.file.dialect == .symfony, entry.combinedFeatures.contains(.brace) {
      checkParts(entry, &findings)
    }
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    if let range = entry.openEnding {
      findings.add(
        self, Self.openEnding, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, at: range)
    }
    if let other = entry.formWithSameNoun {
      findings.add(
        self, Self.same, ["category": .text(other.rawValue), "locale": .text(entry.file.locale)], in: entry,
        at: 0..<entry.text.utf8.count, severity: .info)
    }
    if let form = entry.entry.form, form.reportsMissingForms { checkForm(form, entry, &findings) }
    let plurals = nodes.plurals
    // An untranslated message has the plural forms of the source.
    if plurals.isEmpty || entry.text == entry.source?.text { return }
    // Lazy, because hardly any message needs it.
    lazy var printed = nodes.allPrintedArguments
    for (argument, style, branches) in plurals {
      // Messages count things, so fractions and round millions need no separate form.
      guard let used = entry.file.integerCategories(isOrdinal: style.isOrdinal) else { continue }
      let selectors = branches.map(\.selector)
      let missing = PluralCategory.allCases.filter { category in
        // `=1` counts as `one`, `=2` as `two`, and `=0` as `zero`. A missing `zero` matters only where it is used for
        // more numbers than 0.
        used.contains(category) && !selectors.contains(.keyword(category.rawValue))
          && !(category == .one && selectors.contains(.exactly(1)))
          && !(category == .zero
            && (selectors.contains(.exactly(0)) || !entry.file.usesZeroForMoreNumbers(isOrdinal: style.isOrdinal)))
          && !(category == .two && selectors.contains(.exactly(2)))
      }
      if missing.isEmpty { continue }
      if missing == [.many], usesOtherForFractionsOnly(entry, isOrdinal: style.isOrdinal) { continue }
      if !entry.options.isCatalog, entry.hasSameSelectorsInSource(selectors, of: argument) { continue }
      // A noun without a printed number can use one plural form for most numbers; AuthCopy's catalogs have all forms.
      guard entry.options.isCatalog || printed.contains(argument.name) else { continue }
      let nounIsInvariable = missing == [.one] && entry.traits.hasInvariableNouns
      if nounIsInvariable, !entry.options.isCatalog, !style.isOrdinal { continue }
      if !entry.options.isCatalog, !style.isOrdinal,
        branches.needNoMoreForms || (branches.endInNumber && nodes.endInPlural)
          || (missing.allSatisfy { $0 == .few || $0 == .many }
            && entry.traits.hasObliqueNoun(after: branches.textAfterNumber))
      {
        continue
      }
      findings.add(
        self, nil, ["categories": .list(missing.map(\.rawValue)), "locale": .text(entry.file.locale)], in: entry,
        at: argument.nameRange, severity: severity(of: missing, entry))
    }
  }

  /// Returns whether `other` is only for fractions, so that messages may use it for `many`.
  private func usesOtherForFractionsOnly(_ entry: EntryContext, isOrdinal: Bool) -> Bool {
    !(entry.file.integerCategories(isOrdinal: isOrdinal)?.contains(.other) ?? true)
  }

  /// Returns the severity of missing categories for which programs show `other`; nil for that of the rule.
  private func severity(of missing: [PluralCategory], _ entry: EntryContext) -> Finding.Severity? {
    if entry.options.isCatalog { return nil }
    // Hebrew has a dual of few nouns only.
    if missing == [.two], entry.file.language == "he" { return .info }
    guard !entry.file.isSource, missing.allSatisfy({ $0 == .few || $0 == .many }) else { return nil }
    return missing == [.many] || entry.file.parsed.usuallyHasFew.value ? .info : nil
  }

  /// Checks a message whose plural forms are separate entries.
  private func checkForm(_ form: PluralForm, _ entry: EntryContext, _ findings: inout FindingList) {
    if form.requiresOther, !form.categories.contains(.other), form.unknownCategory == nil,
      entry.file.integerCategories(isOrdinal: form.isOrdinal)?.contains(.other) ?? true
    {
      findings.add(self, Self.other, in: entry, at: 0..<0, severity: .error)
      return
    }
    var missing = form.missing
    // A text without a number suits every category, and an untranslated one has the categories of the source.
    if missing.isEmpty, entry.entry.arguments.isEmpty || entry.text == entry.source?.text { return }
    if form.category != nil, let used = entry.file.integerCategories(isOrdinal: form.isOrdinal) {
      missing += PluralCategory.allCases.filter { used.contains($0) && !form.categories.contains($0) }.map(\.rawValue)
    }
    // Devices show `other` for a form that is missing.
    let fallsBack = [.android, .xcstrings].contains(entry.file.document.format)
    let missingCategories = missing.compactMap(PluralCategory.init)
    if fallsBack, missing == ["many"], usesOtherForFractionsOnly(entry, isOrdinal: form.isOrdinal) { return }
    if fallsBack, missing == ["one"], entry.needsNoSingular(form) { return }
    if missing.isEmpty { return }
    if entry.entry.lacksForms {
      findings.add(self, Self.empty, ["forms": .list(missing)], in: entry, at: 0..<0, severity: .error)
      return
    }
    findings.add(
      self, nil, ["categories": .list(missing), "locale": .text(entry.file.locale)], in: entry, at: 0..<0,
      severity: fallsBack && missingCategories.count == missing.count ? severity(of: missingCategories, entry) : nil)
  }

  /// Checks a message of Symfony, whose plural forms are separated by `|`.
  private func checkParts(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.file.document.format == .xliff, let source = entry.source, let wanted = SymfonyPlural(source.text),
      wanted.count > 1, wanted.hasPlaceholders(entry.file.dialect), let found = SymfonyPlural(entry.text)
    else { return }
    let count = entry.traits.symfonyForms
    if found.count >= count { return }
    // A single form is shown for every number; for a missing one of several, Symfony throws an exception.
    findings.add(
      self, Self.parts, ["count": .integer(Int64(found.count)), "wanted": .integer(Int64(count))], in: entry, at: 0..<0,
      severity: found.count > 1 ? .error : nil)
  }
}

extension EntryContext {
  /// An ending in brackets for one or several things, as in `file(s)`, in a text with forms for both whose source has
  /// none.
  fileprivate var openEnding: Range<Int>? {
    // Where a language has more forms, one with several endings may stand for them.
    guard features.contains(.bracket), let source, source.text != text,
      !(file.integerCategories(isOrdinal: false)?.contains(.few) ?? true),
      (entry.form?.categories.count ?? nodes?.plurals.first?.branches.count ?? 0) > 1,
      // Endings of one vowel are for genders in Romance languages: `este(a)`.
      let match = text.firstMatch(of: /\p{L}{2,}\((?![ao]s?\))\p{Ll}{1,3}\)/),
      source.text.firstMatch(of: /\p{L}\(\p{L}{1,3}\)/) == nil
    else { return nil }
    return text.utf8Range(of: match.output)
  }

  /// The category `few` if its form has the same text as this one, although nouns after numbers differ in them; nil
  /// otherwise.
  fileprivate var formWithSameNoun: PluralCategory? {
    guard let category = entry.form?.category, category == traits.categoryBesideFew, !entry.arguments.isEmpty,
      let few = file[String(entry.key.dropLast(category.rawValue.count)) + PluralCategory.few.rawValue],
      few.text == text, few.messageKey == entry.messageKey, text != source?.text, let prose = MaskedProse(entry)
    else { return nil }
    // Only the noun directly after the number tells; a short one may be a unit, and some cases serve all numbers.
    let bytes = prose.bytes
    guard let number = bytes.lastIndex(of: MaskedProse.argument), number + 1 < bytes.count, bytes[number + 1] == 0x20
    else { return nil }
    // A word before the number may govern the genitive, which serves all numbers in languages of Europe.
    if language != "ar", prose.text(0..<number).contains(where: \.isLetter) { return nil }
    let rest = prose.text(number + 2..<bytes.count)
    return rest.prefix(while: \.isLetter).count > 3 && !traits.hasObliqueNoun(after: rest) ? .few : nil
  }

  /// Whether devices may show a form for several things for a single one too.
  ///
  /// A noun may not change after a number. The source may have the same forms although its own language needs more, and a
  /// key such as `title.many` is for several things only.
  fileprivate func needsNoSingular(_ form: PluralForm) -> Bool {
    if options.isCatalog || form.isOrdinal { return false }
    if traits.hasInvariableNouns || source?.form.map({ $0.categories == form.categories }) ?? false { return true }
    let word = entry.messageKey.split { !$0.isLetter }.last?.lowercased()
    return ["many", "multiple", "plural", "several"].contains(word)
  }

  /// Returns whether the source has the same selectors for an argument although its own language needs more, because the
  /// branches print only the number.
  fileprivate func hasSameSelectorsInSource(_ selectors: [BranchSelector], of argument: ArgumentReference) -> Bool {
    guard let sourceNodes, let sourceFile, !selectors.contains(.keyword("one")), !selectors.contains(.exactly(1)),
      sourceFile.integerCategories(isOrdinal: false)?.contains(.one) ?? false
    else { return false }
    return sourceNodes.plurals.contains {
      $0.argument.name == argument.name && Set($0.branches.map(\.selector)) == Set(selectors)
    }
  }
}

extension [MessageBranch] {
  /// Whether the branches need no more forms: all have the same text, or only units as short as `m`, or several have no
  /// words of their own.
  fileprivate var needNoMoreForms: Bool {
    let categories = filter { if case .keyword = $0.selector { true } else { false } }
    let printsOnlyValues = !categories.contains { $0.nodes.allText.contains(where: \.isLetter) }
    if printsOnlyValues, categories.count > 1 || contains(where: { $0.nodes.allText.contains(where: \.isLetter) }) {
      return true
    }
    let texts = map { $0.nodes.allText.trimmingWhitespace }
    guard texts.allSatisfy({ $0.contains(where: \.isLetter) }) else { return false }
    return (texts.count > 1 && Set(texts).count == 1)
      || texts.allSatisfy { $0.split { !$0.isLetter }.allSatisfy { $0.count < 3 && $0.utf8.count == $0.count } }
  }
}

extension [MessageBranch] {
  /// The text after the last number of the branch `other`.
  fileprivate var textAfterNumber: String {
    guard let branch = first(where: { $0.selector == .keyword("other") }),
      let number = branch.nodes.lastIndex(where: \.printsValue)
    else { return "" }
    return [MessageNode](branch.nodes[(number + 1)...]).allText
  }

  /// Whether words precede the number and none follows it, so that the number counts no noun: `Active in {n}`.
  ///
  /// False if any branch except `other` is for a category.
  fileprivate var endInNumber: Bool {
    guard let branch = first(where: { $0.selector == .keyword("other") }),
      allSatisfy({ if case .exactly = $0.selector { true } else { $0.selector == branch.selector } })
    else { return false }
    guard let number = branch.nodes.lastIndex(where: \.printsValue) else { return false }
    return branch.nodes[..<number].hasLetters && !branch.nodes[(number + 1)...].hasLetters
  }
}

extension MessageNode {
  fileprivate var printsValue: Bool {
    switch content {
    case .pound, .argument, .formatted: true
    case .literal, .plural, .select, .choice: false
    }
  }
}

extension [MessageNode] {
  /// Whether no word follows the last plural of the message.
  fileprivate var endInPlural: Bool {
    let plural = lastIndex { if case .plural = $0.content { true } else { false } }
    return plural.map { !self[($0 + 1)...].hasLetters } ?? false
  }
}

extension ArraySlice<MessageNode> {
  fileprivate var hasLetters: Bool { Array(self).allText.contains(where: \.isLetter) }
}

extension String {
  fileprivate var trimmingWhitespace: Substring {
    let text = drop(while: \.isWhitespace)
    return text[..<(text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.endIndex)]
  }
}

extension [MessageNode] {
  /// The arguments that the message prints anywhere, by name or as `#`.
  fileprivate var allPrintedArguments: Set<String> {
    var names: Set<String> = []
    forEachNode { node in
      switch node.content {
      case .pound(let name): names.insert(name)
      case .argument(let printed), .formatted(let printed, _): names.insert(printed.name)
      case .literal, .plural, .select, .choice: break
      }
    }
    return names
  }
}

extension MessageFile {
  /// Whether the category `zero` is for other numbers than 0 too, such as 10; otherwise, `other` suits 0.
  fileprivate func usesZeroForMoreNumbers(isOrdinal: Bool) -> Bool {
    integers(of: .zero, isOrdinal: isOrdinal)?.contains { $0 > 0 } ?? false
  }
}
