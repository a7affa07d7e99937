/// Compiles a document without errors into the copy of its locales.
struct CatalogCompiler: Sendable {
  private let document: CatalogDocument
  private let kinds: KindTable

  init(_ document: CatalogDocument, _ kinds: KindTable) {
    self.document = document
    self.kinds = kinds
  }

  /// The copy of each locale, created on first use because a process rarely needs them all.
  var locales: [LocaleTag: Lazy<LocaleCopy>] {
    var copies: [LocaleTag: Lazy<LocaleCopy>] = [:]
    for locale in document.locales {
      copies[locale] = Lazy { [self] in copy(of: locale) }
    }
    #if canImport(CICU)
      if copies[PseudoLocale.tag] == nil, let source = copies[document.defaultLocale] {
        copies[PseudoLocale.tag] = Lazy { [kinds] in source.value.pseudoTranslated(kinds) }
      }
    #endif
    return copies
  }

  private func copy(of locale: LocaleTag) -> LocaleCopy {
    var messages = LocaleMessages()
    var fallbacks: Set<String> = []
    for file in document.fallbacks(of: locale) {
      guard let context = document.context(of: file.locale ?? locale) else { continue }
      let isForeign = file.locale.map { $0.language != locale.language } ?? false
      let added = messages.add(file, in: context)
      if isForeign { fallbacks.formUnion(added) }
    }
    return LocaleCopy(locale, messages, kinds, fallbacks: fallbacks)
  }
}
