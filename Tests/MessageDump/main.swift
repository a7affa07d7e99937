// Prints all messages of a compiled catalog, with and without arguments, to compare two builds of the library.
import AuthCopy
import Foundation

let path = CommandLine.arguments[1]
let catalog = try Catalog.load(from: path)
let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))) as? [String: Any] ?? [:]
let types = (json["arguments"] as? [String: [String: Any]] ?? [:]).mapValues { $0["type"] as? String ?? "" }
let keys = (json["messages"] as? [String: [String: Any]] ?? [:]).values.reduce(into: Set<String>()) {
  $0.formUnion($1.keys)
}

/// Returns a value for each argument: the sample value of its type at an index.
func values(_ index: Int) -> [String: ArgumentValue] {
  types.mapValues { type in
    switch type {
    case "int": .integer([0, 1, 2, 21, 1_234_567][index])
    case "double": .number([0, 1, 1.5, -2.0005, 1_234_567.891][index])
    case "DateTime": .date(Date(timeIntervalSince1970: [0, 1_700_000_000, 951_782_400, -86_401, 4_102_444_799][index]))
    case "List": .list([[], ["length"], ["digit", "symbol"], ["가", "나", "다"], ["a", "b", "c", "d"]][index])
    default: .text(["", "카카오", "LINE", "email", "서울(hong@example.com)"][index])
    }
  }
}

var lines: [String] = []
for locale in catalog.supportedLocales.sorted() where locale != "en-XA" {
  for arguments in [[:]] + (0..<5).map(values) {
    for key in keys.sorted() {
      if let text = try? catalog.text(key, locale: locale, arguments: arguments) {
        lines.append("\(locale) \(key): \(text)")
      }
    }
    for definition in catalog.definitions {
      for flow in [nil] + Flow.allCases {
        let copy = catalog.copy(
          for: LoginError(definition.kind, flow: flow), locale: locale, disclosure: .helpful, arguments: arguments)
        lines.append("\(locale) \(copy.kind) \(copy.title) | \(copy.message) | \(copy.action?.label ?? "")")
      }
    }
  }
}
for tag in [
  "ko-KR", "ko_kr", "KO-x-Haeyo-kr", "ja-Latn-JP", "en-GB-oxendict", "jpn", "und-KR", "zh-Hant-TW", "fr", "-", "k",
  "ko-", "x-y",
] {
  lines.append("\(tag): \(catalog.bestLocale(for: [tag]) ?? "none")")
}
print(lines.joined(separator: "\n"))
