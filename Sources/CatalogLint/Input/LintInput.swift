internal import AuthCopy
internal import CatalogFormats
internal import Foundation

/// Finds the input that the user named: AuthCopy catalogs, and files with the same messages in several locales.
struct LintInput {
  /// A set of files that is linted together.
  enum Unit: Sendable {
    /// Files with the same messages in several locales.
    case messages(Group)
    /// The folder of an AuthCopy catalog; nil is the shipped one.
    case catalog(String?)
    /// A folder that is laid over a catalog: the one in the folder `base`, or the shipped one.
    case overlay(String, base: String?)
  }

  /// Files with the same messages in several locales, not read yet.
  struct Group: Sendable {
    let files: [NamedFile]
    /// Files beside those that the user named; a source among them is only compared with.
    var neighbors: [NamedFile] = []
  }

  /// A path, and the locale in the file's name.
  struct NamedFile: Sendable {
    let path: String
    let locale: FileLocale?
  }

  private(set) var units: [Unit] = []
  /// The paths that could not be read.
  private(set) var failures: [Diagnostic] = []
  /// The paths already found, because links may lead to one file in several ways.
  private var seen: Set<String> = []

  init(_ paths: [String]) {
    var named: [String] = []
    for path in paths {
      var isDirectory: ObjCBool = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
        failures.append(FileError(path: path, reason: .system(ENOENT)).reading)
      } else if !isDirectory.boolValue {
        named.append(path)
      } else if FileManager.default.fileExists(atPath: "\(path)/kinds.json") {
        units.append(.catalog(path))
      } else {
        units += grouped(files(in: path)).map { .messages(Group(files: $0.files)) }
      }
    }
    for (key, files) in grouped(named, areNamed: true) {
      units.append(.messages(Group(files: files, neighbors: neighbors(of: files, key))))
    }
  }

  private mutating func files(in folder: String) -> [String] {
    do {
      var found: [String] = []
      for name in try Folder.names(in: folder) where !name.hasPrefix(".") {
        let child = "\(folder)/\(name)"
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: child, isDirectory: &isDirectory)
        if isDirectory.boolValue {
          // A link to a folder could create a cycle.
          let type = try? FileManager.default.attributesOfItem(atPath: child)[.type] as? FileAttributeType
          if type != .typeSymbolicLink { found += files(in: child) }
        } else if CatalogFormat(path: child) != nil {
          found.append(child)
        }
      }
      return found
    } catch {
      failures.append(error.reading)
      return []
    }
  }

  /// Groups the files that have the same messages in several locales.
  ///
  /// - Parameter areNamed: whether the user named these files; they are accepted even without a locale in their names.
  private mutating func grouped(_ paths: [String], areNamed: Bool = false) -> [(key: String, files: [NamedFile])] {
    var files: [String: [NamedFile]] = [:]
    for path in paths where seen.insert(path).inserted {
      let (key, locale) = Self.group(of: path)
      guard areNamed || locale != nil || Self.isCertain(path, among: paths) else { continue }
      files[key, default: []].append(NamedFile(path: path, locale: locale))
    }
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether a file without a locale in its name holds messages.
  private static func isCertain(_ path: String, among paths: [String]) -> Bool {
    switch CatalogFormat(path: path) {
    case .arb, .po, .xcstrings, .xliff, .android: true
    // Other files of properties are settings of programs; those of messages stand beside their translations.
    case .properties:
      paths.contains { $0 != path && group(of: $0).key == group(of: path).key }
    case .json, nil: false
    }
  }

  /// The key that the files of one group share: their folder, and their names without the locale.
  private static func group(of path: String) -> (key: String, locale: FileLocale?) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if let folder = AndroidFolder(path: path) {
      return ("\(folder.parent)values*/\(name)", folder.locale.map { FileLocale(tag: $0, rest: name) })
    }
    let locale = FileLocale(fileName: name)
    // A file with several locales has no others beside it.
    if CatalogFormat(path: path)?.isSelfContained == true { return (path, locale) }
    if locale == nil, path.hasSuffix(".properties") {
      return ("\(path.dropLast(".properties".count))_*.properties", nil)
    }
    return ("\(path.dropLast(name.count))\(locale?.rest ?? name)", locale)
  }

  private func neighbors(of files: [NamedFile], _ key: String) -> [NamedFile] {
    guard let first = files.first?.path else { return [] }
    let folder = first.lastIndex(of: "/").map { String(first[...$0]) } ?? ""
    // If the folder cannot be listed, the named file is still linted, without neighbors.
    let names = (try? Folder.names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.compactMap { name in
      let path = folder + name
      let (group, locale) = Self.group(of: path)
      return group == key && !files.contains { $0.path == path } ? NamedFile(path: path, locale: locale) : nil
    }
  }
}
