/// Compiles a document without errors to the copy of its locales.
struct CatalogCompiler: Sendable {
  private let document: CatalogDocument
  private let kinds: KindTable
  private let fallsBackByCard: Bool

  init(_ document: CatalogDocument, _ kinds: KindTable, fallsBackByCard: Bool) {
    self.document = document
    self.kinds = kinds
    self.fallsBackByCard = fallsBackByCard
  }

  /// The copy of each locale, created on first use because a process rarely needs them all.
  var locales: [LocaleTag: Lazy<LocaleCopy>] {
    var copies: [LocaleTag: Lazy<LocaleCopy>] = [:]
    // In this order, the locale that another one is based on comes first.
    for locale in document.locales.sorted(by: { $0.description.utf8.count < $1.description.utf8.count }) {
      let parent = locale.parents.lazy.compactMap { copies[$0] }.first
      copies[locale] = Lazy { [self] in
        if let parent { return copy(of: locale, changing: parent.value) }
        return copy(of: locale, document.fallbacks(of: locale)[...])
      }
    }
    #if canImport(CICU)
      if copies[PseudoLocale.tag] == nil, let source = copies[document.defaultLocale] {
        copies[PseudoLocale.tag] = Lazy { [kinds] in source.value.pseudoTranslated(kinds) }
      }
    #endif
    return copies
  }

  /// Compiles the copy of a locale with its own files, based on the copy of its parent locale.
  private func copy(of locale: LocaleTag, changing parent: LocaleCopy) -> LocaleCopy {
    var changes = LocaleMessages()
    if let context = document.context(of: locale) {
      for file in document.copy[locale] ?? [] { _ = changes.add(file, in: context) }
    }
    return LocaleCopy(locale, changing: parent, by: changes, kinds)
  }

  /// Compiles the copy of a locale; its texts in another language are fallbacks, unlike those of a parent locale.
  ///
  /// - Parameter files: the files of the locale's language, then the files of each locale that it falls back to.
  private func copy(of locale: LocaleTag, _ files: ArraySlice<MessageDocument>) -> LocaleCopy {
    func isForeign(_ file: MessageDocument) -> Bool { file.locale.map { $0.language != locale.language } ?? false }
    var messages = LocaleMessages()
    var fallbacks: Set<String> = []
    for file in files {
      guard let context = document.context(of: file.locale ?? locale) else { continue }
      let added = messages.add(file, in: context)
      if isForeign(file) { fallbacks.formUnion(added) }
    }
    let foreign = files.drop { !isForeign($0) }
    // A card is the whole copy of an error: one that lacks a part is replaced by the card of the next language.
    let cardFallback =
      fallsBackByCard ? foreign.first?.locale.map { tag in Lazy { [self] in copy(of: tag, foreign) } } : nil
    return LocaleCopy(locale, messages, kinds, fallbacks: fallbacks, cardFallback: cardFallback)
  }
}
