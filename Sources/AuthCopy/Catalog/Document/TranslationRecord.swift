/// The record of a translation: hashes of the source that it was made from, and of the translation at that time.
///
/// It is stored in the `@key` metadata of the translation.
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

  /// Whether the source has changed since then but the translation has not.
  package func isStale(source: String, translation: String) -> Bool {
    ContentHash(source).description != self.source
      && ContentHash(translation).description == self.translation
  }
}
