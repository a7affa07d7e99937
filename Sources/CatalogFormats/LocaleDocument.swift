package import MessageFiles

/// The messages of one locale in a file.
package struct LocaleDocument: Sendable {
  /// Whether a document contains sources or translations.
  package enum Role: Hashable, Sendable {
    /// The locale determines the role: the file has a single locale.
    case undecided
    /// The source texts; if a translation is in the same file, the source is only compared with it, and not linted.
    case source(isReferenceOnly: Bool)
    case translation
  }

  /// The kind of text that a file contains as the source of a translation.
  package enum SourceTextKind: Sendable {
    /// The text that is translated.
    case text
    /// A text in the source's language that may differ from the source file, as in Symfony, which looks up
    /// messages by name.
    case hint
    /// The name of the message; the source is in another file.
    case name
  }

  /// The locale that a file declares.
  package struct DeclaredLocale: Sendable {
    /// The tag as written.
    package let text: String
    /// The member or attribute that declares the locale.
    package let key: String
    /// The offset in bytes of the file.
    package let offset: Int
  }

  /// The properties of an entry in addition to its key and text.
  package struct Detail: Sendable {
    /// The plural form of the text; nil if the text is not a plural form.
    package var form: PluralForm?
    /// The key of the message that the entry is part of, as a plural form or the text for a device; nil if the entry is
    /// the whole message.
    package var message: String?
    /// Whether the file marks the translation as needing review.
    package var needsReview = false
    /// Whether programs ignore the text, as gettext ignores fuzzy translations.
    package var isUnused = false
    /// Whether other texts contain the text, such as the number of a string catalog's variable with its noun.
    package var isFragment = false
    /// The placeholder syntax that the entry declares; nil if the syntax of the file applies.
    package var syntax: MessageSyntax?
    /// The runtime that the entry declares to format it.
    package var format: FormatFlag?
    /// The kind of text that the file contains as the source.
    package var sourceTextKind = SourceTextKind.text
  }

  package private(set) var file: SourceFile
  package let format: CatalogFormat
  package let role: Role
  package let declaredLocale: DeclaredLocale?
  /// The kind of text that the file contains as the source of most messages.
  package let sourceTextKind: SourceTextKind
  /// The entries in the order of the file.
  package private(set) var entries: [MessageDocument.Entry]
  /// The details of entries, by index; entries without details are absent.
  package private(set) var details: [Int: Detail]
  /// A key that occurs twice in a file.
  package struct DuplicateKey: Sendable {
    package let key: String
    /// The offset of the later occurrence, in bytes of the file.
    package let offset: Int
    /// Whether both entries are equal, so that it makes no difference which one programs use.
    package var isIdentical = false
  }

  /// The keys that occur twice.
  package let duplicateKeys: [DuplicateKey]
  /// The keys of texts that the file says are not for translation, and that are no entries.
  package let untranslatableKeys: Set<String>
  /// The placeholder syntax; nil if the file does not show it.
  package let syntax: MessageSyntax?
  package let coding: any TextCoding
  /// The document of an ARB or JSON file; nil for other formats.
  package let json: MessageDocument?
  private let index: Lazy<KeyIndex>

  /// Creates the document of an ARB or JSON file.
  package init(_ json: MessageDocument, syntax: MessageSyntax? = nil, details: [Int: Detail] = [:]) {
    let locale = json.header("@@locale").flatMap { node in
      node.string.map { DeclaredLocale(text: $0, key: "@@locale", offset: node.range.lowerBound) }
    }
    self.init(
      json.file, format: json.isARB ? .arb : .json, role: .undecided, declaredLocale: locale,
      EntryList(json, details: details), syntax: syntax, coding: JSONCoding(), json: json)
  }

  init(
    _ file: SourceFile, format: CatalogFormat, role: Role, declaredLocale: DeclaredLocale?,
    sourceTextKind: SourceTextKind = .text, _ content: EntryList, syntax: MessageSyntax?, coding: any TextCoding,
    json: MessageDocument? = nil
  ) {
    self.json = json
    self.file = file
    self.format = format
    self.role = role
    self.declaredLocale = declaredLocale
    self.sourceTextKind = sourceTextKind
    entries = content.entries
    details = content.details
    duplicateKeys = content.duplicateKeys
    untranslatableKeys = content.untranslatableKeys
    self.syntax = syntax
    self.coding = coding
    index = Lazy { json?.indices ?? KeyIndex(content.entries) }
  }

  package var isARB: Bool { json?.isARB ?? false }
  /// Whether the file begins with a byte order mark.
  package var hasByteOrderMark: Bool { file.bytes.contentStart > 0 }
  /// Whether each key has exactly one entry.
  package var isFlat: Bool { json?.isFlat ?? duplicateKeys.isEmpty }
  /// Whether the path of the file may name the locale of the document; false for the source in a bilingual file, and
  /// for a file that contains several locales.
  package var mayTakeLocaleFromPath: Bool {
    switch format {
    case .arb, .json, .properties, .android, .strings: true
    case .po, .xliff: role == .translation
    case .xcstrings: false
    }
  }
  /// The members of an ARB file whose keys begin with `@@`.
  package var header: [JSONMember] { json?.header ?? [] }
  /// The members of an ARB file whose keys begin with one `@`.
  package var metadata: [JSONMember] { json?.metadata ?? [] }
  /// The index of each key's entry, created on first use.
  package var indices: KeyIndex { index.value }

  package subscript(key: String) -> MessageDocument.Entry? { indices[key].map { entries[$0] } }

  /// Whether the file marks the translation of a key as needing review.
  package func needsReview(_ key: String) -> Bool { indices[key].flatMap { details[$0]?.needsReview } ?? false }

  /// Reads the same locale from other content of the file; nil if the content is invalid or lacks the locale.
  package func rereading(_ bytes: [UInt8]) -> LocaleDocument? {
    let documents = (try? format.read(SourceFile(path: file.path, bytes: bytes))) ?? []
    return documents.first { $0.role == role && $0.declaredLocale?.text == declaredLocale?.text }
  }

  /// Reads a JSON file again as an i18next file, in which keys end in the name of a plural form.
  ///
  /// - Parameter plurals: the messages with several forms in other files of the same set.
  package func asI18next(plurals: Set<String>) -> LocaleDocument {
    json.map { LocaleDocument(i18next: $0, plurals: plurals) } ?? self
  }

  /// The keys of messages with plural forms.
  package var plurals: Set<String> { Set(details.values.filter { $0.form != nil }.compactMap(\.message)) }

  /// Whether the file is flat JSON or `.strings` and most keys are sentences, which are then the source texts:
  /// `"Sign in": "로그인"`.
  package var hasSentencesAsKeys: Bool {
    (format == .strings || format == .json && isFlat) && entries.count { $0.key.contains(" ") } * 2 > entries.count
  }

  /// The document with the keys as texts, without the names of plural forms; a key such as `menu.open` is only a name.
  package var withKeysAsTexts: LocaleDocument {
    var copy = self
    copy.entries = entries.enumerated().map { index, entry in
      MessageDocument.Entry(key: entry.key, text: details[index]?.message ?? entry.key, range: entry.range)
    }
    for (index, entry) in copy.entries.enumerated() where SourceTextKind(entry.text, hasName: false) == .name {
      copy.details[index, default: Detail()].sourceTextKind = .name
    }
    return copy
  }

  /// Returns the value of a header of an ARB file, such as `@@x-syntax`.
  package func header(_ key: String) -> JSONNode? { json?.header(key) }

  /// Returns the document for edited content of the file, in which only the text of one entry differs.
  ///
  /// The entries of the result are still those of the earlier content.
  package func replacingContent(with bytes: [UInt8]) -> LocaleDocument {
    var copy = self
    copy.file = SourceFile(path: file.path, bytes: bytes)
    return copy
  }

  /// Converts a range of an entry's text, in UTF-8 bytes, to a range of the file.
  package func range(of textRange: Range<Int>, in range: Range<Int>, text: String) -> Range<Int> {
    if json != nil {
      let lower = file.offset(inString: range, of: text, decodedOffset: textRange.lowerBound)
      return lower..<file.offset(inString: range, of: text, decodedOffset: textRange.upperBound)
    }
    return coding.decode(file.bytes, range).range(of: textRange)
  }

  /// Returns the edit of the file that replaces a part of an entry's text, and changes only bytes that differ.
  ///
  /// - Returns: nil if the part contains something that cannot be changed, such as half a placeholder element.
  package func edit(
    _ textRange: Range<Int>, of range: Range<Int>, text: String, to replacement: String
  ) -> TextEdit? {
    if file.isTranscoded { return nil }
    // The source texts of PO and XLIFF must not change, because programs look up messages by them.
    if case .source = role, format == .po || format == .xliff { return nil }
    if json != nil {
      return TextEdit(
        self.range(of: textRange, in: range, text: text), coding.encode(replacement, into: file.bytes, at: 0, range))
    }
    let edit = coding.decode(file.bytes, range).edit(textRange, to: replacement, file.bytes, range, coding)
    return edit.flatMap { coding.allows($0, of: range, in: file.bytes) ? $0 : nil }
  }
}

extension LocaleDocument.SourceTextKind {
  /// - Parameter hasName: whether the file contains the name of the message in addition to the text.
  init(_ text: String, hasName: Bool) { self = text.isName ? .name : hasName ? .hint : .text }

  /// Returns the kind of more than half of the texts; `text` if there is no such kind.
  static func majority(of texts: some Sequence<Self>) -> Self {
    var counts: [Self: Int] = [:]
    var count = 0
    for text in texts {
      counts[text, default: 0] += 1
      count += 1
    }
    return [.name, .hint].first { counts[$0, default: 0] * 2 > count } ?? .text
  }
}

extension String {
  /// Whether the text is an identifier: `menu.open_file`, `lastMonth`, `0d999f2`, `urn:oid:2.5.4.9`, `{login:title}`; its
  /// values may follow it: `mail.valid_until %date%`.
  fileprivate var isName: Bool {
    if utf8.last == UInt8(ascii: "%"), let name = wholeMatch(of: /(\w+\.[\w.]*\w)( %\w+%)+/) {
      return String(name.1).isName
    }
    let bytes = Array(utf8)
    // A hash in hexadecimal digits.
    if bytes.count > 5, bytes.contains(where: \.isDigit), bytes.contains(where: \.isLowercaseLetter),
      bytes.allSatisfy({ $0.isDigit || (0x61...0x66).contains($0) })
    {
      return true
    }
    if bytes.starts(with: "urn:".utf8), !bytes.contains(where: { $0 <= 0x20 }) { return true }
    // The specification of a format is shorter than a name: `{total:.2f}`.
    if bytes.first == UInt8(ascii: "{"), wholeMatch(of: /\{(\w{3,}:)+[A-Za-z]\w{3,}\}/) != nil { return true }
    guard
      bytes.allSatisfy({ $0.isLetter || $0.isDigit || "._-".utf8.contains($0) }),
      let last = bytes.last, last.isLetter || last.isDigit
    else { return false }
    return zip(bytes, bytes.dropFirst()).contains { first, second in
      "._".utf8.contains(first) || (first.isLowercaseLetter && second.isUppercaseLetter)
    }
  }
}

/// A plural form of a message.
package final class PluralForm: Sendable {
  /// The CLDR category; nil if the format only numbers the forms, as gettext does.
  package let category: PluralCategory?
  /// Whether this is the general form, which every locale has, such as `other`.
  package let isGeneral: Bool
  /// Whether the forms are for ordinal numbers.
  package let isOrdinal: Bool
  /// Whether programs use the form `zero` for 0 in every language.
  package let alwaysUsesZero: Bool
  /// Whether programs may use the forms `zero`, `one` and `two` for exactly these numbers in every language.
  package let mayUseExactForms: Bool
  /// The categories of all forms.
  package let categories: Set<PluralCategory>
  /// The forms that the file declares and the message lacks, in the notation of the format; programs show no text for
  /// their numbers.
  package let missing: [String]
  /// Whether missing forms of the message are reported for this form: the general form, or else the first.
  package let reportsMissingForms: Bool
  /// The whole numbers that select the form, in ascending order, if the file defines them; nil if the locale does.
  ///
  /// Empty for a form beyond the number of forms that the file declares.
  package let numbers: [Int64]?
  /// Whether programs fail or show no text for some numbers if the message lacks the form `other`.
  package let requiresOther: Bool
  /// The name of the form if it is not a category; nil for any other form.
  package let unknownCategory: String?

  package init(
    category: PluralCategory?, isGeneral: Bool, isOrdinal: Bool = false, alwaysUsesZero: Bool = false,
    mayUseExactForms: Bool = false, categories: Set<PluralCategory>, missing: [String] = [],
    reportsMissingForms: Bool? = nil, numbers: [Int64]? = nil, requiresOther: Bool = false,
    unknownCategory: String? = nil
  ) {
    self.category = category
    self.isGeneral = isGeneral
    self.isOrdinal = isOrdinal
    self.alwaysUsesZero = alwaysUsesZero
    self.mayUseExactForms = mayUseExactForms
    self.categories = categories
    self.missing = missing
    self.reportsMissingForms =
      reportsMissingForms ?? isGeneral
      || (category != nil && !categories.contains(.other)
        && category == PluralCategory.allCases.first(where: categories.contains))
    self.numbers = numbers
    self.requiresOther = requiresOther
    self.unknownCategory = unknownCategory
  }

  /// Creates a form from its name, which should be a category.
  convenience init(
    _ name: String, alwaysUsesZero: Bool = false, categories: Set<PluralCategory>, requiresOther: Bool
  ) {
    let category = PluralCategory(rawValue: name)
    self.init(
      category: category, isGeneral: category == .other, alwaysUsesZero: alwaysUsesZero, categories: categories,
      requiresOther: requiresOther, unknownCategory: category == nil ? name : nil)
  }
}

/// The entries that a reader has collected.
struct EntryList {
  private(set) var entries: [MessageDocument.Entry] = []
  private(set) var details: [Int: LocaleDocument.Detail] = [:]
  private(set) var duplicateKeys: [LocaleDocument.DuplicateKey] = []
  var untranslatableKeys: Set<String> = []
  private var seen: Set<String> = []

  init() {}

  init(_ json: MessageDocument, details: [Int: LocaleDocument.Detail]) {
    entries = json.entries
    self.details = details
    duplicateKeys = json.duplicateKeys.map { LocaleDocument.DuplicateKey(key: $0.key, offset: $0.offset) }
  }

  mutating func add(_ key: String, _ text: String, _ range: Range<Int>, _ detail: LocaleDocument.Detail? = nil) {
    details[entries.count] = detail
    entries.append(MessageDocument.Entry(key: key, text: text, range: range))
  }

  /// The ranges of a key and its value.
  struct Pair {
    let key: Range<Int>
    let value: Range<Int>
  }

  /// Adds the last value of each key, in formats whose programs use the last one, and records the duplicates.
  mutating func addLast(of pairs: [Pair], text: (Range<Int>) -> String) {
    let keys = pairs.map { text($0.key) }
    let lastIndices = Dictionary(zip(keys, pairs.indices)) { $1 }
    var texts: [String: String] = [:]
    for (key, pair) in zip(keys, pairs) {
      let value = text(pair.value)
      if let earlier = texts.updateValue(value, forKey: key) {
        addDuplicate(key, at: pair.key.lowerBound, isIdentical: earlier == value)
      }
    }
    for (index, pair) in pairs.enumerated() where lastIndices[keys[index]] == index {
      add(keys[index], texts[keys[index]] ?? "", pair.value)
    }
  }

  /// Records a key that occurs twice.
  mutating func addDuplicate(_ key: String, at offset: Int, isIdentical: Bool) {
    duplicateKeys.append(LocaleDocument.DuplicateKey(key: key, offset: offset, isIdentical: isIdentical))
  }

  /// Records a key, and reports whether it occurs for the first time.
  ///
  /// Only the first occurrence should be added.
  mutating func insertKey(_ key: String, at offset: Int) -> Bool {
    if seen.insert(key).inserted { return true }
    addDuplicate(key, at: offset, isIdentical: false)
    return false
  }
}
