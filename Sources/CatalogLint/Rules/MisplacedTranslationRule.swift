internal import AuthCopy

/// Finds a translation that belongs to another key.
///
/// The sources of the two keys share no word, and the length fits only the other source.
struct MisplacedTranslationRule: SetRule {
  let name = "misplaced-translation"
  let severity = Finding.Severity.info

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations {
      let language = pairing.file.language
      var suspects: [(entry: MessageEntry, source: MessageEntry)] = []
      for (entry, source) in zip(pairing.file.entries, pairing.sources) {
        guard let source, entry.text.utf8.count >= Self.minimumLength,
          let length = RelativeLength(entry, source, language, beyond: 3), length.translation >= Self.minimumLength,
          length.isLonger(than: 3) || length.isShorter(than: 3)
        else { continue }
        suspects.append((entry, source))
      }
      // Nearly all files end here, without an index of their texts.
      if suspects.isEmpty { continue }
      var pairsByText: [String: [(entry: MessageEntry, source: MessageEntry)]] = [:]
      let suspectTexts = Set(suspects.map(\.entry.text))
      for (entry, source) in zip(pairing.file.entries, pairing.sources) where suspectTexts.contains(entry.text) {
        if let source { pairsByText[entry.text, default: []].append((entry, source)) }
      }
      for (entry, source) in suspects {
        let owner = pairsByText[entry.text]?.first { other in
          guard other.entry !== entry, other.source.words.isDisjoint(with: source.words) else { return false }
          let length = RelativeLength(other.entry, other.source, language, beyond: 2)
          // Without a relative length, nothing shows that the lengths differ.
          return length.map { !$0.isLonger(than: 2) && !$0.isShorter(than: 2) } ?? true
        }
        guard let owner, source.words.count > 1 else { continue }
        findings.add(
          self, nil, ["key": .text(owner.entry.key)], in: entry, of: pairing.file, source: source.text,
          at: 0..<entry.text.utf8.count)
      }
    }
  }

  /// The minimum length of a translation; shorter texts may be equal by chance.
  private static let minimumLength = 28
}

extension MessageEntry {
  /// The words of the message without short and common ones, in lower case.
  fileprivate var words: Set<String> {
    Set(nodes?.allText.lowercased().split { !$0.isLetter }.map(String.init) ?? [])
      .filter { $0.count > 2 }.subtracting(EnglishWords.common)
  }
}
