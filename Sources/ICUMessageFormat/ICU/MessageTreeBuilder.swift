internal import CICU

/// Builds the tree of one message from ICU's flat list of parts.
struct MessageTreeBuilder {
  let bytes: UnsafeBufferPointer<UInt8>
  let parts: UnsafeBufferPointer<CICUPart>
  /// The offset in the original message of each offset in `bytes`; empty when they are equal.
  let origins: [Int]
  private var index = 0

  init(bytes: UnsafeBufferPointer<UInt8>, parts: UnsafeBufferPointer<CICUPart>, origins: [Int]) {
    self.bytes = bytes
    self.parts = parts
    self.origins = origins
  }

  private func text(_ start: Int32, _ end: Int32) -> String {
    String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
  }

  private func text(_ part: CICUPart) -> String { text(part.start, part.end) }

  private func range(_ start: Int32, _ end: Int32) -> Range<Int> {
    let lower = origins.origin(of: Int(start))
    // The origin of `end` may lie after an apostrophe that the normalized message does not contain.
    return lower..<(start < end ? origins.origin(of: Int(end) - 1) + 1 : lower)
  }

  private func range(_ part: CICUPart) -> Range<Int> { range(part.start, part.end) }

  /// Reads the nodes of the message that starts at `index`, and moves `index` past its end.
  mutating func nodes() -> [MessageNode] {
    var nodes: [MessageNode] = []
    var literal = ""
    var textStart = parts[index].end
    var literalStart = textStart
    func flush(_ end: Int32) {
      guard !literal.isEmpty else { return }
      nodes.append(MessageNode(content: .literal(literal), range: range(literalStart, end)))
      literal = ""
    }
    while true {
      index += 1
      let part = parts[index]
      literal += text(textStart, part.start)
      textStart = part.end
      switch part.type {
      case .messageLimit:
        flush(part.start)
        index += 1
        return nodes
      case .replaceNumber:
        flush(part.start)
        nodes.append(MessageNode(content: .pound(argument: pluralArgument), range: range(part)))
        literalStart = textStart
      case .argumentStart:
        flush(part.start)
        nodes.append(argument())
        textStart = parts[index].end
        literalStart = textStart
      // An apostrophe that is not printed: the literal continues after it.
      default:
        continue
      }
    }
  }

  /// The name of the argument of the current plural, whose number `#` prints.
  private var pluralArgument = ""

  /// Reads the argument that starts at `index`, and moves `index` to its limit.
  private mutating func argument() -> MessageNode {
    let start = parts[index]
    let name = parts[index + 1]
    let argument = ArgumentReference(name: text(name), nameRange: range(name))
    index += 2
    let content: MessageNode.Content =
      switch CICUArgumentType(rawValue: start.value) ?? .none {
      case .none: .argument(argument)
      case .simple: .formatted(argument, format())
      case .choice: .choice(argument, choiceBranches())
      case .select: .select(argument, branches())
      case .plural: plural(argument, isOrdinal: false)
      case .selectOrdinal: plural(argument, isOrdinal: true)
      }
    return MessageNode(content: content, range: range(start.start, parts[index].end))
  }

  private mutating func format() -> FormatType {
    let type = text(parts[index])
    index += 1
    guard parts[index].type == .argumentStyle else { return FormatType(type: type, style: nil) }
    let style = text(parts[index])
    index += 1
    return FormatType(type: type, style: style)
  }

  private mutating func choiceBranches() -> [MessageBranch] {
    var branches: [MessageBranch] = []
    while parts[index].type != .argumentLimit {
      let limit = parts[index]
      let sign = parts[index + 1]
      index += 2
      let nodes = nodes()
      branches.append(
        MessageBranch(
          selector: .from(limit.number, isExclusive: text(sign) == "<"), selectorRange: range(limit),
          range: range(limit.start, parts[index - 1].start), nodes: nodes))
    }
    return branches
  }

  /// Reads the branches of a select or a plural.
  private mutating func branches() -> [MessageBranch] {
    var branches: [MessageBranch] = []
    while parts[index].type != .argumentLimit {
      let keyword = parts[index]
      index += 1
      var selector = BranchSelector.keyword(text(keyword))
      if parts[index].type == .argumentInteger || parts[index].type == .argumentDouble {
        selector = .exactly(parts[index].number)
        index += 1
      }
      let nodes = nodes()
      branches.append(
        MessageBranch(
          selector: selector, selectorRange: range(keyword), range: range(keyword.start, parts[index - 1].end),
          nodes: nodes))
    }
    return branches
  }

  private mutating func plural(_ argument: ArgumentReference, isOrdinal: Bool) -> MessageNode.Content {
    var offset = 0.0
    if parts[index].type != .argumentSelector {
      offset = parts[index].number
      index += 1
    }
    let outer = pluralArgument
    pluralArgument = argument.name
    defer { pluralArgument = outer }
    return .plural(argument, PluralStyle(isOrdinal: isOrdinal, offset: offset), branches())
  }
}

extension MessageToken {
  /// All apostrophes that ICU marks as skipped: those around quoted text, and the second of two.
  ///
  /// The preceding apostrophe distinguishes the two cases: it is printed only if it is the first of two.
  static func all(in parts: UnsafeBufferPointer<CICUPart>, of message: UnsafeBufferPointer<UInt8>) -> [MessageToken] {
    var tokens: [MessageToken] = []
    var isInQuotation = false
    for part in parts where part.type == .skipSyntax && part.start < part.end {
      let offset = Int(part.start)
      guard message[offset] == UInt8(ascii: "'") else { continue }
      let followsPrintedApostrophe =
        offset > 0 && message[offset - 1] == UInt8(ascii: "'") && tokens.last?.offset != offset - 1
      let quotationRole: Role = isInQuotation ? .closesQuotation : .opensQuotation
      let role: Role = followsPrintedApostrophe ? .doubled : quotationRole
      if role != .doubled { isInQuotation = role == .opensQuotation }
      tokens.append(MessageToken(role: role, offset: offset))
    }
    return tokens
  }
}
