internal import AuthCopy

/// Finds invisible characters.
struct InvisibleCharacterRule: MessageRule {
  let name = "invisible-character"
  let severity = Finding.Severity.error
  let fixes = FixKind.safe
  let triggers: TextFeatures = .invisible
  let example: RuleExample? = RuleExample(source: "Sign in", bad: "로\u{200B}그인", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.invisible) else { return }
    let scalars = Array(entry.text.unicodeScalars)
    let known = Set((entry.source?.text.unicodeScalars).map(Array.init) ?? [])
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let length = UTF8.width(scalar)
      if scalar.isInvisible, !known.contains(scalar), !scalar.joins(scalars, at: index) {
        findings.add(
          self, nil, ["character": .text(scalar.codePointAndName)], in: entry, at: offset..<offset + length, fix: "")
      }
      offset += length
    }
  }
}

extension Unicode.Scalar {
  /// The code point and name, such as `U+200B ZERO WIDTH SPACE`.
  fileprivate var codePointAndName: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return ([code] + [properties.name].compactMap(\.self)).joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0xAD, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFFA0: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether the character belongs there: a joiner between emoji or in a script that needs it, or a tag of a flag
  /// emoji.
  fileprivate func joins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    if (0xE0020...0xE007F).contains(value) {
      return before.value == 0x1F3F4 || (0xE0020...0xE007F).contains(before.value)
    }
    guard value == 0x200C || value == 0x200D else { return false }
    let isEmoji = before.properties.isEmoji || before.value == 0xFE0F || before.properties.isEmojiModifier
    let needsJoiners = (0x600..<0xE00).contains(before.value)
    return (isEmoji && before.value > 0x7F) || needsJoiners
  }
}
