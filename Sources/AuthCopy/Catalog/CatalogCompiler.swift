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
    var messages: [String: Message] = [:]
    var fallbacks: Set<String> = []
    for file in document.fallbacks(of: locale) {
      guard let context = document.context(of: file.locale ?? locale) else { continue }
      let isForeign = file.locale.map { $0.language != locale.language } ?? false
      for (entry, tree) in zip(file.entries, file.trees) where messages[entry.key] == nil {
        // The checks have already rejected every message that does not compile.
        messages[entry.key] = try? Message(entry.text, nodes: tree.get().nodes, context: context)
        if isForeign { fallbacks.insert(entry.key) }
      }
    }
    return LocaleCopy(locale, messages, kinds, fallbacks: fallbacks)
  }
}
