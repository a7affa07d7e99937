/// What kinds.json defines, with the kinds of overlays in place of theirs or beside them.
struct KindTable: Sendable {
  /// In the order of the file.
  private(set) var definitions: [KindDefinition] = []
  private(set) var arguments: [String: ArgumentDefinition] = [:]
  private var indices: [Kind: Int] = [:]
  /// What is answered for each kind; a table for each disclosure, in the order of `Disclosure.allCases`.
  private var answers: [NameTable<KindAnswer>] = []

  subscript(kind: Kind) -> KindDefinition? { indices[kind].map { definitions[$0] } }

  init(_ document: CatalogDocument) {
    arguments = document.arguments.compactMapValues(\.argument.definition)
    definitions = document.kinds.compactMap(\.kind.definition)
    for (index, definition) in definitions.enumerated() { indices[definition.kind] = index }
    compileAnswers()
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

  /// The kind that a key of the copy belongs to; nil for UX copy.
  func kind(ofKey key: String) -> KindDefinition? { KindKey(key).flatMap { self[Kind($0.kind)] } }

  /// What is answered for a kind; for one that the catalog lacks what is answered for `unknown`.
  func answer(for kind: Kind, under disclosure: Disclosure) -> KindAnswer {
    let answers = answers[disclosure.rank]
    guard let answer = answers[kind.rawValue] ?? answers[Kind.unknown.rawValue] else {
      preconditionFailure("a catalog without the kind unknown is not loaded")
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
