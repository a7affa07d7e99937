internal import AuthCopy

/// Adds translations to gettext's PO, which lists the messages to translate.
struct POEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    guard let emptyStringRange = POReader().untranslatedRanges(in: document.file)[key] else { return nil }
    return [TextEdit(emptyStringRange, document.coding.encode(text, into: [], at: 0, 0..<0))]
  }

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? {
    guard let plurals = Self.plurals(of: locale) else { return nil }
    let tag = locale.description.replacing("-", with: "_")
    let newFields = ["Language": tag, "Plural-Forms": plurals.header]
    /// The header fields that describe the translation of the document, and become empty.
    let clearedFields = ["PO-Revision-Date", "Last-Translator", "Language-Team"]
    /// Whether the line belongs to the header, which ends at the first empty line after its `msgstr`.
    var isHeader = true
    /// Whether the following strings belong to a translation, which is omitted.
    var isDropped = false
    var writtenFields: Set<String> = []
    var lines: [String] = []
    for line in String(decoding: document.file.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let text = line.trimmingBlanks
      if text.hasPrefix("\"") {
        if isDropped { continue }
        if isHeader, let name = text.dropFirst().split(separator: ":").first.map(String.init),
          newFields[name] != nil || clearedFields.contains(name)
        {
          writtenFields.insert(name)
          lines.append("\"\(name): \(newFields[name] ?? "")\\n\"")
          continue
        }
      } else {
        isDropped = false
      }
      if isHeader, text.isEmpty, lines.contains(where: { $0.hasPrefix("msgstr") }) {
        lines += newFields.keys.sorted().filter { !writtenFields.contains($0) }.map {
          "\"\($0): \(newFields[$0] ?? "")\\n\""
        }
        isHeader = false
      }
      // Omit obsolete messages, previous sources, and comments of translators.
      if text.hasPrefix("#~") || text.hasPrefix("#|") || (!isHeader && (text == "#" || text.hasPrefix("# "))) {
        continue
      }
      if text.hasPrefix("#,") {
        let flags = text.dropFirst(2).split(separator: ",").map(\.trimmingBlanks).filter { $0 != "fuzzy" }
        if !flags.isEmpty { lines.append("#, \(flags.joined(separator: ", "))") }
        continue
      }
      guard !isHeader, text.hasPrefix("msgstr") else {
        lines.append(String(line))
        continue
      }
      isDropped = true
      if !text.hasPrefix("msgstr[") {
        lines.append("msgstr \"\"")
      } else if text.hasPrefix("msgstr[0]") {
        lines += (0..<plurals.count).map { "msgstr[\($0)] \"\"" }
      }
    }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
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

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    return start[..<(start.lastIndex { !" \t\r".contains($0) }.map(start.index(after:)) ?? start.startIndex)]
  }
}
