extension LoginError {
  /// An error from a provider's code.
  ///
  /// - Parameters:
  ///   - surface: where the provider emitted it, a surface id or an error domain. Without one, a code that means
  ///     several things is read as the first of the provider's surfaces does, and ``candidates`` lists them.
  ///     One that does not exist counts as none.
  public init(
    provider: Provider, surface: String? = nil, code: RawCode, catalog: Catalog = .shipped
  ) {
    let match = catalog.codes.resolve(code.description, of: provider, surface: surface)
    self.init(provider, match, code: code.description)
  }

  /// An error from an `NSError` of an Apple platform.
  ///
  /// An error domain that nobody mapped gives the kind `unknown`.
  public init(domain: String, code: Int, catalog: Catalog = .shipped) {
    guard let provider = catalog.codes.provider(ofDomain: domain) else {
      self.init(Origin(kind: .unknown, source: nil, isKnown: false, candidates: []))
      return
    }
    self.init(provider: provider, surface: domain, code: RawCode(code), catalog: catalog)
  }

  /// An error from a provider's raw error: its JSON body, a form, the query of a redirect, or an `NSError` as
  /// `{"domain", "code", "userInfo"?}`.
  ///
  /// A body without a code that is known gives the kind `unknown`.
  /// - Throws: ``PayloadError`` for text of no such form.
  public init(
    provider: Provider, surface: String? = nil, payload: some Collection<UInt8>,
    catalog: Catalog = .shipped
  ) throws(PayloadError) {
    let payload = try RawPayload(Array(payload))
    if let appleError = payload.appleError {
      self.init(provider, appleError, catalog)
      return
    }
    let named = surface.flatMap { catalog.codes.knows(surface: $0, of: provider) ? $0 : nil }
    let (match, code) = catalog.codes.resolve(payload, of: provider, surface: named)
    self.init(provider, match, code: code)
  }

  private init(_ provider: Provider, _ origin: Origin?, code: String?) {
    guard let origin else {
      let source = Source(provider: provider, surface: nil, code: code)
      self.init(Origin(kind: .unknown, source: source, isKnown: false, candidates: []))
      return
    }
    self.init(origin.provider == provider ? origin : origin.from(provider))
  }

  /// A domain says more than the provider that the caller named: a failed download inside a sign-in is the network's.
  private init(_ provider: Provider, _ error: AppleError, _ catalog: Catalog) {
    let owner = catalog.codes.provider(ofDomain: error.domain) ?? provider
    let match = catalog.codes.resolve(error.code, of: owner, surface: error.domain)
    if Self.isVague(match?.kind), let underlying = error.underlying {
      let below = LoginError(provider, underlying, catalog)
      if !Self.isVague(below.kind) {
        self = below
        return
      }
    }
    self.init(owner, match, code: error.code)
  }

  /// Kinds that say no more than that the layer below failed.
  private static func isVague(_ kind: Kind?) -> Bool {
    kind == nil || kind == .unknown || kind == .internalError
  }
}
