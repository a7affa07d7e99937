internal import CatalogFormats

/// Locales that nobody reads: those that programs make to try out an interface, with longer words or other letters, and
/// those in which translation services explain messages.
enum PseudoLocale {
  /// Words that name one in any place of a tag.
  private static let words: Set<Substring> = ["ploc", "ploca", "plocm", "pseudo", "pseudolocale", "qps"]
  /// The languages in which translatewiki.net describes messages and shows their keys.
  private static let descriptions: Set<Substring> = ["qq", "qqq", "qqx"]
  /// Regions that CLDR gives to English and Arabic for this.
  private static let regions: Set<Substring> = ["xa", "xb", "xc", "rxa", "rxb", "rxc"]

  /// - Parameter text: a locale, or the name of a file without its extension.
  static func isOne(_ text: some StringProtocol) -> Bool {
    let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    if parts.contains(where: words.contains) || parts.last.map(descriptions.contains) ?? false { return true }
    guard let language = parts.dropLast().last, let last = parts.last else { return parts == ["zz"] }
    return (["en", "ar"].contains(language) && regions.contains(last)) || (language == "zz" && last == "zz")
  }
}

extension MessageFile {
  /// Whether the file is of a pseudo-locale, so that it is no translation.
  var isOfPseudoLocale: Bool {
    let name = path.split(separator: "/").last.map { $0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex) } ?? ""
    return PseudoLocale.isOne(document.declaredLocale?.text ?? "") || PseudoLocale.isOne(fileLocale?.locale.text ?? "")
      || (fileLocale?.folder == nil && PseudoLocale.isOne(name)) || hasMarksOfEditor
  }

  /// Whether most of the first messages are the marks by which Crowdin's editor finds messages on a page:
  /// `crwdns1:0crwdne1:0`.
  private var hasMarksOfEditor: Bool {
    let sample = entries.prefix(10)
    return sample.count { $0.text.hasPrefix("crwdns") } * 2 > sample.count
  }
}
