internal import MessageFiles

/// Finds a translation that belongs to another key.
///
/// The sources of the two keys share no word, and the length fits only the other source; or both sources are long, and
/// less than a third of their words are the same.
struct MisplacedTranslationRule: SetRule {
  let name = "misplaced-translation"
  let severity = Finding.Severity.info
  private static let moved: Diagnostic.ID = "misplaced-translation"
  private static let same: Diagnostic.ID = "misplaced-translation.same"
  let ids = [moved, same]

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for pairing in set.translations {
      let common = set.source?.traits.commonWords?.all ?? []
      findLongTexts(in: pairing, except: common, &findings)
      var suspects: [(entry: MessageEntry, source: MessageEntry)] = []
      for (entry, source) in zip(pairing.file.entries, pairing.sources) {
        guard let source, entry.text.utf8.count >= Self.minimumLength,
          let length = RelativeLength(entry, source, pairing.file, beyond: 3), length.translation >= Self.minimumLength,
          length.isLonger(than: 3) || length.isShorter(than: 3)
        else { continue }
        suspects.append((entry, source))
      }
      // Nearly all files end here, without an index of their texts.
      if suspects.isEmpty { continue }
      let owners = owners(of: Set(suspects.map(\.entry.text)), in: pairing, except: common)
      for (entry, source) in suspects {
        guard let candidates = owners[entry.text] else { continue }
        let words = source.words(except: common)
        guard words.count > 1, let owner = candidates.first(where: { $0.words.isDisjoint(with: words) }) else {
          continue
        }
        findings.add(
          self, Self.moved, ["key": .text(owner.key)], in: entry, of: pairing.file, source: source.text,
          at: 0..<entry.text.utf8.count)
      }
    }
  }

  /// Reports long texts that translate two long sources with other words.
  private func findLongTexts(in pairing: Pairing, except common: Set<String>, _ findings: inout FindingList) {
    let (file, sources) = (pairing.file, pairing.sources)
    var firstIndices = StringIndex(minimumCapacity: file.entries.count / 4)
    for (index, entry) in file.entries.enumerated() where entry.text.utf8.count >= Self.minimumLongLength {
      guard let source = sources[index], entry.form == nil, entry.text != source.text,
        let first = firstIndices.updateIndex(of: entry.text, to: index, in: { file.entries[$0].text }),
        let other = sources[first], other.text != source.text
      else { continue }
      let (words, otherWords) = (source.words(except: common), other.words(except: common))
      let minimum = min(words.count, otherWords.count)
      guard minimum >= Self.minimumWords, words.intersection(otherWords).count * 3 < minimum else { continue }
      findings.add(
        self, Self.same, ["key": .text(file.entries[first].key)], in: entry, of: file, source: source.text,
        at: 0..<entry.text.utf8.count)
    }
  }

  /// The minimum length of a translation of two long sources, in UTF-8 bytes, and their minimum number of words.
  private static let (minimumLongLength, minimumWords) = (60, 4)

  /// A key whose source has the length of its translation, so that the translation may belong to it.
  private struct Owner {
    let key: String
    /// The words of the key's source.
    let words: Set<String>
  }

  /// Returns the keys that each of the texts may belong to.
  private func owners(
    of texts: Set<String>, in pairing: Pairing, except common: Set<String>
  ) -> [String: [Owner]] {
    var owners: [String: [Owner]] = [:]
    for (entry, source) in zip(pairing.file.entries, pairing.sources) where texts.contains(entry.text) {
      guard let source, owners[entry.text]?.count ?? 0 < Self.maximumOwners else { continue }
      // Without a relative length, nothing shows that the lengths differ.
      let length = RelativeLength(entry, source, pairing.file, beyond: 2)
      if let length, length.isLonger(than: 2) || length.isShorter(than: 2) { continue }
      let owner = Owner(key: entry.key, words: source.words(except: common))
      if !(owners[entry.text] ?? []).contains(where: { $0.words == owner.words }) {
        owners[entry.text, default: []].append(owner)
      }
    }
    return owners
  }

  /// The maximum number of different sources that a text is compared with, so that the cost is linear.
  private static let maximumOwners = 20

  /// The minimum length of a translation; shorter texts may be equal by chance.
  private static let minimumLength = 28
}

extension MessageEntry {
  /// Returns the words of the message without short and common ones, in lower case.
  fileprivate func words(except common: Set<String>) -> Set<String> {
    Set(nodes?.allText.lowercased().split { !$0.isLetter }.map(String.init) ?? [])
      .filter { $0.count > 2 }.subtracting(common)
  }
}
