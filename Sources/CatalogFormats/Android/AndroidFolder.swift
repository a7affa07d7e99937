internal import MessageFiles

/// A folder of Android resources, such as `values-ko` or `values-night`.
package struct AndroidFolder {
  /// The locale, a BCP 47 tag; nil for a folder without a locale, which contains the source.
  package let locale: String?
  /// Whether the folder, such as `values-v29`, is for some devices only.
  package let isVariant: Bool
  /// The folder that contains `values` and its translations, with a trailing slash.
  package let parent: String

  /// Parses the path of a file with strings, of any name; nil if the path is not in a folder of strings.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, name.hasSuffix(".xml"), parts.count >= 2 else { return nil }
    let folder = parts[parts.count - 2]
    parent = parts.dropLast(2).map { "\($0)/" }.joined()
    guard folder == "values" || folder.hasPrefix("values-") else { return nil }
    let qualifiers = folder.dropFirst("values-".count)
    let localeName = Self.localeName(qualifiers)
    locale = localeName.flatMap(Self.locale)
    isVariant = qualifiers.count > (locale == nil ? 0 : localeName?.count ?? 0)
  }

  /// The folder in which moko-resources has a folder for each locale, `base` and `zh-rTW`, with the same files as Android.
  package static let mokoFolder = "moko-resources"

  /// Returns whether a path is that of a file with strings in a folder of moko-resources.
  package static func isInMokoFolder(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[parts.count - 3] == mokoFolder
      && ["strings.xml", "plurals.xml"].contains(parts.last)
  }

  /// Returns the locale at the start of a folder's qualifiers as it is written, such as `ja-rJP` of `ja-rJP-v29`.
  ///
  /// Android ignores the case of qualifiers.
  ///
  /// - Returns: nil if the qualifiers begin with another one, such as `night` or `v21`.
  package static func localeName(_ qualifiers: Substring) -> Substring? {
    let parts = qualifiers.split(separator: "-")
    guard let language = parts.first?.lowercased() else { return nil }
    if language.hasPrefix("b+") { return parts[0] }
    // `car` is a mode of the device, and `any` is aapt2's name for any value of a qualifier.
    guard (2...3).contains(language.count), language.allSatisfy(\.isLetter), !["any", "car"].contains(language) else {
      return nil
    }
    let hasRegion = parts.count > 1 && parts[1].count == 3 && parts[1].lowercased().hasPrefix("r")
    return hasRegion ? qualifiers[parts[0].startIndex..<parts[1].endIndex] : parts[0]
  }

  /// Returns the tag of a locale as Android writes it: `ja-rJP`, `b+sr+Latn`.
  private static func locale(_ name: Substring) -> String? {
    let name = name.lowercased()
    if name.hasPrefix("b+") { return LocaleTag(String(name.dropFirst(2)).replacing("+", with: "-"))?.description }
    return LocaleTag(name.replacing("-r", with: "-"))?.description
  }

  /// Returns the name of the folder for a locale; nil if Android's qualifiers cannot represent it.
  ///
  /// A private-use subtag, as in `ko-x-haeyo`, becomes a variant: `values-b+ko+haeyo`.
  package static func name(of locale: String) -> String? {
    let subtags = locale.split(separator: "-").map(String.init)
    guard var language = subtags.first, (2...3).contains(language.count) else { return nil }
    // The Java runtime uses the deprecated codes of these languages.
    language = ["he": "iw", "id": "in", "yi": "ji"][language] ?? language
    let rest = subtags.dropFirst().filter { $0 != "x" }
    if rest.isEmpty { return "values-\(language)" }
    if rest.count == 1, subtags.count == 2, let region = rest.first, region.count == 2 {
      return "values-\(language)-r\(region)"
    }
    // Android requires a script, a region and a variant in this order.
    var lastRank = 0
    for subtag in rest {
      let isScript = subtag.count == 4 && subtag.first?.isLetter == true
      let isRegion = (2...3).contains(subtag.count)
      let rank = isScript ? 1 : isRegion ? 2 : 3
      // A variant has five to eight characters, or begins with a digit.
      guard rank > lastRank, rank < 3 || (5...8).contains(subtag.count) || subtag.first?.isNumber == true,
        subtag.count > 1
      else { return nil }
      lastRank = rank
    }
    return "values-b+" + ([language] + rest).joined(separator: "+")
  }
}
