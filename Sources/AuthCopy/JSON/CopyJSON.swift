internal import MessageFiles

/// The JSON object of one error: the names of its members, their order, and when they are absent.
///
/// ``CopyWriter`` writes it from the catalog, and ``Copy`` encodes to the same object. Members that depend only on a
/// kind, a locale or a code are written in advance for speed, which `Scripts/bench http` measures. An exported package
/// has an empty version of this type.
enum CopyJSON {
  /// The members that depend only on the texts of a kind; not on the locale, because locales can share the texts.
  struct KindMembers {
    let kind: [UInt8]
    /// `title`; nil if it has arguments.
    private let title: [UInt8]?
    /// `action`; nil if there is none or its label has arguments.
    private let action: [UInt8]?
    /// `retryable`, `status` and `fallback`.
    let outcome: [UInt8]

    /// - Parameters:
    ///   - title: nil if it has arguments.
    ///   - action: nil if there is none or its label has arguments.
    init(_ definition: KindDefinition, title: String?, action: Copy.Action?, fallbacks: [String]) {
      kind = JSONWriter.members { $0.member(.kind, definition.kind.rawValue) }
      self.title = title.map { title in JSONWriter.members { $0.member(.title, title) } }
      self.action = action.map { action in JSONWriter.members { CopyJSON.write(action, to: &$0) } }
      outcome = JSONWriter.members { json in
        json.member(.retryable, definition.isRetryable)
        json.member(.status, definition.status)
        CopyJSON.write(fallbacks: fallbacks, to: &json)
      }
    }

    /// Returns the members from `title` to `action`.
    func textMembers(_ texts: LocaleCopy.Texts) -> [UInt8] { JSONWriter.members { write(texts, to: &$0) } }

    /// Writes the members from `title` to `action`.
    func write(_ texts: LocaleCopy.Texts, to json: inout JSONWriter) {
      if let title { json.raw(title) } else { json.member(.title, texts.title) }
      json.member(.message, texts.message)
      if let action { json.raw(action) } else { CopyJSON.write(texts.action, to: &json) }
    }
  }

  static func presentation(_ presentation: KindDefinition.Presentation) -> [UInt8] {
    JSONWriter.members { $0.member(.presentation, presentation.rawValue) }
  }

  static func catalog(_ version: String) -> [UInt8] { JSONWriter.members { $0.member(.catalog, version) } }

  static func locale(_ locale: LocaleTag) -> [UInt8] { JSONWriter.members { $0.member(.locale, locale.description) } }

  static func write(_ action: Copy.Action?, to json: inout JSONWriter) {
    guard let action else { return }
    json.key(Copy.Member.action.rawValue)
    json.object { json in
      json.member("id", action.id.rawValue)
      json.member("label", action.label)
    }
  }

  static func write(fallbacks: [String], to json: inout JSONWriter) {
    if !fallbacks.isEmpty { json.member(.fallback, fallbacks) }
  }

  static func write(_ source: LoginError.Source, to json: inout JSONWriter) {
    json.key(Copy.Member.source.rawValue)
    json.object { json in
      json.member("provider", source.provider.rawValue)
      if let surface = source.surface { json.member("surface", surface) }
      if let code = source.code { json.member("code", code) }
    }
  }

  static func write(_ candidates: [CodeCandidate], to json: inout JSONWriter) {
    guard !candidates.isEmpty else { return }
    json.member(.ambiguous, true)
    json.member(Copy.Member.candidates.rawValue, objects: candidates) { json, candidate in
      if let provider = candidate.provider { json.member("provider", provider.rawValue) }
      json.member("surface", candidate.surface)
      json.member("kind", candidate.kind.rawValue)
    }
  }
}

extension Copy {
  /// The members of the JSON object, in their order.
  enum Member: String {
    case kind, known, locale, title, message, action, presentation, retryable, status, fallback, broader, source
    case ambiguous, candidates, documentation, ignored, catalog
  }
}

extension JSONWriter {
  @inline(__always) mutating func member(_ name: Copy.Member, _ string: String) {
    member(name.rawValue, string)
  }

  @inline(__always) mutating func member(_ name: Copy.Member, _ integer: Int) {
    member(name.rawValue, integer)
  }

  @inline(__always) mutating func member(_ name: Copy.Member, _ bool: Bool) {
    member(name.rawValue, bool)
  }

  @inline(__always) mutating func member(_ name: Copy.Member, _ strings: [String]) {
    member(name.rawValue, strings)
  }
}
