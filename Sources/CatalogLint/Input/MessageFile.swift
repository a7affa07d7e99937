package import CatalogFormats
package import MessageFiles

/// A file of messages in one locale, in the form that rules check.
///
/// A class, so that passing it to rules costs one retain.
package final class MessageFile: Sendable {
  /// What a file is for in its group.
  struct Role: Sendable {
    /// A canonical BCP 47 tag.
    var locale: String
    /// The locale in the name of the file or of a folder; nil when there is none.
    var fileLocale: FileLocale?
    var isSource: Bool
    /// Whether the dialect of the files was inferred and this file reports it.
    var reportsDialect = false
    /// Whether the dialect is neither configured nor implied by the file or its format.
    var isDialectGuessed = false
  }

  let parsed: ParsedFile
  private let role: Role
  private let plurals: LocalePlurals
  private let writtenScripts: LazyValue<LocaleScripts>
  /// Whether few messages have letters that words of the language never have.
  let rarelyHasForeignLetters: LazyValue<Bool>
  /// Whether nine of ten texts are empty: a program hardly offers such a locale.
  let isHardlyTranslated: LazyValue<Bool>

  convenience init(_ parsed: ParsedFile, _ role: Role) { self.init(parsed, role, LocalePlurals(role.locale)) }

  private init(_ parsed: ParsedFile, _ role: Role, _ plurals: LocalePlurals) {
    self.parsed = parsed
    self.role = role
    self.plurals = plurals
    writtenScripts = LazyValue { LocaleScripts(role.locale, parsed.entries) }
    let language = String(role.locale.prefix { $0 != "-" })
    self.language = language
    let traits = LanguageTraits.of(language)
    self.traits = traits
    rarelyHasForeignLetters = LazyValue {
      parsed.entries.count { traits.foreignLetters.isIn($0.text) } <= max(4, parsed.entries.count / 200)
    }
    isHardlyTranslated = LazyValue { parsed.entries.count { !$0.text.isEmpty } * 10 <= parsed.entries.count }
  }

  /// Returns the file in another dialect.
  ///
  /// - Parameter plurals: the keys of messages that have several plural forms in other files of the set.
  func read(in dialect: Linter.Dialect, reportsDialect: Bool, plurals: Set<String> = []) -> MessageFile {
    var role = role
    role.reportsDialect = reportsDialect
    role.isDialectGuessed = false
    return MessageFile(ParsedFile(document.read(in: dialect, plurals: plurals), dialect), role, self.plurals)
  }

  /// Returns the file with another locale or role.
  func with(locale: String, isSource: Bool) -> MessageFile {
    var role = role
    role.locale = locale
    role.isSource = isSource
    return MessageFile(parsed, role)
  }

  /// Returns the file with edited content, to convert ranges of messages into ranges of this content.
  package func replacingContent(with bytes: [UInt8]) -> MessageFile {
    MessageFile(parsed.replacingContent(with: bytes), role, plurals)
  }

  /// Returns a source in which another file's texts replace names and hints.
  ///
  /// - Parameter other: the file in the source's language; nil if there is none.
  func withTexts(of other: MessageFile?) -> MessageFile {
    MessageFile(parsed.withTexts(of: other?.parsed), role, plurals)
  }

  /// A canonical BCP 47 tag.
  package var locale: String { role.locale }
  /// The language of the locale: `ko` for `ko-KR`.
  package let language: String
  /// What rules know about the language.
  let traits: LanguageTraits

  /// The locale in the name of the file or of a folder; nil when there is none.
  var fileLocale: FileLocale? { role.fileLocale }
  /// Whether this is the file that translators translate from.
  package var isSource: Bool { role.isSource }
  var reportsDialect: Bool { role.reportsDialect }
  var isDialectGuessed: Bool { role.isDialectGuessed }

  package var document: LocaleDocument { parsed.document }
  package var dialect: Linter.Dialect { parsed.dialect }
  /// The entries, in the order of the document.
  package var entries: [MessageEntry] { parsed.entries }
  /// The index of the entry of each key.
  var indices: KeyIndex { parsed.indices }
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

  /// The contents of `@key` in an ARB file, by key.
  package var metadata: [String: KeyMetadata] { parsed.metadata.value }
  /// Whether any key has a record of its translation's source, even an empty record.
  package var hasRecords: Bool { parsed.hasRecords }
  /// Whether any key suppresses findings.
  var hasSuppressions: Bool { parsed.hasSuppressions }
  /// Whether any key specifies where its text is shown, or how long it may be.
  var hasSlots: Bool { parsed.hasSlots }
  /// The scripts that the locale is written in, and Latin letters; empty if they are not known.
  var scripts: Set<WritingSystem> { writtenScripts.value.scripts }
  /// The features of texts that may have letters of scripts that the locale is not written in.
  var foreignFeatures: TextFeatures { writtenScripts.value.foreignFeatures }
  /// Whether the locale is usually written in Latin letters.
  var isWrittenInLatin: Bool { usualScript == "Latn" }
  /// Whether the locale is written in another script than Latin, but not in both.
  var isNeverWrittenInLatin: Bool { !scripts.isEmpty && !isWrittenInLatin && !traits.otherScripts.contains(.latin) }
  /// Whether the locale is written in Han characters without spaces, and with punctuation of their width: Chinese and
  /// Japanese.
  var isIdeographic: Bool { scripts.contains(.han) && !scripts.contains(.hangul) }
  /// Whether lines break only at spaces that readers do not see, because words have none between them.
  var needsLineBreaks: Bool { !scripts.isDisjoint(with: [.thai, .lao, .tibetan, .burmese, .khmer]) }
  var hasSpacesBetweenWords: Bool { !isIdeographic && !needsLineBreaks }
  /// The usual script by ISO 15924; empty if it is not known.
  var usualScript: String { writtenScripts.value.usualScript }
  /// Whether nearly all texts of Chinese without a script or region are in simplified characters.
  var isMostlySimplified: Bool { writtenScripts.value.isMostlySimplified }
  /// The locale that the file is probably for, if it is named after a country; nil for any other file.
  var localeOfCountry: String? { writtenScripts.value.localeOfCountry }
  /// What the messages show about the dialect.
  var evidence: ICUDialectEvidence { parsed.evidence.value }
  /// Whether `auth-copy export` generated the file; its texts are checked in the catalog.
  var isExported: Bool { parsed.isExported.value }

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

  /// Returns the words of the file's language, if some are for its script: those of `zh-Hant` for `zh-TW`.
  package func words<Words>(in words: [String: Words]) -> Words? {
    words["\(language)-\(usualScript)"] ?? words[language]
  }

  package subscript(key: String) -> MessageEntry? { indices[key].map { entries[$0] } }

  /// Returns whether at least half of the messages have a key of the other file.
  func sharesKeys(of other: MessageFile) -> Bool {
    let shared = entries.count { other.indices[$0.key] != nil }
    return shared > 0 && shared * 2 >= entries.count
  }

  /// Converts a byte offset in the file to a place.
  package func place(at offset: Int, key: String) -> Diagnostic.Place {
    let position = parsed.lines.value.position(at: offset)
    return Diagnostic.Place(
      SourceLocation(path: path, line: position.line, column: position.column), locale: locale, key: key)
  }

  /// Returns the plural categories that the locale uses; nil for a locale that ICU does not know.
  package func categories(isOrdinal: Bool) -> Set<PluralCategory>? { plurals.categories.value[isOrdinal] }

  /// Returns the plural categories that integers have in the locale; nil for a locale that ICU does not know.
  package func integerCategories(isOrdinal: Bool) -> Set<PluralCategory>? {
    plurals.integerCategories.value[isOrdinal]
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

extension MessageFile {
  /// Returns integers of a plural category, the smallest first; nil for a locale that ICU does not know.
  ///
  /// Empty if the category is only for fractions.
  package func integers(of category: PluralCategory, isOrdinal: Bool) -> [Int64]? {
    if dialect.traits.exactCategories.contains(category) {
      return PluralCategory.allCases.firstIndex(of: category).map { [Int64($0)] }
    }
    return plurals.integers.value[isOrdinal].map { $0[category] ?? [] }
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

/// The plural rules of a locale, each computed on first use.
private struct LocalePlurals: Sendable {
  /// The rules for cardinal and ordinal numbers; nil for a locale that ICU does not know.
  struct Rules<Value: Sendable>: Sendable {
    private let cardinal: Value?
    private let ordinal: Value?

    init(_ locale: String, _ rule: (LocaleTag, _ isOrdinal: Bool) -> Value?) {
      let tag = LocaleTag(locale)
      cardinal = tag.flatMap { rule($0, false) }
      ordinal = tag.flatMap { rule($0, true) }
    }

    subscript(isOrdinal: Bool) -> Value? { isOrdinal ? ordinal : cardinal }
  }

  let categories: LazyValue<Rules<Set<PluralCategory>>>
  let integerCategories: LazyValue<Rules<Set<PluralCategory>>>
  let integers: LazyValue<Rules<[PluralCategory: [Int64]]>>

  init(_ locale: String) {
    categories = LazyValue { Rules(locale, PluralCategory.used) }
    integerCategories = LazyValue { Rules(locale, PluralCategory.ofIntegers) }
    integers = LazyValue { Rules(locale, PluralCategory.integers) }
  }
}
