extension LoginError {
  /// Creates an error from a provider's code.
  ///
  /// - Parameters:
  ///   - provider: the provider that emitted the code.
  ///   - surface: where the provider emitted the code, a surface id or an error domain. Without one, an ambiguous code
  ///     has its meaning on the first of the provider's surfaces, and ``candidates`` lists all meanings. An unknown
  ///     surface is ignored.
  ///   - code: the raw code, a string or an integer.
  ///   - flow: what the person was doing; nil when it is not known.
  ///   - catalog: the catalog in which the code is looked up.
  public init(
    provider: Provider, surface: String? = nil, code: RawCode, flow: Flow? = nil,
    catalog: Catalog = LoginError.catalog
  ) {
    let resolution = catalog.resolve(code.description, of: provider, surface: surface, flow)
    self.init(provider, resolution, code: code.description, flow, catalog)
  }

  /// Creates an error from the domain and code of an `NSError`, as Apple's platforms and SDKs report them.
  ///
  /// An unknown error domain results in the kind `unknown`.
  public init(domain: String, code: Int, flow: Flow? = nil, catalog: Catalog = LoginError.catalog) {
    self.init(domain: domain, code: code, of: nil, flow, catalog, description: nil)
  }

  /// - Parameters:
  ///   - provider: the provider whose surfaces take precedence over those of the domain's owner.
  ///   - description: the error's description, which decides among rows of one code.
  init(
    domain: String, code: Int, of provider: Provider?, _ flow: Flow?, _ catalog: Catalog, description: String?
  ) {
    let named = provider.flatMap { catalog.codes.knows(surface: domain, of: $0) ? (domain, $0) : nil }
    guard let (domain, provider) = named ?? catalog.codes.owner(ofDomain: domain) else {
      self.init(Resolution.unknown(nil, flow: flow))
      return
    }
    let code = RawCode(code).description
    let text = description.map { ScannedText($0, catalog.codes.rules) }
    let resolution = catalog.resolve(code, of: provider, surface: domain, describedBy: text, flow)
    self.init(provider, resolution, code: code, flow, catalog)
  }

  /// Creates an error from a provider's raw error in any form.
  ///
  /// The payload can be a JSON body, a form, the URL or the query of a redirect, an `NSError` in the form
  /// `{"domain", "code", "userInfo"?}` or as printed text, or any other text that contains a code, such as an exception
  /// or a line of a log. An error without a known code results in the kind `unknown`. Only the first 64 KiB are read.
  ///
  /// - Parameters:
  ///   - provider: the provider that sent the error, or ``Provider/any``.
  ///   - surface: where the provider emitted the error, as in ``init(provider:surface:code:flow:catalog:)``.
  ///   - payload: the raw error in UTF-8 or UTF-16; it can be empty.
  ///   - status: the HTTP status of the provider's response, which determines the kind if the body has no known code.
  ///   - retryAfter: the seconds in the header `Retry-After` of the provider's response.
  ///   - flow: what the person was doing; nil when it is not known.
  ///   - catalog: the catalog in which the code is looked up.
  public init(
    provider: Provider, surface: String? = nil, payload: some Collection<UInt8>, status: Int? = nil,
    retryAfter: Int? = nil, flow: Flow? = nil, catalog: Catalog = LoginError.catalog
  ) {
    self =
      Self.read(
        RawError(payload, catalog.codes.rules), of: provider, surface: surface, status: status, retryAfter: retryAfter,
        flow: flow, catalog
      ).error
  }

  /// Reads a raw error, and returns the result with the evidence that led to it.
  @inline(never) static func read(
    _ error: RawError, of provider: Provider, surface: String?, status: Int?, retryAfter: Int?, flow: Flow?,
    _ catalog: Catalog
  ) -> (error: LoginError, reading: RawErrorReading) {
    let knownSurface = surface.flatMap { catalog.codes.knows(surface: $0, of: provider) ? $0 : nil }
    let reading = catalog.read(error, of: provider, surface: knownSurface, status: status, flow)
    var result =
      if provider == .any {
        LoginError((reading.resolution ?? .unknown(nil)).with(method: nil).during(flow), in: catalog)
      } else {
        LoginError(reading.resolution?.provider ?? provider, reading.resolution, code: reading.code, flow, catalog)
      }
    let errorArguments = ErrorArguments(error, reading.arguments, retryAfter: retryAfter, catalog.codes.rules)
    result.arguments = result.arguments.overridden(by: catalog.arguments(of: result.kind, errorArguments))
    result.retryAfter = errorArguments.wait
    return (result, reading)
  }

  /// Creates an error from a raw error whose provider is not known.
  ///
  /// An error that names the system of a provider is read as an error of that provider. Any other error has a meaning
  /// only if it means the same for all providers that could have sent it; if not, it is `unknown` with ``candidates``.
  /// The parameters are those of the initializer with a provider and bytes.
  public init(
    payload: some Collection<UInt8>, status: Int? = nil, retryAfter: Int? = nil, flow: Flow? = nil,
    catalog: Catalog = LoginError.catalog
  ) {
    self.init(
      provider: .any, payload: payload, status: status, retryAfter: retryAfter, flow: flow, catalog: catalog)
  }

  /// Creates an error from a provider's raw error as text, such as the message of an exception.
  ///
  /// The parameters are those of the initializer with a provider and bytes.
  public init(
    provider: Provider, surface: String? = nil, payload: String, status: Int? = nil, retryAfter: Int? = nil,
    flow: Flow? = nil, catalog: Catalog = LoginError.catalog
  ) {
    self.init(
      provider: provider, surface: surface, payload: payload.utf8, status: status, retryAfter: retryAfter, flow: flow,
      catalog: catalog)
  }

  /// Creates an error from a raw error as text whose provider is not known.
  ///
  /// The parameters are those of the initializer with a provider and bytes.
  public init(
    payload: String, status: Int? = nil, retryAfter: Int? = nil, flow: Flow? = nil,
    catalog: Catalog = LoginError.catalog
  ) {
    self.init(
      provider: .any, payload: payload.utf8, status: status, retryAfter: retryAfter, flow: flow, catalog: catalog)
  }

  private init(
    _ provider: Provider, _ resolution: Resolution?, code: String?, _ flow: Flow?, _ catalog: Catalog
  ) {
    guard let resolution else {
      self.init(Resolution.unknown(Source(provider: provider, surface: nil, code: code), flow: flow))
      return
    }
    if resolution.provider == provider {
      self.init(resolution.during(flow), in: catalog)
    } else {
      // What no row determined has the method of the surface that the caller named.
      let method = resolution.provider == nil ? resolution.method : catalog.method(of: provider)
      self.init(resolution.from(provider, method: method).during(flow), in: catalog)
    }
  }

  /// Creates an error with those arguments of the row that the kind accepts.
  private init(_ resolution: Resolution, in catalog: Catalog) {
    self.init(resolution)
    if !resolution.meaning.arguments.isEmpty {
      let accepted = catalog.definition(of: kind)?.arguments ?? []
      arguments = resolution.meaning.arguments.filter { accepted.contains($0.key) }
    }
  }
}
