internal import AuthCopy
internal import CatalogFormats

/// A file of messages in one locale, in the form that rules check.
final class MessageFile: Sendable {
  let document: LocaleDocument
  private let lines: LineIndex
  /// A canonical BCP 47 tag.
  let locale: String
  /// The language of the locale: `ko` for `ko-KR`.
  let language: String
  /// The locale in the file's name, as a canonical tag; nil when there is none.
  let fileLocale: String?
  /// Whether this is the file that translators translate from.
  let isSource: Bool
  let dialect: Linter.Dialect
  /// The entries, in the order of the document.
  let entries: [MessageEntry]
  /// The contents of `@key` in an ARB file, by key.
  let metadata: [String: KeyMetadata]
  /// Whether any translation records the source that it was made from.
  let hasRecords: Bool
  private let categories: Lazy<LocaleCategories>
  private let integerCategories: Lazy<LocaleCategories>

  var path: String { document.file.path }
  var isARB: Bool { document.isARB }
  /// Whether each key has exactly one entry.
  var isFlat: Bool { document.isFlat }
  var indices: [String: Int] { document.indices }

  init(
    _ document: LocaleDocument, locale: String, fileLocale: String?, isSource: Bool, dialect: Linter.Dialect?,
    parser: MessageParser
  ) {
    self.document = document
    self.locale = locale
    self.fileLocale = fileLocale
    self.isSource = isSource
    let declared = document.header("@@x-syntax")?.string.flatMap(Linter.Dialect.init)
    let dialect = dialect ?? declared ?? document.syntax.flatMap(Linter.Dialect.init) ?? .icu
    self.dialect = dialect
    language = String(locale.prefix { $0 != "-" })
    lines = LineIndex(document.file)
    entries = document.entries.indices.map { index in
      MessageEntry(document.entries[index], document.details[index], dialect: dialect, parser: parser)
    }
    var metadata = [String: KeyMetadata](minimumCapacity: document.metadata.count)
    for member in document.metadata { metadata[String(Substring(member.key.utf8.dropFirst()))] = KeyMetadata(member) }
    self.metadata = metadata
    hasRecords = metadata.values.contains { $0.record != nil }
    categories = Lazy { LocaleCategories(locale, PluralCategory.used) }
    integerCategories = Lazy { LocaleCategories(locale, PluralCategory.ofIntegers) }
  }

  subscript(key: String) -> MessageEntry? { indices[key].map { entries[$0] } }

  /// Converts a byte offset in the file to a place.
  func place(at offset: Int, key: String) -> Diagnostic.Place {
    let position = lines.position(at: offset)
    return Diagnostic.Place(
      SourceLocation(path: path, line: position.line, column: position.column), locale: locale, key: key)
  }

  /// The plural categories that the locale uses; nil for a locale that ICU does not know.
  func categories(isOrdinal: Bool) -> Set<PluralCategory>? {
    isOrdinal ? categories.value.ordinal : categories.value.cardinal
  }

  /// The plural categories that integers have in the locale; nil for a locale that ICU does not know.
  func integerCategories(isOrdinal: Bool) -> Set<PluralCategory>? {
    isOrdinal ? integerCategories.value.ordinal : integerCategories.value.cardinal
  }

  /// Converts an offset in a message's text, in UTF-8 bytes, to an offset in the file.
  func offset(of offset: Int, in entry: MessageEntry) -> Int {
    document.range(of: offset..<offset, in: entry.range, text: entry.text).lowerBound
  }

  /// Converts a change to part of a message's text into a change to the file; nil when the file does not allow it.
  func fix(_ entry: MessageEntry, _ spot: Range<Int>, with replacement: String, isSafe: Bool) -> Fix? {
    document.edit(spot, of: entry.range, text: entry.text, to: replacement).map {
      Fix(range: $0.range, replacement: $0.text, isSafe: isSafe)
    }
  }
}

private final class LocaleCategories: Sendable {
  let cardinal: Set<PluralCategory>?
  let ordinal: Set<PluralCategory>?

  init(_ locale: String, _ categories: (LocaleTag, Bool) -> Set<PluralCategory>?) {
    let tag = LocaleTag(locale)
    cardinal = tag.flatMap { categories($0, false) }
    ordinal = tag.flatMap { categories($0, true) }
  }
}
