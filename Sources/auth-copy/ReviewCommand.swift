import ArgumentParser
import AuthCopy

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Writes every key in every locale as one HTML page, for a native reader to sign off.",
    discussion: "auth-copy review > review.html")

  @OptionGroup var catalogOptions: CatalogOptions

  func run() throws {
    print(ReviewPage(catalog: try catalogOptions.load()).html)
  }
}
