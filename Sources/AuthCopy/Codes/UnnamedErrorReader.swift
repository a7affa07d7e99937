/// Reads a raw error of an unknown provider.
///
/// It is read as the error of the provider whose system it names: by an error domain, a code that begins as those of one
/// provider do, a host, a package, or the name of an SDK. An error that names none is looked up in all tables at once: what one
/// provider alone has, or all that have it mean alike, decides. Everything else stays unknown, with what it could mean.
struct UnnamedErrorReader {
  typealias Read = (Provider) -> RawErrorReading

  /// The largest number of providers that an unknown error could be of, as a response lists them.
  private static let maximumCandidates = 10
  /// The largest number of systems that an error is read for.
  private static let maximumSystems = 3

  let resolver: CodeResolver
  let kinds: KindTable
  let flow: Flow?
  /// Reads the error as one of a provider.
  let read: Read

  /// A meaning of the error, and whose it is.
  private typealias Meaning = (table: CodeTable, resolution: Resolution)

  func read(_ error: RawError) -> RawErrorReading {
    for provider in systems(of: error).prefix(Self.maximumSystems) {
      let reading = read(provider)
      if reading.resolution != nil { return reading }
    }
    var reading = RawErrorReading()
    let meanings = meanings(of: error)
    if let resolution = resolution(of: meanings) {
      reading.settle(resolution)
      return reading
    }
    // What is left is the network, and the status, which mean the same with every provider.
    let network = read(.urlsession)
    if let resolution = network.resolution {
      reading.settle(resolution.provider == .urlsession && resolution.row == nil ? resolution.ofAnyone : resolution)
    }
    return reading
  }

  /// The providers whose system the error names.
  private func systems(of error: RawError) -> [Provider] {
    var providers: [Provider] = []
    func add(_ provider: Provider?) {
      if let provider, !providers.contains(provider) { providers.append(provider) }
    }
    for object in error.objects {
      for link in object.chain?.links ?? [] { add(resolver.owner(ofDomain: link.domain)?.provider) }
    }
    _ = error.text.firstToken(onlyEnclosed: false) { token in
      if !token.isPlain {
        add(resolver.owner(ofCode: token.code)?.provider ?? resolver.owner(ofDomainIn: token.code)?.provider)
      }
      return false
    }
    for table in resolver.everyone.value.tables(namedBy: FoldedText(error.text.bytes[...])) { add(table.provider) }
    return providers
  }

  /// What the error could mean, with one meaning for each provider: by a member or a head that is a code, then by a word
  /// of a text, then by a phrase.
  private func meanings(of error: RawError) -> [Meaning] {
    let everyone = resolver.everyone.value
    let texts = error.texts.map(SearchedText.init)
    func meanings(of code: String, _ text: FoldedText) -> [Meaning] {
      everyone.tables(with: code).compactMap { table in
        table.resolveCode(code, describedBy: text).flatMap { isMeaning($0) ? (table, $0) : nil }
      }
    }
    for object in error.objects {
      let text = FoldedText(object.message, limit: FoldedText.descriptionLimit)
      for value in object.codes {
        let found = meanings(of: value, text)
        if !found.isEmpty { return found }
      }
    }
    for text in texts {
      for head in [text.text] + text.heads where (2...RawError.maximumCode).contains(head.bytes.count) {
        let found = meanings(of: head.string, text.start)
        if !found.isEmpty { return found }
      }
    }
    for text in texts {
      var found: [Meaning] = []
      _ = text.text.firstToken(onlyEnclosed: false) { token in
        if !token.isPlain, !token.isOfLanguage { found = meanings(of: token.code, text.start) }
        return !found.isEmpty
      }
      if !found.isEmpty { return found }
    }
    for text in texts {
      let found = everyone.tables(withPhrasesOf: text.folded).compactMap { table -> Meaning? in
        table.resolve(phrasesOf: text.folded, heads: text.foldedHeads, on: nil)
          .flatMap { isMeaning($0) ? (table, $0) : nil }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether a code says something of an error of any provider.
  private func isMeaning(_ resolution: Resolution) -> Bool {
    !resolution.isOrdinary && !resolution.meaning.saysNothingIsWrong(in: flow)
  }

  /// The answer that is true whoever sent the error; nil without any meaning.
  private func resolution(of meanings: [Meaning]) -> Resolution? {
    guard let first = meanings.first else { return nil }
    if meanings.count == 1 { return first.resolution }
    let kinds = Set(meanings.map { $0.resolution.meaning.kinds[flow] })
    let kind = kinds.count == 1 ? first.resolution.meaning.kinds[flow] : .unknown
    // Who could be asked for an account must not learn by the answer whose the error is.
    if let target = meanings.compactMap({ target(of: $0.resolution.meaning) }).min(by: { $0.order < $1.order }) {
      return Resolution(CodeMeaning(ByFlow(kind), concealment: ByFlow(.concealed(as: target.kind))), source: nil)
    }
    if kinds.count == 1 {
      let standard = meanings.first { $0.table.provider == .oauth }?.resolution
      return standard ?? first.resolution.ofAnyone
    }
    return Resolution(
      CodeMeaning(ByFlow(.unknown)), source: nil, isKnown: false,
      meanings: meanings.prefix(Self.maximumCandidates).map { table, resolution in
        SurfaceMeaning(surface: resolution.source?.surface ?? "", provider: table.provider, meaning: resolution.meaning)
      })
  }

  /// The kind that the class of a meaning is answered as, and its place in the order of kinds; nil for one in no class.
  private func target(of meaning: CodeMeaning) -> (kind: Kind, order: Int)? {
    for flow in [nil, flow] {
      let shown = kinds.resolve(meaning, under: .strict, in: flow)
      if shown.isConcealing { return (shown.kind, shown.index) }
    }
    return nil
  }
}
