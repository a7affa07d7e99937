internal import MessageFiles

/// Compiles content without errors to the copy of its locales.
final class CatalogCompiler: Sendable {
  private let content: any CatalogContent
  private let kinds: KindTable
  private let fallsBackByCard: Bool

  init(_ content: any CatalogContent, _ kinds: KindTable, fallsBackByCard: Bool) {
    self.content = content
    self.kinds = kinds
    self.fallsBackByCard = fallsBackByCard
  }

  /// The copy of each locale, created on first use because a process rarely needs them all.
  var locales: NameTable<Lazy<LocaleCopy>> {
    var copies = NameTable<Lazy<LocaleCopy>>()
    // In this order, the locale that another one is based on comes first.
    for locale in content.locales.map(\.description).sorted().compactMap({ LocaleTag($0) }) {
      let parent = locale.parents.firstResult { copies[$0.description] }
      let lazyCopy = Lazy { [self] in
        if let parent { return copy(of: locale, changing: parent.value) }
        return copy(of: locale, content.fallbacks(of: locale)[...])
      }
      copies.set(locale.description, to: lazyCopy)
    }
    #if canImport(CICU)
      if let source = copies[content.defaultLocale.description] {
        for locale in PseudoLocale.allCases where copies[locale.rawValue] == nil {
          copies.set(locale.rawValue, to: Lazy { [kinds] in source.value.translated(to: locale, kinds) })
        }
      }
    #endif
    return copies
  }

  /// Compiles the copy of a locale with its own files, based on the copy of its parent locale.
  private func copy(of locale: LocaleTag, changing parent: LocaleCopy) -> LocaleCopy {
    var changes = LocaleMessages()
    if let context = content.context(of: locale) {
      for messages in content.messages(of: locale) { _ = changes.add(messages, in: context) }
    }
    return LocaleCopy(locale, changing: parent, by: changes, kinds)
  }

  /// Compiles the copy of a locale; its texts in another language are fallbacks, unlike those of a parent locale.
  ///
  /// - Parameter sources: the messages of the locale's language, then those of each locale that it falls back to.
  private func copy(of locale: LocaleTag, _ sources: ArraySlice<any MessageSource>) -> LocaleCopy {
    func isForeign(_ source: any MessageSource) -> Bool {
      source.locale.map { $0.language != locale.language } ?? false
    }
    var messages = LocaleMessages()
    var fallbacks: Set<String> = []
    for source in sources {
      guard let context = content.context(of: source.locale ?? locale) else { continue }
      let added = messages.add(source, in: context)
      if isForeign(source) { fallbacks.formUnion(added) }
    }
    let foreign = sources.drop { !isForeign($0) }
    // A card is the whole copy of an error: one that lacks a part is replaced by the card of the next language.
    let cardFallback =
      fallsBackByCard ? foreign.first?.locale.map { tag in Lazy { [self] in copy(of: tag, foreign) } } : nil
    return LocaleCopy(locale, messages, kinds, fallbacks: fallbacks, cardFallback: cardFallback)
  }
}
