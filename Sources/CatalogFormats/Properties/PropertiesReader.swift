internal import MessageFiles

/// Reads Java resource bundles.
struct PropertiesReader: CatalogReader {
  func read(_ file: SourceFile) throws(CatalogSyntaxError) -> [LocaleDocument] {
    // As in PropertyResourceBundle: UTF-8, or ISO 8859-1 if the file is not valid UTF-8.
    let coding = PropertiesCoding(
      isLatin1: file.bytes.firstInvalidUTF8Offset != nil,
      escapesNonASCII: file.bytes.allSatisfy { $0 < 0x80 } && file.bytes.hasUnicodeEscape)
    var scanner = PropertiesScanner(file.bytes)
    var pairs: [EntryList.Pair] = []
    while let pair = try scanner.next() { pairs.append(pair) }
    var list = EntryList()
    list.addLast(of: pairs) { coding.decode(file.bytes, $0).text }
    return [
      LocaleDocument(
        file, format: .properties, role: .undecided, declaredLocale: nil, list,
        syntax: .used(in: list.entries.lazy.map(\.text), of: [.java, .icu, .qt, .printf], otherwise: .java),
        coding: coding)
    ]
  }
}

extension [UInt8] {
  fileprivate var hasUnicodeEscape: Bool {
    indices.dropLast().contains { self[$0] == UInt8(ascii: "\\") && self[$0 + 1] == UInt8(ascii: "u") }
  }
}

/// Splits a resource bundle into its keys and values.
private struct PropertiesScanner {
  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.contentStart
  }

  private func isBlank(_ offset: Int) -> Bool { offset < bytes.count && [0x20, 0x09, 0x0C].contains(bytes[offset]) }

  private func isLineEnd(_ offset: Int) -> Bool { bytes[offset] == 0x0A || bytes[offset] == 0x0D }

  /// Returns the offset after an escape, or after an escaped line break and the blanks that follow it.
  private func end(ofEscapeAt offset: Int) throws(CatalogSyntaxError) -> Int {
    guard offset + 1 < bytes.count else { return bytes.count }
    switch bytes[offset + 1] {
    case 0x0A, 0x0D:
      var end = offset + (bytes[offset + 1] == 0x0D && offset + 2 < bytes.count && bytes[offset + 2] == 0x0A ? 3 : 2)
      while isBlank(end) { end += 1 }
      return end
    case UInt8(ascii: "u"):
      guard offset + 6 <= bytes.count, Array(bytes[offset + 2..<offset + 6]).hexadecimal != nil else {
        throw CatalogSyntaxError(.escape, in: ".properties", at: offset)
      }
      return offset + 6
    default: return offset + 2
    }
  }

  /// Returns the ranges of the next key and value; nil at the end of the file.
  mutating func next() throws(CatalogSyntaxError) -> EntryList.Pair? {
    while offset < bytes.count {
      while offset < bytes.count, isBlank(offset) || isLineEnd(offset) { offset += 1 }
      guard offset < bytes.count else { return nil }
      guard bytes[offset] == UInt8(ascii: "#") || bytes[offset] == UInt8(ascii: "!") else { break }
      while offset < bytes.count, !isLineEnd(offset) { offset += 1 }
    }
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count, !isLineEnd(offset), !isBlank(offset), bytes[offset] != UInt8(ascii: "="),
      bytes[offset] != UInt8(ascii: ":")
    {
      offset = bytes[offset] == UInt8(ascii: "\\") ? try end(ofEscapeAt: offset) : offset + 1
    }
    let key = start..<offset
    while isBlank(offset) { offset += 1 }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "=") || bytes[offset] == UInt8(ascii: ":") {
      offset += 1
      while isBlank(offset) { offset += 1 }
    }
    let value = offset
    while offset < bytes.count, !isLineEnd(offset) {
      offset = bytes[offset] == UInt8(ascii: "\\") ? try end(ofEscapeAt: offset) : offset + 1
    }
    return EntryList.Pair(key: key, value: value..<offset)
  }
}
