internal import CatalogFormats
internal import Foundation
package import MessageFiles

/// The input that the user named: catalogs, and groups of files with the same messages in several locales.
package struct LintInput {
  /// A set of files that is linted together, and the configuration of its project.
  package struct MessageGroup: Sendable {
    package enum Kind: Sendable {
      /// Files with the same messages in several locales.
      case messages(FileGroup)
      /// A catalog of AuthCopy, or an overlay.
      case catalog(CatalogPlace)
    }

    package let kind: Kind
    /// The folder that the user named, in which the files were found; nil if the user named the files themselves.
    var folder: String?
    var configuration = LintConfiguration()
  }

  /// Files with the same messages in several locales, not read yet.
  package struct FileGroup: Sendable {
    package internal(set) var files: [PathWithLocale]
    /// Files with the same messages that the user did not name; they are used for comparison but not linted.
    package internal(set) var neighbors: [PathWithLocale] = []
    /// The files of all locales with the same source, if each file contains its source: those of one gettext template.
    var siblings: [PathWithLocale] = []
    /// The sources at the same place of a parallel tree of folders, for files without another source.
    var parallelSources: [PathWithLocale] = []
    /// The locales with a folder next to the folders of these files that contains other files but lacks this one.
    var missingLocales: [String] = []
    /// Whether the user named the files themselves, rather than a folder.
    var isNamed = false
    /// Whether the files are for some devices only, as Android's `values-ko-night`, with the sources as neighbors.
    ///
    /// Such files contain only the texts that differ, and are compared with all sources together.
    var isVariant = false
  }

  /// A path, and the locale in it.
  package struct PathWithLocale: Sendable {
    package let path: String
    let locale: FileLocale?
    /// Whether the file is certainly a translation; otherwise it is linted only if it shares keys with the other files.
    var isCertain = true
  }

  package private(set) var groups: [MessageGroup] = []
  /// The paths that could not be read or contain no messages.
  package private(set) var failures: [Diagnostic] = []
  /// The files that look like message files but are not linted.
  private(set) var skippedFiles: [SkippedFile] = []
  /// The paths already found, because the user may name a path more than once.
  private var seen: Set<String> = []
  private var configurations: ConfigurationFiles

  /// Creates the input for folders and files, and for catalogs and overlays.
  package init(_ paths: [String], _ places: [CatalogPlace] = [], for linter: Linter) {
    configurations = ConfigurationFiles(linter.rules)
    var namedFiles: [String] = []
    for path in paths {
      var isDirectory: ObjCBool = false
      if !FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
        failures.append(FileError(path: path, reason: .system(ENOENT)).readDiagnostic)
      } else if !isDirectory.boolValue {
        namedFiles.append(path)
      } else if FileManager.default.fileExists(atPath: "\(path)/kinds.json") {
        groups.append(
          MessageGroup(kind: .catalog(.catalog(path)), folder: path, configuration: configurations.nearest(to: path)))
      } else {
        let unreadCount = failures.count + skippedFiles.count
        let files = files(in: path).filter { seen.insert($0).inserted }
        let configured = linter.configured(by: configurations.nearest(to: path))
        let grouping = FileGrouping(files, below: path, named: false, configured)
        skippedFiles += grouping.skippedFiles
        if grouping.groups.isEmpty, failures.count + skippedFiles.count == unreadCount {
          failures.append(.unreadable("unreadable-file.no-messages", path))
        }
        add(grouping.groups, in: path)
      }
    }
    let files = namedFiles.filter { path in
      let refusal = MessageFileName(path).refusal
      if let refusal { failures.append(.unreadable(refusal, path)) }
      return refusal == nil && seen.insert(path).inserted
    }
    let configured = files.first.map { linter.configured(by: configurations.nearest(to: $0)) }
    add(FileGrouping(files, below: nil, named: true, configured ?? linter).groups, in: nil)
    groups += places.map { place in
      let configuration = place.folder.map { configurations.nearest(to: $0) } ?? LintConfiguration()
      return MessageGroup(kind: .catalog(place), folder: place.folder, configuration: configuration)
    }
    failures += configurations.failures
  }

  /// Creates the input for a file that may not be on disk yet, with its neighbors.
  ///
  /// Empty if the path is not the path of a message file.
  package init(unsaved path: String, for linter: Linter) {
    configurations = ConfigurationFiles(linter.rules)
    guard MessageFileName(path).refusal == nil else { return }
    let configured = linter.configured(by: configurations.nearest(to: path))
    add(FileGrouping([path], below: nil, named: true, configured).groups, in: nil)
    failures = configurations.failures
  }

  private mutating func add(_ fileGroups: [FileGroup], in folder: String?) {
    for files in fileGroups {
      guard let first = files.files.first else { continue }
      groups.append(
        MessageGroup(kind: .messages(files), folder: folder, configuration: configurations.nearest(to: first.path)))
    }
  }

  /// Folders of third-party packages.
  private static let packageFolderNames: Set<String> = ["node_modules", "bower_components", "Pods", "Carthage"]

  /// Returns whether a folder with the given name contains third-party packages, which are not searched.
  package static func isPackageFolder(_ name: String) -> Bool { packageFolderNames.contains(name) }

  private mutating func files(in folder: String) -> [String] {
    do {
      var paths: [String] = []
      for name in try Folder.names(in: folder) where !name.hasPrefix(".") {
        let child = "\(folder)/\(name)"
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: child, isDirectory: &isDirectory)
        if isDirectory.boolValue {
          if Self.isPackageFolder(name) { continue }
          if !Folder.isLink(child) {
            paths += files(in: child)
          } else if FileLocale.candidates(in: "\(child)/", below: 0).contains(where: \.isCertain) {
            skippedFiles.append(SkippedFile(path: child, reason: .link))
          }
          continue
        }
        let file = MessageFileName(child)
        if file.refusal == nil {
          paths.append(child)
        } else if file.hasUnsupportedFormat {
          skippedFiles.append(SkippedFile(path: child, reason: .format))
        } else if file.hasStringsWithoutLocale {
          skippedFiles.append(SkippedFile(path: child, reason: .noLocale))
        }
      }
      return paths
    } catch {
      failures.append(error.readDiagnostic)
      return []
    }
  }
}

extension Diagnostic {
  /// Returns a diagnostic for a path without anything to lint.
  fileprivate static func unreadable(_ id: ID, _ path: String) -> Diagnostic {
    Diagnostic(id, at: Place(SourceLocation(path: path)))
  }
}
