/// A project's own terms.
public struct ProjectGlossary: Hashable, Sendable, Codable {
  /// A text that translations avoid.
  public struct Term: Hashable, Sendable, Codable {
    /// The text to avoid.
    public let avoid: String
    /// What to write instead; nil to leave it out.
    public let use: String?
    /// The locale or language that it is avoided in, a BCP 47 tag; nil for all.
    public let locale: String?

    /// - Parameters:
    ///   - avoid: the text to avoid.
    ///   - use: what to write instead; nil to leave it out.
    ///   - locale: the locale or language that it is avoided in, a BCP 47 tag; nil for all.
    public init(avoid: String, use: String? = nil, locale: String? = nil) {
      self.avoid = avoid
      self.use = use
      self.locale = locale
    }
  }

  /// The texts to avoid.
  public var glossary: [Term]
  /// Names that no translation translates, such as those of products.
  public var keep: [String]

  /// - Parameters:
  ///   - glossary: the texts to avoid.
  ///   - keep: names that no translation translates.
  public init(glossary: [Term] = [], keep: [String] = []) {
    self.glossary = glossary
    self.keep = keep
  }
}
