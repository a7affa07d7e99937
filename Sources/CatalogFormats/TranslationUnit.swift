/// A source with its translation, as an agency gets it.
package struct TranslationUnit {
  package enum State {
    case translated
    /// The source has changed since the translation was recorded, or one of the two alone begins or ends with a line
    /// break, which gettext refuses.
    case needsReview
    case untranslated
  }

  package let key: String
  /// The message to translate.
  package let source: String
  /// The message of the locale itself; empty without one.
  package let translation: String
  package let state: State
  /// What translators should know, a line each.
  let notes: [String]

  package init(key: String, source: String, translation: String, state: State, notes: [String]) {
    self.key = key
    self.source = source
    self.translation = translation
    self.state = state
    self.notes = notes
  }
}
