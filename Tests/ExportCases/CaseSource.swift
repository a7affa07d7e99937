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
  /// Other spellings and surfaces do not appear in each flow and disclosure.
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

  private static func code(
    _ code: String, _ provider: Provider, _ surface: String?, _ locale: String, _ flow: Flow?, _ disclosure: Disclosure
  ) -> ExportCase {
    var single = ExportCase(.resolve(provider, code: code))
    (single.surface, single.locale, single.flow, single.disclosure) = (surface, locale, flow, disclosure)
    return single
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
              var single = Self.code(row.code, provider, surface, locale, flow, disclosure)
              single.arguments = arguments
              writer.add(single)
            }
          }
        }
      }
    }
  }

  /// Adds each key in each locale, with each value of its arguments.
  mutating func addTexts(to writer: inout CaseWriter) {
    for (key, _) in catalog.keys where !key.hasPrefix("problem_") {
      for locale in locales {
        let names = catalog.argumentDefinitions(ofKey: key, locale: locale)?.map(\.name) ?? []
        for arguments in [[:]] + Arguments.values(of: names, catalog) {
          var single = ExportCase(.text(key: key))
          (single.locale, single.arguments) = (locale, arguments)
          writer.add(single)
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
          var single = ExportCase(.resolvePayload(table.provider, text: text))
          (single.locale, single.disclosure) = (locale, .helpful)
          writer.add(single)
          // A code that another surface than the specified one conceals is concealed in the same class.
          single.surface = table.surfaces[text.utf8.count % table.surfaces.count].id
          (single.flow, single.disclosure) = (flows[text.utf8.count / 7 % flows.count], .strict)
          writer.add(single)
          addWithoutProvider(text, to: &writer)
        }
      }
      for text in ErrorTexts.difficult {
        for status in [nil, 408, 429, 400, 503] {
          let locale = nextLocale()
          var single = ExportCase(.resolvePayload(table.provider, text: text))
          (single.locale, single.status, single.retryAfter) = (locale, status, status.map { $0 - 400 })
          writer.add(single)
        }
      }
    }
  }

  /// Adds a raw error without its provider if all tables are exported; otherwise a module resolves it differently.
  private mutating func addWithoutProvider(_ text: String, to writer: inout CaseWriter) {
    guard providers == catalog.providers else { return }
    var single = ExportCase(.resolvePayload(.any, text: text))
    (single.locale, single.flow) = (nextLocale(), flows[text.utf8.count % flows.count])
    single.disclosure = Disclosure.allCases[text.utf8.count / 7 % 3]
    writer.add(single)
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
            var single = ExportCase(.resolvePayload(provider, text: payload.payload))
            (single.locale, single.flow, single.disclosure) = (locale, flow, disclosure)
            writer.add(single)
          }
        }
      }
      addWithoutProvider(payload.payload, to: &writer)
      for _ in 0..<100 {
        var single = ExportCase(.resolvePayload(provider, text: damage.damaged(payload.payload)))
        (single.locale, single.disclosure) = (nextLocale(), .helpful)
        writer.add(single)
        addWithoutProvider(damage.damaged(payload.payload), to: &writer)
      }
      for provider in providers {
        var single = ExportCase(.resolvePayload(provider, text: payload.payload))
        (single.locale, single.disclosure) = (nextLocale(), .helpful)
        writer.add(single)
      }
    }
  }

  /// Adds locale tags, most of which the catalog must match to another locale.
  mutating func addLocales(to writer: inout CaseWriter) {
    let tags =
      [
        "", "ko", "ko-KR", "ko_KR", "KO-kr", "ko-Kore-KR", "ko-KP", "ko-x-haeyo", "ko-X-HAEYO", "ja-JP", "en-GB",
        "en-US-x-a", "ko-x-haeyo-KR", "ko-KR-x-haeyo", "und-KR", "und-JP", "und-US", "und-FR", "zh", "zh-CN", "zh-TW",
        "zh-Hant-HK", "zh-Hans-TW", "yue", "yue-Hans", "und-TW", "und-Hant",
      ]
      + ["fr", "zh-Hant", "zh-TW", "pt-BR", "cy", "jje", "ryu", "ain", "x", "und", "-", "k", "ko-", "ko-x-other", "e"]
    guard locales.count == catalog.supportedLocales.count - 1 else { return }
    for tag in tags {
      var single = ExportCase(.text(key: "continueWith"))
      single.locale = tag
      writer.add(single)
    }
  }
}
