internal import MessageFiles

/// A start tag, an end tag, or the tag of an empty element.
struct XMLTag {
  enum Form {
    case start, end, empty
  }

  struct Attribute {
    let name: String
    /// The range of the value between its quotes.
    let range: Range<Int>
  }

  let form: Form
  let name: String
  let attributes: [Attribute]
  /// The range of the tag, from `<` through `>`.
  let range: Range<Int>

  /// Reads the tag at an offset.
  ///
  /// - Parameters:
  ///   - limit: the offset before which the tag must end.
  ///   - format: the name of the format in errors.
  init(_ bytes: [UInt8], at start: Int, limit: Int, format: String) throws(CatalogSyntaxError) {
    func error(_ problem: CatalogSyntaxError.Problem, at offset: Int) -> CatalogSyntaxError {
      CatalogSyntaxError(problem, in: format, at: min(offset, limit))
    }
    let isEnd = start + 1 < limit && bytes[start + 1] == UInt8(ascii: "/")
    let nameRange = bytes.xmlName(at: start + (isEnd ? 2 : 1))
    guard !nameRange.isEmpty else { throw error(.tagSyntax, at: start) }
    name = String(decoding: bytes[nameRange], as: UTF8.self)
    var attributes: [Attribute] = []
    var names: Set<String> = []
    var offset = bytes.endOfXMLBlanks(from: nameRange.upperBound)
    while offset < limit, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "/"), !isEnd {
      let key = bytes.xmlName(at: offset)
      let equals = bytes.endOfXMLBlanks(from: key.upperBound)
      guard !key.isEmpty, equals < limit, bytes[equals] == UInt8(ascii: "=") else {
        throw error(.attribute, at: offset)
      }
      let quote = bytes.endOfXMLBlanks(from: equals + 1)
      let name = String(decoding: bytes[key], as: UTF8.self)
      guard quote < limit, bytes[quote] == UInt8(ascii: "\"") || bytes[quote] == UInt8(ascii: "'"),
        let end = bytes[(quote + 1)..<limit].firstIndex(where: { $0 == bytes[quote] || $0 == UInt8(ascii: "<") }),
        bytes[end] == bytes[quote], names.insert(name).inserted
      else { throw error(.attribute, at: offset) }
      attributes.append(Attribute(name: name, range: quote + 1..<end))
      offset = bytes.endOfXMLBlanks(from: end + 1)
    }
    let isEmpty = !isEnd && offset < limit && bytes[offset] == UInt8(ascii: "/")
    if isEmpty { offset += 1 }
    guard offset < limit, bytes[offset] == UInt8(ascii: ">") else {
      throw error(isEnd ? .otherTag : .tagSyntax, at: start)
    }
    form = isEnd ? .end : isEmpty ? .empty : .start
    self.attributes = attributes
    range = start..<offset + 1
  }

  /// Returns the value of an attribute as written; nil if there is none.
  func value(of name: String, in bytes: [UInt8]) -> String? {
    attributes.first { $0.name == name }.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }
}

extension [UInt8] {
  /// Returns the range of the name that begins at an offset; empty if there is none.
  func xmlName(at start: Int) -> Range<Int> {
    var end = start
    while end < count,
      self[end] >= 0x80 || (0x61...0x7A).contains(self[end] | 0x20) || (0x30...0x3A).contains(self[end])
        || [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(self[end])
    {
      end += 1
    }
    return start..<Swift.max(start, end)
  }

  /// Returns the offset of the first byte from an offset on that is not white space.
  func endOfXMLBlanks(from start: Int) -> Int {
    var end = start
    while end < count, self[end].isXMLBlank { end += 1 }
    return end
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML.
  var isXMLBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
