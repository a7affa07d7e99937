package import AuthCopy

extension Catalog {
  /// All messages of a supported locale by key, including those from the locales that it falls back to.
  package func messages(ofLocale locale: String) -> LocaleMessages? {
    LocaleTag(locale).flatMap(localeCopy(of:))?.messages
  }

  /// The arguments that the texts of an argument's values take in a supported locale, sorted, by that argument; without
  /// those whose values take none.
  package func argumentsTakenByValues(ofLocale locale: String) -> [String: [String]] {
    let arguments = LocaleTag(locale).flatMap(localeCopy(of:))?.arguments ?? [:]
    return arguments.mapValues { $0.takenByValues.sorted() }.filter { !$0.value.isEmpty }
  }

  /// Selects the best match among some of the supported locales.
  package func matcher(among locales: [String]) -> (String) -> String? {
    let matching = LocaleMatching(supported: locales.compactMap(LocaleTag.init))
    return { desired in matching.bestMatch([desired].compactMap(LocaleTag.init))?.description }
  }
}
