import AuthCopy

/// Finds what looks like a provider's codes in source code, data and logs.
///
/// A text counts as a code for one of these reasons:
/// - it can be nothing else, as `AADSTS50034` or `auth/user-not-found` can not;
/// - it is the value of a member such as `code` or `error`;
/// - other codes that are known stand in the same place of the same block: a case of an enumeration, a constant, an
///   element of a list;
/// - its block declares errors, and it is written as codes are.
struct CodeScanner {
  private let known: KnownCodes
  private let bytes: [UInt8]
  private let lexer: Lexer
  private let isSource: Bool
  /// How often each name occurs, by hash, since the names of a language and of types recur and those of codes do not.
  private var frequencies: [Int: Int] = [:]
  private var blocks: SourceBlocks
  /// The start of a statement that goes on in the next line.
  private var unfinished: (lexemes: [Lexeme], block: SourceBlocks.Block)?
  private var tokens: [String: Int] = [:]
  private var groups: [Group: Int] = [:]
  private var occurrences: [Occurrence.Key: Occurrence] = [:]

  /// - Parameter path: the file, whose name may say that it is about errors.
  init(_ bytes: [UInt8], path: String, _ known: KnownCodes) {
    self.bytes = bytes
    var words = LineWords()
    words.add(ArraySlice(path.split(separator: "/").last.map { Array($0.utf8) } ?? []))
    blocks = SourceBlocks(declaresErrors: words.nameErrors)
    self.known = known
    let lines = FileLines(bytes: bytes)
    isSource = lines.areSourceCode
    lexer = Lexer(
      bytes: bytes, qualifiers: Set(known.prefixes.map { Array($0.utf8) }), hasComments: isSource)
  }

  /// Where candidates stand alike.
  struct Group: Hashable {
    let kind: Lexeme.Kind
    let shape: CodeShape
    /// A hash of what stands beside.
    let place: Int
    let block: SourceBlocks.Block
  }

  struct Occurrence {
    struct Key: Hashable {
      let token: Int
      let group: Int
    }

    var lines = CodeLines()
    /// Whether the text counts as a code wherever it stands.
    var isCertain = false
    /// The constant of the same line.
    var name: String?
  }

  /// The codes of the file.
  mutating func codes() -> [FoundCode] {
    let lines = FileLines(bytes: bytes)
    lines.forEach { line in
      for lexeme in lexer.lexemes(in: line.range).lexemes where lexeme.kind == .name {
        frequencies[hash(lexeme), default: 0] += 1
      }
    }
    var isInComment = false
    lines.forEach { line in scan(line, &isInComment) }
    return CodeSelection(known, tokens: tokens, groups: groups, occurrences: occurrences, learnsPlaces: isSource).codes
  }

  private func text(_ lexeme: Lexeme) -> Substring { String(decoding: bytes[lexeme.range], as: UTF8.self)[...] }

  private func hash(_ lexeme: Lexeme) -> Int {
    var hash = 0xcbf2_9ce4_8422_2325 as UInt64
    for byte in bytes[lexeme.range] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash)
  }

  private mutating func scan(_ whole: FileLines.Line, _ isInComment: inout Bool) {
    let (line, number) = (whole.range, whole.number)
    guard let start = bytes[line].firstIndex(where: { $0 > 0x20 }) else { return }
    if isSource, isComment(start, line, &isInComment) {
      scanText(start..<line.upperBound, number)
      return
    }
    let (lexemes, comment) = lexer.lexemes(in: start..<line.upperBound)
    if comment < line.upperBound { scanText(comment + 2..<line.upperBound, number) }
    guard lexemes.contains(where: { $0.kind != .mark }) else { return }
    var words = LineWords()
    for lexeme in lexemes where lexeme.kind == .name { words.add(bytes[lexeme.range]) }
    let block =
      whole.isContinuation
      ? blocks.current
      : blocks.enter(
        number, indentation: start - line.lowerBound, declaresErrors: words.areDeclaration && words.nameErrors)
    if words.areImport { return }
    let statement = unfinished.map { ($0.lexemes + lexemes, $0.block) } ?? (lexemes, block)
    unfinished = nil
    if isSource, isUnfinished(lexemes), statement.0.count < Self.statementLength {
      unfinished = (lexemes: statement.0, block: statement.1)
    } else {
      collect(statement.0, number, statement.1, words)
    }
  }

  /// Whether the value that a line gives, or the result of a case, is in the next one.
  private func isUnfinished(_ lexemes: [Lexeme]) -> Bool {
    guard let last = lexemes.last else { return false }
    return isMark(last, "=") || isMark(last, ":") && lexemes[0].kind == .name && text(lexemes[0]) == "case"
  }

  private func isComment(_ start: Int, _ line: Range<Int>, _ isInComment: inout Bool) -> Bool {
    let text = bytes[start..<line.upperBound]
    if isInComment || text.starts(with: "/*".utf8) {
      isInComment = text.last { $0 > 0x20 } != UInt8(ascii: "/") || text.dropLast().last != UInt8(ascii: "*")
      return true
    }
    let next = text.dropFirst().first
    return text.starts(with: "//".utf8) || (text.first == UInt8(ascii: "*") && next.map { $0 <= 0x20 } ?? true)
      || (text.first == UInt8(ascii: "#") && next == 0x20)
  }

  /// Looks in a comment, where only what can be nothing else counts.
  private mutating func scanText(_ range: Range<Int>, _ number: Int) {
    for lexeme in lexer.lexemes(in: range).lexemes where lexeme.kind == .name || lexeme.kind == .literal {
      let text = text(lexeme)
      guard let shape = CodeShape(text), known.isUnmistakable(text, shape) else { continue }
      add(text, shape, .literal, place: 0, SourceBlocks.nowhere, number, isCertain: true)
    }
  }

  private mutating func collect(
    _ lexemes: [Lexeme], _ number: Int, _ block: SourceBlocks.Block, _ words: LineWords, depth: Int = 0
  ) {
    var literals = 0
    var values: [Int] = []
    for index in lexemes.indices where lexemes[index].kind == .literal {
      if collectLiteral(index, lexemes, number, block, words, depth) { literals += 1 }
    }
    for index in lexemes.indices where lexemes[index].kind == .number {
      if index > 0, isMark(lexemes[index - 1], "=:(|") || isSignedCase(lexemes, index) { values.append(index) }
    }
    if values.count == 1, literals == 0, depth == 0 {
      let text = text(lexemes[values[0]])
      if let shape = CodeShape(text) {
        let isCertain = isCodeMember(lexemes, before: values[0]) && !isSource
        add(
          text, shape, .number, place: place(values[0], lexemes), block, number, isCertain: isCertain,
          name: constant(lexemes[..<values[0]]))
      }
    }
    for index in lexemes.indices where lexemes[index].kind == .name {
      collectName(index, lexemes, number, block, canBeConstant: literals == 0 && depth == 0 && !words.declareFunction)
    }
  }

  /// Whether a case of a switch or an element of a list is a number.
  private func isSignedCase(_ lexemes: [Lexeme], _ index: Int) -> Bool {
    lexemes[index - 1].kind == .name && text(lexemes[index - 1]) == "case"
  }

  /// Returns whether the literal is a candidate.
  private mutating func collectLiteral(
    _ index: Int, _ lexemes: [Lexeme], _ number: Int, _ block: SourceBlocks.Block, _ words: LineWords, _ depth: Int
  ) -> Bool {
    let lexeme = lexemes[index]
    let isShort = lexeme.range.count <= 200
    var text = isShort ? text(lexeme) : ""
    if let hash = text.lastIndex(of: "#") { text = text[text.index(after: hash)...] }
    guard isShort, let shape = CodeShape(text) else {
      // JSON in a text, a message with a code.
      if depth < 2 { collect(lexer.lexemes(in: lexeme.range).lexemes, number, block, words, depth: depth + 1) }
      return false
    }
    let isUnmistakable = known.isUnmistakable(text, shape) || known.endsLikeCode(text, shape)
    let isKey = index + 1 < lexemes.count && isMark(lexemes[index + 1], ":") && depth > 0
    let isMember = isCodeMember(lexemes, before: index) && known.codeShapes.contains(shape) && !isKey
    let isNamedError =
      isSource && depth == 0 && lexemes.count < Self.statementLength && words.nameErrors && shape.isDistinct
      && known.codeShapes.contains(shape) && known.hasWordOfCodes(text)
    guard isUnmistakable || known.codeShapes.contains(shape), !CodeMember.isName(text) else { return false }
    if depth > 0, !isUnmistakable, !isMember { return false }
    add(
      text, shape, .literal, place: depth > 0 ? depth : place(index, lexemes), depth > 0 ? SourceBlocks.nowhere : block,
      number, isCertain: isUnmistakable || isMember && shape != .word || isNamedError,
      name: constant(lexemes[..<index]))
    return true
  }

  private mutating func collectName(
    _ index: Int, _ lexemes: [Lexeme], _ number: Int, _ block: SourceBlocks.Block, canBeConstant: Bool
  ) {
    guard lexemes[index].range.count <= 100 else { return }
    let text = text(lexemes[index])
    guard let shape = CodeShape(text), !CodeMember.isName(text) else { return }
    let isUnmistakable = known.isUnmistakable(text, shape)
    let isMember =
      !isSource && isCodeMember(lexemes, before: index) && shape.isDistinct && known.codeShapes.contains(shape)
    if isUnmistakable || isMember {
      add(text, shape, .literal, place: 0, SourceBlocks.nowhere, number, isCertain: true)
    } else if isSource, canBeConstant, shape.isDistinct, shape != .qualified {
      add(text, shape, .name, place: place(index, lexemes), block, number, isCertain: false)
    }
  }

  private mutating func add(
    _ text: Substring, _ shape: CodeShape, _ kind: Lexeme.Kind, place: Int, _ block: SourceBlocks.Block, _ number: Int,
    isCertain: Bool, name: String? = nil
  ) {
    let token = tokens[String(text)] ?? tokens.count
    if token == tokens.count { tokens[String(text)] = token }
    let group = Group(kind: kind, shape: shape, place: place, block: block)
    let groupIndex = groups[group] ?? groups.count
    if groupIndex == groups.count { groups[group] = groupIndex }
    var occurrence = occurrences[Occurrence.Key(token: token, group: groupIndex)] ?? Occurrence()
    occurrence.lines.add(number)
    occurrence.isCertain = occurrence.isCertain || isCertain
    occurrence.name = occurrence.name ?? name
    occurrences[Occurrence.Key(token: token, group: groupIndex)] = occurrence
  }

  private func isMark(_ lexeme: Lexeme, _ marks: String) -> Bool {
    lexeme.kind == .mark && marks.utf8.contains(bytes[lexeme.range.lowerBound])
  }

  /// What stands beside: three lexemes before and one after, with the names that recur.
  private func place(_ index: Int, _ lexemes: [Lexeme]) -> Int {
    var hasher = Hasher()
    for position in [index - 3, index - 2, index - 1, index + 1] {
      // The last element of a list ends otherwise than the others do.
      guard lexemes.indices.contains(position), position < index || !isMark(lexemes[position], ",;") else {
        hasher.combine(0)
        continue
      }
      let lexeme = lexemes[position]
      switch lexeme.kind {
      case .mark: hasher.combine(bytes[lexeme.range.lowerBound])
      case .literal: hasher.combine("s")
      case .number: hasher.combine("n")
      case .name:
        let hash = hash(lexeme)
        hasher.combine(frequencies[hash, default: 0] > 6 ? hash : 1)
      }
    }
    return hasher.finalize()
  }

  /// Whether the value is that of a member such as `"code": x`, `error=x` or `errorCode = x`.
  private func isCodeMember(_ lexemes: [Lexeme], before index: Int) -> Bool {
    var position = index - 1
    while position > 0, isMark(lexemes[position], "[=") { position -= 1 }
    if position > 0, isMark(lexemes[position], ":") { position -= 1 }
    guard position >= 0, position < index - 1 else { return false }
    let key = lexemes[position]
    return (key.kind == .name || key.kind == .literal) && key.range.count <= 40 && CodeMember.has(text(key))
  }

  /// More lexemes than a statement has: words that are far apart say nothing about each other.
  private static let statementLength = 40

  /// The constant that a literal or a number is given: the first name of the statement that can be one.
  private func constant(_ before: ArraySlice<Lexeme>) -> String? {
    let before = before.suffix(Self.statementLength)
    let start = before.lastIndex { isMark($0, ",;{}") }.map { $0 + 1 } ?? before.startIndex
    for lexeme in before[start...] where lexeme.kind == .name && lexeme.range.count <= 100 {
      let text = text(lexeme)
      if let shape = CodeShape(text), shape.isDistinct { return String(text) }
    }
    return nil
  }
}
