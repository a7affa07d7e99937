import ArgumentParser
import AuthCopy
import CatalogLint
import CatalogSite

struct KindsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kinds", abstract: "Lists the kinds of errors, or describes one.",
    discussion: """
      auth-copy kinds
      auth-copy kinds tooManyAttempts --locale ko
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "The kind to describe.", completion: .kinds)
  var kind: String?

  @Option(help: "The locale of the copy, a BCP 47 tag; the nearest supported one is used.", completion: .locales)
  var locale = "en"

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup(title: "CATALOG") var catalogOptions: CatalogOptions

  func run() throws {
    let catalog = try catalogOptions.load()
    let chosen = try kind.map { name in
      try NameLookup.find(name, among: catalog.definitions.map(\.kind.rawValue), messageID: "unknown-kind")
    }
    let definitions = catalog.definitions.filter { chosen == nil || $0.kind.rawValue == chosen }
    let codes = catalog.codesByKind
    switch format {
    case .text where chosen != nil:
      try StandardStreams.printLine(text(of: definitions[0], codes[definitions[0].kind] ?? [], catalog))
    case .text: try StandardStreams.printLine(list(definitions, codes, catalog))
    case .json:
      var json = JSONWriter()
      json.object { json in
        json.member("kinds", objects: definitions) { json, definition in
          write(definition, codes[definition.kind] ?? [], catalog, to: &json)
        }
        json.member("catalog", catalog.version)
      }
      try StandardStreams.printLine(json.text)
    }
  }

  private func copy(of definition: KindDefinition, _ catalog: Catalog) -> Copy {
    catalog.copy(for: LoginError(definition.kind), locale: locale, disclosure: .helpful)
  }

  private func list(
    _ definitions: [KindDefinition], _ codes: [Kind: [Catalog.CodeGroup]], _ catalog: Catalog
  ) -> String {
    var table = TextTable(columns: [
      CommandMessage.text("codes.kind"), CommandMessage.text("kinds.status"), CommandMessage.text("kinds.shown"),
      CommandMessage.text("kinds.codes"), CommandMessage.text("codes.title"),
    ])
    for definition in definitions {
      let count = codes[definition.kind, default: []].map(\.codes.count).reduce(0, +)
      table.add([
        definition.kind.rawValue, "\(definition.status)", definition.presentation.rawValue, "\(count)",
        copy(of: definition, catalog).title,
      ])
    }
    return Terminal.text(table) + "\n\n"
      + CommandMessage.text("kinds.total", ["count": .integer(Int64(definitions.count))])
  }

  private func text(of definition: KindDefinition, _ codes: [Catalog.CodeGroup], _ catalog: Catalog) -> String {
    let copy = copy(of: definition, catalog)
    let style = Terminal.style
    var lines = [style.text(definition.kind.rawValue, .bold)]
    if let guide = KindGuide.shipped[definition.kind] {
      lines += [guide.meaning, guide.advice].filter { !$0.isEmpty }.map(Terminal.wrapped)
    }
    lines += [
      "", "  \(style.text(copy.title.safeToShow, .bold))", Terminal.wrapped("  \(copy.message.safeToShowInLines)"),
    ]
    if let action = copy.action { lines.append("  \(style.text("[\(action.label.safeToShow)]", .cyan))") }
    lines.append("")
    var details = [
      CommandMessage.text(
        "kinds.details",
        [
          "status": .text("\(definition.status)"), "presentation": .text(definition.presentation.rawValue),
          "retryable": .text("\(definition.isRetryable)"),
        ])
    ]
    let concealed = definition.concealedAs
    let others = Flow.allCases.compactMap { flow in
      concealed.byFlow[flow]?.map { "\(flow.rawValue): \($0.rawValue)" }
    }
    let replacements = [concealed.standard?.rawValue].compactMap(\.self) + others
    if !replacements.isEmpty {
      details.append(CommandMessage.text("kinds.concealed", ["kind": .text(replacements.joined(separator: ", "))]))
    }
    if !definition.arguments.isEmpty {
      details.append(CommandMessage.text("kinds.arguments", ["names": .list(definition.arguments)]))
    }
    if let broader = definition.broader {
      details.append(CommandMessage.text("kinds.broader", ["kind": .text(broader.rawValue)]))
    }
    let count = codes.map(\.codes.count).reduce(0, +)
    let providers = Set(codes.map(\.provider.rawValue)).sorted()
    details.append(
      CommandMessage.text("kinds.of-codes", ["count": .integer(Int64(count)), "providers": .list(providers)]))
    return (lines + details.map(Terminal.wrapped)).joined(separator: "\n")
  }

  private func write(
    _ definition: KindDefinition, _ codes: [Catalog.CodeGroup], _ catalog: Catalog, to json: inout JSONWriter
  ) {
    let copy = copy(of: definition, catalog)
    json.member("kind", definition.kind.rawValue)
    if let broader = definition.broader { json.member("broader", broader.rawValue) }
    json.member("status", definition.status)
    json.member("presentation", definition.presentation.rawValue)
    json.member("retryable", definition.isRetryable)
    if !definition.arguments.isEmpty { json.member("arguments", definition.arguments) }
    if let concealed = definition.concealedAs.standard { json.member("concealedAs", concealed.rawValue) }
    json.member("locale", copy.locale)
    json.member("title", copy.title)
    json.member("message", copy.message)
    if let action = copy.action {
      json.key("action")
      json.object { json in
        json.member("id", action.id.rawValue)
        json.member("label", action.label)
      }
    }
    json.member("codes", codes.map(\.codes.count).reduce(0, +))
    json.member("providers", Set(codes.map(\.provider.rawValue)).sorted())
  }
}
