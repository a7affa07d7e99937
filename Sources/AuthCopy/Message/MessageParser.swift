internal import CICU

/// Parses messages with ICU's `MessagePattern`. One parser may parse many messages, one after the other.
package final class MessageParser {
  private let handle: OpaquePointer

  package init() {
    guard let handle = cicu_message_parser_open() else {
      preconditionFailure("ICU could not allocate a message parser")
    }
    self.handle = handle
  }

  deinit { cicu_message_parser_close(handle) }

  package func parse(_ message: String) throws(MessageSyntaxError) -> [MessageNode] {
    var message = message
    // Only these two have a meaning to MessageFormat outside of an argument.
    if !message.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'") })
    {
      return message.isEmpty ? [] : [.literal(message)]
    }
    let parsed = message.withUTF8 { (bytes) -> Result<[MessageNode], MessageSyntaxError> in
      var count: Int32 = 0
      var errorOffset: Int32 = 0
      var status: Int32 = 0
      let parts = bytes.withMemoryRebound(to: CChar.self) {
        cicu_message_parser_parse(
          handle, $0.baseAddress!, Int32(clamping: $0.count), &count, &errorOffset, &status)
      }
      guard let parts else {
        return .failure(MessageSyntaxError(status: status, offset: Int(errorOffset)))
      }
      var builder = TreeBuilder(
        bytes: bytes, parts: UnsafeBufferPointer(start: parts, count: Int(count)))
      return .success(builder.nodes())
    }
    return try parsed.get()
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

/// Builds the tree of one message from ICU's flat list of parts.
private struct TreeBuilder {
  let bytes: UnsafeBufferPointer<UInt8>
  let parts: UnsafeBufferPointer<CICUPart>
  private var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>, parts: UnsafeBufferPointer<CICUPart>) {
    self.bytes = bytes
    self.parts = parts
  }

  private func text(_ start: Int32, _ end: Int32) -> String {
    String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
  }

  private func text(_ part: CICUPart) -> String { text(part.start, part.end) }

  private func range(_ part: CICUPart) -> Range<Int> { Int(part.start)..<Int(part.end) }

  /// The nodes of the message that starts at `index`; `index` stands after its end afterwards.
  mutating func nodes() -> [MessageNode] {
    var nodes: [MessageNode] = []
    var literal = ""
    var textStart = parts[index].end
    func flush() {
      guard !literal.isEmpty else { return }
      nodes.append(.literal(literal))
      literal = ""
    }
    while true {
      index += 1
      let part = parts[index]
      literal += text(textStart, part.start)
      textStart = part.end
      switch part.type {
      case .messageLimit:
        flush()
        index += 1
        return nodes
      case .replaceNumber:
        flush()
        nodes.append(.pound)
      case .argumentStart:
        flush()
        nodes.append(argument())
        textStart = parts[index].end
      default:
        continue
      }
    }
  }

  /// The argument that starts at `index`; `index` stands at its limit afterwards.
  private mutating func argument() -> MessageNode {
    let start = parts[index]
    let name = parts[index + 1]
    index += 2
    func reference(endingAt limit: CICUPart) -> ArgumentReference {
      ArgumentReference(
        name: text(name), nameRange: range(name), range: Int(start.start)..<Int(limit.end))
    }
    switch CICUArgumentType(rawValue: start.value) ?? .none {
    case .none:
      return .argument(reference(endingAt: parts[index]))
    case .simple:
      let type = text(parts[index])
      index += 1
      var style: String?
      if parts[index].type == .argumentStyle {
        style = text(parts[index])
        index += 1
      }
      return .formatted(reference(endingAt: parts[index]), FormatType(type: type, style: style))
    case .choice:
      let branches = choiceBranches()
      return .choice(reference(endingAt: parts[index]), branches)
    case .select:
      let branches = selectBranches()
      return .select(reference(endingAt: parts[index]), branches)
    case .plural:
      let style = pluralStyle(isOrdinal: false)
      return .plural(reference(endingAt: parts[index]), style)
    case .selectOrdinal:
      let style = pluralStyle(isOrdinal: true)
      return .plural(reference(endingAt: parts[index]), style)
    }
  }

  private mutating func choiceBranches() -> [ChoiceBranch] {
    var branches: [ChoiceBranch] = []
    while parts[index].type != .argumentLimit {
      let limit = parts[index].number
      let isExclusive = text(parts[index + 1]) == "<"
      index += 2
      branches.append(ChoiceBranch(limit: limit, isExclusive: isExclusive, nodes: nodes()))
    }
    return branches
  }

  private mutating func selectBranches() -> [SelectBranch] {
    var branches: [SelectBranch] = []
    while parts[index].type != .argumentLimit {
      let selector = parts[index]
      index += 1
      branches.append(
        SelectBranch(keyword: text(selector), selectorRange: range(selector), nodes: nodes()))
    }
    return branches
  }

  private mutating func pluralStyle(isOrdinal: Bool) -> PluralStyle {
    var offset = 0.0
    if parts[index].type != .argumentSelector {
      offset = parts[index].number
      index += 1
    }
    var branches: [PluralBranch] = []
    while parts[index].type != .argumentLimit {
      let keyword = parts[index]
      index += 1
      var selector = PluralSelector.keyword(text(keyword))
      if parts[index].type == .argumentInteger || parts[index].type == .argumentDouble {
        selector = .exactly(parts[index].number)
        index += 1
      }
      branches.append(
        PluralBranch(selector: selector, selectorRange: range(keyword), nodes: nodes()))
    }
    return PluralStyle(isOrdinal: isOrdinal, offset: offset, branches: branches)
  }
}
