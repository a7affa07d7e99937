internal import CICU

/// Parses messages with ICU's `MessagePattern`.
///
/// A parser can be reused for many messages, one at a time.
package final class MessageParser {
  /// How apostrophes are interpreted.
  package enum Apostrophe: Sendable {
    /// ICU's default: an apostrophe before a brace or other syntax starts quoted text, and two apostrophes print one.
    case quoting
    /// As `quoting`, and also before `<` and `>`, as in FormatJS.
    case quotingTags
    /// Every apostrophe starts or ends quoted text, and two apostrophes print one, as in `java.text.MessageFormat`.
    case pairing
    /// Every apostrophe starts quoted text up to the next one, and two outside it print one, as in Flutter's
    /// `use-escaping`.
    case strictPairing
    /// Every apostrophe is literal text, Flutter's default.
    case literal
  }

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
    // Outside arguments, only these characters are syntax to MessageFormat.
    guard
      message.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") })
    else { return MessageTree(literal: message) }
    if let brace = message.firstBraceNestedTooDeep {
      throw MessageSyntaxError(reason: .tooDeep(limit: MessageNode.maximumNesting), offset: brace)
    }
    guard apostrophes != .quoting, let normalized = try NormalizedQuotes(message, apostrophes) else {
      return try parse(message, origins: [])
    }
    let nodes = try parse(normalized.text, origins: normalized.origins).nodes
    return MessageTree(nodes: nodes, tokens: normalized.tokens)
  }

  /// - Parameter origins: the offset in the original message of each offset in `message`; empty when they are equal.
  private func parse(_ message: String, origins: [Int]) throws(MessageSyntaxError) -> MessageTree {
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
        let error = MessageSyntaxError(status: status, offset: origins.origin(of: Int(errorOffset)))
        // ICU does not report the position of an unmatched brace.
        guard error.reason == .unmatchedBrace, let offset = bytes.lastOpenBrace else { return .failure(error) }
        return .failure(MessageSyntaxError(reason: .unmatchedBrace, offset: origins.origin(of: offset)))
      }
      let all = UnsafeBufferPointer(start: parts, count: Int(count))
      var builder = MessageTreeBuilder(bytes: bytes, parts: all, origins: origins)
      return .success(MessageTree(nodes: builder.nodes(), tokens: MessageToken.all(in: all, of: bytes)))
    }.get()
  }
}

extension String {
  /// The offset of the first brace nested deeper than ``MessageNode/maximumNesting`` arguments with a branch each;
  /// nil if there is none.
  ///
  /// Quoted braces count too, which is harmless because no real message has that many.
  fileprivate var firstBraceNestedTooDeep: Int? {
    let limit = 2 * MessageNode.maximumNesting
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

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the last brace that is open at the end; nil if none is.
  fileprivate var lastOpenBrace: Int? {
    var open: [Int] = []
    var isQuoted = false
    for (offset, byte) in enumerated() {
      let next = offset + 1 < count ? self[offset + 1] : 0
      if byte == UInt8(ascii: "'"), isQuoted || next == UInt8(ascii: "{") || next == UInt8(ascii: "}") {
        isQuoted.toggle()
      }
      if isQuoted { continue }
      if byte == UInt8(ascii: "{") { open.append(offset) }
      if byte == UInt8(ascii: "}") { _ = open.popLast() }
    }
    return open.last
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
