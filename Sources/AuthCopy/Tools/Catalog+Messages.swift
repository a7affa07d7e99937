package import MessageFiles

extension Catalog {
  /// Writes all texts of a locale as ICU messages:
  /// `{"locale", "catalog", "errors": {kind: {...}}, "copy": {key: ...}}`, with the keys in the source locale as `fallback`.
  ///
  /// Kinds are concealed as in the copy of a single error, so the list discloses no more than single errors do.
  package func writeMessages(to json: inout JSONWriter, locale: String, disclosure: Disclosure) {
    let copy = localeCopy(for: locale)
    json.object { json in
      json.member("locale", copy.locale.description)
      json.member("catalog", version)
      json.key("errors")
      json.object { json in
        for definition in definitions {
          json.key(definition.kind.rawValue)
          let kind = kinds.resolve(definition.kind, under: disclosure)
          write(definitions[kind.index], copy.kind(at: kind.index), to: &json)
        }
      }
      let messages = copy.messages.all.filter { kinds.kind(ofKey: $0.key) == nil }.sorted { $0.key < $1.key }
      json.key("copy")
      json.object { json in
        for (key, message) in messages { json.member(key, message.pattern) }
      }
      let fallbacks = messages.map(\.key).filter(copy.isFallback)
      if !fallbacks.isEmpty { json.member("fallback", fallbacks) }
    }
  }

  private func write(_ definition: KindDefinition, _ copy: LocaleCopy.KindCopy, to json: inout JSONWriter) {
    json.object { json in
      json.member("title", copy.title.pattern)
      json.member("message", copy.message.pattern)
      if let (id, label) = copy.action {
        json.key("action")
        json.object { json in
          json.member("id", id.rawValue)
          json.member("label", label.pattern)
        }
      }
      if !copy.fallbacks.isEmpty { json.member("fallback", copy.fallbacks) }
      json.member("presentation", definition.presentation.rawValue)
      json.member("retryable", definition.isRetryable)
      json.member("status", definition.status)
    }
  }
}
