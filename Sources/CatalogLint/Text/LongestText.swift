internal import MessageFiles

/// Finds the longest text that a message can produce.
///
/// Each plural and select contributes its longest branch. The values of arguments are the examples in the source's
/// metadata, or the longest known texts.
struct LongestText {
  private let nodes: [MessageNode]
  private let metadata: KeyMetadata
  private let texts: ArgumentTexts
  /// A locale that ICU knows.
  private let locale: String
  private let resolvesParticles: Bool

  /// Returns nil when the message does not parse.
  init?(_ entry: MessageEntry, _ metadata: KeyMetadata, _ texts: ArgumentTexts, locale: String, isCatalog: Bool) {
    guard let nodes = entry.nodes else { return nil }
    self.nodes = nodes
    self.metadata = metadata
    self.texts = texts
    self.locale = locale
    resolvesParticles = isCatalog
  }

  /// All characters that the text can contain, in any order.
  var letters: String {
    let mark = String([MessageNode].argumentMark)
    let values = Set(nodes.arguments.map(\.name)).flatMap { texts.texts(of: $0, example: metadata.examples[$0]) }
    return nodes.allText.replacing(mark, with: "").withoutTags + values.joined()
  }

  /// Returns the longest text without tags, and its range in the message; nil when a value does not fit its argument.
  ///
  /// The range is empty and at the start if the message is not just a plural, select or choice.
  func text(in unit: LengthUnit) -> (text: String, place: Range<Int>)? {
    if nodes.arguments.isEmpty { return (nodes.allText.withoutTags, 0..<0) }
    let values = values(unit)
    func format(_ nodes: [MessageNode]) -> String? {
      let message = try? Message(nodes.pattern, locale: locale, resolvesParticles: resolvesParticles)
      return try? message?.format(values).withoutTags
    }
    let longest = nodes.mapTree { node in
      let candidates = node.branches.map(node.keeping)
      if candidates.count < 2 { return candidates.first ?? node }
      let lengths = candidates.map { format([$0]).map(unit.length) ?? 0 }
      return zip(candidates, lengths).max { $0.1 < $1.1 }?.0 ?? node
    }
    return format(longest).map { ($0, longest.innermostChoiceRange) }
  }

  /// Returns a value for each argument, of the type that the message needs.
  private func values(_ unit: LengthUnit) -> [String: ArgumentValue] {
    var uses: [String: Set<ArgumentUse>] = [:]
    for (argument, use) in nodes.uses { uses[argument.name, default: []].insert(use) }
    return Dictionary(uniqueKeysWithValues: uses.map { ($0, value(of: $0, $1, unit)) })
  }

  private func value(of name: String, _ uses: Set<ArgumentUse>, _ unit: LengthUnit) -> ArgumentValue {
    let example = metadata.examples[name]
    func exampleValue(_ type: ArgumentDefinition.ValueType) -> ArgumentValue? { example.flatMap(type.value) }
    // Without an example, a number has two digits, and so do the month and the day of a date.
    if uses.contains(.number) { return exampleValue(.integer) ?? exampleValue(.number) ?? 10 }
    if uses.contains(.date),
      let date = exampleValue(.date) ?? ArgumentDefinition.ValueType.date.value(of: "2026-12-30")
    {
      return date
    }
    // `.some` is a declared argument, whose type may be nil.
    switch metadata.placeholders?[name] {
    case .some(.list): return exampleValue(.list).map { localized($0, of: name) } ?? .text(name)
    case .some(let type?) where type != .text: return exampleValue(type) ?? .text(example ?? name)
    default:
      let texts = texts.texts(of: name, example: example)
      return .text(texts.max { unit.length(of: $0) < unit.length(of: $1) } ?? name)
    }
  }

  private func localized(_ value: ArgumentValue, of name: String) -> ArgumentValue {
    guard case .list(let elements) = value else { return value }
    return .list(elements.map { texts.localized($0, of: name) })
  }
}

extension [MessageNode] {
  /// The range of the text inside nested choices of one branch each; empty and at the start without such choices.
  fileprivate var innermostChoiceRange: Range<Int> {
    var place = 0..<0
    var nodes = self
    while let branch = nodes.onlyPluralOrSelect?.branches.first {
      nodes = branch.nodes
      guard let first = nodes.first, let last = nodes.last else { break }
      place = first.range.lowerBound..<last.range.upperBound
    }
    return place
  }
}

extension String {
  fileprivate var withoutTags: String {
    guard utf8.contains(UInt8(ascii: "<")) else { return self }
    return Set(Tag.all(in: self).map(\.text)).reduce(self) { $0.replacing($1, with: "") }
  }
}
