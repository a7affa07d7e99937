internal import AuthCopy

/// A folder of Android's resources, such as `values-ko`.
package struct AndroidFolder {
  /// The locale, a BCP 47 tag; nil for `values`, which has the source.
  package let locale: String?
  /// The folder that has `values` and its translations, with a slash at the end.
  package let parent: String

  /// - Parameter path: the path of a file that may hold strings, whatever its name; nil for any other file.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, name.hasSuffix(".xml"), parts.count >= 2 else { return nil }
    let folder = parts[parts.count - 2]
    parent = parts.dropLast(2).map { "\($0)/" }.joined()
    if folder == "values" {
      locale = nil
    } else if folder.hasPrefix("values-"), let locale = Self.locale(folder.dropFirst("values-".count)) {
      self.locale = locale
    } else {
      return nil
    }
  }

  /// The locale that a folder's qualifiers begin with; nil when they mean something else, such as `night` or `v21`.
  ///
  /// Android does not tell capitals from small letters.
  private static func locale(_ qualifiers: Substring) -> String? {
    let qualifiers = qualifiers.lowercased()
    if qualifiers.hasPrefix("b+") {
      return LocaleTag(String(qualifiers.dropFirst(2).replacing("+", with: "-")))?.description
    }
    let parts = qualifiers.split(separator: "-")
    guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLetter),
      !["any", "car"].contains(language)
    else { return nil }
    var tag = String(language)
    if parts.count > 1, parts[1].count == 3, parts[1].hasPrefix("r") { tag += "-\(parts[1].dropFirst())" }
    return LocaleTag(tag)?.description
  }

  /// The name of the folder of a locale; nil where Android's qualifiers cannot say it.
  ///
  /// A private subtag, as in `ko-x-haeyo`, is a variant to Android: `values-b+ko+haeyo`.
  package static func name(of locale: String) -> String? {
    let subtags = locale.split(separator: "-").map(String.init)
    guard var language = subtags.first, (2...3).contains(language.count) else { return nil }
    // The codes that the Java runtime has kept.
    language = ["he": "iw", "id": "in", "yi": "ji"][language] ?? language
    let rest = subtags.dropFirst().filter { $0 != "x" }
    if rest.isEmpty { return "values-\(language)" }
    if rest.count == 1, subtags.count == 2, let region = rest.first, region.count == 2 {
      return "values-\(language)-r\(region)"
    }
    var order = 0
    for subtag in rest {
      let place = subtag.count == 4 && subtag.first?.isLetter == true ? 1 : (2...3).contains(subtag.count) ? 2 : 3
      guard place > order, place < 3 || (5...8).contains(subtag.count) || subtag.first?.isNumber == true,
        subtag.count > 1
      else { return nil }
      order = place
    }
    return "values-b+" + ([language] + rest).joined(separator: "+")
  }
}
