import ArgumentParser
import AuthCopy

struct CodesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codes", abstract: "Lists a provider's codes with their kinds and copy.",
    discussion: """
      auth-copy codes kakao --surface rest/oauth --locale ko
      auth-copy codes supabase --format json

      Rows show their own kinds and, after them, what strict disclosure shows instead. --disclosure decides the copy.
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Argument(help: "The provider's id, such as firebase or kakao.")
  var provider: String

  @Option(help: "Only the codes of this surface: its id or an error domain.")
  var surface: String?

  @Option(help: "The locale of the copy, a BCP 47 tag; the nearest supported one is used.")
  var locale = "en"

  @Option(
    help: """
      How much the copy may disclose about accounts: strict (nothing), verified (after a correct first factor) or \
      helpful (everything).
      """)
  var disclosure: Disclosure = .helpful

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup var catalogOptions: CatalogOptions

  func run() throws {
    let catalog = try catalogOptions.load()
    let table = try catalog.table(of: provider)
    let listing = CodeListing(
      catalog: catalog, table: table, surfaces: try surfaces(of: table), locale: locale, disclosure: disclosure)
    switch format {
    case .text: try StandardStreams.printLine(listing.text)
    case .json: try StandardStreams.printLine(listing.json)
    case .markdown: try StandardStreams.printLine(listing.markdown)
    }
  }

  /// The indices of the surfaces to list.
  private func surfaces(of table: CodeTable) throws -> [Int] {
    guard let surface else { return Array(table.surfaces.indices) }
    if let index = table.surfaces.firstIndex(where: { $0.id == surface }) ?? table.domains[surface] { return [index] }
    throw failure(
      CommandMessage.text(
        "unknown-surface",
        [
          "provider": .text(table.provider.rawValue), "surface": .text(surface.safeToShow),
          "known": .list(table.surfaces.map(\.id)),
        ]), .notFound)
  }
}

extension Catalog {
  /// The table of the provider that a person named.
  func table(of provider: String) throws -> CodeTable {
    if let table = codeTable(of: Provider(rawValue: provider)) { return table }
    throw failure(
      CommandMessage.text(
        "unknown-provider",
        ["provider": .text(provider.safeToShow), "known": .list(providers.map(\.rawValue))]), .notFound)
  }
}
