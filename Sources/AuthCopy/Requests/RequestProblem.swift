package import MessageFiles

/// What is wrong with a request, as opposed to a failed sign-in, which is the subject of the request.
///
/// Its text is `problem_<id>_title` and, unless it has a detail of its own, `problem_<id>_detail` in the copy.
package struct RequestProblem: Error {
  package let id: String
  /// The key of the detail in the copy.
  private let detailKey: String
  /// The HTTP status.
  package let status: Int
  /// The invalid parameter, argument or field.
  package let field: String?
  private let arguments: [String: ArgumentValue]

  package init(
    id: String, detailKey: String? = nil, status: Int, field: String? = nil, arguments: [String: ArgumentValue] = [:]
  ) {
    self.id = id
    self.detailKey = detailKey ?? "problem_\(id)_detail"
    self.status = status
    self.field = field
    self.arguments = arguments
  }

  /// - Parameter catalog: has the providers, of which a similar one is suggested; nil for no suggestion.
  package static func unknownProvider(_ id: String, in catalog: Catalog?) -> RequestProblem {
    let suggestion = catalog.flatMap { NameSuggestion(id, known: Set($0.providers.map(\.rawValue))) }
    return RequestProblem(
      id: "unknownProvider", detailKey: suggestion.map { _ in "problem_misspelledProvider_detail" }, status: 404,
      field: "provider", arguments: ["value": .text(id), "name": .text(suggestion?.name ?? "")])
  }

  package static func unknownCopyKey(_ key: String) -> RequestProblem {
    RequestProblem(id: "unknownCopyKey", status: 404, field: "key", arguments: ["value": .text(key)])
  }

  package static func bodyTooLarge(limit: Int) -> RequestProblem {
    RequestProblem(id: "bodyTooLarge", status: 413, field: "body", arguments: ["limit": .integer(Int64(limit))])
  }

  /// - Parameter field: the invalid part of the body; nil when the body cannot be parsed at all.
  package static func invalidBody(field: String? = nil) -> RequestProblem {
    RequestProblem(id: "invalidBody", status: field == nil ? 400 : 422, field: field ?? "body")
  }

  package static func argumentTooLong(_ name: String, limit: Int) -> RequestProblem {
    RequestProblem(
      id: "argumentTooLong", status: 400, field: name,
      arguments: ["name": .text(name), "limit": .integer(Int64(limit))])
  }

  package static func invalidParameter(_ name: String, value: String) -> RequestProblem {
    RequestProblem(
      id: "invalidParameter", status: 400, field: name, arguments: ["name": .text(name), "value": .text(value)])
  }

  package static func missingParameter(_ name: String) -> RequestProblem {
    RequestProblem(id: "missingParameter", status: 422, field: name, arguments: ["name": .text(name)])
  }
}

extension RequestProblem {
  /// Writes the problem as JSON (RFC 9457).
  ///
  /// - Parameter others: writes further members.
  package func write(
    to json: inout JSONWriter, _ catalog: Catalog, locale: String, others: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.object { json in
      others(&json)
      json.member("type", "urn:auth-copy:problem:\(id)")
      json.member("title", text("problem_\(id)_title", catalog, locale))
      json.member("status", status)
      json.member("detail", text(detailKey, catalog, locale))
      if let field { json.member("field", String(field.safeToShow.prefix(128))) }
      json.member("catalog", catalog.version)
    }
  }

  /// Returns a text of the problem.
  ///
  /// A custom catalog may lack the text, so the shipped catalog is the fallback.
  private func text(_ key: String, _ catalog: Catalog, _ locale: String) -> String {
    let textKey = TextKey(rawValue: key)
    guard
      let text = (try? catalog.text(textKey, locale: locale, arguments: arguments))
        ?? (try? Catalog.shipped.text(textKey, locale: locale, arguments: arguments))
    else { preconditionFailure("the shipped catalog has no copy for \(key)") }
    return text
  }
}
