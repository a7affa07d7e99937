import AuthCopy
import CatalogFormats

/// Elements that several pages share.
extension Page {
  /// Returns a card with copy as people see it; scripts find it by its locale.
  func card(title: String, message: String, action: String?, locale: String) -> String {
    let button = action.map { "<p class=\"action\"><span>\($0.inHTML)</span></p>" } ?? ""
    return """
      <article class="card" data-locale="\(locale.inHTML)" aria-label="\(site.name(of: locale).inHTML)">
      <p class="locale">\(site.label(of: locale))</p>
      <div \(site.attributes(of: locale))><p class="title">\(title.inHTML)</p>\
      <p>\(message.inHTML)</p>\(button)</div>
      </article>
      """
  }

  /// Returns a button for each example error.
  func buttons(for examples: [ExampleError]) -> String {
    examples.map { "<button type=\"button\" data-error=\"\($0.text.inHTML)\">\($0.name.inHTML)</button>" }
      .joined(separator: " ")
  }

  /// Returns the status, presentation and action of a kind.
  func facts(_ definition: KindDefinition) -> String {
    let presentations =
      [definition.presentations.standard.explained]
      + Flow.allCases.compactMap { flow in
        definition.presentations.byFlow[flow].map { "\($0.explained) with the flow <code>\(flow.rawValue)</code>" }
      }
    var rows = [
      ("HTTP status", "\(definition.status)"),
      ("Presentation", presentations.joined(separator: "; ")),
      ("Retryable", definition.isRetryable ? "yes: it can succeed later, or after the person changes something" : "no"),
    ]
    if let recovery = definition.recovery { rows.append(("Action", recovery.rawValue.inCodeElement)) }
    if let broader = definition.broader { rows.append(("Broader kind", link(to: broader))) }
    let items = rows.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" }
    return "<dl class=\"facts\">\(items.joined(separator: "\n"))</dl>"
  }

  /// Returns the kinds that strict disclosure shows, by flow.
  ///
  /// - Parameters:
  ///   - targets: the kinds that replace the concealed kind; nil in flows without concealment.
  ///   - title: the title of a target, in the source locale.
  func concealment(_ targets: ByFlow<Kind?>, title: (Kind, Flow?) -> String) -> String {
    var flowsByTarget: [(target: Kind?, flows: [Flow?])] = [(targets.standard, [nil])]
    for flow in Flow.allCases {
      let target = targets[flow]
      if let index = flowsByTarget.firstIndex(where: { $0.target == target }) {
        flowsByTarget[index].flows.append(flow)
      } else {
        flowsByTarget.append((target, [flow]))
      }
    }
    let items = flowsByTarget.map { target, flows in
      let names = flows.map { $0.map { "<code>\($0.rawValue)</code>" } ?? "no flow" }.joined(separator: ", ")
      let replacement = target.map { "\(link(to: $0)) “\(title($0, flows[0]).inHTML)”" } ?? "the kind itself"
      return "<li>\(flows == [nil] ? "Without a flow" : "With \(names)"): \(replacement)</li>"
    }
    return "<ul>\(items.joined())</ul>"
  }

  /// Returns the number of codes of a surface, its error domains, and its relations to other surfaces.
  func surfaceFacts(_ index: Int, of provider: ProviderContent) -> String {
    let (table, surface) = (provider.table, provider.table.surfaces[index])
    let domains = table.domains.filter { $0.value == index }.keys.sorted()
    var facts = [surface.rows.count.counted("code")]
    if !domains.isEmpty { facts.append("error domains \(domains.map(\.inCodeElement).joined(separator: ", "))") }
    let alternatives = surface.alternatives.map(\.inCodeElement).joined(separator: ", ")
    if !alternatives.isEmpty { facts.append("callers that specify it may also mean \(alternatives)") }
    if let derivation = surface.derivation {
      let (prefix, source) = (derivation.prefix.inCodeElement, derivation.source.inCodeElement)
      facts.append("codes that begin with \(prefix) are derived from \(source)")
    }
    return facts.joined(separator: " · ")
  }

  /// Returns a section with a heading, or nothing if the content is empty.
  func section(_ heading: String, _ content: String, level: Int = 2) -> String {
    content.isEmpty ? "" : "<section><h\(level)>\(heading)</h\(level)>\n\(content)</section>\n"
  }

  /// Returns a block with lines to copy into a shell.
  func commands(_ lines: [String]) -> String {
    "<pre tabindex=\"0\"><code translate=\"no\">\(lines.joined(separator: "\n").inHTML)</code></pre>"
  }

  /// Returns an argument's name, type and default.
  func declaration(of name: String) -> String {
    guard let argument = site.catalog.argumentDefinitions[name] else { return name.inCodeElement }
    let nameAndType = "\(name.inCodeElement) \(argument.type.rawValue)"
    guard let defaultValue = argument.defaultValue else { return "\(nameAndType), required" }
    if defaultValue == .value(.text("")) { return "\(nameAndType), optional" }
    let defaultText =
      switch defaultValue {
      case .copy(let key): site.catalog.preview(key, locale: site.locales[0], [:]).map { "“\($0)”" } ?? key
      case .value(.text(let text)): text
      case .value(.integer(let number)): "\(number)"
      case .value(.number(let number)): "\(number)"
      case .value(.list(let elements)): elements.joined(separator: ", ")
      case .value(.date): "a fixed date"
      }
    return "\(nameAndType), by default \(defaultText.inHTML)"
  }
}

extension KindDefinition.Presentation {
  fileprivate var explained: String {
    switch self {
    case .silent: "silent (not shown as an error)"
    case .inline: "inline (at the field that the person can correct)"
    case .toast: "toast (shown briefly)"
    case .dialog: "dialog (the person decides what to do)"
    }
  }
}

extension String {
  /// The text as a code element that browsers do not translate.
  var inCodeElement: String { "<code translate=\"no\">\(inHTML)</code>" }

  /// The language tag of a locale for browsers, without its speech level.
  var language: String { split(separator: "-x-").first.map(String.init) ?? self }
}
