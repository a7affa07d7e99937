extension [MessageNode] {
  /// The tree as an ICU message that parses to it.
  package var pattern: String { pattern(special: "") }

  /// - Parameter special: characters that mean something here beside braces and apostrophes.
  fileprivate func pattern(special: String) -> String {
    map { node in
      switch node {
      case .literal(let text): text.quotedForICU(special)
      case .pound: "#"
      case .argument(let argument): "{\(argument.name)}"
      case .formatted(let argument, let format):
        "{\(([argument.name, format.type] + [format.style].compactMap(\.self)).joined(separator: ","))}"
      case .plural(let argument, let style):
        "{\(argument.name), \(style.isOrdinal ? "selectordinal" : "plural"), \(style.pattern)}"
      case .select(let argument, let branches):
        "{\(argument.name), select, "
          + branches.map { "\($0.keyword) {\($0.nodes.pattern(special: ""))}" }.joined(separator: " ") + "}"
      case .choice(let argument, let branches):
        "{\(argument.name), choice, "
          + branches.map { "\($0.limit)\($0.isExclusive ? "<" : "#")\($0.nodes.pattern(special: "|"))" }
          .joined(separator: "|") + "}"
      }
    }.joined()
  }
}

extension PluralStyle {
  fileprivate var pattern: String {
    let branches = branches.map { branch in
      let selector =
        switch branch.selector {
        case .exactly(let value): "=\(value.shortest)"
        case .keyword(let keyword): keyword
        }
      return "\(selector) {\(branch.nodes.pattern(special: "#"))}"
    }
    return (offset == 0 ? "" : "offset:\(offset.shortest) ") + branches.joined(separator: " ")
  }
}

extension Double {
  /// `2` rather than `2.0`.
  fileprivate var shortest: String { Int(exactly: self).map(String.init) ?? String(self) }
}

extension String {
  /// Quotes runs of what means something to ICU. Two quoted runs side by side would read as an apostrophe between them.
  ///
  /// Scalar by scalar: a brace is a brace to ICU, even with a combining mark behind it.
  fileprivate func quotedForICU(_ special: String) -> String {
    var quoted = String.UnicodeScalarView()
    var isOpen = false
    for scalar in unicodeScalars {
      if scalar == "'" {
        quoted.append(contentsOf: "''".unicodeScalars)
        continue
      }
      let isSpecial = "{}".unicodeScalars.contains(scalar) || special.unicodeScalars.contains(scalar)
      if isSpecial != isOpen {
        quoted.append("'")
        isOpen = isSpecial
      }
      quoted.append(scalar)
    }
    if isOpen { quoted.append("'") }
    return String(quoted)
  }
}
