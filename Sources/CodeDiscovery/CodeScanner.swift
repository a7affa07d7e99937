import AuthCopy

/// Finds texts that look like a provider's codes in source code, data and logs.
///
/// A text counts as a code for one of these reasons:
/// - it can only be a code, such as `AADSTS50034` or `auth/user-not-found`;
/// - it is the value of a member such as `code` or `error`;
/// - it is a known code, between quotation marks;
/// - it is a constant, a literal or a number in the declaration of errors, such as `enum ErrorCode`.
struct CodeScanner {
  private let known: KnownCodes
  private let bytes: [UInt8]
  private let lexer: Lexer
  /// Whether the file is source code: only then it has comments and declarations.
  private let isSource: Bool
  private var isInComment = false
  /// Whether the last declaration declares errors.
  private var declaresErrors = false
  private var found: [String: DiscoveredCode] = [:]

  init(_ bytes: [UInt8], _ known: KnownCodes) {
    self.bytes = bytes
    self.known = known
    isSource = SourceLine.isSourceCode(bytes)
    lexer = Lexer(prefixes: Set(known.prefixes), hasComments: isSource)
  }

  /// Finds the codes of the file, in the order of their lines.
  mutating func codes() -> [DiscoveredCode] {
    SourceLine.forEach(of: bytes[...]) { scan($0) }
    // The file can use a constant before the line that assigns a code to it.
    let constants = Set(found.values.compactMap(\.name))
    return found.values.filter { !constants.contains($0.code) }
      .sorted { ($0.lines.first[0], $0.code) < ($1.lines.first[0], $1.code) }
  }

  // MARK: Lines

  private mutating func scan(_ line: SourceLine) {
    let lexemes = lexer.lexemes(of: line.text, isComment: isSource && isComment(line.text))
    let words = lexemes.filter { $0.kind != .mark && !$0.isNested }
    let keywords = Set(words.compactMap { Keyword($0.text) })
    if words.first.map({ Keyword($0.text) == .importing }) ?? false { return }
    let isDeclaration = !keywords.isDisjoint(with: [.declaration, .function])
    if isDeclaration {
      declaresErrors =
        keywords.isDisjoint(with: [.action, .branch, .function])
        && words.contains { $0.kind == .name && Keyword.isAboutErrors($0.text) }
    }
    let isInDeclaration = isSource && declaresErrors && !keywords.contains(.action)
    // In a line with a literal or a number, a name is the constant that is assigned it.
    let hasValue = words.contains { $0.kind == .number || $0.kind == .literal && hasKnownShape($0.code) }
    for (index, lexeme) in lexemes.enumerated() where lexeme.kind != .mark {
      let text = lexeme.code
      guard let shape = CodeShape(text), Keyword(member: text) == nil else { continue }
      let isCode =
        known.isUnmistakable(text, shape) || isMember(index, lexemes, shape)
        || !lexeme.isNested
          && (lexeme.kind == .literal && shape.isDistinct && (known.code(text) != nil || known.hasSuffix(text, shape))
            || isInDeclaration && isDeclared(index, lexemes, shape, hasValue: isDeclaration || hasValue))
      if isCode { add(index, lexemes, line.number) }
    }
  }

  private mutating func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    guard isInComment || line.starts(with: "/*".utf8) else {
      return line.starts(with: "* ".utf8) || line.starts(with: "# ".utf8)
    }
    isInComment = !line.suffix(2).elementsEqual("*/".utf8)
    return true
  }

  // MARK: Codes

  private func hasKnownShape(_ text: String) -> Bool { CodeShape(text).map(known.shapes.contains) ?? false }

  /// Returns whether a lexeme is the value of a member such as `"code": x`, `error=x` or `errorCode = x`.
  ///
  /// In source code, only literals are values, and names are variables.
  private func isMember(_ index: Int, _ lexemes: [Lexeme], _ shape: CodeShape) -> Bool {
    guard known.shapes.contains(shape), lexemes[index].kind == .literal || !isSource,
      shape.isDistinct || lexemes[index].kind == .number
    else { return false }
    let before = lexemes[..<index].suffix(5)
    guard let key = before.lastIndex(where: { $0.kind != .mark }), key < index - 1,
      before[(key + 1)...].allSatisfy({ ["[", "=", ":"].contains($0.text) })
    else { return false }
    return Keyword(member: before[key].text) == .codeMember
  }

  /// Returns whether a lexeme of a declaration of errors is a constant, or the value of one.
  ///
  /// - Parameter hasValue: whether the names of the line are not codes.
  private func isDeclared(_ index: Int, _ lexemes: [Lexeme], _ shape: CodeShape, hasValue: Bool) -> Bool {
    let previous = index > 0 ? lexemes[index - 1] : nil
    switch lexemes[index].kind {
    case .literal: return shape.isDistinct && known.shapes.contains(shape)
    case .number: return previous.map { ["=", ":", "("].contains($0.text) } ?? false
    case .name, .mark:
      let isFirst = previous.map { $0.text == "," || Keyword($0.text) == .branch } ?? true
      let next = lexemes.dropFirst(index + 1).map(\.text)
      // A value can be on the next line.
      let isLast = next.first.map { $0 == "," || $0 == ";" || $0 == "=" && next.count > 1 } ?? true
      return !hasValue && isFirst && isLast && shape.isDistinct && shape != .qualified
    }
  }

  private mutating func add(_ index: Int, _ lexemes: [Lexeme], _ line: Int) {
    let text = lexemes[index].code
    let code = known.code(text) ?? text
    let isConstant = lexemes[index].kind == .name && known.isConstantName(text)
    var entry =
      found[code]
      ?? DiscoveredCode(
        code: code, provider: nil, isKnown: known.code(text) != nil || isConstant || known.resolves(code))
    entry.lines.add(line)
    if lexemes[index].kind != .name { entry.name = entry.name ?? constant(lexemes[..<index]) }
    found[code] = entry
  }

  /// The maximum number of lexemes between a constant and its value.
  private static let maximumDistance = 40

  /// Returns the constant that is assigned a literal or a number: the first suitable name of the statement.
  private func constant(_ before: ArraySlice<Lexeme>) -> String? {
    let before = before.suffix(Self.maximumDistance)
    let start = before.lastIndex { [",", ";", "{", "}"].contains($0.text) }.map { $0 + 1 } ?? before.startIndex
    return before[start...].first { $0.kind == .name && CodeShape($0.text).map(\.isDistinct) ?? false }?.text
  }
}

extension Lexeme {
  /// The text after the last number sign, as in `com.amazonaws.cognito#AliasExistsException`; without one, all text.
  fileprivate var code: String {
    kind == .literal ? text.lastIndex(of: "#").map { String(text[text.index(after: $0)...]) } ?? text : text
  }
}
