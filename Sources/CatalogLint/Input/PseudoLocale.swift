internal import CatalogFormats

/// Locales without real translations.
///
/// Programs generate pseudo-locales to test an interface, with longer words or other letters. Translation services have
/// locales that explain messages.
enum PseudoLocale {
  /// Subtags that identify a pseudo-locale at any place of a tag.
  private static let subtags: Set<Substring> = ["ploc", "ploca", "plocm", "pseudo", "pseudolocale", "qps"]
  /// The language codes that translatewiki.net uses to describe messages and to show their keys.
  private static let descriptionCodes: Set<Substring> = ["qq", "qqq", "qqx"]
  /// The regions of English and Arabic that CLDR uses for pseudo-locales; Android puts an `r` before a region.
  private static let regions: Set<Substring> = ["xa", "xb", "xc", "rxa", "rxb", "rxc"]

  /// Returns whether a text is or contains the tag of a pseudo-locale.
  ///
  /// - Parameter text: a locale, or the name of a file without its extension.
  static func matches(_ text: some StringProtocol) -> Bool {
    let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    if parts.contains(where: subtags.contains) || parts.last.map(descriptionCodes.contains) ?? false { return true }
    // No language has the code `zz`.
    guard let language = parts.dropLast().last, let last = parts.last else { return parts == ["zz"] }
    return (["en", "ar"].contains(language) && regions.contains(last)) || (language == "zz" && last == "zz")
  }
}

extension MessageFile {
  /// Whether the file is in a pseudo-locale, and therefore not a translation.
  var isInPseudoLocale: Bool {
    let name = path.split(separator: "/").last.map { $0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex) } ?? ""
    return PseudoLocale.matches(document.declaredLocale?.text ?? "")
      || PseudoLocale.matches(fileLocale?.locale.text ?? "")
      || (fileLocale?.folder == nil && PseudoLocale.matches(name)) || hasCrowdinMarkers
  }

  /// Whether most of the first messages are markers of Crowdin's in-context editor: `crwdns1:0crwdne1:0`.
  private var hasCrowdinMarkers: Bool {
    let sample = entries.prefix(10)
    return sample.count { $0.text.hasPrefix("crwdns") } * 2 > sample.count
  }
}
