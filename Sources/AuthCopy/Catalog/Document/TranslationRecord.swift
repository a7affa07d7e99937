/// The record of a translation: hashes of the source that it was made from, and of the translation at that time.
///
/// It is stored in the `@key` metadata of the translation.
package struct TranslationRecord: Hashable, Sendable {
  package static let sourceKey = "x-source-hash"
  package static let translationKey = "x-translation-hash"

  package let source: String
  package let translation: String

  /// A record of no text, or with an empty hash, is none: nobody has looked at a translation.
  ///
  /// - Parameter metadata: the `@key` object of an ARB file.
  package init?(_ metadata: JSONNode) {
    guard let source = metadata[Self.sourceKey]?.string,
      let translation = metadata[Self.translationKey]?.string,
      !source.isEmpty, !translation.isEmpty, translation != Self.hashOfNothing
    else { return nil }
    self.source = source
    self.translation = translation
  }

  private static let hashOfNothing = ContentHash("").description

  /// Whether the source has changed since then, whatever has become of the translation.
  ///
  /// An empty translation was made from no source.
  package func isStale(source: String, translation: String) -> Bool {
    !translation.isBlank && ContentHash(source).description != self.source
  }

  /// Whether the translation has changed since then.
  package func isEdited(translation: String) -> Bool { ContentHash(translation).description != self.translation }
}
