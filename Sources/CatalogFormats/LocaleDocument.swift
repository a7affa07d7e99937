package import AuthCopy

/// The messages of one locale in a file.
package struct LocaleDocument: Sendable {
  /// Which side of a translation a document is.
  package enum Role: Hashable, Sendable {
    /// The locale decides: all of a file that has one locale.
    case undecided
    /// The text that the file was translated from; a file of its own has it to be read, beside a translation only to be
    /// compared with.
    case source(isBesideTranslation: Bool)
    case translation
  }

  /// What stands in the place of a source beside its translation.
  package enum SourceText: Sendable {
    /// The source.
    case text
    /// Text in the language of the source, which its own file may say otherwise: Symfony looks messages up by name.
    case hint
    /// The name of the message: only another file has the source.
    case name
  }

  /// The locale that a file itself says it is in.
  package struct DeclaredLocale: Sendable {
    /// The tag as written.
    package let text: String
    /// The member or attribute that says it.
    package let key: String
    /// The offset in bytes of the file.
    package let offset: Int
  }

  /// What a format says about an entry beyond its key and text.
  package struct Detail: Sendable {
    /// The plural form that the text is; nil when it is none.
    package var form: PluralForm?
    /// The key of the message that the entry is a part of, such as one of its forms or its text for one device; nil when
    /// the entry is the whole message.
    package var message: String?
    /// Whether the format says that a person has to look at the translation.
    package var needsReview = false
    /// Whether programs do not use the text yet.
    package var isUnused = false
    /// The placeholders that the entry itself says it has; nil when the file decides.
    package var syntax: MessageSyntax?
    /// Whether the entry is formatted by C, where a placeholder for text takes no number.
    package var isOfC = false
    /// What the text of a source is beside a translation.
    package var sourceText = SourceText.text
  }

  package let file: SourceFile
  package let format: CatalogFormat
  package let role: Role
  package let declaredLocale: DeclaredLocale?
  /// What most texts are in the place of the source beside a translation.
  package let sourceText: SourceText
  /// The entries in the order of the file.
  package let entries: [MessageDocument.Entry]
  /// What is known of entries, by their indices; only of those of which something is.
  package let details: [Int: Detail]
  /// A key that occurs twice in a file.
  package struct DuplicateKey: Sendable {
    package let key: String
    /// The later offset in bytes of the file.
    package let offset: Int
    /// Whether both are alike, so that it makes no difference which one programs take.
    package var isAlike = false
  }

  /// The keys that occur twice.
  package let duplicateKeys: [DuplicateKey]
  /// How placeholders are written; nil when the file does not show it.
  package let syntax: MessageSyntax?
  package let coding: any TextCoding
  /// The document of a file of ARB or JSON.
  package let json: MessageDocument?
  private let index: Lazy<KeyIndex>

  /// A file of ARB or JSON.
  package init(_ json: MessageDocument, syntax: MessageSyntax? = nil, details: [Int: Detail] = [:]) {
    self.json = json
    file = json.file
    format = json.isARB ? .arb : .json
    role = .undecided
    sourceText = .text
    declaredLocale = json.header("@@locale").flatMap { node in
      node.string.map { DeclaredLocale(text: $0, key: "@@locale", offset: node.range.lowerBound) }
    }
    entries = json.entries
    self.details = details
    duplicateKeys = json.duplicateKeys.map { DuplicateKey(key: $0.key, offset: $0.offset) }
    self.syntax = syntax
    coding = JSONCoding()
    index = Lazy { json.indices }
  }

  init(
    _ file: SourceFile, format: CatalogFormat, role: Role, declaredLocale: DeclaredLocale?,
    sourceText: SourceText = .text, _ content: EntryList, syntax: MessageSyntax?, coding: any TextCoding
  ) {
    json = nil
    self.file = file
    self.format = format
    self.role = role
    self.declaredLocale = declaredLocale
    self.sourceText = sourceText
    entries = content.entries
    details = content.details
    duplicateKeys = content.duplicateKeys
    self.syntax = syntax
    self.coding = coding
    let entries = content.entries
    index = Lazy { KeyIndex(entries) }
  }

  package var isARB: Bool { json?.isARB ?? false }
  /// Whether the file begins with a byte order mark.
  package var hasByteOrderMark: Bool { json?.hasByteOrderMark ?? file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
  /// Whether each key has exactly one entry.
  package var isFlat: Bool { json?.isFlat ?? duplicateKeys.isEmpty }
  /// Whether the file has no other locale, so that its name may say which it is.
  package var isWhole: Bool {
    switch format {
    case .arb, .json, .properties, .android: true
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

  /// The same locale in other content of the file; nil when that is not of the format, or has no such locale.
  package func rereading(_ bytes: [UInt8]) -> LocaleDocument? {
    let documents = (try? format.read(SourceFile(path: file.path, bytes: bytes))) ?? []
    return documents.first { $0.role == role && $0.declaredLocale?.text == declaredLocale?.text }
  }

  /// The document of a JSON file, read as that of i18next, whose keys end in the plural forms.
  ///
  /// - Parameter plurals: messages that other files of the same set have in several forms.
  package func asI18next(plurals: Set<String>) -> LocaleDocument {
    json.map { LocaleDocument(i18next: $0, plurals: plurals) } ?? self
  }

  /// The messages that have forms.
  package var plurals: Set<String> { Set(details.values.filter { $0.form != nil }.compactMap(\.message)) }

  /// The value of a header of an ARB file, such as `@@x-syntax`.
  package func header(_ key: String) -> JSONNode? { json?.header(key) }

  /// Restores what reading has replaced, such as a byte order mark, in content that is to be written.
  package func restoringByteOrderMark(_ bytes: [UInt8]) -> [UInt8] { json?.restoringByteOrderMark(bytes) ?? bytes }

  /// The document over other content of the file, in which one entry has another text and all else is the same.
  ///
  /// The document's own entries are those of the content before.
  package func replacingContent(with bytes: [UInt8]) -> LocaleDocument {
    LocaleDocument(self, content: SourceFile(path: file.path, bytes: bytes))
  }

  private init(_ document: LocaleDocument, content: SourceFile) {
    json = document.json.map { MessageDocument($0, content: content) }
    file = json?.file ?? content
    format = document.format
    role = document.role
    declaredLocale = document.declaredLocale
    sourceText = document.sourceText
    entries = document.entries
    details = document.details
    duplicateKeys = document.duplicateKeys
    syntax = document.syntax
    coding = document.coding
    index = document.index
  }

  /// Converts a range of an entry's text, in UTF-8 bytes, to a range of the file.
  package func range(of spot: Range<Int>, in range: Range<Int>, text: String) -> Range<Int> {
    if let json {
      let lower = json.file.offset(inString: range, of: text, decodedOffset: spot.lowerBound)
      return lower..<json.file.offset(inString: range, of: text, decodedOffset: spot.upperBound)
    }
    return coding.decode(file.bytes, range).range(of: spot)
  }

  /// The range of the file to replace, and what with, so that a part of an entry's text becomes another; nothing but
  /// what differs changes a byte.
  ///
  /// - Returns: nil when the part contains something that cannot be changed, such as half a placeholder element.
  package func edit(
    _ spot: Range<Int>, of range: Range<Int>, text: String, to replacement: String
  ) -> TextEdit? {
    // Programs look messages up by what stands in the place of the source.
    if case .source = role, format == .po || format == .xliff { return nil }
    if json != nil {
      return TextEdit(
        self.range(of: spot, in: range, text: text), coding.encode(replacement, into: file.bytes, at: 0, range))
    }
    return coding.decode(file.bytes, range).edit(spot, to: replacement, file.bytes, range, coding)
  }
}

extension LocaleDocument.SourceText {
  /// - Parameter hasName: whether the file names the message beside the text.
  init(_ text: String, hasName: Bool) { self = text.isName ? .name : hasName ? .hint : .text }

  /// What most of the texts are.
  static func most(_ texts: some Sequence<Self>) -> Self {
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
  /// Whether the text is that of programs: `menu.open_file`, `lastMonth`, `0d999f2`.
  fileprivate var isName: Bool {
    let bytes = Array(utf8)
    func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    if bytes.count > 5, bytes.contains(where: isDigit), bytes.contains(where: isLower),
      bytes.allSatisfy({ isDigit($0) || (0x61...0x66).contains($0) })
    {
      return true
    }
    guard
      bytes.allSatisfy({ isLower($0 | 0x20) || isDigit($0) || "._-".utf8.contains($0) }),
      let last = bytes.last, isLower(last | 0x20) || isDigit(last)
    else { return false }
    return zip(bytes, bytes.dropFirst()).contains { first, second in
      "._".utf8.contains(first) || (isLower(first) && (0x41...0x5A).contains(second))
    }
  }
}

/// One of the forms of a message that depends on a number.
package final class PluralForm: Sendable {
  /// The category of CLDR; nil when the format only counts the forms, as gettext does.
  package let category: PluralCategory?
  /// Whether the form is the one for numbers in general, which every locale has.
  package let isGeneral: Bool
  /// Whether the forms are those of an ordinal number.
  package let isOrdinal: Bool
  /// Whether programs use the form `zero` for 0 in every language.
  package let showsZero: Bool
  /// Whether programs may use the forms `zero`, `one` and `two` for exactly these numbers in every language.
  package let showsExact: Bool
  /// The categories of all forms.
  package let categories: Set<PluralCategory>
  /// Forms that the file itself promises and the message lacks, as the format writes them.
  package let missing: [String]
  /// Whole numbers that lead to the form, the smallest first, where the file itself says it, none for a form beyond those
  /// of the file; nil where the locale says it.
  package let numbers: [Int64]?
  /// Whether programs fail for some numbers, or show no text, where the message lacks the form `other`.
  package let requiresOther: Bool
  /// What stands in the place of a category and is none; nil for any other form.
  package let unknownCategory: String?

  package init(
    category: PluralCategory?, isGeneral: Bool, isOrdinal: Bool = false, showsZero: Bool = false,
    showsExact: Bool = false, categories: Set<PluralCategory>, missing: [String] = [], numbers: [Int64]? = nil,
    requiresOther: Bool = false, unknownCategory: String? = nil
  ) {
    self.category = category
    self.isGeneral = isGeneral
    self.isOrdinal = isOrdinal
    self.showsZero = showsZero
    self.showsExact = showsExact
    self.categories = categories
    self.missing = missing
    self.numbers = numbers
    self.requiresOther = requiresOther
    self.unknownCategory = unknownCategory
  }

  /// A form whose name is to be a category.
  convenience init(
    _ name: String, showsZero: Bool = false, categories: Set<PluralCategory>, requiresOther: Bool
  ) {
    let category = PluralCategory(rawValue: name)
    self.init(
      category: category, isGeneral: category == .other, showsZero: showsZero, categories: categories,
      requiresOther: requiresOther, unknownCategory: category == nil ? name : nil)
  }

  /// Whether what is missing of the message is told with this form: one of them, the general one if there is one.
  package var isFirst: Bool {
    isGeneral
      || (category != nil && !categories.contains(.other)
        && category == PluralCategory.allCases.first(where: categories.contains))
  }
}

/// The entries that a reader collects.
struct EntryList {
  private(set) var entries: [MessageDocument.Entry] = []
  private(set) var details: [Int: LocaleDocument.Detail] = [:]
  private(set) var duplicateKeys: [LocaleDocument.DuplicateKey] = []
  private var seen: Set<String> = []

  mutating func add(_ key: String, _ text: String, _ range: Range<Int>, _ detail: LocaleDocument.Detail? = nil) {
    details[entries.count] = detail
    entries.append(MessageDocument.Entry(key: key, text: text, range: range))
  }

  /// Notes a key that occurs twice.
  mutating func addDuplicate(_ key: String, at offset: Int, isAlike: Bool) {
    duplicateKeys.append(LocaleDocument.DuplicateKey(key: key, offset: offset, isAlike: isAlike))
  }

  /// Notes a key.
  ///
  /// - Returns: whether it is the first of its name; only that is to be added.
  mutating func isNew(_ key: String, at offset: Int) -> Bool {
    if seen.insert(key).inserted { return true }
    addDuplicate(key, at: offset, isAlike: false)
    return false
  }
}
