internal import CICU

/// A message as it was parsed: its nodes, and the apostrophes that are syntax.
package struct MessageTree: Sendable {
  package let nodes: [MessageNode]
  /// In the order of the message.
  package let tokens: [MessageToken]

  /// The tree of a text in which nothing has a meaning to ICU.
  package init(literal text: String) {
    let node = MessageNode(content: .literal(text), range: 0..<text.utf8.count)
    self.init(nodes: text.isEmpty ? [] : [node], tokens: [])
  }

  package init(nodes: [MessageNode], tokens: [MessageToken]) {
    self.nodes = nodes
    self.tokens = tokens
  }
}

extension MessageTree {
  /// From each apostrophe that opens a quotation to after the one that closes it.
  ///
  /// - Parameter end: of the message, to which a quotation reaches that is not closed.
  package func quotations(end: Int) -> [Range<Int>] {
    var quotations: [Range<Int>] = []
    var start: Int?
    for token in tokens {
      switch token.role {
      case .opensQuotation: start = token.offset
      case .closesQuotation:
        if let opened = start { quotations.append(opened..<token.offset + 1) }
        start = nil
      case .doubled: break
      }
    }
    if let start { quotations.append(start..<end) }
    return quotations
  }

  /// Where a byte of a literal's text stands in the message, looking through the apostrophes that are not printed.
  package func offset(inLiteral node: MessageNode, textOffset: Int) -> Int {
    var offset = node.range.lowerBound + textOffset
    for token in tokens where token.offset >= node.range.lowerBound && token.offset <= offset { offset += 1 }
    return offset
  }
}

extension MessageToken {
  /// ICU marks what it skips: the apostrophes around a quotation, and the second of two.
  ///
  /// Which of these it is shows by the apostrophe before, which is printed where it is one of two.
  static func all(in parts: UnsafeBufferPointer<CICUPart>, of message: UnsafeBufferPointer<UInt8>) -> [MessageToken] {
    var tokens: [MessageToken] = []
    var isOpen = false
    for part in parts where part.type == .skipSyntax && part.start < part.end {
      let offset = Int(part.start)
      guard message[offset] == UInt8(ascii: "'") else { continue }
      let followsPrinted =
        offset > 0 && message[offset - 1] == UInt8(ascii: "'") && tokens.last?.offset != offset - 1
      let role: Role = followsPrinted ? .doubled : isOpen ? .closesQuotation : .opensQuotation
      if role != .doubled { isOpen = role == .opensQuotation }
      tokens.append(MessageToken(role: role, offset: offset))
    }
    return tokens
  }
}
