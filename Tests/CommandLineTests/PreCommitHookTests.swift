import Foundation
import TestSupport
import Testing

/// The hook that the repository offers to others.
@Suite struct PreCommitHookTests {
  /// The names of files for which it runs.
  private static func pattern() throws -> Regex<AnyRegexOutput> {
    let text = try String(contentsOf: Project.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("  files: ") })
    return try Regex(line.dropFirst("  files: ".count).trimmingCharacters(in: ["'"]))
  }

  @Test(arguments: ["lib/l10n/app_ko.arb", "app_en.arb", "copy/ko-x-haeyo.arb"])
  func runsForCatalogs(name: String) throws {
    #expect(try name.contains(Self.pattern()))
  }

  @Test(arguments: ["package.json", "tsconfig.json", "src/package-lock.json", "README.md", "arb", "x.arb.txt"])
  func doesNotRunForOtherFiles(name: String) throws {
    #expect(try !name.contains(Self.pattern()))
  }
}
