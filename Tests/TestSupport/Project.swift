package import Foundation

/// Paths in the repository and next to it.
package enum Project {
  /// The top of the repository.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  package static let catalogs = root.appending(path: "Catalogs")

  package static let fixtures = root.appending(path: "Tests/Fixtures")

  /// Vendors' codes and real catalogs, which are next to the maintainers' checkout and not part of a clone.
  package static let shared = root.deletingLastPathComponent().appending(path: "shared")

  package static let hasCorpora = has("corpora")

  package static let hasVendorFacts = has("facts/codes")

  private static func has(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: shared.appending(path: folder).path)
  }
}

/// A temporary folder that is deleted with its object.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "auth-copy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Returns a copy of the shipped catalog, for tests that change it.
  package static func withCatalog() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.removeItem(at: folder.url)
    try FileManager.default.copyItem(at: Project.catalogs, to: folder.url)
    return folder
  }

  /// Returns a copy of the shipped catalog with only some providers and locales, which loads faster.
  package static func withCatalog(
    of providers: Set<String>, in locales: Set<String> = ["en", "ja", "ko"]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let names =
      ["kinds.json"] + providers.map { "codes/\($0).json" } + locales.map { "copy/\($0).arb" }
    for part in ["codes", "copy"] {
      try FileManager.default.createDirectory(at: folder.url.appending(path: part), withIntermediateDirectories: false)
    }
    for name in names {
      try FileManager.default.copyItem(at: Project.catalogs.appending(path: name), to: folder.url.appending(path: name))
    }
    return folder
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  package func write(_ data: Data, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func replace(_ old: String, with new: String, in name: String) throws {
    let file = url.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains(old) else {
      throw CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "\(name) has no \(old)"])
    }
    try text.replacing(old, with: new, maxReplacements: 1).write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns the text of a file, with its byte order mark.
  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// Replaces the text of a key in an ARB file; the key must not be the last one.
  package func setText(_ key: String, to text: String, in name: String) throws {
    let file = url.appending(path: name)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let changed = lines.map { line in
      line.hasPrefix("  \"\(key)\": ") ? "  \"\(key)\": \"\(text)\"," : String(line)
    }
    try changed.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
