internal import MessageFiles

/// The phrases that name password rules.
final class RequirementPhrases: Sendable {
  /// The rules in the order in which the copy names them.
  fileprivate let order: [PasswordRequirement]
  private let matcher: PhraseMatcher
  /// The bit of each phrase's rule in a set of rules.
  private let bits: [UInt16]

  init(_ phrases: [(key: String, value: String)], order: [String]) {
    self.order = order.map(PasswordRequirement.init(rawValue:))
    matcher = PhraseMatcher(phrases.map { CaseFoldedBytes($0.key) })
    bits = phrases.map { phrase in order.firstIndex(of: phrase.value).map { 1 << UInt16($0) } ?? 0 }
  }

  /// Returns the bit of a rule.
  fileprivate func bit(of rule: String) -> UInt16 {
    order.firstIndex { $0.rawValue == rule }.map { 1 << UInt16($0) } ?? 0
  }

  /// Returns the bits of the rules that a text names.
  fileprivate func rules(in text: CaseFoldedBytes) -> UInt16 {
    let matches = matcher.matches(in: text)
    return matches.isEmpty ? 0 : bits.indices.reduce(0) { matches.contains($1) ? $0 | bits[$1] : $0 }
  }
}

extension PasswordRequirement {
  /// Returns the rules that a raw error reports as unmet.
  ///
  /// If the error specifies for each rule whether it is met (`"verified": false`), the unmet rules count; otherwise the
  /// lists of reasons, or else the first text that names a rule.
  ///
  /// - Parameters:
  ///   - shapeValues: the values from the shape of the code, which always count.
  ///   - lists: the lists of reasons.
  static func unmet(
    _ shapeValues: [String], _ objects: [RawError.Object], lists: [[JSONNode]], _ texts: [ErrorQuantities],
    _ reading: ReadingRules
  ) -> [PasswordRequirement] {
    var found = shapeValues.reduce(0) { $0 | rules(in: $1, reading) }
    var specifiesEachRule = false
    for object in objects {
      guard let isMet = reading[.requirementStates].firstResult({ object.node[$0.text]?.bool }) else {
        continue
      }
      specifiesEachRule = true
      let name = reading[.requirementNames].firstResult { object.node[$0.text]?.string }
      if !isMet { found |= rules(in: name ?? "", reading) }
    }
    if !specifiesEachRule {
      for list in lists {
        found = list.prefix(reading[.listedRequirements]).compactMap(\.string).reduce(found) {
          $0 | rules(in: $1, reading)
        }
      }
      for text in texts where found == 0 { found |= rules(in: text, reading) }
    }
    let order = reading.requirements.order
    return found == 0 ? [] : order.indices.filter { found >> UInt16($0) & 1 == 1 }.map { order[$0] }
  }

  /// Returns the bits of the rules in a value of a list or a member, which can also be the single word `length`.
  @inline(never) private static func rules(in text: String, _ reading: ReadingRules) -> UInt16 {
    text == reading[.lengthRule].text
      ? reading.requirements.bit(of: text) : rules(in: ErrorQuantities(RawErrorText(text, reading)), reading)
  }

  private static func rules(in text: ErrorQuantities, _ reading: ReadingRules) -> UInt16 {
    let start = CaseFoldedBytes(text.text.bytes.prefix(reading[.descriptionLength]))
    let found = reading.requirements.rules(in: start)
    // One character is no length: a text such as `数字を1文字以上` demands a digit.
    let namesLength = text.quantities.contains { $0.countsCharacters && text.value(of: $0) != 1 }
    return namesLength ? found | reading.requirements.bit(of: reading[.lengthRule].text) : found
  }
}
