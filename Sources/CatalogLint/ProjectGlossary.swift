/// A project's glossary: texts to avoid, and names to keep.
public struct ProjectGlossary: Hashable, Sendable, Codable {
  /// A text that translations avoid.
  public struct Term: Hashable, Sendable, Codable {
    /// The text to avoid.
    public let avoid: String
    /// The replacement; nil if the text should be omitted.
    public let use: String?
    /// The locale or language in which the text is avoided, a BCP 47 tag; nil for all.
    public let locale: String?

    /// - Parameters:
    ///   - avoid: the text to avoid.
    ///   - use: the replacement; nil if the text should be omitted.
    ///   - locale: the locale or language in which the text is avoided, a BCP 47 tag; nil for all.
    public init(avoid: String, use: String? = nil, locale: String? = nil) {
      self.avoid = avoid
      self.use = use
      self.locale = locale
    }
  }

  /// The texts to avoid.
  public var glossary: [Term]
  /// Names that translations must not translate, such as product names.
  public var keep: [String]

  /// - Parameters:
  ///   - glossary: the texts to avoid.
  ///   - keep: names that translations must not translate.
  public init(glossary: [Term] = [], keep: [String] = []) {
    self.glossary = glossary
    self.keep = keep
  }
}
