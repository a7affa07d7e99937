internal import AuthCopy
internal import Foundation

/// Applies the safe fixes of findings to files: nothing but the fixed spots changes, and a fixed message parses.
public struct Fixer: Sendable {
  /// A file as it is and as it would be.
  public struct Change: Sendable {
    public let path: String
    public let old: [UInt8]
    public let new: [UInt8]
  }

  private let linter: Linter
  /// One fix may make room for another; more rounds than this would be a fix that undoes another.
  private static let maximumRounds = 20

  public init(_ linter: Linter) { self.linter = linter }

  /// The changes that linting some paths leads to, nothing written yet.
  public func changes(in paths: [String]) throws -> [Change] {
    var contents: [String: [UInt8]] = [:]
    var originals: [String: [UInt8]] = [:]
    let input = LintInput(paths)
    for _ in 0..<Self.maximumRounds {
      var reader = FileReader(linter)
      reader.contents = contents
      var hasChanged = false
      for group in input.groups {
        let set = reader.read(group).set
        let findings = linter.findings(in: set)
        let named = Set(group.files.map(\.path))
        for file in set.files where named.contains(file.source.path) {
          let original = file.source.bytes.restoringByteOrderMark(
            file.hasByteOrderMark)
          originals[file.source.path] = originals[file.source.path] ?? original
          let fixes = findings.filter { $0.path == file.source.path }.compactMap(\.fix).filter(\.isSafe)
          let fixed = Self.apply(fixes, to: file)
          let refreshed = TranslationRecords(file, source: file.isSource ? nil : set.source).refreshed(fixed)
          let bytes = refreshed.restoringByteOrderMark(file.hasByteOrderMark)
          if bytes != original {
            contents[file.source.path] = bytes
            hasChanged = true
          }
        }
      }
      if !hasChanged { break }
    }
    return contents.compactMap { path, new in
      originals[path].flatMap { $0 == new ? nil : Change(path: path, old: $0, new: new) }
    }.sorted { $0.path < $1.path }
  }

  /// Writes changes, each file at once: a crash leaves the old file or the new one.
  ///
  /// - Throws: what could not be written, in one line.
  public static func write(_ changes: [Change]) throws {
    for change in changes { try AtomicFile.replace(change.path, with: change.new) }
  }

  /// Applies what does not overlap, and drops the fixes of a message that would not parse with them.
  private static func apply(_ fixes: [Fix], to file: MessageFile) -> [UInt8] {
    var accepted: [Fix] = []
    for fix in fixes.sorted(by: { ($0.range.lowerBound, $0.range.count) < ($1.range.lowerBound, $1.range.count) }) {
      if let last = accepted.last, fix.range.lowerBound < last.range.upperBound || fix == last { continue }
      accepted.append(fix)
    }
    while true {
      let bytes = file.source.bytes.applying(accepted)
      guard let root = try? JSONParser.parse(bytes) else { return file.source.bytes }
      let fixed = MessageFile(
        SourceFile(path: file.source.path, bytes: bytes), root: root, locale: file.locale, fileLocale: nil,
        isSource: file.isSource, dialect: file.dialect, parser: MessageParser())
      let broken = file.entries.filter { entry in
        guard let new = fixed[entry.key], new.text != entry.text, case .failure = new.parsed else { return false }
        return true
      }
      if broken.isEmpty { return bytes }
      let before = accepted.count
      accepted.removeAll { fix in broken.contains { $0.range.contains(fix.range.lowerBound) } }
      if accepted.count == before { return file.source.bytes }
    }
  }
}

extension [UInt8] {
  /// - Parameter fixes: sorted, none overlapping.
  fileprivate func applying(_ fixes: [Fix]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var position = 0
    for fix in fixes {
      bytes += self[position..<fix.range.lowerBound]
      bytes += fix.replacement.utf8
      position = fix.range.upperBound
    }
    return bytes + self[position...]
  }

  /// The linter reads a byte order mark as blanks.
  fileprivate func restoringByteOrderMark(_ hadOne: Bool) -> [UInt8] {
    hadOne ? [0xEF, 0xBB, 0xBF] + dropFirst(3) : self
  }
}
