import ArgumentParser
import AuthCopy
import CatalogSite

struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Writes a static site that explains each code, kind and provider, with a playground.",
    discussion: """
      auth-copy site --out site
      auth-copy site --out site --url https://docs.example.com/errors/

      For each code, the site shows the meaning, the text for people in each locale, the HTTP status and presentation, advice \
      for developers, and the documentation of the provider. Open index.html, or put the folder on any web server; \
      --docs-url of serve then links responses to their codes. An existing site in the folder is replaced.
      """)

  @Option(help: ArgumentHelp("The folder to write to: new, empty, or with an existing site.", valueName: "dir"))
  var out: String

  @Option(
    help: ArgumentHelp(
      "The location of the articles, for links to them: a URL, or a path from the top of the site.", valueName: "url"))
  var articles: String?

  @Option(
    help: ArgumentHelp(
      "The future address of the site: adds a sitemap, canonical links, and a page for addresses that do not exist.",
      valueName: "url"))
  var url: String?

  @OptionGroup(title: "CATALOG") var catalogOptions: CatalogOptions

  func validate() throws {
    if let url { _ = try SiteAddress(url, flag: "--url") }
  }

  func run() throws {
    let catalog = try catalogOptions.load()
    let folder = SiteFolder(out)
    do {
      guard try folder.isReplaceable() else {
        throw failure(CommandMessage.text("not-a-site", ["path": .text(folder.path)]), .inputOrOutput)
      }
      let count = try folder.replace(
        with: CatalogSite(
          catalog, articles: articles, address: url))
      try StandardStreams.printLine(
        CommandMessage.text("site-written", ["path": .text(out), "count": .integer(Int64(count))]))
    } catch let error as CatalogError {
      throw failure(error, .inputOrOutput)
    }
  }
}
