internal import AuthCopy
internal import CatalogFormats
internal import Foundation

/// Groups files that contain the same messages in several locales, based on their paths.
///
/// Some paths alone identify the locale: `app_ko.arb`, `locales/ko-KR/app.json`. Other paths need a file that differs
/// in the same place: `ko/app.json` next to `en/app.json`, `jbo.json` next to `en.json`.
struct FileGrouping {
  typealias NamedFile = LintInput.NamedFile

  private(set) var groups: [LintInput.Group] = []
  /// The files that belong to no group although other files of the same format in their folder do.
  private(set) var skippedFiles: [SkippedFile] = []

  /// - Parameters:
  ///   - folder: the searched folder; its parents are not searched for locales. nil if the user named the files.
  ///   - isNamed: whether the user named the files; they are accepted even without a locale.
  init(_ paths: [String], below folder: String?, named isNamed: Bool, _ linter: Linter) {
    let depth = folder.map { folder in
      max(0, folder.trimmingSuffix("/").split(separator: "/", omittingEmptySubsequences: false).count - 1)
    }
    let candidateFiles = Parallel.map(paths) { path in
      CandidateFile(path: path, below: depth ?? 0, isNamed: isNamed)
    }
    // The files of each group, by the pattern of their paths.
    var members: [String: [NamedFile]] = [:]
    var undecided: [CandidateFile] = []
    for file in candidateFiles where !file.isBilingual {
      if let locale = file.candidates.first(where: \.isCertain) {
        members[locale.pattern, default: []].append(NamedFile(path: file.path, locale: locale))
      } else {
        undecided.append(file)
      }
    }
    // The locales that the undecided files have in the same place, by pattern.
    var localesByPattern: [String: Set<WrittenLocale>] = [:]
    for candidate in undecided.flatMap(\.candidates) where candidate.locale.isCertain {
      localesByPattern[candidate.pattern, default: []].insert(candidate.locale)
    }
    var pathsWithoutLocale: [String] = []
    let patterns = Set(members.keys)
    for file in undecided {
      if let member = file.member(confirmedBy: {
        patterns.contains($0.pattern) || localesByPattern[$0.pattern]?.count ?? 0 > 1
      }) {
        members[member.locale?.pattern ?? file.path, default: []].append(member)
      } else {
        pathsWithoutLocale.append(file.path)
      }
    }
    for path in pathsWithoutLocale {
      // A file without a locale is the base of its group unless another file has exactly the source locale; the base of
      // a Java resource bundle always belongs to the bundle.
      let isBundle = CatalogFormat(path: path) == .properties
      let base = members.keys.sorted().first { pattern in
        Self.base(of: pattern) == path
          && (isBundle || !(members[pattern] ?? []).contains { $0.locale?.tag == linter.sourceTag })
      }
      if base != nil || isNamed || MessageFileName(path).isCertain {
        members[base ?? path, default: []].append(NamedFile(path: path, locale: nil))
      } else if CatalogFormat(path: path) != .android {
        // Other resources of Android are colors, sizes and styles.
        skippedFiles.append(SkippedFile(path: path, reason: .noLocale))
      }
    }
    let folders = Set(members.values.flatMap { $0.map { FormatFolder($0.path) } })
    skippedFiles.removeAll { !folders.contains(FormatFolder($0.path)) }
    let locales = isNamed ? [:] : Self.localesOfFolders(members)
    groups = members.sorted { $0.key < $1.key }.map { pattern, files in
      var group = LintInput.Group(files: files, isNamed: isNamed)
      if let folderLocales = Self.localeParentFolder(of: pattern).flatMap({ locales[$0] }) {
        group.missingLocales = folderLocales.subtracting(files.compactMap { $0.locale?.tag }).sorted()
      }
      // The source may be outside of the searched folder, such as in `locales/en` if `locales/ko` is searched.
      let isInside = files.allSatisfy { $0.locale?.folder.map { $0 > depth ?? 0 } ?? true }
      if isNamed || !isInside { group.neighbors = Self.neighbors(of: files) }
      return group
    }
    groups += candidateFiles.filter(\.isBilingual).map { file in
      LintInput.Group(
        files: [NamedFile(path: file.path, locale: file.likelyLocale)], neighbors: file.sources(of: linter),
        isNamed: isNamed)
    }
  }

  /// Returns the folder that contains a folder for each locale: `web/locales/` for `web/locales/*/app.json`.
  private static func localeParentFolder(of pattern: String) -> Substring? {
    guard let star = pattern.firstIndex(of: "*"), pattern[star...].contains("/") else { return nil }
    return pattern[..<star]
  }

  /// Returns the locales that have any file, by the folder that contains the folders of the locales.
  private static func localesOfFolders(_ members: [String: [NamedFile]]) -> [Substring: Set<String>] {
    var locales: [Substring: Set<String>] = [:]
    for (pattern, files) in members {
      guard let folder = localeParentFolder(of: pattern) else { continue }
      locales[folder, default: []].formUnion(files.filter { !$0.needsSharedKeys }.compactMap { $0.locale?.tag })
    }
    return locales
  }

  /// A folder, and the extension of a file in it.
  private struct FormatFolder: Hashable {
    let folder: Substring
    let fileExtension: Substring

    init(_ path: String) {
      folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      fileExtension = path[(path.lastIndex(of: ".") ?? path.endIndex)...]
    }
  }

  private struct CandidateFile: Sendable {
    let path: String
    let candidates: [FileLocale]
    let isNamed: Bool
    /// Whether the file contains both the source and the translation.
    let isBilingual: Bool

    /// - Parameter depth: the number of leading path components that cannot be the locale.
    init(path: String, below depth: Int, isNamed: Bool) {
      self.path = path
      candidates = FileLocale.candidates(in: path, below: depth)
      self.isNamed = isNamed
      isBilingual = MessageFileName(path).isBilingual
    }

    /// The most likely locale in the path: `ko` in `ko/LC_MESSAGES/app.po`.
    var likelyLocale: FileLocale? {
      candidates.first(where: \.isCertain) ?? candidates.first(where: \.locale.isCertain)
    }

    /// Returns the existing files with the source locale or a parent locale in the same place of the path.
    ///
    /// The source's file has the source texts if this file has only names. Programs fall back on parent locales.
    func sources(of linter: Linter) -> [NamedFile] {
      guard let locale = likelyLocale else { return [] }
      let texts = [String(linter.sourceLanguage), linter.sourceTag] + LocaleFallback.parents(of: locale.tag ?? "")
      let written = texts + texts.filter { $0.contains("-") }.map { $0.replacing("-", with: "_") }
      return written.compactMap { WrittenLocale($0) }.compactMap { other in
        let sibling = locale.pattern.replacing("*", with: other.text)
        guard sibling != path, FileManager.default.fileExists(atPath: sibling) else { return nil }
        return NamedFile(path: sibling, locale: locale.replacing(other))
      }
    }

    /// Returns the file with the locale that other files confirm; nil if no locale in its path is confirmed.
    ///
    /// A file that the user named, or whose name identifies it as a message file, needs no confirmation.
    func member(confirmedBy isConfirmed: (FileLocale) -> Bool) -> NamedFile? {
      for candidate in candidates {
        if isConfirmed(candidate) || (isNamed && !FileGrouping.siblings(of: candidate, path).isEmpty) {
          return NamedFile(path: path, locale: candidate, needsSharedKeys: !candidate.locale.isCertain)
        }
      }
      guard isNamed || MessageFileName(path).isCertain else { return nil }
      let parent = path.split(separator: "/", omittingEmptySubsequences: false).count - 2
      let locale = candidates.first { candidate in
        // A word such as `app` has a tag but is not a language; a text without a tag, such as `jp`, is a wrong locale.
        let isLanguageOrWrong = candidate.locale.isLanguage || candidate.tag == nil
        return isLanguageOrWrong && (candidate.folder == nil || candidate.folder == parent)
      }
      return locale.map { NamedFile(path: path, locale: $0) }
    }
  }

  /// Returns the path of a pattern's file without a locale: `app.arb` for `app_*.arb`.
  private static func base(of pattern: String) -> String? {
    guard let star = pattern.lastIndex(of: "*"), star > pattern.startIndex else { return nil }
    let separator = pattern.index(before: star)
    guard "_-.".contains(pattern[separator]) else { return nil }
    return String(pattern[..<separator] + pattern[pattern.index(after: star)...])
  }

  /// Returns the files on disk that may belong to a group but are not in it.
  private static func neighbors(of files: [NamedFile]) -> [NamedFile] {
    guard let first = files.first else { return [] }
    let paths = Set(files.map(\.path))
    let siblings = first.locale.map { Self.siblings(of: $0, first.path) } ?? []
    let base = first.locale.flatMap { Self.base(of: $0.pattern) }.flatMap { path in
      FileManager.default.fileExists(atPath: path) ? NamedFile(path: path, locale: nil) : nil
    }
    return (siblings + [base].compactMap(\.self)).filter { !paths.contains($0.path) }
  }

  /// Returns the files on disk whose paths differ from a file's path only in the locale.
  private static func siblings(of locale: FileLocale, _ path: String) -> [NamedFile] {
    let pattern = locale.pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let index = pattern.firstIndex(where: { $0.contains("*") }) else { return [] }
    let parts = pattern[index].split(separator: "*", omittingEmptySubsequences: false)
    let folder = pattern[..<index].joined(separator: "/")
    // If the folder cannot be listed, the named file is still linted, without neighbors.
    let names = (try? Folder.names(in: index == 0 ? "." : folder.isEmpty ? "/" : folder)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(parts[0]), name.hasSuffix(parts[1]), name.count > parts[0].count + parts[1].count,
        let other = WrittenLocale(
          name.dropFirst(parts[0].count).dropLast(parts[1].count), isAndroid: parts[0] == "values-"), other.isCertain
      else { return nil }
      let sibling = locale.pattern.replacing("*", with: other.text)
      guard sibling != path, FileManager.default.fileExists(atPath: sibling) else { return nil }
      return NamedFile(path: sibling, locale: locale.replacing(other))
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
    var text = self[...]
    while text.last == suffix { text.removeLast() }
    return text
  }
}
