internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint

/// The cards that a search and a filter let through.
struct CardList {
  struct Row {
    let id: String
    let key: String
    let title: String
    /// Whether the title is the source's, because the locale has none.
    let isSource: Bool
    let state: MessageState
  }

  private(set) var rows: [Row] = []
  /// How many cards of the search each filter lets through.
  private(set) var counts: [String: Int] = [:]
  /// How many cards the search finds, whatever the filter.
  private(set) var total = 0

  /// - Parameter filter: one of ``MessageState/filters``; nil for all.
  init(_ query: SearchQuery, filter: String?, _ locale: String, in documents: inout [WorkbenchDocument]) {
    for unit in documents.indices {
      let states = documents[unit].states(of: locale)
      let document = documents[unit]
      guard document.file(of: locale) != nil else { continue }
      for card in document.cards {
        let state = card.slots.reduce(into: MessageState()) { state, slot in
          if let own = states[slot.key] { state.add(own) }
        }
        if !query.isEmpty, !document.matches(query, card, locale, state) { continue }
        total += 1
        for name in state.names { counts[name, default: 0] += 1 }
        if let filter, !state.names.contains(filter) { continue }
        rows.append(document.row(card, locale, state, unit: unit))
      }
    }
  }
}

extension WorkbenchDocument {
  fileprivate func row(_ card: WorkbenchCard, _ locale: String, _ state: MessageState, unit: Int) -> CardList.Row {
    let own = card.slots.lazy.compactMap { entry($0.key, locale)?.text }.first
    let source = own == nil ? sourceLocale.flatMap { entry(card.slots[0].key, $0)?.text } : nil
    return CardList.Row(
      id: "\(unit):\(card.name)", key: card.name, title: own ?? source ?? card.name, isSource: own == nil, state: state)
  }

  fileprivate func matches(
    _ query: SearchQuery, _ card: WorkbenchCard, _ locale: String, _ state: MessageState
  ) -> Bool {
    let keys = card.slots.map(\.key)
    func texts(_ locale: String?) -> [String] {
      locale.map { locale in keys.compactMap { entry($0, locale)?.text } } ?? []
    }
    func has(_ text: String, _ candidates: [String]) -> Bool { candidates.contains { foldedTexts[$0].contains(text) } }
    func codes(_ member: (Catalog.CodeGroup) -> [String]) -> [String] {
      card.definition.map { self.codes[$0.kind]?.flatMap(member) ?? [] } ?? []
    }
    func holds(_ term: SearchQuery.Term) -> Bool {
      switch term.field {
      case .source: has(term.text, texts(sourceLocale))
      case .target: has(term.text, texts(locale))
      case .key: has(term.text, keys)
      case .note: has(term.text, keys.compactMap { metadata(of: $0)?.description })
      case .code: has(term.text, codes(\.codes))
      case .provider: codes { [$0.provider.rawValue] }.contains { $0.folded == term.text }
      case .kind: card.definition != nil && has(term.text, [card.name])
      case .slot: card.slots.contains { $0.role == term.text || metadata(of: $0.key)?.slot?.string == term.text }
      case .state: state.names.contains(term.text) || (term.text == "done" && state.isDone)
      case .rule:
        keys.contains { key in
          id(key, locale).map { findings(of: $0).contains { $0.finding.rule == term.text } } ?? false
        }
      case nil:
        has(term.text, keys) || has(term.text, texts(locale)) || has(term.text, texts(sourceLocale))
          || has(term.text, codes(\.codes)) || has(term.text, keys.compactMap { metadata(of: $0)?.description })
      }
    }
    return query.matches(holds) { sentence in
      [locale, sourceLocale ?? locale].contains { locale in
        keys.contains { key in entry(key, locale)?.nodes.map { SentencePattern($0).matches(sentence) } ?? false }
      }
    }
  }
}
