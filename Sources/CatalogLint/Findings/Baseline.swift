internal import Foundation
public import MessageFiles

/// Known findings of an existing catalog.
///
/// A report omits them until they change.
///
/// A finding is identified by its rule, locale, key and values, not by its line, its path, or the language and wording
/// of its message.
public struct Baseline: Sendable {
  private static let version = 3

  fileprivate struct Entry: Hashable, Comparable {
    let rule: String
    let locale: String
    let key: String
    let fingerprint: String

    static func < (first: Entry, second: Entry) -> Bool {
      (first.locale, first.key, first.rule, first.fingerprint)
        < (second.locale, second.key, second.rule, second.fingerprint)
    }
  }

  private let path: String
  /// The entries, each with the path of its file relative to the folder of the baseline.
  ///
  /// The path does not identify the finding: it only decides whether an unmatched entry is obsolete.
  private let entries: [(entry: Entry, file: String)]

  /// Reads a file that ``text(of:at:)`` wrote.
  ///
  /// - Throws: an error that describes the problem in the file.
  public init(reading path: String) throws(CatalogError) {
    let file: SourceFile
    do throws(FileError) {
      file = try SourceFile(reading: path, maximumSize: SourceFile.maximumCatalogFileSize)
    } catch {
      throw CatalogError(error.readDiagnostic)
    }
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONParser.parse(file.bytes)
    } catch {
      let place = Diagnostic.Place(file.location(at: error.offset))
      throw CatalogError(Diagnostic(error.message.id, error.message.parameters, at: place))
    }
    func formatError(_ id: Diagnostic.ID, _ node: JSONNode) -> CatalogError {
      CatalogError(Diagnostic(id, at: Diagnostic.Place(file.location(at: node.range.lowerBound))))
    }
    guard let list = root["findings"]?.array, let version = root["version"]?.integer else {
      throw formatError("invalid-baseline.no-baseline", root)
    }
    guard version == Self.version else { throw formatError("invalid-baseline.other-version", root) }
    self.path = path
    var entries: [(Entry, String)] = []
    for node in list {
      guard let rule = node["rule"]?.string, let locale = node["locale"]?.string, let key = node["key"]?.string,
        let file = node["file"]?.string, let fingerprint = node["fingerprint"]?.string
      else { throw formatError("invalid-baseline.no-baseline", node) }
      entries.append((Entry(rule: rule, locale: locale, key: key, fingerprint: fingerprint), file))
    }
    self.entries = entries
  }

  /// Returns the text of a baseline that contains all findings of a report.
  ///
  /// - Parameters:
  ///   - report: the report with the findings.
  ///   - path: the path of the baseline; the paths in the baseline are relative to its folder.
  public static func text(of report: LintReport, at path: String) -> String {
    var relativePaths = RelativePaths(to: path)
    let entries = report.findings.map { (entry: $0.baselineEntry, file: relativePaths.path(of: $0.path)) }
    var json = JSONWriter()
    json.object { json in
      json.member("version", version)
      json.key("findings")
      json.array { json in
        for (entry, file) in entries.sorted(by: { ($0.file, $0.entry) < ($1.file, $1.entry) }) {
          json.object { json in
            json.member("rule", entry.rule)
            json.member("locale", entry.locale)
            json.member("key", entry.key)
            json.member("file", file)
            json.member("fingerprint", entry.fingerprint)
          }
        }
      }
    }
    // One finding per line, so that a diff shows each change.
    return json.text.replacing("\"},{\"", with: "\"},\n{\"").replacing(":[{\"", with: ":[\n{\"") + "\n"
  }

  /// Removes the findings that the baseline contains, and reports how many of its entries are obsolete.
  ///
  /// Each entry removes one finding. An entry is obsolete if its finding no longer occurs in the files of the report.
  ///
  /// - Parameter keepsFindings: whether the report keeps the findings, marked as contained in the baseline.
  public func apply(to report: LintReport, keepingFindings keepsFindings: Bool = false) -> LintReport {
    var unmatched: [Entry: Int] = [:]
    for (entry, _) in entries { unmatched[entry, default: 0] += 1 }
    var report = report
    report.findings = report.findings.compactMap { finding in
      let entry = finding.baselineEntry
      guard let count = unmatched[entry], count > 0 else { return finding }
      unmatched[entry] = count - 1
      return keepsFindings ? finding.inBaseline() : nil
    }
    let obsolete = obsoleteEntries(unmatched, in: report.scope)
    let rule = UnusedSuppressionRule()
    if !obsolete.isEmpty, report.scope.rules.contains(rule.name) {
      let parameters: Diagnostic.Parameters = [
        "count": .integer(Int64(obsolete.count)), "of": .integer(Int64(entries.count)),
        "rules": .list(Set(obsolete.map(\.rule)).sorted()),
      ]
      let place = Diagnostic.Place(SourceLocation(path: path, line: 1, column: 1))
      report.findings.append(
        Finding(
          Diagnostic(UnusedSuppressionRule.unusedBaseline, parameters, at: place), rule: rule.name,
          severity: rule.severity))
    }
    return report
  }

  /// Returns the unmatched entries whose rule was run, and whose file was linted or no longer exists.
  ///
  /// - Parameter unmatched: how many copies of each entry are left without a finding.
  private func obsoleteEntries(_ unmatched: [Entry: Int], in scope: LintScope) -> [Entry] {
    var unmatched = unmatched
    var relativePaths = RelativePaths(to: path)
    let linted = Set(scope.paths.map { relativePaths.path(of: $0) })
    return entries.compactMap { entry, file in
      guard let count = unmatched[entry], count > 0, scope.rules.contains(entry.rule),
        linted.contains(file) || !relativePaths.exists(file)
      else { return nil }
      unmatched[entry] = count - 1
      return entry
    }
  }
}

extension Finding {
  fileprivate var baselineEntry: Baseline.Entry {
    Baseline.Entry(rule: rule, locale: locale, key: key, fingerprint: diagnostic.fingerprint)
  }
}

/// Converts absolute and relative paths to paths relative to the folder of a file.
private struct RelativePaths {
  private let folder: [Substring]
  private var cache: [String: String] = [:]

  /// - Parameter path: the file in the folder; it may not exist yet.
  init(to path: String) {
    let parent = path.lastIndex(of: "/").map { path[..<path.index(after: $0)] } ?? "."
    folder = Self.resolved(String(parent)).split(separator: "/")
  }

  mutating func path(of path: String) -> String {
    if let relative = cache[path] { return relative }
    let components = Self.resolved(path).split(separator: "/")
    let common = zip(components, folder).prefix { $0 == $1 }.count
    let relative = (folder.dropFirst(common).map { _ in ".." } + components.dropFirst(common)).joined(separator: "/")
    cache[path] = relative
    return relative
  }

  /// - Parameter relative: a path that ``path(of:)`` returned.
  func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: "/\(folder.joined(separator: "/"))/\(relative)")
  }

  /// Returns the absolute path without symbolic links; the path itself if the file does not exist.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
