internal import MessageFiles

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
    let header = all.first(where: \.isHeader)
    let fields = Header(header?.strings.first?.value, file.bytes)
    var messages = all.filter { $0.id.map { !$0.text.isEmpty && !Self.credits.contains($0.text) } ?? false }
    let syntax = Self.syntax(of: messages, isLingui: file.bytes.mentionsLingui)
    if syntax != .symfony, messages.contains(where: { $0.syntax != nil }) {
      // Extractors flag messages with placeholders, so a percent sign in any other message is text.
      for index in messages.indices where messages[index].syntax == nil && messages[index].hasPercentSign {
        messages[index].flags.insert("no-format")
      }
    }
    let sourceTextKind = LocaleDocument.SourceTextKind.majority(
      of: messages.lazy.filter { !$0.isExplicitID }.map(\.sourceTextKind))
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

  /// Returns the numbers that select each form; nil if the header does not declare them.
  func formNumbers(in file: SourceFile) -> [Int: [Int64]]? {
    var scanner = POScanner(file)
    let header = (try? scanner.all())?.first(where: \.isHeader)
    return Header(header?.strings.first?.value, file.bytes).numbers
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

  /// Returns the comments of the file, by message.
  func notes(in file: SourceFile) -> [String: MessageNotes] {
    var scanner = POScanner(file)
    return ((try? scanner.all()) ?? []).reduce(into: [:]) { notes, message in
      var found = MessageNotes()
      var previous: [String] = []
      for line in file.bytes.lines(in: message.comments) {
        let text = String(decoding: file.bytes[line], as: UTF8.self).trimmingBlanks
        switch text.prefix(2) {
        case "#.": found.comments.append(text.dropFirst(2).trimmingBlanks)
        case "#:": found.references += text.dropFirst(2).split(whereSeparator: \.isWhitespace).map(String.init)
        case "#|": previous.append(text.dropFirst(2).trimmingBlanks)
        default: break
        }
      }
      found.previousSource = Self.source(ofPrevious: previous)
      if found != MessageNotes() { notes[message.key] = found }
    }
  }

  /// Returns the text of `msgid` in the lines of a previous message; nil if there is none.
  private static func source(ofPrevious lines: [String]) -> String? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("msgid ") }) else { return nil }
    let following = lines[(start + 1)...].prefix { $0.hasPrefix("\"") }
    let quoted = [String(lines[start].dropFirst("msgid ".count))] + following
    return quoted.map { text in
      let bytes = Array(text.trimmingBlanks.utf8)
      return bytes.count < 2 ? "" : POCoding().decode(bytes, 1..<bytes.count - 1).text
    }.joined()
  }

  /// Returns the syntax of the messages without a flag.
  private static func syntax(of messages: [POMessage], isLingui: Bool) -> MessageSyntax {
    if isLingui { return .icu }
    guard let flagged = messages.compactMap(\.syntax).first(where: { $0 != .plain }) else {
      let candidates: [MessageSyntax] = [.printf, .brace, .i18next, .icu, .qt, .symfony]
      return .used(in: messages.lazy.flatMap(\.texts), of: candidates, otherwise: .printf)
    }
    // Extractors do not flag the names that programs replace in plain text: `%name%`.
    let unflagged = messages.lazy.filter { $0.syntax == nil && $0.hasPercentSign }
    return .used(in: unflagged.flatMap(\.texts), of: [.symfony], otherwise: flagged)
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
      let reporting = written.contains { $0.index == general } ? general : written.last?.index
      for (index, string) in written {
        let isDeclared = header.formCount.map { index < $0 } ?? true
        var detail = message.detail
        detail.message = message.key
        detail.form = PluralForm(
          category: nil, isGeneral: index == general, categories: [],
          missing: missing.map { "msgstr[\($0)]" }, reportsMissingForms: index == reporting,
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
        if text.hasPrefix("Language:") {
          let value = text.dropFirst("Language:".count)
          let tag = value.filter { !$0.isWhitespace }
          if !tag.isEmpty {
            let offset = start + "Language:".utf8.count + value.prefix(while: \.isWhitespace).utf8.count
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

extension StringProtocol {
  /// The text without white space at its edges.
  fileprivate var trimmingBlanks: String {
    let text = drop(while: \.isWhitespace)
    return String(text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)])
  }
}

extension [UInt8] {
  /// Returns the ranges of the lines in a range, with their line breaks.
  func lines(in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = self[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? range.upperBound
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  /// Whether the file contains the name of Lingui, which writes it into its files.
  fileprivate var mentionsLingui: Bool {
    let name = Array("lingui".utf8)
    return prefix(4_096).indices.contains { self[$0...].starts(with: name) }
  }
}
