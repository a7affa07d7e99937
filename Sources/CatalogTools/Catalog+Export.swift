package import AuthCopy

extension Catalog {
  /// Returns all messages of a supported locale by key, including those from the locales that it falls back to.
  package func messages(ofLocale locale: String) -> LocaleMessages? {
    LocaleTag(locale).flatMap(localeCopy(ofSupported:))?.messages
  }

  /// Returns, for each argument, the sorted names of the arguments in the texts of its values in a supported locale.
  ///
  /// Arguments whose values have no arguments are left out.
  package func argumentsOfValues(ofLocale locale: String) -> [String: [String]] {
    let arguments = LocaleTag(locale).flatMap(localeCopy(ofSupported:))?.arguments ?? [:]
    return arguments.mapValues { $0.argumentsOfValues.sorted() }.filter { !$0.value.isEmpty }
  }

  /// Returns a function that selects the best match for a locale among some of the supported locales.
  package func matcher(among locales: [String]) -> (String) -> String? {
    let matching = SupportedLocales(supported: locales.compactMap(LocaleTag.init))
    return { desired in matching.bestMatch([desired].compactMap(LocaleTag.init))?.description }
  }
}
