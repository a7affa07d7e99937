internal import AuthCopy

/// A part of a path that may be the locale of the file: the last such part of its name, or one of its folders.
struct FileLocale: Sendable {
  let locale: WrittenLocale
  /// The path with `*` in place of the locale, which all files of a set share: `l10n/app_*.arb`, `locales/*/app.json`.
  let pattern: String
  /// Whether the place alone says that it is the locale; otherwise only other files of the same pattern do.
  let isCertain: Bool
  /// The folder that the locale stands in, as the number of components before it; nil when it stands in the name.
  let folder: Int?

  /// The locale's canonical BCP 47 tag; nil when it is not understood.
  var tag: String? { locale.tag }

  /// The language of the locale: `ko` for `ko-KR`.
  var language: Substring? { tag?.prefix { $0 != "-" } }

  /// The same place in the path of another locale's file.
  func replacing(_ other: WrittenLocale) -> FileLocale {
    FileLocale(locale: other, pattern: pattern, isCertain: isCertain, folder: folder)
  }

  /// The places in a path that may be a locale, most likely first.
  ///
  /// - Parameter depth: how many components of the path no locale is looked for in.
  static func candidates(in path: String, below depth: Int) -> [FileLocale] {
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = components.last else { return [] }
    let folders = components.dropLast()
    return inName(name).map { before, locale, after, isLast in
      // A folder with the same locale is another place for it: `ko/messages_ko.json`.
      let parents = folders.enumerated().map { $0.offset >= depth && $0.element == locale.text ? "*" : $0.element }
      return FileLocale(
        locale: locale, pattern: (parents + ["\(before)*\(after)"]).joined(separator: "/"),
        isCertain: locale.isCertain && isLast, folder: nil)
    }
      + folders.indices.reversed().filter { $0 >= depth }.compactMap { index in
        guard let (before, locale, after) = inFolder(folders[index]) else { return nil }
        var parts = components
        parts[index] = "\(before)*\(after)"
        let isAlone = before.isEmpty && after.isEmpty && !locale.text.contains { "-_+@".contains($0) }
        let isOfLocales = index > 0 && foldersOfLocales.contains(folders[index - 1])
        return FileLocale(
          locale: locale, pattern: parts.joined(separator: "/"),
          isCertain: locale.isCertain && (!isAlone || isOfLocales), folder: index)
      }
  }

  /// The locale in a file's name: the last part of the name that looks like one.
  ///
  /// - Parameter name: a file name with its extension, such as `ko.json`, `app_ko.arb`, `ko-KR.json`.
  init?(fileName name: String) {
    guard let found = Self.candidates(in: name, below: 0).first(where: \.isCertain) else { return nil }
    self = found
  }

  private init(locale: WrittenLocale, pattern: String, isCertain: Bool, folder: Int?) {
    self.locale = locale
    self.pattern = pattern
    self.isCertain = isCertain
    self.folder = folder
  }

  /// Names of folders that hold a folder for each locale.
  private static let foldersOfLocales: Set<String> = [
    "_locales", "i18n", "intl", "l10n", "lang", "langs", "language", "languages", "locale", "locales", "localization",
    "messages", "nls", "translation", "translations",
  ]

  private typealias Place = (before: String, locale: WrittenLocale, after: String)

  /// - Returns: the places in a name; `isLast` where nothing but the extension follows.
  private static func inName(_ name: String) -> [(before: String, locale: WrittenLocale, after: String, isLast: Bool)] {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    var end = dot
    var found: [(String, WrittenLocale, String, Bool)] = []
    while true {
      // A part between dots: `messages.ko.json`, `ko.messages.json`.
      let part = name[..<end].lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex
      var starts = [part]
      for index in name[part..<end].indices where "_-".contains(name[index]) { starts.append(name.index(after: index)) }
      for start in starts {
        guard let locale = WrittenLocale(name[start..<end]) else { continue }
        found.append((String(name[..<start]), locale, String(name[end...]), end == dot))
        // What follows is a part of this one: `zh_TW` after `app_`, `TW` after `zh_`.
        if locale.isCertain { break }
      }
      guard part > name.startIndex else { return found }
      end = name.index(before: part)
    }
  }

  /// `ko`, `ko.lproj`, `values-ko`.
  private static func inFolder(_ name: String) -> Place? {
    var text = name[...]
    var (before, after) = ("", "")
    if text.hasSuffix(".lproj") {
      after = ".lproj"
      text.removeLast(after.count)
    } else if text.hasPrefix("values-") {
      before = "values-"
      text.removeFirst(before.count)
    }
    return WrittenLocale(text, isAndroid: before == "values-").map { (before, $0, after) }
  }
}
