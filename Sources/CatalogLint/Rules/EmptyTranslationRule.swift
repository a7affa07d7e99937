internal import CatalogFormats
internal import MessageFiles

/// Finds a translation that is empty, entirely or for some values, although its source is not.
///
/// A branch within a sentence may be empty, because languages inflect different words. A branch that only 0 selects is an
/// info, since programs often show other texts for nothing at all.
struct EmptyTranslationRule: MessageRule {
  let name = "empty-translation"
  let severity = Finding.Severity.error
  private static let whole: Diagnostic.ID = "empty-translation"
  private static let branches: Diagnostic.ID = "empty-translation.branches"
  let ids = [whole, branches]
  let aggregateMessageID: String? = "report.empty-translations"
  let aggregatedIDs = [whole]
  let triggers: TextFeatures = [.empty, .edgeSpace, .branches]
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, !source.text.isBlank else { return }
    if !entry.text.isBlank {
      checkBranches(of: entry, &findings)
      return
    }
    // The same plural form may be empty in the source too.
    if entry.entry.form != nil, entry.sourceFile?[entry.entry.key]?.text.isBlank ?? false { return }
    // A text that joins two others, such as ` at `, may be only a space, and so may a word such as `then`.
    if !entry.text.isEmpty, source.text.isGlue { return }
    let mayBeBlank = !entry.text.isEmpty && entry.sourceFile?.traits.functionWords.contains(source.text) ?? false
    // Tools write an empty text into several files where a translation is still missing, and programs know it.
    // An ideographic space is typed on purpose.
    let isInfo = mayBeBlank || entry.text.first == "\u{3000}" || entry.isRareForm || entry.isShared { $0.text.isEmpty }
    findings.add(self, Self.whole, in: entry, at: 0..<0, severity: isInfo ? .info : nil)
  }

  private func checkBranches(of entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let (nodes, source) = entry.parsedPair else { return }
    let texts = nodes.choiceTexts(numbers: entry.file.numbers)
    let pluralArguments = Set(source.plurals.map(\.argument.name))
    // A text for an exact number is compared only if the source has a plural on the same argument.
    let empty = texts.filter { text in
      text.isBlank && text.exactNumberArguments.isSubset(of: pluralArguments)
        && source.printsText(for: text.selectors)
    }
    guard let first = empty.first else { return checkHiddenBranches(of: nodes, entry, &findings) }
    if empty.count == texts.count {
      // Tools write the forms without their texts too where a translation is still missing.
      let isInfo = entry.file.isHardlyTranslated.value
      findings.add(self, Self.whole, in: entry, at: 0..<0, severity: isInfo ? .info : nil)
      return
    }
    findings.add(
      self, Self.branches,
      [
        "count": .integer(Int64(empty.count)), "total": .integer(Int64(texts.count)),
        "branches": .list(empty.map(\.path)),
      ],
      in: entry, at: first.end..<first.end, severity: empty.allSatisfy(\.isOnlyForZero) ? .info : nil)
  }
}

extension EntryContext {
  /// Whether only fractions or round millions lead to the plural form, as to `many` in French.
  fileprivate var isRareForm: Bool {
    guard let form = entry.form, let category = form.category, category != .other,
      let categories = file.integerCategories(isOrdinal: form.isOrdinal)
    else { return false }
    return !categories.contains(category) && file.categories(isOrdinal: form.isOrdinal)?.contains(category) ?? false
  }
}

extension EmptyTranslationRule {
  /// Reports an empty branch that no number selects, because the numbers of its category have branches of their own.
  ///
  /// Tools leave such branches behind, and they appear once the others are removed.
  private func checkHiddenBranches(
    of nodes: [MessageNode], _ entry: EntryContext, _ findings: inout FindingList
  ) {
    nodes.forEachNode { node in
      // All branches are empty where a language needs no ending.
      guard node.branches.contains(where: { !$0.nodes.allSatisfy(\.isBlank) }) else { return }
      for branch in node.branches where branch.nodes.allSatisfy(\.isBlank) && entry.file.isHidden(branch, of: node) {
        findings.add(
          self, Self.branches,
          [
            "count": .integer(1), "total": .integer(Int64(node.branches.count)),
            "branches": .list(["\(branch.selector)"]),
          ],
          in: entry, at: branch.range.upperBound - 1..<branch.range.upperBound - 1, severity: .info)
      }
    }
  }
}

/// One of the texts of a message that consists only of a plural or select.
private struct ChoiceText {
  /// The selectors that lead to the text, by argument.
  let selectors: [String: BranchSelector]
  /// The selectors as written, from the outermost to the innermost.
  let path: String
  let isBlank: Bool
  /// The smallest integers that select the text, without those that have a branch of their own; nil for any other text
  /// than a plural category.
  let numbers: [Int64]?
  /// The end of the text, in UTF-8 bytes of the message.
  let end: Int

  var isOnlyForZero: Bool { numbers == [0] }

  /// The arguments whose selectors are exact numbers.
  var exactNumberArguments: Set<String> {
    Set(selectors.filter { if case .exactly = $0.value { true } else { false } }.keys)
  }
}

extension MessageFile {
  /// Returns whether branches for exact numbers hide the branch of a category that the locale uses.
  fileprivate func isHidden(_ branch: MessageBranch, of choice: MessageNode) -> Bool {
    guard numbers(branch, of: choice) == [], case .plural(_, let style, _) = choice.content,
      case .keyword(let keyword) = branch.selector, let category = PluralCategory(rawValue: keyword)
    else { return false }
    return integerCategories(isOrdinal: style.isOrdinal)?.contains(category) ?? false
  }

  /// Returns the smallest numbers that select a branch of a plural, besides those with branches of their own; nil for
  /// `other` and branches without a category.
  fileprivate func numbers(_ branch: MessageBranch, of choice: MessageNode) -> [Int64]? {
    guard case .plural(_, let style, let branches) = choice.content, case .keyword(let keyword) = branch.selector,
      keyword != "other", let category = PluralCategory(rawValue: keyword),
      let numbers = integers(of: category, isOrdinal: style.isOrdinal)
    else { return nil }
    return numbers.filter { number in !branches.contains { $0.selector == .exactly(Double(number)) } }
  }
}

extension String {
  /// Whether the text joins two others: it is a short word with white space on both sides.
  fileprivate var isGlue: Bool {
    guard let first, let last, first.isWhitespace, last.isWhitespace else { return false }
    return utf8.count <= 12 && split(whereSeparator: \.isWhitespace).count == 1
  }
}

extension [MessageNode] {
  /// Returns the texts of the plural or select that the message consists of; empty if the message contains more.
  ///
  /// - Parameter numbers: returns the numbers that select a branch.
  fileprivate func choiceTexts(
    _ selectors: [String: BranchSelector] = [:], _ path: [String] = [],
    numbers: (MessageBranch, MessageNode) -> [Int64]?
  ) -> [ChoiceText] {
    guard let choice = onlyPluralOrSelect, let argument = choice.argument else { return [] }
    return choice.branches.flatMap { branch in
      let branchNumbers = numbers(branch, choice)
      if branchNumbers == [] { return [ChoiceText]() }
      let selectors = selectors.merging([argument.name: branch.selector]) { $1 }
      let path = path + ["\(branch.selector)"]
      if branch.nodes.onlyPluralOrSelect != nil {
        return branch.nodes.choiceTexts(selectors, path, numbers: numbers)
      }
      return [
        ChoiceText(
          selectors: selectors, path: path.joined(separator: "/"), isBlank: branch.nodes.allSatisfy(\.isBlank),
          numbers: branchNumbers, end: branch.range.upperBound - 1)
      ]
    }
  }

  /// Returns whether the message prints anything for the selectors, whatever the values of other arguments.
  ///
  /// False for an exact number without its own branch.
  fileprivate func printsText(for selectors: [String: BranchSelector]) -> Bool {
    contains { node in
      switch node.content {
      case .literal: !node.isBlank
      case .argument, .formatted, .pound: true
      case .plural, .select, .choice:
        if let selector = node.argument.flatMap({ selectors[$0.name] }) {
          node.branches.branch(for: selector)?.nodes.printsText(for: selectors) ?? false
        } else {
          node.branches.allSatisfy { $0.nodes.printsText(for: selectors) }
        }
      }
    }
  }
}

extension [MessageBranch] {
  /// Returns the branch for a selector or an equivalent one, such as `one` for `=1`; otherwise `other`.
  ///
  /// nil for an exact number without its own branch, because its category is unknown.
  fileprivate func branch(for selector: BranchSelector) -> MessageBranch? {
    let numbers: [BranchSelector: Double] = [.keyword("zero"): 0, .keyword("one"): 1, .keyword("two"): 2]
    let number = numbers[selector].map(BranchSelector.exactly)
    let category = selector == .exactly(1) ? BranchSelector.keyword("one") : nil
    let other: BranchSelector? = if case .exactly = selector { nil } else { .keyword("other") }
    return [selector, number, category, other].lazy.compactMap { wanted in first { $0.selector == wanted } }.first
  }
}
