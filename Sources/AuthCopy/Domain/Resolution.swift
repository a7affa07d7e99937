/// The result of resolving a code, an error without its arguments: a row and the circumstances.
struct Resolution: Sendable {
  let row: ResolvedRow
  /// The flow that the caller named; nil if it is not known.
  var flow: Flow?
  /// The sign-in method; nil if neither the caller, the provider nor the surface determines it.
  var method: SignInMethod?

  init(_ row: ResolvedRow, flow: Flow? = nil, method: SignInMethod?) {
    self.row = row
    self.flow = flow
    self.method = method
  }

  /// Creates the resolution of an error that no row determined.
  init(
    _ meaning: CodeMeaning, flow: Flow? = nil, method: SignInMethod? = nil, source: LoginError.Source?,
    isKnown: Bool = true, meanings: [SurfaceMeaning] = []
  ) {
    self.init(
      ResolvedRow(ResolvedRow.Content(meaning: meaning, source: source, isKnown: isKnown, meanings: meanings)),
      flow: flow, method: method)
  }

  /// Returns the resolution of an unknown code.
  @inline(never) static func unknown(
    _ source: LoginError.Source?, flow: Flow? = nil, method: SignInMethod? = nil
  ) -> Resolution {
    Resolution(CodeMeaning(ByFlow(.unknown)), flow: flow, method: method, source: source, isKnown: false)
  }
}

extension Resolution {
  /// The kind in `flow`.
  var kind: Kind { row.content.meaning.kinds[flow] }
  var meaning: CodeMeaning { row.content.meaning }
  var source: LoginError.Source? { row.content.source }
  /// The provider of `source`.
  var provider: Provider? { row.content.source?.provider }
  var rowSource: LoginError.Source? { row.content.rowSource }
  var isKnown: Bool { row.content.isKnown }
  var traits: RowTraits { row.content.traits }
  var meanings: [SurfaceMeaning] { row.content.meanings }

  /// Returns the same resolution in a flow.
  func during(_ flow: Flow?) -> Resolution { Resolution(row, flow: flow, method: method) }

  /// Returns the same resolution with a sign-in method.
  func with(method: SignInMethod?) -> Resolution { Resolution(row, flow: flow, method: method) }

  /// Returns the same resolution for another provider that sends the same codes.
  func from(_ provider: Provider, method: SignInMethod?) -> Resolution {
    changed {
      $0.source = LoginError.Source(provider: provider, surface: $0.source?.surface, code: $0.source?.code)
    }.with(method: method)
  }

  /// The same resolution without a source, for an error that any provider could have sent.
  var withoutSource: Resolution {
    changed {
      $0.source = nil
      $0.rowSource = nil
      $0.meanings = []
    }.with(method: nil)
  }

  /// Returns the resolution for an unknown message of the code: the kinds that blame the person's input become
  /// `unknown`.
  ///
  /// Unless the row declares its own concealment, the result is concealed as `invalidCredentials`, so that the copy
  /// does not reveal whether an account exists.
  func forUnknownMessage(blaming blamingKinds: [ReadingRules.Word]) -> Resolution {
    let kinds = meaning.kinds.map { kind in
      blamingKinds.contains { $0.text == kind.rawValue } ? .unknown : kind
    }
    if kinds == meaning.kinds { return self }
    let concealment = row.hasOwnConcealment ? meaning.concealment : ByFlow(.concealed(as: .invalidCredentials))
    return changed {
      $0.meaning = CodeMeaning(kinds, concealment: concealment)
      $0.meanings = []
    }
  }

  /// Returns the same resolution, concealed as a kind.
  func concealed(as kind: Kind) -> Resolution {
    changed {
      $0.meaning = CodeMeaning(
        $0.meaning.kinds, concealment: ByFlow(.concealed(as: kind)), arguments: $0.meaning.arguments)
    }
  }

  /// Returns the same resolution in the same circumstances with a changed row.
  private func changed(_ change: (inout ResolvedRow.Content) -> Void) -> Resolution {
    var content = row.content
    change(&content)
    return Resolution(ResolvedRow(content), flow: flow, method: method)
  }
}

extension Resolution: Hashable {
  /// Compares the properties that ``LoginError/encode(to:)`` encodes, so that a decoded error equals the original.
  static func == (first: Resolution, second: Resolution) -> Bool {
    first.flow == second.flow && first.method == second.method
      && (first.row === second.row
        || first.meaning == second.meaning && first.source == second.source && first.isKnown == second.isKnown
          && first.meanings == second.meanings)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(source)
  }
}
