/// A node of a parsed message, with its range.
///
/// The linter checks this tree; ``Message`` compiles it for formatting.
package struct MessageNode: Sendable {
  package enum Content: Sendable {
    /// Text as it is printed, without the apostrophes that are syntax.
    case literal(String)
    /// `{name}`
    case argument(ArgumentReference)
    /// `{name, type}` or `{name, type, style}`
    case formatted(ArgumentReference, FormatType)
    case plural(ArgumentReference, PluralStyle, [MessageBranch])
    case select(ArgumentReference, [MessageBranch])
    case choice(ArgumentReference, [MessageBranch])
    /// `#` inside a plural: prints the value of the plural's argument minus the plural's offset.
    case pound(argument: String)
  }

  /// The maximum nesting of arguments, limited because formatting and linting are recursive, and a stack may be small.
  package static let maximumNesting = 64

  package let content: Content
  /// The range in UTF-8 bytes of the message.
  ///
  /// The range of an argument includes its braces.
  package let range: Range<Int>

  package init(content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }
}

/// A reference to an argument: its name, and the range of the name in UTF-8 bytes of the message.
package struct ArgumentReference: Sendable {
  package let name: String
  package let nameRange: Range<Int>

  package init(name: String, nameRange: Range<Int>) {
    self.name = name
    self.nameRange = nameRange
  }
}

/// The format of an argument without branches.
package struct FormatType: Equatable, Sendable {
  /// `number`, `date`, `time`, `spellout`, `ordinal` or `duration`.
  package let type: String
  /// The style as written, including surrounding white space; nil if there is none.
  package let style: String?

  package init(type: String, style: String?) {
    self.type = type
    self.style = style
  }

  /// The style without surrounding white space; empty if there is no style.
  package var trimmedStyle: String { (style ?? "").trimmingBlanks }
}

extension String {
  /// The text without spaces and tabs at both ends.
  package var trimmingBlanks: String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
    }
    guard let first = unicodeScalars.firstIndex(where: { !isBlank($0) }),
      let last = unicodeScalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}

package struct PluralStyle: Equatable, Sendable {
  package let isOrdinal: Bool
  package let offset: Double

  package init(isOrdinal: Bool, offset: Double) {
    self.isOrdinal = isOrdinal
    self.offset = offset
  }
}

/// A branch of a plural, a select or a choice.
///
/// Ranges are in UTF-8 bytes of the message.
package struct MessageBranch: Sendable {
  package let selector: BranchSelector
  package let selectorRange: Range<Int>
  /// The range from the selector through the branch's `}`.
  ///
  /// In a choice, it ends with the branch's text, before `|` or the closing brace of the choice.
  package let range: Range<Int>
  package let nodes: [MessageNode]

  package init(selector: BranchSelector, selectorRange: Range<Int>, range: Range<Int>, nodes: [MessageNode]) {
    self.selector = selector
    self.selectorRange = selectorRange
    self.range = range
    self.nodes = nodes
  }
}

package enum BranchSelector: Hashable, Sendable {
  /// A select keyword or a plural category as written, including misspelled ones.
  case keyword(String)
  /// `=N` in a plural.
  case exactly(Double)
  /// The lower limit of a branch of a choice: exclusive if `<` follows it, inclusive if `#` or `≤` does.
  case from(Double, isExclusive: Bool)
}

extension BranchSelector: CustomStringConvertible {
  /// The selector in the syntax of a message.
  package var description: String {
    switch self {
    case .keyword(let keyword): keyword
    case .exactly(let number): "=\(number.shortest)"
    case .from(let limit, let isExclusive): "\(limit)\(isExclusive ? "<" : "#")"
    }
  }
}

extension Double {
  /// The shortest form of the number: `2` rather than `2.0`.
  package var shortest: String { Int(exactly: self).map(String.init) ?? String(self) }
}
