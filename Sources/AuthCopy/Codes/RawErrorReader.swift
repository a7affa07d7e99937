internal import MessageFiles

/// A reader of the evidence in a provider's raw error.
///
/// A shape (``PayloadShape``) is a place of the code in a provider's raw errors, such as the member `error.code`. A
/// surface (``CodeSurface``) is an SDK, an endpoint or an error enum with its own codes. The whole error is read, and
/// each piece that has a meaning is ``Evidence``:
///
/// - errors of Apple platforms: the domain determines the provider of the code, and a number under an unknown domain has
///   no meaning;
/// - the values at the shapes of the provider and of the network layer, in all objects: the body, its objects, strings
///   that are JSON, then JSON, URLs and pairs such as `code=x` inside texts;
/// - the members that hold a code in the errors of most providers;
/// - whole texts and messages in them, if they equal a code;
/// - the words of texts that look like codes of the provider, of the network layer, or, with a code prefix such as
///   `AADSTS`, of another provider;
/// - phrases and long descriptions;
/// - the HTTP status of the provider's response, from the caller or else from the error.
///
/// ``EvidenceRank`` decides. If several members have the same name, all their values are looked up in a form, but only
/// the last in JSON. A value that a shape located is looked up on the shape's surfaces, then in the tables of the
/// fallback providers, then on the provider's other surfaces; a number is looked up only on the surfaces of its shape
/// and of the fallback providers' shapes. A word of a text is looked up on all surfaces, then in the tables of the
/// fallback providers. Authorization codes, such as `code` next to `state`, and tokens are not error codes.
final class RawErrorReader {
  private let lookup: CodeLookup
  private(set) var evidence: [Evidence] = []
  private var unknownCode: UnknownCode

  private var rules: ReadingRules { lookup.rules }
  private var index: ReadingIndex { lookup.index }
  private var table: CodeTable { lookup.table }
  private var flow: Flow? { lookup.flow }

  init(_ lookup: CodeLookup) {
    self.lookup = lookup
    unknownCode = UnknownCode(lookup.rules)
  }

  /// Reads an error.
  ///
  /// - Parameter status: the HTTP status of the provider's response.
  func read(_ error: RawError, status: Int?) -> RawErrorReading {
    let texts = error.texts.map { ScannedText($0, index) }
    let objects = error.objects.map { object in
      (object, object.text.map { texts[$0] } ?? ScannedText(object.message, rules, index))
    }
    for object in error.objects { if let chain = object.chain { collect(chain, in: object.origin) } }
    collectShapes(of: table, objects, texts)
    if let network = lookup.network { collectShapes(of: network.table, objects, texts) }
    for (object, description) in objects { collectMembers(of: object, description) }
    for text in texts {
      collectMessages(text)
      collectWords(text)
      collectPhrases(text)
    }
    let namedValues = error.namedValues.map { ScannedText($0, index) }
    for text in namedValues { collectPhrases(text) }
    let veil = collectSentences(texts + namedValues)
    for item in error.fieldErrors.items { add(item.kind, saidBy: item.sentence, in: item.origin) }
    if let state = error.objects.first?.state { add(state.kind, saidBy: state.key, in: error.text.origin) }
    let isGiven = status != nil
    if let status = status ?? error.status(in: flow) {
      if status >= rules[.firstErrorStatus] {
        evidence.removeAll { [flow] in $0.resolution.meaning.indicatesSuccess(in: flow) }
      }
      collect(status: status, error.text, in: isGiven ? 0..<0 : error.text.origin)
    }
    var reading = RawErrorReading(evidence.deciding(in: flow), evidence)
    if let decisive = reading.decisive, decisive.place != .status {
      let resolution = attributed(decisive.resolution)
      let hasOtherCause = hasOtherCause(than: resolution, texts)
      reading.resolution = hasOtherCause ? resolution.forUnknownMessage(blaming: rules[.blamingKinds]) : resolution
      // What nothing else explains is explained by the status.
      if reading.resolution?.meaning.kinds[flow] == .unknown,
        let status = evidence.first(where: { $0.place == .status })
      {
        reading = RawErrorReading(status, evidence)
      }
    }
    if reading.resolution == nil {
      recordWords(texts)
      unknownCode.recordStatusNumber(unlessEqualTo: status)
    }
    reading.code = unknownCode.code
    reading.veil = veil
    return reading
  }

  /// Adds a piece of evidence.
  ///
  /// A resolution that means success is ignored outside structured members, because weak evidence does not show that
  /// nothing is wrong. A fault of a program is evidence only for a provider or in a flow, because any line of a log can
  /// have one; a fault of its set-up, only for a hosted program or in a flow.
  @inline(never)
  private func add(_ evidence: Evidence, isStructured: Bool = false) {
    guard isStructured || !evidence.resolution.meaning.indicatesSuccess(in: flow) else { return }
    let traits = evidence.resolution.traits
    let provider = table.provider
    if traits.isOfRuntime, flow == nil, rules.isNetwork(provider) { return }
    if traits.isOfSetup, flow == nil, !rules[.programProviders].name(provider.rawValue) { return }
    var evidence = evidence
    evidence.position = self.evidence.count
    self.evidence.append(evidence)
  }

  @inline(never)
  private func add(
    _ found: CodeLookup.Found?, at place: Evidence.Place, _ value: String, in origin: Range<Int>,
    isStructured: Bool = false,
    arguments: [String: [String]] = [:]
  ) {
    guard let (resolution, layer) = found else { return }
    add(
      Evidence(
        resolution: resolution, finding: .value(value, in: origin), place: place, role: index.layers[layer].role,
        layer: layer, length: value.utf8.count, arguments: arguments, rules: rules), isStructured: isStructured)
  }

  /// Adds what a server says about a field of a form, or about a token.
  private func add(_ kind: Kind, saidBy text: String, in origin: Range<Int>) {
    let resolution = Resolution(CodeMeaning(ByFlow(kind)), method: table.method, source: nil)
    add(Evidence(resolution: resolution, finding: .value(text, in: origin), place: .field, role: .own, rules: rules))
  }

  /// Collects errors of an Apple platform, each as a code of the surface that its domain identifies.
  private func collect(_ chain: ErrorChain, in origin: Range<Int>) {
    for (depth, link) in chain.links.enumerated() {
      let isProvidersDomain = lookup.resolver.knows(surface: link.domain, of: table.provider)
      let domainOwner = isProvidersDomain ? (link.domain, table.provider) : lookup.resolver.owner(ofDomain: link.domain)
      unknownCode.record(link.code)
      guard let (domain, owner) = domainOwner,
        let resolution = lookup.resolveNamed(link.code, owner, domain, link.description.map { ScannedText($0, rules) })
      else { continue }
      let method = lookup.resolver[owner]?.method
      add(
        Evidence(
          resolution: resolution.provider == owner ? resolution : resolution.from(owner, method: method),
          finding: .value(link.code, in: origin), place: .chain, role: .own, depth: depth,
          length: link.domain.utf8.count, rules: rules),
        isStructured: true)
    }
  }

  /// Collects the values at the shapes of a table, in the order of the shapes.
  private func collectShapes(
    of table: CodeTable, _ objects: [(RawError.Object, ScannedText)], _ texts: [ScannedText]
  ) {
    for shape in table.shapes {
      if shape.carrier == .text, shape.code == nil {
        for text in texts { collect(shape, of: table, in: text) }
      } else {
        for (object, description) in objects where shape.suits(object.carrier) {
          collect(shape, of: table, in: object, description)
        }
      }
    }
  }

  private func collect(
    _ shape: PayloadShape, of table: CodeTable, in object: RawError.Object, _ objectText: ScannedText
  ) {
    // The number of an `NSError`, its member `code`, has a meaning only in the error's domain.
    guard let path = shape.code, object.chain == nil || path.steps.first != .key(rules[.errorCode].text) else {
      return
    }
    let isOwn = table === self.table
    for match in path.matches(in: object.node, of: object.carrier, rules) {
      let value = shape.isKey ? path.lastKey : match.value
      guard let code = shape.between.map({ $0.cut(value) }) ?? value, !value.isEmpty else { continue }
      // In a text, a value of letters only, such as a word after a colon, is more likely part of a sentence.
      if isOwn, object.carrier != .text || code.utf8.contains(where: { !$0.isLetter }) { unknownCode.record(code) }
      let description = object.description(by: shape, match, objectText, index)
      let found =
        isOwn
        ? lookup.resolve(code, shape, object.carrier, description) : lookup.resolveNetwork(code, shape, description)
      add(
        found, at: .shape, code, in: object.origin(of: match.node), isStructured: object.carrier != .text,
        arguments: found == nil ? [:] : shape.arguments.mapValues { $0.values(following: match, of: path) })
    }
  }

  private func collect(_ shape: PayloadShape, of table: CodeTable, in text: ScannedText) {
    guard let code = shape.between?.cut(text.string) else { return }
    let isOwn = table === self.table
    if isOwn { unknownCode.record(code) }
    let found = isOwn ? lookup.resolve(code, shape, .text, text) : lookup.resolveNetwork(code, shape, text)
    add(found, at: .shape, code, in: text.text.origin)
  }

  /// Collects the members that hold a code in the errors of most providers, except numbers, which have many meanings.
  private func collectMembers(of object: RawError.Object, _ description: ScannedText) {
    for (value, node) in object.codes where Int(value) == nil {
      add(lookup.resolve(value, nil, object.carrier, description), at: .member, value, in: object.origin(of: node))
    }
  }

  /// Collects the whole text and the messages in it that equal a code.
  private func collectMessages(_ text: ScannedText) {
    if text.text.bytes.count <= rules[.codeLength], !text.text.bytes.contains(where: \.isBlank) {
      unknownCode.record(text.string)
    }
    for message in text.text.messages {
      let value = String(decoding: message, as: UTF8.self)
      add(lookup.resolve(value, nil, .text, text), at: .message, value, in: text.text.origin)
      // A number has another meaning for each system, and phrases are found everywhere.
      if let network = lookup.network, Int(value) == nil,
        let found = network.table.resolveCodeIfKnown(value, describedBy: text), !found.traits.isPhrase
      {
        add((found, network.layer), at: .message, value, in: text.text.origin)
      }
    }
  }

  /// Collects the words of a text that look like codes.
  private func collectWords(_ text: ScannedText) {
    let isNetwork = rules.isNetwork(table.provider)
    let hasCode = evidence.contains { $0.place == .shape && $0.role == .own }
    text.text.forEachToken { token in
      // The code among the values of a type says more than the name of the type.
      if token.hasValues, hasCode { return false }
      // Only the network layer has codes that are words in capitals: `ECONNREFUSED` and other names of `errno.h`.
      let canBeErrno = !token.isUppercaseWord || token.code.hasPrefix(rules[.errnoStart].text)
      let place: Evidence.Place = token.isEnclosed ? .enclosedWord : .word
      let origin = text.text.origin
      var isFound = false
      // Exceptions of a language's runtime, such as a refused connection, are errors of the network layer.
      if isNetwork ? canBeErrno : (!token.isUppercaseWord || token.isEnclosed) && !token.isLanguageRuntime,
        let found = lookup.resolve(token.code, nil, .text, text)
      {
        add(found, at: place, token.code, in: origin)
        isFound = true
      }
      if let network = lookup.network, canBeErrno,
        let found = network.table.resolveCodeIfKnown(token.code, describedBy: text)
      {
        add((found, network.layer), at: place, token.code, in: origin)
        isFound = true
      }
      if lookup.surface == nil, !token.isUppercaseWord, let owner = lookup.resolver.owner(ofCode: token.code),
        owner.provider != table.provider, let resolution = owner.resolveCode(token.code, describedBy: text)
      {
        add(
          Evidence(
            resolution: resolution, finding: .value(token.code, in: origin), place: .otherProvider, role: .network,
            length: token.code.utf8.count, rules: rules))
        isFound = true
      }
      return isFound
    }
  }

  /// Collects the phrases in a text; with a surface that the caller named, only those of this surface.
  private func collectPhrases(_ text: ScannedText) {
    for piece in text.phraseEvidence(in: index, on: lookup.surface.flatMap(table.surface(named:))) { add(piece) }
  }

  /// Collects what the words of sentences say.
  ///
  /// - Returns: the kind that conceals a sentence about a person's account; nil without such a sentence.
  private func collectSentences(_ texts: [ScannedText]) -> Kind? {
    let statements = texts.map { $0.statement(rules) }
    if statements.contains(where: \.isAboutOtherSystem) { return nil }
    let hasStrongThing = statements.contains(where: \.hasStrongThing)
    for (text, statement) in zip(texts, statements) {
      guard let claim = statement.claim ?? (hasStrongThing ? statement.weakClaim : nil) else { continue }
      add(
        Evidence(
          resolution: Resolution(CodeMeaning(claim.kinds), method: table.method, source: nil),
          finding: .passage(text, claim.range), place: .sentence, role: .own, rules: rules))
    }
    return statements.firstResult(\.veil)
  }

  private func collect(status: Int, _ text: RawErrorText, in origin: Range<Int>) {
    let finding = Evidence.Finding.value(String(status), in: origin)
    if let resolution = table.resolve(status: status, describedBy: ScannedText(text)) {
      return add(Evidence(resolution: resolution, finding: finding, place: .status, role: .own, rules: rules))
    }
    guard let kind = rules.kind(ofStatus: status, in: flow) else { return }
    let source = LoginError.Source(provider: table.provider, surface: nil, code: String(status))
    add(
      Evidence(
        resolution: Resolution(CodeMeaning(ByFlow(kind)), method: table.method, source: source), finding: finding,
        place: .status, role: .own, rules: rules))
  }

  /// Returns whether the deciding code is a wrapper and the texts contain a sentence, but do not mention credentials.
  ///
  /// The sentence is searched for whatever the code is, because response time must not reveal the code.
  private func hasOtherCause(than resolution: Resolution, _ texts: [ScannedText]) -> Bool {
    guard let code = resolution.source?.code else { return false }
    let sentences = texts.map { $0.text.sentence(after: code) }
    let isAboutCredentials = sentences.contains(where: \.namesCredentials)
    return sentences.contains(where: \.hasSeveralWords) && !isAboutCredentials && resolution.traits.isWrapper
  }

  /// Records a value that looks like a code but is in no table: `(auth/new-code)`, `NewException: ...`.
  private func recordWords(_ texts: [ScannedText]) {
    for text in texts {
      var enclosed: String?
      text.text.forEachToken { token in
        if token.isEnclosed, enclosed == nil, table.hasNamespace(of: token.code) { enclosed = token.code }
        return false
      }
      unknownCode.record(enclosed ?? text.string)
    }
  }

  /// Returns a fallback provider's resolution as a resolution of the provider.
  private func attributed(_ resolution: Resolution) -> Resolution {
    guard let provider = resolution.provider, provider != table.provider,
      index.layers.contains(where: { $0.table.provider == provider })
    else { return resolution }
    return resolution.from(table.provider, method: table.method)
  }
}

extension RawError.Object {
  /// Returns the text that selects among rows of one code: the shape's description, or else the messages next to the
  /// code.
  fileprivate func description(
    by shape: PayloadShape, _ match: PayloadPath.Match, _ messages: ScannedText, _ index: ReadingIndex
  ) -> ScannedText {
    if text != nil { return messages }
    if let path = shape.description, let code = shape.code {
      let values = path.values(following: match, of: code)
      if !values.isEmpty { return ScannedText(values.joined(separator: "\n"), index.rules, index) }
    }
    return message.isEmpty ? ScannedText(match.value, index.rules, index) : messages
  }
}
