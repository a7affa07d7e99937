import AuthCopy
import Foundation

/// Ordinary values of arguments, and values that are hard to place in a sentence.
enum Arguments {
  private static let texts = [
    "카카오톡", "네이버", "서울", "LINE", "Apple", "KakaoTalk", "OpenID", "kt", "PDF", "Discord Inc.", "V3", "Web3",
    "Galaxy S24", "iPhone 16", "1", "7", "10", "1,000", "10000", "3.14", "3:00", "3:30", "3:30:05", "₩1,000", "$5",
    "50%",
    "2026. 1. 5.", "3/4", "12/25", "5kg", "3 km", "KG", "100M", "010-1234-****", "홍길동(hong@example.com)", "이메일 ",
    "카카오톡 🎉", "🎉", "①", "Ⅲ", "ん", "カカオ", "ㄹ", "ＡＢＣ", "７", "", " ", "<b>카카오</b>", "「카카오」", "名前",
    "\u{202E}abc\u{2028}d\te", "a{b}'c'#", "__proto__", "kakao", "email", "password", "totp", "default", "other",
    "https://example.com/a", "a@b.co", "example.kr", "C++", "A&B", "…", "서울!", "x\u{0301}", "가\u{200B}", "각", "한글님",
    "ng", "spring", "Dr", "server", "RSA-2048", "IPv6", "1e6", "0", "00", "㈜다음", "다음㈜", "(주)", "()", "서울（앱）",
    "라인（구 네이버）", "مرحبا", "שלום LINE", "(LINE) مرحبا", "+82 10", "𞤀𞤣", "𝒜", "1 אחת",
    "카카오［앱］", "서울[앱]", "（앱）", "서울(앱）", "zip_code", "zip-Code.2", "Zip_code", "*", "**", "a**",
    String(repeating: "긴 이름 ", count: 40), "1조", "100000000000000000000000000000000",
  ]
  private static let integers: [Int64] = [
    0, 1, 2, 3, 5, 11, 21, 59, 60, 61, 90, 100, 101, 119, 120, 121, 999, 1_000, 3_600, 7_199, 7_200, 7_201, 172_799,
    172_800, 172_801, 1_000_000, 12_345_678, 2_147_483_647, 2_147_483_648, -1,
  ]
  private static let lists: [[String]] = [
    [], ["length"], ["length", "digit"], ["length", "digit", "symbol"], ["uppercase", "lowercase", "digit", "symbol"],
    ["x", "notReused"], ["zip_code"], ["Zip code", "x"], [""], ["가", "나", "다", "라", "마"],
  ]

  /// Returns each value of each argument alone, and some combinations.
  ///
  /// For a derived argument, the values of the arguments that it is derived from are included.
  static func values(of names: [String], _ catalog: Catalog) -> [[String: ArgumentValue]] {
    var values: [[String: ArgumentValue]] = []
    for name in names {
      let type = catalog.type(ofArgument: name) ?? .text
      let sources = catalog.argumentDefinitions[name]?.sources ?? []
      let typedValues: [ArgumentValue] =
        switch type {
        case .text: texts.map(ArgumentValue.text) + [.integer(3), .list(["a"])]
        case .integer, .number:
          integers.map(ArgumentValue.integer) + [.text("42"), .text("x"), .text("+7"), .text("")]
            + [0.5, 1.5, 2.0004, 2.5].map(ArgumentValue.number)
        case .list: lists.map(ArgumentValue.list) + [.text("length, digit"), .text(",")]
        case .date:
          ["2026-01-05", "2026-12-31T23:59:59Z", "2026-02-30", "x", ""].map(ArgumentValue.text) + [
            .date(Date(timeIntervalSince1970: 1_700_000_000))
          ]
        }
      for value in typedValues { values.append([name: value]) }
      if type == .text { values += ids(of: name, catalog).map { [name: .text($0)] } }
      for source in sources where !names.contains(source) {
        values += Self.values(of: [source], catalog)
      }
    }
    if names.contains("seconds"), names.contains("minutes") {
      values += [["seconds": 30, "minutes": 5], ["seconds": 0, "minutes": 200], ["minutes": "x", "seconds": "y"]]
    }
    if names.contains("requirements") { values.append(["requirements": ["length", "digit"], "minLength": 12]) }
    if names.contains("field") { values.append(["field": "password", "limit": 72]) }
    return values
  }

  /// Returns the ids of an argument for which the catalog has a text.
  private static func ids(of name: String, _ catalog: Catalog) -> [String] {
    catalog.keys.map(\.key).filter { $0.hasPrefix("\(name)_") }.map { String($0.dropFirst(name.count + 1)) }
  }
}
