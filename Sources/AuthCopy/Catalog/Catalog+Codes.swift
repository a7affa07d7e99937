extension Catalog {
  /// What the readers of raw errors know.
  package var readingRules: ReadingRules { codes.rules }

  /// Returns whether the catalog has codes of a provider.
  package func knows(_ provider: Provider) -> Bool { codes.knows(provider) }

  /// Returns whether the catalog can read raw errors of a provider; always true for ``Provider/any``.
  package func acceptsRawErrors(of provider: Provider) -> Bool { provider == .any || knows(provider) }

  /// Whether all code tables are loaded, so that errors of ``Provider/any`` take no longer than others.
  package var hasLoadedAllTables: Bool { codes.combinedIndex.valueIfCreated != nil }

  /// Returns whether a provider has a surface or an error domain with a name.
  package func knows(surface: String, of provider: Provider) -> Bool {
    codes.knows(surface: surface, of: provider)
  }

  /// Returns `["surface"]` if the provider has no surface with that name, to be listed as ignored in the response.
  package func ignoredInputs(surface: String?, of provider: Provider) -> [String] {
    let isKnown = surface.map { knows(surface: $0, of: provider) } ?? true
    return isKnown ? [] : ["surface"]
  }

  /// Returns how people sign in through a provider; nil if it is not certain.
  func method(of provider: Provider) -> SignInMethod? { codes[provider]?.method }

  /// Resolves a code in a flow.
  ///
  /// A code that the named surface does not know is concealed if another surface of the provider conceals it.
  /// A number under an unknown error domain has no meaning, because numbers of different domains collide.
  ///
  /// - Parameter text: the error's description, which decides among rows of one code.
  func resolve(
    _ code: String, of provider: Provider, surface: String?, describedBy text: ScannedText? = nil, _ flow: Flow?
  ) -> Resolution? {
    if let surface, Int(code) != nil, surface.looksLikeDomain(codes.rules), !knows(surface: surface, of: provider) {
      return nil
    }
    let resolution = codes.resolve(code, of: provider, surface: surface, describedBy: text)
      .map { $0.during(flow) }
    // A response that reported the code as unknown, or as a code of a standard that the provider implements, would
    // reveal that it is concealed elsewhere.
    guard let surface else { return resolution.map(concealedOnAnySurface) }
    guard codes.isUnknown(resolution, on: surface, of: provider),
      let elsewhere = codes.resolve(code, of: provider, surface: nil).map({ concealedOnAnySurface($0.during(flow)) }),
      isConcealed(elsewhere)
    else { return resolution }
    return elsewhere.with(method: codes.method(of: provider, surface: surface))
  }

  /// Returns the resolution of a code whose surface is not known: concealed if any surface of its provider conceals it.
  func concealedOnAnySurface(_ resolution: Resolution) -> Resolution {
    if resolution.meanings.isEmpty || isConcealed(resolution) { return resolution }
    let targets = resolution.meanings.map { kinds.resolve($0.meaning, under: .strict, in: resolution.flow) }
    let target = targets.filter(\.isConcealing).min { $0.index < $1.index }
    return target.map { resolution.concealed(as: $0.kind) } ?? resolution
  }

  /// Returns whether strict disclosure conceals the meaning of a code.
  private func isConcealed(_ resolution: Resolution) -> Bool { kinds.resolve(resolution, under: .strict).isConcealing }

  /// Finds the code in a provider's raw error.
  ///
  /// Of a traceback, the last exception decides, unless its meaning is not known: the program raised it during the
  /// handling of the others. Both are always read, so that the time taken does not reveal the result.
  ///
  /// - Parameter surface: a surface that the provider has.
  func read(
    _ error: RawError, of provider: Provider, surface: String?, status: Int?, _ flow: Flow?
  ) -> RawErrorReading {
    let whole = readWhole(error, of: provider, surface: surface, status: status, flow)
    guard let last = error.lastException else { return whole }
    let reading = readWhole(last, of: provider, surface: surface, status: nil, flow)
    let isKnown = reading.resolution.map { $0.meaning.kinds[flow] != .unknown } ?? false
    return isKnown ? reading : whole
  }

  /// Finds the code in a raw error with all exceptions in it.
  ///
  /// A code that another surface conceals stays concealed. A row of the named surface takes precedence only if it has
  /// the same code or, where the other row matches a sentence, if it also matches a sentence and is concealed.
  ///
  /// - Parameter surface: a surface that the provider has.
  private func readWhole(
    _ error: RawError, of provider: Provider, surface: String?, status: Int?, _ flow: Flow?
  ) -> RawErrorReading {
    if provider == .any {
      return UnknownProviderReader(resolver: codes, kinds: kinds, flow: flow) { [self] provider in
        readWhole(error, of: provider, surface: nil, status: status, flow)
      }.read(error).veiled(of: provider, method: nil, in: flow)
    }
    let reading = reading(of: error, from: provider, surface: surface, status: status, flow)
    guard let surface else {
      return reading.resolution.map { reading.resolved(as: concealedOnAnySurface($0.during(flow))) } ?? reading
    }
    // The error is always read twice, so that the time taken does not reveal the result.
    let readingWithoutSurface = self.reading(of: error, from: provider, surface: nil, status: status, flow)
    guard let concealed = readingWithoutSurface.resolution.map({ concealedOnAnySurface($0.during(flow)) }),
      isConcealed(concealed)
    else { return reading }
    if let onSurface = reading.resolution?.during(flow), codes.isOn(surface, onSurface, of: provider) {
      let takesPrecedence =
        concealed.traits.hasPhrase
        ? onSurface.traits.hasPhrase && isConcealed(onSurface) : onSurface.hasCode(of: concealed)
      if takesPrecedence { return reading }
    }
    return readingWithoutSurface.resolved(
      as: concealed.with(method: codes.method(of: provider, surface: surface)))
  }

  private func reading(
    of error: RawError, from provider: Provider, surface: String?, status: Int?, _ flow: Flow?
  ) -> RawErrorReading {
    let lookup = CodeLookup(codes, of: provider, surface: surface, flow: flow) {
      [self] code, provider, surface, text in resolve(code, of: provider, surface: surface, describedBy: text, flow)
    }
    guard let lookup else { return RawErrorReading() }
    let reading = RawErrorReader(lookup).read(error, status: status)
    return reading.veiled(of: provider, method: lookup.table.method, in: flow)
  }

  /// Returns the arguments of an error that the copy of a kind accepts.
  func arguments(of kind: Kind, _ errorArguments: ErrorArguments) -> [String: ArgumentValue] {
    errorArguments.values(for: kinds[kind]?.arguments ?? [], of: kind) { codes.knows(Provider(rawValue: $0)) }
  }
}

extension Resolution {
  /// Returns whether both resolutions have the same code.
  fileprivate func hasCode(of other: Resolution) -> Bool {
    guard let rowSource, let otherSource = other.rowSource else { return false }
    return rowSource.code == otherSource.code || source?.code == other.source?.code
  }
}
