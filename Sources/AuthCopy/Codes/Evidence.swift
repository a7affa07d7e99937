/// A piece of a raw error that has a meaning: a code, a phrase, a domain with its number, or an HTTP status.
struct Evidence {
  /// The place of a piece, the most reliable first.
  enum Place: Int {
    /// The domain and the number of an error of an Apple platform.
    case chain
    /// The place at which the provider's errors have their code.
    case shape
    /// A member that holds a code in the errors of many providers.
    case member
    /// A whole message.
    case message
    /// A word that is alone in parentheses or brackets.
    case enclosedWord
    case word
    case phrase
    /// The description of a row without its code.
    case description
    /// What is wrong with a field of a form.
    case field
    /// A word with another provider's code prefix.
    case otherProvider
    /// A thing and an event in a sentence that no row knows.
    case sentence
    case status
  }

  /// What a piece was read from, for explanations.
  enum Finding {
    /// A value in a part of the error's text; the part is empty for the status of the provider's response.
    case value(String, in: Range<Int>)
    case passage(ScannedText, Range<Int>)
  }

  var resolution: Resolution
  let finding: Finding
  let place: Place
  let role: ReadingIndex.Role
  /// The position of the table among the tables with which the error is read.
  var layer = 0
  /// The number of causes that the text names before the piece.
  var depth = 0
  var edges = MessageEdges.both
  /// The number of bytes of the code or of the folded phrase.
  var length = 0
  /// The order in which pieces were found.
  var position = 0
  /// Whether tables of an unknown provider's error disagree about the code.
  var isAmbiguous = false
  /// The values at the argument paths of the code's shape, by argument name.
  var arguments: [String: [String]] = [:]
  let rules: ReadingRules
}

/// The rank of a piece of evidence: the lowest decides.
///
/// Ranks are compared by strength, then by the nearness of the table, then by the depth of the cause, then by the place,
/// then by length, then by the order of tables and of pieces.
struct EvidenceRank: Comparable {
  /// The strength of a piece, the most specific first.
  enum Strength: Int, Comparable {
    /// A code whose cause the message identifies.
    case identifiedCode
    /// A code or a phrase that names one cause.
    case oneCause
    /// A short phrase inside a sentence, a single word, and a number in a sentence.
    case partOfSentence
    /// A code of a vague kind, and a code of the network layer.
    case vague
    /// What the words of a sentence say that no row knows.
    case sentence
    /// The name of a class of exceptions, and a cancellation next to a fault.
    case className
    /// A code on which the tables of an unknown provider disagree.
    case ambiguous
    /// A code that stands for many causes.
    case manyCauses
    /// A code of a kind that names no cause.
    case noCause
    case status
    /// A code whose row says that the cause is not known.
    case unknown

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  let strength: Strength
  private let order: (role: Int, depth: Int, place: Int, length: Int, position: Int)

  /// - Parameters:
  ///   - hasFault: whether another piece names a fault, so that a cancellation is not what happened.
  ///   - hasRuntimeFault: whether the runtime of a language says what happened, so that the common name of a class
  ///     says nothing.
  ///   - hasFieldFault: whether another piece names the field at fault, so that a sentence about any field is vague.
  init(_ evidence: Evidence, in flow: Flow?, hasFault: Bool, hasRuntimeFault: Bool, hasFieldFault: Bool) {
    let strength = evidence.strength(in: flow)
    let yields = hasFault && evidence.isCancellation(in: flow) && strength <= .partOfSentence
    self.strength =
      hasRuntimeFault && evidence.isCommonClassName
      ? .unknown
      : yields ? .className : hasFieldFault && evidence.isOfAnyField(in: flow) ? max(strength, .vague) : strength
    let isPhrase = evidence.place == .phrase || evidence.place == .description
    order = (
      evidence.role.rawValue, isPhrase || evidence.place == .chain ? -evidence.depth : 0, evidence.place.rawValue,
      isPhrase ? -evidence.length : 0, evidence.layer << 32 | evidence.position
    )
  }

  /// A property of ranks, in the order in which they are compared.
  enum Property: String {
    case strength, table, depth, place, length, position
  }

  /// Returns the first property by which a rank differs from another one.
  func difference(from other: Self) -> Property {
    if strength != other.strength { return .strength }
    if order.role != other.order.role { return .table }
    if order.depth != other.order.depth { return .depth }
    if order.place != other.order.place { return .place }
    return order.length != other.order.length ? .length : .position
  }

  static func < (first: Self, second: Self) -> Bool {
    first.strength != second.strength ? first.strength < second.strength : first.order < second.order
  }

  static func == (first: Self, second: Self) -> Bool {
    first.strength == second.strength && first.order == second.order
  }
}

extension Evidence {
  /// Whether the piece is a phrase, with or without a code of its own.
  var isSentence: Bool { place == .phrase || place == .description || resolution.traits.isPhrase }

  /// Whether the piece is a whole message with which its text ends.
  var endsText: Bool {
    guard case .passage(let text, let range) = finding, edges == .both else { return false }
    return text.text.endsText(at: range.upperBound)
  }

  func kind(in flow: Flow?) -> Kind { resolution.meaning.kinds[flow] }

  /// Returns how specific the piece is, apart from the other pieces of the error.
  func strength(in flow: Flow?) -> EvidenceRank.Strength {
    if place == .status { return .status }
    if place == .field { return .partOfSentence }
    if place == .sentence { return .sentence }
    let (kind, traits) = (kind(in: flow), resolution.traits)
    // Ignoring a concealed row would reveal it.
    if !resolution.meaning.isConcealed(in: flow) {
      if kind == .unknown { return .unknown }
      // If tables disagree about a code, one that names no cause contradicts the others.
      if rules.isUnspecific(kind), !isAmbiguous || traits.descriptionLength > 0 { return .noCause }
    }
    if traits.isWrapper { return .manyCauses }
    if isSentence {
      if traits.isStatus { return .vague }
      let isPart = traits.isWord || length < rules[.sentencePartLength] && edges != .both
      return isPart ? .partOfSentence : .oneCause
    }
    // Without a provider, the description may be another provider's: it is evidence like a phrase.
    if traits.descriptionLength > 0 { return isAmbiguous ? .oneCause : .identifiedCode }
    if isAmbiguous { return .ambiguous }
    if rules[.vagueKinds].contains(kind) { return .vague }
    if traits.isClassName || place == .word && namesClass { return .className }
    if role == .network, place != .chain { return .vague }
    // A number in a sentence can count anything: `char 0x0a`.
    let isNumber = place == .word && resolution.source?.code?.utf8.first?.isDigit == true
    return isNumber ? .partOfSentence : .oneCause
  }

  /// Whether the code in the error is the name of a class of exceptions, as the symbol of a row can be.
  private var namesClass: Bool {
    let code = resolution.source?.code ?? ""
    return rules[.exceptionNames].contains { code.hasSuffix($0.text) }
  }

  /// Whether the piece is a code that says that a person or a program ended the attempt.
  fileprivate func isCancellation(in flow: Flow?) -> Bool {
    kind(in: flow) == .canceled && !isSentence && resolution.traits.descriptionLength == 0
  }

  /// Returns whether the piece says what any field can have.
  func isOfAnyField(in flow: Flow?) -> Bool {
    rules[.anyFieldKinds].contains(kind(in: flow)) && !resolution.meaning.isConcealed(in: flow)
  }

  /// Whether the piece is the name of a class of exceptions that many programs raise, such as `TypeError`.
  fileprivate var isCommonClassName: Bool {
    let traits = resolution.traits
    return traits.isClassName && traits.isCommonName && !isSentence
  }

  /// Whether the piece names a fault, and not a decision of the person.
  ///
  /// A number beside a cancellation can be its own: `error_code=200&error_reason=user_denied`.
  fileprivate func isFault(in flow: Flow?) -> Bool {
    switch place {
    case .chain, .phrase, .description, .field: break
    case .shape, .member: if resolution.source?.code.flatMap({ Int($0) }) != nil { return false }
    case .message, .enclosedWord, .word, .otherProvider, .sentence, .status: return false
    }
    return !rules[.endingKinds].contains(kind(in: flow)) && strength(in: flow) <= .partOfSentence
  }
}

extension [Evidence] {
  /// Returns the rank of each piece.
  func ranks(in flow: Flow?) -> [EvidenceRank] {
    let hasFault = contains { $0.isFault(in: flow) }
    let hasRuntimeFault = contains { $0.isSentence && $0.resolution.traits.isOfRuntime }
    let hasFieldFault = contains { $0.place == .field && $0.kind(in: flow) != .invalidField }
    return map {
      EvidenceRank(
        $0, in: flow, hasFault: hasFault, hasRuntimeFault: hasRuntimeFault, hasFieldFault: hasFieldFault)
    }
  }

  /// Returns the piece with the lowest rank; nil without evidence.
  func strongest(in flow: Flow?) -> Evidence? {
    let ranks = ranks(in: flow)
    return indices.min { ranks[$0] < ranks[$1] }.map { self[$0] }
  }

  /// Returns the piece that decides what the error means; nil without evidence.
  func deciding(in flow: Flow?) -> Evidence? {
    guard let best = strongest(in: flow) else { return nil }
    guard best.isSentence else { return best }
    // The code of a wrapper identifies the error better than a sentence of the same kind.
    return first { $0.resolution.traits.isWrapper && $0.kind(in: flow) == best.kind(in: flow) } ?? best
  }
}
