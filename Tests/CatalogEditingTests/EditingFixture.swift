import AuthCopyLint
import CatalogEditing
import CatalogFormats
import CatalogLint
import Foundation
import TestSupport

/// A catalog in a temporary folder, with open files.
struct EditingFixture {
  let folder: TemporaryFolder
  let linter: Linter
  var catalog: OpenCatalog

  init(_ folder: TemporaryFolder, opening names: [String], linter: Linter = Linter(rules: .authCopy)) throws {
    self.folder = folder
    self.linter = linter
    var finder = CatalogFinder(folders: [folder.path], linter: linter)
    guard let group = finder.group(of: "\(folder.path)/\(names[0])") else { throw CocoaError(.fileNoSuchFile) }
    catalog = OpenCatalog(group, linter)
    for name in names {
      let disk = try DiskFile(reading: "\(folder.path)/\(name)")
      catalog.open(OpenFile(path: disk.path, bytes: disk.bytes, disk: disk))
    }
    check()
  }

  init(_ files: [String: String], opening names: [String], linter: Linter = Linter(rules: .authCopy)) throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    try self.init(folder, opening: names, linter: linter)
  }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Runs the full check immediately; programs run it in the background.
  mutating func check() { catalog.recheck() }

  func text(of name: String) -> String {
    String(decoding: catalog.files[path(name)]?.text.bytes ?? [], as: UTF8.self)
  }

  /// Replaces the first occurrence of a text.
  @discardableResult mutating func replace(_ old: String, with new: String, in name: String) throws -> Set<String> {
    let bytes = catalog.files[path(name)]?.text.bytes ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    guard let range = text.range(of: old) else { throw CocoaError(.formatting) }
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return catalog.apply(TextEdit(start..<start + old.utf8.count, new), to: path(name))
  }

  /// Returns `RULE KEY@START..<END` of each finding in a file, and the range of its fix.
  func places(_ name: String) -> [String] { Self.places(catalog.findings(of: path(name))) }

  static func places(_ findings: [PlacedFinding]) -> [String] {
    findings.map { "\($0.finding.rule) \($0.finding.key)@\($0.range) \($0.fix?.range.description ?? "")" }
  }

  /// Returns the findings in a file if the open content is linted from scratch.
  func freshPlaces(_ name: String) throws -> [String] {
    var fresh = OpenCatalog(catalog.group, linter)
    for file in catalog.files.values { fresh.open(OpenFile(path: file.path, bytes: file.text.bytes)) }
    fresh.recheck()
    return Self.places(fresh.findings(of: path(name)))
  }
}
