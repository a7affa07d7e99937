/// The location of the code in a provider's raw errors.
package final class PayloadShape: Sendable {
  /// The format of a payload, or of a part of it.
  package enum Carrier: String, CaseIterable, Sendable {
    /// A JSON body.
    case json
    /// A form, a query or the URL of a redirect.
    case query
    /// A log line or a printed exception.
    case text
  }

  /// The format of the payload; nil when the shape can be JSON or a query.
  package let carrier: Carrier?
  /// The path to the code; nil when `between` finds it in a text.
  package let code: PayloadPath?
  /// Whether the last key of the path is the code, if the payload has a value at the path.
  package let isKey: Bool
  /// The texts before and after the code, in the value at `code` or in a whole text.
  package let between: CodeDelimiters?
  /// The path to the description that distinguishes rows with the same code.
  package let description: PayloadPath?
  /// The paths to arguments of the copy, by argument name.
  package let arguments: [String: PayloadPath]
  /// The surfaces that send this shape, most likely first.
  package let surfaces: [Int]

  init(
    carrier: Carrier?, code: PayloadPath?, isKey: Bool, between: CodeDelimiters?, description: PayloadPath?,
    arguments: [String: PayloadPath], surfaces: [Int]
  ) {
    self.carrier = carrier
    self.code = code
    self.isKey = isKey
    self.between = between
    self.description = description
    self.arguments = arguments
    self.surfaces = surfaces
  }

  /// Returns whether the shape can occur in an object from this carrier.
  ///
  /// The pairs in a text, such as `code=x`, are read like the members of a JSON object.
  func suits(_ carrier: Carrier) -> Bool {
    switch self.carrier {
    case nil: true
    case .text: false
    case .json: carrier != .query
    case .query: carrier == .query
    }
  }
}

/// The texts around a code; an empty text matches the start or the end.
package struct CodeDelimiters: Sendable {
  package let before: String
  package let after: String

  /// Returns the text between the first `before` and the next `after`, or else the end; nil without `before`.
  func cut(_ text: String) -> String? {
    var text = text
    let (before, after) = (Array(before.utf8), Array(after.utf8))
    return text.withUTF8 { text in
      guard let found = text.offset(of: before, from: 0) else { return nil }
      let start = found + before.count
      let end = after.isEmpty ? text.count : text.offset(of: after, from: start) ?? text.count
      return String(decoding: text[start..<end], as: UTF8.self)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first occurrence of a pattern at or after an offset.
  @inline(never) func offset(of pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return start }
    var offset = start
    while offset + pattern.count <= count {
      if self[offset] == first, self[offset..<offset + pattern.count].elementsEqual(pattern) { return offset }
      offset += 1
    }
    return nil
  }
}
