import MessageFiles

/// A JSON value that keeps the order of its members.
package enum JSONValue: Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Returns an object with the members whose value is neither nil nor empty.
  package static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.flatMap { $0.isEmpty ? nil : (key, $0) } })
  }

  /// Returns an array of strings.
  package static func strings(_ strings: some Sequence<String>) -> JSONValue { .array(strings.map(JSONValue.string)) }

  /// Returns an object with its members sorted by key.
  package static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) })
  }

  private var isText: Bool { if case .string = self { true } else { false } }

  private var isEmpty: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .string, .integer, .bool: false
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue {
  /// The maximum length of a value on one line, in bytes.
  private static let lineLength = 112

  /// Returns the JSON with a line for each member or element of a value that is too long for one line, indented by one
  /// space per level.
  ///
  /// An array of two strings stays on one line at any length.
  ///
  /// - Parameter key: formats the key of a member.
  package func text(key: (String) -> String = { JSONValue.string($0).line }, indentation: String = "") -> String {
    let line = line(key: key)
    if line.utf8.count <= Self.lineLength { return line }
    let inner = indentation + " "
    switch self {
    case .array(let elements) where elements.count == 2 && elements.allSatisfy(\.isText): return line
    case .array(let elements):
      let lines = elements.map { inner + $0.text(key: key, indentation: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(key($0.key)): \($0.value.text(key: key, indentation: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    case .string, .integer, .bool: return line
    }
  }

  /// The JSON on one line.
  package var line: String { line { JSONValue.string($0).line } }

  private func line(key: (String) -> String) -> String {
    switch self {
    case .string(let string): Self.quoted(string)
    case .integer(let integer): String(integer)
    case .bool(let bool): bool ? "true" : "false"
    case .array(let elements): "[\(elements.map { $0.line(key: key) }.joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(key($0.key)):\($0.value.line(key: key))" }.joined(separator: ","))}"
    }
  }

  /// Returns the string in quotes, with escapes for characters that would end a line, a comment or a script.
  private static func quoted(_ string: String) -> String {
    var quoted = "\""
    var previous: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "/" where previous == "<", "!" where previous == "<": quoted += scalar == "/" ? "\\/" : "\\u0021"
      case _ where scalar.needsEscape: quoted += escape(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return quoted + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let hex = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the character would be invisible in a source file, or be read as the end of a line.
  fileprivate var needsEscape: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}
