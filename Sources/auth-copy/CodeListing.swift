import AuthCopy
import CatalogFormats
import CatalogLint

/// The codes of a provider with their kinds and copy.
struct CodeListing {
  let catalog: Catalog
  let table: CodeTable
  /// The indices of the surfaces to list.
  let surfaces: [Int]
  /// Whether the codes of each surface are listed, not only their number.
  let hasCodes: Bool
  let locale: String
  let disclosure: Disclosure

  /// A table for each surface, below a heading with the surface's number of codes; or one table of the surfaces.
  var text: String {
    if !hasCodes { return Terminal.text(surfaceTable) }
    return surfaces.map { surface in
      "\(Terminal.style.text(heading(of: surface), .bold))\n\(Terminal.text(textTable(of: surface)))"
    }.joined(separator: "\n\n")
  }

  /// The tables in GitHub Flavored Markdown.
  var markdown: String {
    if !hasCodes { return surfaceTable.markdown }
    return surfaces.map { surface in
      "## \(heading(of: surface).escapedForMarkdown)\n\n\(textTable(of: surface).markdown)"
    }.joined(separator: "\n\n")
  }

  private var surfaceTable: TextTable {
    var textTable = TextTable(columns: [
      CommandMessage.text("codes.surface"), CommandMessage.text("codes.codes"), CommandMessage.text("codes.domains"),
    ])
    for surface in surfaces {
      let coverage = catalog.coverage(ofSurface: surface, in: table)
      textTable.add([coverage.surface, String(coverage.known), domains(of: surface).joined(separator: ", ")])
    }
    return textTable.withoutEmptyColumns
  }

  /// The domains of the errors of a surface.
  private func domains(of surface: Int) -> [String] { table.domains.filter { $0.value == surface }.keys.sorted() }

  private func heading(of surface: Int) -> String {
    let coverage = catalog.coverage(ofSurface: surface, in: table)
    let name = "\(table.provider.rawValue) \(coverage.surface)"
    // The date on which a person last read the provider's documentation of these codes.
    let dateOfReading = coverage.newestSource?.read
    return CommandMessage.text(
      "codes.heading",
      [
        "surface": .text(name), "count": .integer(Int64(coverage.known)),
        "read": .text(dateOfReading ?? "none"),
      ])
  }

  private func textTable(of surface: Int) -> TextTable {
    var textTable = TextTable(columns: [
      CommandMessage.text("codes.code"), CommandMessage.text("codes.symbol"), CommandMessage.text("codes.numeric"),
      CommandMessage.text("codes.match"), CommandMessage.text("codes.description"), CommandMessage.text("codes.kind"),
      CommandMessage.text("codes.concealed-as"), CommandMessage.text("codes.title"),
      CommandMessage.text("codes.message"), CommandMessage.text("codes.meaning"),
    ])
    for row in table.surfaces[surface].rows {
      let code = catalog.listedCode(row)
      let copy = copy(of: row)
      textTable.add([
        code.code, code.symbol ?? "", code.numeric.map(String.init) ?? "", code.isExact ? "" : code.match,
        code.description ?? "", Self.cell(code.kinds, \.rawValue), Self.cell(code.concealedAs) { $0?.rawValue ?? "-" },
        copy.title, copy.message, code.explanation ?? "",
      ])
    }
    return textTable.withoutEmptyColumns
  }

  /// Returns the standard value, followed by the values of flows that differ from it, in parentheses.
  ///
  /// The result is empty if the only value is `-`, which means that the code is not concealed.
  private static func cell<Value>(_ values: ByFlow<Value>, _ describe: (Value) -> String) -> String {
    let standard = describe(values.standard)
    let flows = Flow.allCases.compactMap { flow in
      values.byFlow[flow].map { "\(flow.rawValue): \(describe($0))" }
    }
    if flows.isEmpty { return standard == "-" ? "" : standard }
    return "\(standard) (\(flows.joined(separator: ", ")))"
  }

  private func copy(of row: CodeRow) -> Copy {
    catalog.copy(of: row, in: table, locale: locale, disclosure: disclosure)
  }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("provider", table.provider.rawValue)
      json.member("locale", catalog.bestLocale(for: [locale]) ?? "en")
      json.member("disclosure", disclosure.rawValue)
      json.key("surfaces")
      json.array { json in
        for surface in surfaces { write(surface, to: &json) }
      }
      json.member("catalog", catalog.version)
    }
    return json.text
  }

  private func write(_ surface: Int, to json: inout JSONWriter) {
    let domains = domains(of: surface)
    json.object { json in
      json.member("surface", table.surfaces[surface].id)
      if !domains.isEmpty { json.member("domains", domains) }
      catalog.coverage(ofSurface: surface, in: table).writeMembers(to: &json)
      if !hasCodes { return }
      json.key("codes")
      json.array { json in
        for row in table.surfaces[surface].rows {
          let code = catalog.listedCode(row)
          let copy = copy(of: row)
          json.object { json in
            code.writeNames(to: &json)
            code.writeKinds(to: &json)
            json.member("title", copy.title)
            json.member("message", copy.message)
          }
        }
      }
    }
  }
}
