package import ICUMessageFormat
package import MessageFiles

/// The content of a ``Catalog``: a compiled catalog, or the files of folders.
package protocol CatalogContent: Sendable {
  /// A hash of the content: equal contents have equal versions.
  var version: String { get }
  /// The definitions of the kinds, in order.
  var definitions: [KindDefinition] { get }
  /// The definitions of the arguments by name.
  var argumentDefinitions: [String: ArgumentDefinition] { get }
  /// The tables of codes, which all catalogs with this content share.
  var codeTables: NameTable<LazyCodeTable> { get }
  /// What the readers of raw errors know.
  var readingRules: Lazy<ReadingRules> { get }
  /// The supported locales.
  var locales: Set<LocaleTag> { get }
  /// The locale for people whose languages are not supported.
  var defaultLocale: LocaleTag { get }

  /// Returns the messages of a locale's own files, in the order in which a key is looked up.
  func messages(of locale: LocaleTag) -> [any MessageSource]
  /// Returns the messages of a locale and of those that it falls back to, in the order in which a key is looked up.
  func fallbacks(of locale: LocaleTag) -> [any MessageSource]
  /// Returns the context that formats the messages of a locale; nil for an unknown locale.
  func context(of locale: LocaleTag) -> FormattingContext?
  /// Returns the matcher that selects among the supported locales.
  func localeMatcher(among locales: [LocaleTag]) -> SupportedLocales
}

/// The messages of one file or of one locale of a compiled catalog.
package protocol MessageSource: Sendable {
  /// The locale of the messages; nil if it is unknown.
  var locale: LocaleTag? { get }
  /// The keys of the messages, in order.
  var keys: [String] { get }

  /// Returns the message at an index, without parsing others; nil if it does not compile.
  func message(at index: Int, in context: FormattingContext) -> Message?
}
