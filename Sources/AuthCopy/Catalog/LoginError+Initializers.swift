internal import Foundation

extension LoginError {
  /// An error from a provider's code.
  ///
  /// - Parameters:
  ///   - surface: where the provider emitted it, a surface id or an error domain. Without one, a code that means
  ///     several things is read as the first of the provider's surfaces reads it, and ``candidates`` lists all. A
  ///     surface that does not exist is named in ``Copy/ignored`` and counts as none.
  ///   - catalog: the catalog whose tables are read.
  public init(
    provider: Provider, surface: String? = nil, code: RawCode, catalog: Catalog = LoginError.catalog
  ) {
    let resolution = catalog.codes.resolve(code.description, of: provider, surface: surface)
    self.init(provider, resolution, code: code.description)
    ignore(surface, catalog)
  }

  /// An error from the domain and the code of an `NSError`, as Apple's platforms and SDKs have them.
  ///
  /// An error domain that is in no table gives the kind `unknown`.
  public init(domain: String, code: Int, catalog: Catalog = LoginError.catalog) {
    guard let provider = catalog.codes.provider(ofDomain: domain) else {
      self.init(Resolution.unknown(nil))
      return
    }
    self.init(provider: provider, surface: domain, code: RawCode(code), catalog: catalog)
  }

  /// An error from any error of a program: an `NSError` of an SDK, a `URLError`, a Swift error that bridges to one.
  ///
  /// It looks through underlying errors (`NSUnderlyingErrorKey`): where the error itself is in no table, or says no more
  /// than that something below failed, the first below that says more counts. A `LoginError` is taken as it is, and a
  /// `CancellationError` is `canceled`.
  public init(_ error: any Error, catalog: Catalog = LoginError.catalog) {
    var below: (any Error)? = error
    for _ in 0..<ErrorChain.maximumLength {
      if let error = below as? LoginError {
        self = error
        return
      }
      if below is CancellationError {
        self.init(.canceled)
        return
      }
      below = below.flatMap { ($0 as NSError).userInfo[NSUnderlyingErrorKey] as? any Error }
    }
    self.init(ErrorChain(error), provider: nil, catalog)
  }

  /// An error from a provider's raw error: its JSON body, a form, the query of a redirect, or an `NSError` as
  /// `{"domain", "code", "userInfo"?}`.
  ///
  /// A body without a known code gives the kind `unknown`.
  /// - Parameters:
  ///   - surface: where the provider emitted it, as in ``init(provider:surface:code:catalog:)``.
  ///   - payload: UTF-8.
  ///   - catalog: the catalog whose tables are read.
  /// - Throws: ``PayloadError`` for text in none of these forms.
  public init(
    provider: Provider, surface: String? = nil, payload: some Collection<UInt8>,
    catalog: Catalog = LoginError.catalog
  ) throws(PayloadError) {
    let payload = try RawPayload(Array(payload))
    if let chain = payload.errorChain {
      self.init(chain, provider: provider, catalog)
    } else {
      let named = surface.flatMap { catalog.codes.knows(surface: $0, of: provider) ? $0 : nil }
      let (resolution, code) = catalog.codes.resolve(payload, of: provider, surface: named)
      self.init(provider, resolution, code: code)
    }
    ignore(surface, catalog)
  }

  /// - Parameter provider: who the caller says it is. A domain says more: a failed download inside a sign-in is the
  ///   network's.
  private init(_ chain: ErrorChain, provider: Provider?, _ catalog: Catalog) {
    var first: LoginError?
    for link in chain.links {
      let owner = catalog.codes.provider(ofDomain: link.domain) ?? provider
      let error =
        owner.map { owner in
          LoginError(
            owner, catalog.codes.resolve(link.code, of: owner, surface: link.domain), code: link.code)
        } ?? LoginError(Resolution.unknown(nil))
      if !error.isVague {
        self = error
        return
      }
      first = first ?? error
    }
    self = first ?? LoginError(Resolution.unknown(nil))
  }

  /// Whether the kind says no more than that the layer below failed.
  private var isVague: Bool { kind == .unknown || kind == .internalError }

  private init(_ provider: Provider, _ resolution: Resolution?, code: String?) {
    guard let resolution else {
      self.init(Resolution.unknown(Source(provider: provider, surface: nil, code: code)))
      return
    }
    self.init(resolution.provider == provider ? resolution : resolution.from(provider))
  }

  /// Remembers a surface that does not exist.
  private mutating func ignore(_ surface: String?, _ catalog: Catalog) {
    guard let surface, let provider = source?.provider, !catalog.knows(surface: surface, of: provider) else { return }
    ignored = ["surface"]
  }
}
