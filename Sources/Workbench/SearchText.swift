internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import Foundation

/// The searchable text of a card, prepared once.
final class SearchText: Sendable {
  /// The keys, texts in all locales, descriptions, references and codes, folded, each on its own line.
  private let bytes: [UInt8]
  /// The sentences that the messages can produce, which may differ from their source text.
  private let patterns: Lazy<Patterns>
  private let decomposed: Lazy<Letters>

  private final class Patterns: Sendable {
    let all: [SentencePattern]

    init(_ messages: [[MessageNode]]) {
      all = messages.map(SentencePattern.init)
    }
  }

  private final class Letters: Sendable {
    let all: [Unicode.Scalar]

    init(_ text: String) { all = MisspelledWord.letters(of: text) }
  }

  init(_ texts: [String], _ messages: [[MessageNode]]) {
    let folded = texts.joined(separator: "\n").folded
    bytes = Array(folded.utf8)
    patterns = Lazy { Patterns(messages) }
    decomposed = Lazy { Letters(folded) }
  }

  /// The letters of the text, which are compared with misspelled words.
  var letters: [Unicode.Scalar] { decomposed.value.all }

  /// Whether the text contains a folded word; compares bytes, which is faster than comparing characters.
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

  /// Whether a message can produce a folded sentence, or a text that contains it.
  func hasSentence(_ sentence: SearchSentence) -> Bool { patterns.value.all.contains { $0.matches(sentence) } }
}

/// A text that matches a search: a message, or a code that leads to its card.
struct SearchMatch {
  let text: String
  /// The message and its locale; nil for a code.
  var message: (key: String, locale: String)?
  /// The provider of a code; nil for a message.
  var origin: String?
}

extension WorkbenchDocument {
  /// Returns the message of a card that matches a search: in a locale, in the source, or else in another locale.
  func text(with query: SearchQuery, in card: WorkbenchCard, _ locale: String) -> SearchMatch? {
    let preferred = [locale, sourceLocale].compactMap(\.self)
    for locale in preferred + locales.filter({ !preferred.contains($0) }) {
      for slot in card.slots {
        if let entry = entry(slot.key, locale), query.isFound(in: entry.text.folded, { entry.nodes }) {
          let texts = texts(of: entry, locale)
          // If no single branch matches, the last one, `other`, is shown.
          let found = texts.first { query.isFound(in: $0.folded, { nil }) } ?? texts.last ?? entry.text
          return SearchMatch(text: found, message: (slot.key, locale))
        }
      }
    }
    return nil
  }

  /// Returns the editable texts of a message: for a plural or select, those of its branches.
  private func texts(of entry: MessageEntry, _ locale: String) -> [String] {
    guard let message = file(of: locale).flatMap({ BranchedMessage(entry, in: $0) }) else { return [entry.text] }
    let bytes = Array(entry.text.utf8)
    return message.textRanges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns the first code of a card that matches a search.
  func code(with query: SearchQuery, in card: WorkbenchCard) -> SearchMatch? {
    for group in card.definition.flatMap({ codes[$0.kind] }) ?? [] {
      if let code = (group.codes + group.aliases).first(where: { query.isFound(in: $0.folded, { nil }) }) {
        return SearchMatch(text: code, origin: "\(group.provider)")
      }
    }
    return nil
  }

  /// Returns the searchable text of a card, in all locales.
  func searchText(of card: WorkbenchCard) -> SearchText {
    let keys = card.slots.map(\.key)
    let entries = locales.flatMap { locale in keys.compactMap { entry($0, locale) } }
    let notes = keys.map { description(of: $0, on: card) } + (self.notes[card.name]?.references ?? [])
    let codes = card.definition.flatMap { self.codes[$0.kind] }?.flatMap { $0.codes + $0.aliases } ?? []
    return SearchText([card.name] + keys + entries.map(\.text) + notes + codes, entries.compactMap(\.nodes))
  }
}
