import ArgumentParser
import AuthCopy
import CatalogLint
import CodeDiscovery
import Foundation

struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Shows the coverage of the catalog: codes per surface, keys per locale.",
    discussion: """
      auth-copy coverage --against errors.ts --provider firebase
      auth-copy coverage --stale 90

      --against lists the codes in a file that no table contains. The file is a list of codes (one per line, a column of \
      tab-separated values or a list in JSON), the source code of an SDK, data or a log. The command exits with 1 \
      if it finds any. --stale lists the surfaces whose sources were last read more than that many days ago, and \
      exits with 1 if it finds any.
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Option(
    help: ArgumentHelp("A file whose codes are compared with the catalog's; - reads standard input.", valueName: "file")
  )
  var against: String?

  @Option(
    help: "With --against: count only codes of this provider as known. (default: codes of any provider)",
    completion: .providers)
  var provider: String?

  @Flag(
    help: "With --against: also list known codes, and missing codes of surfaces that the file mostly covers.")
  var verbose = false

  @Option(help: ArgumentHelp("List the surfaces whose sources were not read for this many days.", valueName: "days"))
  var stale: Int?

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup(title: "CATALOG") var catalogOptions: CatalogOptions

  func validate() throws {
    if against == nil, provider != nil || verbose { throw CommandMessage.usageError("against-missing") }
    if let stale, stale < 0 || against != nil { throw CommandMessage.usageError("stale-days") }
  }

  func run() throws {
    let catalog = try catalogOptions.load()
    if let against {
      try compare(against, catalog)
    } else if let stale {
      try show(
        catalog.coverage.surfaces.filter { $0.wasRead(before: .now.addingTimeInterval(-86_400 * Double(stale))) })
    } else {
      try show(catalog.coverage)
    }
  }

  private func compare(_ path: String, _ catalog: Catalog) throws {
    let table = try provider.map(catalog.table)
    let bytes = try InputFile(path).read()
    if bytes.prefix(8_192).contains(0) {
      throw failure("\(path.safeToShow): \(CommandMessage.text("against.not-text"))", .inputOrOutput)
    }
    let comparison = CodeComparison(bytes, catalog, with: table)
    switch format {
    case .text: try StandardStreams.printLine(comparison.text(path, provider, isVerbose: verbose))
    case .json: try StandardStreams.printLine(comparison.json(path, provider, catalog: catalog.version))
    case .markdown: try StandardStreams.printLine(comparison.markdown(path, provider, isVerbose: verbose))
    }
    if !comparison.unmapped.isEmpty { throw ExitCode.findings }
  }

  /// Lists surfaces with stale sources, the least recently read first.
  private func show(_ staleSurfaces: [SurfaceCoverage]) throws {
    let staleSurfaces = staleSurfaces.sorted {
      ($0.newestSource?.read ?? "", $0.provider.rawValue) < ($1.newestSource?.read ?? "", $1.provider.rawValue)
    }
    var table = TextTable(
      columns: ["provider", "surface", "read", "sources"].map { CommandMessage.text("coverage.\($0)") })
    for surface in staleSurfaces {
      table.add([
        surface.provider.rawValue, surface.surface, surface.newestSource?.read ?? "", surface.sourceSummary,
      ])
    }
    switch format {
    case .text where staleSurfaces.isEmpty: try StandardStreams.printLine(CommandMessage.text("coverage.nothing-stale"))
    case .text: try StandardStreams.printLine(Terminal.text(table))
    case .markdown: try StandardStreams.printLine(table.markdown)
    case .json:
      var json = JSONWriter()
      json.object { json in
        json.member("stale", objects: staleSurfaces) { json, surface in surface.writeNamedMembers(to: &json) }
      }
      try StandardStreams.printLine(json.text)
    }
    if !staleSurfaces.isEmpty { throw ExitCode.findings }
  }

  private func show(_ coverage: Coverage) throws {
    switch format {
    case .text:
      try StandardStreams.printLine(Terminal.text(coverage.surfaceTable) + "\n\n" + Terminal.text(coverage.localeTable))
    case .json: try StandardStreams.printLine(coverage.json)
    case .markdown:
      try StandardStreams.printLine(
        """
        ## \(CommandMessage.text("coverage.codes"))

        \(coverage.surfaceTable.markdown)

        ## \(CommandMessage.text("coverage.keys"))

        \(coverage.localeTable.markdown)
        """)
    }
  }
}

extension Coverage {
  private var known: Int { surfaces.map(\.known).reduce(0, +) }
  private var mapped: Int { surfaces.map(\.mapped).reduce(0, +) }

  /// The numbers of codes and the sources of each surface.
  fileprivate var surfaceTable: TextTable {
    let columns = ["provider", "surface", "known", "mapped", "read", "sources"].map {
      CommandMessage.text("coverage.\($0)")
    }
    var table = TextTable(columns: columns)
    for surface in surfaces {
      table.add([
        surface.provider.rawValue, surface.surface, "\(surface.known)", "\(surface.mapped)",
        surface.newestSource?.read ?? "", surface.sourceSummary,
      ])
    }
    table.add([CommandMessage.text("coverage.total"), "", "\(known)", "\(mapped)", "", ""])
    return table
  }

  /// The numbers of translated keys of each locale.
  fileprivate var localeTable: TextTable {
    var table = TextTable(
      columns: ["locale", "tier", "present", "of", "stale", "same-as-source", "texts-read", "reviewed"].map {
        CommandMessage.text("coverage.\($0)")
      })
    for locale in locales {
      table.add([
        locale.locale, locale.tier?.rawValue ?? "", "\(locale.present)", "\(locale.total)", "\(locale.stale)",
        "\(locale.sameAsSource)", "\(locale.read)", locale.reviewed ?? "",
      ])
    }
    return table
  }

  fileprivate var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("codes", objects: surfaces) { json, surface in surface.writeNamedMembers(to: &json) }
      json.member("locales", objects: locales) { json, locale in
        json.member("locale", locale.locale)
        if let tier = locale.tier { json.member("tier", tier.rawValue) }
        json.member("present", locale.present)
        json.member("total", locale.total)
        json.member("stale", locale.stale)
        json.member("sameAsSource", locale.sameAsSource)
        json.member("read", locale.read)
        if let reviewed = locale.reviewed { json.member("reviewed", reviewed) }
      }
      json.key("summary")
      json.object { json in
        json.member("known", known)
        json.member("mapped", mapped)
      }
    }
    return json.text
  }
}

extension SurfaceCoverage {
  /// Whether all sources were read before a day; true if there are no sources.
  fileprivate func wasRead(before day: Date) -> Bool {
    guard let newest = newestSource, let read = try? Date(newest.read, strategy: .iso8601.year().month().day()) else {
      return true
    }
    return read < day
  }

  /// The name of the most recently read source, and the number of other sources.
  var sourceSummary: String {
    guard let newest = newestSource else { return "" }
    if sources.count == 1 { return newest.name }
    return CommandMessage.text(
      "coverage.more-sources", ["source": .text(newest.name), "count": .integer(Int64(sources.count - 1))])
  }

  /// Writes the provider, the surface and its coverage.
  fileprivate func writeNamedMembers(to json: inout JSONWriter) {
    json.member("provider", provider.rawValue)
    json.member("surface", surface)
    writeMembers(to: &json)
  }
}
