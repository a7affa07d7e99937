/// The JSON object of one error: the names of its members, their order, and when they are absent.
///
/// ``CopyWriter`` writes it from the catalog, and ``Copy`` encodes to the same object. Members that depend only on a
/// kind, a locale or a code are written in advance for speed, which `Scripts/bench http` measures.
enum CopyJSON {
  /// The members, in their order.
  enum Name: String, CodingKey, CaseIterable {
    case kind, known, locale, title, message, action, presentation, retryable, status, fallback, broader, source
    case ambiguous, candidates, documentation, ignored, catalog
  }

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

  static func source(_ source: LoginError.Source) -> [UInt8] { JSONWriter.members { write(source, to: &$0) } }

  static func catalog(_ version: String) -> [UInt8] { JSONWriter.members { $0.member(.catalog, version) } }

  static func locale(_ locale: LocaleTag) -> [UInt8] { JSONWriter.members { $0.member(.locale, locale.description) } }

  fileprivate static func write(_ action: Copy.Action?, to json: inout JSONWriter) {
    guard let action else { return }
    json.key(Name.action.rawValue)
    json.object { json in
      json.member("id", action.id.rawValue)
      json.member("label", action.label)
    }
  }

  fileprivate static func write(fallbacks: [String], to json: inout JSONWriter) {
    if !fallbacks.isEmpty { json.member(.fallback, fallbacks) }
  }

  fileprivate static func write(_ source: LoginError.Source, to json: inout JSONWriter) {
    json.key(Name.source.rawValue)
    json.object { json in
      json.member("provider", source.provider.rawValue)
      if let surface = source.surface { json.member("surface", surface) }
      if let code = source.code { json.member("code", code) }
    }
  }

  fileprivate static func write(_ candidates: [CodeCandidate], to json: inout JSONWriter) {
    guard !candidates.isEmpty else { return }
    json.member(.ambiguous, true)
    json.member(Name.candidates.rawValue, objects: candidates) { json, candidate in
      if let provider = candidate.provider { json.member("provider", provider.rawValue) }
      json.member("surface", candidate.surface)
      json.member("kind", candidate.kind.rawValue)
    }
  }
}

extension JSONWriter {
  @inline(__always) fileprivate mutating func member(_ name: CopyJSON.Name, _ string: String) {
    member(name.rawValue, string)
  }

  @inline(__always) fileprivate mutating func member(_ name: CopyJSON.Name, _ integer: Int) {
    member(name.rawValue, integer)
  }

  @inline(__always) fileprivate mutating func member(_ name: CopyJSON.Name, _ bool: Bool) {
    member(name.rawValue, bool)
  }

  @inline(__always) fileprivate mutating func member(_ name: CopyJSON.Name, _ strings: [String]) {
    member(name.rawValue, strings)
  }
}

/// Writes the copy of errors as JSON, in one locale and under one disclosure.
///
/// It looks up the copy of the locale once, and then writes any number of errors.
package struct CopyWriter {
  /// The supported locale of the texts, a BCP 47 tag.
  package var locale: String { copy.locale.description }

  private let catalog: Catalog
  private let disclosure: Disclosure
  private let copy: LocaleCopy
  /// The address of the site that explains each code; nil if there is none.
  private let documentation: String?

  /// - Parameters:
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  ///   - documentation: the address of the site that explains each code, ending in `/`; nil if there is none.
  package init(_ catalog: Catalog, locale: String, disclosure: Disclosure, documentation: String? = nil) {
    self.catalog = catalog
    self.disclosure = disclosure
    self.documentation = documentation
    copy = catalog.localeCopy(for: locale)
  }

  /// Writes the members of the JSON of ``Catalog/copy(for:given:alsoIgnored:locale:disclosure:)``.
  ///
  /// It also writes `documentation` if the code has a page.
  ///
  /// - Parameters:
  ///   - arguments: arguments that take precedence over those of the error.
  ///   - ignored: the names of inputs that the caller has found to have no effect; ignored arguments are added.
  /// - Returns: whether any text is from the source locale, because `locale` has no such text.
  @discardableResult package func writeMembers(
    of error: LoginError, given arguments: [String: ArgumentValue], alsoIgnored ignored: [String],
    to json: inout JSONWriter
  ) -> Bool {
    let displayed = catalog.display(for: error, given: arguments, alsoIgnored: ignored, in: copy, under: disclosure)
    json.raw(displayed.kindCopy.kindMembers.kind)
    json.member(.known, error.isKnown)
    json.raw(copy.localeMember)
    if let texts = displayed.texts.jsonMembers {
      json.raw(texts)
    } else {
      displayed.kindCopy.kindMembers.write(displayed.texts, to: &json)
    }
    json.raw(displayed.kind.presentationMember)
    json.raw(displayed.kindCopy.kindMembers.outcome)
    if let broader = displayed.kind.broader { json.member(.broader, broader.rawValue) }
    if !displayed.kind.isConcealing {
      // The pre-encoded member contains the code. If it is nil or the code is hidden, the source is encoded here.
      if !displayed.kind.hidesCode, let source = error.resolution.sourceMember {
        json.raw(source)
      } else if let source = displayed.kind.displayedSource(of: error.resolution) {
        CopyJSON.write(source, to: &json)
      }
      CopyJSON.write(catalog.candidates(of: error.resolution, under: disclosure), to: &json)
    }
    writeDocumentation(of: error, to: &json)
    if !displayed.ignored.isEmpty { json.member(.ignored, displayed.ignored) }
    json.raw(catalog.versionMember)
    return !displayed.kindCopy.fallbacks.isEmpty
  }

  /// Writes the members of the error as a problem (RFC 9457), without its source.
  ///
  /// - Parameter arguments: arguments that take precedence over those of the error.
  /// - Returns: the HTTP status, and whether any text is from the source locale, because `locale` has no such text.
  package func writeProblem(
    of error: LoginError, given arguments: [String: ArgumentValue], to json: inout JSONWriter
  ) -> (status: Int, isFallback: Bool) {
    let displayed = catalog.display(for: error, given: arguments, alsoIgnored: [], in: copy, under: disclosure)
    json.member("type", "urn:auth-copy:kind:\(displayed.kind.kind)")
    json.member(.title, displayed.texts.title)
    json.member(.status, displayed.kind.status)
    json.member("detail", displayed.texts.message)
    json.raw(displayed.kindCopy.kindMembers.kind)
    json.member(.known, error.isKnown)
    json.member(.locale, locale)
    json.raw(displayed.kind.presentationMember)
    CopyJSON.write(displayed.texts.action, to: &json)
    json.member(.retryable, displayed.kind.isRetryable)
    CopyJSON.write(fallbacks: displayed.kindCopy.fallbacks, to: &json)
    if let broader = displayed.kind.broader { json.member(.broader, broader.rawValue) }
    writeDocumentation(of: error, to: &json)
    json.raw(catalog.versionMember)
    return (displayed.kind.status, !displayed.kindCopy.fallbacks.isEmpty)
  }

  private func writeDocumentation(of error: LoginError, to json: inout JSONWriter) {
    guard let documentation, let path = catalog.documentationPath(of: error, under: disclosure) else { return }
    json.member(.documentation, documentation + path.description)
  }
}

extension Copy: Codable {
  /// Decodes an object in the format of the HTTP service.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CopyJSON.Name.self)
    self.init(
      kind: try container.decode(Kind.self, forKey: .kind),
      isKnown: try container.decode(Bool.self, forKey: .known),
      locale: try container.decode(String.self, forKey: .locale),
      title: try container.decode(String.self, forKey: .title),
      message: try container.decode(String.self, forKey: .message),
      action: try container.decodeIfPresent(Action.self, forKey: .action),
      presentation: try container.decode(KindDefinition.Presentation.self, forKey: .presentation),
      isRetryable: try container.decode(Bool.self, forKey: .retryable),
      status: try container.decode(Int.self, forKey: .status),
      fallbacks: try container.decodeIfPresent([String].self, forKey: .fallback) ?? [],
      broader: try container.decodeIfPresent(Kind.self, forKey: .broader),
      source: try container.decodeIfPresent(LoginError.Source.self, forKey: .source),
      candidates: try container.decodeIfPresent([CodeCandidate].self, forKey: .candidates) ?? [],
      ignored: try container.decodeIfPresent([String].self, forKey: .ignored) ?? [],
      catalogVersion: try container.decode(String.self, forKey: .catalog))
  }

  /// Encodes the object in the format of the HTTP service.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CopyJSON.Name.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(isKnown, forKey: .known)
    try container.encode(locale, forKey: .locale)
    try container.encode(title, forKey: .title)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(action, forKey: .action)
    try container.encode(presentation, forKey: .presentation)
    try container.encode(isRetryable, forKey: .retryable)
    try container.encode(status, forKey: .status)
    if !fallbacks.isEmpty { try container.encode(fallbacks, forKey: .fallback) }
    try container.encodeIfPresent(broader, forKey: .broader)
    try container.encodeIfPresent(source, forKey: .source)
    if !candidates.isEmpty {
      try container.encode(true, forKey: .ambiguous)
      try container.encode(candidates, forKey: .candidates)
    }
    if !ignored.isEmpty { try container.encode(ignored, forKey: .ignored) }
    try container.encode(catalogVersion, forKey: .catalog)
  }
}
