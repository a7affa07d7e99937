/// Finds texts that look like a provider's codes in source code, data and logs.
///
/// A text counts as a code for one of these reasons:
/// - it can only be a code, such as `AADSTS50034` or `auth/user-not-found`;
/// - it is the value of a member such as `code` or `error`;
/// - known codes are at similar places in the same block: cases of an enumeration, constants, elements of a list;
/// - its block declares errors, and it has the form of a code.
struct CodeScanner {
  private let known: KnownCodes
  private let bytes: [UInt8]
  private let lexer: Lexer
  /// Whether the file is source code: only then it has comments, and the texts at similar places are similar values.
  private let isSource: Bool
  private var isInComment = false
  /// All blocks, found by their indentation, as in nearly all source code and formatted JSON; the first is the file.
  private var blocks: [(parent: Int, declaresErrors: Bool)]
  /// The blocks that contain the current line, and the block that it opens.
  private var openBlocks: [(indentation: Int, block: Int)] = []
  /// The start of a statement that continues on the next line.
  private var unfinished: (lexemes: [Lexeme], block: Int)?
  private var candidates: [Candidate: Sighting] = [:]

  /// A group of candidates at similar places.
  private struct Group: Hashable {
    let kind: Lexeme.Kind
    let shape: CodeShape
    /// The lexemes around each candidate.
    var place = ""
    /// The index of the block.
    var block = 0
    /// Whether the candidates are in nested blocks, as in a switch or a list of objects.
    var spansBlocks = false
  }

  /// A text that may be a code, with the groups whose other candidates can be evidence of it.
  private struct Candidate: Hashable {
    let text: String
    var groups: [Group]
  }

  /// The occurrences of a candidate.
  private struct Sighting {
    let isKnown: Bool
    var lines = CodeLines()
    /// Whether the text counts as a code without evidence from its group.
    var isCertain = false
    /// The constant that is assigned the code.
    var name: String?
  }

  /// - Parameter path: the path of the file; the name can show that the file is about errors.
  init(_ bytes: [UInt8], path: String, _ known: KnownCodes) {
    self.bytes = bytes
    self.known = known
    isSource = SourceLine.isSourceCode(bytes)
    lexer = Lexer(prefixes: Set(known.prefixes), hasComments: isSource)
    blocks = [(parent: 0, declaresErrors: Keyword.isAboutErrors(String(path.split(separator: "/").last ?? "")))]
  }

  /// Finds the codes of the file, in the order of their lines.
  mutating func codes() -> [DiscoveredCode] {
    SourceLine.forEach(of: bytes[...]) { scan($0) }
    let accepted = acceptedGroups
    let codes = candidates.filter { $1.isCertain || !accepted.isDisjoint(with: $0.groups) }
    // A constant that is assigned a literal or a number is listed as the name of this code, not as another code.
    let constants = Set(codes.values.compactMap(\.name))
    var found: [String: DiscoveredCode] = [:]
    for (candidate, sighting) in codes where candidate.groups[0].kind != .name || !constants.contains(candidate.text) {
      let text = known.code(candidate.text) ?? candidate.text
      let earlier = found[text]
      var code = DiscoveredCode(
        code: text, provider: nil, isKnown: sighting.isKnown || earlier?.isKnown ?? known.resolves(text),
        name: [earlier?.name, sighting.name].compactMap(\.self).min(), lines: sighting.lines)
      if let earlier { code.lines.add(earlier.lines) }
      found[text] = code
    }
    return found.values.sorted { ($0.lines.first[0], $0.code) < ($1.lines.first[0], $1.code) }
  }

  // MARK: Lines

  private mutating func scan(_ line: SourceLine) {
    let lexemes = lexer.lexemes(of: line.text, isComment: isSource && isComment(line.text))
    let words = lexemes.filter { $0.kind != .mark && !$0.isNested }
    let keywords = Set(words.compactMap { Keyword($0.text) })
    if let indentation = line.indentation, !words.isEmpty || line.text.last.map("{[(".utf8.contains) ?? false {
      var declaresErrors =
        keywords.contains(.declaration) && keywords.isDisjoint(with: [.action, .branch, .function])
        && words.contains { $0.kind == .name && Keyword.isAboutErrors($0.text) }
      while let last = openBlocks.last, last.indentation >= indentation {
        // A bracket on its own line belongs to the previous declaration.
        if words.isEmpty, last.indentation == indentation { declaresErrors = blocks[last.block].declaresErrors }
        openBlocks.removeLast()
      }
      openBlocks.append((indentation, blocks.count))
      blocks.append((openBlocks.dropLast().last?.block ?? 0, declaresErrors))
    }
    if words.first.map({ Keyword($0.text) == .importing }) ?? false { return }
    // A line is in the parent of the block that it opens.
    let start = unfinished ?? ([], openBlocks.last.map { blocks[$0.block].parent } ?? 0)
    let statement = start.lexemes + lexemes
    unfinished = nil
    // The assigned value or the result of a case is on the next line.
    let last = lexemes.last { !$0.isNested }?.text
    let isUnfinished = last == "=" || last == ":" && lexemes.first?.text == "case"
    if isSource, isUnfinished, statement.count < Self.maximumStatementLength {
      unfinished = (statement, start.block)
    } else {
      collect(statement, line.number, start.block, canHaveConstants: isSource && !keywords.contains(.function))
    }
  }

  private mutating func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    guard isInComment || line.starts(with: "/*".utf8) else {
      return line.starts(with: "* ".utf8) || line.starts(with: "# ".utf8)
    }
    isInComment = !line.suffix(2).elementsEqual("*/".utf8)
    return true
  }

  // MARK: Candidates

  /// The maximum number of lexemes of a statement; words that are further apart are not related.
  private static let maximumStatementLength = 40

  private mutating func collect(_ lexemes: [Lexeme], _ line: Int, _ block: Int, canHaveConstants: Bool) {
    // In a statement with a literal in the form of a code, names and numbers are not codes.
    let hasLiteral = lexemes.contains { lexeme in
      lexeme.kind == .literal && !lexeme.isNested && CodeShape(lexeme.code).map(known.shapes.contains) ?? false
    }
    lazy var isAboutErrors =
      isSource && lexemes.count < Self.maximumStatementLength
      && lexemes.contains { $0.kind == .name && !$0.isNested && Keyword.isAboutErrors($0.text) }
    for (index, lexeme) in lexemes.enumerated() where lexeme.kind != .mark {
      let text = lexeme.code
      guard let shape = CodeShape(text), Keyword(member: text) == nil else { continue }
      let hasKnownShape = known.shapes.contains(shape)
      let isMember = hasKnownShape && isCodeMember(index, lexemes)
      var isCertain = known.isUnmistakable(text, shape)
      let canBeCode: Bool
      switch lexeme.kind {
      case .literal:
        canBeCode = hasKnownShape
        isCertain = isCertain || isMember && shape.isDistinct
        // A literal in Pascal case with a typical word, such as `Exception`, needs no statement about errors.
        if !isCertain, !lexeme.isNested, shape.isDistinct {
          isCertain =
            known.code(text) != nil
            || known.hasTypicalWord(text, shape) && (shape == .pascal || hasKnownShape && isAboutErrors)
        }
      case .number:
        canBeCode = !hasLiteral
        isCertain = isMember && canBeCode && !isSource
      case .name, .mark:
        canBeCode = canHaveConstants && !hasLiteral && shape.isDistinct && shape != .qualified
        isCertain = isCertain || isMember && !isSource && shape.isDistinct
      }
      guard isCertain || canBeCode && !lexeme.isNested else { continue }
      // A name that can only be a code counts like a literal.
      let kind = lexeme.kind == .name && isCertain ? .literal : lexeme.kind
      var candidate = Candidate(text: text, groups: [Group(kind: kind, shape: shape)])
      if !lexeme.isNested {
        candidate.groups = [
          Group(kind: kind, shape: shape, place: place(index, lexemes, withNames: false), block: block),
          Group(
            kind: kind, shape: shape, place: place(index, lexemes, withNames: true), block: blocks[block].parent,
            spansBlocks: true),
        ]
      }
      var sighting =
        candidates[candidate]
        ?? Sighting(isKnown: kind == .name ? known.isConstantName(text) : known.code(text) != nil)
      sighting.lines.add(line)
      sighting.isCertain = sighting.isCertain || isCertain
      if kind != .name { sighting.name = sighting.name ?? constant(lexemes[..<index]) }
      candidates[candidate] = sighting
    }
  }

  /// Returns whether a lexeme is the value of a member such as `"code": x`, `error=x` or `errorCode = x`.
  private func isCodeMember(_ index: Int, _ lexemes: [Lexeme]) -> Bool {
    let before = lexemes[..<index].suffix(5)
    guard let key = before.lastIndex(where: { $0.kind != .mark }), key < index - 1,
      before[(key + 1)...].allSatisfy({ ["[", "=", ":"].contains($0.text) })
    else { return false }
    return Keyword(member: before[key].text) == .codeMember
  }

  /// Returns the lexemes around one as text: three before it and one after it.
  ///
  /// - Parameter withNames: whether to keep names, instead of treating all names as equal.
  private func place(_ index: Int, _ lexemes: [Lexeme], withNames: Bool) -> String {
    var place = ""
    for position in [index - 3, index - 2, index - 1, index + 1] where lexemes.indices.contains(position) {
      let lexeme = lexemes[position]
      switch lexeme.kind {
      case .mark:
        // The separator after an element is ignored, because the last element of a list has none.
        let isSeparatorAfter = position > index && [",", ";"].contains(lexeme.text)
        if !isSeparatorAfter { place += lexeme.text }
      case .literal: place += "\""
      case .number: place += "0"
      case .name: place += withNames || Keyword(lexeme.text) != nil ? lexeme.text : "a"
      }
    }
    return place
  }

  /// Returns the constant that is assigned a literal or a number: the first suitable name of the statement.
  private func constant(_ before: ArraySlice<Lexeme>) -> String? {
    let before = before.suffix(Self.maximumStatementLength)
    let start = before.lastIndex { [",", ";", "{", "}"].contains($0.text) }.map { $0 + 1 } ?? before.startIndex
    return before[start...].first { $0.kind == .name && CodeShape($0.text).map(\.isDistinct) ?? false }?.text
  }

  // MARK: Groups

  /// The numbers of distinct candidates in a group.
  private struct Evidence {
    var total = 0
    var known = 0
    /// Known texts that are unlikely to be anything but codes.
    var distinctive = 0
    /// Texts that are known or contain words that are typical of codes.
    var typical = 0
  }

  private var acceptedGroups: Set<Group> {
    guard isSource else { return [] }
    var evidence: [Group: Evidence] = [:]
    for (candidate, sighting) in candidates {
      // Small numbers and HTTP statuses have many other meanings.
      let isDistinctive = Int(candidate.text).map { $0 < -9 || $0 > 599 } ?? candidate.groups[0].shape.isDistinct
      let hasTypicalWord = sighting.isKnown || known.hasTypicalWord(candidate.text, candidate.groups[0].shape)
      for group in candidate.groups {
        evidence[group, default: Evidence()].total += 1
        if sighting.isKnown { evidence[group]?.known += 1 }
        if sighting.isKnown, isDistinctive { evidence[group]?.distinctive += 1 }
        if hasTypicalWord { evidence[group]?.typical += 1 }
      }
    }
    return Set(evidence.filter { accepts($0, $1) }.keys)
  }

  /// Returns whether the candidates of a group count as codes.
  ///
  /// Enough of them are known, or their block declares errors and enough of them contain typical words.
  private func accepts(_ group: Group, _ evidence: Evidence) -> Bool {
    // Names recur in several blocks for other reasons.
    if group.spansBlocks, group.kind == .name { return false }
    let isLiteral = group.kind == .literal && !group.spansBlocks
    let declaresErrors = blocks[group.block].declaresErrors && group.shape != .word
    let minimum = isLiteral ? 2 : 3
    let totalPerKnown = isLiteral || declaresErrors ? 4 : 2
    return evidence.distinctive >= minimum && evidence.known * totalPerKnown >= evidence.total
      || declaresErrors && evidence.total >= minimum && evidence.typical * 2 >= evidence.total
  }
}

extension Lexeme {
  /// The text after the last number sign, as in `com.amazonaws.cognito#AliasExistsException`; without one, all text.
  fileprivate var code: String {
    kind == .literal ? text.lastIndex(of: "#").map { String(text[text.index(after: $0)...]) } ?? text : text
  }
}
