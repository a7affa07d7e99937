package import CatalogFormats
package import CatalogLint
internal import MessageFiles

/// A message that consists of a single plural or select, so that each text can be edited separately.
package struct BranchedMessage: Sendable {
  /// A plural or select, in which each branch is a text or another choice.
  ///
  /// It is not a message in ICU's `choice` format, which cannot be edited by branch.
  package struct Choice: Sendable {
    package enum Kind: Hashable, Sendable {
      case plural(isOrdinal: Bool, offset: Double)
      case select
    }

    package let argument: String
    package let kind: Kind
    package let branches: [Branch]
  }

  package struct Branch: Sendable {
    package let selector: BranchSelector
    /// The range of the selector in UTF-8 bytes of the message.
    let selectorRange: Range<Int>
    /// The range from the selector through the closing brace.
    let range: Range<Int>
    /// The range between the braces.
    package let textRange: Range<Int>
    /// The nested choice that the branch consists of; nil if the branch is a text.
    package let choice: Choice?
  }

  package let choice: Choice

  /// The ranges of all texts, in the order of the message.
  package var textRanges: [Range<Int>] { choice.textRanges }

  /// - Returns: nil if the message does not parse, or contains more than a single choice.
  package init?(_ entry: MessageEntry, in file: MessageFile) {
    guard file.dialect.isICU, let nodes = entry.nodes, let choice = Choice(nodes, Array(entry.text.utf8)) else {
      return nil
    }
    self.choice = choice
  }

  /// Returns the range of the text in this message that corresponds to a branch of another message.
  ///
  /// In a source, for example, it finds the source text for a branch of a translation.
  ///
  /// - Parameter selectors: the selectors on the path to the branch, by argument; `other` replaces a selector that the
  ///   message does not have.
  package func textRange(for selectors: [String: BranchSelector]) -> Range<Int>? {
    var choice = choice
    while true {
      let wanted = selectors[choice.argument]
      guard
        let branch = choice.branches.first(where: { $0.selector == wanted })
          ?? choice.branches.first(where: { $0.selector == .other })
      else { return nil }
      guard let inner = branch.choice else { return branch.textRange }
      choice = inner
    }
  }

  /// Returns the choice with empty texts and the selectors that a language needs, as a template for a new translation.
  ///
  /// - Parameters:
  ///   - text: the text of the message.
  ///   - file: the file of the translation.
  package func emptyTemplate(_ text: String, for file: MessageFile) -> String {
    String(decoding: choice.emptyTemplate(Array(text.utf8), from: 0, for: file), as: UTF8.self)
  }

  /// Returns the selectors of all choices on an argument.
  package func selectors(of argument: String) -> [BranchSelector] { choice.selectors(of: argument) }
}

extension BranchSelector {
  package static let other = BranchSelector.keyword("other")
}

extension BranchedMessage.Choice {
  fileprivate var textRanges: [Range<Int>] { branches.flatMap { $0.choice?.textRanges ?? [$0.textRange] } }

  fileprivate init?(_ nodes: [MessageNode], _ text: [UInt8]) {
    // White space around the choice is layout, not text.
    let content = nodes.filter { !$0.isBlank }
    guard content.count == 1, let node = content.first else { return nil }
    switch node.content {
    case .plural(let argument, let style, _):
      self.argument = argument.name
      kind = .plural(isOrdinal: style.isOrdinal, offset: style.offset)
    case .select(let argument, _):
      self.argument = argument.name
      kind = .select
    case .literal, .argument, .formatted, .choice, .pound: return nil
    }
    branches = node.branches.map { branch in
      let brace = text[branch.selectorRange.upperBound...].firstIndex(of: UInt8(ascii: "{"))
      let start = (brace ?? branch.selectorRange.upperBound) + 1
      return BranchedMessage.Branch(
        selector: branch.selector, selectorRange: branch.selectorRange, range: branch.range,
        textRange: start..<max(start, branch.range.upperBound - 1), choice: Self(branch.nodes, text))
    }
  }

  /// - Parameter start: the offset of the choice in the message.
  fileprivate func emptyTemplate(_ text: [UInt8], from start: Int, for file: MessageFile) -> [UInt8] {
    guard let model = branches.last(where: { $0.selector == .other }) ?? branches.last else { return [] }
    // The selectors of the template, each with the branch whose layout it copies.
    var copies = branches.map { (selector: $0.selector, layout: $0) }
    if case .plural(let isOrdinal, _) = kind {
      copies.removeAll { selector, branch in !selector.isNumber && isOptional(branch, in: file) }
      let categories = file.integerCategories(isOrdinal: isOrdinal) ?? []
      let missing = categories.map { BranchSelector.keyword($0.rawValue) }
        .filter { selector in !copies.contains { $0.selector == selector } }
      copies += missing.map { (selector: $0, layout: model) }
      copies.sort { $0.selector.rank < $1.selector.rank }
    }
    let emptyBranches = copies.map { selector, branch in
      let inner = branch.choice?.emptyTemplate(text, from: branch.textRange.lowerBound, for: file) ?? []
      return Array(selector.description.utf8) + text[branch.selectorRange.upperBound..<branch.textRange.lowerBound]
        + inner + "}".utf8
    }
    let joined = Array(emptyBranches.joined(separator: separator(in: text)))
    return text[start..<branches[0].selectorRange.lowerBound] + joined + "}".utf8
  }

  /// Returns the white space between the first two branches; a space if there is only one branch.
  private func separator(in text: [UInt8]) -> ArraySlice<UInt8> {
    branches.count > 1 ? text[branches[0].range.upperBound..<branches[1].selectorRange.lowerBound] : [0x20]
  }

  fileprivate func selectors(of argument: String) -> [BranchSelector] {
    let selectors = self.argument == argument ? branches.map(\.selector) : []
    return selectors + branches.flatMap { $0.choice?.selectors(of: argument) ?? [] }
  }

  /// Returns the selectors that can be added to the choice, in the usual order.
  ///
  /// - Parameters:
  ///   - known: the selectors of the source for the argument, or the values that the catalog declares for it.
  package func missingSelectors(in file: MessageFile, known: [BranchSelector]) -> [BranchSelector] {
    var candidates = known
    if case .plural(let isOrdinal, _) = kind {
      let categories = file.integerCategories(isOrdinal: isOrdinal) ?? []
      // Texts often have a special wording for zero.
      candidates = known.filter(\.isNumber) + [.exactly(0)]
      candidates += PluralCategory.allCases.filter(categories.contains).map { .keyword($0.rawValue) }
    }
    var seen = Set(branches.map(\.selector))
    return candidates.filter { seen.insert($0).inserted }.sorted { $0.rank < $1.rank }
  }

  /// Returns whether the choice stays complete if the given branch is removed.
  package func isOptional(_ branch: BranchedMessage.Branch, in file: MessageFile) -> Bool {
    guard case .keyword(let keyword) = branch.selector, case .plural(let isOrdinal, _) = kind else {
      return branch.selector != .other
    }
    guard let category = PluralCategory(rawValue: keyword) else { return true }
    let isUsed = file.integerCategories(isOrdinal: isOrdinal)?.contains(category) ?? true
    return category != .other && !isUsed
  }

  /// Returns the edit that adds a branch with a copy of the text of `other`, in the layout of the existing branches.
  ///
  /// - Parameter text: the message.
  package func adding(_ selector: BranchSelector, to text: [UInt8]) -> TextEdit? {
    guard let model = branches.last(where: { $0.selector == .other }) ?? branches.last else { return nil }
    let next = branches.firstIndex { $0.selector.rank > selector.rank }
    let separator = separator(in: text)
    let content = text[model.selectorRange.upperBound..<model.range.upperBound]
    let branch = Array(selector.description.utf8) + content
    if let next {
      let start = branches[next].selectorRange.lowerBound
      return TextEdit(start..<start, branch + separator)
    }
    let end = branches[branches.count - 1].range.upperBound
    return TextEdit(end..<end, separator + branch)
  }

  /// Returns the edit that removes the branch at an index and the white space next to it.
  package func removing(_ index: Int) -> TextEdit {
    if index + 1 < branches.count {
      return TextEdit(branches[index].range.lowerBound..<branches[index + 1].range.lowerBound, "")
    }
    let start = index > 0 ? branches[index - 1].range.upperBound : branches[index].range.lowerBound
    return TextEdit(start..<branches[index].range.upperBound, "")
  }

  /// Returns sample integers that select a branch, in ascending order.
  ///
  /// Empty if only fractions select the branch; nil if unknown, such as for a select or a locale unknown to ICU.
  package func integers(of selector: BranchSelector, in file: MessageFile) -> [Int64]? {
    guard case .plural(let isOrdinal, let offset) = kind else { return nil }
    switch selector {
    case .exactly(let number): return Int64(exactly: number).map { [$0] }
    case .keyword(let keyword):
      guard let category = PluralCategory(rawValue: keyword),
        let integers = file.integers(of: category, isOrdinal: isOrdinal)
      else { return nil }
      // The samples are values of number − offset, so the offset is added back. With an offset that is a fraction or
      // exceeds Int64, no sum is an integer, and no sample is returned.
      guard let offset = Int64(exactly: offset) else { return [] }
      let explicit = branches.map(\.selector)
      return integers.compactMap { integer in
        let (number, overflows) = integer.addingReportingOverflow(offset)
        return overflows || explicit.contains(.exactly(Double(number))) ? nil : number
      }
    case .from: return nil
    }
  }

  /// Reports whether other branches cover all integers that a selector matches, so that its text is never shown.
  ///
  /// The sample integers decide: nearly every category has either few integers, all of them samples, or so many samples
  /// that no message has a branch for each.
  package func isCovered(_ selector: BranchSelector, in file: MessageFile) -> Bool {
    guard case .plural(let isOrdinal, _) = kind, case .keyword(let keyword) = selector,
      let category = PluralCategory(rawValue: keyword)
    else { return false }
    return file.integers(of: category, isOrdinal: isOrdinal)?.isEmpty == false
      && integers(of: selector, in: file)?.isEmpty == true
  }
}

extension BranchSelector {
  fileprivate var isNumber: Bool { if case .exactly = self { true } else { false } }

  /// The sort key of selectors: numbers come first, `other` last.
  fileprivate var rank: Double {
    switch self {
    case .exactly(let number), .from(let number, _): number - 1e9
    case .keyword(let keyword):
      Double(PluralCategory(rawValue: keyword).flatMap { PluralCategory.allCases.firstIndex(of: $0) } ?? 0)
    }
  }
}

extension MessageNode {
  fileprivate var isBlank: Bool { if case .literal(let text) = content { text.isBlank } else { false } }
}
