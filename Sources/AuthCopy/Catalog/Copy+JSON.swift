extension Copy {
  /// Writes the JSON of `encode(to:)` in a fixed order and in a fraction of the time (`Scripts/bench resolve`).
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind.rawValue)
      json.member("known", isKnown)
      json.member("locale", locale)
      json.member("title", title)
      json.member("message", message)
      Self.write(action, to: &json)
      json.member("presentation", presentation.rawValue)
      json.member("retryable", isRetryable)
      json.member("status", status)
      if !fallbacks.isEmpty { json.member("fallback", fallbacks) }
      if let broader { json.member("broader", broader.rawValue) }
      source?.writeMember(to: &json)
      Self.write(candidates, to: &json)
      if !ignored.isEmpty { json.member("ignored", ignored) }
      json.member("catalog", catalogVersion)
    }
  }

  /// Writes the member `action`, if there is one.
  package static func write(_ action: Action?, to json: inout JSONWriter) {
    guard let action else { return }
    json.key("action")
    json.object { json in
      json.member("id", action.id.rawValue)
      json.member("label", action.label)
    }
  }

  /// Writes the members about the meanings of an ambiguous code, if there are any.
  static func write(_ candidates: [CodeCandidate], to json: inout JSONWriter) {
    guard !candidates.isEmpty else { return }
    json.member("ambiguous", true)
    json.member("candidates", objects: candidates) { json, candidate in
      json.member("surface", candidate.surface)
      json.member("kind", candidate.kind.rawValue)
    }
  }
}
