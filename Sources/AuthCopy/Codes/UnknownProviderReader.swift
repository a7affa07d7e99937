/// A reader of raw errors from an unknown provider.
///
/// An error domain, a code prefix, a host, a package or the name of an SDK identifies the provider, and the error is
/// read as an error of this provider. Otherwise it is looked up in all tables: a meaning counts if only one provider
/// has it, or if all providers with a meaning agree. Every other error stays unknown, with its possible meanings.
struct UnknownProviderReader {
  typealias Read = (Provider) -> RawErrorReading

  let resolver: CodeResolver
  let kinds: KindTable
  let flow: Flow?
  /// Reads the error as an error of a provider.
  let readAsErrorOf: Read

  /// A meaning of the error, and the table that contains it.
  private typealias Meaning = (table: CodeTable, resolution: Resolution)

  private var rules: ReadingRules { resolver.rules }

  func read(_ error: RawError) -> RawErrorReading {
    for provider in identifiedProviders(in: error).prefix(rules[.identifiedProviders]) {
      let reading = readAsErrorOf(provider)
      if reading.resolution != nil { return reading }
    }
    var reading = RawErrorReading(rules)
    let meanings = meanings(of: error)
    if let resolution = resolution(of: meanings) {
      reading.setResolution(resolution)
      return reading
    }
    // Network errors and HTTP statuses mean the same for every provider.
    let network = readAsErrorOf(Provider(rawValue: rules[.networkProvider].text))
    if let resolution = network.resolution {
      // An HTTP status has no row; its source would be the network layer.
      let isStatus = resolution.provider.map(rules.isNetwork) == true && resolution.rowSource == nil
      reading.setResolution(isStatus ? resolution.withoutSource : resolution)
    }
    return reading
  }

  /// Returns the providers that an error domain, a code prefix or the name of a system in the error identifies.
  private func identifiedProviders(in error: RawError) -> [Provider] {
    var providers: [Provider] = []
    func add(_ provider: Provider?) {
      if let provider, !providers.contains(provider) { providers.append(provider) }
    }
    for object in error.objects {
      for link in object.chain?.links ?? [] { add(resolver.owner(ofDomain: link.domain)?.provider) }
    }
    _ = error.text.firstToken(onlyEnclosed: false) { token in
      if !token.isUppercaseWord {
        add(resolver.owner(ofCode: token.code)?.provider ?? resolver.owner(ofDomainIn: token.code)?.provider)
      }
      // All tokens are visited.
      return false
    }
    for table in resolver.combinedIndex.value.tables(namedBy: CaseFoldedBytes(error.text.bytes[...])) {
      add(table.provider)
    }
    return providers
  }

  /// Returns the possible meanings of the error, one for each provider.
  ///
  /// They are the meanings of the first code in a member or a head, or else of the first word, or else of a phrase.
  private func meanings(of error: RawError) -> [Meaning] {
    let combinedIndex = resolver.combinedIndex.value
    let texts = error.texts.map(LazyTextForms.init)
    func meanings(ofCode code: String, _ text: CaseFoldedBytes) -> [Meaning] {
      combinedIndex.tables(with: code).compactMap { table in
        table.resolveCode(code, describedBy: text).flatMap { isEvidence($0) ? (table, $0) : nil }
      }
    }
    for object in error.objects {
      let text = CaseFoldedBytes(object.message, limit: rules[.descriptionLength])
      for value in object.codes {
        let found = meanings(ofCode: value, text)
        if !found.isEmpty { return found }
      }
    }
    for text in texts {
      for head in [text.text] + text.heads where head.canBeCode {
        let found = meanings(ofCode: head.string, text.start)
        if !found.isEmpty { return found }
      }
    }
    for text in texts {
      var found: [Meaning] = []
      _ = text.text.firstToken(onlyEnclosed: false) { token in
        if !token.isUppercaseWord, !token.isLanguageRuntime { found = meanings(ofCode: token.code, text.start) }
        return !found.isEmpty
      }
      if !found.isEmpty { return found }
    }
    for text in texts {
      let found = combinedIndex.tables(withPhrasesOf: text.folded).compactMap { table -> Meaning? in
        table.resolve(phrasesOf: text.folded, heads: text.foldedHeads, on: nil)
          .flatMap { isEvidence($0) ? (table, $0) : nil }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns whether a resolution is evidence in an error of an unknown provider.
  private func isEvidence(_ resolution: Resolution) -> Bool {
    !resolution.isCommonName && !resolution.meaning.indicatesSuccess(in: flow)
  }

  /// Returns the resolution that applies to every possible provider; nil without meanings.
  private func resolution(of meanings: [Meaning]) -> Resolution? {
    guard let first = meanings.first else { return nil }
    if meanings.count == 1 { return first.resolution }
    let kinds = Set(meanings.map { $0.resolution.meaning.kinds[flow] })
    let kind = kinds.count == 1 ? first.resolution.meaning.kinds[flow] : .unknown
    // A caller that probes for accounts must not learn from the response which provider sent the error.
    if let target = meanings.compactMap({ target(of: $0.resolution.meaning) }).min(by: { $0.order < $1.order }) {
      return Resolution(CodeMeaning(ByFlow(kind), concealment: ByFlow(.concealed(as: target.kind))), source: nil)
    }
    if kinds.count == 1 {
      let standardResolution = meanings.first { $0.table.provider.rawValue == rules[.standardProvider].text }?
        .resolution
      return standardResolution ?? first.resolution.withoutSource
    }
    return Resolution(
      CodeMeaning(ByFlow(.unknown)), source: nil, isKnown: false,
      meanings: meanings.prefix(rules[.candidates]).map { table, resolution in
        SurfaceMeaning(surface: resolution.source?.surface ?? "", provider: table.provider, meaning: resolution.meaning)
      })
  }

  /// Returns the kind that a meaning is concealed as, and its index among the kinds.
  ///
  /// It is nil if the meaning is concealed neither without a flow nor in the error's flow.
  private func target(of meaning: CodeMeaning) -> (kind: Kind, order: Int)? {
    for flow in [nil, flow] {
      let resolved = kinds.resolve(meaning, under: .strict, in: flow)
      if resolved.isConcealing { return (resolved.kind, resolved.index) }
    }
    return nil
  }
}
