internal import ICUMessageFormat

/// The content of a catalog that was read from files.
final class LoadedCatalog: CatalogContent {
  let document: CatalogDocument
  let version: String
  let codeTables: [Provider: Lazy<CodeTable>]
  #if canImport(CICU)
    // The parts that requests do not need, computed on first use.
    let report: Lazy<CatalogReport>
    let translations: Lazy<TranslationTable>
    let documentation: [Provider: Lazy<CodeDocumentation>]
  #endif

  /// - Parameter document: a document that has passed all checks.
  init(_ document: CatalogDocument) {
    self.document = document
    version = document.version
    codeTables = document.codeTables
    #if canImport(CICU)
      report = Lazy { [codeTables] in CatalogReport(document, CodeResolver(codeTables)) }
      translations = Lazy { TranslationTable(document) }
      documentation = codeTables.mapValues { table in
        Lazy { CodeDocumentation(table.value.provider, table.value.surfaces) }
      }
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
  /// Loads a catalog from files.
  ///
  /// All of it is checked: syntax, arguments, concealment, and codes that map to no kind.
  ///
  /// - Parameters:
  ///   - path: a folder with `kinds.json`, `codes/` and `copy/`, or a compiled catalog, which
  ///     `auth-copy export --format json` writes; nil loads the shipped catalog. A build without ICU can load only a
  ///     compiled catalog, and no overlay.
  ///   - overlay: a folder with any part of a catalog, which overrides the catalog key by key: the texts of a brand,
  ///     another locale (possibly incomplete), or the codes and kinds of a company.
  ///   - method: the sign-in method to assume if neither the request nor the provider specifies one.
  ///   - identifier: the identifier that people enter together with a password in this deployment.
  ///   - fallsBackByCard: whether a missing part makes the whole copy of an error fall back to the next locale.
  /// - Throws: the first error, with its file, line and column.
  public static func load(
    from path: String? = nil, overlay: String? = nil, method: SignInMethod? = nil, identifier: SignInIdentifier? = nil,
    fallsBackByCard: Bool = false
  ) throws(CatalogError) -> Catalog {
    if path == nil, overlay == nil {
      return shipped.with(method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
    }
    let document = CatalogDocument(path: path, overlay: overlay)
    if let first = document.diagnostics(limit: 1).first { throw CatalogError(first) }
    return Catalog(compiling: document, method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
  }

  /// Compiles a document that has passed all checks.
  package convenience init(
    compiling document: CatalogDocument, method: SignInMethod? = nil, identifier: SignInIdentifier? = nil,
    fallsBackByCard: Bool = false
  ) {
    self.init(
      LoadedCatalog(document), method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
  }
}
