import AuthCopy

/// The data about a kind that many pages share.
struct KindContent: Sendable {
  let definition: KindDefinition
  let guide: KindGuide
  /// The texts without arguments, in the order of the site's locales, the source first.
  let texts: [CardText]
  /// Values to try for each argument, sorted by name.
  let values: [(argument: String, values: [String])]
  /// Every text that people can see, by locale; the text without arguments comes first.
  let samples: [LocaleSamples]

  struct CardText: Sendable {
    let title: String
    let message: String
    let action: String?
  }

  struct LocaleSamples: Sendable {
    let locale: String
    /// The distinct texts of each part of the copy.
    let parts: [(part: KindKey.Part, samples: [MessageSample])]
  }

  var kind: Kind { definition.kind }
  var path: DocumentationPath { DocumentationPath(kind) }

  /// - Parameters:
  ///   - locales: the site's locales, the source first.
  ///   - description: the description of the title for translators, which explains kinds without a guide.
  init(
    _ definition: KindDefinition, _ catalog: Catalog, _ sampler: MessageSampler, _ locales: [String],
    description: String
  ) {
    self.definition = definition
    guide = KindGuide.shipped[definition.kind] ?? KindGuide(description, "")
    let parts = definition.parts
    texts = locales.map { locale in
      func text(_ part: KindKey.Part) -> String? {
        catalog.preview(KindKey(definition.kind, part).description, locale: locale, [:])
      }
      return CardText(
        title: text(.title) ?? "", message: text(.message) ?? "", action: parts.contains(.action) ? text(.action) : nil)
    }
    samples = locales.map { locale in
      LocaleSamples(
        locale: locale,
        parts: parts.map { part in
          let samples = sampler.samples(ofKey: KindKey(definition.kind, part).description, locale: locale)
          return (part, samples.filter(\.isPlain) + samples.filter { !$0.isPlain })
        })
    }
    values = definition.arguments.sorted().compactMap { [samples] name in
      var values: [String] = []
      for sample in samples.first?.parts.flatMap(\.samples) ?? [] {
        for value in sample.values.compactMap({ $0[name] }) where !values.contains(value) { values.append(value) }
      }
      // Samples contain only one of two equivalent arguments, such as seconds and minutes; the other one gets numbers.
      if values.isEmpty, catalog.type(ofArgument: name) == .integer { values = ["1", "10"] }
      let numbers = values.compactMap { Int($0) }
      if numbers.count == values.count { values = numbers.sorted().map(String.init) }
      return values.isEmpty ? nil : (name, values)
    }
  }
}

extension MessageSample {
  /// Whether the text needs no argument.
  var isPlain: Bool { values.contains([:]) }
}
