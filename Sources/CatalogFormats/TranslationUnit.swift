/// A source with its translation, as exported for a translation agency.
package struct TranslationUnit {
  package enum State {
    case translated
    /// The source has changed since the translation was recorded, or only one of the two begins or ends with a line
    /// break, which gettext refuses.
    case needsReview
    case untranslated
  }

  package let key: String
  /// The message to translate.
  package let source: String
  /// The message of the locale, without fallbacks; empty if there is none.
  package let translation: String
  package let state: State
  /// Notes for translators, one per line.
  let notes: [String]

  package init(key: String, source: String, translation: String, state: State, notes: [String]) {
    self.key = key
    self.source = source
    self.translation = translation
    self.state = state
    self.notes = notes
  }
}
