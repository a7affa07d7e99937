/// A catalog of kinds, codes and copy.
///
/// A catalog is immutable and safe to use from many threads.
public final class Catalog: Sendable {
  let kinds: KindTable
  let codes: CodeResolver
  /// The copy of each locale, by canonical tag.
  private let locales: NameTable<Lazy<LocaleCopy>>
  private let localeMatcher: SupportedLocales
  /// Whether the files below any overlay are embedded in the binary.
  private let isShipped: Bool
  /// The coverage of codes and translations.
  public var coverage: Coverage { report.value.coverage }
  /// The keys of overlays that no catalog has, probably because they are misspelled.
  package var unknownOverlayKeys: [Diagnostic] { document.unknownOverlayKeys }
  /// The metadata of each key in the source locale, in the order of its files.
  package var keys: [(key: String, metadata: KeyMetadata)] { report.value.keys }
  private let report: Lazy<CatalogReport>
  private let translations: Lazy<TranslationTable>
  /// A hash of the content: equal files have equal versions.
  public let version: String
  /// The JSON member with the version, which is the last member of every copy.
  let versionMember: [UInt8]

  /// The sign-in method to assume if neither the request nor the provider specifies one; nil for none.
  public let method: SignInMethod?
  /// The identifier that people enter together with a password in this deployment; nil if unknown.
  public let identifier: SignInIdentifier?
  /// Whether a missing title, message or action makes the whole copy of an error fall back to the next locale.
  ///
  /// If true, the three parts (the card) are in one language; if false, only the missing part falls back.
  public let fallsBackByCard: Bool
  private let document: CatalogDocument

  /// The locale for people whose languages are not supported.
  let defaultLocale: LocaleTag

  /// The locale that translators translate from.
  package static let sourceLocale = LocaleTag.english

  /// The catalog embedded in the binary, which needs no files.
  public static let shipped: Catalog = {
    let document = CatalogDocument([.shipped])
    #if !canImport(CICU)
      precondition(document.compiled != nil, "a build without ICU cannot compile a catalog: load a compiled catalog")
    #endif
    return Catalog(compiling: document)
  }()

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

  /// Returns the same catalog for another deployment.
  ///
  /// - Parameters:
  ///   - method: the sign-in method, if neither the request nor the provider specifies it.
  ///   - identifier: the identifier that people enter together with a password.
  ///   - fallsBackByCard: whether a missing part makes the whole copy of an error fall back to the next locale.
  public func with(
    method: SignInMethod?, identifier: SignInIdentifier? = nil, fallsBackByCard: Bool = false
  ) -> Catalog {
    if (method, identifier, fallsBackByCard) == (self.method, self.identifier, self.fallsBackByCard) { return self }
    return Catalog(compiling: document, method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
  }

  /// Compiles a document that has passed all checks.
  package init(
    compiling document: CatalogDocument, method: SignInMethod? = nil, identifier: SignInIdentifier? = nil,
    fallsBackByCard: Bool = false
  ) {
    self.document = document
    self.method = method
    self.identifier = identifier
    self.fallsBackByCard = fallsBackByCard
    kinds = KindTable(document, defaults: ["method": method?.rawValue, "identifier": identifier?.rawValue])
    codes = CodeResolver(document)
    let copies = CatalogCompiler(document, kinds, fallsBackByCard: fallsBackByCard).locales
    locales = NameTable(Dictionary(uniqueKeysWithValues: copies.map { ($0.key.description, $0.value) }))
    report = Lazy { [codes, kinds] in CatalogReport(document, codes, kinds) }
    translations = Lazy { TranslationTable(document) }
    defaultLocale = document.defaultLocale
    localeMatcher = document.localeMatcher(among: copies.keys.sorted { $0.description < $1.description })
    version = document.version
    versionMember = CopyJSON.catalog(version)
    isShipped = document.layers.first?.files.isShipped == true
  }

  /// Creates the copy and the codes in advance, so that a service responds to its first requests at once.
  ///
  /// Does nothing for the shipped catalog and overlays on it, whose copy and codes are created fast enough on first use.
  /// Skips the pseudo-locale, which only developers request.
  package func prepare() {
    guard !isShipped else { return }
    let requestedLocales = localeMatcher.supported.filter { $0 != PseudoLocale.tag }
    _ = Parallel.map(requestedLocales) { localeCopy(ofSupported: $0)?.prepare() }
    // The lookup compiles the table.
    _ = Parallel.map(providers) { codeTable(of: $0)?.provider }
  }

  /// The supported locales, as BCP 47 tags.
  public var supportedLocales: [String] { localeMatcher.supported.map(\.description) }

  /// The supported locales without the private ones of overlays, which tenants need not know of each other.
  package var listedLocales: [String] {
    let hidden = document.privateOverlayLocales
    return localeMatcher.supported.filter { !hidden.contains($0) }.map(\.description)
  }

  /// The providers whose codes the catalog knows.
  public var providers: [Provider] { codes.providers }

  /// The definitions of all kinds, in the catalog's order.
  public var definitions: [KindDefinition] { kinds.definitions }

  /// The definitions of all arguments by name.
  package var argumentDefinitions: [String: ArgumentDefinition] { kinds.arguments }

  /// Returns the kind that a key belongs to; nil for the key of a text that belongs to no kind (UX copy).
  package func kind(ofKey key: String) -> Kind? { kinds.kind(ofKey: key)?.kind }

  /// Returns the codes of a provider.
  package func codeTable(of provider: Provider) -> CodeTable? { codes[provider] }

  /// The code tables, sorted by provider id.
  package var codeTables: [CodeTable] { codes.sortedTables }

  /// Returns the supported locale that matches best, by CLDR's distance (UTS 35, language matching).
  ///
  /// - Parameter desired: BCP 47 tags or POSIX names in order of preference; malformed ones are skipped.
  /// - Returns: nil when no supported locale is close enough.
  public func bestLocale(for desired: [String]) -> String? {
    if let first = desired.first, locales[first] != nil { return first }
    return localeMatcher.bestMatch(desired.compactMap(LocaleTag.posix))?.description
  }

  /// Returns where the text of a key comes from: its locale, its place in the files and whether it is stale.
  ///
  /// The result is nil unless the locale has a file and the source has the key.
  package func translation(ofKey key: String, locale: String) -> Translation? { translations.value[key, locale] }

  /// Returns the copy of the best match among the supported locales, or else of the default locale.
  func localeCopy(for locale: String) -> LocaleCopy {
    if let copy = locales[locale] { return copy.value }
    let tag = localeMatcher.bestMatch([locale].compactMap(LocaleTag.posix)) ?? defaultLocale
    guard let copy = localeCopy(ofSupported: tag) else {
      preconditionFailure("bestMatch(_:) returns one of the locales")
    }
    return copy
  }

  /// Returns the copy of a supported locale; nil for other locales.
  package func localeCopy(ofSupported tag: LocaleTag) -> LocaleCopy? {
    locales[tag.description]?.value
  }
}
