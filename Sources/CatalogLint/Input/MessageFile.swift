internal import AuthCopy

/// A file of messages in one locale, in the form that rules check.
final class MessageFile: Sendable {
  let document: MessageDocument
  private let lines: LineIndex
  /// A canonical BCP 47 tag.
  let locale: String
  /// The language of the locale: `ko` for `ko-KR`.
  let language: String
  /// The locale in the file's name or in that of a folder; nil when there is none.
  let fileLocale: FileLocale?
  /// Whether this is the file that translators translate from.
  let isSource: Bool
  let dialect: Linter.Dialect
  /// Whether nobody has said that the files are in another dialect than ICU's, and this is the first of them.
  let announcesDialect: Bool
  /// The entries, in the order of the document.
  let entries: [MessageEntry]
  /// The contents of `@key` in an ARB file, by key.
  let metadata: [String: KeyMetadata]
  /// Whether any key has a record of the source that its translation was made from, even an empty one.
  let hasRecords: Bool
  private let categories: Lazy<LocaleCategories>

  var path: String { document.file.path }
  var isARB: Bool { document.isARB }
  /// Whether each key may have a record in its `@key`.
  var canHaveRecords: Bool { isARB && isFlat }
  /// Whether each key has exactly one entry.
  var isFlat: Bool { document.isFlat }
  var indices: [String: Int] { document.indices }

  init(
    _ document: MessageDocument, locale: String, fileLocale: FileLocale?, isSource: Bool, dialect: Linter.Dialect,
    announcesDialect: Bool = false, parser: MessageParser
  ) {
    self.document = document
    self.locale = locale
    self.fileLocale = fileLocale
    self.isSource = isSource
    self.dialect = dialect
    self.announcesDialect = announcesDialect
    language = String(locale.prefix { $0 != "-" })
    lines = LineIndex(document.file)
    entries = document.entries.indices.map { MessageEntry(document.entries[$0], dialect: dialect, parser: parser) }
    var metadata = [String: KeyMetadata](minimumCapacity: document.metadata.count)
    for member in document.metadata { metadata[String(Substring(member.key.utf8.dropFirst()))] = KeyMetadata(member) }
    self.metadata = metadata
    hasRecords = metadata.values.contains(where: \.hasRecordMember)
    categories = Lazy { LocaleCategories(locale) }
  }

  /// The same file in another dialect.
  convenience init(_ file: MessageFile, in dialect: Linter.Dialect, announcesDialect: Bool) {
    self.init(
      file.document, locale: file.locale, fileLocale: file.fileLocale, isSource: file.isSource, dialect: dialect,
      announcesDialect: announcesDialect, parser: MessageParser())
  }

  subscript(key: String) -> MessageEntry? { indices[key].map { entries[$0] } }

  /// Whether at least half of the messages have a key of the other file.
  func sharesKeys(of other: MessageFile) -> Bool {
    let shared = entries.count { other.indices[$0.key] != nil }
    return shared > 0 && shared * 2 >= entries.count
  }

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

  /// Converts a change to part of a message's text into a change to the file.
  func fix(_ entry: MessageEntry, _ spot: Range<Int>, with replacement: String, isSafe: Bool) -> Fix {
    let file = document.file
    let start = file.offset(inString: entry.range, of: entry.text, decodedOffset: spot.lowerBound)
    let end = file.offset(inString: entry.range, of: entry.text, decodedOffset: spot.upperBound)
    return Fix(range: start..<end, replacement: replacement.escapedForJSON, isSafe: isSafe)
  }
}

private final class LocaleCategories: Sendable {
  let cardinal: Set<PluralCategory>?
  let ordinal: Set<PluralCategory>?

  init(_ locale: String) {
    let tag = LocaleTag(locale)
    cardinal = tag.flatMap { PluralCategory.used(in: $0, isOrdinal: false) }
    ordinal = tag.flatMap { PluralCategory.used(in: $0, isOrdinal: true) }
  }
}

extension String {
  /// The text escaped for a JSON string, without the quotes.
  fileprivate var escapedForJSON: String {
    var json = JSONWriter()
    json.value(self)
    return String(json.text.dropFirst().dropLast())
  }
}
