import ArgumentParser
import AuthCopy

struct CodesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codes", abstract: "Lists a provider's codes with their kinds and copy.",
    discussion: """
      auth-copy codes kakao --surface rest/oauth --locale ko
      auth-copy codes supabase --format json
      auth-copy codes firebase --surfaces

      Each row shows the kinds of the code, then the kinds that strict disclosure shows instead. --disclosure selects the copy.
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Argument(help: "The provider's id, such as firebase or kakao.", completion: .providers)
  var provider: String

  @Option(help: "Only the codes of this surface: its id or an error domain.", completion: .surfaces)
  var surface: String?

  @Flag(help: "List only the surfaces, with their numbers of codes.")
  var surfaces = false

  @Option(help: "The locale of the copy, a BCP 47 tag; the nearest supported one is used.", completion: .locales)
  var locale = "en"

  @Option(
    help: """
      How much the copy may disclose about accounts: strict (nothing), verified (why a sign-in failed after a \
      correct first factor) or helpful (everything).
      """)
  var disclosure: Disclosure = .helpful

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup(title: "CATALOG") var catalogOptions: CatalogOptions

  func run() throws {
    let catalog = try catalogOptions.load()
    let table = try catalog.table(of: provider)
    let listing = CodeListing(
      catalog: catalog, table: table, surfaces: try listedSurfaces(of: table), hasCodes: !surfaces, locale: locale,
      disclosure: disclosure)
    switch format {
    case .text: try StandardStreams.printLine(listing.text)
    case .json: try StandardStreams.printLine(listing.json)
    case .markdown: try StandardStreams.printLine(listing.markdown)
    }
  }

  /// The indices of the surfaces to list.
  private func listedSurfaces(of table: CodeTable) throws -> [Int] {
    try surface.map { [try table.surface($0)] } ?? Array(table.surfaces.indices)
  }
}
