internal import CatalogFormats
internal import MessageFiles

/// A part of a path that may be the locale of the file: a part of its name, or one of its folders.
struct FileLocale: Sendable {
  let locale: WrittenLocale
  /// The path with `*` in place of the locale, which all files of a set share: `l10n/app_*.arb`, `locales/*/app.json`.
  let pattern: String
  /// Whether the part is certainly the locale; otherwise other files of the same pattern must confirm it.
  let isCertain: Bool
  /// The index of the path component that contains the locale; nil when the file's name contains it.
  let folder: Int?

  /// The locale's canonical BCP 47 tag; nil when the locale is not recognized.
  var tag: String? { locale.tag }

  /// The language of the locale: `ko` for `ko-KR`.
  var language: Substring? { tag?.prefix { $0 != "-" } }

  /// Whether qualifiers of Android follow the locale, as in `values-ko-night`, for which the files are a variant.
  static func isOfVariant(_ pattern: String) -> Bool { pattern.contains("values-*-") }

  /// Returns the same place in the path with another locale.
  func replacing(_ other: WrittenLocale) -> FileLocale {
    FileLocale(locale: other, pattern: pattern, isCertain: isCertain, folder: folder)
  }

  /// Returns the places in a path that may be a locale, most likely first.
  ///
  /// - Parameter depth: the number of leading path components that cannot be the locale.
  static func candidates(in path: String, below depth: Int) -> [FileLocale] {
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = components.last else { return [] }
    let folders = components.dropLast()
    return localesInName(name).map { before, locale, after, isLast in
      // The pattern also replaces a folder with the same locale: `ko/messages_ko.json`.
      let patternFolders = folders.enumerated().map { index, folder in
        index >= depth && folder == locale.text ? "*" : folder
      }
      return FileLocale(
        locale: locale, pattern: (patternFolders + ["\(before)*\(after)"]).joined(separator: "/"),
        isCertain: locale.isCertain && isLast, folder: nil)
    }
      + folders.indices.reversed().filter { $0 >= depth }.compactMap { index in
        let isMoko = index > 0 && folders[index - 1] == AndroidFolder.mokoFolder
        guard let (before, locale, after) = localeInFolder(folders[index], isAndroid: isMoko) else { return nil }
        var parts = components
        parts[index] = "\(before)*\(after)"
        // A bare code, such as `is`, may also be a word.
        let isBareCode = before.isEmpty && after.isEmpty && !locale.text.contains { "-_+@".contains($0) }
        let isInLocaleFolder = isMoko || (index > 0 && localeParentFolderNames.contains(folders[index - 1]))
        return FileLocale(
          locale: locale, pattern: parts.joined(separator: "/"),
          isCertain: locale.isCertain && (!isBareCode || isInLocaleFolder), folder: index)
      }
  }

  /// Finds the locale in a file's name; nil unless the last part of the name is certainly a locale.
  ///
  /// - Parameter name: a file name with its extension, such as `ko.json`, `app_ko.arb`, `ko-KR.json`.
  init?(fileName name: String) {
    guard let locale = Self.candidates(in: name, below: 0).first(where: \.isCertain) else { return nil }
    self = locale
  }

  private init(locale: WrittenLocale, pattern: String, isCertain: Bool, folder: Int?) {
    self.locale = locale
    self.pattern = pattern
    self.isCertain = isCertain
    self.folder = folder
  }

  /// Names of folders that contain a folder for each locale.
  private static let localeParentFolderNames: Set<String> = [
    "_locales", "i18n", "intl", "l10n", "lang", "langs", "language", "languages", "locale", "locales", "localization",
    "messages", "nls", "translation", "translations",
  ]

  private typealias Place = (before: String, locale: WrittenLocale, after: String)

  /// Returns the places in a name that may be a locale; `isLast` if only the extension follows.
  private static func localesInName(
    _ name: String
  ) -> [(before: String, locale: WrittenLocale, after: String, isLast: Bool)] {
    // Slang writes `strings_ko.i18n.json`.
    let suffix = ".i18n.json"
    let dot =
      name.hasSuffix(suffix)
      ? name.index(name.endIndex, offsetBy: -suffix.count) : name.lastIndex(of: ".") ?? name.endIndex
    var end = dot
    var places: [(String, WrittenLocale, String, Bool)] = []
    while true {
      // A part between dots: `messages.ko.json`, `ko.messages.json`.
      let part = name[..<end].lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex
      var starts = [part]
      for index in name[part..<end].indices where "_-".contains(name[index]) { starts.append(name.index(after: index)) }
      for start in starts {
        guard let locale = WrittenLocale(name[start..<end]) else { continue }
        places.append((String(name[..<start]), locale, String(name[end...]), end == dot))
        // The remaining parts belong to this locale: `TW` in `zh_TW`.
        if locale.isCertain { break }
      }
      guard part > name.startIndex else { return places }
      end = name.index(before: part)
    }
  }

  /// Returns the locale in a folder's name: `ko`, `ko.lproj`, `values-ko`, `values-ko-night`.
  ///
  /// - Parameter isAndroid: whether the locale may be written as in Android, without a prefix: `zh-rTW`.
  private static func localeInFolder(_ name: String, isAndroid: Bool = false) -> Place? {
    var text = name[...]
    var (before, after) = ("", "")
    if text.hasSuffix(".lproj") {
      after = ".lproj"
      text.removeLast(after.count)
    } else if text.hasPrefix("values-") {
      before = "values-"
      text.removeFirst(before.count)
      // Android's tags, as in `b+sr+Latn`, contain no hyphen; other locales are recognized as a whole if possible.
      if let locale = AndroidFolder.localeName(text),
        locale.contains("+") || WrittenLocale(text, isAndroid: true) == nil
      {
        after = String(text[locale.endIndex...])
        text = locale
      }
    }
    return WrittenLocale(text, isAndroid: isAndroid || before == "values-").map { (before, $0, after) }
  }
}
