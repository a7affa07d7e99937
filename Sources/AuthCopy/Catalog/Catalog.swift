/// Kinds, codes and copy: everything that AuthCopy knows. Immutable; may be used by many threads.
public final class Catalog: Sendable {
  let kinds: KindTable
  let codes: CodeResolver
  /// By the tag in canonical form.
  private let locales: NameTable<Lazy<LocaleCopy>>
  private let matching: LocaleMatching
  /// What the source locale says about each key, in the order of its file.
  package let notes: [CopyNote]
  /// What the catalog covers.
  public var coverage: Coverage { coverageReport.value.coverage }
  private let coverageReport: Lazy<CoverageReport>
  /// A fingerprint of the content: the same files give the same version.
  public let version: String

  /// The locale that translators translate from.
  package static let sourceLocale = LocaleTag("en")!

  /// The catalog inside the binary. It needs no file.
  public static let shipped: Catalog = {
    do {
      return try Catalog([.shipped()])
    } catch {
      preconditionFailure("the shipped catalog is broken: \(error)")
    }
  }()

  /// Loads a catalog.
  ///
  /// It is checked wholly: syntax, arguments, concealment, codes that lead to no kind.
  /// - Parameters:
  ///   - directory: a folder with `kinds.json`, `codes/` and `copy/`; nil is the shipped catalog.
  ///   - overlay: a folder with any part of a catalog, laid over the other key by key: a brand's own words, another
  ///     locale (which may be incomplete), codes and kinds of a company's own.
  /// - Throws: the first thing that is wrong, with file, line and column.
  public static func load(
    from directory: String? = nil, overlay: String? = nil
  ) throws(CatalogError) -> Catalog {
    if directory == nil, overlay == nil { return shipped }
    var layers = [CatalogLayer.shipped()]
    if let directory { layers = [try CatalogLayer(directory: directory)] }
    if let overlay { layers.append(try CatalogLayer(overlay: overlay)) }
    return try Catalog(layers)
  }

  private init(_ layers: [CatalogLayer]) throws(CatalogError) {
    let compiler = try CatalogCompiler(layers)
    kinds = compiler.kinds
    codes = compiler.codes
    locales = NameTable(Dictionary(uniqueKeysWithValues: compiler.locales.map { ($0.key.description, $0.value) }))
    notes = compiler.files[Catalog.sourceLocale]?.reversed().flatMap(\.notes) ?? []
    coverageReport = Lazy { [codes, kinds, files = compiler.files] in
      CoverageReport(Coverage(codes, kinds, files))
    }
    matching = LocaleMatching(
      supported: compiler.locales.keys.sorted { $0.description < $1.description })
    let hashes = Parallel.map(layers.flatMap(\.files)) { file in ContentHash(file.bytes).description }
    version = ContentHash(hashes.joined()).description
  }

  /// The supported locales, as BCP 47 tags.
  public var supportedLocales: [String] { matching.supported.map(\.description) }

  /// The providers whose codes are known.
  public var providers: [Provider] { codeTables.map(\.provider) }

  /// The kinds, in the catalog's order.
  public var definitions: [KindDefinition] { kinds.definitions }

  /// The code tables, by provider id.
  package var codeTables: [CodeTable] { codes.sortedTables }

  /// The supported locale that suits best, by CLDR's distance.
  ///
  /// - Parameter desired: BCP 47 tags, the dearest first; what is no tag is skipped.
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
