internal import AuthCopy

/// Reads gettext's PO, which contains each translation next to its source: `msgid` and `msgstr`.
///
/// Messages that are obsolete or not translated yet are not entries of the translation's document.
struct POReader: CatalogReader {
  /// The ids of messages that translators replace with their names.
  private static let credits: Set<String> = ["translator-credits", "translator_credits"]

  /// The maximum number of forms of a message: form numbers have two digits.
  private static let maximumFormCount = 100

  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    if let offset = file.bytes.firstInvalidUTF8Offset { throw CatalogSyntaxError(.notUTF8, in: "PO", at: offset) }
    var scanner = POScanner(file)
    let all = try scanner.all()
    let header = all.first { $0.id?.text == "" && $0.context == nil }
    let fields = Header(header?.strings.first?.value, file.bytes)
    var messages = all.filter { $0.id.map { !$0.text.isEmpty && !Self.credits.contains($0.text) } ?? false }
    if messages.contains(where: { $0.syntax != nil }) {
      // Extractors flag messages with placeholders, so a percent sign in any other message is text.
      for index in messages.indices where messages[index].syntax == nil && messages[index].hasPercentSign {
        messages[index].flags.insert("no-format")
      }
    }
    let isLingui = file.bytes.mentionsLingui
    let sourceTextKind = LocaleDocument.SourceTextKind.majority(
      of: messages.lazy.filter { !$0.isExplicitID }.map(\.sourceTextKind))
    let syntax = Self.syntax(of: messages, isLingui: isLingui)
    func document(_ role: LocaleDocument.Role, _ list: EntryList, _ locale: LocaleDocument.DeclaredLocale?)
      -> LocaleDocument
    {
      LocaleDocument(
        file, format: .po, role: role, declaredLocale: locale, sourceTextKind: sourceTextKind, list, syntax: syntax,
        coding: POCoding())
    }
    // A template has no translations, so its source is linted.
    let isTemplate = file.path.hasSuffix(".pot")
    let source = document(
      .source(isReferenceOnly: !isTemplate), Self.sources(of: messages), nil)
    if isTemplate { return [source] }
    return [source, document(.translation, Self.translations(of: messages, fields), fields.locale)]
  }

  /// Returns the ranges of empty translations, by key.
  func untranslatedRanges(in file: SourceFile) -> [String: Range<Int>] {
    var scanner = POScanner(file)
    return ((try? scanner.all()) ?? []).reduce(into: [:]) { ranges, message in
      for (index, string) in message.strings where string.text.isEmpty {
        ranges[message.plural == nil ? message.key : "\(message.key)[\(index)]"] = string.range
      }
    }
  }

  private static func syntax(of messages: [POMessage], isLingui: Bool) -> MessageSyntax {
    if isLingui { return .icu }
    let flagged = messages.compactMap(\.syntax).first { $0 != .plain }
    let texts = messages.lazy.flatMap { [$0.id, $0.plural].compactMap { $0?.text } + $0.strings.map(\.value.text) }
    return flagged ?? .used(in: texts, of: [.printf, .brace, .i18next, .icu], otherwise: .printf)
  }

  private static func sources(of messages: [POMessage]) -> EntryList {
    var list = EntryList()
    for message in messages where !message.isExplicitID {
      guard let id = message.id, list.insertKey(message.key, at: message.offset) else { continue }
      guard let plural = message.plural else {
        var detail = message.detail
        detail.sourceTextKind = message.sourceTextKind
        list.add(message.key, id.text, id.range, detail)
        continue
      }
      for (string, isGeneral) in [(id, false), (plural, true)] {
        var detail = message.detail
        detail.message = message.key
        detail.sourceTextKind = message.sourceTextKind
        detail.form = PluralForm(category: nil, isGeneral: isGeneral, categories: [])
        list.add("\(message.key)[\(isGeneral ? 1 : 0)]", string.text, string.range, detail)
      }
    }
    return list
  }

  private static func translations(of messages: [POMessage], _ header: Header) -> EntryList {
    var list = EntryList()
    // Some files declare a form for fractions, which gettext never shows.
    let usedForms = (0..<min(header.formCount ?? 0, Self.maximumFormCount)).filter { index in
      header.numbers.map { $0[index] != nil } ?? true
    }
    for message in messages where list.insertKey(message.key, at: message.offset) {
      guard message.plural != nil else {
        if let string = message.strings.first?.value, !string.text.isEmpty {
          list.add(message.key, string.text, string.range, message.detail)
        }
        continue
      }
      let written = message.strings.filter { !$0.value.text.isEmpty }
      let forms = message.strings.map(\.index).filter { usedForms.isEmpty || usedForms.contains($0) }
      // The general form is the last one that several numbers select: in some Serbian files, only 1 selects the last.
      let general = forms.last { header.numbers?[$0].map { $0.count > 1 } ?? true } ?? forms.last ?? 0
      // An empty form is not translated yet.
      let missing = usedForms.filter { index in !written.contains { $0.index == index } }
      for (index, string) in written {
        let isDeclared = header.formCount.map { index < $0 } ?? true
        var detail = message.detail
        detail.message = message.key
        detail.form = PluralForm(
          category: nil, isGeneral: index == general, categories: [],
          missing: missing.map { "msgstr[\($0)]" },
          numbers: isDeclared ? header.numbers?[index] : [])
        list.add("\(message.key)[\(index)]", string.text, string.range, detail)
      }
    }
    return list
  }

  /// The header fields, which are in the translation of the empty message.
  private struct Header {
    private(set) var locale: LocaleDocument.DeclaredLocale?
    private(set) var formCount: Int?
    /// The numbers that select each form.
    private(set) var numbers: [Int: [Int64]]?

    init(_ string: POString?, _ bytes: [UInt8]) {
      guard let string else { return }
      let decoded = POCoding().decode(bytes, string.range)
      var start = 0
      for line in string.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("Language: ") {
          let tag = text.dropFirst("Language: ".count).filter { !$0.isWhitespace }
          if !tag.isEmpty {
            let offset = start + "Language: ".utf8.count
            locale = LocaleDocument.DeclaredLocale(
              text: Self.tag(tag), key: "Language", offset: decoded.range(of: offset..<offset).lowerBound)
          }
        } else if text.hasPrefix("Plural-Forms:"),
          let match = text.firstMatch(of: /^Plural-Forms:.*nplurals\s*=\s*(\d+)/)
        {
          formCount = Int(match.output.1)
          let field = text.split(separator: ";").first { $0.drop(while: \.isWhitespace).hasPrefix("plural") }
          numbers = field.flatMap { field in
            field.firstIndex(of: "=").flatMap { PluralExpression(field[field.index(after: $0)...])?.numbers }
          }
        }
        start += line.count + 1
      }
    }

    /// Converts a locale of glibc with a script, such as `sr@latin`, to a BCP 47 tag.
    private static func tag(_ text: String) -> String {
      let parts = text.split(separator: "@")
      guard parts.count == 2, let script = ["latin": "Latn", "cyrillic": "Cyrl"][parts[1].lowercased()] else {
        return parts.first.map(String.init) ?? text
      }
      let subtags = parts[0].split { "_-".contains($0) }
      return (subtags.prefix(1) + [Substring(script)] + subtags.dropFirst()).joined(separator: "-")
    }
  }
}

extension [UInt8] {
  /// Whether the file contains the name of Lingui, which writes it into its files.
  fileprivate var mentionsLingui: Bool {
    let name = Array("lingui".utf8)
    return prefix(4_096).indices.contains { self[$0...].starts(with: name) }
  }
}

extension String {
  /// The text with a backslash before each `|` and each backslash.
  fileprivate var escapingBars: String {
    utf8.contains { "\\|".utf8.contains($0) } ? replacing("\\", with: "\\\\").replacing("|", with: "\\|") : self
  }
}

/// A string of a PO file.
private struct POString {
  let text: String
  /// The range between the first quote and the last one.
  let range: Range<Int>
}

/// A message of a PO file that is not obsolete.
private struct POMessage {
  var context: POString?
  var id: POString?
  var plural: POString?
  var strings: [(index: Int, value: POString)] = []
  var flags: Set<String> = []
  /// Whether `msgid` is a name rather than the source, as marked by a comment of Lingui.
  var isExplicitID = false
  var offset = 0

  /// The unique key of the message: its id, preceded by its context and `|` if it has a context.
  ///
  /// gettext separates both with U+0004, which is invisible. Here the first `|` without a backslash separates them: `|`
  /// is escaped in a context, and in an id without a context.
  var key: String {
    let id = id?.text ?? ""
    if let context { return "\(context.text.escapingBars)|\(id)" }
    return id.utf8.contains(UInt8(ascii: "|")) ? id.escapingBars : id
  }

  var hasPercentSign: Bool { [id, plural].contains { $0?.text.utf8.contains(UInt8(ascii: "%")) ?? false } }

  /// The kind of text that `msgid` contains.
  var sourceTextKind: LocaleDocument.SourceTextKind { LocaleDocument.SourceTextKind(id?.text ?? "", hasName: false) }

  /// The syntax that a flag such as `c-format` specifies; nil if there is no such flag.
  var syntax: MessageSyntax? {
    for flag in flags where flag.hasSuffix("-format") {
      switch flag {
      case "java-format": return .java
      case "icu-format": return .icu
      case _ where flag.hasPrefix("no-"): return .plain
      case "c-format", "objc-format", "python-format", "php-format", "perl-format", "gcc-internal-format",
        "awk-format", "sh-format", "lua-format", "object-pascal-format", "java-printf-format", "javascript-format":
        return .printf
      case "python-brace-format", "c++-format", "csharp-format", "rust-format", "perl-brace-format": return .brace
      case "qt-format", "qt-plural-format", "kde-format", "ycp-format": return .qt
      default: return .plain
      }
    }
    return nil
  }

  var detail: LocaleDocument.Detail {
    let isFuzzy = flags.contains("fuzzy")
    let isCFormat = !flags.isDisjoint(with: ["c-format", "gcc-internal-format", "objc-format"])
    return LocaleDocument.Detail(needsReview: isFuzzy, isUnused: isFuzzy, syntax: syntax, isCFormat: isCFormat)
  }
}

/// Splits a PO file into messages.
private struct POScanner {
  private let bytes: [UInt8]
  private var messages: [POMessage] = []
  private var message = POMessage()

  init(_ file: SourceFile) { bytes = file.bytes }

  /// The keyword before a string.
  private enum Keyword: Equatable {
    case context, id, plural, string(Int)
  }

  mutating func all() throws(CatalogSyntaxError) -> [POMessage] {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var open: (keyword: Keyword, range: Range<Int>)?
    func close(_ message: inout POMessage) {
      guard let (keyword, range) = open else { return }
      let string = POString(text: POCoding().decode(bytes, range).text, range: range)
      switch keyword {
      case .context: message.context = string
      case .id: message.id = string
      case .plural: message.plural = string
      case .string(let index): message.strings.append((index, string))
      }
      open = nil
    }
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      defer { offset = end + 1 }
      var start = offset
      while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
      var stop = end
      while stop > start, [0x20, 0x09, 0x0D].contains(bytes[stop - 1]) { stop -= 1 }
      if start == stop { continue }
      if bytes[start] == UInt8(ascii: "#") {
        // A comment after a translation belongs to the next message.
        close(&message)
        if !message.strings.isEmpty { finish() }
        if start + 1 < stop, bytes[start + 1] == UInt8(ascii: ",") {
          let flags = String(decoding: bytes[start + 2..<stop], as: UTF8.self).split(separator: ",")
          message.flags.formUnion(flags.map { $0.filter { !$0.isWhitespace } })
        } else if bytes[start..<stop].elementsEqual("#. js-lingui-explicit-id".utf8) {
          message.isExplicitID = true
        } else if start + 1 < stop, bytes[start + 1] == UInt8(ascii: "~") {
          // The comments before an obsolete message belong to it.
          message = POMessage()
        }
        continue
      }
      if bytes[start] == UInt8(ascii: "\"") {
        guard let (keyword, range) = open else { throw CatalogSyntaxError(.keyword, in: "PO", at: start) }
        open = (keyword, range.lowerBound..<(try quoted(from: start, to: stop)).upperBound)
        continue
      }
      close(&message)
      let (keyword, quote) = try self.keyword(start, stop)
      // A context, or an id after another, starts the next message.
      if keyword == .context || (keyword == .id && (message.id != nil || !message.strings.isEmpty)) {
        if !message.strings.isEmpty { finish() }
      }
      if keyword == .id || keyword == .context, message.id != nil {
        throw CatalogSyntaxError(.keyword, in: "PO", at: start)
      }
      if case .string = keyword, message.id == nil { throw CatalogSyntaxError(.keyword, in: "PO", at: start) }
      if keyword == .id || (keyword == .context && message.id == nil) { message.offset = start }
      open = (keyword, try quoted(from: quote, to: stop))
    }
    close(&message)
    if !message.strings.isEmpty {
      finish()
    } else if message.id != nil {
      throw CatalogSyntaxError(.value, in: "PO", at: bytes.count)
    }
    return messages
  }

  private mutating func finish() {
    messages.append(message)
    message = POMessage()
  }

  /// Returns the range between the first and the last quote in the rest of a line, which has one or more strings.
  private func quoted(from start: Int, to stop: Int) throws(CatalogSyntaxError) -> Range<Int> {
    var offset = start + 1
    while offset < stop {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "\""):
        guard let next = bytes[offset + 1..<stop].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else {
          return start + 1..<offset
        }
        guard bytes[next] == UInt8(ascii: "\"") else { throw CatalogSyntaxError(.closingQuote, in: "PO", at: offset) }
        offset = next + 1
      default: offset += 1
      }
    }
    throw CatalogSyntaxError(.closingQuote, in: "PO", at: min(offset, stop))
  }

  /// Returns the keyword at the start of a line, and the offset of the quote after it.
  private func keyword(_ start: Int, _ stop: Int) throws(CatalogSyntaxError) -> (Keyword, quote: Int) {
    let quote = bytes[start..<stop].firstIndex(of: UInt8(ascii: "\"")) ?? stop
    let word = String(decoding: bytes[start..<quote], as: UTF8.self).filter { !$0.isWhitespace }
    let keyword: Keyword? =
      switch word {
      case "msgctxt": .context
      case "msgid": .id
      case "msgid_plural": .plural
      case "msgstr": .string(0)
      default: word.wholeMatch(of: /msgstr\[(\d{1,2})\]/).flatMap { Int($0.output.1) }.map { .string($0) }
      }
    guard let keyword else { throw CatalogSyntaxError(.keyword, in: "PO", at: start) }
    guard quote < stop else { throw CatalogSyntaxError(.value, in: "PO", at: stop) }
    return (keyword, quote)
  }
}
