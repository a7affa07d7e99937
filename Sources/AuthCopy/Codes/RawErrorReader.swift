/// A reader that finds the deciding code in a provider's raw error.
///
/// A shape (``PayloadShape``) is a place of the code in a provider's raw errors, such as the member `error.code`. A
/// surface (``CodeSurface``) is an SDK, an endpoint or an error enum with its own codes. A head
/// (``RawErrorText/heads``) is a part of a text that can be a complete message. The reader reads in this order:
///
/// 1. if the body is an error of an Apple platform, this error and its underlying errors, outermost first: the domain
///    determines the provider of the code, and a number under an unknown domain has no meaning;
/// 2. the shapes of the provider in the order of its table, the most specific first. A shape is searched for in all
///    objects, outermost first: the body, its objects, strings that are JSON, then JSON, URLs and pairs such as
///    `code=x` inside texts; a shape for texts is searched for in all texts;
/// 3. errors of Apple platforms inside the body, then members that hold a code in the errors of most providers;
/// 4. each whole text and each of its heads, if it equals a code;
/// 5. the words of each text that are codes of the provider and look like codes: words that are alone in parentheses or
///    brackets, then all words in order;
/// 6. phrases of the provider in a text, the longest first, then the descriptions of rows that are long enough to
///    identify the error without its code;
/// 7. the shapes, words and phrases of the network layer, whose errors any provider's SDK can pass on;
/// 8. words of a text with another provider's code prefix: `KOE320`, `AADSTS50105`;
/// 9. if no code has a meaning, the HTTP status of the provider's response, from the caller or else from the body.
///
/// The first specific code decides. A code whose kind is `none`, `unknown` or `internalError`, or that wraps errors of
/// many kinds, counts only if no later code is specific. If several members have the same name, all their values are
/// looked up in a form, but only the last in JSON.
///
/// A value that a shape located is looked up on the shape's surfaces, then in the tables of the fallback providers,
/// then on the provider's other surfaces; a number is looked up only on the surfaces of its shape and of the fallback
/// providers' shapes. A word of a text is looked up on all surfaces, then in the tables of the fallback providers.
/// Authorization codes, such as `code` next to `state`, and tokens are not error codes.
struct RawErrorReader {
  /// A function that resolves a value on a surface that the caller or an error domain names.
  typealias NamedResolution = (_ value: String, Provider, _ surface: String, _ text: CaseFoldedBytes?) -> Resolution?

  private let resolver: CodeResolver
  private let table: CodeTable
  private let rules: ReadingRules
  private let fallbacks: [CodeTable]
  /// The surface that the caller named.
  private let surface: String?
  private let flow: Flow?
  private let resolveNamed: NamedResolution
  /// Whether the reader searches another provider's error for errors of the network layer.
  ///
  /// It then ignores numbers, which are more likely codes of the other provider.
  private var readsForOtherProvider = false
  /// The result so far.
  private(set) var reading: RawErrorReading

  /// - Returns: nil for a provider without a table.
  init?(
    _ resolver: CodeResolver, of provider: Provider, surface: String?, flow: Flow?,
    resolveNamed: @escaping NamedResolution
  ) {
    guard let table = resolver[provider] else { return nil }
    self.resolver = resolver
    self.table = table
    rules = resolver.rules
    fallbacks = resolver.fallbacks(of: table)
    self.surface = surface
    self.flow = flow
    reading = RawErrorReading(rules)
    self.resolveNamed = resolveNamed
  }

  /// - Parameter status: the HTTP status of the provider's response.
  mutating func read(_ error: RawError, status: Int?) {
    let texts = error.texts.map(LazyTextForms.init)
    let isDecided =
      readChains(error.objects.prefix(1)) || readShapes(error.objects, texts)
      || readChains(error.objects.dropFirst()) || readMembers(error.objects) || readTexts(texts) || readTokens(texts)
      || readPhrases(texts)
      || readNetwork(error.objects, texts) || readOtherProviders(texts) || reading.isFinal
    if let status = status ?? error.status, status >= rules[.firstErrorStatus] { reading.dropSuccess(in: flow) }
    reading.replaceBlame(hasOtherCause: hasOtherCause(texts))
    let hasMeaning = reading.resolution.map { $0.meaning.kinds[flow] != .unknown } ?? false
    if !isDecided, !hasMeaning, let status = status ?? error.status { readStatus(status, error.text) }
    if reading.resolution == nil {
      recordTokens(texts)
      reading.recordStatusNumber(unlessEqualTo: status)
    }
  }

  /// Records a value that looks like a code but is in no table: `(auth/new-code)`, `NewException: ...`.
  private mutating func recordTokens(_ texts: [LazyTextForms]) {
    for text in texts {
      var enclosed: String?
      _ = text.text.firstToken(onlyEnclosed: true) { token in
        if table.hasNamespace(of: token.code) { enclosed = token.code }
        return enclosed != nil
      }
      reading.record(enclosed ?? text.string)
    }
  }

  /// Considers the resolution of a code or a phrase that is weak evidence, such as a word of a text.
  ///
  /// A resolution that means success is ignored, because weak evidence does not show that nothing is wrong.
  private mutating func consider(_ resolution: Resolution) -> Bool {
    !resolution.meaning.indicatesSuccess(in: flow) && reading.consider(resolution, in: flow)
  }

  /// Reads the error as an error of the network layer, which every sign-in needs.
  private mutating func readNetwork(_ objects: [RawError.Object], _ texts: [LazyTextForms]) -> Bool {
    guard surface == nil, !rules.isNetwork(table.provider),
      var reader = RawErrorReader(
        resolver, of: Provider(rawValue: rules[.networkProvider].text), surface: nil, flow: flow,
        resolveNamed: resolveNamed)
    else { return false }
    reader.readsForOtherProvider = true
    let isDecided = reader.readShapes(objects, texts) || reader.readTokens(texts) || reader.readPhrases(texts)
    guard isDecided, let resolution = reader.reading.resolution else { return false }
    return consider(attributed(resolution))
  }

  /// Reads errors of an Apple platform, each as a code of the surface that its domain identifies.
  private mutating func readChain(_ chain: ErrorChain) -> Bool {
    for link in chain.links {
      let isProvidersDomain = resolver.knows(surface: link.domain, of: table.provider)
      let domainOwner = isProvidersDomain ? (link.domain, table.provider) : resolver.owner(ofDomain: link.domain)
      let text = link.description.map { CaseFoldedBytes($0, limit: rules[.descriptionLength]) }
      reading.record(link.code)
      guard let (domain, owner) = domainOwner, let resolution = resolveNamed(link.code, owner, domain, text) else {
        continue
      }
      let method = resolver[owner]?.method
      if reading.consider(resolution.provider == owner ? resolution : resolution.from(owner, method: method), in: flow)
      {
        return true
      }
    }
    return false
  }

  private mutating func readChains(_ objects: ArraySlice<RawError.Object>) -> Bool {
    for case let chain? in objects.lazy.map(\.chain) where readChain(chain) { return true }
    return false
  }

  private mutating func readShapes(_ objects: [RawError.Object], _ texts: [LazyTextForms]) -> Bool {
    for shape in table.shapes {
      if shape.carrier == .text, shape.code == nil {
        if read(shape, in: texts) { return true }
      } else {
        for object in objects where shape.suits(object.carrier) && read(shape, in: object) { return true }
      }
    }
    return false
  }

  private mutating func read(_ shape: PayloadShape, in object: RawError.Object) -> Bool {
    // The number of an `NSError`, its member `code`, has a meaning only in the error's domain.
    guard let path = shape.code, object.chain == nil || path.steps.first != .key(rules[.errorCode].text) else {
      return false
    }
    for match in path.matches(in: object.node, of: object.carrier, rules) {
      let value = shape.isKey ? path.lastKey : match.value
      guard let code = shape.between.map({ $0.cut(value) }) ?? value else { continue }
      if read(code, shape, match, in: object) { return true }
    }
    return false
  }

  private mutating func read(_ shape: PayloadShape, in texts: [LazyTextForms]) -> Bool {
    for text in texts {
      guard let code = shape.between?.cut(text.string) else { continue }
      reading.record(code)
      if let resolution = resolve(code, shape, .text, text.start), consider(resolution) { return true }
    }
    return false
  }

  private mutating func read(
    _ code: String, _ shape: PayloadShape, _ match: PayloadPath.Match, in object: RawError.Object
  ) -> Bool {
    guard let path = shape.code else { return false }
    // In a text, a value of letters only, such as a word after a colon, is more likely part of a sentence.
    if object.carrier != .text || code.utf8.contains(where: { !$0.isLetter }) { reading.record(code) }
    guard let resolution = resolve(code, shape, object.carrier, object.description(by: shape, match, rules)) else {
      return false
    }
    if object.carrier == .text, resolution.meaning.indicatesSuccess(in: flow) { return false }
    let arguments = shape.arguments.mapValues { $0.values(following: match, of: path) }
    return reading.consider(resolution, in: flow, arguments: arguments)
  }

  /// Reads the members that hold a code in the errors of most providers, except numbers, which have many meanings.
  private mutating func readMembers(_ objects: [RawError.Object]) -> Bool {
    for object in objects {
      for value in object.codes where Int(value) == nil {
        if let resolution = resolve(value, nil, object.carrier, object.start), consider(resolution) { return true }
      }
    }
    return false
  }

  /// Returns whether the deciding code is a wrapper and the texts contain a sentence, but do not mention credentials.
  ///
  /// The sentence is searched for even if a row's phrase matches it, because response time must not reveal the match.
  private func hasOtherCause(_ texts: [LazyTextForms]) -> Bool {
    guard let resolution = reading.resolution, resolution.wrapping != .none, let code = resolution.source?.code else {
      return false
    }
    let sentences = texts.map { $0.text.sentence(after: code) }
    let isAboutCredentials = sentences.contains(where: \.namesCredentials)
    return sentences.contains(where: \.hasSeveralWords) && !isAboutCredentials
  }

  /// Reads each whole text and each of its heads as a code.
  private mutating func readTexts(_ texts: [LazyTextForms]) -> Bool {
    for text in texts {
      if text.text.bytes.count <= rules[.codeLength] {
        if !text.text.bytes.contains(where: \.isBlank) { reading.record(text.string) }
        if let resolution = resolve(text.string, nil, .text, text.start), consider(resolution) { return true }
      }
      for head in text.heads where head.canBeCode {
        if let resolution = resolve(head.string, nil, .text, text.start), consider(resolution) { return true }
      }
    }
    return false
  }

  /// Reads the words of each text that look like codes.
  private mutating func readTokens(_ texts: [LazyTextForms]) -> Bool {
    for text in texts {
      // A token alone in parentheses or brackets is more specific than the name of an exception before it.
      for onlyEnclosed in [true, false] {
        let isDecided = text.text.firstToken(onlyEnclosed: onlyEnclosed) { token in
          let isNetworkLayer = rules.isNetwork(table.provider)
          // Only the network layer has codes that are words in capitals: `ECONNREFUSED` and other names of `errno.h`.
          let looksLikeCode = !token.isUppercaseWord || isNetworkLayer && token.code.hasPrefix(rules[.errnoStart].text)
          // Exceptions of a language's runtime, such as a refused connection, are errors of the network layer.
          let isProvidersOwn = isNetworkLayer || !token.isLanguageRuntime
          guard looksLikeCode, isProvidersOwn, let resolution = resolve(token.code, nil, .text, text.start) else {
            return false
          }
          return consider(resolution)
        }
        if isDecided { return true }
      }
    }
    return false
  }

  /// Reads codes whose prefix identifies another provider.
  private mutating func readOtherProviders(_ texts: [LazyTextForms]) -> Bool {
    guard surface == nil else { return false }
    return texts.contains { text in
      text.text.firstToken(onlyEnclosed: false) { token in
        guard !token.isUppercaseWord, let owner = resolver.owner(ofCode: token.code), owner.provider != table.provider,
          let resolution = owner.resolveCode(token.code, describedBy: text.start)
        else { return false }
        return consider(resolution)
      }
    }
  }

  /// Reads the phrases of the provider in each text, then the phrases of the fallback providers.
  private mutating func readPhrases(_ texts: [LazyTextForms]) -> Bool {
    let namedSurface = surface.flatMap(table.surface(named:))
    for text in texts {
      if let resolution = table.resolve(phrasesOf: text.folded, heads: text.foldedHeads, on: namedSurface),
        consider(resolution)
      {
        return true
      }
      guard namedSurface == nil else { continue }
      for fallback in fallbacks {
        if let resolution = fallback.resolve(phrasesOf: text.folded, heads: text.foldedHeads, on: nil),
          consider(attributed(resolution))
        {
          return true
        }
      }
    }
    return false
  }

  private mutating func readStatus(_ status: Int, _ text: RawErrorText) {
    let folded = CaseFoldedBytes(text.bytes[...])
    if let resolution = table.resolve(status: status, describedBy: folded) {
      return reading.setStatusResolution(resolution)
    }
    guard let kind = rules.kind(ofStatus: status) else { return }
    let source = LoginError.Source(provider: table.provider, surface: nil, code: String(status))
    reading.setStatusResolution(Resolution(CodeMeaning(ByFlow(kind)), method: table.method, source: source))
  }

  /// Resolves a value of the error.
  ///
  /// - Parameter shape: the shape that located the value; nil for a value outside shapes.
  private func resolve(
    _ value: String, _ shape: PayloadShape?, _ carrier: PayloadShape.Carrier, _ text: CaseFoldedBytes
  ) -> Resolution? {
    if readsForOtherProvider, Int(value) != nil { return nil }
    let looksUpOnlyCodes = shape == nil && surface == nil
    guard canResolve(value, looksUpOnlyCodes: looksUpOnlyCodes) else {
      return looksUpOnlyCodes ? resolve(domainAndCode: value, text) : nil
    }
    if let surface { return resolveNamed(value, table.provider, surface, text).map(attributed) }
    if let number = Int(value) {
      if let shape {
        return table.resolve(value, describedBy: text, onlyOn: shape.surfaces)
          ?? fallbacks.lazy.compactMap { fallback in
            fallback.resolve(value, describedBy: text, onlyOn: fallback.surfaces(sending: carrier))
          }.first.map(attributed)
      }
      // A number like an HTTP status usually is an HTTP status.
      if rules.isStatus(number, from: .firstStatus) { return nil }
    }
    if let shape, let found = table.resolve(value, describedBy: text, locatedOn: shape.surfaces) { return found }
    if shape == nil, let found = table.resolveCode(value, describedBy: text) { return found }
    for fallback in fallbacks {
      let found = fallback.resolveCode(
        value, describedBy: text, preferringSurfaces: fallback.surfaces(sending: carrier))
      if let found, !found.isCommonName { return attributed(found) }
    }
    if shape != nil { return table.resolveCode(value, describedBy: text) }
    return resolve(domainAndCode: value, text)
  }

  /// Resolves a word that consists of an error domain and its code.
  private func resolve(domainAndCode word: String, _ text: CaseFoldedBytes) -> Resolution? {
    resolver.owner(ofDomainIn: word).flatMap { resolveNamed($0.code, $0.provider, $0.domain, text) }
  }

  /// Returns whether the table of the provider or of a fallback provider can contain a value.
  ///
  /// - Parameter looksUpOnlyCodes: whether the value is only compared with codes; otherwise a sentence is also searched
  ///   for phrases, which the filters do not contain.
  private func canResolve(_ value: String, looksUpOnlyCodes: Bool) -> Bool {
    guard let value = CodeFilter.Value(value), looksUpOnlyCodes || !value.hasBlanks else { return true }
    return table.index.filter.mayContain(value) || fallbacks.contains { $0.index.filter.mayContain(value) }
  }

  /// Returns a fallback provider's resolution as a resolution of the provider.
  private func attributed(_ resolution: Resolution) -> Resolution {
    resolution.provider == table.provider ? resolution : resolution.from(table.provider, method: table.method)
  }
}

extension CodeTable {
  /// Returns the surfaces of the first shape that suits a carrier.
  fileprivate func surfaces(sending carrier: PayloadShape.Carrier) -> [Int] {
    shapes.first { $0.suits(carrier) }?.surfaces ?? []
  }
}

extension RawError.Object {
  /// Returns the text that selects among rows of one code: the shape's description, or else the messages next to the
  /// code.
  fileprivate func description(
    by shape: PayloadShape, _ match: PayloadPath.Match, _ rules: ReadingRules
  ) -> CaseFoldedBytes {
    if text != nil { return start }
    if let path = shape.description, let code = shape.code {
      let values = path.values(following: match, of: code)
      if !values.isEmpty {
        return CaseFoldedBytes(values.joined(separator: "\n"), limit: rules[.descriptionLength])
      }
    }
    return message.isEmpty ? CaseFoldedBytes(match.value, limit: rules[.descriptionLength]) : start
  }
}
