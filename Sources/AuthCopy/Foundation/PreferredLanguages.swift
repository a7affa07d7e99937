#if !canImport(CICU)
  internal import Foundation

  extension Catalog {
    /// The locale of the texts that a program shows in the person's language.
    ///
    /// The languages of the app come first, if it has any, because the rest of its texts are in one of them.
    var preferredLocale: String? {
      let hasLocalizations = Bundle.main.localizations.contains { $0 != "Base" }
      return (hasLocalizations ? bestLocale(for: Bundle.main.preferredLocalizations) : nil)
        ?? bestLocale(for: Locale.preferredLanguages)
    }
  }
#endif
