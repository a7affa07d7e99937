internal import CatalogFormats
internal import MessageFiles

/// A file paired with the source, so that rules need not look up keys.
package struct Pairing: Sendable {
  package let file: MessageFile
  /// For each entry of the file, the source's entry for the same key; nil if there is none, and in the source itself.
  package let sources: [MessageEntry?]
  /// The source's entries that the file must have, whose keys neither the file nor its fallbacks contain.
  package let missing: [MessageEntry]

  /// - Parameters:
  ///   - source: nil for the source itself, and when there is none.
  ///   - fallbacks: the files that programs fall back on.
  ///   - optionalKeys: the keys of the source that the file may lack.
  init(
    _ file: MessageFile, source: MessageFile?, fallbacks: [MessageFile] = [], optionalKeys: Set<String> = []
  ) {
    self.file = file
    guard let source else {
      sources = Array(repeating: nil, count: file.entries.count)
      missing = []
      return
    }
    var isPaired = Array(repeating: false, count: source.entries.count)
    var next = 0
    // An entry has details in formats in which a message can have several entries, such as plural forms.
    let mayHaveForms = !file.document.details.isEmpty || !source.document.details.isEmpty
    let generalIndices = mayHaveForms ? source.generalIndices { _ in true } : [:]
    let generalFormIndices = mayHaveForms ? source.generalIndices { $0.form != nil } : [:]
    sources = file.entries.map { entry in
      // Each plural form is compared with the source's general form, `other`. In Android, a text without forms may have
      // the same key.
      let formIndex = entry.form == nil ? nil : generalFormIndices[entry.messageKey]
      if mayHaveForms, entry.form != nil || source.indices[entry.key] == nil,
        let index = formIndex ?? generalIndices[entry.messageKey]
      {
        return source.entries[index].nilIfNameOnly
      }
      // Most translations have the same order of keys as the source.
      let isNext = source.isFlat && next < source.entries.count && source.entries[next].key == entry.key
      guard let index = isNext ? next : source.indices[entry.key] else { return nil }
      isPaired[index] = true
      next = index + 1
      return source.entries[index].nilIfNameOnly
    }
    // In a Java resource bundle, a regional file of the source's language, such as `m_en_GB`, falls back on the source.
    if source.isBundle, file.isBundle, file.language == source.language {
      missing = []
      return
    }
    let unpaired = source.entries.indices.lazy.filter { !isPaired[$0] }.map { source.entries[$0] }
      .filter { entry in !entry.isReference && !optionalKeys.contains(entry.key) }
      .filter { entry in !fallbacks.contains { $0[entry.key] != nil } }
      // A key can occur twice, in nested objects and with dots; only one of its entries is paired.
      .filter { file[$0.key] == nil }
      // A message with any translated form is not missing; a message without one is missing once.
      .filter { [translated = mayHaveForms ? Set(file.entries.map(\.messageKey)) : []] entry in
        !mayHaveForms || (entry.isGeneral && !translated.contains(entry.messageKey))
      }
    // A message with several general texts, such as for several devices, is missing once.
    var seen: Set<String> = []
    missing = unpaired.filter { !mayHaveForms || seen.insert($0.messageKey).inserted }
  }
}

extension MessageEntry {
  /// The entry; nil if its text is only the name of the message.
  fileprivate var nilIfNameOnly: MessageEntry? { sourceTextKind == .name ? nil : self }
}

extension MessageEntry {
  private static let references = [("$[", "]"), ("$t(", ")"), ("${", "}"), ("@:", "")]

  /// Whether the text is only a reference to another message: `$[menu.open]`, `@:open`, `$t(open)`, `${open}`.
  fileprivate var isReference: Bool {
    guard let first = text.utf8.first, first == UInt8(ascii: "$") || first == UInt8(ascii: "@") else { return false }
    return Self.references.contains { start, end in
      guard text.hasPrefix(start), text.hasSuffix(end), text.utf8.count > start.utf8.count + end.utf8.count else {
        return false
      }
      return text.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count).allSatisfy { byte in
        byte > 0x20 && !"[](){}$".utf8.contains(byte)
      }
    }
  }
}

extension MessageFile {
  /// Whether the file is part of a Java resource bundle.
  var isBundle: Bool { document.format == .properties }

  /// Returns the index of each message's general entry, which is not limited to certain numbers, by the key of the
  /// message.
  fileprivate func generalIndices(where isCandidate: (MessageEntry) -> Bool) -> [String: Int] {
    let generalForms = entries.indices.filter { entries[$0].isGeneral && isCandidate(entries[$0]) }
    return Dictionary(generalForms.map { (entries[$0].messageKey, $0) }) { first, _ in first }
  }
}
