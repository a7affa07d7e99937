import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

/// Files with `⟦⟧` at the place of each expected finding.
struct MarkedFiles: CustomTestStringConvertible {
  private static let mark = "⟦⟧"

  private let marked: [String: String]
  /// Whether the files are an overlay of the shipped catalog rather than messages of another project.
  private let isOverlay: Bool
  /// The rules to run; empty for the default rules.
  private let selected: Set<String>

  init(_ marked: [String: String], isOverlay: Bool = false, selected: Set<String> = []) {
    self.marked = marked
    self.isOverlay = isOverlay
    self.selected = selected
  }

  var testDescription: String {
    marked.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: " ")
  }

  /// Returns the findings of a rule in the files, in the order of their places.
  func findings(of rule: String) throws -> [Finding] { try findings(of: rule, in: try folder()) }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in marked { try folder.write(text.replacing(Self.mark, with: ""), to: name) }
    return folder
  }

  private func findings(of rule: String, in folder: TemporaryFolder) throws -> [Finding] {
    let linter = Linter(rules: .authCopy, select: selected.isEmpty ? nil : selected)
    let report = isOverlay ? linter.lint(overlay: folder.path) : linter.lint([folder.path])
    #expect(report.failures == [])
    return report.findings.filter { $0.rule == rule }
  }

  /// Expects findings of the rule at the marked places and nowhere else.
  func expect(_ rule: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let folder = try folder()
    var found = marked.mapValues { text in
      text.replacing(Self.mark, with: "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    for finding in try findings(of: rule, in: folder).reversed() {
      let name = String(finding.path.dropFirst(folder.path.count + 1))
      var line = String.UnicodeScalarView()
      for (index, scalar) in (found[name]?[finding.line - 1] ?? "").unicodeScalars.enumerated() {
        if index == finding.column - 1 { line.append(contentsOf: Self.mark.unicodeScalars) }
        line.append(scalar)
      }
      found[name]?[finding.line - 1] = String(line)
    }
    #expect(found.mapValues { $0.joined(separator: "\n") } == marked, sourceLocation: sourceLocation)
  }
}
