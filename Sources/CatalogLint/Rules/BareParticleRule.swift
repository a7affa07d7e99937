internal import AuthCopy

/// Finds a Korean particle after an argument that is wrong for some of the argument's values.
struct BareParticleRule: MessageRule {
  let name = "bare-particle"
  let severity = Finding.Severity.warning
  let fixes = FixKind.safe
  let example: RuleExample? = RuleExample(
    source: "Install {provider}", bad: "{provider}을 설치하세요", good: "{provider}을(를) 설치하세요")

  private static let tolerant = [
    "이": "이(가)", "가": "이(가)", "은": "은(는)", "는": "은(는)", "을": "을(를)", "를": "을(를)", "와": "와(과)", "과": "와(과)",
    "으로": "(으)로", "로": "(으)로",
  ]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.language == "ko" ? .brace : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.brace), let tree = entry.entry.tree else { return }
    check(tree.nodes, of: tree, entry, &findings)
  }

  private func check(
    _ nodes: [MessageNode], of tree: MessageTree, _ entry: EntryContext, _ findings: inout FindingList
  ) {
    var followsArgument = false
    // The final sounds of the branches when the argument only selects between texts.
    var fixedEnds: Set<FinalSound> = []
    for node in nodes {
      switch node.content {
      case .literal(let text):
        if followsArgument, !Self.fits(text, fixedEnds), let (particle, offset) = Self.bareParticle(text) {
          let start = tree.offset(inLiteral: node, textOffset: offset)
          let tolerant = Self.tolerant[particle] ?? particle
          findings.add(
            self, nil, ["particle": .text(particle), "tolerant": .text(tolerant)], in: entry,
            at: start..<start + particle.utf8.count, fix: tolerant)
        }
        followsArgument = false
      case .argument, .formatted:
        followsArgument = true
        fixedEnds = []
      case .plural(_, _, let branches), .select(_, let branches):
        for branch in branches { check(branch.nodes, of: tree, entry, &findings) }
        followsArgument = true
        fixedEnds = Self.ends(of: branches)
      case .choice, .pound: followsArgument = false
      }
    }
  }

  /// The final sounds of the branches; empty unless all of them end in Hangul.
  private static func ends(of branches: [MessageBranch]) -> Set<FinalSound> {
    var ends: Set<FinalSound> = []
    for branch in branches {
      guard case .literal(let text)? = branch.nodes.last?.content, let last = text.unicodeScalars.last,
        let sound = FinalSound(ofSyllable: last)
      else { return [] }
      ends.insert(sound)
    }
    return ends
  }

  /// Whether a particle fits every text that may precede it.
  private static func fits(_ text: String, _ ends: Set<FinalSound>) -> Bool {
    !ends.isEmpty
      && ends.allSatisfy { sound in
        let (particles, direction) =
          switch sound {
          case .vowel: (["가", "는", "를", "와"], "로")
          case .rieul: (["이", "은", "을", "과"], "로")
          case .consonant: (["이", "은", "을", "과"], "으로")
          }
        return (particles + [direction]).contains(where: text.hasPrefix)
      }
  }

  /// The particle at the start of a text that follows an argument, and its offset in UTF-8 bytes; nil if there is none.
  private static func bareParticle(_ text: String) -> (particle: String, offset: Int)? {
    // Most arguments are followed by a space.
    if text.utf8.first == UInt8(ascii: " ") { return nil }
    // Quotes, brackets, bold marks and tags may come between.
    var rest = text[...]
    while let first = rest.first, "'\"’”」』》〉)]*_`".contains(first) { rest.removeFirst() }
    if rest.hasPrefix("</"), let close = rest.firstIndex(of: ">") { rest = rest[rest.index(after: close)...] }
    guard let first = rest.first else { return nil }
    let particle = rest.hasPrefix("으로") ? "으로" : String(first)
    guard tolerant[particle] != nil else { return nil }
    // A particle ends a word. Before a bracket or a slash it is already in its tolerant form.
    let next = rest.dropFirst(particle.count).first
    if let next, next.isLetter || next.isNumber || next == "(" || next == "/" { return nil }
    return (particle, text[..<rest.startIndex].utf8.count)
  }
}
