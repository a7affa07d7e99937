internal import MessageFiles

/// A project's configuration, read from the file `.auth-copy-lint.json`.
struct LintConfiguration: Sendable {
  static let fileName = ".auth-copy-lint.json"

  /// The rules to run; nil means all.
  private(set) var selected: Set<String>?
  /// The rules not to run.
  private(set) var ignored: Set<String> = []
  /// The locale that translators translate from; nil if the file does not set it.
  private(set) var sourceLocale: String?
  private(set) var dialect: Linter.Dialect?
  /// Whether a key without a translation fails the lint run.
  private(set) var requiresCompleteness = false
  /// Whether programs also format messages without arguments.
  private(set) var formatsAll = false
  /// The project's terms, and names that translations must not translate.
  private(set) var glossary = ProjectGlossary()

  init() {}

  /// - Parameter rules: the names of the rules that the file may select.
  /// - Throws: an error that describes the problem and its place in the file.
  init(_ file: SourceFile, rules: Set<String>) throws(CatalogError) {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONParser.parse(file.bytes)
    } catch {
      throw CatalogError(
        Diagnostic(error.message.id, error.message.parameters, at: Diagnostic.Place(file.location(at: error.offset))))
    }
    let reader = Reader(file: file, knownRules: rules)
    guard let members = root.members else { throw reader.wrongType("", "object", at: root.range.lowerBound) }
    for member in members {
      switch member.key {
      case "$schema": break
      case "select": selected = Set(try reader.rules(member))
      case "ignore": ignored = Set(try reader.rules(member))
      case "source": sourceLocale = try reader.text(member)
      case "dialect": dialect = try reader.dialect(member)
      case "requireComplete": requiresCompleteness = try reader.boolean(member)
      case "formatsAll": formatsAll = try reader.boolean(member)
      case "glossary": glossary.glossary = try reader.glossary(member)
      case "keep": glossary.keep = try reader.texts(member)
      default: throw reader.unknown("invalid-configuration.member", member.key, Self.members, at: member.keyRange)
      }
    }
  }

  private static let members: Set<String> = [
    "select", "ignore", "source", "dialect", "requireComplete", "formatsAll", "glossary", "keep",
  ]
}

private struct Reader {
  let file: SourceFile
  let knownRules: Set<String>

  func rules(_ member: JSONMember) throws(CatalogError) -> [String] {
    for element in member.value.array ?? [] {
      guard let rule = element.string, !knownRules.contains(rule) else { continue }
      throw unknown("invalid-configuration.rule", rule, knownRules, at: element.range)
    }
    return try texts(member)
  }

  func dialect(_ member: JSONMember) throws(CatalogError) -> Linter.Dialect {
    let name = try text(member)
    if let dialect = Linter.Dialect(rawValue: name) { return dialect }
    throw unknown(
      "invalid-configuration.dialect", name, Set(Linter.Dialect.allCases.map(\.rawValue)), at: member.value.range)
  }

  func glossary(_ member: JSONMember) throws(CatalogError) -> [ProjectGlossary.Term] {
    guard let elements = member.value.array else { throw wrongType(member.key, "terms", at: member.value) }
    var terms: [ProjectGlossary.Term] = []
    for element in elements {
      let isComplete = ["use", "locale"].allSatisfy { element[$0] == nil || element[$0]?.string != nil }
      guard let avoid = element["avoid"]?.string, !avoid.isEmpty, isComplete else {
        throw wrongType(member.key, "terms", at: element)
      }
      let locale = element["locale"]?.string.map { LocaleTag($0)?.description ?? $0 }
      terms.append(ProjectGlossary.Term(avoid: avoid, use: element["use"]?.string, locale: locale))
    }
    return terms
  }

  func texts(_ member: JSONMember) throws(CatalogError) -> [String] {
    guard let elements = member.value.array else { throw wrongType(member.key, "texts", at: member.value) }
    let texts = elements.compactMap(\.string)
    guard texts.count == elements.count else { throw wrongType(member.key, "texts", at: member.value) }
    return texts
  }

  func text(_ member: JSONMember) throws(CatalogError) -> String {
    guard let text = member.value.string else { throw wrongType(member.key, "text", at: member.value) }
    return text
  }

  func boolean(_ member: JSONMember) throws(CatalogError) -> Bool {
    guard let value = member.value.bool else { throw wrongType(member.key, "boolean", at: member.value) }
    return value
  }

  func wrongType(_ member: String, _ type: String, at node: JSONNode) -> CatalogError {
    wrongType(member, type, at: node.range.lowerBound)
  }

  func wrongType(_ member: String, _ type: String, at offset: Int) -> CatalogError {
    CatalogError(
      Diagnostic(
        "invalid-configuration.type", ["name": .text(member), "type": .text(type)],
        at: Diagnostic.Place(file.location(at: offset))))
  }

  func unknown(_ id: Diagnostic.ID, _ name: String, _ known: Set<String>, at range: Range<Int>) -> CatalogError {
    let suggestion = NameSuggestion(name, known: known)?.name ?? "none"
    let parameters: Diagnostic.Parameters = [
      "name": .text(name.safeToShow), "suggestion": .text(suggestion), "known": .list(known.sorted()),
    ]
    return CatalogError(Diagnostic(id, parameters, at: Diagnostic.Place(file.location(at: range.lowerBound))))
  }
}
