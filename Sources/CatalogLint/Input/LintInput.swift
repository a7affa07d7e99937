internal import AuthCopy
internal import Foundation

/// Finds and reads what the user named: catalogs of AuthCopy's, and sets of messages.
struct LintInput {
  let sourceLocale: String
  let dialect: Linter.Dialect?
  private(set) var catalogs: [CatalogContext] = []
  private(set) var failures: [String] = []
  private(set) var sets: [MessageSet] = []
  /// Links may lead to one file in several ways.
  private var seen: Set<String> = []

  /// What files hold that are not written yet.
  private let contents: [String: [UInt8]]

  init(sourceLocale: String, dialect: Linter.Dialect?, contents: [String: [UInt8]] = [:]) {
    self.contents = contents
    self.sourceLocale = LocaleTag(sourceLocale)?.description ?? sourceLocale
    self.dialect = dialect
  }

  mutating func add(_ path: String) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      failures.append("\(path): there is no such file or folder")
      return
    }
    if !isDirectory.boolValue {
      sets += group([path], isNamed: true, isOwnCatalog: false)
    } else if FileManager.default.fileExists(atPath: "\(path)/kinds.json") {
      addCatalog(path)
    } else {
      sets += group(files(in: path), isNamed: false, isOwnCatalog: false)
    }
  }

  private mutating func addCatalog(_ path: String) {
    let copy = group(files(in: "\(path)/copy"), isNamed: false, isOwnCatalog: true)
    sets += copy
    do {
      catalogs.append(CatalogContext(folder: try CatalogFolder(path), sets: copy))
    } catch {
      failures.append("\(error)")
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

  /// Reads files and puts those together that say the same in several locales.
  ///
  /// - Parameter isNamed: the user named this very file: it is read even if its name tells no locale.
  private mutating func group(_ paths: [String], isNamed: Bool, isOwnCatalog: Bool) -> [MessageSet] {
    var candidates: [(path: String, group: String, locale: FileLocale?)] = []
    for path in paths where seen.insert(path).inserted {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let fileLocale = FileLocale(fileName: name)
      guard isNamed || fileLocale != nil || name.hasSuffix(".arb") else { continue }
      candidates.append((path, "\(path.dropLast(name.count))\(fileLocale?.rest ?? name)", fileLocale))
    }
    let reader = FileReader(sourceLocale: sourceLocale, dialect: dialect, contents: contents)
    let results = Parallel.map(candidates) { reader.read($0.path, $0.locale) }
    var groups: [String: [MessageFile]] = [:]
    for (candidate, result) in zip(candidates, results) {
      switch result {
      case .success(let file): groups[candidate.group, default: []].append(file)
      case .failure(let error): failures.append("\(error)")
      }
    }
    return groups.sorted { $0.key < $1.key }.map { _, files in
      MessageSet(
        files: files.sorted { ($0.isSource ? 0 : 1, $0.source.path) < ($1.isSource ? 0 : 1, $1.source.path) },
        isOwnCatalog: isOwnCatalog)
    }
  }
}
