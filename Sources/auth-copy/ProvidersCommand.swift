import ArgumentParser
import AuthCopy
import CatalogLint

struct ProvidersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "providers", abstract: "Lists the providers and their numbers of codes.",
    discussion: """
      auth-copy providers
      auth-copy providers --format json
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Option(help: "The locale of the names, a BCP 47 tag; the nearest supported one is used.", completion: .locales)
  var locale = "en"

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup(title: "CATALOG") var catalogOptions: CatalogOptions

  func run() throws {
    let catalog = try catalogOptions.load()
    let locale = catalog.bestLocale(for: [locale]) ?? "en"
    let defaultName = catalog.preview("provider_default", locale: locale, [:])
    let providers = catalog.codeTables.map { table in
      let name = catalog.preview("provider_\(table.provider.rawValue)", locale: locale, [:]) ?? ""
      // The default name means that the provider has no name for people.
      return (
        table: table, name: name == defaultName ? "" : name, codes: table.surfaces.map(\.rows.count).reduce(0, +)
      )
    }
    switch format {
    case .text:
      var table = TextTable(columns: [
        CommandMessage.text("codes.provider"), CommandMessage.text("kinds.name"),
        CommandMessage.text("codes.surface"), CommandMessage.text("kinds.codes"),
      ])
      for provider in providers {
        table.add([
          provider.table.provider.rawValue, provider.name, "\(provider.table.surfaces.count)", "\(provider.codes)",
        ])
      }
      let total = CommandMessage.text(
        "kinds.providers-total",
        [
          "count": .integer(Int64(providers.count)),
          "codes": .integer(Int64(providers.map(\.codes).reduce(0, +))),
        ])
      try StandardStreams.printLine("\(Terminal.text(table))\n\n\(total)")
    case .json:
      var json = JSONWriter()
      json.object { json in
        json.member("providers", objects: providers) { json, provider in
          json.member("provider", provider.table.provider.rawValue)
          json.member("name", provider.name)
          json.member("surfaces", provider.table.surfaces.map(\.id))
          json.member("codes", provider.codes)
        }
        json.member("catalog", catalog.version)
      }
      try StandardStreams.printLine(json.text)
    }
  }
}
