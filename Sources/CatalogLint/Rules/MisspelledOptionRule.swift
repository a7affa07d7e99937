internal import MessageFiles

/// Finds an option of a command line that a translation replaces with another word, and a misspelled name of a constant
/// or function, and an altered set of characters, such as `[a-z0-9]`.
struct MisspelledOptionRule: MessageRule {
  let name = "misspelled-option"
  let severity = Finding.Severity.warning
  let fixes = FixKind.suggested
  let triggers: TextFeatures = [.technicalName, .bracket]
  let example: RuleExample? = RuleExample(
    source: "Use --shallow-since", bad: "--shallow-signed를 쓰세요", good: "--shallow-since를 쓰세요")

  /// The maximum number of compared names of a message.
  private static let maximumCount = 20

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    // Hyphens on both sides are decoration: `--Select--`.
    guard let source = entry.source, source.text != entry.text, !source.text.hasSuffix(TechnicalName.optionMark) else {
      return
    }
    if source.features.contains(.bracket), let set = source.text.characterSet, !entry.text.contains(set),
      let found = entry.text.characterSet
    {
      findings.add(
        self, nil, ["name": .text(String(found)), "original": .text(String(set))], in: entry,
        at: entry.text.utf8Range(of: found), fix: String(set), isSafe: false)
    }
    if let option = source.text.leadingOption, let found = entry.text.leadingOption, found != option {
      findings.add(
        self, nil, ["name": .text(String(found)), "original": .text(String(option))], in: entry,
        at: entry.text.utf8Range(of: found), fix: String(option), isSafe: false)
    }
    guard entry.combinedFeatures.contains(.technicalName) else { return }
    // `--option` stands for any option.
    if ["--option", "--flag", "--argument"].contains(where: source.text.contains) { return }
    // `--number` beside `++number` subtracts a number, whose name may be translated.
    if source.text.contains("++") { return }
    let wanted = source.text.technicalNames.map(\.text)
    let found = entry.text.technicalNames.filter { $0.isOption || !entry.text.isUsage(before: $0.range.lowerBound) }
    guard !wanted.isEmpty, !found.isEmpty, max(wanted.count, found.count) <= Self.maximumCount else { return }
    // Words may be attached to an option: `--extension-argumentet`.
    var missing = wanted.filter { name in !found.contains { $0.text == name || $0.text.hasPrefix("\(name)-") } }
    var unknown: [TechnicalName] = []
    func add(_ name: TechnicalName, meaning index: Int) {
      let original = missing.remove(at: index)
      findings.add(
        self, nil, ["name": .text(name.text), "original": .text(original)], in: entry, at: name.range, fix: original,
        isSafe: false)
    }
    for name in found where !wanted.contains(name.text) {
      if let index = missing.firstIndex(where: name.isNearly) {
        add(name, meaning: index)
      } else {
        unknown.append(name)
      }
    }
    // Programs know no other option, such as a translated one, so the next missing option is meant.
    for name in unknown where name.isOption {
      if let index = missing.firstIndex(where: { $0.hasPrefix(TechnicalName.optionMark) }) { add(name, meaning: index) }
    }
  }
}

/// The name of an option, such as `--dry-run`, a constant, such as `MAX_SIZE`, or a function, such as `get_max_size`.
private struct TechnicalName {
  static let optionMark = "--"
  /// The maximum length of a part in another script, in bytes.
  static let maximumLength = 100
  /// The maximum number of differing letters.
  private static let maximumDistance = 3

  let text: String
  /// The range in UTF-8 bytes of the message.
  let range: Range<Int>

  var isOption: Bool { text.hasPrefix(Self.optionMark) }

  /// Returns whether another name differs in few letters.
  func isNearly(_ other: String) -> Bool {
    let limit = min(Self.maximumDistance, other.utf8.count / 3)
    return other.hasPrefix(Self.optionMark) == isOption && abs(other.utf8.count - text.utf8.count) <= limit
      && NameSuggestion.distance(other, text) <= limit
  }
}

extension String {
  /// The options such as `--dry-run`, constants such as `MAX_SIZE` and functions such as `get_max_size`, with their ranges in UTF-8 bytes.
  fileprivate var technicalNames: [TechnicalName] {
    let bytes = Array(utf8)
    var names: [TechnicalName] = []
    var index = 0
    func isPart(_ byte: UInt8) -> Bool {
      byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    // Brackets and signs before a name make it a placeholder.
    func isBracketed(_ index: Int) -> Bool { index > 0 && "{(%$:<[@".utf8.contains(bytes[index - 1]) }
    while index < bytes.count {
      guard isPart(bytes[index]) else {
        index += 1
        continue
      }
      var end = bytes[index...].firstIndex { !isPart($0) } ?? bytes.count
      // Signs around a name, as in `#--Trash--#`, only set it apart.
      let startsOption =
        bytes[index..<end].starts(with: TechnicalName.optionMark.utf8)
        && (index == 0 || bytes[index - 1] != UInt8(ascii: "#"))
      // Other Latin letters belong to the word, and other scripts after a hyphen; particles follow a letter directly.
      if startsOption, end < bytes.count, bytes[end - 1] == UInt8(ascii: "-") || (0xC3...0xC9).contains(bytes[end]) {
        let rest = bytes[end...].prefix(TechnicalName.maximumLength).prefix { $0 >= 0x80 || isPart($0) }
        let letters = String(decoding: rest, as: UTF8.self).unicodeScalars.prefix {
          $0.properties.isAlphabetic || $0.properties.isMark || ($0.isASCII && isPart(UInt8($0.value)))
        }
        end += String(letters).utf8.count
      }
      let word = bytes[index..<end]
      let isOption =
        startsOption && word.count > 4
        && word.dropFirst(2).first.map { $0.isLetterOrDigit || $0 >= 0x80 } ?? false
      let isConstant =
        word.count > 4 && word.contains(UInt8(ascii: "_")) && word.first != UInt8(ascii: "_")
        && word.allSatisfy { $0.isUppercaseLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      // One underscore may be the sign of an access key.
      let isFunction =
        word.count { $0 == UInt8(ascii: "_") } > 1 && word.first != UInt8(ascii: "_") && !isBracketed(index)
        && word.allSatisfy { $0.isLowercaseLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      if isOption || isConstant || isFunction {
        names.append(TechnicalName(text: String(decoding: word, as: UTF8.self), range: index..<end))
      }
      index = end
    }
    return names
  }
}

extension String {
  /// The option with one hyphen that begins the text, with more hyphens inside: `-no-splash`.
  fileprivate var leadingOption: Substring? {
    guard utf8.first == UInt8(ascii: "-"), let word = split(separator: " ", maxSplits: 1).first else { return nil }
    return word.wholeMatch(of: /-[a-z0-9]+(?:-[a-z0-9]+)+/) == nil ? nil : word
  }

  /// The first set of characters in brackets, as in regular expressions: `[a-z0-9_]`.
  fileprivate var characterSet: Substring? {
    guard utf8.contains(UInt8(ascii: "-")), utf8.contains(UInt8(ascii: "[")),
      let found = firstMatch(of: /\[[^\[\]\s]*(?:[a-z]-[a-z]|[A-Z]-[A-Z]|[0-9]-[0-9])[^\[\]\s]*\]/)?.output
    else { return nil }
    // Words have a hyphen too: `[time-clock]`.
    return found.contains(/[A-Za-z]{3}/) ? nil : found
  }

  /// Returns whether the text is the usage of a command and its description, and only signs and words in capitals precede
  /// an offset: `FILE [APP_ID] - Remove an app`.
  fileprivate func isUsage(before offset: Int) -> Bool {
    utf8.prefix(offset).allSatisfy { $0 < 0x80 && !$0.isLowercaseLetter } && (contains(" - ") || contains(" – "))
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar is a mark, such as a sign that joins two letters.
  fileprivate var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(generalCategory)
  }
}
