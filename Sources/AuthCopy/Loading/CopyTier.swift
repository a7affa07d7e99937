package import ICUMessageFormat
internal import MessageFiles

/// A part of the copy that a locale can have instead of all of it; the other texts come from the source locale.
///
/// The header `@@x-tier` of the locale's file names it.
package enum CopyTier: String, CaseIterable, Sendable {
  /// The texts of kinds and of the values of arguments, and the problems with requests: all but the UX copy.
  case errors

  static let header = "@@x-tier"
}

extension CatalogDocument {
  /// Returns the tier of a locale, which its variants share; nil if it has all of the copy.
  func tier(of locale: LocaleTag) -> CopyTier? {
    let compiledTier = ([locale] + locale.parents).firstResult { compiled?.tiers[$0.description] }
    return (header(CopyTier.header, of: locale) ?? compiledTier).flatMap(CopyTier.init)
  }

  /// The keys of the source that belong to no tier.
  var uxKeys: Set<String> {
    let definitions = arguments.compactMapValues(\.argument.definition)
    return Set(source.flatMap(\.keys)).filter { key in
      kind(ofKey: key) == nil && definitions.valuesNamed(by: key).isEmpty && !key.hasPrefix("problem_")
    }
  }

  /// The keys of the source that a locale may lack because of its tier, for each locale that has one.
  package var optionalKeys: [LocaleTag: Set<String>] {
    let locales = copy.keys.filter { tier(of: $0) != nil }
    if locales.isEmpty { return [:] }
    let uxKeys = uxKeys
    return Dictionary(uniqueKeysWithValues: locales.map { ($0, uxKeys) })
  }
}
