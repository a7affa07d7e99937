/// A parsed message: its nodes, and the apostrophes that are syntax.
package struct MessageTree: Sendable {
  package let nodes: [MessageNode]
  /// The tokens, in the order of the message.
  package let tokens: [MessageToken]

  /// Creates the tree of a text without any ICU syntax.
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
  /// The ranges of quoted text, including the apostrophes around it.
  ///
  /// - Parameter end: the length of the message, at which an unclosed quotation ends.
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

  /// The offset in the message of a byte in a literal's text, accounting for apostrophes that are not printed.
  package func offset(inLiteral node: MessageNode, textOffset: Int) -> Int {
    var offset = node.range.lowerBound + textOffset
    for token in tokens where token.offset >= node.range.lowerBound && token.offset <= offset { offset += 1 }
    return offset
  }
}

/// An apostrophe that is syntax and not printed.
package struct MessageToken: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case opensQuotation
    case closesQuotation
    /// The second of two apostrophes, which print one.
    case doubled
  }

  package let role: Role
  /// The offset in UTF-8 bytes of the message.
  package let offset: Int

  package init(role: Role, offset: Int) {
    self.role = role
    self.offset = offset
  }
}
