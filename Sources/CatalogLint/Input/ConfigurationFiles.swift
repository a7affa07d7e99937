internal import Foundation
internal import MessageFiles

/// Finds and reads the configuration file that applies to each path.
///
/// The file is in the path's folder, in the nearest folder above it, or else in the working folder.
struct ConfigurationFiles {
  /// The names of the rules that a file may select.
  private let rules: Set<String>
  /// The configurations read so far, by folder; nil for a folder without one.
  private var cache: [String: LintConfiguration?] = [:]
  /// The files that could not be read.
  private(set) var failures: [Diagnostic] = []

  init(_ rules: RuleSet) { self.rules = Set(rules.names) }

  /// Returns the configuration that applies to a path; an empty configuration if there is no file.
  ///
  /// - Parameter path: a file or a folder.
  mutating func nearest(to path: String) -> LintConfiguration {
    var folder = path[...]
    while !folder.isEmpty {
      if let configuration = configuration(in: String(folder)) { return configuration }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return configuration(in: ".") ?? LintConfiguration()
  }

  private mutating func configuration(in folder: String) -> LintConfiguration? {
    if let cached = cache[folder] { return cached }
    let configuration = read("\(folder)/\(LintConfiguration.fileName)")
    cache[folder] = .some(configuration)
    return configuration
  }

  private mutating func read(_ path: String) -> LintConfiguration? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do throws(FileError) {
      let file = try SourceFile(reading: path, maximumSize: SourceFile.maximumCatalogFileSize)
      do throws(CatalogError) {
        return try LintConfiguration(file, rules: rules)
      } catch {
        failures.append(error.diagnostic)
      }
    } catch {
      failures.append(error.readDiagnostic)
    }
    // The project is linted without the configuration.
    return LintConfiguration()
  }
}
