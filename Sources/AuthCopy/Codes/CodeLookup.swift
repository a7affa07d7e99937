internal import MessageFiles

/// The tables in which the values of a raw error are looked up: those of the provider, of its fallback providers and of
/// the network layer.
final class CodeLookup {
  /// A function that resolves a value on a surface that the caller or an error domain names.
  typealias NamedResolution = (_ value: String, Provider, _ surface: String, _ text: ScannedText?) -> Resolution?

  /// A resolution, and the position of its table among the tables with which the error is read.
  typealias Found = (resolution: Resolution, layer: Int)

  let resolver: CodeResolver
  let rules: ReadingRules
  let index: ReadingIndex
  let table: CodeTable
  /// The network layer, whose errors any provider's SDK can pass on; nil if the caller named a surface.
  let network: (table: CodeTable, layer: Int)?
  /// The surface that the caller named.
  let surface: String?
  let flow: Flow?
  let resolveNamed: NamedResolution
  private let fallbacks: ArraySlice<ReadingIndex.Layer>

  /// - Returns: nil for a provider without a table.
  init?(
    _ resolver: CodeResolver, of provider: Provider, surface: String?, flow: Flow?,
    resolveNamed: @escaping NamedResolution
  ) {
    guard let index = resolver.reading(of: provider) else { return nil }
    self.resolver = resolver
    rules = resolver.rules
    self.index = index
    table = index.layers[0].table
    fallbacks = index.layers.dropFirst().prefix { $0.role == .fallback }
    let network = index.layers.lastIndex { $0.role == .network }
    self.network = surface == nil ? network.map { (index.layers[$0].table, $0) } : nil
    self.surface = surface
    self.flow = flow
    self.resolveNamed = resolveNamed
  }

  /// Resolves a value of the error.
  ///
  /// - Parameter shape: the shape that located the value; nil for a value outside shapes.
  func resolve(
    _ value: String, _ shape: PayloadShape?, _ carrier: PayloadShape.Carrier, _ text: ScannedText
  ) -> Found? {
    let looksUpOnlyCodes = shape == nil && surface == nil
    guard canResolve(value, looksUpOnlyCodes: looksUpOnlyCodes) else {
      return looksUpOnlyCodes ? resolve(domainAndCode: value, text) : nil
    }
    if let surface { return resolveNamed(value, table.provider, surface, text).map { ($0, 0) } }
    if let number = Int(value) {
      if let shape {
        if let found = table.resolve(value, describedBy: text, onlyOn: shape.surfaces) { return (found, 0) }
        return firstFallback { fallback in
          fallback.resolve(value, describedBy: text, onlyOn: fallback.surfaces(sending: carrier))
        }
      }
      // A number like an HTTP status usually is an HTTP status.
      if rules.isStatus(number, from: .firstStatus) { return nil }
    }
    let own =
      if let shape {
        table.resolve(value, describedBy: text, locatedOn: shape.surfaces)
      } else {
        table.resolveCode(value, describedBy: text)
      }
    if let own, !own.traits.isWrapper { return (own, 0) }
    let ofFallback = firstFallback { fallback in
      let found = fallback.resolveCode(
        value, describedBy: text, preferringSurfaces: fallback.surfaces(sending: carrier))
      return found?.traits.isCommonName == true ? nil : found
    }
    if let own {
      // The message can name another cause of a wrapper in the words of the standard.
      guard let ofFallback, ofFallback.resolution.traits.descriptionLength > 0,
        ofFallback.resolution.meaning.kinds[flow] != own.meaning.kinds[flow]
      else { return (own, 0) }
    }
    if let ofFallback { return ofFallback }
    if shape != nil { return table.resolveCode(value, describedBy: text).map { ($0, 0) } }
    return resolve(domainAndCode: value, text)
  }

  private func firstFallback(_ resolve: (CodeTable) -> Resolution?) -> Found? {
    for (offset, fallback) in fallbacks.enumerated() {
      if let found = resolve(fallback.table) { return (found, offset + 1) }
    }
    return nil
  }

  /// Resolves a value as a code of the network layer; numbers are more likely codes of the provider.
  func resolveNetwork(
    _ value: String, _ shape: PayloadShape, _ text: ScannedText
  ) -> Found? {
    guard let network, Int(value) == nil else { return nil }
    let found =
      network.table.resolve(value, describedBy: text, locatedOn: shape.surfaces)
      ?? network.table.resolveCode(value, describedBy: text)
    return found.map { ($0, network.layer) }
  }

  /// Resolves a word that consists of an error domain and its code.
  private func resolve(domainAndCode word: String, _ text: ScannedText) -> Found? {
    resolver.owner(ofDomainIn: word).flatMap { resolveNamed($0.code, $0.provider, $0.domain, text) }.map { ($0, 0) }
  }

  /// Returns whether the table of the provider or of a fallback provider can contain a value.
  ///
  /// - Parameter looksUpOnlyCodes: whether the value is only compared with codes; otherwise a sentence is also searched
  ///   for phrases, which the filters do not contain.
  private func canResolve(_ value: String, looksUpOnlyCodes: Bool) -> Bool {
    guard let value = CodeFilter.Value(value), looksUpOnlyCodes || !value.hasBlanks else { return true }
    return table.index.filter.mayContain(value) || fallbacks.contains { $0.table.index.filter.mayContain(value) }
  }
}

extension CodeTable {
  /// Returns the surfaces of the first shape that suits a carrier.
  fileprivate func surfaces(sending carrier: PayloadShape.Carrier) -> [Int] {
    shapes.first { $0.suits(carrier) }?.surfaces ?? []
  }

  /// Resolves a word of a text as a code, after the filter has rejected most words.
  func resolveCodeIfKnown(_ value: String, describedBy text: ScannedText) -> Resolution? {
    guard CodeFilter.Value(value).map(index.filter.mayContain) ?? true else { return nil }
    return resolveCode(value, describedBy: text)
  }
}
