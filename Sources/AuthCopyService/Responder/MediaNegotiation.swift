import AuthCopy

/// Parses the header `Accept` (RFC 9110, section 12.5.1) as far as the service offers a choice.
enum MediaNegotiation {
  /// The format of a response: plain JSON or, on error routes, the error as a problem (RFC 9457).
  enum Choice {
    case json, problem
  }

  /// Chooses the format of the response.
  ///
  /// - Parameter offersProblem: whether the route can respond with a problem.
  /// - Throws: a problem when the client accepts none of the formats.
  static func choice(_ header: String?, offersProblem: Bool) throws(ServiceProblem) -> Choice {
    guard let header, header != "*/*", header != "application/json" else { return .json }
    // A list without elements, of only spaces and commas, counts as absent.
    guard header.utf8.contains(where: { $0 != 0x20 && $0 != 0x2C }) else { return .json }
    let ranges = WeightedElement.all(in: header, maximum: maximumRanges).compactMap(MediaRange.init)
    let json = quality(of: ("application", "json"), ranges)
    let problem = quality(of: ("application", "problem+json"), ranges)
    guard json.weight > 0 || problem.weight > 0 else { throw .notAcceptable(String(header.prefix(128))) }
    // On a route without problems, a client that accepts only problems gets JSON rather than no response.
    guard offersProblem, problem.weight > 0 else { return .json }
    // A client that names only the problem format next to a wildcard wants a problem.
    return (problem.weight, problem.specificity) > (json.weight, json.specificity) ? .problem : .json
  }

  /// Whether a client prefers HTML to JSON, as browsers do.
  static func prefersHTML(_ header: String?) -> Bool {
    guard let header, header.contains("text/html") else { return false }
    let ranges = WeightedElement.all(in: header, maximum: maximumRanges).compactMap(MediaRange.init)
    let (html, json) = (quality(of: ("text", "html"), ranges), quality(of: ("application", "json"), ranges))
    return html.weight > 0 && (html.weight, html.specificity) > (json.weight, json.specificity)
  }

  /// The maximum number of media ranges; further ones are ignored.
  private static let maximumRanges = 100

  /// The quality of a media type, decided by the most specific range that matches it.
  private static func quality(
    of type: (String, String), _ ranges: [MediaRange]
  ) -> (weight: Double, specificity: Int) {
    let covering = ranges.filter { $0.covers(type) }
    guard let range = covering.max(by: { ($0.specificity, $0.weight) < ($1.specificity, $1.weight) }) else {
      return (0, 0)
    }
    return (range.weight, range.specificity)
  }
}

/// One element of the header, such as `application/*;q=0.8`.
private struct MediaRange {
  private let type: String
  private let subtype: String
  let weight: Double

  /// 0 for `*/*`, 1 for a type, 2 for a type with its subtype.
  var specificity: Int { type == "*" ? 0 : subtype == "*" ? 1 : 2 }

  init?(_ element: WeightedElement) {
    let names = element.value.lowercased().split(separator: "/")
    guard names.count == 2 else { return nil }
    type = String(names[0])
    subtype = String(names[1])
    weight = element.weight
  }

  func covers(_ other: (String, String)) -> Bool {
    (type == "*" && subtype == "*") || (type == other.0 && (subtype == "*" || subtype == other.1))
  }
}
