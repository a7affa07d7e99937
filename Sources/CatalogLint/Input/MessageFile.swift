package import CatalogFormats
package import MessageFiles

/// A file of messages in one locale, in the form that rules check.
package final class MessageFile: Sendable {
  package let document: LocaleDocument
  private let lines: Lazy<FileLines>
  /// A canonical BCP 47 tag.
  package let locale: String
  /// The language of the locale: `ko` for `ko-KR`.
  package let language: String
  /// The language for word lists, which distinguish Chinese by its script: `zh-Hant` for `zh-TW`.
  package var writtenLanguage: String {
    guard language == "zh" else { return language }
    return locale.contains(/-(Hant|TW|HK|MO)\b/) ? "zh-Hant" : "zh-Hans"
  }
  /// The locale in the name of the file or of a folder; nil when there is none.
  let fileLocale: FileLocale?
  /// Whether this is the file that translators translate from.
  package let isSource: Bool
  package let dialect: Linter.Dialect
  /// Whether the dialect of the files was inferred and this file reports it.
  let reportsDialect: Bool
  /// Whether the dialect is neither configured nor implied by the file or its format.
  let isDialectGuessed: Bool
  private let icuEvidence: Lazy<ICUDialectEvidence>
  /// Whether the messages may have ICU syntax.
  ///
  /// True if any message has an argument type, plural, select or doubled apostrophe, or if few messages have arguments.
  var mayBeICU: Bool { icuEvidence.value.mayBeICU }
  /// Whether `auth-copy export` generated the file; its texts are checked in the catalog.
  var isExported: Bool { exportMark.value.isFound }
  private let exportMark: Lazy<ExportMark>
  /// Whether messages are HTML: some have entities or closing tags.
  var isHTML: Bool { icuEvidence.value.isHTML }
  /// Whether a message with arguments has a doubled apostrophe, as MessageFormat requires.
  var doublesApostrophes: Bool { icuEvidence.value.doublesApostrophes }
  /// Whether the name of any argument is in capitals.
  var hasArgumentsInCapitals: Bool { icuEvidence.value.hasArgumentsInCapitals }
  /// The entries, in the order of the document.
  package let entries: [MessageEntry]
  private let lazyMetadata: Lazy<FileMetadata>
  /// The contents of `@key` in an ARB file, by key, read on first use.
  package var metadata: [String: KeyMetadata] { lazyMetadata.value.byKey }
  /// Whether any key has a record of its translation's source, even an empty record.
  package let hasRecords: Bool
  /// Whether any key suppresses findings.
  let hasSuppressions: Bool
  /// Whether any key specifies where its text is shown, or how long it may be.
  let hasSlots: Bool
  private let categories: Lazy<LocaleCategories>
  private let integerCategories: Lazy<LocaleCategories>
  private let integers: Lazy<LocaleIntegers>

  package var path: String { document.file.path }
  package var isARB: Bool { document.isARB }
  /// Whether the format is JSON, including ARB.
  package var isJSON: Bool { document.json != nil }
  /// The content of the file as it was read.
  package var bytes: [UInt8] { document.file.bytes }
  /// Whether each key can have metadata in its `@key`, such as a record or a suppression.
  package var canHaveKeyMetadata: Bool { isARB && isFlat }
  /// Whether each key has exactly one entry.
  package var isFlat: Bool { document.isFlat }
  /// The index of the entry of each key.
  var indices: KeyIndex { keyIndex.value }
  private let keyIndex: Lazy<KeyIndex>

  init(
    _ document: LocaleDocument, locale: String, fileLocale: FileLocale?, isSource: Bool, dialect: Linter.Dialect,
    reportsDialect: Bool = false, isDialectGuessed: Bool = false, parser: MessageParser
  ) {
    self.document = document
    keyIndex = Lazy { document.indices }
    self.locale = locale
    self.fileLocale = fileLocale
    self.isSource = isSource
    self.dialect = dialect
    self.reportsDialect = reportsDialect
    self.isDialectGuessed = isDialectGuessed
    language = String(locale.prefix { $0 != "-" })
    lines = Lazy { FileLines(document.file) }
    let entries = document.entries.indices.map { index in
      MessageEntry(document.entries[index], document.details[index], dialect: dialect, parser: parser)
    }
    self.entries = entries
    icuEvidence = Lazy { ICUDialectEvidence(entries) }
    exportMark = Lazy { ExportMark(document.file) }
    lazyMetadata = Lazy { FileMetadata(document.metadata) }
    hasRecords = document.metadata.contains { KeyMetadata.hasRecordMember($0.value) }
    hasSuppressions = document.metadata.contains { KeyMetadata.hasSuppressions($0.value) }
    hasSlots = document.metadata.contains { KeyMetadata.hasSlot($0.value) }
    categories = Lazy { LocaleCategories(locale, PluralCategory.used) }
    integerCategories = Lazy { LocaleCategories(locale, PluralCategory.ofIntegers) }
    integers = Lazy { LocaleIntegers(locale) }
  }

  /// Creates a copy of a file in another dialect.
  ///
  /// - Parameter plurals: the keys of messages that have several plural forms in other files of the set.
  convenience init(
    _ file: MessageFile, in dialect: Linter.Dialect, reportsDialect: Bool, plurals: Set<String> = []
  ) {
    self.init(
      file.document.read(in: dialect, plurals: plurals), locale: file.locale, fileLocale: file.fileLocale,
      isSource: file.isSource, dialect: dialect, reportsDialect: reportsDialect, parser: MessageParser())
  }

  /// Creates a copy of a file with another locale or role.
  convenience init(_ file: MessageFile, locale: String, isSource: Bool) {
    self.init(
      file.document, locale: locale, fileLocale: file.fileLocale, isSource: isSource, dialect: file.dialect,
      reportsDialect: file.reportsDialect, isDialectGuessed: file.isDialectGuessed, parser: MessageParser())
  }

  /// Creates a copy of a file with edited content, to convert ranges of messages into ranges of this content.
  ///
  /// The entries and lines do not change.
  package convenience init(_ file: MessageFile, in bytes: [UInt8]) {
    self.init(file, file.document.replacingContent(with: bytes), entries: file.entries, keyIndex: file.keyIndex)
  }

  /// Creates a copy of a source in which another file's texts replace names and hints.
  ///
  /// Messages that only the other file contains are added.
  ///
  /// - Parameter other: the file in the source's language; nil if there is none.
  convenience init(_ file: MessageFile, withTextsOf other: MessageFile?) {
    let entries = file.entries.map { entry in entry.sourceTextKind == .text ? entry : other?[entry.key] ?? entry }
    let additions = (other?.entries ?? []).filter { file[$0.key] == nil }
    let addedKeys = additions.map { MessageDocument.Entry(key: $0.key, text: $0.text, range: $0.range) }
    let keyIndex = Lazy { KeyIndex(file.document.entries + addedKeys) }
    self.init(file, file.document, entries: entries + additions, keyIndex: keyIndex)
  }

  private init(
    _ file: MessageFile, _ document: LocaleDocument, entries: [MessageEntry], keyIndex: Lazy<KeyIndex>
  ) {
    self.document = document
    self.entries = entries
    self.keyIndex = keyIndex
    lines = file.lines
    locale = file.locale
    language = file.language
    fileLocale = file.fileLocale
    isSource = file.isSource
    dialect = file.dialect
    reportsDialect = file.reportsDialect
    isDialectGuessed = file.isDialectGuessed
    icuEvidence = file.icuEvidence
    exportMark = file.exportMark
    lazyMetadata = file.lazyMetadata
    hasRecords = file.hasRecords
    hasSuppressions = file.hasSuppressions
    hasSlots = file.hasSlots
    categories = file.categories
    integerCategories = file.integerCategories
    integers = file.integers
  }

  /// Returns a copy of a message with another text or range.
  ///
  /// - Parameter range: the new range in the file, as in ``MessageEntry/range``.
  package func entry(_ index: Int, as text: String, at range: Range<Int>) -> MessageEntry {
    MessageEntry(
      MessageDocument.Entry(key: entries[index].key, text: text, range: range), document.details[index],
      dialect: dialect, parser: MessageParser())
  }

  /// Returns a message that the file does not contain, with the properties of a message that is read from it.
  package func entry(_ key: String, text: String) -> MessageEntry {
    MessageEntry(MessageDocument.Entry(key: key, text: text, range: 0..<0), dialect: dialect, parser: MessageParser())
  }

  package subscript(key: String) -> MessageEntry? { indices[key].map { entries[$0] } }

  /// Returns whether at least half of the messages have a key of the other file.
  func sharesKeys(of other: MessageFile) -> Bool {
    let shared = entries.count { other.indices[$0.key] != nil }
    return shared > 0 && shared * 2 >= entries.count
  }

  /// Converts a byte offset in the file to a place.
  package func place(at offset: Int, key: String) -> Diagnostic.Place {
    let position = lines.value.index.position(at: offset)
    return Diagnostic.Place(
      SourceLocation(path: path, line: position.line, column: position.column), locale: locale, key: key)
  }

  /// Returns the plural categories that the locale uses; nil for a locale that ICU does not know.
  package func categories(isOrdinal: Bool) -> Set<PluralCategory>? {
    isOrdinal ? categories.value.ordinal : categories.value.cardinal
  }

  /// Returns the plural categories that integers have in the locale; nil for a locale that ICU does not know.
  package func integerCategories(isOrdinal: Bool) -> Set<PluralCategory>? {
    isOrdinal ? integerCategories.value.ordinal : integerCategories.value.cardinal
  }

  /// Converts an offset in a message's text, in UTF-8 bytes, to an offset in the file.
  package func offset(of offset: Int, in entry: MessageEntry) -> Int {
    range(of: offset..<offset, in: entry).lowerBound
  }

  /// Converts a range of a message's text, in UTF-8 bytes, to a range of the file.
  func range(of spot: Range<Int>, in entry: MessageEntry) -> Range<Int> {
    document.range(of: spot, in: entry.range, text: entry.text)
  }

  /// Converts a change to part of a message's text into a change to the file; nil when the file does not allow it.
  func fix(_ entry: MessageEntry, _ spot: Range<Int>, with replacement: String, isSafe: Bool) -> Fix? {
    document.edit(spot, of: entry.range, text: entry.text, to: replacement).map { Fix($0, isSafe: isSafe) }
  }
}

extension LocaleDocument {
  /// Returns the document with the message keys of a dialect: i18next's keys in JSON end in plural forms.
  ///
  /// - Parameter plurals: the keys of messages that have several plural forms in other files of the set.
  func read(in dialect: Linter.Dialect, plurals: Set<String> = []) -> LocaleDocument {
    dialect == .i18next && format == .json ? asI18next(plurals: plurals) : self
  }

  /// Returns whether the document has only one form of a message that has several plural forms in another file.
  func hasSingleForms(of plurals: Set<String>) -> Bool {
    entries.indices.contains { index in
      guard details[index] == nil else { return false }
      let key = entries[index].key
      return plurals.contains(key) || key.lastIndex(of: "_").map { plurals.contains(String(key[..<$0])) } ?? false
    }
  }
}

// The following types are classes because `Lazy` holds an object.

private final class FileLines: Sendable {
  let index: LineIndex

  init(_ file: SourceFile) { index = LineIndex(file) }
}

private final class ExportMark: Sendable {
  let isFound: Bool

  init(_ file: SourceFile) { isFound = file.bytes.firstRange(ofUTF8: "Generated by: auth-copy export") != nil }
}

private final class ICUDialectEvidence: Sendable {
  let mayBeICU: Bool
  let doublesApostrophes: Bool
  let isHTML: Bool
  let hasArgumentsInCapitals: Bool

  /// The number of messages with arguments that rules out ICU if none of them has syntax that only ICU has.
  private static let sampleSize = 10

  init(_ entries: [MessageEntry]) {
    doublesApostrophes = entries.contains {
      $0.features.isSuperset(of: [.apostrophe, .brace]) && $0.text.contains("''")
    }
    isHTML = entries.contains { entry in
      (entry.features.contains(.angle) && entry.text.contains("</"))
        || (entry.features.contains(.escape) && entry.text.hasEntity)
    }
    hasArgumentsInCapitals = entries.contains { $0.arguments.contains(where: \.name.isInCapitals) }
    mayBeICU =
      entries.contains { $0.isTyped || ($0.features.contains(.apostrophe) && $0.text.contains("''")) }
      || entries.lazy.filter { !$0.arguments.isEmpty }.prefix(Self.sampleSize).count < Self.sampleSize
  }
}

extension String {
  /// Whether the text has letters, all of them capitals.
  var isInCapitals: Bool {
    // Most names begin with a small letter.
    if let first = utf8.first, (0x61...0x7A).contains(first) { return false }
    return contains(where: \.isLetter) && self == uppercased()
  }

  /// Whether the text contains an HTML entity: `&amp;`, `&#39;`.
  fileprivate var hasEntity: Bool {
    utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).dropFirst().contains { rest in
      let name = rest.prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "#") }
      return (2...6).contains(name.count) && rest.dropFirst(name.count).first == UInt8(ascii: ";")
    }
  }
}

private final class FileMetadata: Sendable {
  let byKey: [String: KeyMetadata]

  /// - Parameter members: the members `@key` of an ARB file; of repeated members, the last counts.
  init(_ members: [JSONMember]) {
    byKey = Dictionary(members.map { (String(Substring($0.key.utf8.dropFirst())), KeyMetadata($0)) }) { $1 }
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

private final class LocaleIntegers: Sendable {
  let cardinal: [PluralCategory: [Int64]]?
  let ordinal: [PluralCategory: [Int64]]?

  init(_ locale: String) {
    let tag = LocaleTag(locale)
    cardinal = tag.flatMap { PluralCategory.integers(in: $0, isOrdinal: false) }
    ordinal = tag.flatMap { PluralCategory.integers(in: $0, isOrdinal: true) }
  }
}

extension MessageFile {
  /// Returns integers of a plural category, the smallest first; nil for a locale that ICU does not know.
  ///
  /// Empty if the category is only for fractions.
  package func integers(of category: PluralCategory, isOrdinal: Bool) -> [Int64]? {
    if dialect.traits.exactCategories.contains(category) {
      return PluralCategory.allCases.firstIndex(of: category).map { [Int64($0)] }
    }
    let integers = isOrdinal ? integers.value.ordinal : integers.value.cardinal
    return integers.map { $0[category] ?? [] }
  }

  /// The characters that an apostrophe before them quotes; nil if apostrophes do not depend on the next character.
  package var quotableCharacters: String? {
    switch dialect.traits.apostrophes {
    case .quoting: "{}#"
    case .quotingTags: "{}#<>"
    case .pairing, .strictPairing, .literal, nil: nil
    }
  }
}
