import ArgumentParser
import AuthCopy

struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Shows what the catalog covers: codes per surface, keys per locale.")

  @OptionGroup var catalogOptions: CatalogOptions

  func run() throws {
    print(try catalogOptions.load().coverage.plainText)
  }
}

extension Coverage {
  fileprivate var plainText: String {
    var table = TextTable(columns: ["provider", "surface", "known", "mapped"])
    for surface in surfaces {
      table.add([surface.provider.rawValue, surface.surface, "\(surface.known)", "\(surface.mapped)"])
    }
    table.add(["total", "", "\(surfaces.map(\.known).reduce(0, +))", "\(surfaces.map(\.mapped).reduce(0, +))"])
    var locales = TextTable(columns: ["locale", "present", "of", "stale", "same as source"])
    for locale in self.locales {
      locales.add([
        locale.locale, "\(locale.present)", "\(locale.total)", "\(locale.stale)", "\(locale.sameAsSource)",
      ])
    }
    return table.text + "\n\n" + locales.text
  }
}

/// Columns of text, each as wide as its widest cell; numbers stand to the right.
struct TextTable {
  private var rows: [[String]]

  init(columns: [String]) { rows = [columns] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return Int(cell) == nil ? cell + padding : padding + cell
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
