/// Kinds, codes and copy: everything that AuthCopy knows.
///
/// Immutable, and safe to use from many threads.
public final class Catalog: Sendable {
  let kinds: KindTable
  let codes: CodeResolver
  /// By the tag in canonical form.
  private let locales: NameTable<Lazy<LocaleCopy>>
  private let matching: LocaleMatching
  /// What the catalog covers.
  public var coverage: Coverage { report.value.coverage }
  /// What the source locale says about each key, in the order of its files.
  package var keys: [(key: String, metadata: KeyMetadata)] { report.value.keys }
  private let report: Lazy<CatalogReport>
  /// A fingerprint of the content: the same files give the same version.
  public let version: String

  /// The locale that translators translate from.
  package static let sourceLocale = LocaleTag.english

  /// The catalog inside the binary.
  ///
  /// It needs no file.
  public static let shipped = Catalog(compiling: CatalogDocument([.shipped()]))

  /// Loads a catalog.
  ///
  /// It is checked completely: syntax, arguments, concealment, codes that lead to no kind.
  /// - Parameters:
  ///   - directory: a folder with `kinds.json`, `codes/` and `copy/`; nil is the shipped catalog.
  ///   - overlay: a folder with any part of a catalog, laid over the other key by key: a brand's own words, another
  ///     locale (which may be incomplete), codes and kinds of a company's own.
  /// - Throws: the first thing that is wrong, with file, line and column.
  public static func load(
    from directory: String? = nil, overlay: String? = nil
  ) throws(CatalogError) -> Catalog {
    if directory == nil, overlay == nil { return shipped }
    let document = CatalogDocument(directory: directory, overlay: overlay)
    if let first = document.diagnostics(limit: 1).first { throw CatalogError(first) }
    return Catalog(compiling: document)
  }

  /// Compiles a document in which no check has found anything.
  package init(compiling document: CatalogDocument) {
    kinds = KindTable(document)
    codes = CodeResolver(document)
    let copies = CatalogCompiler(document, kinds).locales
    locales = NameTable(Dictionary(uniqueKeysWithValues: copies.map { ($0.key.description, $0.value) }))
    report = Lazy { [codes, kinds] in CatalogReport(document, codes, kinds) }
    matching = LocaleMatching(supported: copies.keys.sorted { $0.description < $1.description })
    let hashes = Parallel.map(document.layers.flatMap(\.files.all)) { file in ContentHash(file.bytes).description }
    version = ContentHash(hashes.joined()).description
    // A document from outside is served to many at once, and has been parsed for the checks: its copy is made now.
    if !document.layers.allSatisfy(\.files.isShipped) {
      _ = Parallel.map(copies.filter { $0.key != PseudoLocale.tag }.map(\.value)) { $0.value.locale }
    }
  }

  /// The supported locales, as BCP 47 tags.
  public var supportedLocales: [String] { matching.supported.map(\.description) }

  /// The providers whose codes are known.
  public var providers: [Provider] { codeTables.map(\.provider) }

  /// The kinds, in the catalog's order.
  public var definitions: [KindDefinition] { kinds.definitions }

  /// The code tables, by provider id.
  package var codeTables: [CodeTable] { codes.sortedTables }

  /// The supported locale that suits best, by CLDR's distance (UTS 35, language matching).
  ///
  /// - Parameter desired: BCP 47 tags in order of preference; what is not a tag is skipped.
  /// - Returns: nil when none is near.
  public func bestLocale(for desired: [String]) -> String? {
    if let first = desired.first, locales[first] != nil { return first }
    return matching.bestMatch(desired.compactMap(LocaleTag.init))?.description
  }

  /// The copy of the supported locale that suits best, else the source's.
  func localeCopy(for locale: String) -> LocaleCopy {
    if let copy = locales[locale] { return copy.value }
    let tag = matching.bestMatch([locale].compactMap(LocaleTag.init)) ?? Catalog.sourceLocale
    guard let copy = localeCopy(of: tag) else { preconditionFailure("bestMatch(_:) picks among the locales") }
    return copy
  }

  /// The copy of a supported locale.
  func localeCopy(of tag: LocaleTag) -> LocaleCopy? {
    locales[tag.description]?.value
  }
}
