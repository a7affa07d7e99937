import ArgumentParser
import AuthCopy
import AuthCopyLint
import CatalogLint
import Foundation
import Workbench

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Writes an HTML page with every text that people can see, in all locales, for review.",
    discussion: """
      auth-copy review > review.html

      The page is a read-only workbench in one file that needs no network. It shows all locales side by side: each \
      message as people see it, with the values that its arguments can have, the codes that map to it, and the \
      linter's findings. It can be searched, filtered, opened card by card, and printed.
      """)

  @OptionGroup(title: "CATALOG") var catalogOptions: CatalogOptions

  @Option(help: "The language of the page: en, ko or ja. (default: from LC_ALL, LC_MESSAGES or LANG)")
  var messages: MessageLanguage?

  func run() throws {
    let catalog = try catalogOptions.load()
    let report = Linter(rules: .authCopy).lint(catalog: catalogOptions.directory, overlay: catalogOptions.overlay)
    let path = catalogOptions.overlay ?? catalogOptions.directory
    let name = path.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "AuthCopy"
    let page = ReviewPage(catalog, name: name, report.findings, messages ?? CommandMessage.language)
    try StandardStreams.write(page.html)
  }
}
