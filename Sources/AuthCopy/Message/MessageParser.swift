internal import CICU

/// Parses messages with ICU's `MessagePattern`.
///
/// One parser may parse many messages, one after the other.
package final class MessageParser {
  /// What an apostrophe means.
  package enum Apostrophe: Sendable {
    /// ICU's default: before a brace, or what else has a meaning there, it quotes; two print one.
    case quoting
    /// Text, as in Flutter's default.
    case literal
  }

  /// How deep arguments may nest: formatting and linting walk the tree recursively, on stacks of any size.
  package static let maximumNesting = 64

  private let handle: OpaquePointer

  package init() {
    guard let handle = cicu_message_parser_open() else {
      preconditionFailure("ICU could not allocate a message parser")
    }
    self.handle = handle
  }

  deinit { cicu_message_parser_close(handle) }

  package func parse(
    _ message: String, apostrophes: Apostrophe = .quoting
  ) throws(MessageSyntaxError) -> MessageTree {
    // Only these have a meaning to MessageFormat outside of an argument.
    guard
      message.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") })
    else { return MessageTree(literal: message) }
    if let brace = message.firstBraceNestedTooDeep {
      throw MessageSyntaxError(reason: .tooDeep(limit: Self.maximumNesting), offset: brace)
    }
    guard apostrophes == .literal, message.utf8.contains(UInt8(ascii: "'")) else {
      return try parse(message, doubled: [])
    }
    // To ICU two are a literal one.
    let places = message.utf8.enumerated().filter { $0.element == UInt8(ascii: "'") }.map(\.offset)
    return MessageTree(nodes: try parse(message.replacing("'", with: "''"), doubled: places).nodes, tokens: [])
  }

  /// - Parameter doubled: where the apostrophes stand, in the message as it was written, that `message` has twice.
  private func parse(_ message: String, doubled: [Int]) throws(MessageSyntaxError) -> MessageTree {
    var message = message
    return try message.withUTF8 { (bytes) -> Result<MessageTree, MessageSyntaxError> in
      var count: Int32 = 0
      var errorOffset: Int32 = 0
      var status: Int32 = 0
      let parts = bytes.withMemoryRebound(to: CChar.self) {
        cicu_message_parser_parse(
          handle, $0.baseAddress!, Int32(clamping: $0.count), &count, &errorOffset, &status)
      }
      guard let parts else {
        return .failure(MessageSyntaxError(status: status, offset: doubled.written(Int(errorOffset))))
      }
      let all = UnsafeBufferPointer(start: parts, count: Int(count))
      var builder = MessageTreeBuilder(bytes: bytes, parts: all, doubled: doubled)
      return .success(MessageTree(nodes: builder.nodes(), tokens: MessageToken.all(in: all, of: bytes)))
    }.get()
  }
}

extension String {
  /// Where braces nest deeper than ``MessageParser/maximumNesting`` arguments, with a branch each, can need; nil where
  /// they do not.
  ///
  /// Braces that are quoted count too: no message has so many.
  fileprivate var firstBraceNestedTooDeep: Int? {
    let limit = 2 * MessageParser.maximumNesting
    guard utf8.count > limit else { return nil }
    var text = self
    return text.withUTF8 { bytes in
      var depth = 0
      for offset in bytes.indices {
        if bytes[offset] == UInt8(ascii: "{") {
          depth += 1
          if depth > limit { return offset }
        } else if bytes[offset] == UInt8(ascii: "}"), depth > 0 {
          depth -= 1
        }
      }
      return nil
    }
  }
}

extension MessageSyntaxError {
  fileprivate init(status: Int32, offset: Int) {
    let reason: Reason =
      switch String(cString: cicu_status_name(status)) {
      case "U_UNMATCHED_BRACES": .unmatchedBrace
      case "U_DEFAULT_KEYWORD_MISSING": .missingOther
      case "U_INDEX_OUTOFBOUNDS_ERROR": .tooLarge
      default: .badSyntax
      }
    self.init(reason: reason, offset: offset)
  }
}
