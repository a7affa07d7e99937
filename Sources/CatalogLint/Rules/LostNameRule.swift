internal import CatalogFormats
internal import Foundation
internal import MessageFiles

/// Finds a name of the source that a translation lacks or writes with other capitals, although nearly all other
/// translations of its file keep it, and a lost emoji.
struct LostNameRule: SetRule {
  let name = "lost-name"
  let severity = Finding.Severity.info
  private static let lost: Diagnostic.ID = "lost-name"
  private static let capitals: Diagnostic.ID = "lost-name.capitals"
  let ids = [lost, capitals]

  /// How many texts keep a name for each one that lacks it, or that writes it with other capitals.
  private static let (shareOfLost, shareOfCapitals) = (12, 4)
  /// The minimum number of texts that keep a name.
  private static let minimumCount = 4

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.source, !set.isCatalog else { return }
    let words = Self.words(of: source)
    for pairing in set.translations where pairing.file.language != source.language && !pairing.file.isExported {
      // The names with other capitals, by the keys of their messages.
      var recased: Set<[String]> = []
      for (entry, source) in zip(pairing.file.entries, pairing.sources)
      where source?.features.contains(.decomposed) ?? false {
        guard let source, !entry.text.isEmpty, let emoji = source.text.first(where: \.isEmoji),
          !entry.text.contains(where: \.isEmoji)
        else { continue }
        findings.add(
          self, Self.lost, ["name": .text(String(emoji))], in: entry, of: pairing.file, source: source.text,
          at: 0..<entry.text.utf8.count)
      }
      for (name, entries) in words.names {
        let translations = entries.compactMap { entry -> (entry: MessageEntry, source: MessageEntry)? in
          guard let translation = pairing.file[entry.key], !translation.text.isEmpty, !translation.isUnused,
            translation.text != entry.text
          else { return nil }
          return (translation, entry)
        }
        let lacking = translations.filter { !$0.entry.text.contains(utf8: name) }
        let count = translations.count - lacking.count
        guard !lacking.isEmpty, count >= Self.minimumCount else { continue }
        let written = lacking.map { $0.entry.text.wordRange(of: name, options: .caseInsensitive) }
        let isLost = count >= Self.shareOfLost * lacking.count
        let isRecased = count >= Self.shareOfCapitals * written.count { $0 != nil }
        for ((entry, original), range) in zip(lacking, written) {
          if let range, isRecased {
            recased.insert([name, entry.key])
            let found = String(entry.text[range])
            let start = entry.text.utf8.distance(from: entry.text.startIndex, to: range.lowerBound)
            findings.add(
              self, Self.capitals, ["text": .text(found), "name": .text(name)], in: entry, of: pairing.file,
              source: original.text, at: start..<start + found.utf8.count)
          } else if range == nil, isLost {
            findings.add(
              self, Self.lost, ["name": .text(name)], in: entry, of: pairing.file, source: original.text,
              at: 0..<entry.text.utf8.count)
          }
        }
      }
      let others = words.abbreviations.filter { !recased.contains([$0.name, $0.source.key]) }
      checkAbbreviations(others, in: pairing.file, &findings)
    }
  }

  /// Finds words with an initial capital, or with one other letter, in place of abbreviations: *Api*, *NFS* for *NFC*.
  private func checkAbbreviations(
    _ abbreviations: [(name: String, source: MessageEntry)], in file: MessageFile, _ findings: inout FindingList
  ) {
    let names = Set(abbreviations.map(\.name))
    var variants: [(name: String, source: MessageEntry, entry: MessageEntry, found: String)] = []
    for (name, source) in abbreviations {
      guard let entry = file[source.key], !entry.isUnused, !entry.text.contains(utf8: name),
        let prose = MaskedProse(entry)
      else { continue }
      prose.forEachWord { word, _ in
        if word.utf8.count == name.utf8.count, word.isVariant(of: name), !source.text.contains(utf8: word),
          !names.contains(word)
        {
          variants.append((name, source, entry, word))
        }
      }
    }
    let counts = variants.reduce(into: [:]) { counts, variant in counts[variant.found, default: 0] += 1 }
    // The language may have an abbreviation of its own.
    for (name, source, entry, found) in variants where counts[found] == 1 || found.contains(where: \.isLowercase) {
      findings.add(
        self, Self.capitals, ["text": .text(found), "name": .text(name)], in: entry, of: file, source: source.text,
        at: entry.text.range(ofText: found))
    }
  }

  /// Returns the abbreviations in the texts of a source, and its words that may be names, each with the texts that have
  /// it: words with a capital inside a sentence, and those with several capitals, that no text has in small letters.
  private static func words(
    of source: MessageFile
  ) -> (abbreviations: [(name: String, source: MessageEntry)], names: [(name: String, entries: [MessageEntry])]) {
    var places: [String: [MessageEntry]] = [:]
    var abbreviations: [(name: String, source: MessageEntry)] = []
    var commonWords: Set<String> = []
    for entry in source.entries where !entry.isUnused && entry.sourceTextKind == .text {
      guard let prose = MaskedProse(entry) else { continue }
      prose.forEachWord { word, mayBeName in
        if word.utf8.first?.isLowercaseLetter ?? false {
          commonWords.insert(word)
        } else if mayBeName, places[word]?.last !== entry {
          places[word, default: []].append(entry)
          if (3...4).contains(word.utf8.count), word.utf8.allSatisfy(\.isUppercaseLetter),
            entry.features.contains(.latinWords)
          {
            abbreviations.append((word, entry))
          }
        }
      }
    }
    let names = places.filter { $0.value.count > minimumCount && !commonWords.contains($0.key.lowercased()) }
    return (
      abbreviations.filter { !commonWords.contains($0.name.lowercased()) },
      names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    )
  }
}

extension MaskedProse {
  /// Calls a closure with each word of Latin letters and digits, and whether it may be a name: it is a number, or has two
  /// capitals or a capital after a word in small letters.
  fileprivate func forEachWord(_ body: (_ word: String, _ mayBeName: Bool) -> Void) {
    var index = 0
    var followsSmallWord = false
    while index < bytes.count {
      guard bytes[index].isLetterOrDigit else {
        if bytes[index] != 0x20 { followsSmallWord = false }
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !$0.isLetterOrDigit } ?? bytes.count
      let word = bytes[index..<end]
      defer { index = end }
      let isInName = end < bytes.count && (bytes[end] >= 0x80 || "_-'".utf8.contains(bytes[end]))
      let isSmall = word.allSatisfy(\.isLowercaseLetter)
      let capitals = word.count(where: \.isUppercaseLetter)
      if !isInName, word.count > 1 || word.first?.isDigit ?? false {
        body(
          String(decoding: word, as: UTF8.self),
          capitals > 1 || word.first?.isDigit ?? false
            || (followsSmallWord && word.count > 3 && word[index].isUppercaseLetter))
      }
      followsSmallWord = isSmall
    }
  }
}

extension String {
  /// Returns whether the text is an abbreviation with only an initial capital, or in capitals with one other letter.
  fileprivate func isVariant(of abbreviation: String) -> Bool {
    if utf8.dropFirst().allSatisfy(\.isLowercaseLetter) {
      return uppercased() == abbreviation && first?.isUppercase ?? false
    }
    return utf8.allSatisfy(\.isUppercaseLetter) && zip(utf8, abbreviation.utf8).count { $0 != $1 } == 1
  }
}

extension Character {
  /// Whether the character is a picture of the blocks that have only those.
  fileprivate var isEmoji: Bool { unicodeScalars.first.map { $0.value >= 0x1F300 && $0.properties.isEmoji } ?? false }
}
