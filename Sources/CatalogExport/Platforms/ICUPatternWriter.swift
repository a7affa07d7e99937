import AuthCopy

/// Writes messages of one locale in the ICU syntax that a platform reads.
///
/// An argument with ids that the catalog has texts for becomes a select of these texts, so that the particle after each
/// text is correct; its branch `other` is for names from the app. An argument derived from such an argument becomes a
/// select too.
struct ICUPatternWriter {
  /// The ICU syntax of a platform.
  enum Syntax {
    /// ICU messages as FormatJS, `i18next-icu` and `android.icu` read them.
    case formatJS
    /// Messages for Flutter's gen-l10n: no `#`, offsets, ordinals or styles, and apostrophes and braces are not quoted.
    case flutter
  }

  /// The type of the value that the app passes for an argument.
  enum Value: Hashable {
    case text, integer, number
    /// A date, with the style of its format.
    case date(style: String)
  }

  private let arguments: [String: ArgumentDefinition]
  /// The texts of ids in the locale, by argument and id.
  private let ids: [String: [String: String]]
  private let messages: LocaleMessages
  private let tag: LocaleTag?
  private let syntax: Syntax
  /// The arguments in the order of the message, with the types of their values.
  private(set) var values: [(name: String, value: Value)] = []
  /// The particles after values from the app, which are written with both forms.
  private(set) var particles: [String] = []
  /// The values that only the app can format, such as a time in words.
  private(set) var appFormattedValues: [String] = []
  /// The branches and characters that the platform does not support, which are replaced by a general form.
  private(set) var unsupported: [String] = []

  init(
    _ arguments: [String: ArgumentDefinition], locale: String, ids: [String: [String: String]],
    messages: LocaleMessages, _ syntax: Syntax
  ) {
    self.arguments = arguments
    self.ids = ids
    self.messages = messages
    self.syntax = syntax
    tag = LocaleTag(locale)
  }

  /// Returns the pattern of a message.
  mutating func text(of parts: [MessagePart]) -> String { text(of: parts, number: nil) }

  /// - Parameter number: the replacement of `#`; nil outside of a plural.
  private mutating func text(of parts: [MessagePart], number: String?) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let literal): text += quoted(literal, inPlural: number != nil)
      case .argument(let name):
        let next = index + 1 < parts.count ? parts[index + 1] : nil
        let particle: MessageParticle? = if case .particle(let particle)? = next { particle } else { nil }
        text += argument(name, particle, number: number)
      case .particle(let particle):
        let previous = index > 0 ? parts[index - 1] : .literal("")
        switch previous {
        // The pattern of the argument already contains the particle.
        case .argument: continue
        case .literal(let word):
          text += quoted(particle.between + particle.form(after: word), inPlural: number != nil)
        default: text += tolerantForm(particle, number: number)
        }
      case .formatted(let name, let format): text += formatted(name, format)
      case .pound: text += number ?? ""
      case .select(let name, let branches): text += select(name, branches, number: number)
      case .plural(let plural): text += self.plural(plural, number: number)
      case .choice(let name, let branches):
        appendUnique(&unsupported, "{\(name)}")
        text += self.text(of: branches.last?.parts ?? [], number: number)
      }
    }
    return text
  }

  private func appendUnique(_ list: inout [String], _ element: String) {
    if !list.contains(element) { list.append(element) }
  }

  /// Adds a value that the app passes.
  private mutating func record(_ name: String, _ value: Value) {
    if !values.contains(where: { $0.name == name }) { values.append((name, value)) }
  }

  private mutating func tolerantForm(_ particle: MessageParticle, number: String?) -> String {
    appendUnique(&particles, particle.tolerant)
    return quoted(particle.between + particle.tolerant, inPlural: number != nil)
  }

  // MARK: Arguments

  private mutating func argument(_ name: String, _ particle: MessageParticle?, number: String?) -> String {
    let definition = arguments[name]
    // The argument from whose id this one is derived, such as `provider` for `providerAccount`.
    let source = definition?.sources?.first { arguments[$0]?.type == .text }
    var texts = ids[name] ?? [:]
    // The text `other` is for names from the app, which no id selects.
    texts["other"] = nil
    // If there is only the text for a missing value, the app passes the text itself instead of an id.
    if texts.count == 1, source == nil { texts["default"] = nil }
    guard definition?.type == .text, source != nil || !texts.isEmpty else {
      return plain(name) + (particle.map { tolerantForm($0, number: number) } ?? "")
    }
    let other: String
    if source != nil, let parts = messages["\(name)_other"]?.parts {
      other = self.text(of: parts + (particle.map { [.particle($0)] } ?? []), number: number)
    } else {
      other = plain(name) + (particle.map { tolerantForm($0, number: number) } ?? "")
    }
    if texts.isEmpty { return other }
    let selector = source ?? name
    record(selector, .text)
    var branches: [String] = []
    // Flutter supports only identifiers as keywords; any other id selects the branch `other`.
    for (id, text) in texts.sorted(by: { $0.key < $1.key }) where syntax == .formatJS || id.isIdentifier {
      let ending =
        particle.map { $0.between + ($0.followsBracketedArgument ? $0.tolerant : $0.form(after: text)) } ?? ""
      branches.append("\(id) {\(quoted(text + ending, inPlural: number != nil))}")
    }
    return "{\(selector), select, \(branches.joined(separator: " ")) other {\(other)}}"
  }

  /// Returns the pattern of an argument without a style.
  private mutating func plain(_ name: String) -> String {
    let definition = arguments[name]
    switch definition?.type {
    case .integer: return numberPattern(name, .integer)
    case .number: return numberPattern(name, .number)
    case .date: return date(name, style: "medium")
    case .list, .text, nil:
      let isDerived = definition?.sources.map { !$0.isEmpty } ?? false
      if definition?.type == .list || isDerived { appendUnique(&appFormattedValues, "{\(name)}") }
      record(name, .text)
      return "{\(name)}"
    }
  }

  private mutating func numberPattern(_ name: String, _ value: Value) -> String {
    record(name, value)
    return syntax == .formatJS ? "{\(name), number}" : "{\(name)}"
  }

  private mutating func formatted(_ name: String, _ format: FormatType) -> String {
    let style = format.style?.trimmingPrefix { $0 == " " }.description ?? ""
    switch format.type.lowercased() {
    case "number" where ["", "integer"].contains(style):
      return numberPattern(name, arguments[name]?.type == .number ? .number : .integer)
    case "date" where ["", "short", "medium", "long", "full"].contains(style):
      return date(name, style: style.isEmpty ? "medium" : style)
    case "number", "date", "time":
      guard syntax == .formatJS else { break }
      record(name, format.type.lowercased() == "number" ? .number : .date(style: style))
      return "{\(name), \(format.type)\(style.isEmpty ? "" : ", \(style)")}"
    default: break
    }
    appendUnique(&appFormattedValues, "{\(name)}")
    record(name, .text)
    return "{\(name)}"
  }

  private mutating func date(_ name: String, style: String) -> String {
    record(name, .date(style: style))
    return syntax == .formatJS ? "{\(name), date, \(style)}" : "{\(name)}"
  }

  // MARK: Branches

  private mutating func select(
    _ name: String, _ branches: [(keyword: String, parts: [MessagePart])], number: String?
  ) -> String {
    record(name, .text)
    var texts: [String] = []
    var other = ""
    for branch in branches {
      let text = text(of: branch.parts, number: number)
      if branch.keyword == "other" {
        other = text
      } else if syntax == .formatJS || branch.keyword.isIdentifier {
        texts.append("\(branch.keyword) {\(text)}")
      } else {
        appendUnique(&unsupported, "{\(name)} \(branch.keyword)")
      }
    }
    return texts.isEmpty ? other : "{\(name), select, \(texts.joined(separator: " ")) other {\(other)}}"
  }

  private mutating func plural(_ plural: PluralParts, number outer: String?) -> String {
    let name = plural.argument
    let value = arguments[name]?.type == .number ? Value.number : .integer
    let hasOnlyOther = syntax == .flutter && (plural.isOrdinal || plural.offset != 0)
    if hasOnlyOther { appendUnique(&unsupported, "{\(name)}") }
    var number = "#"
    if syntax == .flutter {
      number = "{\(name)}"
      if plural.offset != 0 {
        let differenceName = "\(name)\(plural.offset < 0 ? "Plus" : "Minus")\(abs(plural.offset).shortest)"
        appendUnique(&appFormattedValues, "{\(differenceName)}")
        record(differenceName, .integer)
        number = "{\(differenceName)}"
      }
    }
    let other = plural.categories.last?.parts ?? []
    let otherText = text(of: other, number: number)
    if hasOnlyOther { return otherText }
    let used = tag.flatMap { PluralCategory.used(in: $0, isOrdinal: plural.isOrdinal) }?.map(\.rawValue) ?? []
    var categories: [(keyword: String, text: String)] = []
    for branch in plural.categories.dropLast() where used.contains(branch.keyword) {
      categories.append((branch.keyword, text(of: branch.parts, number: number)))
    }
    let hasEqualBranches = categories.allSatisfy { $0.text == otherText }
    var texts: [String] = []
    for branch in plural.exact {
      let selector = "=\(branch.number.shortest)"
      if syntax == .flutter {
        guard let keyword = flutterCategory(of: branch.number) else {
          appendUnique(&unsupported, "{\(name)} \(selector)")
          continue
        }
        categories.removeAll { $0.keyword == keyword }
      }
      texts.append("\(selector) {\(text(of: branch.parts, number: number))}")
    }
    // A plural with equal branches is not needed.
    if texts.isEmpty, hasEqualBranches, plural.offset == 0 {
      guard other.containsPound else { return text(of: other, number: outer) }
      return text(of: other, number: numberPattern(name, value))
    }
    texts += categories.map { "\($0.keyword) {\($0.text)}" } + ["other {\(otherText)}"]
    record(name, value)
    let keyword = plural.isOrdinal ? "selectordinal" : "plural"
    let offset = plural.offset == 0 ? "" : "offset:\(plural.offset.shortest) "
    return "{\(name), \(keyword), \(offset)\(texts.joined(separator: " "))}"
  }

  /// Returns the plural category that Flutter uses for an exact number: `zero` for 0, `one` for 1, `two` for 2.
  ///
  /// It is nil for other numbers, and if the locale uses the category for more than this number.
  private func flutterCategory(of number: Double) -> String? {
    let categories: [(number: Double, category: PluralCategory)] = [(0, .zero), (1, .one), (2, .two)]
    guard let category = categories.first(where: { $0.number == number })?.category else { return nil }
    let integers = tag.flatMap { PluralCategory.integers(in: $0, isOrdinal: false)?[category] } ?? []
    return integers.allSatisfy { Double($0) == number } ? category.rawValue : nil
  }

  private mutating func quoted(_ text: String, inPlural: Bool) -> String {
    switch syntax {
    case .formatJS: return text.quotedForICU("<>" + (inPlural ? "#" : ""))
    case .flutter:
      if text.contains("{") || text.contains("}") { appendUnique(&unsupported, "{ }") }
      return text.replacing("{", with: "(").replacing("}", with: ")")
    }
  }
}

extension MessageParticle {
  /// Returns the form of the particle after a text.
  func form(after text: String) -> String {
    switch FinalSound(of: text) {
    case .vowel: afterVowel
    case .rieul: afterRieul
    case .consonant: afterConsonant
    case nil: tolerant
    }
  }
}

extension [MessagePart] {
  /// Whether the parts print the number of the enclosing plural, not counting nested plurals.
  fileprivate var containsPound: Bool {
    contains { part in
      switch part {
      case .pound: true
      case .select(_, let branches): branches.contains { $0.parts.containsPound }
      case .choice(_, let branches): branches.contains { $0.parts.containsPound }
      case .literal, .argument, .formatted, .plural, .particle: false
      }
    }
  }
}
