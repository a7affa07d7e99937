import AuthCopy
import CatalogFormats

/// The page of a surface, with its codes; codes that differ only in their names are grouped.
struct SurfacePage: Page {
  let site: CatalogSite
  let provider: ProviderContent
  let surfaceIndex: Int

  /// Codes with the same meaning, or one code with several meanings.
  private struct Group {
    let meanings: [Meaning]
    var codes: [DocumentedCode]
  }

  /// Rows of a code with the same meaning, which differ only in how they are matched.
  private struct Meaning {
    let rows: [CodeRow]
    var firstRow: CodeRow { rows[0] }
  }

  var path: String { DocumentationPath(table.provider, surface: surface.id).folder }
  private var table: CodeTable { provider.table }
  private var surface: CodeSurface { table.surfaces[surfaceIndex] }
  private var codes: [DocumentedCode] { provider.codeIndicesBySurface[surfaceIndex].map { provider.codes[$0] } }
  var title: String { "\(provider.name), \(surface.id): \(surface.rows.count.counted("error code"))" }
  var summary: String {
    let names = codes.prefix(8).map(\.firstRow.code).joined(separator: ", ")
    return "What \(names)\(codes.count > 8 ? " and others" : "") of \(provider.name) mean, and the text for people."
  }
  var trail: [Link] {
    [
      Link(text: "All codes", path: ""), Link(text: provider.name, path: provider.path.description),
      Link(text: surface.id, path: nil),
    ]
  }

  private var groups: [Group] {
    var groups: [Group] = []
    var groupIndices: [CodeMeaning: Int] = [:]
    for code in codes {
      let meanings = meanings(of: code)
      // Only a code without a condition can share its texts with other codes.
      guard meanings.count == 1, meanings[0].firstRow.description == nil, code.rows.count == 1 else {
        groups.append(Group(meanings: meanings, codes: [code]))
        continue
      }
      let meaning = meanings[0].firstRow.meaning
      if let index = groupIndices[meaning] {
        groups[index].codes.append(code)
      } else {
        groupIndices[meaning] = groups.count
        groups.append(Group(meanings: meanings, codes: [code]))
      }
    }
    return groups
  }

  private func meanings(of code: DocumentedCode) -> [Meaning] {
    var rowGroups: [[CodeRow]] = []
    for row in code.rows {
      if let index = rowGroups.firstIndex(where: { $0[0].meaning == row.meaning && $0[0].note == row.note }) {
        rowGroups[index].append(row)
      } else {
        rowGroups.append([row])
      }
    }
    return rowGroups.map(Meaning.init)
  }

  var content: String {
    let jumps = codes.map { "<li><a href=\"#\($0.path.anchor ?? "")\">\($0.firstRow.code.breakable)</a></li>" }
    return """
      <h1>\(provider.name.inHTML) <code translate="no">\(surface.id.breakable)</code></h1>
      <p class="names">\(surfaceFacts(surfaceIndex, of: provider))</p>
      <nav aria-label="Codes"><ul class="jumps">\(jumps.joined())</ul></nav>
      \(groups.map(html).joined())\(sources)
      """
  }

  private func html(_ group: Group) -> String {
    let entries = group.codes.map { entry($0, hasOneMeaning: group.meanings.count == 1) }.joined(separator: "\n")
    let meanings = group.meanings.map { html($0, of: group, isOnly: group.meanings.count == 1) }.joined()
    return "<section class=\"group\">\n<ul class=\"entries\">\(entries)</ul>\n\(meanings)</section>\n"
  }

  /// Returns a code, its other names, and its meaning for developers.
  private func entry(_ code: DocumentedCode, hasOneMeaning: Bool) -> String {
    let explanations = hasOneMeaning ? paragraphs(code.rows) : "<p>It has several meanings: see when each applies.</p>"
    let names = names(of: code)
    return """
      <li id="\(code.path.anchor ?? "")"><h2 translate="no"><a href="#\(code.path.anchor ?? "")">\(code.firstRow.code.breakable)</a></h2>
      \(names.isEmpty ? "" : "<p class=\"names\">\(names.joined(separator: " · "))</p>\n")\(explanations)</li>
      """
  }

  /// Returns the meanings of rows for developers, and notes about their origin.
  private func paragraphs(_ rows: [CodeRow]) -> String {
    let explanations = rows.compactMap(\.explanation).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let undocumented =
      rows.contains(where: \.isUndocumented)
      ? "<p class=\"note\">Observed in use; the vendor’s documentation does not list it.</p>" : ""
    let notes = rows.compactMap(\.note).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return explanations.map { "<p>\($0.inHTML)</p>" }.joined() + undocumented
      + notes.map { "<p class=\"note\">Note: \($0.withFullStop.inHTML)</p>" }.joined()
  }

  /// Returns the other names of a code.
  private func names(of code: DocumentedCode) -> [String] {
    var names: [String] = []
    func add(_ name: String) { if !names.contains(name) { names.append(name) } }
    for row in code.rows {
      if row.code != code.firstRow.code { add("also spelled \(row.code.inCodeElement)") }
      if let symbol = row.symbol, symbol != row.code { add("symbol \(symbol.inCodeElement)") }
      if let numeric = row.numeric, "\(numeric)" != row.code { add("number \("\(numeric)".inCodeElement)") }
      switch row.match {
      case .exact: break
      case .prefix: add("any value that begins with it")
      case .range: add("any number in this range")
      case .phrase: add("a phrase in the error’s message; case and punctuation do not matter")
      }
    }
    return names
  }

  private func html(_ meaning: Meaning, of group: Group, isOnly: Bool) -> String {
    let kind = meaning.firstRow.meaning.kinds.standard
    let condition = condition(of: meaning, in: group.codes[0])
    let heading = isOnly ? "" : "<h3 class=\"when\">\(condition.withCapital)</h3>\n"
    let only = isOnly && meaning.firstRow.description != nil ? "<p>Only \(condition).</p>\n" : ""
    let guide = site.content(of: kind)?.guide
    return """
      <div class="meaning">
      \(heading)<section class="lead">\(only)\(isOnly ? "" : paragraphs(meaning.rows))\
      <p>\(group.codes.count > 1 ? "All \(group.codes.count) codes are " : "")\(link(to: kind)): \(guide?.meaning.inHTML ?? "")</p>\(flows(of: meaning))</section>
      <section class="cards"><h3>What people read</h3>
      \(cards(meaning))</section>
      <div class="rest">
      \(section("What to do", advice(guide), level: 3))\(section("How to respond", handling(kind), level: 3))\
      \(section("Strict disclosure", concealment(of: meaning), level: 3))\
      \(section("Arguments", arguments(of: meaning), level: 3))\
      \(section("How to request it", commands(RequestExample(meaning.firstRow, in: table).lines), level: 3))</div>
      </div>

      """
  }

  /// Returns the condition under which a code has a meaning.
  private func condition(of meaning: Meaning, in code: DocumentedCode) -> String {
    let phrases = meaning.rows.compactMap(\.description)
    if phrases.isEmpty {
      let isSpelledInSeveralWays = code.rows.contains { $0.code != code.firstRow.code }
      return isSpelledInSeveralWays
        ? "when it is spelled \(meaning.firstRow.code.inCodeElement)"
        : "unless the message contains a phrase of another meaning"
    }
    return "when the message contains \(phrases.map { "“\($0.inHTML)”" }.joined(separator: " or "))"
  }

  /// Returns the kinds that a meaning has only in certain flows.
  private func flows(of meaning: Meaning) -> String {
    let items = Flow.allCases.compactMap { flow in
      meaning.firstRow.meaning.kinds.byFlow[flow].map { kind in
        "<li>With the flow <code>\(flow.rawValue)</code> it is \(link(to: kind)): \(site.content(of: kind)?.guide.meaning.inHTML ?? "")</li>"
      }
    }
    return items.isEmpty ? "" : "\n<ul>\(items.joined())</ul>"
  }

  private func advice(_ guide: KindGuide?) -> String {
    guide.map { $0.advice.isEmpty ? "" : "<p>\($0.advice.escapedWithCode)</p>" } ?? ""
  }

  /// Returns the status, presentation and action of a kind.
  private func handling(_ kind: Kind) -> String { site.content(of: kind).map { facts($0.definition) } ?? "" }

  private func copy(
    of row: CodeRow, given arguments: [String: ArgumentValue] = [:], during flow: Flow? = nil, locale: String,
    _ disclosure: Disclosure = .helpful
  ) -> Copy {
    site.catalog.copy(
      of: row, in: table, given: arguments, during: flow, locale: locale, disclosure: disclosure)
  }

  private func cards(_ meaning: Meaning) -> String {
    site.locales.map { locale in
      let copy = copy(of: meaning.firstRow, locale: locale)
      return card(title: copy.title, message: copy.message, action: copy.action?.label, locale: locale)
    }.joined(separator: "\n")
  }

  private func concealment(of meaning: Meaning) -> String {
    let targets = site.catalog.listedCode(meaning.firstRow).concealedAs
    if targets.standard == nil, targets.byFlow.isEmpty {
      return meaning.firstRow.meaning.concealment.standard == .open
        ? "<p>Nothing is concealed: unlike other codes of its kind, this code does not reveal who has an account.</p>"
        : "<p>Nothing is concealed: the code does not reveal who has an account.</p>"
    }
    let list = concealment(targets) { _, flow in
      copy(of: meaning.firstRow, during: flow, locale: site.locales[0], .strict).title
    }
    return """
      <p>The code reveals whether an account exists, or its state. Under <code>strict</code>, the default, people \
      read the text of a kind that does not reveal it:</p>
      \(list)
      """
  }

  /// The number of values of an argument that the page shows; the page of the kind shows all.
  private static let maximumValueCount = 6

  private func arguments(of meaning: Meaning) -> String {
    guard let content = site.content(of: meaning.firstRow.meaning.kinds.standard) else { return "" }
    let row = meaning.firstRow
    let items = content.definition.arguments.sorted().map { name -> String in
      if let fixed = row.meaning.arguments[name] {
        return "<dt>\(declaration(of: name))</dt><dd>The code sets it: \(fixed.displayText.inHTML).</dd>"
      }
      let values = content.values.first { $0.argument == name }?.values ?? []
      let examples =
        name == "provider"
        ? "<dd>The code determines it: see the texts above.</dd>" : examples(of: name, values, for: row)
      let texts = examples.isEmpty ? "<dd>It does not change the texts.</dd>" : examples
      return "<dt>\(declaration(of: name))</dt>\(texts)"
    }
    return items.isEmpty ? "" : "<dl>\(items.joined(separator: "\n"))</dl>"
  }

  /// Returns the texts that change with the values of an argument.
  private func examples(of name: String, _ values: [String], for row: CodeRow) -> String {
    guard let type = site.catalog.type(ofArgument: name) else { return "" }
    let locale = site.locales[0]
    let plain = copy(of: row, locale: locale)
    return values.prefix(Self.maximumValueCount).compactMap { value -> String? in
      guard let given = type.value(of: value) else { return nil }
      let copy = copy(of: row, given: [name: given], locale: locale)
      let changed = [(plain.title, copy.title), (plain.message, copy.message)].filter { $0 != $1 }.map(\.1)
      if changed.isEmpty { return nil }
      return "<dd>\("\(name)=\(value)".inCodeElement) \(changed.joined(separator: " — ").inHTML)</dd>"
    }.joined()
  }

  private var sources: String {
    let items = surface.sources.map { "<li>\($0.name.sourceLink), <time>\($0.read.inHTML)</time></li>" }
    let name = "\(provider.name.inHTML) \(surface.id.inCodeElement)"
    return section(
      "Sources",
      items.isEmpty
        ? ""
        : "<p>The documentation of the codes of \(name), with the date when it was last read:</p>\n"
          + "<ul class=\"sources\">\(items.joined(separator: "\n"))</ul>")
  }
}

extension String {
  /// The text with a full stop at the end.
  fileprivate var withFullStop: String { hasSuffix(".") ? self : self + "." }
}

extension ArgumentValue {
  /// The value in the notation of callers.
  fileprivate var displayText: String {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .list(let elements): elements.joined(separator: ", ")
    case .date(let seconds): ISODate.text(ofSeconds: seconds)
    }
  }
}
