internal import AuthCopy
internal import CatalogLint

/// The findings of a catalog, grouped by text.
struct ReviewFindings {
  private struct TextID: Hashable {
    let key: String
    let locale: String
  }

  private var byText: [TextID: [Finding]] = [:]
  /// The findings that are about no text, such as those about kinds and codes.
  private(set) var others: [Finding] = []
  /// The rules that found something, sorted.
  let rules: [String]

  init(_ findings: [Finding], _ catalog: Catalog) {
    rules = Set(findings.map(\.rule)).sorted()
    for finding in findings {
      if let translation = catalog.translation(ofKey: finding.key, locale: finding.locale) {
        // A text that an overlay replaces is not on the page, and neither are its findings.
        guard translation.locale != finding.locale || translation.location.path == finding.path else { continue }
        byText[TextID(key: finding.key, locale: finding.locale), default: []].append(finding)
      } else {
        others.append(finding)
      }
    }
  }

  func about(_ key: String, in locale: String) -> [Finding] { byText[TextID(key: key, locale: locale)] ?? [] }
}
