package import MessageFiles

/// An explanation of how a raw error was read: the pieces of evidence, the one that decided, and why.
///
/// It is for developers: nothing is concealed, so it must not be shown to people.
package struct ReadingExplanation {
  /// A sentence about the reading, and its id for programs.
  package struct Statement {
    package let id: String
    fileprivate let text: (MessageBundle) -> String

    package func text(in language: MessageLanguage) -> String { text(MessageBundle.messages(in: language)) }

    fileprivate func write(in language: MessageLanguage, to json: inout JSONWriter) {
      json.member("id", id)
      json.member("text", text(in: language))
    }
  }

  /// A piece of evidence.
  package struct Piece {
    /// The part of the error, shortened if it is long.
    package let found: String
    /// The path to the member of the JSON that contains it; nil for other errors.
    package let path: String?
    /// The line and column in the error, counted from 1; nil for the status of the response.
    package let position: (line: Int, column: Int)?
    package let decides: Bool
    fileprivate let evidence: Evidence
    fileprivate let strength: EvidenceRank.Strength
    package let kind: Kind
    /// The kind that strict disclosure shows instead; nil if it shows this kind.
    package let concealedAs: Kind?

    /// The row that gives the piece its meaning.
    package var source: LoginError.Source? { evidence.resolution.rowSource ?? evidence.resolution.source }
  }

  /// The error that was read.
  package let error: LoginError
  /// The kind that people see under `disclosure`.
  package let shownKind: Kind
  package let disclosure: Disclosure
  package let reason: Statement
  /// What happened besides the choice of the deciding piece.
  package let steps: [Statement]
  /// The pieces of evidence: the deciding one, then the others, the strongest first.
  package let pieces: [Piece]
  /// The number of further pieces.
  package let omitted: Int
  private let catalog: String

  private static let maximumPieces = 20
  /// The maximum length of a found text, in characters.
  private static let foundLength = 80

  fileprivate init(
    _ error: LoginError, _ reading: RawErrorReading, _ parts: ExplainedText, _ catalog: Catalog,
    _ disclosure: Disclosure
  ) {
    let flow = error.flow
    self.error = error
    self.disclosure = disclosure
    self.catalog = catalog.version
    shownKind = catalog.kinds.resolve(error.resolution, under: disclosure).kind
    let ranks = reading.evidence.ranks(in: flow)
    let decisive = reading.evidence.firstIndex { piece in reading.decisive.map(piece.isSame(as:)) ?? false }
    let order = ranks.indices.sorted { ($0 == decisive ? 0 : 1, ranks[$0]) < ($1 == decisive ? 0 : 1, ranks[$1]) }
    func concealment(of meaning: CodeMeaning) -> Kind? {
      let kind = catalog.kinds.resolve(meaning, under: .strict, in: flow)
      return kind.isConcealing && kind.kind != meaning.kinds[flow] ? kind.kind : nil
    }
    let pieces = order.map { index in
      let piece = reading.evidence[index]
      let (found, path, position) = parts.locate(piece.finding)
      return Piece(
        found: found.safeToShow.truncated(after: Self.foundLength), path: path, position: position,
        decides: index == decisive, evidence: piece, strength: ranks[index].strength, kind: piece.kind(in: flow),
        concealedAs: concealment(of: piece.resolution.meaning))
    }
    let distinct = Self.distinct(pieces)
    self.pieces = Array(distinct.prefix(Self.maximumPieces))
    omitted = distinct.count - self.pieces.count
    reason = Self.reason(reading.basis, pieces, order.map { ranks[$0] })
    steps = Self.steps(error, reading.basis, decisive.map { _ in pieces[0] }, concealment(of: error.resolution.meaning))
  }

  /// Returns the first of several pieces that one row gives the same part of the error: a member can be a code, a message
  /// and a word at once.
  private static func distinct(_ pieces: [Piece]) -> [Piece] {
    struct Meaning: Hashable {
      let source: LoginError.Source?
      let place: [Int]
    }
    var meanings: Set<Meaning> = []
    return pieces.filter { piece in
      let place = piece.position.map { [$0.line, $0.column] } ?? []
      return meanings.insert(Meaning(source: piece.source, place: place)).inserted
    }
  }

  /// - Parameter pieces: all pieces, the deciding one first.
  private static func reason(
    _ basis: RawErrorReading.Basis?, _ pieces: [Piece], _ ranks: [EvidenceRank]
  ) -> Statement {
    func statement(_ id: String, _ other: Piece? = nil) -> Statement {
      Statement(id: id) { bundle in
        bundle.text(
          "reading.reason",
          [
            "reason": .text(id), "strength": .text(bundle.text(pieces.first?.strength)),
            "other": .text(other?.found ?? ""),
            "otherStrength": .text(bundle.text(other?.strength)),
          ])
      }
    }
    guard let decisive = pieces.first else { return statement("none") }
    switch basis {
    case .agreement, .standard, .network, .disagreement: return statement(basis?.rawValue ?? "")
    case .systemName, .uniqueMember, nil: break
    }
    if ranks.contains(where: { $0 < ranks[0] }) {
      return statement(decisive.evidence.place == .status ? "status" : "wrapper")
    }
    guard let next = pieces.firstIndex(where: { $0.kind != decisive.kind }) else { return statement("same") }
    return statement(ranks[0].difference(from: ranks[next]).rawValue, pieces[next])
  }

  private static func steps(
    _ error: LoginError, _ basis: RawErrorReading.Basis?, _ decisive: Piece?, _ concealedAs: Kind?
  ) -> [Statement] {
    var ids: [String] = []
    if basis == .systemName || basis == .uniqueMember { ids.append(basis?.rawValue ?? "") }
    if let decisive, decisive.kind != error.kind { ids.append("otherCause") }
    if concealedAs != decisive?.concealedAs { ids.append("concealed") }
    let provider = decisive?.source?.provider.rawValue ?? ""
    return ids.map { id in
      Statement(id: id) { bundle in
        bundle.text(
          "reading.step",
          [
            "step": .text(id), "provider": .text(error.source?.provider.rawValue ?? provider),
            "kind": .text(concealedAs?.rawValue ?? ""),
          ])
      }
    }
  }

  /// Returns the note that the explanation is for developers.
  package func note(in language: MessageLanguage) -> String {
    MessageBundle.messages(in: language).text("reading.note")
  }

  /// Writes the members of the explanation.
  package func writeMembers(alsoIgnored ignored: [String], in language: MessageLanguage, to json: inout JSONWriter) {
    json.member("kind", error.kind.rawValue)
    json.member("known", error.isKnown)
    if let source = error.source { CopyJSON.write(source, to: &json) }
    json.key("shown")
    json.object { json in
      json.member("disclosure", disclosure.rawValue)
      json.member("kind", shownKind.rawValue)
    }
    json.key("reason")
    json.object { reason.write(in: language, to: &$0) }
    if !steps.isEmpty { json.member("steps", objects: steps) { $1.write(in: language, to: &$0) } }
    json.member("evidence", objects: pieces) { $1.write(to: &$0) }
    if omitted > 0 { json.member("omitted", omitted) }
    if !ignored.isEmpty { json.member("ignored", ignored) }
    json.member("note", note(in: language))
    json.member("catalog", catalog)
  }
}

extension ReadingExplanation {
  /// The descriptions of all places and strengths, in the order of their numbers in the exported reader.
  package static func descriptions(in language: MessageLanguage) -> (places: [String], strengths: [String]) {
    let bundle = MessageBundle.messages(in: language)
    return (
      (0...).lazy.map(Evidence.Place.init).prefix { $0 != nil }.compactMap(\.self).map {
        bundle.text("reading.place", ["place": .text($0.name)])
      },
      (0...).lazy.map(EvidenceRank.Strength.init).prefix { $0 != nil }.map { bundle.text($0) }
    )
  }
}

extension ReadingExplanation.Piece {
  /// Returns what the piece is, such as a phrase or a code in a member, and how strong it is.
  package func texts(in language: MessageLanguage) -> (place: String, strength: String) {
    let bundle = MessageBundle.messages(in: language)
    return (bundle.text("reading.place", ["place": .text(evidence.place.name)]), bundle.text(strength))
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.member("found", found)
    json.member("place", evidence.place.name)
    if let path { json.member("path", path) }
    if let position {
      json.member("line", position.line)
      json.member("column", position.column)
    }
    json.member("kind", kind.rawValue)
    if let source { CopyJSON.write(source, to: &json) }
    json.member("strength", strength.name)
    json.member("table", "\(evidence.role)")
    if evidence.depth > 0 { json.member("depth", evidence.depth) }
    if case .passage = evidence.finding {
      json.member("edges", ["left", "right"].filter { evidence.edges.contains($0 == "left" ? .left : .right) })
    }
    if let concealedAs { json.member("concealedAs", concealedAs.rawValue) }
    if decides { json.member("decides", true) }
  }
}

extension Evidence {
  fileprivate func isSame(as other: Evidence) -> Bool {
    resolution.row === other.resolution.row && place == other.place && position == other.position
  }
}

extension MessageBundle {
  /// Returns the description of a strength; empty for nil.
  fileprivate func text(_ strength: EvidenceRank.Strength?) -> String {
    strength.map { text("reading.strength", ["strength": .text($0.name)]) } ?? ""
  }
}

extension Evidence.Place {
  fileprivate var name: String { "\(self)" }
}

extension EvidenceRank.Strength {
  fileprivate var name: String { "\(self)" }
}

extension Catalog {
  /// Reads a raw error, and explains how it was read.
  ///
  /// The parameters are those of ``LoginError/init(provider:surface:payload:status:retryAfter:flow:catalog:)``.
  package func explanation(
    ofPayload payload: [UInt8], provider: Provider, surface: String?, status: Int?, retryAfter: Int?, flow: Flow?,
    under disclosure: Disclosure
  ) -> ReadingExplanation {
    let error = RawError(payload, codes.rules)
    let (result, reading) = LoginError.read(
      error, of: provider, surface: surface, status: status, retryAfter: retryAfter, flow: flow, self)
    return ReadingExplanation(result, reading, ExplainedText(payload, error, codes.rules), self, disclosure)
  }
}

/// The text of a raw error, in which pieces of evidence are located.
private struct ExplainedText {
  private let text: [UInt8]
  private let json: JSONNode?
  private let lines: LineIndex
  /// The number of blanks before the text.
  private let start: Int

  init(_ payload: [UInt8], _ error: RawError, _ rules: ReadingRules) {
    text = error.text.bytes
    json = try? JSONParser.parse(text)
    let whole = PayloadEncoding.utf8(Array(payload.prefix(rules[.errorLength])))
    lines = LineIndex(SourceFile(path: "", bytes: whole))
    start = whole.prefix(while: \.isBlank).count
  }

  /// Returns what was found, the path to the member that contains it, and its line and column.
  func locate(_ finding: Evidence.Finding) -> (found: String, path: String?, position: (line: Int, column: Int)?) {
    let (found, part) =
      switch finding {
      case .value(let value, let origin): (Array(value.utf8)[...], origin)
      case .passage(let scanned, let range): (scanned.text.bytes[range], scanned.text.origin)
      }
    let string = String(decoding: found, as: UTF8.self)
    if part.isEmpty { return (string, nil, nil) }
    // A text with escapes is located only by the member that contains it.
    let place = text[part].withUnsafeBufferPointer { $0.offset(of: Array(found), from: 0) } ?? 0
    let offset = part.lowerBound + place
    let path = json?.path(at: offset)
    return (string, path?.isEmpty == true ? nil : path, lines.position(at: start + offset))
  }
}

extension JSONNode {
  /// Returns the path to the innermost value that contains an offset, such as `errors[0].code`.
  fileprivate func path(at offset: Int) -> String {
    switch content {
    case .object(let members):
      guard
        let member = members.first(where: { $0.keyRange.lowerBound <= offset && offset < $0.value.range.upperBound })
      else { return "" }
      let rest = member.value.path(at: offset)
      return member.key + (rest.isEmpty || rest.hasPrefix("[") ? rest : ".\(rest)")
    case .array(let elements):
      guard let index = elements.firstIndex(where: { $0.range.contains(offset) }) else { return "" }
      let rest = elements[index].path(at: offset)
      return "[\(index)]" + (rest.isEmpty || rest.hasPrefix("[") ? rest : ".\(rest)")
    case .string, .number, .bool, .null: return ""
    }
  }
}
