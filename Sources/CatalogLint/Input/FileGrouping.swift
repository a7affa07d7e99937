internal import CatalogFormats
internal import Foundation
internal import MessageFiles

/// Groups files that contain the same messages in several locales, based on their paths.
///
/// Some paths alone identify the locale: `app_ko.arb`, `locales/ko-KR/app.json`. Other paths need a file that differs
/// in the same place: `ko/app.json` next to `en/app.json`, `jbo.json` next to `en.json`.
struct FileGrouping {
  typealias PathWithLocale = LintInput.PathWithLocale

  private(set) var groups: [LintInput.FileGroup] = []
  /// The files that belong to no group although other files of the same format in their folder do, or files at the same
  /// place in the folders of locales.
  private(set) var skippedFiles: [SkippedFile] = []

  /// - Parameters:
  ///   - folder: the searched folder; its parents are not searched for locales. nil if the user named the files.
  ///   - isNamed: whether the user named the files; they are accepted even without a locale.
  init(_ paths: [String], below folder: String?, named isNamed: Bool, _ linter: Linter) {
    // The number of folders above the searched folder, whose own name may be a locale.
    let depth = folder.map { folder in
      max(0, folder.trimmingSuffix("/").split(separator: "/", omittingEmptySubsequences: false).count - 1)
    }
    let candidateFiles = Parallel.map(paths) { path in
      CandidateFile(path: path, below: depth ?? 0, isNamed: isNamed)
    }
    // The files of each group, by the pattern of their paths; by its path for a file that has no locale and no group.
    var members: [String: [PathWithLocale]] = [:]
    var uncertain: [CandidateFile] = []
    for file in candidateFiles where !file.isBilingual {
      if let locale = file.candidates.first(where: \.isCertain) {
        members[locale.pattern, default: []].append(PathWithLocale(path: file.path, locale: locale))
      } else {
        uncertain.append(file)
      }
    }
    // The locales that the uncertain files have in the same place, by pattern.
    var localesByPattern: [String: Set<WrittenLocale>] = [:]
    for candidate in uncertain.flatMap(\.candidates) where candidate.locale.isCertain {
      localesByPattern[candidate.pattern, default: []].insert(candidate.locale)
    }
    var pathsWithoutLocale: [String] = []
    let patterns = Set(members.keys)
    func isCertain(_ candidate: FileLocale) -> Bool {
      patterns.contains(candidate.pattern) || localesByPattern[candidate.pattern]?.count ?? 0 > 1
    }
    for file in uncertain {
      if let member = file.member(ifCertain: isCertain) {
        members[member.locale?.pattern ?? file.path, default: []].append(member)
      } else {
        pathsWithoutLocale.append(file.path)
      }
    }
    for path in pathsWithoutLocale {
      // A file without a locale, such as `app.arb`, belongs to the group `app_*.arb` as its source unless a file of the
      // group has exactly the source locale. In a Java resource bundle, it always belongs to the group.
      let isBundle = CatalogFormat(path: path) == .properties
      let groupPattern = members.keys.sorted().first { pattern in
        Self.pathsWithoutLocale(of: pattern).contains(path)
          && (isBundle || !(members[pattern] ?? []).contains { $0.locale?.tag == linter.sourceTag })
      }
      if groupPattern != nil || isNamed || MessageFileName(path).isCertain {
        members[groupPattern ?? path, default: []].append(PathWithLocale(path: path, locale: nil))
      } else if !MessageFileName(path).isOtherResource {
        skippedFiles.append(SkippedFile(path: path, reason: .noLocale))
      }
    }
    let groupedFolders = Set(members.values.flatMap { $0.map { FormatFolder($0.path) } })
    let patternsOfSeveral = Set(members.filter { $0.value.count > 1 }.keys)
    skippedFiles.removeAll { file in
      !groupedFolders.contains(FormatFolder(file.path))
        && patternsOfSeveral.isDisjoint(with: Self.patternsInFolders(of: file.path))
    }
    let localesByFolder = isNamed ? [:] : Self.localesOfFolders(members)
    let reader = MessageGroupReader(linter)
    let sources = Dictionary(
      grouping: members.values.joined().filter { reader.isSource($0.locale?.tag ?? reader.sourceLocale) }
        + pathsWithoutLocale.filter { members[$0] == nil }.map { PathWithLocale(path: $0, locale: nil) },
      by: { Self.nameWithoutLocale(of: $0.locale?.pattern ?? $0.path) })
    groups = members.sorted { $0.key < $1.key }.map { pattern, files in
      var group = LintInput.FileGroup(files: files, isNamed: isNamed)
      if FileLocale.isOfVariant(pattern) {
        group.isVariant = true
        group.neighbors = Self.sourcesOfVariant(pattern)
        return group
      }
      if let folderLocales = Self.localeParentFolder(of: pattern).flatMap({ localesByFolder[$0] }) {
        group.missingLocales = folderLocales.subtracting(files.compactMap { $0.locale?.tag }).sorted()
      }
      // The source may be outside of the searched folder, such as in `locales/en` if `locales/ko` is searched.
      let isInLocaleFolder = files.contains { $0.locale?.folder.map { $0 <= depth ?? 0 } ?? false }
      if isNamed || isInLocaleFolder { group.neighbors = Self.neighbors(of: files) }
      if !(files + group.neighbors).contains(where: { reader.isSource($0.locale?.tag ?? reader.sourceLocale) }) {
        group.parallelSources = Self.parallelSources(of: pattern, for: linter)
        // The source may be in another tree: the only one of its name, which is never chosen among several.
        if group.parallelSources.isEmpty, let name = Self.nameWithoutLocale(of: pattern), let named = sources[name],
          named.count == 1
        {
          group.parallelSources = named
        }
      }
      return group
    }
    groups += Self.bilingualGroups(candidateFiles.filter(\.isBilingual), named: isNamed, linter)
  }

  /// Returns a group for each file with source and translation.
  private static func bilingualGroups(
    _ files: [CandidateFile], named isNamed: Bool, _ linter: Linter
  ) -> [LintInput.FileGroup] {
    let members = files.map { PathWithLocale(path: $0.path, locale: $0.likelyLocale) }
    let siblings = Dictionary(grouping: members) { $0.locale?.pattern ?? $0.path }.mapValues { members in
      guard isNamed, let first = members.first, let locale = first.locale else { return members }
      return [first] + Self.siblings(of: locale, first.path)
    }
    return zip(files, members).map { file, member in
      LintInput.FileGroup(
        files: [member], neighbors: file.sourcesAndParents(for: linter),
        siblings: siblings[member.locale?.pattern ?? member.path] ?? [], isNamed: isNamed)
    }
  }

  /// Returns the patterns of a file's path if the name of one of its folders were a locale.
  private static func patternsInFolders(of path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.indices.dropLast().map { index in
      (parts[..<index] + ["*"] + parts[(index + 1)...]).joined(separator: "/")
    }
  }

  /// Returns the folder that contains a folder for each locale: `web/locales/` for `web/locales/*/app.json`.
  private static func localeParentFolder(of pattern: String) -> Substring? {
    guard let star = pattern.firstIndex(of: "*"), pattern[star...].contains("/"), !FileLocale.isOfVariant(pattern)
    else { return nil }
    return pattern[..<star]
  }

  /// Returns the locales that certainly have a file, by the folder that contains the folders of the locales.
  private static func localesOfFolders(_ members: [String: [PathWithLocale]]) -> [Substring: Set<String>] {
    var locales: [Substring: Set<String>] = [:]
    for (pattern, files) in members {
      guard let folder = localeParentFolder(of: pattern) else { continue }
      locales[folder, default: []].formUnion(files.filter(\.isCertain).compactMap { $0.locale?.tag })
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

  /// A file with the parts of its path that may be its locale.
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
    /// This file may contain names in place of the source texts, which are then in the file of the source locale.
    /// Programs fall back on the files of parent locales.
    func sourcesAndParents(for linter: Linter) -> [PathWithLocale] {
      guard let locale = likelyLocale else { return [] }
      let tags = [String(linter.sourceLanguage), linter.sourceTag] + LocaleFallback.parents(of: locale.tag ?? "")
      let spellings = tags + tags.filter { $0.contains("-") }.map { $0.replacing("-", with: "_") }
      return spellings.compactMap { WrittenLocale($0) }.compactMap { other in
        let sibling = locale.pattern.replacing("*", with: other.text)
        guard sibling != path, FileManager.default.fileExists(atPath: sibling) else { return nil }
        return PathWithLocale(path: sibling, locale: locale.replacing(other))
      }
    }

    /// Returns the file with the locale that other files make certain; nil if there is none in its path.
    ///
    /// A file that the user named, or whose name identifies it as a message file, needs no other files.
    func member(ifCertain isCertain: (FileLocale) -> Bool) -> PathWithLocale? {
      for candidate in candidates {
        if isCertain(candidate) || (isNamed && !FileGrouping.siblings(of: candidate, path).isEmpty) {
          return PathWithLocale(path: path, locale: candidate, isCertain: candidate.locale.isCertain)
        }
      }
      guard isNamed || MessageFileName(path).isCertain else { return nil }
      let parentIndex = path.split(separator: "/", omittingEmptySubsequences: false).count - 2
      let locale = candidates.first { candidate in
        // A word such as `app` has a tag but is not a language. A text without a tag, such as `jp`, is kept as a
        // misspelled locale, which a rule reports.
        let isLanguageOrMisspelled = candidate.locale.isLanguage || candidate.tag == nil
        return isLanguageOrMisspelled && (candidate.folder == nil || candidate.folder == parentIndex)
      }
      return locale.map { PathWithLocale(path: path, locale: $0) }
    }
  }

  /// Returns the name of a pattern's file without a locale: `app.arb` for `l10n/app_*.arb`; nil for `l10n/*.arb`.
  private static func nameWithoutLocale(of pattern: String) -> String? {
    guard let name = pattern.split(separator: "/").last, let star = name.firstIndex(of: "*") else {
      return pattern.split(separator: "/").last.map(String.init)
    }
    let before = name[..<star]
    return before.last.map("_-.".contains) ?? false ? String(before.dropLast() + name[star...].dropFirst()) : nil
  }

  /// Returns the paths of a pattern's file without a locale: `app.arb` for `app_*.arb`, `Base.lproj/Main.strings` and
  /// `English.lproj/Main.strings` for `*.lproj/Main.strings`.
  private static func pathsWithoutLocale(of pattern: String) -> [String] {
    if pattern.contains("\(AndroidFolder.mokoFolder)/*/") { return [pattern.replacing("*", with: "base")] }
    if pattern.contains("*.lproj/") { return ["Base", "English"].map { pattern.replacing("*", with: $0) } }
    guard let star = pattern.lastIndex(of: "*"), star > pattern.startIndex else { return [] }
    let separator = pattern.index(before: star)
    guard "_-.".contains(pattern[separator]) else { return [] }
    return [String(pattern[..<separator] + pattern[pattern.index(after: star)...])]
  }

  /// Returns the existing files with the sources of Android's `values-*-night`: in `values-night`, then in `values`.
  private static func sourcesOfVariant(_ pattern: String) -> [PathWithLocale] {
    guard let variant = pathsWithoutLocale(of: pattern).first, let star = pattern.firstIndex(of: "*"),
      let slash = pattern[star...].firstIndex(of: "/")
    else { return [] }
    let general = "\(pattern[..<star].dropLast())\(pattern[slash...])"
    let paths = [variant, general].filter(FileManager.default.fileExists(atPath:))
    return paths.map { PathWithLocale(path: $0, locale: nil) }
  }

  /// Returns the existing files in the source locale at the same place of a parallel tree of folders:
  /// `theme/messages_en.properties` for `theme-community/messages_ko.properties`.
  private static func parallelSources(of pattern: String, for linter: Linter) -> [PathWithLocale] {
    let components = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let tags = [linter.sourceTag, String(linter.sourceLanguage)]
    let locales = (tags + tags.map { $0.replacing("-", with: "_") }).compactMap { WrittenLocale($0) }
    var sources: [PathWithLocale] = []
    for (index, component) in components.dropLast().enumerated()
    where !component.isEmpty && !component.contains("*") && component != ".." {
      let parent = components[..<index].joined(separator: "/")
      let names = (try? Folder.names(in: index == 0 ? "." : parent.isEmpty ? "/" : parent)) ?? []
      for name in names where name.isNameOfTree(parallelTo: component) {
        let other = (components[..<index] + [name] + components[(index + 1)...]).joined(separator: "/")
        sources += locales.compactMap { locale in
          let path = other.replacing("*", with: locale.text)
          guard FileManager.default.fileExists(atPath: path) else { return nil }
          let candidates = FileLocale.candidates(in: path, below: 0)
          return PathWithLocale(path: path, locale: candidates.first { $0.locale == locale })
        }
      }
    }
    return sources
  }

  /// Returns the files on disk that may belong to a group but are not in it.
  private static func neighbors(of files: [PathWithLocale]) -> [PathWithLocale] {
    guard let first = files.first else { return [] }
    let paths = Set(files.map(\.path))
    let siblings = first.locale.map { Self.siblings(of: $0, first.path) } ?? []
    let bases = (first.locale.map { Self.pathsWithoutLocale(of: $0.pattern) } ?? [])
      .filter(FileManager.default.fileExists(atPath:)).map { PathWithLocale(path: $0, locale: nil) }
    return (siblings + bases).filter { !paths.contains($0.path) }
  }

  /// Returns the files on disk whose paths differ from a file's path only in the locale.
  private static func siblings(of locale: FileLocale, _ path: String) -> [PathWithLocale] {
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
      return PathWithLocale(path: sibling, locale: locale.replacing(other))
    }
  }
}

extension String {
  /// Returns whether one of two different names of folders is the other with an addition: `theme` and `theme-community`,
  /// `viewer-resources` and `resources`.
  fileprivate func isNameOfTree(parallelTo other: String) -> Bool {
    let (shorter, longer) = count < other.count ? (self, other) : (other, self)
    let neighbors = [
      longer.hasPrefix(shorter) ? longer.dropFirst(shorter.count).first : nil,
      longer.hasSuffix(shorter) ? longer.dropLast(shorter.count).last : nil,
    ]
    return neighbors.contains { $0.map("-_.".contains) ?? false }
  }

  fileprivate func trimmingSuffix(_ suffix: Character) -> Substring {
    var text = self[...]
    while text.last == suffix { text.removeLast() }
    return text
  }
}
