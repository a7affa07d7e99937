import Testing

@testable import AuthCopy

/// The shipped catalog with an invented provider `acme`, so that a test contains all rows that it depends on.
///
/// A suite loads it once, in a static property.
struct InventedCatalog {
  let catalog: Catalog

  /// - Parameters:
  ///   - surfaces: rows in JSON by the id of their surface, in order.
  ///   - payloads: shapes in JSON.
  ///   - members: other members of the table in JSON, such as `"domains": {...}`.
  ///   - reading: the rules of reading raw errors; nil for the shipped rules.
  init(
    _ surfaces: KeyValuePairs<String, [String]>, payloads: [String] = [], members: String? = nil,
    reading: ReadingDocument? = nil
  ) throws {
    let list = surfaces.map { #"{"id":"\#($0)","codes":[\#($1.joined(separator: ","))]}"# }
    let suffix = members.map { ",\($0)" } ?? ""
    let json =
      #"{"provider":"acme"\#(suffix),"payloads":[\#(payloads.joined(separator: ","))],"surfaces":[\#(list.joined(separator: ","))]}"#
    let codes = try CodesDocument(SourceFile(path: "codes/acme.json", bytes: Array(json.utf8)))
    try #require(codes.shapeReports.diagnostics == [])
    catalog = Catalog(ContentWithCodes(Catalog.shipped.content, codes, reading?.rules))
  }

  func error(code: String, surface: String? = nil) -> LoginError {
    LoginError(provider: "acme", surface: surface, code: RawCode(code), catalog: catalog)
  }

  func error(
    _ payload: String, surface: String? = nil, status: Int? = nil, retryAfter: Int? = nil, flow: Flow? = nil
  ) throws -> LoginError {
    LoginError(
      provider: "acme", surface: surface, payload: payload.utf8, status: status, retryAfter: retryAfter, flow: flow,
      catalog: catalog)
  }
}

/// The content of a catalog with the codes of another provider, which a build without ICU cannot load as an overlay.
private struct ContentWithCodes: CatalogContent {
  private let base: any CatalogContent
  private(set) var codeTables: NameTable<LazyCodeTable>
  let readingRules: Lazy<ReadingRules>

  init(_ base: any CatalogContent, _ codes: CodesDocument, _ rules: ReadingRules?) {
    self.base = base
    let readingRules = rules.map { rules in Lazy { rules } } ?? base.readingRules
    self.readingRules = readingRules
    codeTables = base.codeTables
    codeTables.set(codes.provider.rawValue, to: LazyCodeTable(codes, readingRules))
  }

  var version: String { base.version }
  var definitions: [KindDefinition] { base.definitions }
  var argumentDefinitions: [String: ArgumentDefinition] { base.argumentDefinitions }
  var locales: Set<LocaleTag> { base.locales }
  var defaultLocale: LocaleTag { base.defaultLocale }

  func messages(of locale: LocaleTag) -> [any MessageSource] { base.messages(of: locale) }
  func fallbacks(of locale: LocaleTag) -> [any MessageSource] { base.fallbacks(of: locale) }
  func context(of locale: LocaleTag) -> FormattingContext? { base.context(of: locale) }
  func localeMatcher(among locales: [LocaleTag]) -> SupportedLocales { base.localeMatcher(among: locales) }
}

/// Returns a row in JSON.
func row(_ code: String, _ kind: Kind, _ members: String = "") -> String {
  #"{"code":"\#(code)","kind":"\#(kind)"\#(members.isEmpty ? "" : ",\(members)")}"#
}
