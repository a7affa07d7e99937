/// The properties of a row that decide how strong its code or phrase is as evidence in a raw error.
struct RowTraits: Sendable {
  /// Whether the code wraps errors, so that the rest of the raw error takes precedence.
  var isWrapper = false
  /// Whether the code is too common a name to count in errors of other providers.
  var isCommonName = false
  /// Whether the row has a phrase that is searched for in the error's text.
  var hasPhrase = false
  /// The number of bytes of the description without which the row does not apply; 0 for a code or a phrase alone.
  var descriptionLength = 0
  /// Whether the code is a phrase.
  var isPhrase = false
  /// Whether the phrase is a single word of letters.
  var isWord = false
  /// Whether the code is the name of a class of exceptions, which can have many causes.
  var isClassName = false
  /// Whether the phrase is the status of an RPC, which its message explains.
  var isStatus = false

  init() {}

  fileprivate init(_ row: CodeRow, on surface: CodeSurface, _ rules: ReadingRules) {
    isWrapper = row.isOverloaded
    isCommonName = row.strength == .plain
    hasPhrase = row.phrase != nil
    descriptionLength = row.description?.utf8.count ?? 0
    isPhrase = row.match == .phrase
    isWord = row.match == .phrase && row.code.utf8.allSatisfy(\.isLetter)
    isClassName = rules[.exceptionNames].end(Array(row.code.utf8)[...])
    isStatus = rules[.statusSurfaces].contains { $0.text == surface.id }
  }
}

/// The result of resolving a code: an error without its arguments.
///
/// It is a class, so that a code table creates one for each code and returns it at the cost of a retain
/// (`Scripts/bench resolve`).
final class Resolution: Sendable {
  let meaning: CodeMeaning
  /// The kind in `flow`.
  let kind: Kind
  /// The flow that the caller named; nil if it is not known.
  let flow: Flow?
  /// The sign-in method; nil if neither the caller, the provider nor the surface determines it.
  let method: SignInMethod?
  /// The provider of `source`, stored separately because it is read for every code without copying the whole source.
  let provider: Provider?
  let source: LoginError.Source?
  /// The provider, surface and code of the row that determined the meaning; nil without a row.
  let rowSource: LoginError.Source?
  /// The source for responses, which contains an unknown code only if it looks like a code.
  let displayedSource: LoginError.Source?
  let isKnown: Bool
  let traits: RowTraits
  /// All meanings of the code if it is ambiguous without a surface; otherwise empty.
  let meanings: [SurfaceMeaning]
  /// Whether the row declares its own concealment; stored separately because it is read for every code.
  let hasOwnConcealment: Bool
  /// Whether the row has arguments; stored separately for the same reason.
  let hasArguments: Bool
  /// The encoded member `source` of the copy's JSON; nil if it was not encoded in advance.
  let sourceMember: [UInt8]?

  init(
    _ meaning: CodeMeaning, flow: Flow? = nil, method: SignInMethod? = nil, source: LoginError.Source?,
    rowSource: LoginError.Source? = nil, isKnown: Bool = true, traits: RowTraits = RowTraits(),
    meanings: [SurfaceMeaning] = [], sourceMember: [UInt8]? = nil
  ) {
    self.meaning = meaning
    kind = meaning.kinds[flow]
    self.flow = flow
    self.method = method
    provider = source?.provider
    self.source = source
    self.rowSource = rowSource
    displayedSource = isKnown ? source : source?.withoutSentence
    self.isKnown = isKnown
    self.traits = traits
    self.meanings = meanings
    hasOwnConcealment = meaning.concealment != ByFlow(nil)
    hasArguments = !meaning.arguments.isEmpty
    self.sourceMember = sourceMember
  }

  /// Returns the resolution of an unknown code.
  @inline(never) static func unknown(_ source: LoginError.Source?) -> Resolution {
    Resolution(CodeMeaning(ByFlow(.unknown)), source: source, isKnown: false)
  }

  /// Returns the same resolution for another provider that sends the same codes.
  func from(_ provider: Provider, method: SignInMethod?) -> Resolution {
    let source = LoginError.Source(provider: provider, surface: source?.surface, code: source?.code)
    return Resolution(
      meaning, flow: flow, method: method, source: source, rowSource: rowSource, isKnown: isKnown, traits: traits,
      meanings: meanings)
  }

  /// The same resolution without a source, for an error that any provider could have sent.
  var withoutSource: Resolution {
    Resolution(
      meaning, flow: flow, source: nil, isKnown: isKnown, traits: traits)
  }

  /// Returns the resolution for an unknown message of the code: the kinds that blame the person's input become
  /// `unknown`.
  ///
  /// Unless the row declares its own concealment, the result is concealed as `invalidCredentials`, so that the copy
  /// does not reveal whether an account exists.
  func forUnknownMessage(blaming blamingKinds: [ReadingRules.Word]) -> Resolution {
    func unconfirmed(_ kind: Kind) -> Kind {
      blamingKinds.contains { $0.text == kind.rawValue } ? .unknown : kind
    }
    let kinds = meaning.kinds.map(unconfirmed)
    if kinds == meaning.kinds { return self }
    let concealment =
      meaning.concealment == ByFlow(nil) ? ByFlow(.concealed(as: .invalidCredentials)) : meaning.concealment
    return Resolution(
      CodeMeaning(kinds, concealment: concealment), flow: flow, method: method, source: source, rowSource: rowSource,
      isKnown: isKnown, traits: traits)
  }

  /// Returns the same resolution, concealed as a kind.
  func concealed(as kind: Kind) -> Resolution {
    let meaning = CodeMeaning(
      self.meaning.kinds, concealment: ByFlow(.concealed(as: kind)), arguments: self.meaning.arguments)
    return Resolution(
      meaning, flow: flow, method: method, source: source, rowSource: rowSource, isKnown: isKnown, traits: traits,
      meanings: meanings)
  }

  /// The same resolution with the member `source` encoded in advance (`Scripts/bench http`).
  var withEncodedSource: Resolution {
    Resolution(
      meaning, flow: flow, method: method, source: source, rowSource: rowSource, isKnown: isKnown, traits: traits,
      meanings: meanings,
      sourceMember: displayedSource.map(CopyJSON.source))
  }

  /// Returns the same resolution in a flow.
  func during(_ flow: Flow?) -> Resolution {
    if flow == self.flow { return self }
    return Resolution(
      meaning, flow: flow, method: method, source: source, rowSource: rowSource, isKnown: isKnown, traits: traits,
      meanings: meanings,
      sourceMember: sourceMember)
  }

  /// Returns the same resolution with a sign-in method.
  func with(method: SignInMethod?) -> Resolution {
    if method == self.method { return self }
    return Resolution(
      meaning, flow: flow, method: method, source: source, rowSource: rowSource, isKnown: isKnown, traits: traits,
      meanings: meanings,
      sourceMember: sourceMember)
  }
}

extension Resolution: Hashable {
  /// Compares the properties that ``LoginError/encode(to:)`` encodes, so that a decoded error equals the original.
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
  /// The source, without its code if it looks like a sentence or a personal number.
  fileprivate var withoutSentence: LoginError.Source {
    LoginError.Source(provider: provider, surface: surface, code: code.flatMap { $0.looksLikeCode ? $0 : nil })
  }

  /// The source without its code.
  var withoutCode: LoginError.Source { LoginError.Source(provider: provider, surface: surface, code: nil) }
}

extension Resolution {
  /// Creates a resolution from the rows of one code; the first row determines the meaning.
  ///
  /// `meanings` contains the meanings of all rows if their kinds differ.
  ///
  /// - Parameters:
  ///   - rows: one row for each surface, at least one.
  ///   - code: the part of the value that is the code.
  ///   - surfaces: the surfaces of the rows' table.
  convenience init(
    _ rows: [CodeRow], of provider: Provider, code: String, method: SignInMethod?, _ surfaces: [CodeSurface],
    _ rules: ReadingRules
  ) {
    let kindsDiffer = rows.contains { $0.meaning.kinds != rows[0].meaning.kinds }
    let surface = surfaces[rows[0].surface].id
    self.init(
      rows[0].meaning, method: method,
      source: LoginError.Source(provider: provider, surface: surface, code: code),
      rowSource: LoginError.Source(provider: provider, surface: surface, code: rows[0].code),
      traits: RowTraits(rows[0], on: surfaces[rows[0].surface], rules),
      meanings: kindsDiffer ? rows.map { SurfaceMeaning(surface: surfaces[$0.surface].id, meaning: $0.meaning) } : [])
  }
}
