internal import MessageFiles

/// Reads Apple's `.strings`.
struct StringsReader: CatalogReader {
  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    let bytes = file.bytes
    if let offset = bytes.firstInvalidUTF8Offset { throw CatalogSyntaxError(.notUTF8, in: ".strings", at: offset) }
    var scanner = StringsScanner(bytes)
    var pairs: [EntryList.Pair] = []
    // genstrings writes an entry for the empty key, which is not a message.
    while let pair = try scanner.next() { if !pair.key.isEmpty { pairs.append(pair) } }
    let coding = StringsCoding()
    var list = EntryList()
    list.addLast(of: pairs) { coding.decode(bytes, $0).text }
    return [
      LocaleDocument(
        file, format: .strings, role: .undecided, declaredLocale: nil, list, syntax: .printf, coding: coding)
    ]
  }
}

/// Splits a file into its keys and values: `"key" = "value";`.
private struct StringsScanner {
  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.contentStart
  }

  /// Returns the ranges of the next key and value; nil at the end of the file.
  mutating func next() throws(CatalogSyntaxError) -> EntryList.Pair? {
    try skipBlanksAndComments()
    if offset == bytes.count { return nil }
    let key = try string()
    try skipBlanksAndComments()
    // A key without a value is its own value.
    var value = key
    if skip("=") {
      try skipBlanksAndComments()
      value = try string()
      try skipBlanksAndComments()
    }
    guard skip(";") else { throw CatalogSyntaxError(.separator, in: ".strings", at: offset) }
    return EntryList.Pair(key: key, value: value)
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// Reads a string in quotes, or a word without them.
  private mutating func string() throws(CatalogSyntaxError) -> Range<Int> {
    let start = offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
      while offset < bytes.count, bytes[offset].isLetterOrDigit || "_$/:.-".utf8.contains(bytes[offset]) { offset += 1 }
      if offset == start { throw CatalogSyntaxError(.value, in: ".strings", at: offset) }
      return start..<offset
    }
    let quote = bytes[offset]
    offset += 1
    while offset < bytes.count, bytes[offset] != quote { offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1 }
    guard offset < bytes.count else { throw CatalogSyntaxError(.closingQuote, in: ".strings", at: start) }
    offset += 1
    return start + 1..<offset - 1
  }

  private mutating func skipBlanksAndComments() throws(CatalogSyntaxError) {
    while offset < bytes.count {
      if let blank = blank {
        offset += blank
      } else if bytes[offset...].starts(with: "//".utf8) {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else if bytes[offset...].starts(with: "/*".utf8) {
        let start = offset
        offset += 2
        while !bytes[offset...].starts(with: "*/".utf8) {
          if offset == bytes.count { throw CatalogSyntaxError(.comment, in: ".strings", at: start) }
          offset += 1
        }
        offset += 2
      } else {
        return
      }
    }
  }

  /// The number of bytes of the blank at the offset, such as a line separator of Unicode; nil if there is none.
  private var blank: Int? {
    if (0x09...0x0D).contains(bytes[offset]) || bytes[offset] == 0x20 { return 1 }
    let rest = bytes[offset...].prefix(3)
    return rest.elementsEqual("\u{2028}".utf8) || rest.elementsEqual("\u{2029}".utf8) ? 3 : nil
  }
}
