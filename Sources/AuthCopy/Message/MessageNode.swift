/// A piece of a parsed message. The linter reads this tree; ``Message`` compiles it for formatting.
package enum MessageNode: Sendable {
  /// Text as it will be printed, quoting removed.
  case literal(String)
  /// `{name}`
  case argument(ArgumentReference)
  /// `{name, type}` or `{name, type, style}`
  case formatted(ArgumentReference, FormatType)
  case plural(ArgumentReference, PluralStyle)
  case select(ArgumentReference, [SelectBranch])
  case choice(ArgumentReference, [ChoiceBranch])
  /// `#` inside a plural: its number less the offset.
  case pound
}

/// An argument and where it stands. Ranges count UTF-8 bytes of the message.
package struct ArgumentReference: Sendable {
  package let name: String
  /// The name inside the braces.
  package let nameRange: Range<Int>
  /// From `{` to after `}`.
  package let range: Range<Int>
}

/// The type and style of a simple argument, as ICU trims them: `number`, `date`, `time`, `spellout`, `ordinal`,
/// `duration`.
package struct FormatType: Hashable, Sendable {
  package let type: String
  package let style: String?
}

package struct PluralStyle: Sendable {
  package let isOrdinal: Bool
  package let offset: Double
  package let branches: [PluralBranch]
}

package struct PluralBranch: Sendable {
  package let selector: PluralSelector
  package let selectorRange: Range<Int>
  package let nodes: [MessageNode]
}

package enum PluralSelector: Hashable, Sendable {
  /// `=N`
  case exactly(Double)
  /// `one`, `other`, ... as written, misspelt ones too.
  case keyword(String)
}

package struct SelectBranch: Sendable {
  package let keyword: String
  package let selectorRange: Range<Int>
  package let nodes: [MessageNode]
}

/// A branch of a choice argument: taken from its limit on, up to the next branch's.
package struct ChoiceBranch: Sendable {
  package let limit: Double
  /// `<` rather than `#` or `≤`: the limit itself belongs to the branch before.
  package let isExclusive: Bool
  package let nodes: [MessageNode]
}
