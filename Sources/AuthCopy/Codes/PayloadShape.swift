/// Where the code stands in a raw error of a provider.
struct PayloadShape: Hashable, Sendable {
  enum Carrier: String, CaseIterable, Sendable {
    case json, query
  }

  /// Nil when the shape comes either way.
  let carrier: Carrier?
  /// Keys from the top, `[]` for any element of a list.
  let code: [String]
  /// Only the text after the last of these counts.
  let after: Character?
  /// Where the description stands that tells rows of one code apart.
  let description: [String]?
  /// The surfaces that send this shape, likeliest first.
  let surfaces: [Int]
}
