import AuthCopy
import AuthCopyLint
import TestSupport
import Testing

@testable import CatalogLint

/// Rules and checks report every diagnostic that they declare.
@Suite struct EmittedDiagnosticTests {
  @Test func everyDeclaredDiagnosticIsReportedSomewhere() throws {
    let emitted = try AuthCopyMessages.sources().reduce(into: Set<String>()) { emitted, source in
      emitted.formUnion(SwiftFile(source.key, source.value).emitted)
    }
    #expect(AuthCopyMessages.declared.subtracting(emitted).isEmpty)
  }

  @Test func diagnosticsOfChecksAreErrors() throws {
    for id in CatalogDocument.checks.flatMap({ type(of: $0).ids }) {
      let rule = try #require(RuleSet.everyRule.first { $0.name == id.rule }, "\(id.rawValue) has no rule")
      #expect(rule.severity == .error)
    }
  }
}

/// A source file and the diagnostics that it reports.
private struct SwiftFile {
  private let path: String
  /// The lines of the file, without the lists that declare ids.
  private let lines: [String]

  init(_ path: String, _ text: String) {
    self.path = path
    var isList = false
    lines = text.split(separator: "\n").map(String.init).filter { line in
      if line.contains("let ids: [Diagnostic.ID] = [") || line.contains("let ids = [") { isList = true }
      defer { if line.contains("]") && !line.contains("[Diagnostic.ID] = [") || line.hasSuffix("]") { isList = false } }
      return !isList
    }
  }

  var emitted: Set<String> {
    constantIDs.union(literalIDs).union(ruleID)
  }

  /// The ids of constants that are used outside their declaration.
  private var constantIDs: Set<String> {
    let words = lines.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    let declarations = lines.filter { $0.contains("static let ") && $0.contains(": Diagnostic.ID = \"") }
    let ids = declarations.compactMap { line -> String? in
      let name = line.split(separator: "static let ").last?.prefix { $0 != ":" } ?? ""
      return words.count { $0 == name } > 1 ? Self.literals(line).first : nil
    }
    // The diagnostics of `UnusedSuppressionRule` are reported in other files: see `literalIDs`.
    return path.hasSuffix("UnusedSuppressionRule.swift") ? [] : Set(ids)
  }

  /// The ids in literals outside declarations; files that use a `ShapeReader` contain only the last part of an id.
  private var literalIDs: Set<String> {
    let statements = lines.filter { !$0.contains(": Diagnostic.ID = \"") && !$0.contains("let name = \"") }
    let ids = statements.flatMap(Self.literals)
    let uses = statements.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == ".") } }
    let suppressions = ["unused": "unused", "unexplained": "unexplained", "unusedBaseline": "baseline"]
    return Set(ids)
      .union(lines.contains { $0.contains("ShapeReader") } ? ids.map { "invalid-catalog.\($0)" } : [])
      .union(
        suppressions.filter { name, _ in uses.contains("UnusedSuppressionRule.\(name)") }.map {
          "unused-suppression.\($0.value)"
        })
  }

  /// The rule's name if it reports its only diagnostic by `findings.add(self, nil, …)` or `findings.add(self, in: …)`.
  private var ruleID: Set<String> {
    guard let rule = RuleSet.everyRule.first(where: { path.hasSuffix("Lint/Rules/\(type(of: $0)).swift") }) else {
      return []
    }
    let code = lines.joined().filter { !$0.isWhitespace }
    let isReported = ["findings.add(self,nil", "findings.add(self,in:"].contains { code.contains($0) }
    return isReported ? [rule.name] : []
  }

  /// Returns the texts between quotation marks on a line.
  private static func literals(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }
}
