// Prints all codes and messages of a catalog, with and without arguments, to compare builds of the library. The
// argument is a compiled catalog; without an argument, the catalog is the shipped one.
import AuthCopy

let arguments = CommandLine.arguments.dropFirst()
let catalog = try arguments.first.map { try Catalog.load(from: $0) } ?? .shipped
let locales = catalog.supportedLocales.filter { !["ar-XB", "en-XA"].contains($0) }.sorted()

/// Returns a value for each argument: the sample value of its type at an index.
func values(_ index: Int) -> [String: ArgumentValue] {
  catalog.argumentDefinitions.mapValues { definition in
    switch definition.type {
    case .integer: .integer([0, 1, 2, 21, 1_234_567][index])
    case .number: .number([0, 1, 1.5, -2.0005, 1_234_567.891][index])
    case .date: .date(secondsSince1970: [0, 1_700_000_000, 951_782_400, -86_401, 4_102_444_799][index])
    case .list: .list([[], ["length"], ["digit", "symbol"], ["가", "나", "다"], ["a", "b", "c", "d"]][index])
    case .text: .text(["", "카카오", "LINE", "email", "서울(hong@example.com)"][index])
    }
  }
}

for locale in locales {
  let keys = catalog.localeCopy(ofSupported: LocaleTag(locale)!)?.messages.keys.sorted() ?? []
  for arguments in [[:]] + (0..<5).map(values) {
    for key in keys {
      if let text = try? catalog.text(TextKey(rawValue: key), locale: locale, arguments: arguments) {
        print(locale, key, text)
      }
    }
    for definition in catalog.definitions {
      for flow in [nil] + Flow.allCases {
        let copy = catalog.copy(
          for: LoginError(definition.kind, flow: flow), locale: locale, disclosure: .helpful, arguments: arguments)
        print(locale, copy.kind, copy.title, copy.message, copy.action?.label ?? "")
      }
    }
  }
}
for table in catalog.codeTables {
  for surface in table.surfaces {
    for row in surface.rows {
      for text in [row.code, "{\"error\":{\"code\":\"\(row.code)\"}}", "Error: \(row.code) happened"] {
        let error = LoginError(provider: table.provider, surface: surface.id, payload: text.utf8, catalog: catalog)
        print(table.provider.rawValue, surface.id, text, error.kind, error.candidates.count)
      }
    }
  }
}
for tag in [
  "ko-KR", "ko_kr", "KO-x-Haeyo-kr", "ja-Latn-JP", "en-GB-oxendict", "jpn", "und-KR", "zh-Hant-TW", "fr", "-", "k",
  "ko-", "x-y",
] {
  print(tag, catalog.bestLocale(for: [tag]) ?? "none")
}
