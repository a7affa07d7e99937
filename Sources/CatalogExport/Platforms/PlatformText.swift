import AuthCopy

/// A text of a platform's string file: pieces, which may differ by the plural category of one number.
struct PlatformText: Equatable {
  enum Piece: Hashable {
    case literal(String)
    /// The value of a placeholder, by its name.
    case placeholder(String)
  }

  /// The placeholder that decides the plural; nil when nothing does.
  let plural: String?
  /// The pieces for each category, of which `other` is always one.
  let forms: [PluralCategory: [Piece]]

  /// The pieces of the category `other`, which are those of a text without a plural.
  var general: [Piece] { forms[.other] ?? [] }

  /// The names of all placeholders, in the order of the text.
  var placeholders: [String] {
    var names = plural.map { [$0] } ?? []
    for category in PluralCategory.allCases {
      for case .placeholder(let name) in forms[category] ?? [] where !names.contains(name) { names.append(name) }
    }
    return names
  }
}

/// A value of an argument for which a message has words of its own, such as a branch of a select.
struct BranchChoice: Hashable {
  enum Device {
    case select, exactNumber, ordinal, choice
    /// An id whose text the catalog has, in place of the argument.
    case id
  }

  let argument: String
  let device: Device
  let value: String

  /// Whether another choice is about the same value of a person.
  func isAlternative(to other: BranchChoice) -> Bool { argument == other.argument && device == other.device }
}
