internal import AuthCopyLint
internal import AuthCopy
internal import CatalogLint

/// The content of the review page: every text of a catalog in all locales, as JSON for the page's scripts.
struct ReviewContent {
  private let catalog: Catalog
  private let name: String
  private let language: MessageLanguage
  private let findings: ReviewFindings
  private let locales: [String]
  private let metadata: [String: KeyMetadata]
  private let codes: [Kind: [Catalog.CodeGroup]]
  private let sampler: MessageSampler

  /// - Parameter name: the name of the catalog on the page.
  init(_ catalog: Catalog, name: String, _ findings: [Finding], _ language: MessageLanguage) {
    self.catalog = catalog
    self.name = name
    self.language = language
    self.findings = ReviewFindings(findings, catalog)
    let source = Catalog.sourceLocale.description
    locales = [source] + catalog.coverage.locales.map(\.locale).filter { $0 != source }
    metadata = Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0.key, $0.metadata) })
    codes = catalog.codesByKind
    sampler = MessageSampler(catalog)
  }

  var json: [UInt8] {
    let cards = WorkbenchCard.all(of: catalog, keys: catalog.keys.map(\.key)) { metadata[$0]?.slot?.string }
    // Cards are written in parallel, because rendering all messages takes longest.
    let written = Parallel.map(Array(cards.indices)) { index in
      var labels = Labels()
      let json = JSONWriter.members { write(cards[index], to: &$0, &labels) }
      return (json: json, labels: labels)
    }
    var json = JSONWriter()
    json.object { json in
      json.member("name", name)
      json.member("version", catalog.version)
      json.member("language", language.rawValue)
      json.key("texts")
      json.object { PageTexts.write(language, to: &$0) }
      json.member("source", locales[0])
      json.member("locales", locales)
      json.key("labels")
      json.object { write(written.reduce(into: Labels()) { $0.add($1.labels) }, to: &$0) }
      json.member("cards", objects: written) { $0.raw($1.json) }
      json.key("rules")
      json.object { json in
        for rule in findings.rules {
          guard let sections = RuleSet.authCopy.explanationSections(of: rule, in: language) else { continue }
          json.key(rule)
          json.object { Workbench.write(sections, to: &$0) }
        }
      }
      json.member("findings", objects: findings.others) { json, finding in
        write(finding, of: nil, to: &json)
        json.member("place", "\(finding.path):\(finding.line)")
      }
    }
    return json.bytes
  }

  // MARK: Cards

  private func write(_ card: WorkbenchCard, to json: inout JSONWriter, _ labels: inout Labels) {
    json.member("name", card.name)
    if let definition = card.definition { write(definition, to: &json) }
    json.member("slots", objects: card.slots) { json, slot in
      json.member("key", slot.key)
      json.member("role", slot.role)
      if let place = slot.place { json.member("place", place) }
      json.member("description", metadata[slot.key]?.description ?? "")
      json.key("locales")
      json.object { json in
        for locale in locales {
          json.key(locale)
          json.object { json in
            if slot.place == "sms", LocaleTag(locale)?.countsTextMessagesInBytes == true {
              json.member("isCountedInBytes", true)
            }
            write(slot.key, locale, to: &json, &labels)
          }
        }
      }
    }
  }

  private func write(_ definition: KindDefinition, to json: inout JSONWriter) {
    json.member("presentation", definition.presentation.rawValue)
    json.key("presentations")
    json.object { json in
      for flow in Flow.allCases {
        if let value = definition.presentations.byFlow[flow] { json.member(flow.rawValue, value.rawValue) }
      }
    }
    json.member("status", definition.status)
    if let recovery = definition.recovery { json.member("recovery", recovery.rawValue) }
    let concealedAs = definition.concealedAs
    if let concealed = concealedAs.standard { json.member("concealedAs", concealed.rawValue) }
    json.key("concealments")
    json.object { json in
      for flow in Flow.allCases {
        // An empty name means that the flow shows the kind itself.
        if let target = concealedAs.byFlow[flow] { json.member(flow.rawValue, target?.rawValue ?? "") }
      }
    }
    let concealedKinds = catalog.definitions.filter { $0.concealedAs.targets.contains(definition.kind) }
    json.member("shownFor", concealedKinds.map(\.kind.rawValue))
    json.member("codes", objects: codes[definition.kind] ?? []) { json, group in
      json.member("provider", group.provider.rawValue)
      json.member("surface", group.surface)
      json.member("codes", group.codes)
      if !group.aliases.isEmpty { json.member("aliases", group.aliases) }
    }
  }

  // MARK: Texts

  private func write(_ key: String, _ locale: String, to json: inout JSONWriter, _ labels: inout Labels) {
    let translation = catalog.translation(ofKey: key, locale: locale)
    let pattern = catalog.pattern(ofKey: key, locale: locale) ?? ""
    let found = findings.about(key, in: locale)
    if let translation, translation.locale != locale {
      json.member("fallback", translation.locale)
      if catalog.isOptional(key, inLocale: locale) { json.member("isOptional", true) }
    } else {
      json.member("text", pattern)
    }
    found.reduce(into: MessageState()) { $0.add($1) }.write(to: &json)
    if !found.isEmpty { json.member("findings", objects: found) { write($1, of: pattern, to: &$0) } }
    let samples = sampler.samples(ofKey: key, locale: locale)
    // A text without arguments, like most texts, has itself as its only sample, which is left out.
    if samples.count == 1, samples[0].text == pattern, translation?.locale == locale { return }
    json.key("samples")
    json.array { json in
      for sample in samples { json.object { write(sample, of: key, locale, to: &$0, &labels) } }
    }
  }

  private func write(_ finding: Finding, of text: String?, to json: inout JSONWriter) {
    json.member("rule", finding.rule)
    json.member("severity", finding.severity.rawValue)
    json.member("message", finding.message(in: language))
    if let text, let excerpt = finding.excerpt, excerpt.text == text, !excerpt.spot.isEmpty {
      json.member("start", text.utf16Offset(ofUTF8: excerpt.spot.lowerBound))
      json.member("end", text.utf16Offset(ofUTF8: excerpt.spot.upperBound))
    }
  }

  private func write(
    _ sample: MessageSample, of key: String, _ locale: String, to json: inout JSONWriter, _ labels: inout Labels
  ) {
    let segments = catalog.segments(ofKey: key, locale: locale, sample.values.first ?? [:]) ?? []
    json.key("pieces")
    json.array { json in
      for segment in segments {
        switch segment.origin {
        case .text: json.value(segment.text)
        case .argument, .number: json.array { writePair(segment.text, "argument", &$0) }
        case .particle: json.array { writePair(segment.text, "particle", &$0) }
        }
      }
    }
    json.member("sets", objects: sample.values) { json, values in
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        json.member(name, value)
        labels.addLabel(of: value, name, locale, catalog)
      }
    }
    if sample.isRepetition { json.member("repeats", true) }
  }

  private func writePair(_ text: String, _ origin: String, _ json: inout JSONWriter) {
    json.value(text)
    json.value(origin)
  }

  private func write(_ labels: Labels, to json: inout JSONWriter) {
    for (locale, arguments) in labels.texts.sorted(by: { $0.key < $1.key }) {
      json.key(locale)
      json.object { json in
        for (argument, values) in arguments.sorted(by: { $0.key < $1.key }) {
          json.key(argument)
          json.object { json in
            for (value, text) in values.sorted(by: { $0.key < $1.key }) { json.member(value, text) }
          }
        }
      }
    }
  }
}

/// The labels of argument values, by locale, argument and value.
private struct Labels: Sendable {
  private(set) var texts: [String: [String: [String: String]]] = [:]

  mutating func addLabel(of value: String, _ argument: String, _ locale: String, _ catalog: Catalog) {
    for part in value.split(separator: ",").map(String.init) where texts[locale]?[argument]?[part] == nil {
      guard let text = catalog.preview("\(argument)_\(part)", locale: locale, [:]) else { continue }
      texts[locale, default: [:]][argument, default: [:]][part] = text
    }
  }

  mutating func add(_ other: Labels) {
    texts.merge(other.texts) { $0.merging($1) { $0.merging($1) { first, _ in first } } }
  }
}
