internal import AuthCopy
internal import Foundation

/// The findings that an inherited catalog had: they are left out until they change.
///
/// A finding is known by its rule, locale, key and text, never by its line.
public struct Baseline: Sendable {
  private static let version = 1
  private let path: String
  private let fingerprints: [String]

  /// Reads a file that ``text(of:)`` made.
  ///
  /// - Throws: what is wrong with the file, in one line.
  public init(reading path: String) throws {
    let file = try SourceFile(reading: path, maximumSize: SourceFile.maximumCatalogFileSize)
    let root = try CatalogFolder.parse(file)
    guard root["version"]?.integer == Self.version, let list = root["findings"]?.array else {
      throw CatalogError(file, at: root.range.lowerBound, "not a baseline of auth-copy lint")
    }
    self.path = path
    fingerprints = list.compactMap(\.string)
  }

  /// A baseline of all findings of a result.
  public static func text(of result: Linter.Result) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("version", version)
      json.member("findings", result.findings.map(\.fingerprint).sorted())
    }
    // A line a finding, so that a change shows as one.
    return json.text.replacing("\",\"", with: "\",\n\"").replacing(":[\"", with: ":[\n\"") + "\n"
  }

  /// Leaves out the findings that it knows, as often as it knows each; those of it that are gone are reported.
  public func apply(to result: Linter.Result, language: LintLanguage = .en) -> Linter.Result {
    var left: [String: Int] = [:]
    for fingerprint in fingerprints { left[fingerprint, default: 0] += 1 }
    var result = result
    result.findings.removeAll { finding in
      guard let count = left[finding.fingerprint], count > 0 else { return false }
      left[finding.fingerprint] = count - 1
      return true
    }
    let rule = UnusedSuppressionRule()
    for (fingerprint, count) in left.sorted(by: { $0.key < $1.key }) where count > 0 {
      let parts = fingerprint.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { continue }
      result.findings.append(
        Finding(
          rule: rule.name, severity: rule.severity, locale: parts[1], key: parts[2], path: path, line: 1, column: 1,
          message: rule.unused(parts[0], language), excerpt: nil, fix: nil))
    }
    return result
  }
}
