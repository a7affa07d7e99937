internal import AuthCopy

/// Finds an empty translation of a source that is not empty, and one that is empty for some values.
///
/// A branch that is part of a sentence may be empty: languages inflect other words.
struct EmptyTranslationRule: MessageRule {
  let name = "empty-translation"
  let severity = Finding.Severity.error
  private static let whole: Diagnostic.ID = "empty-translation"
  private static let branches: Diagnostic.ID = "empty-translation.branches"
  let ids = [whole, branches]
  let gathered: String? = "report.empty-translations"
  let gatheredIDs = [whole]
  let triggers: TextFeatures = [.empty, .edgeSpace, .branches]
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, !source.text.isBlank else { return }
    if !entry.text.isBlank {
      checkBranches(of: entry, &findings)
      return
    }
    // A form of a plural may be empty in the source too.
    if entry.entry.form != nil, entry.sourceFile?[entry.entry.key]?.text.isBlank ?? false { return }
    findings.add(self, Self.whole, in: entry, at: 0..<0)
  }

  private func checkBranches(of entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let (nodes, source) = entry.pair else { return }
    let texts = nodes.choiceTexts()
    let counted = Set(source.plurals.map(\.argument.name))
    let empty = texts.filter { text in
      text.isBlank && text.numbers.isSubset(of: counted) && source.prints(reachedBy: text.selectors)
    }
    guard let first = empty.first else { return }
    if empty.count == texts.count {
      findings.add(self, Self.whole, in: entry, at: 0..<0)
      return
    }
    findings.add(
      self, Self.branches,
      [
        "count": .integer(Int64(empty.count)), "total": .integer(Int64(texts.count)),
        "branches": .list(empty.map(\.path)),
      ],
      in: entry, at: first.end..<first.end)
  }
}

/// A text of a message that is nothing but a choice among texts.
private struct ChoiceText {
  /// The selectors that lead to the text, by argument.
  let selectors: [String: BranchSelector]
  /// The selectors as they are written, from the outside.
  let path: String
  let isBlank: Bool
  /// Where the text ends, in UTF-8 bytes of the message.
  let end: Int

  /// The arguments of which exact numbers lead to the text.
  var numbers: Set<String> {
    Set(selectors.filter { if case .exactly = $0.value { true } else { false } }.keys)
  }
}

extension [MessageNode] {
  /// The texts of a plural or select; empty where the message is more than that.
  fileprivate func choiceTexts(_ selectors: [String: BranchSelector] = [:], _ path: [String] = []) -> [ChoiceText] {
    guard let choice = onlyChoice, let argument = choice.argument else { return [] }
    return choice.branches.flatMap { branch in
      let selectors = selectors.merging([argument.name: branch.selector]) { $1 }
      let path = path + ["\(branch.selector)"]
      if branch.nodes.onlyChoice != nil { return branch.nodes.choiceTexts(selectors, path) }
      return [
        ChoiceText(
          selectors: selectors, path: path.joined(separator: "/"), isBlank: branch.nodes.allSatisfy(\.isBlank),
          end: branch.range.upperBound - 1)
      ]
    }
  }

  /// Whether the message prints anything where selectors lead, whatever the values of other arguments.
  ///
  /// What the source would say of a number that it does not name is not known.
  fileprivate func prints(reachedBy selectors: [String: BranchSelector]) -> Bool {
    contains { node in
      switch node.content {
      case .literal: !node.isBlank
      case .argument, .formatted, .pound: true
      case .plural, .select, .choice:
        if let selector = node.argument.flatMap({ selectors[$0.name] }) {
          node.branches.reached(by: selector)?.nodes.prints(reachedBy: selectors) ?? false
        } else {
          node.branches.allSatisfy { $0.nodes.prints(reachedBy: selectors) }
        }
      }
    }
  }
}

extension [MessageBranch] {
  /// The branch that has a selector, or stands for it: a number and the category that is for it alone, or `other`.
  fileprivate func reached(by selector: BranchSelector) -> MessageBranch? {
    let numbers: [BranchSelector: Double] = [.keyword("zero"): 0, .keyword("one"): 1, .keyword("two"): 2]
    let number = numbers[selector].map(BranchSelector.exactly)
    let category = selector == .exactly(1) ? BranchSelector.keyword("one") : nil
    let other: BranchSelector? = if case .exactly = selector { nil } else { .keyword("other") }
    return [selector, number, category, other].lazy.compactMap { wanted in first { $0.selector == wanted } }.first
  }
}
