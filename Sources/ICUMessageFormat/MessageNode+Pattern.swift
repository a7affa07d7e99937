extension [MessageNode] {
  /// An ICU message that parses to this tree.
  package var pattern: String { pattern(special: "") }

  /// - Parameter special: characters that are syntax here, in addition to braces and apostrophes.
  private func pattern(special: String) -> String {
    map { node in
      switch node.content {
      case .literal(let text): text.quotedForICU(special)
      case .pound: "#"
      case .argument(let argument): "{\(argument.name)}"
      case .formatted(let argument, let format):
        "{\(argument.name),\(format.type)\(format.style.map { ",\($0)" } ?? "")}"
      case .plural(let argument, let style, let branches):
        "{\(argument.name), \(style.isOrdinal ? "selectordinal" : "plural"), "
          + (style.offset == 0 ? "" : "offset:\(style.offset.shortest) ") + Self.pattern(branches, special: "#") + "}"
      case .select(let argument, let branches): "{\(argument.name), select, \(Self.pattern(branches, special: ""))}"
      case .choice(let argument, let branches):
        "{\(argument.name), choice, "
          + branches.map { "\($0.selector)\($0.nodes.pattern(special: "|"))" }.joined(separator: "|") + "}"
      }
    }.joined()
  }

  private static func pattern(_ branches: [MessageBranch], special: String) -> String {
    branches.map { "\($0.selector) {\($0.nodes.pattern(special: special))}" }.joined(separator: " ")
  }
}

extension String {
  /// Quotes runs of characters that are ICU syntax.
  ///
  /// Adjacent quoted runs must be joined, because two apostrophes would be read as a literal one.
  ///
  /// The function works on Unicode scalars, because a brace is ICU syntax even when a combining mark follows it.
  ///
  /// - Parameter special: characters that are syntax in addition to braces and apostrophes.
  package func quotedForICU(_ special: String) -> String {
    var quoted = String.UnicodeScalarView()
    var isInQuotation = false
    for scalar in unicodeScalars {
      if scalar == "'" {
        quoted.append(contentsOf: "''".unicodeScalars)
        continue
      }
      let isSpecial = "{}".unicodeScalars.contains(scalar) || special.unicodeScalars.contains(scalar)
      if isSpecial != isInQuotation {
        quoted.append("'")
        isInQuotation = isSpecial
      }
      quoted.append(scalar)
    }
    if isInQuotation { quoted.append("'") }
    return String(quoted)
  }
}
