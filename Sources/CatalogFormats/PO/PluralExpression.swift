/// The expression of a PO header that chooses a form for a number: `n%10==1 && n%100!=11 ? 0 : 1`.
///
/// It is a C expression with a single variable `n` (GNU gettext manual, 12.6 Additional functions for plural forms).
struct PluralExpression {
  private indirect enum Node {
    case number(Int)
    case variable
    case not(Node)
    case binary(String, Node, Node)
    case conditional(Node, Node, Node)

    /// Returns the value for a number; nil if the expression divides by zero or overflows.
    func value(_ n: Int) -> Int? {
      switch self {
      case .number(let number): return number
      case .variable: return n
      case .not(let operand): return operand.value(n).map { $0 == 0 ? 1 : 0 }
      case .conditional(let condition, let first, let second):
        return condition.value(n).flatMap { $0 != 0 ? first.value(n) : second.value(n) }
      case .binary(let symbol, let left, let right):
        guard let left = left.value(n) else { return nil }
        if symbol == "&&", left == 0 { return 0 }
        if symbol == "||", left != 0 { return 1 }
        return right.value(n).flatMap { Self.value(symbol, left, $0) }
      }
    }

    private static func value(_ symbol: String, _ left: Int, _ right: Int) -> Int? {
      func checked(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
        result.overflow ? nil : result.partialValue
      }
      func truth(_ isTrue: Bool) -> Int { isTrue ? 1 : 0 }
      switch symbol {
      case "&&", "||": return truth(right != 0)
      case "==": return truth(left == right)
      case "!=": return truth(left != right)
      case "<": return truth(left < right)
      case ">": return truth(left > right)
      case "<=": return truth(left <= right)
      case ">=": return truth(left >= right)
      case "+": return checked(left.addingReportingOverflow(right))
      case "-": return checked(left.subtractingReportingOverflow(right))
      case "*": return checked(left.multipliedReportingOverflow(by: right))
      case "/": return right == 0 ? nil : checked(left.dividedReportingOverflow(by: right))
      case "%": return right == 0 ? nil : checked(left.remainderReportingOverflow(dividingBy: right))
      default: return nil
      }
    }
  }

  private let root: Node

  /// Returns nil if the text is not a plural expression.
  init?(_ text: Substring) {
    var parser = Parser(text)
    guard let root = parser.expression(), parser.isAtEnd else { return nil }
    self.root = root
  }

  /// Whole numbers that select each form, in ascending order.
  var numbers: [Int: [Int64]] {
    // The plural rules of languages repeat after a hundred, except for round thousands and millions.
    (Array(0...120) + [1_000, 1_000_000]).reduce(into: [:]) { forms, n in
      if let form = root.value(n) { forms[form, default: []].append(Int64(n)) }
    }
  }

  private struct Parser {
    private var rest: Substring
    private var depth = 0

    init(_ text: Substring) { rest = text }

    private mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func take(_ symbol: String) -> Bool {
      skipBlanks()
      guard rest.hasPrefix(symbol) else { return false }
      rest.removeFirst(symbol.count)
      return true
    }

    var isAtEnd: Bool { rest.allSatisfy { $0.isWhitespace || $0 == ";" } }

    mutating func expression() -> Node? {
      // No language needs more nesting, and a hostile header must not exhaust the stack.
      depth += 1
      defer { depth -= 1 }
      guard depth < 64, let condition = binary(0) else { return nil }
      guard take("?") else { return condition }
      guard let first = expression(), take(":"), let second = expression() else { return nil }
      return .conditional(condition, first, second)
    }

    /// The operators by precedence, the weakest first; a longer operator precedes its prefix.
    private static let levels = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]

    private mutating func binary(_ level: Int) -> Node? {
      guard level < Self.levels.count else { return unary() }
      guard var left = binary(level + 1) else { return nil }
      while let symbol = Self.levels[level].first(where: { take($0) }) {
        guard let right = binary(level + 1) else { return nil }
        left = .binary(symbol, left, right)
      }
      return left
    }

    private mutating func unary() -> Node? {
      depth += 1
      defer { depth -= 1 }
      if depth > 64 { return nil }
      skipBlanks()
      if rest.hasPrefix("!"), !rest.hasPrefix("!=") {
        rest.removeFirst()
        return unary().map(Node.not)
      }
      if take("(") {
        guard let inner = expression(), take(")") else { return nil }
        return inner
      }
      if take("n") { return .variable }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[digits.endIndex...]
      return Int(digits).map(Node.number)
    }
  }
}
