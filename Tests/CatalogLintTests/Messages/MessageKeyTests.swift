import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import AuthCopy
@testable import CatalogLint

/// Every message exists in each language and is used.
@Suite struct MessageKeyTests {
  @Test(arguments: MessageLanguage.allCases) func everyDiagnosticHasAText(language: MessageLanguage) throws {
    let declared = AuthCopyMessages.declared
    #expect(declared.count > 80)
    let missing = declared.subtracting(try AuthCopyMessages.texts(language).keys)
    #expect(missing.isEmpty)
  }

  @Test(arguments: MessageLanguage.allCases) func everyRuleIsExplained(language: MessageLanguage) throws {
    let expected = Set(
      RuleSet.everyRule.map(\.name).flatMap { rule in ["what", "why", "fix"].map { "explain.\(rule).\($0)" } })
    #expect(expected.subtracting(try AuthCopyMessages.texts(language).keys).isEmpty)
  }

  @Test(arguments: MessageLanguage.allCases) func binaryEmbedsTheFileOfTheRepository(language: MessageLanguage) throws {
    #expect(MessageBundle.messages(in: language).keys == Set(try AuthCopyMessages.texts(language).keys))
  }

  @Test(arguments: MessageLanguage.allCases) func everyKeyIsUsed(language: MessageLanguage) throws {
    let used = try AuthCopyMessages.declared.union(explanationKeys).union(sourceKeys).union(errorKeys)
    let unused = Set(try AuthCopyMessages.texts(language).keys).subtracting(used)
    #expect(unused.isEmpty)
  }

  @Test func everyUsedKeyExists() throws {
    let missing = try explanationKeys.union(sourceKeys).union(errorKeys).subtracting(AuthCopyMessages.texts(.en).keys)
    #expect(missing.isEmpty)
  }

  private var explanationKeys: Set<String> {
    Set(RuleSet.everyRule.map(\.name).flatMap { rule in ["what", "why", "fix"].map { "explain.\(rule).\($0)" } })
  }

  /// The keys in the sources, which a pattern for each place finds.
  private var sourceKeys: Set<String> {
    get throws {
      let sources = try AuthCopyMessages.sources()
      func keys(_ prefix: String, _ path: String, _ pattern: String) throws -> [String] {
        let files = sources.filter { $0.key.hasPrefix(path) }.values
        let pattern = try Regex(pattern, as: (Substring, Substring).self)
        let found = files.flatMap { $0.matches(of: pattern).map { prefix + $0.output.1 } }
        #expect(!found.isEmpty, "\(path) has no \(pattern)")
        return found
      }
      let resolve = "auth-copy/ResolveCommand.swift"
      return Set(
        try keys("cli.", "auth-copy/", #"CommandMessage\.(?:text|usageError)\(\s*"([^"\\]+)""#)
          + keys("cli.", "auth-copy/", #"(?:NameLookup\.text\(\s*|messageID: )"([^"\\]+)""#)
          + keys("cli.", resolve, #"\btext\(\s*"([^"\\]+)""#)
          + keys("cli.", "auth-copy/OutputFolder+Report.swift", #"\btext\(\s*"([^"\\]+)""#)
          + keys("cli.", "auth-copy/FormatCommand.swift", #"LineError\("([^"\\]+)""#)
          + keys("", "CatalogLint/", #""(report\.[a-z-]+)""#)
          + keys("explain.", "CatalogLint/RuleExplanation.swift", #"section\("([a-z]+)""#)
          + keys("", "CatalogLint/RuleExplanation.swift", #""(explain\.[a-z]+)""#)
          + keys("", "CatalogLint/Findings/Baseline.swift", #""(invalid-baseline\.[a-z-]+)""#)
          + keys("", "LanguageServer/", #""(lsp\.[a-z-]+)""#)
          + keys("", "Workbench/", #""(workbench\.[a-z-]+)""#)
          + keys("", "CatalogFormats/", #""(invalid-file|invalid-import\.[a-z-]+)""#)
          + keys("", "CatalogFormats/", #""(unwritable-file\.[a-z-]+)""#)
          + keys("", "auth-copy/ImportCommand.swift", #""(unwritable-file\.[a-z-]+)""#)
          + keys("", "CatalogLint/Import/", #""(invalid-import\.[a-z-]+)""#)
          + keys("export.", "CatalogExport/", #"(?:ExportLoss|report)\(\s*"([a-z-]+)""#)
          + keys("", "CatalogExport/ExportLoss.swift", #""(export\.[a-z-]+)""#)
          + keys("", "AuthCopy/Tools/ReadingExplanation.swift", #""(reading\.[a-z]+)""#)
          + keys("", "AuthCopy/", #""(unreadable-file\.no-catalog)""#)
          + keys("", "AuthCopy/Loading/CatalogDocument.swift", #"Diagnostic\("([^"]+)""#)
          + keys("", "CatalogLint/", #""(unreadable-file\.[a-z-]+)""#)
          + keys("", "AuthCopyLint/", #""(unreadable-file\.[a-z-]+)""#)
          + keys("", "CatalogLint/LintConfiguration.swift", #""(invalid-configuration\.[a-z]+)""#)
          + columns(of: try #require(sources["auth-copy/CoverageCommand.swift"])))
    }
  }

  /// Returns the keys of columns, as in `["known", "mapped"].map { CommandMessage.text("coverage.\($0)") }`.
  private func columns(of source: String) -> [String] {
    source.matches(of: /\[([^\]]+)\]\.map \{\s*CommandMessage\.text\("coverage\./).flatMap { match in
      match.output.1.matches(of: /"([^"]+)"/).map { "cli.coverage.\($0.output.1)" }
    }
  }

  /// The keys of error messages, for every reason of an error.
  private var errorKeys: Set<String> {
    get throws {
      let reading: [FileError.Reason] = [
        .tooLarge(size: 2, limit: 1), .notRegular, .brokenLink, .system(ENOENT), .system(EACCES), .system(EIO),
      ]
      let writing: [FileError.Reason] = [.readOnly, .system(ENOENT), .system(EPERM), .system(EIO)]
      let json: [JSONSyntaxError.Reason] = [
        .unexpected(.end, expected: .value), .notUTF8, .byteOrderMark, .tooDeep(limit: 1), .unknownEscape,
        .halfSurrogatePair, .notAnObject,
      ]
      let formatting: [FormatError] = [
        try #require(Self.formatError { try Message("{x}", locale: "en").format() }),
        try #require(Self.formatError { try Message("{x, number}", locale: "en").format(["x": "y"]) }),
        try #require(Self.formatError { try Message("x", locale: "nope-nope-nope") }),
        try #require(Self.formatError { try Message("x", locale: "en", timeZone: "Mars") }),
      ]
      var ids: [Diagnostic.ID] = reading.map { FileError(path: "x", reason: $0).readDiagnostic.id }
      ids += writing.map { FileError(path: "x", reason: $0).writeDiagnostic.id }
      ids += json.map { JSONSyntaxError(reason: $0, offset: 0).message.id }
      let variants = formatting.map { error in
        switch error.reason {
        case .missingArgument: "missing-argument"
        case .wrongType: "wrong-type"
        case .unknownLocale: "unknown-locale"
        case .unknownTimeZone: "unknown-time-zone"
        }
      }
      return Set(ids.map(\.rawValue) + variants.map { "unformattable-message.\($0)" })
    }
  }

  private static func formatError(_ body: () throws -> Any) -> FormatError? {
    do {
      _ = try body()
      return nil
    } catch {
      return error as? FormatError
    }
  }
}
