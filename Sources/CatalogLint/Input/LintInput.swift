internal import AuthCopy
internal import Foundation

/// Finds and reads what the user named: catalogs of AuthCopy's, and sets of messages.
struct LintInput {
  /// Larger files are refused, so that a mistake does not fill the memory.
  private static let maximumFileSize = 512 << 20

  let sourceLocale: String
  private(set) var catalogs: [CatalogFolder] = []
  private(set) var failures: [String] = []
  /// By folder and the part of the name that files of a set share.
  private var groups: [String: [MessageFile]] = [:]
  private let parser = MessageParser()

  init(sourceLocale: String) {
    self.sourceLocale = LocaleTag(sourceLocale)?.description ?? sourceLocale
  }

  var sets: [MessageSet] {
    groups.sorted { $0.key < $1.key }.map { _, files in
      MessageSet(files: files.sorted { ($0.isSource ? 0 : 1, $0.source.path) < ($1.isSource ? 0 : 1, $1.source.path) })
    }
  }

  mutating func add(_ path: String) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      failures.append("\(path): there is no such file or folder")
      return
    }
    if !isDirectory.boolValue {
      addFile(path, isNamed: true)
    } else if FileManager.default.fileExists(atPath: "\(path)/kinds.json") {
      addCatalog(path)
    } else {
      addFolder(path)
    }
  }

  private mutating func addCatalog(_ path: String) {
    do {
      catalogs.append(try CatalogFolder(path))
    } catch {
      failures.append("\(error)")
    }
    addFolder("\(path)/copy")
  }

  private mutating func addFolder(_ path: String) {
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() where !name.hasPrefix(".") {
        let child = "\(path)/\(name)"
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: child, isDirectory: &isDirectory)
        if isDirectory.boolValue {
          // A link to a folder could lead back here.
          let type = try FileManager.default.attributesOfItem(atPath: child)[.type] as? FileAttributeType
          if type != .typeSymbolicLink { addFolder(child) }
        } else if name.hasSuffix(".arb") || name.hasSuffix(".json") {
          addFile(child, isNamed: false)
        }
      }
    } catch {
      failures.append("\(path): cannot be read: \(error.reasonInWords)")
    }
  }

  /// - Parameter isNamed: the user named this very file: it is read even if its name tells no locale.
  private mutating func addFile(_ path: String, isNamed: Bool) {
    do throws(CatalogError) {
      let source = try SourceFile(reading: path, maximumSize: Self.maximumFileSize)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let fileLocale = FileLocale(fileName: name)
      guard isNamed || fileLocale != nil || name.hasSuffix(".arb") else { return }
      let root = try CatalogFolder.parse(source)
      let declared = root["@@locale"]?.string.flatMap(LocaleTag.init)?.description
      let locale = declared ?? fileLocale?.tag ?? sourceLocale
      let folder = path.dropLast(name.count)
      groups["\(folder)\(fileLocale?.rest ?? name)", default: []].append(
        MessageFile(source, root: root, locale: locale, isSource: isSource(locale), parser: parser))
    } catch {
      failures.append("\(error)")
    }
  }

  /// `en-US` is the source too when the source is `en`.
  private func isSource(_ locale: String) -> Bool {
    locale == sourceLocale || locale.hasPrefix(sourceLocale + "-")
  }
}
