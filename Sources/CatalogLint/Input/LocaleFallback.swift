internal import AuthCopy
internal import CatalogFormats

/// The locales that programs take a text from where that of a region, a script or a variant lacks it.
enum LocaleFallback {
  /// The shorter locales, the longest first: `es` for `es-AR`.
  ///
  /// - Parameter locale: a canonical BCP 47 tag.
  static func parents(of locale: String) -> [String] {
    var subtags = locale.split(separator: "-")
    var parents: [String] = []
    while subtags.count > 1 {
      let last = subtags.removeLast()
      // Another script is another text: Taiwan does not read `zh`, nor do readers of `sr-Latn` want `sr`.
      if last.count == 4, last.first?.isLetter ?? false { break }
      if subtags == ["zh"], ["HK", "MO", "TW"].contains(last) { break }
      if last != "x" { parents.append(subtags.joined(separator: "-")) }
    }
    return parents
  }
}

extension MessageFile {
  /// Whether programs that read the file take what it lacks from the file of a shorter locale: those of string catalogs and
  /// Angular do not.
  private var fallsBack: Bool { document.format != .xcstrings && dialect != .angular }

  /// The files of those among others that programs take from this one what it lacks.
  func fallbacks(among files: [MessageFile]) -> [MessageFile] {
    let parents = fallsBack ? LocaleFallback.parents(of: locale) : []
    return parents.flatMap { parent in files.filter { $0.locale == parent && !$0.isSource } }
  }
}
