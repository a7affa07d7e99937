internal import MessageFiles

/// Finds a text of the source that one file translates in two ways.
struct InconsistentTranslationRule: SetRule {
  let name = "inconsistent-translation"
  let severity = Finding.Severity.info

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    guard let source = set.source, !set.translations.isEmpty else { return }
    let groups = Self.groups(in: source)
    if groups.isEmpty { return }
    for file in set.translations.map(\.file) {
      for group in groups {
        let entries = group.compactMap { file[$0.key] }.filter { $0.text != group[0].text && !$0.text.isEmpty }
        // The texts of an exported file are checked in its catalog.
        guard let outlier = Self.outlier(entries, isSentence: group[0].text.utf8.count >= 40), !file.isExported else {
          continue
        }
        findings.add(
          self, nil, ["text": .text(outlier.usual.text), "key": .text(outlier.usual.key)], in: outlier.entry,
          of: file,
          source: group[0].text, at: 0..<outlier.entry.text.utf8.count)
      }
    }
  }

  /// Returns the groups of source entries with the same text, in the order of the file.
  ///
  /// Labels of one or two words are left out, because they depend on the context: *Open* is a verb on a button and a
  /// state in a list.
  private static func groups(in source: MessageFile) -> [[MessageEntry]] {
    let entries = source.entries
    var firstIndices = StringIndex(minimumCapacity: entries.count)
    var groups: [String: [MessageEntry]] = [:]
    // Hardly any text occurs twice, so a group is created only for the second occurrence.
    for (index, entry) in entries.enumerated()
    where entry.text.utf8.count >= 16 && entry.features.contains(.latinWords) && Self.hasThreeWords(entry.text) {
      if let other = firstIndices.updateIndex(of: entry.text, to: index, in: { entries[$0].text }) {
        groups[entry.text, default: [entries[other]]].append(entry)
      }
    }
    return groups.values.map { $0.filter { !pluralForms.contains($0.role) } }
      // The forms of one message differ on purpose.
      .filter { $0.count > 1 && $0.contains { [first = $0[0].messageKey] in $0.messageKey != first } }
      .sorted { $0[0].range.lowerBound < $1[0].range.lowerBound }
  }

  private static func hasThreeWords(_ text: String) -> Bool {
    guard let space = text.utf8.firstIndex(of: 0x20) else { return false }
    return text.utf8[text.utf8.index(after: space)...].contains(0x20)
  }

  /// The last words of keys for plural forms, in formats with one key for each form.
  private static let pluralForms: Set<String> = ["few", "many", "one", "other", "plural", "two", "zero"]

  /// Returns the first entry with an unusual translation, and an entry with the usual one; nil if there is none.
  ///
  /// - Parameter isSentence: whether the text means the same in any context; a shorter one may be a title or button.
  private static func outlier(
    _ entries: [MessageEntry], isSentence: Bool
  ) -> (entry: MessageEntry, usual: MessageEntry)? {
    // In nearly all groups, the translations are equal.
    guard let first = entries.first, !entries.allSatisfy({ $0.text == first.text }) else { return nil }
    var counts: [String: Int] = [:]
    for entry in entries { counts[entry.text, default: 0] += 1 }
    guard let most = counts.values.max(),
      let usual = entries.first(where: { counts[$0.text] == most })
    else { return nil }
    return entries.first { $0.text != usual.text && (isSentence || $0.role == usual.role) }.map { ($0, usual) }
  }
}

extension MessageEntry {
  /// The role of the text, from the last word of the key: `title` for `consent_title`, `consent.title`, `consentTitle`.
  fileprivate var role: String {
    let bytes = key.utf8
    // In a gettext key, the source text follows the context.
    let end = bytes.firstIndex(of: UInt8(ascii: "|")) ?? bytes.endIndex
    var start = end
    while start > bytes.startIndex {
      let byte = bytes[bytes.index(before: start)]
      guard byte.isLetter || byte >= 0x80 else { break }
      start = bytes.index(before: start)
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { break }
    }
    return key[start..<end].lowercased()
  }
}
