import AuthCopy

/// A file that is a list of codes: one code on each line, a column of a table, or a JSON list.
struct CodeList {
  /// The codes in the order of the list.
  private(set) var codes: [DiscoveredCode] = []

  private struct Entry: Hashable {
    let code: String
    /// The provider that sent the code; nil if the list does not specify it.
    var provider: String?
  }

  /// Reads a list of codes; nil if the file is not one.
  init?(_ bytes: [UInt8], _ known: KnownCodes) {
    guard let entries = Self.jsonEntries(bytes) ?? Self.columnEntries(bytes, known) else { return nil }
    var indices: [Entry: Int] = [:]
    for (entry, line, times) in entries {
      let index = indices[entry] ?? codes.count
      if index == codes.count {
        indices[entry] = index
        let isKnown = known.resolves(entry.code, of: entry.provider)
        codes.append(DiscoveredCode(code: entry.code, provider: entry.provider, isKnown: isKnown))
      }
      codes[index].lines.add(line, times: times)
    }
  }

  private typealias Entries = [(entry: Entry, line: Int, times: Int)]

  private static let maximumJSONSize = 8 << 20

  /// Reads a JSON list of texts and numbers, or a list as in the response of `/v1/unmapped`.
  private static func jsonEntries(_ bytes: [UInt8]) -> Entries? {
    guard let first = bytes.first(where: { $0 > 0x20 }), "[{".utf8.contains(first), bytes.count <= maximumJSONSize,
      let root = try? JSONParser.parse(bytes), let elements = root.array ?? root["unmapped"]?.array
    else { return nil }
    var entries: Entries = []
    var line = 1
    var offset = 0
    for element in elements {
      let members = element.members ?? []
      guard let code = (element["code"] ?? element).scalarText,
        members.allSatisfy({ ["provider", "code", "count"].contains($0.key) })
      else { return nil }
      line += bytes[offset..<element.range.lowerBound].count { $0 == 0x0A }
      offset = element.range.lowerBound
      let entry = Entry(code: code, provider: element["provider"]?.string)
      entries.append((entry, line, max(1, element["count"]?.integer ?? 1)))
    }
    return entries
  }

  /// The headings of columns that contain codes.
  private static let headings: Set<String> = [
    "code", "errorcode", "error", "errortype", "name", "exception", "key", "id",
  ]

  /// Reads lines with one code or phrase each, or a column of tab-separated values.
  ///
  /// The column is the one with a heading for codes, or else the one with the most known codes. Phrases are accepted
  /// only if at least half of them are known.
  private static func columnEntries(_ bytes: [UInt8], _ known: KnownCodes) -> Entries? {
    // The sample ends with a whole line.
    let start = bytes.prefix(1 << 16)
    let sampleEnd = start.count == bytes.count ? nil : start.lastIndex(of: 0x0A)
    let sample = rows(start[..<(sampleEnd ?? start.endIndex)])
    guard let firstRow = sample.first?.cells,
      sample.count(where: { $0.cells.count == firstRow.count }) * 10 >= sample.count * 9
    else { return nil }
    func entries(inColumn column: Int, of rows: some Sequence<(cells: [Substring], line: Int)>) -> Entries {
      rows.compactMap { row in
        guard row.cells.indices.contains(column), let item = row.cells[column].asListItem else { return nil }
        return (Entry(code: String(item)), row.line, 1)
      }
    }
    if firstRow.count > 1, let column = firstRow.firstIndex(where: { headings.contains(KnownCodes.folded($0)) }) {
      return entries(inColumn: column, of: rows(bytes[...]).dropFirst())
    }
    let columns = firstRow.indices.map { column in
      let entries = entries(inColumn: column, of: sample)
      return (index: column, entries: entries, knownCount: entries.count { known.code($0.entry.code) != nil })
    }
    guard let best = columns.max(by: { $0.knownCount < $1.knownCount }), !best.entries.isEmpty else { return nil }
    let singleWords = best.entries.count { !$0.entry.code.contains { $0.isWhitespace || "(){}[]<>=;\"'".contains($0) } }
    let hasMostlyWords = singleWords * 20 >= best.entries.count * 19
    let isList = firstRow.count > 1 ? best.knownCount > 0 : hasMostlyWords
    // Phrases, such as those of Auth0, cannot be distinguished from other text unless many are known.
    guard isList || best.knownCount * 2 >= best.entries.count else { return nil }
    return entries(inColumn: best.index, of: rows(bytes[...]))
  }

  private static func rows(_ bytes: ArraySlice<UInt8>) -> [(cells: [Substring], line: Int)] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let text = String(decoding: line, as: UTF8.self)
      return text.isBlank ? nil : (text.split(separator: "\t", omittingEmptySubsequences: false), index + 1)
    }
  }
}

extension Substring {
  private var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The text without a bullet, quotation marks and a comma; nil for a comment.
  fileprivate var asListItem: Substring? {
    var text = trimmed
    if text.hasPrefix("# ") || text == "#" || text.hasPrefix("//") { return nil }
    for bullet in ["- ", "* ", "• "] where text.hasPrefix(bullet) { text = text.dropFirst(2).trimmed }
    while let last = text.last, ",;".contains(last) { text.removeLast() }
    if text.count > 1, let first = text.first, "\"'`".contains(first), text.last == first {
      text = text.dropFirst().dropLast()
    }
    return text.isEmpty ? nil : text
  }
}
