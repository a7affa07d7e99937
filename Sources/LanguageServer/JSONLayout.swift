internal import MessageFiles

/// The layout that translation systems write: one member per line, a space after the colon, a line break at the end.
///
/// Keys keep their order; strings and numbers keep their spelling.
struct JSONLayout {
  let formatted: [UInt8]

  /// - Parameter bytes: JSON; the indentation of its first member is used throughout, or else two spaces.
  /// - Returns: nil if the text is not a JSON object.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONParser.parse(bytes, allowsByteOrderMark: true), root.members != nil else { return nil }
    var writer = Writer(source: bytes, indentation: Self.indentation(of: root, in: bytes))
    writer.output += bytes[..<bytes.contentStart]
    writer.write(root, depth: 0)
    writer.output.append(UInt8(ascii: "\n"))
    formatted = writer.output
  }

  private static func indentation(of root: JSONNode, in bytes: [UInt8]) -> [UInt8] {
    let gap = root.members?.first.map { bytes[root.range.lowerBound + 1..<$0.keyRange.lowerBound] } ?? []
    guard let lineBreak = gap.lastIndex(of: 0x0A), lineBreak + 1 < gap.endIndex else { return Array("  ".utf8) }
    return Array(gap[(lineBreak + 1)...])
  }

  private struct Writer {
    let source: [UInt8]
    let indentation: [UInt8]
    var output: [UInt8] = []

    mutating func write(_ node: JSONNode, depth: Int) {
      switch node.content {
      case .object(let members):
        write("{", "}", members, depth) { writer, member in
          writer.output += writer.source[member.keyRange]
          writer.output += Array(": ".utf8)
          writer.write(member.value, depth: depth + 1)
        }
      case .array(let elements):
        write("[", "]", elements, depth) { $0.write($1, depth: depth + 1) }
      default: output += source[node.range]
      }
    }

    private mutating func write<Element>(
      _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ elements: [Element], _ depth: Int,
      _ body: (inout Writer, Element) -> Void
    ) {
      output.append(UInt8(ascii: open))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        breakLine(depth + 1)
        body(&self, element)
      }
      if !elements.isEmpty { breakLine(depth) }
      output.append(UInt8(ascii: close))
    }

    private mutating func breakLine(_ depth: Int) {
      output.append(UInt8(ascii: "\n"))
      for _ in 0..<depth { output += indentation }
    }
  }
}
