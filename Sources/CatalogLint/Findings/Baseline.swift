public import AuthCopy
internal import Foundation

/// The findings of an inherited catalog, which are left out of reports until they change.
///
/// A finding is identified by its rule, locale, key and values, not by its line, its path or the language of its
/// message.
public struct Baseline: Sendable {
  private static let version = 2
  private let path: String
  private let fingerprints: [String]

  /// Reads a file that ``text(of:)`` wrote.
  ///
  /// - Throws: an error that says what is wrong with the file.
  public init(reading path: String) throws(CatalogError) {
    let file: SourceFile
    do throws(FileError) {
      file = try SourceFile(reading: path, maximumSize: SourceFile.maximumCatalogFileSize)
    } catch {
      throw CatalogError(error.reading)
    }
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONParser.parse(file.bytes)
    } catch {
      let place = Diagnostic.Place(file.location(at: error.offset))
      throw CatalogError(Diagnostic(error.message.id, error.message.parameters, at: place))
    }
    func refusal(_ id: Diagnostic.ID) -> CatalogError {
      CatalogError(Diagnostic(id, at: Diagnostic.Place(file.location(at: root.range.lowerBound))))
    }
    guard let list = root["findings"]?.array, let version = root["version"]?.integer else {
      throw refusal("invalid-baseline.no-baseline")
    }
    guard version == Self.version else { throw refusal("invalid-baseline.other-version") }
    self.path = path
    fingerprints = list.compactMap(\.string)
  }

  /// A baseline that contains all findings of a report.
  public static func text(of report: LintReport) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", version)
      json.member("findings", report.findings.map(\.diagnostic.fingerprint).sorted())
    }
    // One finding per line, so that a diff shows each change.
    return json.text.replacing("\",\"", with: "\",\n\"").replacing(":[\"", with: ":[\n\"") + "\n"
  }

  /// Removes the findings that the baseline contains, as many times as it contains each, and reports those of the
  /// baseline that no longer occur.
  public func apply(to report: LintReport) -> LintReport {
    var left: [String: Int] = [:]
    for fingerprint in fingerprints { left[fingerprint, default: 0] += 1 }
    var report = report
    report.findings.removeAll { finding in
      let fingerprint = finding.diagnostic.fingerprint
      guard let count = left[fingerprint], count > 0 else { return false }
      left[fingerprint] = count - 1
      return true
    }
    let rule = UnusedSuppressionRule()
    for (fingerprint, count) in left.sorted(by: { $0.key < $1.key }) where count > 0 {
      let parts = fingerprint.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { continue }
      let place = Diagnostic.Place(
        SourceLocation(path: path, line: 1, column: 1), locale: parts[1], key: parts[2])
      let name = Diagnostic.ID(rawValue: parts[0]).rule
      report.findings.append(
        Finding(
          Diagnostic(UnusedSuppressionRule.unusedBaseline, ["rule": .text(name)], at: place), rule: rule.name,
          severity: rule.severity))
    }
    return report
  }
}
