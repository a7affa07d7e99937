internal import Foundation

extension LoginError {
  /// Creates an error from a provider's code.
  ///
  /// - Parameters:
  ///   - provider: the provider that emitted the code.
  ///   - surface: where the provider emitted the code, a surface id or an error domain. Without one, an ambiguous code
  ///     has its meaning on the first of the provider's surfaces, and ``candidates`` lists all meanings. An unknown
  ///     surface is ignored.
  ///   - code: the raw code, a string or an integer.
  ///   - catalog: the catalog in which the code is looked up.
  public init(
    provider: Provider, surface: String? = nil, code: RawCode, catalog: Catalog = LoginError.catalog
  ) {
    let resolution = catalog.codes.resolve(code.description, of: provider, surface: surface)
    self.init(provider, resolution, code: code.description)
  }

  /// Creates an error from the domain and code of an `NSError`, as Apple's platforms and SDKs report them.
  ///
  /// An unknown error domain results in the kind `unknown`.
  public init(domain: String, code: Int, catalog: Catalog = LoginError.catalog) {
    guard let provider = catalog.codes.provider(ofDomain: domain) else {
      self.init(Resolution.unknown(nil))
      return
    }
    self.init(provider: provider, surface: domain, code: RawCode(code), catalog: catalog)
  }

  /// Creates an error from any Swift error, such as an `NSError` of an SDK or a `URLError`.
  ///
  /// If the error itself is unknown or too general, its underlying errors (`NSUnderlyingErrorKey`) are examined, and
  /// the first one that is more specific determines the kind. A `LoginError` is used unchanged, and a
  /// `CancellationError` becomes `canceled`.
  public init(_ error: any Error, catalog: Catalog = LoginError.catalog) {
    var first: LoginError?
    var next: (any Error)? = error
    for _ in 0..<ErrorChain.maximumLength {
      guard let error = next else { break }
      if let error = error as? LoginError {
        self = error
        return
      }
      let bridged = error as NSError
      let found =
        error is CancellationError
        ? LoginError(.canceled) : LoginError(domain: bridged.domain, code: bridged.code, catalog: catalog)
      if !found.isVague {
        self = found
        return
      }
      first = first ?? found
      next = bridged.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    self = first ?? LoginError(Resolution.unknown(nil))
  }

  /// Creates an error from a provider's raw error: a JSON body, a form, the query of a redirect, or an `NSError` in the
  /// form `{"domain", "code", "userInfo"?}`.
  ///
  /// A body without a known code results in the kind `unknown`.
  ///
  /// - Parameters:
  ///   - provider: the provider that sent the error.
  ///   - surface: where the provider emitted the error, as in ``init(provider:surface:code:catalog:)``.
  ///   - payload: the raw error in UTF-8.
  ///   - catalog: the catalog in which the code is looked up.
  /// - Throws: ``PayloadError`` for text in none of these forms.
  public init(
    provider: Provider, surface: String? = nil, payload: some Collection<UInt8>,
    catalog: Catalog = LoginError.catalog
  ) throws(PayloadError) {
    let payload = try RawPayload(Array(payload))
    if let chain = payload.errorChain {
      self.init(chain, provider: provider, catalog)
      return
    }
    let named = surface.flatMap { catalog.codes.knows(surface: $0, of: provider) ? $0 : nil }
    let (resolution, code) = catalog.codes.resolve(payload, of: provider, surface: named)
    self.init(provider, resolution, code: code)
  }

  /// - Parameter provider: the provider that the caller named. An error domain takes precedence: a failed download
  ///   during sign-in is a network error.
  private init(_ chain: ErrorChain, provider: Provider, _ catalog: Catalog) {
    var first: LoginError?
    for link in chain.links {
      let owner = catalog.codes.provider(ofDomain: link.domain) ?? provider
      let error = LoginError(
        owner, catalog.codes.resolve(link.code, of: owner, surface: link.domain), code: link.code)
      if !error.isVague {
        self = error
        return
      }
      first = first ?? error
    }
    self = first ?? LoginError(Resolution.unknown(nil))
  }

  /// Whether the kind says only that a lower layer failed.
  private var isVague: Bool { kind == .unknown || kind == .internalError }

  private init(_ provider: Provider, _ resolution: Resolution?, code: String?) {
    guard let resolution else {
      self.init(Resolution.unknown(Source(provider: provider, surface: nil, code: code)))
      return
    }
    self.init(resolution.provider == provider ? resolution : resolution.from(provider))
  }
}
