import ArgumentParser
import AuthCopy
import CatalogExport
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
      --docs-url of serve then links responses to their codes. An existing site in the folder is replaced; other files \
      in the folder, such as .git and CNAME, stay as they are.
      """)

  @Argument(help: ArgumentHelp("The folder to write to, which --out also names.", valueName: "dir"))
  var outArgument: String?

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp("The folder to write to: new, empty, or with an existing site.", valueName: "dir"))
  var outOption: String?

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

  private var out: String { outOption ?? outArgument ?? "" }

  func validate() throws {
    if outOption == nil, outArgument == nil { throw ValidationError("Missing expected argument '--out <dir>'") }
    if outOption != nil, let outArgument { throw ValidationError("Unexpected argument '\(outArgument)'") }
  }

  func run() throws {
    let articles = try articles.map { try SiteAddress(articles: $0).text }
    let address = try url.map { try SiteAddress($0, flag: "--url").text }
    let catalog = try catalogOptions.load()
    let folder = OutputFolder(out)
    let run = "site"
    guard !folder.holdsOnlyForeignFiles(besides: run) else {
      throw failure(CommandMessage.text("not-a-site", ["path": .text(folder.path)]), .inputOrOutput)
    }
    let outcome = try folder.report(command: "site") { () throws(OutputFolder.WriteError) in
      let site = CatalogSite(catalog, articles: articles, address: address)
      return try folder.write(OutputFolder.Run(id: run, catalog: catalog.version, parts: site.parts))
    }
    try StandardStreams.printLine(
      CommandMessage.text("site-written", ["path": .text(out), "count": .integer(Int64(outcome.count))]))
  }
}
