import AuthCopy

/// A file that is nothing but codes: one a line, a column of a table, or a list in JSON.
struct CodeList {
  struct Entry {
    let code: String
    let line: Int
    /// The provider that sent the code; nil where the list does not say.
    var provider: String?
    /// How often it was sent.
    var times = 1
  }

  let entries: [Entry]

  /// Nil for a file that is something else.
  init?(_ bytes: [UInt8], _ known: KnownCodes) {
    if let entries = Self.json(bytes) {
      self.entries = entries
    } else if let codes = Self.table(bytes, known) ?? Self.lines(bytes, known) {
      entries = codes.map { Entry(code: $0.code, line: $0.line) }
    } else {
      return nil
    }
  }

  private static let maximumJSON = 8 << 20

  /// The elements of a list of texts and numbers, or of a list such as `/v1/unmapped` answers.
  private static func json(_ bytes: [UInt8]) -> [Entry]? {
    guard let first = bytes.first(where: { $0 > 0x20 }), first == UInt8(ascii: "[") || first == UInt8(ascii: "{"),
      bytes.count <= maximumJSON, let root = try? JSONParser.parse(bytes),
      let elements = root.array ?? root["unmapped"]?.array
    else { return nil }
    var entries: [Entry] = []
    var line = 1
    var offset = 0
    for element in elements {
      line += bytes[offset..<element.range.lowerBound].count { $0 == 0x0A }
      offset = element.range.lowerBound
      guard let entry = entry(element, line: line) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  /// A text, a number, or `{"provider"?, "code", "count"?}`.
  private static func entry(_ node: JSONNode, line: Int) -> Entry? {
    guard let members = node.members else { return node.scalarText.map { Entry(code: $0, line: line) } }
    guard let code = node["code"]?.scalarText,
      members.allSatisfy({ ["provider", "code", "count"].contains($0.key) })
    else { return nil }
    let times = node["count"]?.integer ?? 1
    return Entry(code: code, line: line, provider: node["provider"]?.string, times: max(1, times))
  }

  private static let codeColumns: Set<String> = [
    "code", "errorcode", "error", "errortype", "name", "exception", "key", "id",
  ]

  /// The column of codes of tab-separated values: the one whose heading says so, else the one with most known codes.
  private static func table(_ bytes: [UInt8], _ known: KnownCodes) -> [(code: String, line: Int)]? {
    func rows(_ bytes: some Collection<UInt8>) -> [(cells: [Substring], line: Int)] {
      numberedLines(bytes).map { row in
        (cells: row.text.split(separator: "\t", omittingEmptySubsequences: false), line: row.line)
      }
    }
    let sample = rows(bytes.sample)
    guard let heading = sample.first?.cells, heading.count > 1,
      sample.count(where: { $0.cells.count == heading.count }) * 10 >= sample.count * 9
    else { return nil }
    let rows = rows(bytes)
    func cells(_ column: Int, from first: Int) -> [(code: String, line: Int)] {
      rows[first...].compactMap { row in
        guard row.cells.indices.contains(column) else { return nil }
        let cell = row.cells[column].trimmed
        return cell.isEmpty ? nil : (String(cell), row.line)
      }
    }
    if let column = heading.firstIndex(where: { codeColumns.contains(KnownCodes.folded($0)) }) {
      return cells(column, from: 1)
    }
    let columns = heading.indices.map { column in cells(column, from: 0) }
    let best = columns.max { first, second in
      first.count { known.names($0.code) } < second.count { known.names($0.code) }
    }
    return best?.contains { known.names($0.code) } == true ? best : nil
  }

  /// The lines of a file with one code, or one phrase that is mostly known, on each.
  private static func lines(_ bytes: [UInt8], _ known: KnownCodes) -> [(code: String, line: Int)]? {
    let sample = items(bytes.sample)
    let single = sample.count { item in
      !item.code.contains { $0.isWhitespace || "(){}[]<>=;\"'".contains($0) }
    }
    // Phrases, such as those of Auth0, cannot be told from other text unless many are known.
    guard !sample.isEmpty,
      single * 20 >= sample.count * 19
        || sample.count(where: { known.names($0.code) }) * 2 >= sample.count
    else { return nil }
    return items(bytes)
  }

  private static func items(_ bytes: some Collection<UInt8>) -> [(code: String, line: Int)] {
    numberedLines(bytes).compactMap { line in line.text.asListItem.map { (String($0), line.line) } }
  }

  private static func numberedLines(_ bytes: some Collection<UInt8>) -> [(text: Substring, line: Int)] {
    var lines: [(text: Substring, line: Int)] = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line, as: UTF8.self)[...]
      if !text.allSatisfy(\.isWhitespace) { lines.append((text, index + 1)) }
    }
    return lines
  }
}

extension [UInt8] {
  /// Whole lines from the start, enough to see what the file is.
  fileprivate var sample: ArraySlice<UInt8> {
    let start = self[..<Swift.min(count, 1 << 16)]
    if start.count == count { return start }
    return start.lastIndex(of: 0x0A).map { self[..<$0] } ?? start
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
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
