import ArgumentParser
import AuthCopy
import CatalogLint

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Writes an HTML page with every text that people can see, in all locales, for review.",
    discussion: """
      Each message stands there as people see it, with the values its arguments can have. Missing and stale \
      translations are marked, and the linter's findings stand beside their messages.

      auth-copy review > review.html
      """)

  @OptionGroup var catalogOptions: CatalogOptions

  func run() throws {
    let catalog = try catalogOptions.load()
    let report = Linter().lint(catalog: catalogOptions.directory, overlay: catalogOptions.overlay)
    print(ReviewPage(catalog, report.findings).html)
  }
}
