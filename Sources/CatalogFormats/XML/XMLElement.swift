internal import MessageFiles

/// An element of an XML file, with its ranges; its text stays in the file.
final class XMLElement {
  struct Attribute {
    let name: String
    let value: String
    /// The range of the value between its quotes.
    let range: Range<Int>
  }

  let name: String
  let attributes: [Attribute]
  private(set) var children: [XMLElement] = []
  /// The range of the element, from `<` of its start tag through `>` of its end tag.
  private(set) var range: Range<Int>
  /// The range between the start tag and the end tag; empty for `<name/>`.
  private(set) var content: Range<Int>

  /// Whether the element is a single tag, `<name/>`, so that it has no place for content.
  var isSelfClosed: Bool { content.lowerBound == range.upperBound }

  fileprivate init(name: String, attributes: [Attribute], tag: Range<Int>) {
    self.name = name
    self.attributes = attributes
    range = tag
    content = tag.upperBound..<tag.upperBound
  }

  fileprivate func append(_ child: XMLElement) { children.append(child) }

  fileprivate func close(at tag: Range<Int>) {
    content = content.lowerBound..<tag.lowerBound
    range = range.lowerBound..<tag.upperBound
  }

  /// The name without its namespace prefix.
  var localName: Substring { name[(name.firstIndex(of: ":").map(name.index(after:)) ?? name.startIndex)...] }

  subscript(name: String) -> String? { attribute(name)?.value }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  func children(_ name: String) -> [XMLElement] { children.filter { $0.localName == name } }

  func child(_ name: String) -> XMLElement? { children.first { $0.localName == name } }
}

/// A well-formed XML file.
struct XMLFile {
  let root: XMLElement
  /// The entities that the file declares.
  let entities: [String: String]

  /// - Parameter format: the name of the format in errors.
  init(_ file: SourceFile, format: String) throws(CatalogSyntaxError) {
    if let offset = file.bytes.firstInvalidUTF8Offset { throw CatalogSyntaxError(.notUTF8, in: format, at: offset) }
    var scanner = XMLScanner(file.bytes, format: format)
    root = try scanner.root()
    entities = scanner.entities
  }

  /// Whether bytes are well-formed as the content of an element.
  ///
  /// - Parameter entities: the entities that the file declares.
  static func isWellFormed(content: ArraySlice<UInt8>, entities: [String: String]) -> Bool {
    var scanner = XMLScanner(Array("<x>".utf8) + content + Array("</x>".utf8), format: "", entities: entities)
    return (try? scanner.root()) != nil
  }
}

/// Reads XML into elements.
///
/// Foundation's parser does not report byte offsets, which fixes need.
private struct XMLScanner {
  /// The maximum nesting, so that no file can exhaust the stack.
  private static let maximumDepth = 128

  private let bytes: [UInt8]
  private let format: String
  private var offset: Int
  private(set) var entities: [String: String]

  init(_ bytes: [UInt8], format: String, entities: [String: String] = [:]) {
    self.bytes = bytes
    self.format = format
    self.entities = entities
    offset = bytes.contentStart
  }

  private func error(_ problem: CatalogSyntaxError.Problem, at offset: Int? = nil) -> CatalogSyntaxError {
    CatalogSyntaxError(problem, in: format, at: min(offset ?? self.offset, bytes.count))
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  /// Returns the offset after the next occurrence of a text; nil if there is none.
  private func end(of text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { wanted in
      var index = start
      while let found = bytes[index...].firstIndex(of: wanted[0]) {
        if bytes[found...].starts(with: wanted) { return found + wanted.count }
        index = found + 1
      }
      return nil
    }
  }

  private mutating func skipBlanks() { offset = bytes.endOfXMLBlanks(from: offset) }

  /// The offset of the first character that XML 1.0 does not allow, even as a reference; nil if there is none.
  private var forbiddenCharacterOffset: Int? {
    var index = 0
    while let candidate = bytes[index...].firstIndex(where: { $0 < 0x20 || $0 == 0xEF }) {
      switch bytes[candidate] {
      case 0x09, 0x0A, 0x0D: break
      // U+FFFE and U+FFFF begin with EF BF; other characters that begin with EF are allowed.
      case 0xEF where !(candidate + 2 < bytes.count && bytes[candidate + 1] == 0xBF && bytes[candidate + 2] >= 0xBE):
        break
      default: return candidate
      }
      index = candidate + 1
    }
    return nil
  }

  mutating func root() throws(CatalogSyntaxError) -> XMLElement {
    if let forbidden = forbiddenCharacterOffset { throw error(.character, at: forbidden) }
    var root: XMLElement?
    var open: [XMLElement] = []
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        if open.isEmpty {
          skipBlanks()
          if offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { throw error(.root) }
        } else {
          try skipText()
        }
        continue
      }
      let start = offset
      if isNext("<!--") {
        guard let end = end(of: "-->", from: offset + 4) else { throw error(.comment) }
        offset = end
      } else if isNext("<![CDATA[") {
        guard !open.isEmpty, let end = end(of: "]]>", from: offset) else { throw error(.comment) }
        offset = end
      } else if isNext("<?") {
        guard let end = end(of: "?>", from: offset) else { throw error(.tagSyntax) }
        offset = end
      } else if isNext("<!DOCTYPE") {
        guard root == nil else { throw error(.root) }
        try documentType()
      } else {
        let tag = try XMLTag(bytes, at: offset, limit: bytes.count, format: format)
        offset = tag.range.upperBound
        if tag.form == .end {
          guard let element = open.popLast(), element.name == tag.name else { throw error(.otherTag, at: start) }
          element.close(at: tag.range)
          continue
        }
        let element = XMLElement(name: tag.name, attributes: try attributes(of: tag), tag: tag.range)
        if let parent = open.last {
          parent.append(element)
        } else {
          guard root == nil else { throw error(.root, at: start) }
          root = element
        }
        if tag.form == .start { open.append(element) }
        if open.count > Self.maximumDepth { throw error(.tooDeep, at: start) }
      }
    }
    if let element = open.last { throw error(.closingTag, at: element.range.lowerBound) }
    guard let root else { throw error(.root) }
    return root
  }

  /// Skips text up to the next tag, and checks its entities.
  private mutating func skipText() throws(CatalogSyntaxError) {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset] == UInt8(ascii: "&"), XMLEntity(bytes, at: offset, declared: entities) == nil {
        throw error(.entity)
      }
      if bytes[offset] == UInt8(ascii: "]"), isNext("]]>") { throw error(.character) }
      offset += 1
    }
  }

  private func attributes(of tag: XMLTag) throws(CatalogSyntaxError) -> [XMLElement.Attribute] {
    var attributes: [XMLElement.Attribute] = []
    for attribute in tag.attributes {
      attributes.append(
        XMLElement.Attribute(name: attribute.name, value: try value(attribute.range), range: attribute.range))
    }
    return attributes
  }

  private func value(_ range: Range<Int>) throws(CatalogSyntaxError) -> String {
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      let next = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? range.upperBound
      text += String(decoding: bytes[index..<next], as: UTF8.self)
      index = next
      if next < range.upperBound {
        guard let entity = XMLEntity(bytes, at: next, declared: entities) else { throw error(.entity, at: next) }
        text += entity.text
        index = entity.range.upperBound
      }
    }
    return text
  }

  /// Reads the entities that `<!DOCTYPE name [ … ]>` declares.
  private mutating func documentType() throws(CatalogSyntaxError) {
    let start = offset
    var isInInternalSubset = false
    while offset < bytes.count {
      if isNext("<!ENTITY") {
        offset += 8
        skipBlanks()
        let name = bytes.xmlName(at: offset)
        let key = String(decoding: bytes[name], as: UTF8.self)
        offset = bytes.endOfXMLBlanks(from: name.upperBound)
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'"),
          let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset])
        else { throw error(.entity) }
        entities[key] = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
        offset = end + 1
        continue
      }
      switch bytes[offset] {
      case UInt8(ascii: "["): isInInternalSubset = true
      case UInt8(ascii: "]"): isInInternalSubset = false
      case UInt8(ascii: ">") where !isInInternalSubset:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
    throw error(.tagSyntax, at: start)
  }
}

/// A reference such as `&amp;`, `&#x27;` or `&app_name;`.
struct XMLEntity {
  let text: String
  let range: Range<Int>

  /// - Returns: nil if there is no reference, or its entity is unknown.
  init?(_ bytes: [UInt8], at offset: Int, declared: [String: String]) {
    guard let end = bytes[offset...].prefix(64).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    range = offset..<end + 1
    if name.hasPrefix("#") {
      let isHexadecimal = name.hasPrefix("#x")
      guard let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(value), value >= 0x20 || [0x09, 0x0A, 0x0D].contains(value)
      else { return nil }
      text = String(scalar)
    } else {
      let predefined = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
      guard let value = predefined[name] ?? declared[name] else { return nil }
      text = value
    }
  }
}
