import AuthCopy
import Foundation

/// The cases: codes, kinds with arguments, texts, raw errors, and locales.
struct CaseSource {
  private let catalog: Catalog
  private let locales: [String]
  private let providers: [Provider]
  private let flows: [Flow?] = [nil] + Flow.allCases
  private var turn = 0

  init(_ catalog: Catalog, locales: [String], providers: [Provider]) {
    self.catalog = catalog
    self.locales = locales
    self.providers = providers
  }

  /// Returns the next locale in turn, for cases that do not need every locale.
  private mutating func nextLocale() -> String {
    turn += 1
    return locales[turn % locales.count]
  }

  private var tables: [CodeTable] { providers.compactMap { catalog.codeTable(of: $0) } }

  /// Adds each code, symbol and number, with and without its surface, in each flow and under each disclosure.
  ///
  /// Other spellings and surfaces are added only in some flows and under some disclosures.
  mutating func addCodes(to writer: inout CaseWriter) {
    for table in tables {
      let domain = table.domains.keys.sorted().first
      for row in table.surfaces.flatMap(\.rows) {
        let surface = table.surfaces[row.surface].id
        for code in [row.code, row.symbol, row.numeric.map(String.init)].compactMap(\.self) {
          for flow in flows {
            for disclosure in Disclosure.allCases {
              for surface in [nil, surface] {
                let locale = nextLocale()
                writer.add(Self.code(code, table.provider, surface, locale, flow, disclosure))
              }
            }
          }
          let spellings = [
            code.uppercased(), code.lowercased(), "  \(code)\n", "\(code):1", "\(code) x", "İ\(code)", "+\(code)",
          ]
          for spelling in spellings + ["\(code).", code.replacing("i", with: "ı"), "auth/\(code.lowercased())"] {
            let locale = nextLocale()
            writer.add(Self.code(spelling, table.provider, nil, locale, nil, .helpful))
            writer.add(Self.code(spelling, table.provider, surface, locale, .signIn, .strict))
          }
          for other in [domain, "none", "none.domain"] {
            let locale = nextLocale()
            writer.add(Self.code(code, table.provider, other, locale, nil, .strict))
          }
        }
      }
    }
  }

  /// Adds codes and raw errors of providers without codes.
  mutating func addUnknownProviders(to writer: inout CaseWriter) {
    for provider in ["nowhere", "Kakao", .any] as [Provider] {
      for flow in flows {
        for disclosure in Disclosure.allCases {
          for surface in [nil, "rest"] {
            writer.add(Self.code("KOE320", provider, surface, nextLocale(), flow, disclosure))
            var exportCase = ExportCase(.resolvePayload(provider, text: "unheard of"))
            (exportCase.surface, exportCase.locale) = (surface, nextLocale())
            (exportCase.flow, exportCase.disclosure) = (flow, disclosure)
            writer.add(exportCase)
          }
        }
      }
    }
  }

  private static func code(
    _ code: String, _ provider: Provider, _ surface: String?, _ locale: String, _ flow: Flow?, _ disclosure: Disclosure
  ) -> ExportCase {
    var exportCase = ExportCase(.resolve(provider, code: code))
    (exportCase.surface, exportCase.locale) = (surface, locale)
    (exportCase.flow, exportCase.disclosure) = (flow, disclosure)
    return exportCase
  }

  /// Adds each kind that a code has, in each locale and flow, under each disclosure, with each value of its arguments.
  mutating func addKinds(to writer: inout CaseWriter) {
    var codes: [Kind: (Provider, CodeRow, String)] = [:]
    for table in tables {
      for row in table.surfaces.flatMap(\.rows) where codes[row.kind] == nil && row.match == .exact {
        codes[row.kind] = (table.provider, row, table.surfaces[row.surface].id)
      }
    }
    for definition in catalog.definitions {
      guard let (provider, row, surface) = codes[definition.kind] else { continue }
      let values = Arguments.values(of: definition.arguments + ["method", "flow", "nothing"], catalog)
      for locale in locales {
        for flow in flows {
          for disclosure in Disclosure.allCases {
            for arguments in [[:]] + values {
              var exportCase = Self.code(row.code, provider, surface, locale, flow, disclosure)
              exportCase.arguments = arguments
              writer.add(exportCase)
            }
          }
        }
      }
    }
  }

  /// Adds each key in each locale, with each value of its arguments, except the problems of the service.
  mutating func addTexts(to writer: inout CaseWriter) {
    for (key, _) in catalog.keys where !key.hasPrefix("problem_") {
      for locale in locales {
        let names = catalog.argumentDefinitions(ofKey: key, locale: locale)?.map(\.name) ?? []
        for arguments in [[:]] + Arguments.values(of: names, catalog) {
          var exportCase = ExportCase(.text(key: key))
          (exportCase.locale, exportCase.arguments) = (locale, arguments)
          writer.add(exportCase)
        }
      }
    }
    writer.add(ExportCase(.text(key: "__proto__")))
    writer.add(ExportCase(.text(key: "constructor")))
  }

  /// Adds raw errors that contain codes.
  mutating func addErrorTexts(to writer: inout CaseWriter) {
    for table in tables {
      for row in table.surfaces.flatMap(\.rows) {
        for text in ErrorTexts.texts(of: row, in: table) {
          let locale = nextLocale()
          var exportCase = ExportCase(.resolvePayload(table.provider, text: text))
          (exportCase.locale, exportCase.disclosure) = (locale, .helpful)
          writer.add(exportCase)
          // If another surface conceals the code, it is concealed on this surface too. The length of the text selects
          // the surface and the flow.
          exportCase.surface = table.surfaces[text.utf8.count % table.surfaces.count].id
          (exportCase.flow, exportCase.disclosure) = (flows[text.utf8.count / 7 % flows.count], .strict)
          writer.add(exportCase)
          addWithoutProvider(text, to: &writer)
        }
      }
      for text in ErrorTexts.difficult {
        for status in [nil, 408, 429, 400, 503] {
          let locale = nextLocale()
          var exportCase = ExportCase(.resolvePayload(table.provider, text: text))
          (exportCase.locale, exportCase.status, exportCase.retryAfter) = (locale, status, status.map { $0 - 400 })
          writer.add(exportCase)
        }
      }
    }
  }

  /// Adds a raw error without its provider.
  ///
  /// A module without all tables can resolve it differently, so it is added only if all tables are exported.
  private mutating func addWithoutProvider(_ text: String, to writer: inout CaseWriter) {
    guard providers == catalog.providers else { return }
    var exportCase = ExportCase(.resolvePayload(.any, text: text))
    (exportCase.locale, exportCase.flow) = (nextLocale(), flows[text.utf8.count % flows.count])
    exportCase.disclosure = Disclosure.allCases[text.utf8.count / 7 % 3]
    writer.add(exportCase)
  }

  /// Adds real errors in each locale and flow, under each disclosure, and damaged copies of them.
  mutating func addPayloads(_ lines: String, to writer: inout CaseWriter) throws {
    struct Payload: Decodable {
      let provider: String
      let payload: String
    }
    var damage = ErrorTexts.Damage()
    for line in lines.split(separator: "\n") {
      let payload = try JSONDecoder().decode(Payload.self, from: Data(line.utf8))
      let provider = Provider(rawValue: payload.provider)
      guard providers.contains(provider) else { continue }
      for locale in locales {
        for flow in flows {
          for disclosure in Disclosure.allCases {
            var exportCase = ExportCase(.resolvePayload(provider, text: payload.payload))
            (exportCase.locale, exportCase.flow, exportCase.disclosure) = (locale, flow, disclosure)
            writer.add(exportCase)
          }
        }
      }
      addWithoutProvider(payload.payload, to: &writer)
      for _ in 0..<100 {
        var exportCase = ExportCase(.resolvePayload(provider, text: damage.damaged(payload.payload)))
        (exportCase.locale, exportCase.disclosure) = (nextLocale(), .helpful)
        writer.add(exportCase)
        addWithoutProvider(damage.damaged(payload.payload), to: &writer)
      }
      for provider in providers {
        var exportCase = ExportCase(.resolvePayload(provider, text: payload.payload))
        (exportCase.locale, exportCase.disclosure) = (nextLocale(), .helpful)
        writer.add(exportCase)
      }
    }
  }

  /// Adds locale tags, most of which the catalog must match to another locale.
  mutating func addLocales(to writer: inout CaseWriter) {
    let tags =
      [
        "", "ko", "ko-KR", "ko_KR", "KO-kr", "ko-Kore-KR", "ko-KP", "ko-x-haeyo", "ko-X-HAEYO", "ja-JP", "en-GB",
        "en-US-x-a", "ko-x-haeyo-KR", "ko-KR-x-haeyo", "und-KR", "und-JP", "und-US", "und-FR", "zh", "zh-CN", "zh-TW",
        "zh-Hant-HK", "zh-Hans-TW", "yue", "yue-Hans", "yue-CN", "und-TW", "und-Hant",
      ]
      + ["fr", "zh-Hant", "zh-TW", "pt-BR", "cy", "jje", "ryu", "ain", "x", "und", "-", "k", "ko-", "ko-x-other", "e"]
    // A module matches a tag to another locale if a locale is not exported.
    guard locales == catalog.writtenLocales else { return }
    for tag in tags {
      var exportCase = ExportCase(.text(key: "continueWith"))
      exportCase.locale = tag
      writer.add(exportCase)
    }
  }
}
