import ArgumentParser
import AuthCopy

struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Shows what the catalog covers: codes per surface, keys per locale.")

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup var catalogOptions: CatalogOptions

  func run() throws {
    let coverage = try catalogOptions.load().coverage
    switch format {
    case .text: print(coverage.codes.text + "\n\n" + coverage.keys.text)
    case .json: print(coverage.json)
    case .markdown:
      print(
        """
        ## \(CommandMessage.text("coverage.codes"))

        \(coverage.codes.markdown)

        ## \(CommandMessage.text("coverage.keys"))

        \(coverage.keys.markdown)
        """)
    }
  }
}

extension Coverage {
  private var known: Int { surfaces.map(\.known).reduce(0, +) }
  private var mapped: Int { surfaces.map(\.mapped).reduce(0, +) }

  fileprivate var codes: TextTable {
    var table = TextTable(
      columns: ["provider", "surface", "known", "mapped"].map { CommandMessage.text("coverage.\($0)") })
    for surface in surfaces {
      table.add([surface.provider.rawValue, surface.surface, "\(surface.known)", "\(surface.mapped)"])
    }
    table.add([CommandMessage.text("coverage.total"), "", "\(known)", "\(mapped)"])
    return table
  }

  fileprivate var keys: TextTable {
    var table = TextTable(
      columns: ["locale", "present", "of", "stale", "same-as-source"].map { CommandMessage.text("coverage.\($0)") })
    for locale in locales {
      table.add([
        locale.locale, "\(locale.present)", "\(locale.total)", "\(locale.stale)", "\(locale.sameAsSource)",
      ])
    }
    return table
  }

  fileprivate var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("codes")
      json.array { json in
        for surface in surfaces {
          json.object { json in
            json.member("provider", surface.provider.rawValue)
            json.member("surface", surface.surface)
            json.member("known", surface.known)
            json.member("mapped", surface.mapped)
          }
        }
      }
      json.key("locales")
      json.array { json in
        for locale in locales {
          json.object { json in
            json.member("locale", locale.locale)
            json.member("present", locale.present)
            json.member("total", locale.total)
            json.member("stale", locale.stale)
            json.member("sameAsSource", locale.sameAsSource)
          }
        }
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
