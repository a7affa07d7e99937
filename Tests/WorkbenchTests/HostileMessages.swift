import AuthCopy
import Foundation
import TestSupport

/// Random messages with extreme offsets, numbers, selectors, depths and lengths, the same for the same seed.
///
/// About one message in four does not parse.
struct HostileMessages {
  private var random: RepeatableGenerator

  init(seed: UInt64) { random = RepeatableGenerator(state: seed) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func message() -> String {
    if oneIn(100) { return nested(depth: pick([8, 5_000])) }
    if oneIn(100) { return String(repeating: pick(Self.texts + ["{n}", "#"]), count: pick([10, 30])) }
    if oneIn(500) { return "{s, select, \(String(repeating: "k", count: 70_000)) {a} other {b}}" }
    return content(depth: 0) + (oneIn(8) ? pick(Self.fragments) : "")
  }

  private mutating func content(depth: Int) -> String {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in piece(depth: depth) }.joined()
  }

  private mutating func piece(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 1 ? 4 : 9), using: &random) {
    case 0: return pick(Self.texts)
    case 1: return "{\(pick(Self.arguments))}" + pick(Self.particles)
    case 2: return "{\(pick(Self.arguments)), \(pick(Self.formats))}"
    case 3: return oneIn(16) ? pick(Self.fragments) : pick(Self.texts)
    case 4, 5, 6: return plural(depth: depth)
    case 7:
      return "{s, select, \(pick(Self.keywords)) {\(content(depth: depth + 1))} other {\(content(depth: depth + 1))}}"
    default:
      let limits = [pick(Self.numbers), pick(Self.numbers)]
      return "{n, choice, \(limits[0])#\(pick(Self.texts))|\(limits[1])<{n}}"
    }
  }

  private mutating func plural(depth: Int) -> String {
    let offset = oneIn(2) ? "offset:\(pick(Self.numbers)) " : ""
    var branches: [String] = []
    if oneIn(2) { branches.append("=\(pick(Self.numbers)) {\(content(depth: depth + 1))}") }
    for keyword in ["zero", "one", "two", "few", "many"] where oneIn(5) {
      branches.append("\(keyword) {# \(content(depth: depth + 1))}")
    }
    branches.append("other {# \(content(depth: depth + 1))}")
    return
      "{\(pick(["n", "f", "big"])), \(pick(["plural", "selectordinal"])), \(offset)\(branches.joined(separator: " "))}"
  }

  private mutating func nested(depth: Int) -> String {
    let head = pick(["{n, plural, offset:1 other {# ", "{s, select, other {", "{", "{n, plural, =1 {"])
    return String(repeating: head, count: depth) + "x" + String(repeating: "}}", count: depth)
  }

  /// Returns values of the arguments, some of them extreme.
  mutating func values() -> [String: ArgumentValue] {
    [
      "s": .text(pick(Self.texts + Self.numbers + [String(repeating: "9", count: 400)])),
      "n": .integer(pick([0, 1, 2, -1, .max, .min, .max - 1, 1 << 53, 1_000_000])),
      "f": .number(
        pick([
          0, 0.5, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
          0x1p63,
        ])),
      "big": .number(pick([0x1p53, -0x1p63, 0x1p64, 1e15])),
      "d": .date(Date(timeIntervalSince1970: pick([0, -1e12, 1e12, 1e300, -1e300, .infinity, .nan, 253_402_300_800]))),
      "l": .list(pick([[], ["a"], Self.texts, [""]])),
    ]
  }

  private static let arguments = ["n", "f", "big", "s", "d", "l", "0", "99999999999999999999", "이름", "n n", ""]

  private static let numbers = [
    "0", "1", "-1", "0.5", "1e300", "-1e300", "1e-300", "9223372036854775807", "-9223372036854775808",
    "9223372036854774784", "-9223372036854774784", "9223372036854775808", "18446744073709551616", "2147483647",
    "2147483648", "-2147483649", "4294967296", "00000000000000000001", "1e999", "-0", "∞", "-∞", "NaN", "0x10", "1_000",
    "",
  ]

  private static let keywords = ["a", "other", "카카오", "=1", "0", "\u{200B}", "a-b", "{"]

  private static let formats = [
    "number", "number, integer", "number, percent", "number, ::.00 sign-always", "number, ::scale/1e300",
    "number, #,##0.00;(#)", "number, 000000000000000000000000000000", "number, ::currency/KRW", "number, ::garbage/",
    "date", "date, full", "date, ::yMMMdjm", "date, '", "time, short", "spellout", "ordinal", "duration", "nonsense",
    "",
    "number, ::.\(String(repeating: "0", count: 400))", "plural", "select", "choice", "choice, 1e999#a|∞<b",
  ]

  private static let particles = ["이(가)", "을(를)", "(으)로", "은(는)", "와(과)", "(이)라", "아(야)", "", "", "입니다"]

  private static let texts = [
    "text ", "한국어 ", "日本語。", "مرحبا", "👩‍👩‍👧‍👦", "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "l''a ", "'{q}'", "#", "<b>", "</b>",
    "<a href='x'>", "]]>", "<![CDATA[", "&amp;", "&", "\\n", "\\", "\"", "\u{0}", "\u{7F}", "\u{202E}", "\u{2028}",
    "\u{FEFF}",
    "\u{FFFF}", "\u{10FFFF}", "%s", "%1$@", "%999999999999999999999$s", "%-99999999999999999999d", "{{x}}", "${x}",
    "https://a.example/?q={n}",
    "1,000,000,000,000,000,000,000", "Ⅻ", "½", "3:00", "2026년", "٣", "  ", "\n", "\t", "", "…", "*/", "--", "?>",
    "</script>",
  ]

  private static let fragments = [
    "{", "}", "'", "{n", "{n,", "{n, plural", "{n, plural,", "{n, plural, one", "{n, plural, other {",
    "{n, plural, offset:",
    "{n, plural, offset:1", "{s, select, other", "｛n｝", "{n，number}", "{n, plural, 다른 {x}}", "}}}}", "'{",
    "{n, plural, =1e {x} other {y}}",
    "{\u{0}}", "{n, selectordinal, offset:1e300 other {#}}", "\u{D7FF}",
  ]
}
