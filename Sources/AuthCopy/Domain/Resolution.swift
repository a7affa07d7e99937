/// What a code says of others in the same raw error.
enum Wrapping: Sendable {
  /// Nothing.
  case none
  /// It wraps errors, and its sentence tells which; the rest is read all the same, because time must not tell a sentence
  /// that is known from one that is not.
  case told
  /// It wraps errors and does not tell which: whatever else the error says comes before it.
  case untold

  fileprivate init(_ row: CodeRow) { self = row.isOverloaded ? .untold : row.isWrapper ? .told : .none }
}

/// The result of resolving a code: an error without its arguments.
///
/// A class, so that the code tables create one for each code and return it at the cost of a retain
/// (`Scripts/bench resolve`).
final class Resolution: Sendable {
  let meaning: CodeMeaning
  /// The kind in the flow.
  let kind: Kind
  /// What the person was doing; nil when the caller does not know it.
  let flow: Flow?
  /// How the person signed in, where the caller, the provider or the surface decides it.
  let method: SignInMethod?
  /// The provider of `source`, stored separately because it is read for every code without copying the whole source.
  let provider: Provider?
  let source: LoginError.Source?
  /// The names of the row that decided, as its table has them; nil where no row did.
  let row: LoginError.Source?
  /// The source as a response may repeat it: an unknown code can be anything that a caller sends.
  let shownSource: LoginError.Source?
  let isKnown: Bool
  /// What the code says of others in the same raw error.
  let wrapping: Wrapping
  /// All meanings of a code that is ambiguous without a surface; otherwise empty.
  let meanings: [SurfaceMeaning]
  /// Whether the row is concealed in its own way; stored separately because it is read for every code.
  let hasOwnConcealment: Bool
  /// Whether the row has arguments; stored separately for the same reason.
  let hasArguments: Bool
  /// Whether the code is an ordinary name to other providers than its own.
  let isOrdinary: Bool
  /// Whether the row is that of a sentence: it has a phrase of the error's text.
  let isOfSentence: Bool
  /// The member `source` of the copy's JSON, where it is made in advance.
  let sourceMember: [UInt8]?

  init(
    _ meaning: CodeMeaning, flow: Flow? = nil, method: SignInMethod? = nil, source: LoginError.Source?,
    row: LoginError.Source? = nil, isKnown: Bool = true, wrapping: Wrapping = .none, isOrdinary: Bool = false,
    isOfSentence: Bool = false, meanings: [SurfaceMeaning] = [], sourceMember: [UInt8]? = nil
  ) {
    self.meaning = meaning
    kind = meaning.kinds[flow]
    self.flow = flow
    self.method = method
    provider = source?.provider
    self.source = source
    self.row = row
    shownSource = isKnown ? source : source?.withoutSentence
    self.isKnown = isKnown
    self.wrapping = wrapping
    self.isOrdinary = isOrdinary
    self.isOfSentence = isOfSentence
    self.meanings = meanings
    hasOwnConcealment = meaning.concealment != ByFlow(nil)
    hasArguments = !meaning.arguments.isEmpty
    self.sourceMember = sourceMember
  }

  /// Creates the resolution of an unknown code.
  static func unknown(_ source: LoginError.Source?) -> Resolution {
    Resolution(CodeMeaning(ByFlow(.unknown)), source: source, isKnown: false)
  }

  /// Returns the same resolution for another provider that sends the codes of this one.
  func from(_ provider: Provider, method: SignInMethod?) -> Resolution {
    let source = LoginError.Source(provider: provider, surface: source?.surface, code: source?.code)
    return Resolution(
      meaning, flow: flow, method: method, source: source, row: row, isKnown: isKnown, wrapping: wrapping,
      isOrdinary: isOrdinary, isOfSentence: isOfSentence, meanings: meanings)
  }

  /// Returns the same resolution of an error that any provider could have sent.
  var ofAnyone: Resolution {
    Resolution(
      meaning, flow: flow, source: nil, isKnown: isKnown, wrapping: wrapping, isOrdinary: isOrdinary,
      isOfSentence: isOfSentence)
  }

  /// Returns the resolution of a code whose sentence no row knows: it does not say that what the person entered is wrong.
  ///
  /// Whoever must not learn whether an account exists still reads what a wrong password is answered with.
  var doubted: Resolution {
    func doubted(_ kind: Kind) -> Kind {
      kind == .invalidCredentials || kind == .currentPasswordIncorrect ? .unknown : kind
    }
    let kinds = ByFlow(doubted(meaning.kinds.standard), byFlow: meaning.kinds.byFlow.mapValues(doubted))
    if kinds == meaning.kinds { return self }
    let concealment =
      meaning.concealment == ByFlow(nil) ? ByFlow(.concealed(as: .invalidCredentials)) : meaning.concealment
    return Resolution(
      CodeMeaning(kinds, concealment: concealment), flow: flow, method: method, source: source, row: row,
      isKnown: isKnown, wrapping: wrapping, isOrdinary: isOrdinary,
      isOfSentence: isOfSentence)
  }

  /// Returns the same resolution with the member `source` made in advance (`Scripts/bench http`).
  var prepared: Resolution {
    Resolution(
      meaning, flow: flow, method: method, source: source, row: row, isKnown: isKnown, wrapping: wrapping,
      isOrdinary: isOrdinary, isOfSentence: isOfSentence, meanings: meanings,
      sourceMember: shownSource.map(CopyJSON.source))
  }

  /// Returns the same resolution in a flow.
  func during(_ flow: Flow?) -> Resolution {
    if flow == self.flow { return self }
    return Resolution(
      meaning, flow: flow, method: method, source: source, row: row, isKnown: isKnown, wrapping: wrapping,
      isOrdinary: isOrdinary, isOfSentence: isOfSentence, meanings: meanings,
      sourceMember: sourceMember)
  }

  /// Returns the same resolution for a method.
  func with(_ method: SignInMethod?) -> Resolution {
    if method == self.method { return self }
    return Resolution(
      meaning, flow: flow, method: method, source: source, row: row, isKnown: isKnown, wrapping: wrapping,
      isOrdinary: isOrdinary, isOfSentence: isOfSentence, meanings: meanings,
      sourceMember: sourceMember)
  }
}

extension Resolution: Hashable {
  static func == (first: Resolution, second: Resolution) -> Bool {
    first === second
      || first.meaning == second.meaning && first.flow == second.flow && first.method == second.method
        && first.source == second.source && first.isKnown == second.isKnown && first.meanings == second.meanings
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(source)
  }
}

extension LoginError.Source {
  /// The source without a code that is none, such as a sentence or a number of a person.
  fileprivate var withoutSentence: LoginError.Source {
    LoginError.Source(provider: provider, surface: surface, code: code.flatMap { $0.looksLikeCode ? $0 : nil })
  }

  /// The source without its code.
  var withoutCode: LoginError.Source { LoginError.Source(provider: provider, surface: surface, code: nil) }
}

extension Resolution {
  /// Combines the rows of one code: the first row decides, and all meanings are listed if they differ.
  ///
  /// - Parameters:
  ///   - rows: one row for each surface, at least one.
  ///   - code: the part of the value that is the code.
  ///   - surfaces: the surfaces of the rows' table.
  convenience init(
    _ rows: [CodeRow], of provider: Provider, code: String, method: SignInMethod?, _ surfaces: [CodeSurface]
  ) {
    let differ = rows.contains { $0.meaning.kinds != rows[0].meaning.kinds }
    let surface = surfaces[rows[0].surface].id
    self.init(
      rows[0].meaning, method: method,
      source: LoginError.Source(provider: provider, surface: surface, code: code),
      row: LoginError.Source(provider: provider, surface: surface, code: rows[0].code),
      wrapping: Wrapping(rows[0]), isOrdinary: rows[0].strength == .plain, isOfSentence: rows[0].phrase != nil,
      meanings: differ ? rows.map { SurfaceMeaning(surface: surfaces[$0.surface].id, meaning: $0.meaning) } : [])
  }
}
