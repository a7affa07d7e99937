internal import MessageFiles

/// Finds a Korean particle that follows an argument and is wrong for some of the argument's values, and one that a space
/// separates from its word.
///
/// If the value is probably always the same, the finding is an info.
struct BareParticleRule: MessageRule {
  let name = "bare-particle"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  let fixes = FixKind.mixed
  private static let bare: Diagnostic.ID = "bare-particle"
  private static let apart: Diagnostic.ID = "bare-particle.apart"
  let ids = [bare, apart]
  let example: RuleExample? = RuleExample(
    source: "Install {provider}", bad: "{provider}을 설치하세요", good: "{provider}을(를) 설치하세요")

  /// The form of each particle that is correct after any word.
  private static let tolerantForms = [
    "이": "이(가)", "가": "이(가)", "은": "은(는)", "는": "은(는)", "을": "을(를)", "를": "을(를)", "와": "와(과)", "과": "와(과)",
    "으로": "(으)로", "로": "(으)로",
  ]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.language == "ko" ? [.brace, .hangul] : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if entry.features.contains(.hangul), let range = entry.particleApart {
      let particle = String(entry.text.text(inUTF8: range).dropFirst())
      findings.add(self, Self.apart, ["particle": .text(particle)], in: entry, at: range, fix: particle, isSafe: false)
    }
    guard entry.features.contains(.brace), let tree = entry.entry.tree else { return }
    check(tree.nodes, of: tree, entry, &findings)
  }

  private func check(
    _ nodes: [MessageNode], of tree: MessageTree, _ entry: EntryContext, _ findings: inout FindingList
  ) {
    var followsArgument = false
    var severity: Finding.Severity?
    var argumentName: String?
    // The final sounds of the branches, if the node before is a plural or select.
    var branchFinalSounds: Set<FinalSound> = []
    for (index, node) in nodes.enumerated() {
      switch node.content {
      case .literal(let text):
        if followsArgument, !Self.fits(text, branchFinalSounds), let found = Self.bareParticle(text),
          // The argument has the index before this node, and the slice ends before the argument.
          !found.followsBracket || !Self.opensBracketAfterWord(nodes[..<(index - 1)])
        {
          let start = tree.offset(inLiteral: node, textOffset: found.offset)
          let tolerant = Self.tolerantForms[found.particle] ?? found.particle
          // After a space, other particles may be words, such as 은 (silver).
          let isCertain = !found.followsBracket && (!found.followsSpace || "을를는".contains(found.particle))
          // The fix also removes a space before the particle.
          findings.add(
            self, Self.bare, ["particle": .text(found.particle), "tolerant": .text(tolerant)], in: entry,
            at: start - (found.followsSpace ? 1 : 0)..<start + found.particle.utf8.count, fix: tolerant,
            isSafe: isCertain, severity: argumentName.map(entry.isProbablyConstant) ?? false ? .info : severity)
        }
        followsArgument = false
      case .argument(let argument), .formatted(let argument, _):
        // A link to another message always prints the same text, and so does the end of a variable of a string catalog.
        followsArgument =
          !["@:", "$t(", "#"].contains(where: argument.name.hasPrefix)
          && !Self.isMarkup(argument.name, after: nodes[..<index])
          && !MissingArgumentRule.englishEndingNames.contains(argument.name)
        branchFinalSounds = []
        (severity, argumentName) = (nil, argument.name)
      case .plural(_, _, let branches), .select(_, let branches):
        for branch in branches { check(branch.nodes, of: tree, entry, &findings) }
        followsArgument = true
        branchFinalSounds = Self.finalSounds(of: branches)
        // How words in Latin letters sound is not known, but their translator knew them.
        argumentName = nil
        severity = branchFinalSounds.isEmpty && branches.allSatisfy { $0.nodes.last?.isLiteral ?? true } ? .info : nil
      case .choice, .pound: followsArgument = false
      }
    }
  }

  /// Returns whether the nodes end in an open bracket that follows a word.
  ///
  /// A particle after the closing bracket belongs to this word: `주소({email})로`.
  private static func opensBracketAfterWord(_ nodes: ArraySlice<MessageNode>) -> Bool {
    guard case .literal(let text)? = nodes.last?.content,
      let open = text.lastIndex(where: { "([（".contains($0) })
    else { return false }
    if text[open...].contains(where: { ")]）".contains($0) }) { return false }
    let word = text[..<open].reversed().drop { $0 == " " }.first
    // The text of a link in Markdown ends in a bracket too: `[주소]({url})로`.
    return word.map { $0.isLetter || $0.isNumber || "'\"’”」』》〉]".contains($0) } ?? false
  }

  /// Returns whether an argument is markup, so that the particle depends on the word before it: `{0}이용 약관{1}을`.
  private static func isMarkup(_ name: String, after nodes: ArraySlice<MessageNode>) -> Bool {
    // A new word begins after a line break.
    if ["br", "newline", "linebreak", "line_break", "lf"].contains(name.lowercased()) { return true }
    // Angular's names of tags: `START_…` begins a word, and several `CLOSE_…` may follow each other.
    if name.hasPrefix("START_") { return true }
    if name.hasPrefix("CLOSE_"), case .argument(let inner)? = nodes.last?.content {
      return isMarkup(inner.name, after: nodes.dropLast())
    }
    // Some messages have a dollar sign before each argument: `${1}약관${2}을`.
    // Angular's templates have white space around the word, and people read the percent sign as one.
    let isAngular = name.hasPrefix("CLOSE_")
    guard case .literal(let text)? = nodes.last?.content,
      let last = text.last(where: { $0 != "$" && !(isAngular && $0.isWhitespace) }),
      last.isLetter || last.isNumber || (isAngular && "%)".contains(last))
    else { return false }
    if ["end", "close"].contains(name) || ["CLOSE_", "close_", "end_", "END_"].contains(where: name.hasPrefix)
      || ["End", "_end", "Close", "_close"].contains(where: name.hasSuffix)
    {
      return true
    }
    // After `{0}` and a word, `{1}` closes the markup that `{0}` opens.
    guard let number = Int(name), number > 0, nodes.count > 1,
      case .argument(let opening) = nodes[nodes.index(nodes.endIndex, offsetBy: -2)].content
    else { return false }
    return Int(opening.name) == number - 1 && text.first?.isWhitespace == false
  }

  /// Returns the final sounds of the branches; empty unless all of them end in Hangul.
  private static func finalSounds(of branches: [MessageBranch]) -> Set<FinalSound> {
    var sounds: Set<FinalSound> = []
    for branch in branches {
      guard case .literal(let text)? = branch.nodes.last?.content, let last = text.unicodeScalars.last,
        let sound = FinalSound(ofSyllable: last)
      else { return [] }
      sounds.insert(sound)
    }
    return sounds
  }

  /// Returns whether a text begins with a particle that fits all the final sounds; false if there are none.
  private static func fits(_ text: String, _ sounds: Set<FinalSound>) -> Bool {
    !sounds.isEmpty
      && sounds.allSatisfy { sound in
        let (particles, directionParticle) =
          switch sound {
          case .vowel: (["가", "는", "를", "와"], "로")
          case .rieul: (["이", "은", "을", "과"], "로")
          case .consonant: (["이", "은", "을", "과"], "으로")
          }
        return (particles + [directionParticle]).contains(where: text.hasPrefix)
      }
  }

  private struct ParticleMatch {
    let particle: String
    /// The offset in the text, in UTF-8 bytes.
    let offset: Int
    var followsBracket = false
    var followsSpace = false
  }

  /// Returns the particle at the start of a text that follows an argument; nil if there is none.
  private static func bareParticle(_ text: String) -> ParticleMatch? {
    if text.utf8.first == UInt8(ascii: " ") { return particleAfterSpace(text) }
    // Quotes, brackets, bold marks and tags may precede the particle.
    var rest = text[...]
    var followsBracket = false
    while let first = rest.first, "'\"’”」』》〉)]）*_`".contains(first) {
      if ")]）".contains(first) { followsBracket = true }
      rest.removeFirst()
    }
    if rest.hasPrefix("</"), let close = rest.firstIndex(of: ">") { rest = rest[rest.index(after: close)...] }
    guard let particle = particle(rest) else { return nil }
    return ParticleMatch(
      particle: particle, offset: text[..<rest.startIndex].utf8.count, followsBracket: followsBracket)
  }

  /// Returns the particle after a space; 이 does not count, because it is also a word.
  private static func particleAfterSpace(_ text: String) -> ParticleMatch? {
    let rest = text.dropFirst()
    guard let particle = particle(rest), particle != "이" else { return nil }
    // `을 (를)` and `을 / 를` are tolerant forms.
    let next = rest.dropFirst(particle.count).drop { $0 == " " }.first
    if next == "(" || next == "/" { return nil }
    return ParticleMatch(particle: particle, offset: 1, followsSpace: true)
  }

  /// Returns the particle at the start of a text, if it ends a word.
  private static func particle(_ text: Substring) -> String? {
    guard let first = text.first else { return nil }
    let particle = text.hasPrefix("으로") ? "으로" : String(first)
    guard tolerantForms[particle] != nil else { return nil }
    // Before a bracket or a slash, the particle is already in its tolerant form.
    let next = text.dropFirst(particle.count).first
    if let next, next.isLetter || next.isNumber || next == "(" || next == "/" { return nil }
    return particle
  }
}

extension MessageNode {
  fileprivate var isLiteral: Bool { if case .literal = content { true } else { false } }
}

extension EntryContext {
  /// Parts of the names of arguments whose values are signs or limits.
  private static let namesOfConstants: Set<String> = [
    "brand", "emoji", "homepage", "link", "max", "maximum", "min", "minimum", "operator", "prefix", "reaction",
    "separator", "shortcut", "suffix", "symbol",
  ]

  /// The names of arguments for the name of the program itself, in small letters without signs.
  private static let namesOfProgram: Set<String> = [
    "app", "appname", "appdisplayname", "applicationname", "brandname", "productname", "programname",
  ]

  /// Returns whether an argument probably has the same value each time, so that its translator chose the right particle.
  ///
  /// Programs no longer show a message that the source has lost. In JSON, a numbered argument is often a component, such
  /// as a link. The limits of a range rarely change.
  fileprivate func isProbablyConstant(_ name: String) -> Bool {
    guard let source else { return sourceFile != nil }
    if file.isJSON, !file.isARB, name.utf8.allSatisfy(\.isDigit) { return true }
    if source.text.utf8.count < 1_000, source.arguments.count > 1, source.text.lowercased().contains("between ") {
      return true
    }
    // Names in capitals are those of constants, such as `{DISTRO}`.
    if name.count > 2, name.contains(where: \.isLetter), name == name.uppercased() { return true }
    return Self.namesOfProgram.contains(name.filter(\.isLetter).lowercased())
      || !Self.namesOfConstants.isDisjoint(with: name.wordsOfName)
  }
}

extension String {
  /// The words of a name of code, in small letters: those of `homeLink` are `home` and `link`.
  var wordsOfName: [String] {
    split { !$0.isLetter }.flatMap { part in
      let starts = part.indices.filter { index in
        index == part.startIndex || (part[index].isUppercase && part[part.index(before: index)].isLowercase)
      }
      return zip(starts, starts.dropFirst() + [part.endIndex]).map { part[$0..<$1].lowercased() }
    }
  }
}

extension EntryContext {
  /// The range of the first space and the particle after it, which stands alone between spaces; nil if there is none.
  ///
  /// A particle with two forms after an argument is the matter of the other check, and a space ends an address.
  fileprivate var particleApart: Range<Int>? {
    guard let place = text.spacedParticle, let prose = MaskedProse(entry) else { return nil }
    let hasTwoForms = ["을", "를"].contains(text.text(inUTF8: place).dropFirst())
    return switch prose.bytes[place.lowerBound - 1] {
    case MaskedProse.opaque: nil
    case MaskedProse.argument: hasTwoForms ? nil : place
    default: place
    }
  }
}

extension String {
  /// The range of the first particle that is no word, between spaces after a word, with the space before it.
  fileprivate var spacedParticle: Range<Int>? {
    var text = self
    return text.withUTF8 { bytes in
      var index = 1
      while let space = bytes[index...].firstIndex(of: 0x20) {
        index = space + 1
        let end = space + 4
        guard end <= bytes.count, end == bytes.count || bytes[end] == 0x20, bytes[space - 1] > 0x20,
          !"(/,.:;-".utf8.contains(bytes[space - 1]),
          Self.apartParticles.contains(where: { $0.elementsEqual(bytes[(space + 1)..<end]) })
        else { continue }
        return space..<end
      }
      return nil
    }
  }

  private static let apartParticles = ["을", "를", "의", "에"].map { Array($0.utf8) }
}
