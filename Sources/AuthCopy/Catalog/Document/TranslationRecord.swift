/// Which source text a translation was made from, and what the translation was then.
///
/// It stands in the `@key` metadata of a translation, as two fingerprints.
package struct TranslationRecord: Hashable, Sendable {
  package static let sourceKey = "x-source-hash"
  package static let translationKey = "x-translation-hash"

  package let source: String
  package let translation: String

  /// - Parameter metadata: the `@key` object of an ARB file.
  package init?(_ metadata: JSONNode) {
    guard let source = metadata[Self.sourceKey]?.string,
      let translation = metadata[Self.translationKey]?.string
    else { return nil }
    self.source = source
    self.translation = translation
  }

  /// Whether the source has changed since and the translation has not.
  package func isStale(source: String, translation: String) -> Bool {
    ContentHash(source).description != self.source
      && ContentHash(translation).description == self.translation
  }
}
