internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint
internal import CatalogTools
internal import Foundation

/// What a search for words looks at of a card, prepared once.
final class SearchText: Sendable {
  /// Folded: keys, texts, sources, descriptions and codes, each on its line.
  private let bytes: [UInt8]
  /// The sentences, which are not all in the text as people see them.
  private let patterns: Lazy<Patterns>

  private final class Patterns: Sendable {
    let all: [SentencePattern]

    init(_ messages: [[MessageNode]]) {
      all = messages.map(SentencePattern.init)
    }
  }

  init(_ texts: [String], _ messages: [[MessageNode]]) {
    bytes = Array(texts.joined(separator: "\n").folded.utf8)
    patterns = Lazy { Patterns(messages) }
  }

  func contains(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      bytes.withUnsafeBytes { bytes in
        guard let text = bytes.baseAddress, let first = word.first else { return word.isEmpty }
        var start = 0
        while start + word.count <= bytes.count,
          let found = memchr(text + start, Int32(first), bytes.count - start - word.count + 1)
        {
          if memcmp(found, word.baseAddress!, word.count) == 0 { return true }
          start = UnsafeRawPointer(found) - text + 1
        }
        return false
      }
    }
  }

  /// Whether a folded sentence can be one of the messages, or a part of one.
  func hasSentence(_ sentence: [UInt16]) -> Bool { patterns.value.all.contains { $0.matches(sentence) } }
}

/// What has the words of a search: a message, or a code that leads to its card.
struct FoundText {
  let text: String
  /// The message and its locale; nil for a code.
  var message: (key: String, locale: String)?
  /// The provider of a code; nil for a message.
  var origin: String?
}

extension WorkbenchDocument {
  /// The message of a card that has what was searched: in a locale, in the source, or else in any other.
  func text(with query: SearchQuery, in card: WorkbenchCard, _ locale: String) -> FoundText? {
    let own = [locale, sourceLocale].compactMap(\.self)
    for locale in own + locales.filter({ !own.contains($0) }) {
      for slot in card.slots {
        if let entry = entry(slot.key, locale), query.isFound(in: entry.text.folded, { entry.nodes }) {
          let texts = texts(of: entry, locale)
          let found = texts.first { query.isFound(in: $0.folded, { nil }) } ?? texts.last ?? entry.text
          return FoundText(text: found, message: (slot.key, locale))
        }
      }
    }
    return nil
  }

  /// What people edit of a message: of a plural or select, its texts.
  private func texts(of entry: MessageEntry, _ locale: String) -> [String] {
    guard let message = file(of: locale).flatMap({ BranchedMessage(entry, in: $0) }) else { return [entry.text] }
    let bytes = Array(entry.text.utf8)
    return message.textRanges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The first code that has what was searched, of those that lead to a card.
  func code(with query: SearchQuery, in card: WorkbenchCard) -> FoundText? {
    for group in card.definition.flatMap({ codes[$0.kind] }) ?? [] {
      if let code = (group.codes + group.aliases).first(where: { query.isFound(in: $0.folded, { nil }) }) {
        return FoundText(text: code, origin: "\(group.provider)")
      }
    }
    return nil
  }

  /// What words are searched in: all languages at once.
  func searchText(of card: WorkbenchCard) -> SearchText {
    let keys = card.slots.map(\.key)
    let entries = locales.flatMap { locale in keys.compactMap { entry($0, locale) } }
    let notes = keys.compactMap { metadata(of: $0)?.description }
    let codes = card.definition.flatMap { self.codes[$0.kind] }?.flatMap { $0.codes + $0.aliases } ?? []
    return SearchText([card.name] + keys + entries.map(\.text) + notes + codes, entries.compactMap(\.nodes))
  }
}
