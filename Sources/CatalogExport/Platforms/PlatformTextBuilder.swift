import AuthCopy
import CatalogFormats

/// Converts the messages of one locale to texts that the string files of platforms support.
struct PlatformTextBuilder {
  private let arguments: [String: ArgumentDefinition]
  private let categories: [PluralCategory]
  /// The texts of ids that can replace an argument, by argument and id.
  private let ids: [String: [String: String]]
  /// The particles after values, which are written with both forms.
  private(set) var particles: [String] = []
  /// The values that only the app can format: a time in words, a list, a date, a number minus its offset.
  private(set) var appFormattedValues: [String] = []
  /// The arguments of plurals that are replaced by their branch `other`.
  private(set) var flattenedPlurals: [String] = []

  /// - Parameters:
  ///   - locale: the locale in which the message is formatted.
  ///   - ids: the texts of ids in that locale, by argument and id.
  init(_ arguments: [String: ArgumentDefinition], locale: String, ids: [String: [String: String]] = [:]) {
    self.arguments = arguments
    self.ids = ids
    let used = LocaleTag(locale).flatMap { PluralCategory.used(in: $0, isOrdinal: false) } ?? [.other]
    categories = PluralCategory.allCases.filter { used.contains($0) || $0 == .other }
  }

  /// Returns the values for which a message has a separate text, in the order of the message.
  static func choices(of parts: [MessagePart]) -> [BranchChoice] {
    var choices: [BranchChoice] = []
    func add(_ argument: String, _ selectorType: BranchChoice.SelectorType, _ value: String) {
      let choice = BranchChoice(argument: argument, selectorType: selectorType, value: value)
      if !choices.contains(choice) { choices.append(choice) }
    }
    func visit(_ parts: [MessagePart]) {
      for part in parts {
        switch part {
        case .literal, .argument, .formatted, .pound, .particle: break
        case .select(let name, let branches):
          for branch in branches {
            if branch.keyword != "other" { add(name, .select, branch.keyword) }
            visit(branch.parts)
          }
        case .plural(let plural):
          for branch in plural.exact {
            add(plural.argument, .exactNumber, branch.number.shortest)
            visit(branch.parts)
          }
          for branch in plural.categories {
            if plural.isOrdinal, branch.keyword != "other" { add(plural.argument, .ordinal, branch.keyword) }
            visit(branch.parts)
          }
        case .choice(let name, let branches):
          for branch in branches {
            // The last branch applies to all numbers above its limit.
            if branch.limit != branches.last?.limit { add(name, .choice, branch.limit.shortest) }
            visit(branch.parts)
          }
        }
      }
    }
    visit(parts)
    return choices
  }

  /// Returns the arguments before particles, in the order of the message.
  static func argumentsBeforeParticles(of parts: [MessagePart]) -> [String] {
    var names: [String] = []
    for (index, part) in parts.enumerated() {
      let inner: [[MessagePart]]
      switch part {
      case .particle:
        if index > 0, case .argument(let name) = parts[index - 1] { names.append(name) }
        continue
      case .select(_, let branches): inner = branches.map(\.parts)
      case .choice(_, let branches): inner = branches.map(\.parts)
      case .plural(let plural): inner = plural.exact.map(\.parts) + plural.categories.map(\.parts)
      case .literal, .argument, .formatted, .pound: continue
      }
      names += inner.flatMap(argumentsBeforeParticles)
    }
    return names
  }

  /// Returns the text of a message for some values; for other arguments it uses the branch `other`.
  mutating func text(of parts: [MessagePart], _ choices: [BranchChoice]) -> PlatformText {
    let resolved = resolve(parts, choices, number: nil)
    let names = resolved.plurals
    guard let plural = names.first else {
      return PlatformText(pluralPlaceholder: nil, forms: [.other: resolved.pieces(in: [:])])
    }
    for name in names.dropFirst() where !flattenedPlurals.contains(name) { flattenedPlurals.append(name) }
    var forms: [PluralCategory: [PlatformText.Piece]] = [:]
    for category in categories { forms[category] = resolved.pieces(in: [plural: category]) }
    return PlatformText(pluralPlaceholder: plural, forms: forms)
  }

  /// Resolves all branches except plurals, and the particles after replaced arguments.
  ///
  /// - Parameter number: the replacement of `#`; nil outside of a plural.
  private mutating func resolve(
    _ parts: [MessagePart], _ choices: [BranchChoice], number: ResolvedPart?
  ) -> [ResolvedPart] {
    var resolved: [ResolvedPart] = []
    for (index, part) in parts.enumerated() {
      if index > 0, case .particle(let particle) = part, case .argument(let name) = parts[index - 1],
        let text = text(ofIDOf: name, choices),
        let form = form(of: particle, after: text, resolved)
      {
        resolved.append(.literal(particle.between + form))
      } else {
        resolved += resolve(part, choices, number: number)
      }
    }
    return resolved
  }

  /// Returns the text of the id that replaces an argument; nil if there is none.
  private func text(ofIDOf name: String, _ choices: [BranchChoice]) -> String? {
    choices.first { $0.argument == name && $0.selectorType == .id }.flatMap { ids[name]?[$0.value] }
  }

  /// Returns the form of a particle after a text that replaces an argument; nil if it depends on a placeholder.
  private func form(of particle: MessageParticle, after text: String, _ precedingParts: [ResolvedPart]) -> String? {
    var precedingText = text
    if particle.followsBracketedArgument {
      // The word before the brackets determines the form, so the whole text before the particle is needed.
      let literals = precedingParts.compactMap { if case .literal(let text) = $0 { text } else { nil } }
      guard literals.count == precedingParts.count else { return nil }
      precedingText = literals.joined() + particle.between
    }
    return particle.form(after: precedingText)
  }

  private mutating func resolve(
    _ part: MessagePart, _ choices: [BranchChoice], number: ResolvedPart?
  ) -> [ResolvedPart] {
    func chosen(_ argument: String, _ selectorType: BranchChoice.SelectorType) -> String? {
      choices.first { $0.argument == argument && $0.selectorType == selectorType }?.value
    }
    switch part {
    case .literal(let text): return [.literal(text)]
    case .argument(let name):
      if let text = text(ofIDOf: name, choices) { return [.literal(text)] }
      recordIfAppFormatted(name, isFormatted: false)
      return [.placeholder(name)]
    case .formatted(let name, let format):
      let style = format.style?.filter { $0 != " " } ?? ""
      let isPlainNumber = format.type.lowercased() == "number" && ["", "integer"].contains(style)
      recordIfAppFormatted(name, isFormatted: !isPlainNumber)
      return [.placeholder(name)]
    case .pound: return number.map { [$0] } ?? []
    case .particle(let particle):
      if !particles.contains(particle.tolerant) { particles.append(particle.tolerant) }
      return [.literal(particle.between + particle.tolerant)]
    case .select(let name, let branches):
      let value = chosen(name, .select)
      let branch =
        branches.first { $0.keyword == value } ?? branches.first { $0.keyword == "other" } ?? branches.last
      return resolve(branch?.parts ?? [], choices, number: number)
    case .choice(let name, let branches):
      let value = chosen(name, .choice)
      let branch = branches.first { $0.limit.shortest == value } ?? branches.last
      return resolve(branch?.parts ?? [], choices, number: number)
    case .plural(let plural): return resolve(plural, choices, exact: chosen(plural.argument, .exactNumber))
    }
  }

  private mutating func resolve(_ plural: PluralParts, _ choices: [BranchChoice], exact: String?) -> [ResolvedPart] {
    let name = plural.numberName
    if plural.offset != 0, !appFormattedValues.contains(name) { appFormattedValues.append(name) }
    if let branch = plural.exact.first(where: { $0.number.shortest == exact }) {
      let number: ResolvedPart =
        plural.offset == 0 ? .placeholder(name) : .literal((branch.number - plural.offset).shortest)
      return resolve(branch.parts, choices, number: number)
    }
    if plural.isOrdinal {
      let value = choices.first { $0.argument == plural.argument && $0.selectorType == .ordinal }?.value
      let branch = plural.categories.first { $0.keyword == value } ?? plural.categories.last
      return resolve(branch?.parts ?? [], choices, number: .placeholder(name))
    }
    var forms: [PluralCategory: [ResolvedPart]] = [:]
    for branch in plural.categories {
      guard let category = PluralCategory(rawValue: branch.keyword) else { continue }
      forms[category] = resolve(branch.parts, choices, number: .placeholder(name))
    }
    let other = forms[.other] ?? []
    // A plural with equal branches is not needed.
    if categories.allSatisfy({ (forms[$0] ?? other) == other }) { return other }
    return [.plural(name, forms)]
  }

  /// Records an argument that is not inserted as a text or an integer.
  private mutating func recordIfAppFormatted(_ name: String, isFormatted: Bool) {
    guard !appFormattedValues.contains(name), let definition = arguments[name] else { return }
    let isText = definition.type == .text && definition.sources == nil
    if isFormatted || !(isText || definition.type == .integer) { appFormattedValues.append(name) }
  }
}

/// A part of a message in which plurals are the only choices that remain; there can still be several.
private indirect enum ResolvedPart: Hashable {
  case literal(String)
  case placeholder(String)
  case plural(String, [PluralCategory: [ResolvedPart]])
}

extension [ResolvedPart] {
  /// The arguments of plurals, the outermost first.
  fileprivate var plurals: [String] {
    var names: [String] = []
    for case .plural(let name, _) in self where !names.contains(name) { names.append(name) }
    for case .plural(_, let forms) in self {
      for category in PluralCategory.allCases {
        for name in forms[category]?.plurals ?? [] where !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Returns the text for some plural categories; other plurals use their branch `other`.
  fileprivate func pieces(in categories: [String: PluralCategory]) -> [PlatformText.Piece] {
    var pieces: [PlatformText.Piece] = []
    for part in self {
      switch part {
      case .literal(let text): pieces.append(.literal(text))
      case .placeholder(let name): pieces.append(.placeholder(name))
      case .plural(let name, let forms):
        let form = categories[name].flatMap { forms[$0] } ?? forms[.other] ?? []
        pieces += form.pieces(in: categories)
      }
    }
    return pieces.joiningLiterals
  }
}

extension [PlatformText.Piece] {
  fileprivate var joiningLiterals: [PlatformText.Piece] {
    reduce(into: []) { joined, piece in
      if case .literal(let text) = piece, case .literal(let before)? = joined.last {
        joined[joined.count - 1] = .literal(before + text)
      } else {
        joined.append(piece)
      }
    }
  }
}

extension PluralParts {
  /// The name of the number that selects the branch: `guests`, or `guests-1` with an offset.
  fileprivate var numberName: String {
    offset == 0 ? argument : "\(argument)\(offset < 0 ? "+" : "-")\(abs(offset).shortest)"
  }
}
