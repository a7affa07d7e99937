internal import MessageFiles

/// The layout of a file, in which edits are written: its line ends, its indentation, and what separates siblings.
///
/// An editor determines the nodes of an edit and their place; the layout determines the white space.
struct FileLayout {
  /// A part of an edit: a text, or nodes between a start and an end, such as a JSON object or an XML element.
  struct Node {
    var start: String
    var children: [Node] = []
    var end = ""
  }

  /// The place of new nodes.
  enum Place {
    /// After a sibling.
    case after(Range<Int>)
    /// Before the sibling at an offset.
    case before(Int)
    /// In the content of a parent that has no other nodes.
    case inside(Range<Int>)
  }

  private let bytes: [UInt8]
  private let lineEnd: LineEnd
  /// The indentation of one level.
  private let indentation: String
  /// The text between siblings, without white space.
  private let separator: String
  /// The white space between siblings on the same line.
  private let gapOnLine: String

  /// - Parameters:
  ///   - firstChild: the offset of the first node of the first level.
  ///   - indentation: the indentation of one level if no file shows it.
  ///   - model: the layout of the file that this file is modeled on, for what this file does not show.
  init(
    _ bytes: [UInt8], firstChild: Int? = nil, separator: String = "", gapOnLine: String = "", indentation: String = "",
    model: FileLayout? = nil
  ) {
    self.bytes = bytes
    self.separator = separator
    self.gapOnLine = gapOnLine
    lineEnd = LineEnd(of: bytes) ?? model?.lineEnd ?? .lineFeed
    let own = firstChild.map(bytes.indentation(ofLineAt:)) ?? ""
    self.indentation = own.isEmpty ? model?.indentation ?? indentation : own
  }

  /// Returns the edit that inserts nodes.
  func inserting(_ nodes: [Node], _ place: Place) -> TextEdit {
    switch place {
    case .after(let sibling):
      let gap = gap(before: sibling.lowerBound)
      let text = nodes.map { separator + gap + self.text($0, after: gap) }.joined()
      return TextEdit(sibling.upperBound..<sibling.upperBound, text)
    case .before(let offset):
      let gap = gap(before: offset)
      return TextEdit(offset..<offset, nodes.map { text($0, after: gap) + separator + gap }.joined())
    case .inside(let content):
      let parent = gap(ofLineAt: content.lowerBound)
      // A comment in the content stays.
      let start = bytes[content].lastIndex { !$0.isXMLBlank }.map { $0 + 1 } ?? content.lowerBound
      return TextEdit(start..<content.upperBound, text(nodes, in: parent))
    }
  }

  /// Returns the edit that replaces a range with a node.
  func replacing(_ range: Range<Int>, with node: Node) -> TextEdit {
    TextEdit(range, text(node, after: gap(ofLineAt: range.lowerBound)))
  }

  /// Returns the edit that adds a line at the end of the file.
  func appending(_ line: Node) -> TextEdit {
    let end = bytes.count
    let isAtLineStart = end == bytes.contentStart || bytes[end - 1] == 0x0A
    return TextEdit(end..<end, (isAtLineStart ? "" : lineEnd.rawValue) + text(line, after: "") + lineEnd.rawValue)
  }

  /// Returns the text of a node, with each of its children on a line of its own if the node begins a line.
  ///
  /// - Parameter gap: the white space before the node.
  func text(_ node: Node, after gap: String) -> String {
    let start = lineEnd.applied(to: node.start)
    if node.children.isEmpty { return start + node.end }
    if gap.utf8.contains(0x0A) { return start + text(node.children, in: gap) + node.end }
    return start + node.children.map { text($0, after: gap) }.joined(separator: separator + gapOnLine) + node.end
  }

  private func text(_ nodes: [Node], in parentGap: String) -> String {
    let gap = parentGap + indentation
    return nodes.map { gap + text($0, after: gap) }.joined(separator: separator) + parentGap
  }

  /// Returns the white space between siblings, as before the sibling at an offset: a line end with the indentation of
  /// its line, unless it follows another one on the line.
  func gap(before offset: Int) -> String {
    let previous = bytes[bytes.contentStart..<offset].lastIndex { !$0.isXMLBlank }
    let isFirstInLine = previous.map { bytes[$0..<offset].contains(0x0A) } ?? true
    return isFirstInLine ? gap(ofLineAt: offset) : gapOnLine
  }

  private func gap(ofLineAt offset: Int) -> String { lineEnd.rawValue + bytes.indentation(ofLineAt: offset) }

  /// Returns lines, joined by the line end of the file.
  func lines(_ lines: [String]) -> String { lines.joined(separator: lineEnd.rawValue) }

  /// Returns the content of a new file that consists of a node.
  func newFile(_ root: Node) -> [UInt8] { newFile(Array(text(root, after: lineEnd.rawValue).utf8)) }

  /// Returns the content of a new file with the line ends of this file.
  ///
  /// It has no byte order mark, which JSON and gettext forbid and no format needs, and ends with a single line end.
  func newFile(_ content: [UInt8]) -> [UInt8] {
    let end = content.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
    return content[content.contentStart..<end] + Array(lineEnd.rawValue.utf8)
  }
}

/// The characters that end each line of a file.
enum LineEnd: String {
  case lineFeed = "\n"
  case carriageReturnLineFeed = "\r\n"

  /// Determines the line end from the first line of a file; nil if there is no line end.
  init?(of bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    self = end > 0 && bytes[end - 1] == 0x0D ? .carriageReturnLineFeed : .lineFeed
  }

  /// Returns the text with this line end at the end of each line.
  func applied(to text: String) -> String {
    // The two characters of `\r\n` are one `Character`.
    text.utf8.contains(0x0A)
      ? text.reduce(into: "") { $0 += $1 == "\n" || $1 == "\r\n" ? rawValue : String($1) } : text
  }
}

extension [UInt8] {
  /// Returns the offset of the first character of the line that contains an offset.
  func lineStart(before offset: Int) -> Int { self[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? contentStart }

  /// Returns the white space at the start of the line that contains an offset; empty for the first line.
  fileprivate func indentation(ofLineAt offset: Int) -> String {
    guard let lineBreak = self[..<offset].lastIndex(of: 0x0A) else { return "" }
    return String(decoding: self[(lineBreak + 1)..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
