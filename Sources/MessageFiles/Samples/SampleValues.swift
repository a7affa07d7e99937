package import ICUMessageFormat

/// The values of an argument in samples of a message, as text that is parsed by the argument's type.
///
/// They are the ids that the catalog has texts for, the branches of the message, and a number for each plural category
/// of the locale. If there are none, the declared example is used.
package struct SampleValues: Sendable {
  /// All values, without duplicates.
  package let all: [String]
  /// The value that is shown first; nil if nothing is known about the argument.
  package let example: String?
  /// Whether the argument selects a branch of the message.
  package let selectsBranch: Bool

  /// Sample times: one second or minute, and a time for each unit.
  private static let times: [String: [Int64]] = [
    "seconds": [1, 90, 600, 7_200, 259_200], "minutes": [1, 10, 180, 4_320],
  ]

  /// - Parameters:
  ///   - branching: the nodes that have branches for the argument.
  ///   - ids: the ids that the catalog has texts for, with their texts in the source locale.
  ///   - declared: the example in the metadata of the key.
  ///   - isTime: whether a number of seconds or minutes is printed as a time in words.
  ///   - locale: the locale of the message.
  package init(
    _ name: String, type: ArgumentDefinition.ValueType, branching: [MessageNode],
    ids: [(id: String, text: String)], declared: String?, isTime: Bool, locale: LocaleTag
  ) {
    selectsBranch = !branching.isEmpty
    let declared = declared.flatMap { type.value(of: $0) == nil ? nil : $0 }
    var values: [String]
    var example = declared
    switch type {
    case .text:
      values = ids.map(\.id) + branching.flatMap(\.keywords)
      // The declared example can be the text of an id instead of the id.
      if !ids.isEmpty, !values.contains(declared ?? "") {
        example = ids.first { $0.text == declared }?.id ?? values[0]
      }
    case .integer, .number:
      values = branching.flatMap { $0.numbers(preferring: declared.flatMap { Int64($0) }, in: locale) }.map(String.init)
      if isTime { values += (Self.times[name] ?? []).map(String.init) }
      if !values.isEmpty, !values.contains(declared ?? "") {
        // The largest number is usually in the category `other`, or the longest time.
        example = values.last
      }
    case .list:
      // Each id alone, then several ids, because the conjunction of a list is part of the sentence.
      let single = ids.map(\.id)
      let several = [2, 3].filter { $0 <= single.count }.map { single.prefix($0).joined(separator: ",") }
      values = single + several
      if let first = several.first ?? single.first { example = first }
    case .date: values = []
    }
    if values.isEmpty { values = [example].compactMap(\.self) }
    var seen: Set<String> = []
    all = values.filter { seen.insert($0).inserted }
    self.example = example
  }
}

extension [MessageNode] {
  /// The nodes that have branches, by the name of their argument.
  package var branchingNodes: [String: [MessageNode]] {
    var nodes: [String: [MessageNode]] = [:]
    forEachNode { node in
      if let argument = node.argument, !node.branches.isEmpty { nodes[argument.name, default: []].append(node) }
    }
    return nodes
  }
}

extension MessageNode {
  /// The keywords of a select, except for `other`, which matches an argument that is not passed.
  fileprivate var keywords: [String] {
    guard case .select(_, let branches) = content else { return [] }
    return branches.map(\.selector.description).filter { $0 != "other" }
  }

  /// Returns the numbers in the selectors of a plural or choice, and one number for each plural category of the locale.
  fileprivate func numbers(preferring example: Int64?, in locale: LocaleTag) -> [Int64] {
    let selectorNumbers = branches.compactMap { branch -> Int64? in
      switch branch.selector {
      case .exactly(let number): Int64(exactly: number)
      case .from(let limit, let isExclusive): Int64(exactly: limit).map { isExclusive ? $0 + 1 : $0 }
      case .keyword: nil
      }
    }
    guard case .plural(_, let style, _) = content else { return selectorNumbers }
    let candidates = [example].compactMap(\.self) + Array(0...30) + [100, 1_000, 1_000_000]
    let offset = Int64(exactly: style.offset) ?? 0
    var numbersByCategory: [PluralCategory: Int64] = [:]
    for number in candidates where !selectorNumbers.contains(number) && number >= offset {
      let (counted, overflows) = number.subtractingReportingOverflow(offset)
      if overflows { continue }
      let category = PluralCategory.category(of: counted, in: locale, isOrdinal: style.isOrdinal)
      if let category, numbersByCategory[category] == nil { numbersByCategory[category] = number }
    }
    return (selectorNumbers + numbersByCategory.values).sorted()
  }
}

extension [String: SampleValues] {
  /// The maximum number of combinations; if there are more, one argument at a time is varied.
  private static let maximumCombinations = 1_000
  /// The maximum number of nodes to format for one message, so that the time for a long message does not grow with the
  /// square of its length.
  private static let maximumNodes = 100_000

  /// Returns the sets of values to try.
  ///
  /// They are the examples, the empty set, all combinations of values that select branches, and for each of these the
  /// values of every other argument, one at a time. A long message gets only the first of them.
  package func combinations(for message: Message) -> [[String: String]] {
    var nodeCount = 0
    message.tree.forEachNode { _ in nodeCount += 1 }
    let maximum = Swift.max(2, Self.maximumNodes / Swift.max(1, nodeCount))
    let examples = compactMapValues(\.example)
    let (branching, inserted) = (filter(\.value.selectsBranch), filter { !$0.value.selectsBranch })
    let insertedExamples = examples.filter { inserted[$0.key] != nil }
    let branchCount = branching.values.reduce(1) { Swift.min($0 * ($1.all.count + 1), Self.maximumCombinations + 1) }
    let branchingExamples = examples.filter { branching[$0.key] != nil }
    var branches: [[String: String]] = [[:]]
    for (name, value) in branching.sorted(by: { $0.key < $1.key }) {
      if branchCount > Self.maximumCombinations {
        branches += value.all.prefix(Swift.max(0, maximum - branches.count)).map {
          branchingExamples.merging([name: $0]) { $1 }
        }
      } else {
        branches = branches.flatMap { given in [given] + value.all.map { given.merging([name: $0]) { $1 } } }
      }
    }
    var combinations = [examples, [:]] + branches.map { $0.merging(insertedExamples) { $1 } }
    for (name, value) in inserted.sorted(by: { $0.key < $1.key }) {
      for given in branches where combinations.count < maximum {
        let otherValues = given.merging(insertedExamples) { $1 }.filter { $0.key != name }
        // The set with the example is one of the branches' sets.
        let values = value.all.filter { $0 != insertedExamples[name] }
        combinations += [otherValues] + values.map { otherValues.merging([name: $0]) { $1 } }
      }
    }
    return Array(combinations.prefix(maximum))
  }
}
