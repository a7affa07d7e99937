/// Decides which candidates are codes, by what stands in the same place.
struct CodeSelection {
  private let known: KnownCodes
  /// The texts by number.
  private let texts: [String]
  private let groups: [CodeScanner.Group]
  private let occurrences: [(key: CodeScanner.Occurrence.Key, value: CodeScanner.Occurrence)]

  /// Whether what stands beside a text counts; records of a log have codes and other values in the same places.
  private let learnsPlaces: Bool

  init(
    _ known: KnownCodes, tokens: [String: Int], groups: [CodeScanner.Group: Int],
    occurrences: [CodeScanner.Occurrence.Key: CodeScanner.Occurrence], learnsPlaces: Bool
  ) {
    self.known = known
    self.learnsPlaces = learnsPlaces
    var texts = Array(repeating: "", count: tokens.count)
    for (text, index) in tokens { texts[index] = text }
    self.texts = texts
    self.groups = groups.sorted { $0.value < $1.value }.map(\.key)
    self.occurrences = occurrences.sorted { ($0.key.token, $0.key.group) < ($1.key.token, $1.key.group) }
  }

  /// How many different candidates of a group are known.
  private struct Figures {
    var known = 0
    var unknown = 0
    /// Known texts that are hardly anything else.
    var distinct = 0
    /// Texts that are made of words as codes are.
    var worded = 0

    mutating func add(_ other: Figures) {
      known += other.known
      unknown += other.unknown
      distinct += other.distinct
      worded += other.worded
    }
  }

  /// Groups that are alike in the blocks of one block.
  private struct Place: Hashable {
    let kind: Lexeme.Kind
    let shape: CodeShape
    let place: Int
    let parent: Int

    init(_ group: CodeScanner.Group) {
      kind = group.kind
      shape = group.shape
      place = group.place
      parent = group.block.parent
    }
  }

  /// The codes in the order of their first lines.
  var codes: [FoundCode] {
    let prefixes = commonPrefixes
    var knowledge: [CodeScanner.Occurrence.Key: Bool] = [:]
    var figures = Array(repeating: Figures(), count: groups.count)
    for (key, _) in occurrences {
      let text = texts[key.token]
      let isKnown = isKnown(text, groups[key.group], withoutPrefix: prefixes[key.group])
      knowledge[key] = isKnown
      let isDistinct =
        switch groups[key.group].kind {
        case .number: isTellingNumber(text)
        case .literal: groups[key.group].shape.isDistinct && isCode(text)
        case .name, .mark: groups[key.group].shape.isDistinct
        }
      figures[key.group].worded += known.isWordedLikeCode(text[...], groups[key.group].shape) ? 1 : 0
      figures[key.group].known += isKnown ? 1 : 0
      figures[key.group].unknown += isKnown ? 0 : 1
      figures[key.group].distinct += isKnown && isDistinct ? 1 : 0
    }
    // Cases of a switch are blocks of their own, which are alike within the switch.
    var places: [Place: Figures] = [:]
    for (group, figures) in zip(groups, figures) { places[Place(group), default: Figures()].add(figures) }
    let accepted = groups.indices.map { index in
      learnsPlaces && accepts(groups[index], figures[index])
        || learnsPlaces && places[Place(groups[index])].map { acceptsAmongBlocks(groups[index], $0) } ?? false
    }
    // A constant that stands for a literal or a number is the same code.
    var constants: Set<String> = []
    for (key, value) in occurrences where groups[key.group].kind != .name {
      if accepted[key.group] || value.isCertain || groups[key.group].kind == .literal, let name = value.name {
        constants.insert(name)
      }
    }
    var found: [String: FoundCode] = [:]
    for (key, value) in occurrences {
      let group = groups[key.group]
      let isKnown = knowledge[key] ?? false
      guard
        value.isCertain || accepted[key.group]
          || (group.kind == .literal && group.shape.isDistinct && isCode(texts[key.token]))
      else { continue }
      if group.kind == .name, constants.contains(texts[key.token]) { continue }
      let text = known.codeEnding(in: texts[key.token]) ?? texts[key.token]
      var code =
        found[text] ?? FoundCode(code: text, isKnown: isKnown || known.resolves(text), lines: CodeLines())
      code.lines.add(value.lines)
      code.name = code.name ?? value.name
      found[text] = code
    }
    return found.values.sorted { ($0.lines.first[0], $0.code) < ($1.lines.first[0], $1.code) }
  }

  private func isKnown(_ text: String, _ group: CodeScanner.Group, withoutPrefix prefix: String) -> Bool {
    if known.names(text) { return true }
    switch group.kind {
    case .literal: return known.codeEnding(in: text) != nil
    case .name:
      return known.namesConstant(text) || (!prefix.isEmpty && known.namesConstant(String(text.dropFirst(prefix.count))))
    case .number, .mark: return false
    }
  }

  private func isCode(_ text: String) -> Bool { known.namesCode(text) || known.codeEnding(in: text) != nil }

  /// Whether a number is more than a count or an HTTP status.
  private func isTellingNumber(_ text: String) -> Bool { Int(text).map { $0 < -9 || $0 > 599 } ?? false }

  private func accepts(_ group: CodeScanner.Group, _ figures: Figures) -> Bool {
    let total = figures.known + figures.unknown
    switch group.kind {
    case .literal:
      if figures.distinct >= 2, figures.known * 4 >= total { return true }
      return group.block.declaresErrors && group.shape.isDistinct && total >= 2 && figures.worded * 2 >= total
    case .name:
      if figures.distinct >= 3, figures.known * 2 >= total { return true }
      guard group.block.declaresErrors else { return false }
      return figures.distinct >= 1 && figures.known * 4 >= total
        || known.codeShapes.contains(group.shape) && total >= 3 && figures.worded * 2 >= total
    case .number:
      return figures.known >= 3 && figures.known * 2 >= total
        && (group.block.declaresErrors || figures.distinct * 2 >= figures.known)
    case .mark: return false
    }
  }

  private func acceptsAmongBlocks(_ group: CodeScanner.Group, _ figures: Figures) -> Bool {
    group.kind == .literal && figures.distinct >= 3 && figures.known * 2 >= figures.known + figures.unknown
  }

  /// What the constants of each group begin with, such as `FIRAuthErrorCode`, up to the start of a word.
  private var commonPrefixes: [String] {
    var prefixes: [String?] = Array(repeating: nil, count: groups.count)
    var counts = Array(repeating: 0, count: groups.count)
    for (key, _) in occurrences where groups[key.group].kind == .name {
      counts[key.group] += 1
      prefixes[key.group] = prefixes[key.group].map { $0.commonPrefix(with: texts[key.token]) } ?? texts[key.token]
    }
    return zip(prefixes, counts).map { prefix, count in count >= 4 ? prefix ?? "" : "" }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
