internal import AuthCopy
internal import Foundation

/// Finds what the user named: catalogs of AuthCopy's, and files that say the same in several locales.
struct LintInput {
  /// Files that say the same in several locales, not read yet.
  struct Group: Sendable {
    let files: [(path: String, locale: FileLocale?)]
    /// Stand beside a file that the user named; a source among them is what that file is compared with.
    var neighbors: [(path: String, locale: FileLocale?)] = []
    /// The folder of the catalog of AuthCopy's whose copy they are; nil for somebody's messages.
    let catalog: String?
  }

  private(set) var groups: [Group] = []
  /// The folders of catalogs of AuthCopy's.
  private(set) var catalogs: [String] = []
  /// What could not be read, a line each.
  private(set) var failures: [String] = []
  /// Links may lead to one file in several ways.
  private var seen: Set<String> = []

  init(_ paths: [String]) {
    var named: [String] = []
    for path in paths {
      var isDirectory: ObjCBool = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
        failures.append("\(path): there is no such file or folder")
      } else if !isDirectory.boolValue {
        named.append(path)
      } else if FileManager.default.fileExists(atPath: "\(path)/kinds.json") {
        catalogs.append(path)
        groups += grouped(files(in: "\(path)/copy")).map { Group(files: $0.files, catalog: path) }
      } else {
        groups += grouped(files(in: path)).map { Group(files: $0.files, catalog: nil) }
      }
    }
    for (key, files) in grouped(named, areNamed: true) {
      groups.append(Group(files: files, neighbors: neighbors(of: files, key), catalog: nil))
    }
  }

  private mutating func files(in folder: String) -> [String] {
    do {
      var found: [String] = []
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where !name.hasPrefix(".") {
        let child = "\(folder)/\(name)"
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: child, isDirectory: &isDirectory)
        if isDirectory.boolValue {
          // A link to a folder could lead back here.
          let type = try FileManager.default.attributesOfItem(atPath: child)[.type] as? FileAttributeType
          if type != .typeSymbolicLink { found += files(in: child) }
        } else if name.hasSuffix(".arb") || name.hasSuffix(".json") {
          found.append(child)
        }
      }
      return found
    } catch {
      failures.append("\(folder): cannot be read: \(error.reasonInWords)")
      return []
    }
  }

  /// Puts those files together that say the same in several locales.
  ///
  /// - Parameter areNamed: the user named these very files: they are taken even if their names tell no locale.
  private mutating func grouped(
    _ paths: [String], areNamed: Bool = false
  ) -> [(key: String, files: [(path: String, locale: FileLocale?)])] {
    var files: [String: [(path: String, locale: FileLocale?)]] = [:]
    for path in paths where seen.insert(path).inserted {
      let (key, locale) = Self.group(of: path)
      guard areNamed || locale != nil || path.hasSuffix(".arb") else { continue }
      files[key, default: []].append((path, locale))
    }
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// What the files of one group share: their folder, and their names without the locale.
  private static func group(of path: String) -> (key: String, locale: FileLocale?) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let locale = FileLocale(fileName: name)
    return ("\(path.dropLast(name.count))\(locale?.rest ?? name)", locale)
  }

  private func neighbors(
    of files: [(path: String, locale: FileLocale?)], _ key: String
  ) -> [(path: String, locale: FileLocale?)] {
    guard let first = files.first?.path else { return [] }
    let folder = first.lastIndex(of: "/").map { String(first[...$0]) } ?? ""
    // What cannot be listed has no neighbours: the file itself was named, and is read.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted().compactMap { name in
      let path = folder + name
      let (group, locale) = Self.group(of: path)
      return group == key && !files.contains { $0.path == path } ? (path, locale) : nil
    }
  }
}
