import ICUMessageFormat
import Foundation

/// Generates random messages with every feature of MessageFormat 1; equal seeds give equal messages.
struct PatternGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func message(depth: Int = 0) -> String {
    (0...below(4)).map { _ in piece(depth: depth) }.joined()
  }

  private mutating func piece(depth: Int) -> String {
    switch below(depth > 2 ? 5 : 11) {
    case 0: pick(["plain ", "한국어 ", "日本語。", "👩‍👩‍👧 é", "l''apostrophe ", "5 o'clock ", "<b>", "\n"])
    case 1: pick(["'{quoted}' ", "'#' ", "it''s ", "'{'", "'}' ", "''{s}'' ", "# ", "| "])
    case 2: pick(["{s}", "{n}", "{d}", "{f}", "{big}"])
    case 3: formattedArgument()
    case 4: pick(["{n, number}", "{f,number,percent}", "{d, date, ::yMMMd}"])
    case 5, 6: plural(depth: depth, keyword: "plural")
    case 7: plural(depth: depth, keyword: "selectordinal")
    case 8: select(depth: depth)
    case 9: choice(depth: depth)
    default: pick(["{n, plural, other {#}}", "{s, select, other {x}}"])
    }
  }

  private mutating func formattedArgument() -> String {
    pick([
      "{n,number,integer}", "{f,number,#,##0.00}", "{f, number, ::.00 sign-always}", "{n, number, currency}",
      "{f, number, ::compact-short}", "{n, number, ::currency/KRW}", "{d,date}", "{d,date,short}", "{d,date,full}",
      "{d, date, yyyy-MM-dd HH:mm}", "{d,time}", "{d,time,medium}", "{d, time, ::jmm}", "{n,spellout}",
      "{n,ordinal}", "{n,duration}", "{n, number, '#'#0}", "{f, number, percent}", "{d, date, long}",
    ])
  }

  private mutating func plural(depth: Int, keyword: String) -> String {
    let argument = pick(["n", "f", "big"])
    var branches: [String] = []
    if below(3) == 0 { branches.append("=0 {\(message(depth: depth + 1))}") }
    if below(4) == 0 { branches.append("=1 {one \(message(depth: depth + 1))}") }
    for category in ["zero", "one", "two", "few", "many"] where below(2) == 0 {
      branches.append("\(category) {\(category) # \(message(depth: depth + 1))}")
    }
    if below(8) == 0 { branches.append("one {again}") }
    let offset = keyword == "plural" && below(4) == 0 ? "offset:1 " : ""
    let first = pick(["#", "{\(argument)}", "{\(argument), number, ::.0}", "{\(argument),number,integer}", ""])
    branches.append("other {\(first) \(message(depth: depth + 1))}")
    return "{\(argument), \(keyword), \(offset)\(branches.joined(separator: " "))}"
  }

  private mutating func select(depth: Int) -> String {
    "{s, select, a {\(message(depth: depth + 1))} 카카오 {k \(message(depth: depth + 1))} "
      + "other {\(message(depth: depth + 1))}}"
  }

  private mutating func choice(depth: Int) -> String {
    "{n, choice, 0#none{s}|1#one|2<many {n, number}}"
  }

  mutating func arguments() -> [String: ArgumentValue] {
    [
      "s": .text(pick(["a", "카카오", "{n}", "<i>", "", "x'y", "ユーザー"])),
      "n": .integer(Int64(pick([0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 1000, 1_234_567, -1, -5]))),
      "f": .number(pick([0, 1, 1.5, 0.25, 2, 21, 1e6, 1234.5678, -3.14, 1e21])),
      "big": .integer(pick([Int64.max, Int64.min, 9_007_199_254_740_993, 7])),
      "d": .date(Date(timeIntervalSince1970: Double(pick([0, 1_700_000_000, 1_763_683_200, -86_400])))),
    ]
  }
}
