internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint

/// The cards that match a search and a filter.
struct CardList {
  struct Row {
    let id: String
    let key: String
    let title: String
    /// Whether the title is the source text, because the locale has none.
    let isSource: Bool
    let state: MessageState
    /// The text that matches the search; nil if the match is not in a text that can be shown.
    let found: SearchMatch?
  }

  /// A card in the list.
  struct Item {
    /// The index of the document.
    let unit: Int
    /// The index of the card in its document.
    let card: Int
    let state: MessageState
  }

  private let query: SearchQuery
  private(set) var items: [Item] = []
  /// The number of search results that pass each filter.
  private(set) var counts: [String: Int] = [:]
  /// The number of search results before filtering.
  private(set) var total = 0
  /// Whether the cards do not contain the words of the query, but similar ones.
  private(set) var isSimilar = false

  /// - Parameter filter: one of ``MessageState/filters``; nil for all.
  init(_ query: SearchQuery, filter: String?, _ locale: String, in documents: inout [WorkbenchDocument]) {
    self.query = query
    fill(filter, locale, in: &documents)
    if total == 0, query.canBeMisspelled {
      isSimilar = true
      fill(filter, locale, in: &documents)
      sortBySimilarity(in: &documents)
    }
    if !query.isEmpty,
      let exactMatch = items.firstIndex(where: { documents[$0.unit].cards[$0.card].hasName(query.name) })
    {
      items.insert(items.remove(at: exactMatch), at: 0)
    }
  }

  private mutating func fill(_ filter: String?, _ locale: String, in documents: inout [WorkbenchDocument]) {
    for unit in documents.indices where documents[unit].listedLocales.contains(locale) {
      let states = documents[unit].states(of: locale)
      let texts = query.isEmpty ? [] : documents[unit].searchTexts()
      for index in documents[unit].cards.indices {
        let state = documents[unit].cards[index].state(in: states)
        if !query.isEmpty {
          let card = documents[unit].cards[index]
          let matches = documents[unit].matches(
            query, card, texts[index], locale, state, allowsErrors: isSimilar)
          if !matches { continue }
        }
        total += 1
        let names = state.names
        for name in names { counts[name, default: 0] += 1 }
        if let filter, !names.contains(filter) { continue }
        items.append(Item(unit: unit, card: index, state: state))
      }
    }
  }

  /// Sorts the cards by the number of errors in the words that they contain.
  private mutating func sortBySimilarity(in documents: inout [WorkbenchDocument]) {
    let ranked = items.enumerated().map { position, item in
      (errors: query.errors(in: documents[item.unit].searchTexts()[item.card]), position: position, item: item)
    }
    items = ranked.sorted { ($0.errors, $0.position) < ($1.errors, $1.position) }.map(\.item)
  }

  /// Returns the rows of a range of items.
  func rows(_ range: Range<Int>, _ locale: String, in documents: [WorkbenchDocument]) -> [Row] {
    items[range].map { item in
      let document = documents[item.unit]
      let card = document.cards[item.card]
      let found =
        query.isEmpty ? nil : document.text(with: query, in: card, locale) ?? document.code(with: query, in: card)
      return document.row(card, locale, item.state, unit: item.unit, found)
    }
  }

  /// Returns the position of a card in the list; nil if it is not in the list.
  func index(of card: Int, _ unit: Int) -> Int? { items.firstIndex { $0.card == card && $0.unit == unit } }
}

extension WorkbenchCard {
  /// Whether a folded name is the name of the card, or one of its keys.
  fileprivate func hasName(_ name: String) -> Bool {
    ([self.name] + slots.map(\.key)).contains { $0.utf8.count == name.utf8.count && $0.folded == name }
  }
}

extension WorkbenchDocument {
  fileprivate func row(
    _ card: WorkbenchCard, _ locale: String, _ state: MessageState, unit: Int, _ found: SearchMatch?
  ) -> CardList.Row {
    let slots = slots(of: card, locale)
    let locales = [locale, sourceLocale].compactMap(\.self)
    // If the title has no translation, its source identifies the card better than the translated message. Of the forms
    // of a message, any translated one identifies it.
    let places =
      card.hasForms
      ? locales.flatMap { locale in slots.map { ($0.key, locale) } }
      : slots.flatMap { slot in locales.map { (slot.key, $0) } }
    let texts = places.lazy.compactMap { key, locale in
      shownText(of: key, locale).map { (text: $0, locale: locale) }
    }
    // A new draft may be blank.
    let title = texts.first { !$0.text.isBlank }
    return CardList.Row(
      id: "\(unit):\(card.name)", key: card.name, title: title?.text ?? card.name, isSource: title?.locale != locale,
      state: state, found: found)
  }

  /// Returns the text that the list shows for a message: for a plural or select, the text of its `other` branch.
  private func shownText(of key: String, _ locale: String) -> String? {
    guard let entry = entry(key, locale) else { return nil }
    let range = file(of: locale).flatMap { BranchedMessage(entry, in: $0)?.textRange(for: [:]) }
    return range.map { String(decoding: Array(entry.text.utf8)[$0], as: UTF8.self) } ?? entry.text
  }

  fileprivate func matches(
    _ query: SearchQuery, _ card: WorkbenchCard, _ text: SearchText, _ locale: String, _ state: MessageState,
    allowsErrors: Bool
  ) -> Bool {
    let keys = card.slots.map(\.key)
    func texts(_ locale: String?) -> [String] {
      locale.map { locale in keys.compactMap { entry($0, locale)?.text } } ?? []
    }
    func has(_ text: String, _ candidates: [String]) -> Bool { candidates.contains { $0.folded.contains(text) } }
    func codes(_ member: (Catalog.CodeGroup) -> [String]) -> [String] {
      card.definition.map { self.codes[$0.kind]?.flatMap(member) ?? [] } ?? []
    }
    func matchesTerm(_ term: SearchQuery.Term) -> Bool {
      switch term.field {
      case .source: has(term.text, texts(sourceLocale))
      case .target: has(term.text, texts(locale))
      case .key: has(term.text, keys)
      case .note: has(term.text, keys.map { description(of: $0, on: card) })
      case .code: has(term.text, codes { $0.codes + $0.aliases })
      case .provider: codes { [$0.provider.rawValue] }.contains { $0.folded == term.text }
      case .kind: card.definition != nil && has(term.text, [card.name])
      case .slot: card.slots.contains { $0.role == term.text || metadata(of: $0.key)?.slot?.string == term.text }
      case .state: state.names.contains(term.text) || (term.text == "done" && state.isDone)
      case .rule:
        keys.contains { key in
          id(key, locale).map { findings(of: $0).contains { $0.finding.rule == term.text } } ?? false
        }
      case nil: text.contains(term.text) || (allowsErrors && term.misspelled?.errors(in: text) != nil)
      }
    }
    return query.matches(matchesTerm, isSentence: text.hasSentence)
  }
}
