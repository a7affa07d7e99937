internal import Foundation
internal import MessageFiles

/// A locale as written in the name of a file or folder.
///
/// Examples: `ko`, `en-us`, `zh_Hant_TW`, `zh-rTW`, `b+sr+Latn`, `zh_Hant_YUE`, `sr@latin`.
struct WrittenLocale: Hashable, Sendable {
  /// The text as it is written.
  let text: String
  /// The canonical BCP 47 tag; nil when the text only has the shape of a locale.
  let tag: String?
  /// Whether ICU lists the language.
  let isLanguage: Bool
  /// Whether the text is almost certainly a locale; `new` is a language, but also a word.
  let isCertain: Bool

  /// Returns nil when the text does not have the shape of a locale.
  ///
  /// - Parameter isAndroid: whether the text is the qualifier of an Android resource folder, which ignores case.
  init?(_ text: some StringProtocol, isAndroid: Bool = false) {
    guard text.utf8.count < 40, text.utf8.allSatisfy(Self.mayBeInLocale) else { return nil }
    self.text = String(text)
    let text = isAndroid ? Self.inUsualCase(String(text)) : String(text)
    // Android also accepts BCP 47 tags, as in `b+sr+Latn`.
    let isAndroidTag = text.hasPrefix("b+")
    var subtags = Self.subtags(isAndroidTag ? String(text.dropFirst(2)) : text)
    guard let language = subtags.first, (2...3).contains(language.utf8.count), language.allSatisfy(\.isLowercase) else {
      return nil
    }
    guard isAndroidTag || Self.isLocale(subtags) else { return nil }
    // Cantonese may be written as a variety of Chinese, with the subtag at any place of the tag.
    if language == "zh", let index = subtags.dropFirst().firstIndex(where: Self.mayBeVarietyOfChinese) {
      subtags = [subtags[index].lowercased()] + subtags.dropFirst().filter { $0 != subtags[index] }
    }
    guard let tag = LocaleTag(subtags.joined(separator: "-")) else {
      self.tag = nil
      isLanguage = false
      isCertain = false
      return
    }
    // ICU lists all two-letter codes of ISO 639, but not its thousands of three-letter codes.
    isLanguage = tag.isLanguage
    self.tag = isLanguage || language.utf8.count == 3 ? tag.description : nil
    // A three-letter code, such as `new`, may be a word unless a script or region follows or ICU has data for it.
    let hasCapital = subtags.dropFirst().contains { $0.first?.isUppercase ?? false }
    isCertain = isLanguage && (language.utf8.count == 2 || hasCapital || (tag.isKnown && tag.language == language))
  }

  private static func mayBeInLocale(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// Returns the qualifier in its usual case: `zh-rTW` for `ZH-rtw`, `b+sr+Latn` for `B+SR+LATN`.
  private static func inUsualCase(_ text: String) -> String {
    let text = text.lowercased()
    let separator = text.hasPrefix("b+") ? "+" : "-"
    return text.components(separatedBy: separator).enumerated().map { index, part in
      if index == 0 { return part }
      if separator == "-" { return part.hasPrefix("r") ? "r" + part.dropFirst().uppercased() : part }
      // A language or variant is lowercase, a script has a capital, and a region is uppercase.
      return index == 1 || part.utf8.count > 4
        ? part : part.utf8.count == 4 ? part.withCapital : part.uppercased()
    }.joined(separator: separator)
  }

  /// Locales whose subtags are often written together; most other words of four letters are no locales.
  private static let joinedTags = [
    "engb": ["en", "GB"], "enus": ["en", "US"], "ptbr": ["pt", "BR"], "zhcn": ["zh", "CN"], "zhhk": ["zh", "HK"],
    "zhtw": ["zh", "TW"],
  ]

  private static func subtags(_ text: String) -> [String] {
    if let subtags = joinedTags[text] { return subtags }
    var subtags = text.split(omittingEmptySubsequences: false) { "-_+@".contains($0) }.map(String.init)
    // Android's folders: `values-zh-rTW`.
    if subtags.count == 2, subtags[1].utf8.count == 3, subtags[1].first == "r",
      subtags[1].dropFirst().allSatisfy(\.isUppercase)
    {
      subtags[1].removeFirst()
    }
    // gettext's modifiers: `sr@latin`.
    if text.contains("@"), let script = modifiers[subtags.last ?? ""] { subtags[subtags.count - 1] = script }
    return subtags
  }

  private static let modifiers = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
  private static let lowercaseScripts: Set<String> = ["hans", "hant", "latn", "cyrl", "arab", "deva"]
  /// Variants that a file's name may contain; other words of the same shape are not part of a locale.
  private static let variants: Set<String> = ["haeyo", "oxendict", "polyton", "posix", "simple", "tarask", "valencia"]

  private static func mayBeVarietyOfChinese(_ subtag: String) -> Bool {
    subtag.utf8.count == 3 && subtag.allSatisfy(\.isLetter)
  }

  /// Returns whether the subtags after the language are a script, a region, a variant or private use.
  private static func isLocale(_ subtags: [String]) -> Bool {
    var rest = subtags.dropFirst()
    func removeFirst(_ isNext: (String) -> Bool) {
      if let first = rest.first, isNext(first) { rest.removeFirst() }
    }
    let isChinese = subtags[0] == "zh"
    if isChinese { removeFirst { mayBeVarietyOfChinese($0) && LocaleTag($0)?.isLanguage ?? false } }
    removeFirst { subtag in
      subtag.utf8.count == 4 && subtag.allSatisfy(\.isLetter)
        && (subtag.first?.isUppercase ?? false || lowercaseScripts.contains(subtag))
    }
    if isChinese { removeFirst { mayBeVarietyOfChinese($0) && LocaleTag($0)?.isLanguage ?? false } }
    removeFirst { region in
      if region.utf8.count == 3 { return region.allSatisfy(\.isNumber) }
      return region.utf8.count == 2 && region.allSatisfy(\.isLetter)
        && (region.first?.isUppercase ?? false || LocaleTag.isCountry(region))
    }
    removeFirst { variant in
      variants.contains(variant.lowercased()) || (variant.utf8.count == 4 && variant.allSatisfy(\.isNumber))
    }
    return rest.isEmpty || (rest.first == "x" && rest.count > 1)
  }
}
