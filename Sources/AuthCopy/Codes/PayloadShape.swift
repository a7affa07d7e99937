/// The location of the code in a provider's raw errors.
struct PayloadShape: Hashable, Sendable {
  enum Carrier: String, CaseIterable, Sendable {
    case json, query
  }

  /// The format of the payload; nil when the shape can be in either.
  let carrier: Carrier?
  /// The path of keys to the code, with `[]` for any element of a list.
  let code: [String]
  /// Only the text after the last occurrence of this character is the code.
  let after: Character?
  /// The path to the description that distinguishes rows with the same code.
  let description: [String]?
  /// The surfaces that send this shape, most likely first.
  let surfaces: [Int]
}
