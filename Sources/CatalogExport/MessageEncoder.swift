import AuthCopy
import CatalogFormats

/// Encodes a message as JSON: a string for plain text, otherwise a list of strings and lists that begin with a keyword.
///
/// | JSON | meaning |
/// |---|---|
/// | `"text"` | the text |
/// | `["arg", name]` | the argument's value |
/// | `["#"]` | the number of the enclosing plural |
/// | `["number", name, style]`, `["date", name, style]` | the number or the date in a style |
/// | `["plural", name, {"=0": message, "one": message, "other": message}, offset?]`, `["ordinal", ...]` | a plural |
/// | `["select", name, {"a": message, "other": message}]` | a select |
/// | `["choice", name, [[limit, isExclusive, message], ...]]` | a choice |
/// | `["particle", forms, between?, followsBracketedArgument?]` | a Korean particle after the argument before it |
struct MessageEncoder {
  private let arguments: [String: ArgumentDefinition]
  private let key: String
  private let locale: String
  private(set) var dateStyles: Set<String> = []
  private(set) var hasParticles = false
  private(set) var losses: [ExportLoss] = []

  init(_ arguments: [String: ArgumentDefinition], key: String, locale: String) {
    self.arguments = arguments
    self.key = key
    self.locale = locale
  }

  mutating func json(of message: Message) -> JSONValue { json(message.parts) }

  private mutating func json(_ parts: [MessagePart]) -> JSONValue {
    if parts.isEmpty { return "" }
    if parts.count == 1, case .literal(let text) = parts[0] { return .string(text) }
    var encoded: [JSONValue] = []
    for part in parts { encoded.append(json(part)) }
    return .array(encoded)
  }

  private mutating func json(_ part: MessagePart) -> JSONValue {
    switch part {
    case .literal(let text): return .string(text)
    case .argument(let name):
      guard arguments[name]?.type == .date else { return ["arg", .string(name)] }
      losses.append(ExportLoss("date-without-style", key: key, locale: locale, name))
      return date(name, "medium")
    case .pound: return ["#"]
    case .formatted(let name, let format): return formatted(name, format)
    case .plural(let plural): return json(plural)
    case .select(let name, let branches):
      return ["select", .string(name), json(branches.map { ($0.keyword, $0.parts) })]
    case .choice(let name, let branches):
      var encoded: [JSONValue] = []
      for branch in branches {
        encoded.append([number(branch.limit), .bool(branch.isExclusive), json(branch.parts)])
      }
      return ["choice", .string(name), .array(encoded)]
    case .particle(let particle):
      hasParticles = true
      let forms = [particle.tolerant, particle.afterVowel, particle.afterRieul, particle.afterConsonant]
      var encoded: [JSONValue] = ["particle", .string(forms.joined(separator: "|"))]
      if !particle.between.isEmpty || particle.followsBracketedArgument { encoded.append(.string(particle.between)) }
      if particle.followsBracketedArgument { encoded.append(.bool(true)) }
      return .array(encoded)
    }
  }

  private mutating func json(_ branches: [(String, [MessagePart])]) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    for (keyword, parts) in branches { members.append((keyword, json(parts))) }
    return .object(members)
  }

  private mutating func json(_ plural: PluralParts) -> JSONValue {
    let other = plural.categories.last.map { json($0.parts) } ?? ""
    var members: [(key: String, value: JSONValue)] = []
    for branch in plural.exact { members.append(("=\(number(branch.number).line)", json(branch.parts))) }
    for category in plural.categories.dropLast() {
      let text = json(category.parts)
      // A missing branch has the text of the branch `other`.
      if text.line != other.line { members.append((category.keyword, text)) }
    }
    members.append(("other", other))
    let encoded: [JSONValue] = [
      plural.isOrdinal ? "ordinal" : "plural", .string(plural.argument), .object(members),
    ]
    return .array(plural.offset == 0 ? encoded : encoded + [number(plural.offset)])
  }

  private mutating func formatted(_ name: String, _ format: FormatType) -> JSONValue {
    let style = format.style?.trimmingPrefix { $0 == " " }.description ?? ""
    switch format.type.lowercased() {
    case "number" where ["", "integer"].contains(style): return ["number", .string(name), .string(style)]
    case "date": return date(name, style.isEmpty ? "medium" : style)
    default:
      losses.append(ExportLoss("format", key: key, locale: locale, "\(format.type) \(style)"))
      return arguments[name]?.type == .date ? date(name, "medium") : ["arg", .string(name)]
    }
  }

  private mutating func date(_ name: String, _ style: String) -> JSONValue {
    dateStyles.insert(style)
    return ["date", .string(name), .string(style)]
  }

  /// Returns an integer as a JSON number, and any other number as text.
  private func number(_ number: Double) -> JSONValue {
    Int(exactly: number).map(JSONValue.integer) ?? .string("\(number)")
  }
}
