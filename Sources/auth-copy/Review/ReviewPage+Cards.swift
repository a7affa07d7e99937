import AuthCopy
import CatalogLint
import CatalogSite

extension ReviewPage {
  /// The copy of a kind: title, message and action read together.
  func card(_ definition: KindDefinition) -> String {
    let kind = definition.kind
    let keys = definition.parts.map { KindKey(kind, $0) }
    return """
      <article class="card\(marks(keys.map(\.description), findings.about(kind)))" id="kind-\(kind.rawValue.asIdentifier)">
      <h3>\(kind.rawValue.escaped)</h3>
      <p class="facts">\(facts(definition).escaped)</p>
      \(concealment(definition))\(list(findings.about(kind)))
      \(columns(keys.map { ($0.description, $0.part.rawValue) }))
      \(notes(keys.map(\.description)))\(codes(of: kind))
      </article>
      """
  }

  /// A text of the UX copy.
  func card(_ key: String) -> String {
    """
    <article class="card\(marks([key], []))" id="key-\(key.asIdentifier)">
    <h3>\(key.escaped)</h3>
    <p class="facts">\(description(of: key).escaped)</p>
    \(columns([(key, role(of: key))]))
    \(patterns([key]))
    </article>
    """
  }

  /// What a text is on the screen, as far as the page shows it.
  private func role(of key: String) -> String {
    switch slot(of: key) {
    case "button": "action"
    case "title", "heading": "title"
    default: "text"
    }
  }

  /// The classes that the filters of the page look for.
  private func marks(_ keys: [String], _ found: [Finding]) -> String {
    var marks = Set(found.isEmpty ? [] : [" findings"])
    for key in keys {
      for locale in locales {
        let translation = catalog.translation(ofKey: key, locale: locale)
        if let translation, translation.locale != locale { marks.insert(" missing") }
        if translation?.isStale == true { marks.insert(" stale") }
        if !findings.about(key, in: locale).isEmpty { marks.insert(" findings") }
      }
    }
    return marks.sorted().joined()
  }

  private func facts(_ definition: KindDefinition) -> String {
    func text<Value>(_ values: ByFlow<Value>, _ text: (Value) -> String) -> String {
      let others = Flow.allCases.compactMap { flow in values.byFlow[flow].map { "\(text($0)) in \(flow.rawValue)" } }
      return ([text(values.standard)] + others).joined(separator: ", ")
    }
    var facts = [
      "Status \(definition.status)",
      text(definition.presentations) { $0 == .silent ? "silent (not shown to people)" : $0.rawValue },
    ]
    if let recovery = definition.recovery { facts.append("action \(recovery.rawValue)") }
    return facts.joined(separator: " · ")
  }

  /// What people see instead of the kind, and which kinds they see it for.
  private func concealment(_ definition: KindDefinition) -> String {
    func link(_ kind: Kind) -> String {
      "<a href=\"#kind-\(kind.rawValue.asIdentifier)\">\(kind.rawValue.escaped)</a>"
    }
    let own = definition.concealedAs
    var lines: [String] = []
    var targets = [own.standard.map(link)].compactMap(\.self)
    for flow in Flow.allCases {
      guard let target = own.byFlow[flow] else { continue }
      targets.append("\(target.map(link) ?? "this") in \(flow.rawValue)")
    }
    if !targets.isEmpty {
      lines.append("Under strict disclosure people see \(targets.joined(separator: ", ")).")
    }
    let members = catalog.definitions.filter { $0.concealedAs.targets.contains(definition.kind) }.map { link($0.kind) }
    if !members.isEmpty {
      lines.append("Shown in place of \(members.joined(separator: ", ")).")
    }
    return lines.map { "<p class=\"concealment\">\($0)</p>\n" }.joined()
  }

  private func codes(of kind: Kind) -> String {
    guard let groups = codes[kind] else { return "" }
    let items = groups.map { group in
      "<dt>\("\(group.provider) \(group.surface)".escaped)</dt>"
        + "<dd>\(group.codes.map { "<code>\($0.escaped)</code>" }.joined(separator: " "))</dd>"
    }
    let count = groups.map(\.codes.count).reduce(0, +).counted("code leads", "codes lead")
    return "<details><summary>\(count) here</summary><dl>\(items.joined(separator: "\n"))</dl></details>"
  }

  // MARK: Texts

  /// A column for each locale with the texts of some keys.
  ///
  /// - Parameter keys: keys that people see together, each with its role there.
  private func columns(_ keys: [(key: String, role: String)]) -> String {
    let columns = locales.map { locale in
      let parts = keys.map { key, role in
        Part(
          key: key, role: role, samples: sampler.samples(ofKey: key, locale: locale),
          translation: catalog.translation(ofKey: key, locale: locale), locale: locale)
      }
      return """
        <section class="locale" data-locale="\(locale.escaped)"><h4>\(locale.escaped)\(Part.example(of: parts))</h4>
        \(parts.map { $0.html(list(findings.about($0.key, in: locale))) }.joined(separator: "\n"))
        <div class="variants">\(Part.variants(of: parts))</div></section>
        """
    }
    return "<div class=\"locales rows-\(keys.count + 2)\">\n\(columns.joined(separator: "\n"))\n</div>"
  }

  func list(_ findings: [Finding], place: (Finding) -> String = { _ in "" }) -> String {
    if findings.isEmpty { return "" }
    let items = findings.map { finding in
      """
      <li class="\(finding.severity)"><b>\(finding.severity)</b> \(place(finding))\(finding.message().escaped) \
      <code>\(finding.rule)</code></li>
      """
    }
    return "<ul class=\"findings\">\(items.joined(separator: "\n"))</ul>"
  }

  // MARK: Notes

  /// What translators are told about each key, and the messages as they are written.
  private func notes(_ keys: [String]) -> String {
    let items = keys.map { "<dt><code>\($0.escaped)</code></dt><dd>\(description(of: $0).escaped)</dd>" }
    return """
      <details><summary>Descriptions</summary><dl>\(items.joined(separator: "\n"))</dl></details>
      \(patterns(keys))
      """
  }

  /// The messages with arguments as they are written.
  private func patterns(_ keys: [String]) -> String {
    let items = keys.flatMap { key in
      locales.compactMap { locale -> String? in
        guard let pattern = catalog.pattern(ofKey: key, locale: locale), pattern.contains("{") else { return nil }
        let origin = catalog.translation(ofKey: key, locale: locale)?.locale ?? locale
        let column = "data-locale=\"\(locale.escaped)\""
        return """
          <dt \(column)>\("\(key) \(locale)".escaped)</dt>\
          <dd \(column)><code lang="\(origin.escaped)">\(pattern.escaped)</code></dd>
          """
      }
    }
    if items.isEmpty { return "" }
    return "<details><summary>ICU messages</summary><dl>\(items.joined(separator: "\n"))</dl></details>"
  }
}
