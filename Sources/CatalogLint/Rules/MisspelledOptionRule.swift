internal import MessageFiles

/// Finds an option of a command line, or the name of a constant, that a translation misspells.
struct MisspelledOptionRule: MessageRule {
  let name = "misspelled-option"
  let severity = Finding.Severity.warning
  let fixes = FixKind.suggested
  let triggers: TextFeatures = .technicalName
  let example: RuleExample? = RuleExample(
    source: "Use --shallow-since", bad: "--shallow-signed를 쓰세요", good: "--shallow-since를 쓰세요")

  /// The maximum number of compared names of a message.
  private static let maximumCount = 20
  /// The maximum number of differing letters.
  private static let maximumDistance = 3

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, source.text != entry.text, entry.combinedFeatures.contains(.technicalName) else {
      return
    }
    let wanted = source.text.technicalNames.map(\.text)
    let found = entry.text.technicalNames
    guard !wanted.isEmpty, !found.isEmpty, max(wanted.count, found.count) <= Self.maximumCount else { return }
    var missing = wanted.filter { name in !found.contains { $0.text == name } }
    for name in found where !wanted.contains(name.text) {
      guard
        let index = missing.firstIndex(where: { original in
          let limit = min(Self.maximumDistance, original.utf8.count / 3)
          return original.hasPrefix("--") == name.text.hasPrefix("--")
            && abs(original.utf8.count - name.text.utf8.count) <= limit
            && NameSuggestion.distance(original, name.text) <= limit
        })
      else { continue }
      let original = missing.remove(at: index)
      findings.add(
        self, nil, ["name": .text(name.text), "original": .text(original)], in: entry, at: name.range, fix: original,
        isSafe: false)
    }
  }
}

extension String {
  /// The options such as `--dry-run` and the constants such as `MAX_SIZE`, with their ranges in UTF-8 bytes.
  fileprivate var technicalNames: [(text: String, range: Range<Int>)] {
    let bytes = Array(utf8)
    var names: [(text: String, range: Range<Int>)] = []
    var index = 0
    func isPart(_ byte: UInt8) -> Bool {
      byte.isLetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
    while index < bytes.count {
      guard isPart(bytes[index]) else {
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !isPart($0) } ?? bytes.count
      let word = bytes[index..<end]
      let isOption =
        word.starts(with: "--".utf8) && word.count > 4 && word.dropFirst(2).first?.isLetterOrDigit ?? false
      let isConstant =
        word.count > 4 && word.contains(UInt8(ascii: "_")) && word.first != UInt8(ascii: "_")
        && word.allSatisfy { $0.isUppercaseLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      if isOption || isConstant { names.append((String(decoding: word, as: UTF8.self), index..<end)) }
      index = end
    }
    return names
  }
}
