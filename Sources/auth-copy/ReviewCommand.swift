import ArgumentParser
import AuthCopy

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Writes an HTML page with every key in every locale, for native speakers to review.",
    discussion: "auth-copy review > review.html")

  @OptionGroup var catalogOptions: CatalogOptions

  func run() throws {
    print(ReviewPage(catalog: try catalogOptions.load()).html)
  }
}
