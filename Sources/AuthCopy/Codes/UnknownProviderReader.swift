/// A reader of raw errors from an unknown provider.
///
/// An error domain, a code prefix, a host, a package or the name of an SDK identifies the provider, and the error is
/// read as an error of this provider. Otherwise it is read with all tables: a meaning counts if the tables with the
/// strongest evidence agree. If they do not, the standards decide: OAuth, then WebAuthn, then the network layer and the
/// HTTP status. Every other error stays unknown, with its possible meanings.
final class UnknownProviderReader {
  typealias Read = (Provider) -> RawErrorReading

  let resolver: CodeResolver
  let kinds: KindTable
  let flow: Flow?
  /// Reads the error as an error of a provider.
  let readAsErrorOf: Read

  init(resolver: CodeResolver, kinds: KindTable, flow: Flow?, readAsErrorOf: @escaping Read) {
    self.resolver = resolver
    self.kinds = kinds
    self.flow = flow
    self.readAsErrorOf = readAsErrorOf
  }

  /// The strongest evidence of a table.
  private typealias Meaning = (evidence: Evidence, strength: EvidenceRank.Strength)

  private var rules: ReadingRules { resolver.rules }

  func read(_ error: RawError) -> RawErrorReading {
    for provider in identifiedProviders(in: error).prefix(rules[.identifiedProviders]) {
      let reading = readAsErrorOf(provider)
      if let decisive = reading.decisive, ![.status, .sentence].contains(decisive.place),
        decisive.strength(in: flow) != .unknown, !decisive.resolution.traits.isOfRuntime,
        flow != nil || !decisive.resolution.traits.isOfSetup
      {
        return reading.chosen(by: .systemName)
      }
    }
    if let reading = readingByUniqueMember(error) { return reading }
    // Network errors and HTTP statuses mean the same for every provider.
    let network = readAsErrorOf(Provider(rawValue: rules[.networkProvider].text))
    // What is wrong with a field is evidence for every provider.
    let hasFieldFault = error.fieldErrors.items.contains { $0.kind != .invalidField }
    let evidence = evidence(in: error).filter { !hasFieldFault || !$0.isOfAnyField(in: flow) }
    var meanings: [Int: [Evidence]] = [:]
    for piece in evidence { meanings[piece.layer, default: []].append(piece) }
    let ofTables = meanings.sorted { $0.key < $1.key }.compactMap { _, pieces -> Meaning? in
      pieces.strongest(in: flow).map { ($0, $0.strength(in: flow)) }
    }
    var reading = RawErrorReading(network.decisive, evidence + network.evidence)
    // The wrapper that names an error is weaker than the sentence that decided.
    let strongest = network.decisive?.place == .status ? network.decisive : network.evidence.strongest(in: flow)
    let isNetworkStronger = strongest.map { piece in
      ofTables.allSatisfy { piece.strength(in: flow) < $0.strength }
    }
    // An HTTP status has no row; its source would be the network layer.
    let ofNetwork = network.resolution.map { $0.rowSource == nil ? $0.withoutSource : $0 }
    let ofTable = isNetworkStronger == true ? nil : decision(among: ofTables)
    reading.resolution = concealed(ofTable?.resolution ?? ofNetwork ?? ambiguous(ofTables), among: ofTables)
    reading.veil = network.veil
    return reading.chosen(by: ofTable?.basis ?? (ofNetwork == nil ? .disagreement : .network), ofTable?.evidence)
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
    error.text.forEachToken { token in
      if !token.isUppercaseWord {
        add(resolver.owner(ofCode: token.code)?.provider ?? resolver.owner(ofDomainIn: token.code)?.provider)
      }
      // All parts of all tokens are visited.
      return false
    }
    for table in resolver.combinedIndex.value.tables(namedBy: CaseFoldedBytes(error.text.bytes[...])) {
      add(table.provider)
    }
    return providers
  }

  /// Returns the reading of the first provider whose errors alone have a member of the error, if it holds a code.
  private func readingByUniqueMember(_ error: RawError) -> RawErrorReading? {
    for (path, provider) in resolver.combinedIndex.value.uniquePaths {
      let isInError = error.objects.contains { object in
        object.carrier == .json && !path.matches(in: object.node, of: .json, rules).isEmpty
      }
      guard isInError else { continue }
      let reading = readAsErrorOf(provider)
      if let decisive = reading.decisive, decisive.place == .shape, decisive.role == .own,
        decisive.strength(in: flow) <= .className
      {
        return reading.chosen(by: .uniqueMember)
      }
    }
    return nil
  }

  /// Returns the evidence of all tables but the network layer.
  private func evidence(in error: RawError) -> [Evidence] {
    let combined = resolver.combinedIndex.value
    let index = combined.reading
    let texts = error.texts.map { ScannedText($0, index) }
    var evidence: [Evidence] = []
    @inline(never)
    func add(_ resolution: Resolution, in text: ScannedText? = nil, _ make: (Resolution) -> Evidence) {
      let (traits, meaning) = (resolution.traits, resolution.meaning)
      if meaning.indicatesSuccess(in: flow) || traits.isOfSetup && flow == nil { return }
      var piece = make(resolution)
      // An ordinary sentence is evidence as a whole text, in a flow also as the message with which a text ends; an
      // ordinary word, such as a reason phrase of HTTP, is not.
      let isWhole = piece.length >= text?.foldedLength ?? .max || flow != nil && piece.endsText
      if traits.isCommonName, traits.isWord || !isWhole { return }
      piece.position = evidence.count
      evidence.append(piece)
    }
    @inline(never)
    func addCode(_ code: String, at place: Evidence.Place, _ text: ScannedText, in origin: Range<Int>) -> Bool {
      guard let owners = combined.owners(of: code) else { return false }
      for layer in owners.tables where index.layers[layer].role == .own {
        guard let resolution = index.layers[layer].table.resolveCode(code, describedBy: text) else { continue }
        add(resolution) {
          Evidence(
            resolution: $0, finding: .value(code, in: origin), place: place, role: .own, layer: layer,
            length: code.utf8.count, isAmbiguous: owners.isAmbiguous, rules: rules)
        }
      }
      return true
    }
    for object in error.objects {
      let text = object.text.map { texts[$0] } ?? ScannedText(object.message, rules, index)
      for (value, node) in object.codes where Int(value) == nil {
        _ = addCode(value, at: .member, text, in: object.origin(of: node))
      }
    }
    for text in texts {
      for (number, message) in text.text.messages.enumerated() {
        let code = String(decoding: message, as: UTF8.self)
        // An ordinary word is a code only as the whole text.
        if number == 0 || code.looksLikeName(rules) || code.utf8.contains(0x20) {
          _ = addCode(code, at: .message, text, in: text.text.origin)
        }
      }
      text.text.forEachToken { token in
        guard !token.isUppercaseWord, !token.isLanguageRuntime else { return false }
        return addCode(token.code, at: token.isEnclosed ? .enclosedWord : .word, text, in: text.text.origin)
      }
    }
    for text in texts + error.namedValues.map({ ScannedText($0, index) }) {
      for piece in text.phraseEvidence(in: index) where piece.role == .own {
        add(piece.resolution, in: text) { _ in piece }
      }
    }
    return evidence
  }

  /// Returns the resolution on which the tables with the strongest evidence agree, or else that of a standard, with the
  /// piece that decided; nil if there is none.
  private func decision(
    among meanings: [Meaning]
  ) -> (resolution: Resolution, evidence: Evidence, basis: RawErrorReading.Basis)? {
    let best = meanings.map(\.strength).min()
    var pool = meanings.filter { $0.strength == best }.map(\.evidence)
    // The phrase of a code that is not in the error, and an ordinary sentence, are weaker than other pieces.
    let distinctive = pool.filter { $0.place != .description && !$0.resolution.traits.isCommonName }
    if !distinctive.isEmpty { pool = distinctive }
    func kinds(_ evidence: [Evidence]) -> Set<Kind> { Set(evidence.map { $0.kind(in: flow) }) }
    if pool.allSatisfy(\.isSentence) || kinds(pool).count > 1 {
      // A longer piece is more specific.
      let length = { (piece: Evidence) in max(piece.length, piece.resolution.traits.descriptionLength) }
      let longest = pool.map(length).max() ?? 0
      let specific = pool.filter { (longest - length($0)) * rules[.lengthParts] <= longest }
      if kinds(specific).count == 1 { pool = specific }
    }
    let standard = rules[.standardProviders].lazy.compactMap { standard in
      pool.first { $0.resolution.rowSource?.provider.rawValue == standard.text && !$0.isSentence }
    }.first
    if let standard { return (standard.resolution, standard, .standard) }
    guard kinds(pool).count == 1 else { return nil }
    return (pool.count == 1 ? pool[0].resolution : pool[0].resolution.withoutSource, pool[0], .agreement)
  }

  /// Returns the resolution of an error whose tables disagree; nil without meanings.
  private func ambiguous(_ meanings: [Meaning]) -> Resolution? {
    if meanings.isEmpty { return nil }
    return Resolution(
      CodeMeaning(ByFlow(.unknown)), source: nil, isKnown: false,
      meanings: meanings.prefix(rules[.candidates]).map { meaning in
        let resolution = meaning.evidence.resolution
        return SurfaceMeaning(
          surface: resolution.source?.surface ?? "", provider: resolution.provider, meaning: resolution.meaning)
      })
  }

  /// Returns a resolution, concealed if any meaning of the error is: a caller that probes for accounts must not learn
  /// from the response which provider sent the error.
  private func concealed(_ resolution: Resolution?, among meanings: [Meaning]) -> Resolution? {
    let targets = meanings.compactMap { target(of: $0.evidence.resolution.meaning) }
    guard let resolution, let target = targets.min(by: { $0.order < $1.order }) else { return resolution }
    // A single meaning is concealed by its own row.
    if meanings.count == 1, resolution.row === meanings[0].evidence.resolution.row { return resolution }
    return Resolution(
      CodeMeaning(ByFlow(resolution.meaning.kinds[flow]), concealment: ByFlow(.concealed(as: target.kind))), source: nil
    )
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
