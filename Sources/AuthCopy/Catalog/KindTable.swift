/// What kinds.json defines, with the kinds of overlays in place of theirs or beside them.
struct KindTable: Sendable {
  /// In the order of the file.
  private(set) var definitions: [KindDefinition] = []
  private(set) var arguments: [String: ArgumentDefinition] = [:]
  private var indices: [Kind: Int] = [:]
  /// What is answered for each kind; a table for each disclosure, in the order of `Disclosure.allCases`.
  private var answers: [NameTable<KindAnswer>] = []

  subscript(kind: Kind) -> KindDefinition? { indices[kind].map { definitions[$0] } }

  /// Where each kind is defined.
  private var places: [Kind: (file: SourceFile, offset: Int)] = [:]

  init(_ files: [SourceFile]) throws(CatalogError) {
    for file in files { try read(file) }
    try checkConcealment(files)
    compileAnswers()
  }

  private mutating func read(_ file: SourceFile) throws(CatalogError) {
    let json = CatalogJSON(file: file)
    let root = try json.root()
    try json.allow(["arguments", "kinds"], in: root, "kinds.json")
    if let node = root["arguments"] {
      for member in try json.members(node, "\"arguments\"") {
        arguments[member.key] = try Self.argument(member, json)
      }
    }
    guard let node = root["kinds"] else { return }
    for member in try json.members(node, "\"kinds\"") {
      let definition = try Self.kind(member, json, arguments)
      places[definition.kind] = (file, member.value.range.lowerBound)
      if let index = indices[definition.kind] {
        definitions[index] = definition
      } else {
        indices[definition.kind] = definitions.count
        definitions.append(definition)
      }
    }
  }

  private static func argument(
    _ member: JSONMember, _ json: CatalogJSON
  ) throws(CatalogError) -> ArgumentDefinition {
    let node = member.value
    try json.allow(["type", "default", "defaultCopy"], in: node, "an argument")
    let typeNode = try json.required("type", of: node)
    guard let type = ArgumentDefinition.ValueType(rawValue: try json.string(typeNode, "\"type\"")) else {
      throw json.failure(typeNode, "\"type\" must be String, int, double, DateTime or List")
    }
    let defaultValue: ArgumentDefinition.Default
    if let key = node["defaultCopy"] {
      defaultValue = .copy(key: try json.string(key, "\"defaultCopy\""))
    } else {
      let literal = try json.required("default", of: node)
      guard let text = literal.scalarText, let value = type.value(of: text) else {
        throw json.failure(literal, "\"default\" must be a \(type.rawValue)")
      }
      defaultValue = .value(value)
    }
    return ArgumentDefinition(name: member.key, type: type, defaultValue: defaultValue)
  }

  private static func kind(
    _ member: JSONMember, _ json: CatalogJSON, _ arguments: [String: ArgumentDefinition]
  ) throws(CatalogError) -> KindDefinition {
    let node = member.value
    try json.allow(
      ["status", "presentation", "recovery", "retryable", "arguments", "concealedAs"], in: node, "a kind")
    let statusNode = try json.required("status", of: node)
    let status = try json.integer(statusNode, "\"status\"")
    guard (200..<300).contains(status) || (400..<600).contains(status) else {
      throw json.failure(statusNode, "\"status\" must be an HTTP status from 200 to 299 or from 400 to 599")
    }
    let presentationNode = try json.required("presentation", of: node)
    guard
      let presentation = KindDefinition.Presentation(
        rawValue: try json.string(presentationNode, "\"presentation\""))
    else {
      throw json.failure(presentationNode, "\"presentation\" must be silent, inline, toast or dialog")
    }
    var names: [String] = []
    if let list = node["arguments"] {
      names = try json.strings(list, "\"arguments\"")
      for name in names where arguments[name] == nil {
        throw json.failure(list, "argument \"\(name)\" is not defined in this file")
      }
    }
    var recovery: String?
    if let id = node["recovery"] { recovery = try json.string(id, "\"recovery\"") }
    var concealedAs: Kind?
    if let target = node["concealedAs"] { concealedAs = Kind(try json.string(target, "\"concealedAs\"")) }
    return KindDefinition(
      kind: Kind(member.key), status: status, presentation: presentation, recovery: recovery,
      isRetryable: try json.bool(try json.required("retryable", of: node), "\"retryable\""),
      arguments: names, concealedAs: concealedAs)
  }

  private func checkConcealment(_ files: [SourceFile]) throws(CatalogError) {
    for definition in definitions {
      guard let target = definition.concealedAs, let place = places[definition.kind] else { continue }
      guard let targetDefinition = self[target] else {
        throw CatalogError(
          place.file, at: place.offset, "\(definition.kind) is concealed as \(target), which is no kind")
      }
      guard targetDefinition.concealedAs == nil else {
        throw CatalogError(
          place.file, at: place.offset, "\(definition.kind) is concealed as \(target), which is concealed itself")
      }
    }
    for kind in [Kind.unknown, .none] where self[kind] == nil {
      throw CatalogError(
        path: files[0].path, "the kind \(kind) is missing: codes without a kind of their own lead there")
    }
  }
}

extension KindTable {
  private mutating func compileAnswers() {
    let targets = Set(definitions.compactMap(\.concealedAs))
    answers = Disclosure.allCases.map { disclosure in
      var answers: [String: KindAnswer] = [:]
      for definition in definitions {
        var answered = definition
        if let target = definition.concealedAs, disclosure.conceals(classOf: target) {
          answered = self[target] ?? definition
        }
        answers[definition.kind.rawValue] = KindAnswer(
          answered, at: indices[answered.kind] ?? 0,
          hidesOrigin: targets.contains(answered.kind) && disclosure.conceals(classOf: answered.kind))
      }
      return NameTable(answers)
    }
  }

  /// The kind that a key of the copy belongs to, as `<kind>_title` does; nil for UX copy.
  func kind(ofKey key: String) -> KindDefinition? {
    guard let separator = key.utf8.lastIndex(of: UInt8(ascii: "_")),
      ["title", "message", "action"].contains(key[key.utf8.index(after: separator)...])
    else { return nil }
    return self[Kind(String(key[..<separator]))]
  }

  /// What is answered for a kind; for one that the catalog lacks what is answered for `unknown`.
  func answer(for kind: Kind, under disclosure: Disclosure) -> KindAnswer {
    let answers = answers[disclosure.rank]
    guard let answer = answers[kind.rawValue] ?? answers[Kind.unknown.rawValue] else {
      preconditionFailure("the kind unknown has been demanded")
    }
    return answer
  }
}

/// What is answered for a kind under a disclosure. A class, since every answer takes one up.
final class KindAnswer: Sendable {
  /// The kind itself, or the one that it is concealed as.
  let kind: Kind
  let status: Int
  let presentation: KindDefinition.Presentation
  let isRetryable: Bool
  /// The place of its definition in the table.
  let index: Int
  /// Whether the answer must not show where the error came from, since other kinds hide behind it.
  let hidesOrigin: Bool

  init(_ definition: KindDefinition, at index: Int, hidesOrigin: Bool) {
    kind = definition.kind
    status = definition.status
    presentation = definition.presentation
    isRetryable = definition.isRetryable
    self.index = index
    self.hidesOrigin = hidesOrigin
  }
}
