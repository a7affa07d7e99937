internal import MessageFiles

/// Adds translations to gettext's PO, which lists the messages to translate.
struct POEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    guard let emptyStringRange = POReader().untranslatedRanges(in: document.file)[key] else { return nil }
    return [TextEdit(emptyStringRange, document.coding.encode(text, into: [], at: 0, 0..<0))]
  }

  func confirming(_ key: String, in document: LocaleDocument) -> [TextEdit] {
    var scanner = POScanner(document.file)
    let bytes = document.file.bytes
    // A form has the key of its message and a number.
    let message = (try? scanner.all())?.first { message in
      message.plural == nil ? message.key == key : key.hasPrefix("\(message.key)[")
    }
    return message.map { bytes.lines(in: $0.comments).compactMap { Self.edit(ofMarkIn: $0, bytes) } } ?? []
  }

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? {
    let bytes = document.file.bytes
    var scanner = POScanner(document.file)
    guard let plurals = Self.plurals(of: locale), let messages = try? scanner.all() else { return nil }
    let layout = FileLayout(bytes)
    let newFields = ["Language": locale.description.replacing("-", with: "_"), "Plural-Forms": plurals.header]
    var edits: [TextEdit] = []
    /// The end of the header.
    var headerEnd = 0
    for message in messages {
      guard let first = message.strings.first?.value, let last = message.strings.last?.value else { continue }
      if message.isHeader {
        let lines = Self.header(first.text, setting: newFields)
        edits.append(TextEdit(first.range.lowerBound - 1..<first.range.upperBound + 1, layout.lines(lines)))
        headerEnd = first.range.upperBound
        continue
      }
      let start = bytes.lineStart(before: first.range.lowerBound)
      let forms = message.plural == nil ? ["msgstr \"\""] : (0..<plurals.count).map { "msgstr[\($0)] \"\"" }
      edits.append(TextEdit(start..<last.range.upperBound + 1, layout.lines(forms)))
    }
    edits += Self.commentEdits(bytes, headerEnd: headerEnd)
    if headerEnd == 0 {
      let header = Self.header("Content-Type: text/plain; charset=UTF-8\n", setting: newFields)
      let lines = ["msgid \"\"", "msgstr \(header[0])"] + header.dropFirst() + ["", ""]
      edits.append(TextEdit(bytes.contentStart..<bytes.contentStart, layout.lines(lines)))
    }
    return layout.newFile(bytes.applying(edits))
  }

  /// The header fields that describe the translation of the document, and become empty.
  private static let clearedFields: Set<Substring> = ["PO-Revision-Date", "Last-Translator", "Language-Team"]

  /// Returns the string of a header, with each field on a line, after an empty line.
  private static func header(_ text: String, setting newFields: [String: String]) -> [String] {
    var unset = newFields
    var fields = text.split(whereSeparator: \.isNewline).map { field in
      let name = field.prefix { $0 != ":" }
      if let value = unset.removeValue(forKey: String(name)) { return "\(name): \(value)" }
      return clearedFields.contains(name) ? "\(name): " : String(field)
    }
    fields += unset.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return ["\"\""] + fields.map { "\"\($0.unicodeScalars.map(POCoding.escaped).joined())\\n\"" }
  }

  /// Returns the edits that remove obsolete messages, previous sources, comments of translators, and the flag `fuzzy`.
  private static func commentEdits(_ bytes: [UInt8], headerEnd: Int) -> [TextEdit] {
    bytes.lines(in: 0..<bytes.count).compactMap { range in
      let line = bytes[range].drop { $0 == 0x20 || $0 == 0x09 }
      guard line.first == UInt8(ascii: "#") else { return nil }
      switch line.dropFirst().first {
      case UInt8(ascii: "~"): return TextEdit(range, "")
      case 0x20, 0x0D, 0x0A, nil: return range.lowerBound > headerEnd ? TextEdit(range, "") : nil
      default: return edit(ofMarkIn: range, bytes)
      }
    }
  }

  /// Returns the edit that removes a previous source or the flag `fuzzy` from a line; nil if it has neither.
  private static func edit(ofMarkIn range: Range<Int>, _ bytes: [UInt8]) -> TextEdit? {
    let line = bytes[range].drop { $0 == 0x20 || $0 == 0x09 }
    if line.starts(with: "#|".utf8) { return TextEdit(range, "") }
    guard line.starts(with: "#,".utf8) else { return nil }
    let text = String(decoding: line.dropFirst(2), as: UTF8.self)
    let flags = text.split { $0 == "," || $0.isWhitespace }
    let others = flags.filter { $0 != "fuzzy" }
    if others.isEmpty { return TextEdit(range, "") }
    let lineEnd = text.last.map { $0.isNewline ? String($0) : "" } ?? ""
    return others.count < flags.count ? TextEdit(range, "#, \(others.joined(separator: ", "))\(lineEnd)") : nil
  }

  /// Returns the header field for the plural forms of a locale; nil if none of the expressions matches its forms.
  private static func plurals(of locale: LocaleTag) -> (header: String, count: Int)? {
    guard let integers = PluralCategory.integers(in: locale, isOrdinal: false) else { return nil }
    // No user interface needs a form for exactly a million, although some languages have one in CLDR.
    func forms(_ numbers: some Sequence<[Int64]>) -> Set<[Int64]> {
      Set(numbers.map { $0.filter { $0 != 1_000_000 } }.filter { !$0.isEmpty })
    }
    let localeForms = forms(integers.values)
    for expression in expressions {
      guard let numbers = PluralExpression(expression[...])?.numbers, forms(numbers.values) == localeForms else {
        continue
      }
      return ("nplurals=\(localeForms.count); plural=\(expression);", localeForms.count)
    }
    return nil
  }

  /// The plural expressions of gettext's manual (12.6, Additional functions for plural forms), and of more languages by
  /// CLDR's rules.
  private static let expressions = [
    "0", "n != 1", "n > 1", "n%10 != 1 || n%100 == 11",
    "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2",
    "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2",
    "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2",
    "n==1 ? 0 : n==2 ? 1 : 2",
    "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2",
    "n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2",
    "n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 ? 1 : 2",
    "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3",
    "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
    "n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4",
    "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5",
  ]
}

extension LocaleDocument {
  /// The keys of the texts that the file lists without a translation; empty for other formats than PO.
  package var untranslatedKeys: Set<String> { format == .po ? Set(POReader().untranslatedRanges(in: file).keys) : [] }
  /// What the file notes about its messages, by message; empty for other formats than PO and string catalogs.
  package var notes: [String: MessageNotes] {
    switch format {
    case .po: POReader().notes(in: file)
    case .xcstrings: StringCatalogReader().notes(in: file)
    case .arb, .json, .properties, .android, .strings, .xliff: [:]
    }
  }
  /// The numbers that select each numbered plural form; nil if the file does not define them, and for other formats.
  package var formNumbers: [Int: [Int64]]? { format == .po ? POReader().formNumbers(in: file) : nil }
}
