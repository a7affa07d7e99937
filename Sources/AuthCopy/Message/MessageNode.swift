/// A piece of a parsed message, and where it stands.
///
/// The linter reads this tree; ``Message`` compiles it for formatting.
package struct MessageNode: Sendable {
  package enum Content: Sendable {
    /// Text as it is printed, without the apostrophes that quote.
    case literal(String)
    /// `{name}`
    case argument(ArgumentReference)
    /// `{name, type}` or `{name, type, style}`
    case formatted(ArgumentReference, FormatType)
    case plural(ArgumentReference, PluralStyle, [MessageBranch])
    case select(ArgumentReference, [MessageBranch])
    case choice(ArgumentReference, [MessageBranch])
    /// `#` inside a plural: the number of its argument, less the offset.
    case pound(argument: String)
  }

  package let content: Content
  /// In UTF-8 bytes of the message.
  ///
  /// An argument's begins at its `{` and ends after its `}`.
  package let range: Range<Int>
}

/// An argument's name, and where it stands inside the braces, in UTF-8 bytes of the message.
package struct ArgumentReference: Sendable {
  package let name: String
  package let nameRange: Range<Int>
}

/// The type of a simple argument, `number`, `date`, `time`, `spellout`, `ordinal` or `duration`, and its style as it is
/// written, with the white space around it.
package struct FormatType: Hashable, Sendable {
  package let type: String
  package let style: String?
}

package struct PluralStyle: Hashable, Sendable {
  package let isOrdinal: Bool
  package let offset: Double
}

/// A branch of a plural, a select or a choice.
///
/// Ranges count UTF-8 bytes of the message.
package struct MessageBranch: Sendable {
  package let selector: BranchSelector
  package let selectorRange: Range<Int>
  /// From the selector to after the branch's `}`; of a choice to the end of its text.
  package let range: Range<Int>
  package let nodes: [MessageNode]
}

package enum BranchSelector: Hashable, Sendable {
  /// The keyword of a select or a plural category, as written, misspelt ones too.
  case keyword(String)
  /// `=N` of a plural.
  case exactly(Double)
  /// The limit of a choice; with `<` rather than `#` or `≤` the limit itself belongs to the branch before.
  case from(Double, isExclusive: Bool)
}

extension BranchSelector: CustomStringConvertible {
  /// The selector as a message spells it.
  package var description: String {
    switch self {
    case .keyword(let keyword): keyword
    case .exactly(let number): "=\(number.shortest)"
    case .from(let limit, let isExclusive): "\(limit)\(isExclusive ? "<" : "#")"
    }
  }
}

extension Double {
  /// `2` rather than `2.0`.
  var shortest: String { Int(exactly: self).map(String.init) ?? String(self) }
}
