internal import CatalogFormats
internal import Foundation
public import MessageFiles

/// Applies the safe fixes of findings: nothing else in a file changes, and every fixed message parses.
public struct Fixer: Sendable {
  /// The content of a file before and after its fixes.
  public struct Change: Sendable {
    /// The path of the file, as the caller named it or as it was found.
    public let path: String
    /// The current content.
    public let old: [UInt8]
    /// The content after the fixes.
    public let new: [UInt8]
    /// The folder that the user named, in which the file was found; nil if the user named the file itself.
    var folder: String?
  }

  package let linter: Linter
  /// One fix may enable another, so fixing is repeated; the limit stops fixes that undo each other.
  private static let maximumRounds = 20

  /// - Parameter linter: finds the problems to fix.
  public init(_ linter: Linter) { self.linter = linter }

  /// Computes the changes that fix folders and files.
  public func fix(_ paths: [String]) -> FixReport { fix(paths, []) }

  /// Computes the changes that fix folders and files, and catalogs and overlays.
  package func fix(_ paths: [String], _ places: [CatalogPlace]) -> FixReport {
    let input = LintInput(paths, places, for: linter)
    let results = Parallel.map(input.groups) { fix($0) }
    return FixReport(
      changes: results.flatMap(\.changes).sorted { $0.path < $1.path },
      failures: input.failures + results.flatMap(\.failures))
  }

  /// Fixes a set of files repeatedly until nothing changes.
  ///
  /// - Parameter contents: unsaved content of files, by path.
  package func fix(_ group: LintInput.MessageGroup, contents: [String: [UInt8]] = [:]) -> FixReport {
    let linter = linter.configured(by: group.configuration)
    var reader = MessageGroupReader(linter)
    reader.contents = contents
    var originals: [String: [UInt8]] = [:]
    var failures: [Diagnostic] = []
    for round in 0..<Self.maximumRounds {
      let content = reader.read(group.kind)
      if round == 0 { failures = content.failures }
      let findings = Dictionary(grouping: linter.findings(in: content), by: \.path)
      var hasChanged = false
      // A file with several locales is read as one `MessageFile` for each locale.
      for (path, files) in Dictionary(grouping: content.set.files, by: \.path) {
        let file = files[0]
        let bytes = file.document.file.bytes
        let fixed = files.applying((findings[path] ?? []).compactMap(\.fix).filter(\.isSafe))
        let new = TranslationRecordUpdater(file).updatingRecords(in: fixed)
        if new == bytes { continue }
        originals[file.path] = originals[file.path] ?? bytes
        reader.contents[file.path] = new
        hasChanged = true
      }
      if !hasChanged { break }
    }
    let changes = reader.contents.compactMap { path, new in
      originals[path].flatMap { $0 == new ? nil : Change(path: path, old: $0, new: new, folder: group.folder) }
    }
    return FixReport(changes: changes, failures: failures)
  }

  /// Writes changes, each file completely or not at all.
  ///
  /// A file that has changed since it was read is not written, nor, without `inPlace`, a file with several hard links, a
  /// file whose owner cannot be kept, and a link that leads out of the folder. All other files are written.
  ///
  /// - Parameters:
  ///   - changes: the changes of ``FixReport/changes``.
  ///   - inPlace: whether to write into the files themselves instead of replacing them; a crash may then leave a file
  ///     with a part of the new content.
  /// - Returns: the problems of the files that were not written.
  public static func write(_ changes: [Change], inPlace: Bool = false) -> [Diagnostic] {
    changes.compactMap { change in
      do throws(CatalogError) {
        let folder = change.folder ?? (change.path as NSString).deletingLastPathComponent
        let root = inPlace ? nil : AtomicFile.root(folder)
        try AtomicFile.replace(change.path, beneath: root, with: change.new, inPlace: inPlace) { $0 == change.old }
        return nil
      } catch {
        return error.diagnostic
      }
    }
  }
}

/// The changes that fixing a set of paths would make; nothing has been written yet.
public struct FixReport: Sendable {
  /// The changed files, sorted by path.
  public let changes: [Fixer.Change]
  /// The files and folders that could not be read.
  public let failures: [Diagnostic]
}

extension [MessageFile] {
  /// Applies fixes to the content of one file, whose locales are the elements of this array.
  ///
  /// Of two overlapping fixes, the first is applied. Fixes after which a message would not parse are skipped.
  fileprivate func applying(_ fixes: [Fix]) -> [UInt8] {
    var accepted: [Fix] = []
    for fix in fixes.sorted(by: { ($0.range.lowerBound, $0.range.count) < ($1.range.lowerBound, $1.range.count) }) {
      if let last = accepted.last, fix.range.lowerBound < last.range.upperBound || fix == last { continue }
      accepted.append(fix)
    }
    let original = self[0].document.file.bytes
    if accepted.isEmpty { return original }
    while true {
      let bytes = original.applying(accepted.map(\.edit))
      var broken: [MessageEntry] = []
      for file in self {
        guard let fixed = file.document.rereading(bytes) else { return original }
        broken += file.entries.filter { file.isBroken($0, in: fixed) }
      }
      if broken.isEmpty { return bytes }
      let before = accepted.count
      accepted.removeAll { fix in broken.contains { $0.range.contains(fix.range.lowerBound) } }
      if accepted.count == before { return original }
    }
  }
}

extension MessageFile {
  /// Returns whether the message has changed and no longer parses.
  fileprivate func isBroken(_ entry: MessageEntry, in fixed: LocaleDocument) -> Bool {
    // Compare bytes, because normalization alone is a change too.
    guard let text = fixed[entry.key]?.text, !text.utf8.elementsEqual(entry.text.utf8) else { return false }
    return (try? dialect.parse(text, with: MessageParser())) == nil
  }
}
