package import MessageFiles

/// A catalog of kinds, codes and copy.
///
/// A catalog is immutable and safe to use from many threads.
public final class Catalog: Sendable {
  let kinds: KindTable
  let codes: CodeResolver
  /// The copy of each locale, by canonical tag.
  private let locales: NameTable<Lazy<LocaleCopy>>
  private let localeMatcher: SupportedLocales
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
  package let content: any CatalogContent

  /// The locale for people whose languages are not supported.
  package let defaultLocale: LocaleTag

  /// The locale that translators translate from.
  package static let sourceLocale = LocaleTag.english

  /// The catalog embedded in the binary, which needs no files.
  public static let shipped: Catalog = {
    #if canImport(CICU)
      Catalog(compiling: CatalogDocument([.shipped]))
    #else
      Catalog(CompiledCatalog.shipped)
    #endif
  }()

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
    return Catalog(content, codes, method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
  }

  /// Compiles content that has passed all checks.
  package convenience init(
    _ content: any CatalogContent, method: SignInMethod? = nil, identifier: SignInIdentifier? = nil,
    fallsBackByCard: Bool = false
  ) {
    self.init(
      content, CodeResolver(content.codeTables, content.readingRules), method: method, identifier: identifier,
      fallsBackByCard: fallsBackByCard)
  }

  /// - Parameter codes: the resolver of the content's codes, which all deployments share.
  private init(
    _ content: any CatalogContent, _ codes: CodeResolver, method: SignInMethod?, identifier: SignInIdentifier?,
    fallsBackByCard: Bool
  ) {
    self.content = content
    self.method = method
    self.identifier = identifier
    self.fallsBackByCard = fallsBackByCard
    kinds = KindTable(content, method: method, identifier: identifier)
    self.codes = codes
    let copies = CatalogCompiler(content, kinds, fallsBackByCard: fallsBackByCard).locales
    locales = copies
    defaultLocale = content.defaultLocale
    localeMatcher = content.localeMatcher(among: copies.names.sorted().compactMap { LocaleTag($0) })
    version = content.version
    versionMember = CopyJSON.catalog(version)
  }

  /// The supported locales, as BCP 47 tags.
  public var supportedLocales: [String] { localeMatcher.supported.map(\.description) }

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
