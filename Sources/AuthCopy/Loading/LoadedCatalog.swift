internal import ICUMessageFormat
internal import MessageFiles

/// The content of a catalog that was read from files.
final class LoadedCatalog: CatalogContent {
  let document: CatalogDocument
  let version: String
  let codeTables: NameTable<LazyCodeTable>
  let readingRules: Lazy<ReadingRules>
  #if canImport(CICU)
    // The parts that requests do not need, computed on first use.
    let report: Lazy<CatalogReport>
    let translations: Lazy<TranslationTable>
    let documentation: NameTable<Lazy<CodeDocumentation>>
  #endif

  /// - Parameter document: a document that has passed all checks.
  init(_ document: CatalogDocument) {
    self.document = document
    version = document.version
    codeTables = document.codeTables
    readingRules = document.readingRules
    #if canImport(CICU)
      report = Lazy { [codeTables, readingRules] in
        CatalogReport(document, CodeResolver(codeTables, readingRules))
      }
      translations = Lazy { TranslationTable(document) }
      documentation = NameTable(
        codeTables.names,
        codeTables.values.map { table in Lazy { CodeDocumentation(table.value.provider, table.value.surfaces) } })
    #endif
  }

  var definitions: [KindDefinition] { document.kinds.compactMap(\.kind.definition) }

  var argumentDefinitions: [String: ArgumentDefinition] {
    document.arguments.compactMapValues(\.argument.definition)
  }

  var locales: Set<LocaleTag> { document.locales }

  var defaultLocale: LocaleTag { document.defaultLocale }

  func messages(of locale: LocaleTag) -> [any MessageSource] { document.copy[locale] ?? [] }

  func fallbacks(of locale: LocaleTag) -> [any MessageSource] { document.fallbacks(of: locale) }

  func context(of locale: LocaleTag) -> FormattingContext? { document.context(of: locale) }

  func localeMatcher(among locales: [LocaleTag]) -> SupportedLocales { document.localeMatcher(among: locales) }
}

extension Catalog {
  /// Compiles a document that has passed all checks.
  package convenience init(
    compiling document: CatalogDocument, method: SignInMethod? = nil, identifier: SignInIdentifier? = nil,
    fallsBackByCard: Bool = false
  ) {
    self.init(
      LoadedCatalog(document), method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
  }
}
