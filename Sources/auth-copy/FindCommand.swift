import ArgumentParser
import AuthCopy
import CatalogLint

struct FindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", abstract: "Finds the providers that have a code, and its meanings.",
    discussion: """
      auth-copy find KOE320
      auth-copy find 17009 --format json
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "A code, a symbol or a number of any provider.")
  var code: String

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup(title: "CATALOG") var catalogOptions: CatalogOptions

  func run() throws {
    let catalog = try catalogOptions.load()
    let rows = catalog.rows(of: code)
    switch format {
    case .text where rows.isEmpty:
      let similar = NameLookup.codes(like: code, in: catalog.codeTables)
      let text = CommandMessage.text(
        "unknown-code",
        [
          "code": .text(code.safeToShow), "similar": .text(similar.isEmpty ? "none" : "some"), "codes": .list(similar),
        ])
      throw failure(text, .notFound)
    case .text: try StandardStreams.printLine(Terminal.text(table(of: rows, catalog)))
    case .json:
      var json = JSONWriter()
      json.object { catalog.writeCodes(rows, to: &$0) }
      try StandardStreams.printLine(json.text)
      if rows.isEmpty { throw ExitCode.notFound }
    }
  }

  private func table(of rows: [(table: CodeTable, row: CodeRow)], _ catalog: Catalog) -> TextTable {
    var table = TextTable(columns: [
      CommandMessage.text("codes.provider"), CommandMessage.text("codes.surface"), CommandMessage.text("codes.code"),
      CommandMessage.text("codes.description"), CommandMessage.text("codes.kind"), CommandMessage.text("codes.meaning"),
    ])
    for (owner, row) in rows {
      table.add([
        owner.provider.rawValue, owner.surfaces[row.surface].id, row.code, row.description ?? "", row.kind.rawValue,
        row.explanation ?? "",
      ])
    }
    return table.withoutEmptyColumns
  }
}
