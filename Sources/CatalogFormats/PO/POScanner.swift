internal import MessageFiles

extension String {
  /// The text with a backslash before each `|` and each backslash.
  fileprivate var escapingBars: String {
    utf8.contains { "\\|".utf8.contains($0) } ? replacing("\\", with: "\\\\").replacing("|", with: "\\|") : self
  }
}

/// A string of a PO file.
struct POString {
  let text: String
  /// The range between the first quote and the last one.
  let range: Range<Int>
}

/// A message of a PO file that is not obsolete.
struct POMessage {
  var context: POString?
  var id: POString?
  var plural: POString?
  var strings: [(index: Int, value: POString)] = []
  var flags: Set<String> = []
  /// Whether `msgid` is a name rather than the source, as marked by a comment of Lingui.
  var isExplicitID = false
  var offset = 0
  /// The range from the first comment of the message to the end of its last one.
  var comments = 0..<0

  /// The unique key of the message: its id, preceded by its context and `|` if it has a context.
  ///
  /// gettext separates both with U+0004, which is invisible. Here the first `|` without a backslash separates them: `|`
  /// is escaped in a context, and in an id without a context.
  var key: String {
    let id = id?.text ?? ""
    if let context { return "\(context.text.escapingBars)|\(id)" }
    return id.utf8.contains(UInt8(ascii: "|")) ? id.escapingBars : id
  }

  /// Whether the translation of the message contains the fields of the file's header.
  var isHeader: Bool { id?.text == "" && context == nil }

  /// The source, unless it is a name, and the translation.
  var texts: [String] {
    (sourceTextKind == .name ? [] : [id, plural].compactMap { $0?.text }) + strings.map(\.value.text)
  }

  var hasPercentSign: Bool { [id, plural].contains { $0?.text.utf8.contains(UInt8(ascii: "%")) ?? false } }

  /// The kind of text that `msgid` contains.
  var sourceTextKind: LocaleDocument.SourceTextKind { LocaleDocument.SourceTextKind(id?.text ?? "", hasName: false) }

  /// The runtime that a flag such as `c-format` names; nil if there is no such flag.
  var format: FormatFlag? { flags.lazy.compactMap(FormatFlag.init(flag:)).min { $0.rawValue < $1.rawValue } }

  /// The syntax that a flag specifies; plain text for `no-c-format`, and nil if there is no such flag.
  var syntax: MessageSyntax? {
    format?.syntax ?? (flags.contains { $0.hasPrefix("no-") && $0.hasSuffix("-format") } ? .plain : nil)
  }

  var detail: LocaleDocument.Detail {
    let isFuzzy = flags.contains("fuzzy")
    return LocaleDocument.Detail(needsReview: isFuzzy, isUnused: isFuzzy, syntax: syntax, format: format)
  }
}

/// Splits a PO file into messages.
struct POScanner {
  private let bytes: [UInt8]
  private var messages: [POMessage] = []
  private var message = POMessage()

  init(_ file: SourceFile) { bytes = file.bytes }

  /// The keyword before a string.
  private enum Keyword: Equatable {
    case context, id, plural, string(Int)
  }

  mutating func all() throws(CatalogSyntaxError) -> [POMessage] {
    var offset = bytes.contentStart
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
        message.comments = (message.comments.isEmpty ? offset : message.comments.lowerBound)..<min(end + 1, bytes.count)
        if start + 1 < stop, bytes[start + 1] == UInt8(ascii: ",") {
          let flags = String(decoding: bytes[start + 2..<stop], as: UTF8.self).split(separator: ",")
          message.flags.formUnion(flags.map { $0.filter { !$0.isWhitespace } })
        } else if bytes[start..<stop].elementsEqual("#. js-lingui-explicit-id".utf8) {
          message.isExplicitID = true
        } else if start + 1 < stop, bytes[start + 1] == UInt8(ascii: "~") {
          if message.id != nil { throw CatalogSyntaxError(.value, in: "PO", at: start) }
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
