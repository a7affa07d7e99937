internal import CatalogFormats
internal import MessageFiles

/// Finds a word that is left in the source's language, although other translations of the file translate it: alone, or
/// inside a text in another script than Latin.
///
/// A word that the languages share, such as *Name*, is also the same in longer texts.
struct UntranslatedWordRule: SetRule {
  let name = "untranslated-word"
  let severity = Finding.Severity.info
  let aggregateMessageID: String? = "report.untranslated"

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.source, !set.isCatalog else { return }
    let suspects = set.translations.map { pairing in Self.suspects(in: pairing, source) }
    // Languages with Latin letters may have the words too.
    let others = set.translations.filter { $0.file.isNeverWrittenInLatin && !$0.file.isExported }
    let kept = others.map(Self.keptWords)
    let words = Set(suspects.joined().map { $0.text.lowercased() }).union(kept.joined().map(\.word))
    // Nearly all sets of complete translations end here.
    if words.isEmpty { return }
    let places = Self.places(of: words, in: source)
    for (pairing, entries) in zip(set.translations, suspects) {
      for entry in entries {
        let word = entry.text.lowercased()
        guard Self.isUsuallyTranslated(word, in: pairing.file, places[word] ?? []) else { continue }
        findings.add(
          self, nil, ["text": .text(entry.text)], in: entry, of: pairing.file, source: entry.text,
          at: 0..<entry.text.utf8.count)
      }
    }
    // A word that many translations keep in the same text is a name or a command there.
    let keeping = kept.joined().reduce(into: [:]) { $0[[$1.entry.key, $1.word], default: 0] += 1 }
    for (pairing, words) in zip(others, kept) {
      for (entry, original, word, range) in words {
        let count = keeping[[entry.key, word], default: 0]
        guard count < 3 || count * 6 < set.translations.count,
          Self.isElsewhereTranslated(word, in: pairing.file, (places[word] ?? []).filter { $0 !== original })
        else { continue }
        findings.add(
          self, nil, ["text": .text(String(entry.text.text(inUTF8: range)))], in: entry, of: pairing.file,
          source: original.text, at: range)
      }
    }
  }

  /// A word that a longer translation has in common with its source.
  private typealias KeptWord = (entry: MessageEntry, source: MessageEntry, word: String, range: Range<Int>)

  /// Returns the words of longer translations that their sources have too.
  private static func keptWords(in pairing: Pairing) -> [KeptWord] {
    return zip(pairing.file.entries, pairing.sources).flatMap { entry, original -> [KeptWord] in
      guard let original, !entry.isUnused, entry.form == nil, original.sourceTextKind == .text,
        !entry.text.hasSameBytes(as: original.text)
      else { return [] }
      return KeptWords.ranges(in: entry, of: original).map { range in
        (entry, original, entry.text.text(inUTF8: range).lowercased(), range)
      }
    }
  }

  /// Returns whether several other texts translate a word, and nearly none keeps it.
  private static func isElsewhereTranslated(_ word: String, in file: MessageFile, _ places: [MessageEntry]) -> Bool {
    let translations = places.compactMap { source in
      file[source.key].flatMap { $0.text == source.text || $0.text.isEmpty ? nil : $0.text.lowercased() }
    }
    return translations.count >= KeptWords.minimumUses
      && translations.count { $0.contains(word) } * rarity <= translations.count
  }

  /// The minimum number of other translations, and the share of them that may have the word.
  private static let (minimumCount, rarity) = (5, 12)
  /// The maximum number of texts that a word is looked for in, so that the cost is linear.
  private static let maximumCount = 24
  private static let lengths = 3...24

  /// Returns the texts that are one word and equal to their sources.
  private static func suspects(in pairing: Pairing, _ source: MessageFile) -> [MessageEntry] {
    guard pairing.file.language != source.language, !pairing.file.isExported else { return [] }
    return zip(pairing.file.entries, pairing.sources).compactMap { entry, original in
      guard let original, lengths.contains(entry.text.utf8.count), entry.text == original.text, !entry.isUnused,
        entry.form == nil, entry.text.utf8.first?.isLetter ?? false,
        entry.text.utf8.dropFirst().allSatisfy(\.isLowercaseLetter),
        !UntranslatedRule.isUntranslatedLabel(entry.text, in: pairing.file, of: source)
      else { return nil }
      return entry
    }
  }

  /// Returns the texts of a source that have one of the words beside others, by the word.
  private static func places(of words: Set<String>, in source: MessageFile) -> [String: [MessageEntry]] {
    var places: [String: [MessageEntry]] = [:]
    // Comparing hashes rules out most texts without a copy.
    var hashes = Set(words.map { $0.utf8.foldedHash() })
    for entry in source.entries where entry.features.contains(.latinWords) {
      guard
        entry.text.utf8.split(whereSeparator: { !$0.isLetter }).contains(where: { word in
          lengths.contains(word.count) && hashes.contains(word.foldedHash())
        })
      else { continue }
      for word in Set(entry.text.lowercased().split { !$0.isLetter }.map(String.init)).intersection(words)
      where places[word]?.count ?? 0 < maximumCount {
        places[word, default: []].append(entry)
        if places[word]?.count == maximumCount { hashes.remove(word.utf8.foldedHash()) }
      }
    }
    return places
  }

  private static func isUsuallyTranslated(_ word: String, in file: MessageFile, _ places: [MessageEntry]) -> Bool {
    // A text without translation shows nothing.
    let translations = places.compactMap { source in
      file[source.key].flatMap { $0.text == source.text || $0.text.isEmpty ? nil : $0.text.lowercased() }
    }
    return translations.count >= minimumCount
      && translations.count { $0.contains(word) } * rarity <= translations.count
  }
}
