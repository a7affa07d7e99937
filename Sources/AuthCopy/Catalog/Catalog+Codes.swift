extension Catalog {
  /// Whether the catalog has codes of the provider.
  package func knows(_ provider: Provider) -> Bool { codes.knows(provider) }

  /// Whether the catalog can read raw errors of the provider, or of ``Provider/any``.
  package func reads(_ provider: Provider) -> Bool { provider == .any || knows(provider) }

  /// Whether all tables have been read, so that errors of ``Provider/any`` take no longer than others.
  package var hasEveryCode: Bool { codes.everyone.existing != nil }

  /// Whether the provider has a surface or an error domain with that name.
  package func knows(surface: String, of provider: Provider) -> Bool {
    codes.knows(surface: surface, of: provider)
  }

  /// `surface`, to be listed in the response, when the provider has no surface of that name.
  package func ignoredInputs(surface: String?, of provider: Provider) -> [String] {
    surface.map { knows(surface: $0, of: provider) } ?? true ? [] : ["surface"]
  }

  /// How people sign in through a provider, where that is certain.
  func method(of provider: Provider) -> SignInMethod? { codes[provider]?.method }

  /// Resolves a code in a flow, concealing one that the named surface does not know but another surface of its provider conceals.
  ///
  /// An unmapped number under an error domain has no meaning: numbers of different domains collide.
  ///
  /// - Parameter text: the error's description, which decides among rows of one code.
  func resolve(
    _ code: String, of provider: Provider, surface: String?, describedBy text: FoldedText? = nil, _ flow: Flow?
  ) -> Resolution? {
    if let surface, Int(code) != nil, surface.looksLikeDomain, !knows(surface: surface, of: provider) { return nil }
    let resolution = codes.resolve(code, of: provider, surface: surface, describedBy: text)
      .map { flow == nil ? $0 : $0.during(flow) }
    // Without this, the code of another surface would be reported as unknown, or as that of a standard which the provider
    // speaks, which would reveal its class.
    guard let surface, codes.isUnknown(resolution, on: surface, of: provider),
      let elsewhere = codes.resolve(code, of: provider, surface: nil)?.during(flow), isConcealed(elsewhere)
    else { return resolution }
    return elsewhere.with(codes.method(of: provider, surface: surface))
  }

  /// Whether what a code says is concealed from people who must prove who they are.
  private func isConcealed(_ resolution: Resolution) -> Bool { kinds.resolve(resolution, under: .strict).isConcealing }

  /// Finds the code in a provider's raw error.
  ///
  /// What another surface than the named one conceals keeps its class. A row of the named surface stands for the very code,
  /// but against a sentence only if it is that of a concealed sentence itself.
  ///
  /// - Parameter surface: a surface that the provider has.
  func read(
    _ error: RawError, of provider: Provider, surface: String?, status: Int?, _ flow: Flow?
  ) -> RawErrorReading {
    if provider == .any {
      return UnnamedErrorReader(resolver: codes, kinds: kinds, flow: flow) { [self] provider in
        read(error, of: provider, surface: nil, status: status, flow)
      }.read(error)
    }
    let reading = reading(of: error, from: provider, surface: surface, status: status, flow)
    guard let surface else { return reading }
    // It is read twice whatever the first reading says, because time must not tell.
    let anywhere = self.reading(of: error, from: provider, surface: nil, status: status, flow)
    guard let concealed = anywhere.resolution?.during(flow), isConcealed(concealed) else { return reading }
    if let own = reading.resolution?.during(flow), codes.isOn(surface, own, of: provider),
      concealed.isOfSentence ? own.isOfSentence && isConcealed(own) : own.hasCode(of: concealed)
    {
      return reading
    }
    return anywhere.resolved(as: concealed.with(codes.method(of: provider, surface: surface)))
  }

  private func reading(
    of error: RawError, from provider: Provider, surface: String?, status: Int?, _ flow: Flow?
  ) -> RawErrorReading {
    let reader = RawErrorReader(codes, of: provider, surface: surface, flow: flow) {
      [self] code, provider, surface, text in resolve(code, of: provider, surface: surface, describedBy: text, flow)
    }
    guard var reader else { return RawErrorReading() }
    reader.read(error, status: status)
    return reader.reading
  }

  /// The arguments out of an error that the copy of a kind takes.
  func arguments(of kind: Kind, _ found: ErrorArguments) -> [String: ArgumentValue] {
    found.values(for: kinds[kind]?.arguments ?? [], of: kind) { codes.knows(Provider(rawValue: $0)) }
  }
}

extension Catalog {
  /// What the code of an error means to a developer; nil for an unknown code, and where it would tell what is concealed.
  package func explanation(of error: LoginError, under disclosure: Disclosure) -> String? {
    let kind = kinds.resolve(error.resolution, under: disclosure)
    guard let row = error.resolution.row, !kind.isConcealing, let table = codes[row.provider] else { return nil }
    return table.surfaces.first { $0.id == row.surface }?.rows
      .first { $0.code == row.code && $0.kind == error.resolution.meaning.kinds.standard }?.explanation
  }

  /// Where the code that an error had is explained; nil for an unknown code, and where it would tell what is concealed.
  ///
  /// A symbol or a number leads to its code.
  package func documentationPath(of error: LoginError, under disclosure: Disclosure) -> DocumentationPath? {
    guard let row = error.resolution.row, let surface = row.surface, let code = row.code else { return nil }
    let kind = kinds.resolve(error.resolution, under: disclosure)
    if kind.isConcealing || kind.hidesCode { return nil }
    return codes[row.provider]?.documentationPath(surface: surface, code: code)
  }
}

extension Resolution {
  /// Whether both are of the same code.
  fileprivate func hasCode(of other: Resolution) -> Bool {
    guard let row, let otherRow = other.row else { return false }
    return row.code == otherRow.code || source?.code == other.source?.code
  }
}
