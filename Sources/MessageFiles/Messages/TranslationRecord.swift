/// The record of a translation: hashes of the source text and of the translation at the time of translating.
///
/// It is stored in the `@key` metadata of the translation.
package struct TranslationRecord: Hashable, Sendable {
  package static let sourceKey = "x-source-hash"
  package static let translationKey = "x-translation-hash"

  package let source: String
  package let translation: String

  /// Reads a record; nil if there is none, a hash is empty, or the recorded translation was empty.
  ///
  /// - Parameter metadata: the `@key` object of an ARB file.
  package init?(_ metadata: JSONNode) {
    guard let source = metadata[Self.sourceKey]?.string,
      let translation = metadata[Self.translationKey]?.string,
      !source.isEmpty, !translation.isEmpty, translation != Self.hashOfEmptyText
    else { return nil }
    self.source = source
    self.translation = translation
  }

  private static let hashOfEmptyText = ContentHash("").description

  /// Returns whether the source has changed since the record, even if the translation has changed too.
  ///
  /// An empty translation is never stale.
  package func isStale(source: String, translation: String) -> Bool {
    !translation.isBlank && ContentHash(source).description != self.source
  }

  /// Returns whether the translation has changed since the record.
  package func isEdited(translation: String) -> Bool { ContentHash(translation).description != self.translation }
}
