import AuthCopy
import CatalogFormats
import CatalogTools

/// The page of a code.
struct CodePage: Page {
  let site: CatalogSite
  let provider: ProviderContent
  let code: DocumentedCode

  /// Rows with one meaning, which differ in what leads to them.
  private struct Meaning {
    let rows: [CodeRow]
    var first: CodeRow { rows[0] }
    /// What the rows mean to a developer.
    var explanations: [String] {
      rows.compactMap(\.explanation).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  var path: String { code.path.description }
  private var table: CodeTable { provider.table }
  private var surface: CodeSurface { table.surfaces[code.first.surface] }
  var title: String { "\(code.first.code) · \(provider.name)" }
  var summary: String {
    let titles = code.kinds.compactMap { site.content(of: $0)?.texts[0].title }
    let meaning = code.first.explanation ?? titles.joined(separator: "; ")
    return "\(code.first.code) of \(provider.name) (\(surface.id)): \(meaning)"
  }
  var trail: [Link] {
    [
      Link(text: "All codes", path: ""), Link(text: provider.name, path: provider.path.description),
      Link(text: surface.id, path: nil),
    ]
  }

  private var meanings: [Meaning] {
    var meanings: [[CodeRow]] = []
    for row in code.rows {
      if let index = meanings.firstIndex(where: { $0[0].meaning == row.meaning && $0[0].note == row.note }) {
        meanings[index].append(row)
      } else {
        meanings.append([row])
      }
    }
    return meanings.map(Meaning.init)
  }

  var content: String {
    let meanings = meanings
    let several =
      meanings.count > 1
      ? "<p class=\"names\">It has \(meanings.count) meanings: see when each applies.</p>\n" : ""
    return """
      <h1 translate="no">\(code.first.code.breakable)</h1>
      \(names)\(several)\(meanings.map { part($0, isOnly: meanings.count == 1) }.joined())\(sources)
      """
  }

  /// The other names of the code.
  private var names: String {
    var names: [String] = []
    func add(_ name: String) { if !names.contains(name) { names.append(name) } }
    for row in code.rows {
      if row.code != code.first.code { add("also spelled \(row.code.code)") }
      if let symbol = row.symbol, symbol != row.code { add("symbol \(symbol.code)") }
      if let numeric = row.numeric, "\(numeric)" != row.code { add("number \("\(numeric)".code)") }
      switch row.match {
      case .exact: break
      case .prefix: add("any value that begins with it")
      case .range: add("any number in this range")
      case .phrase: add("a phrase in the error’s message; case and punctuation do not matter")
      }
    }
    return "<p class=\"names\">\(([provider.name.inHTML, surface.id.code] + names).joined(separator: " · "))</p>\n"
  }

  private func part(_ meaning: Meaning, isOnly: Bool) -> String {
    let kind = meaning.first.meaning.kinds.standard
    let heading = isOnly ? "" : "<h2 class=\"when\">\(condition(of: meaning).withCapital)</h2>\n"
    let condition = isOnly && meaning.first.description != nil ? "<p>Only \(condition(of: meaning)).</p>\n" : ""
    let guide = site.content(of: kind)?.guide
    return """
      <div class="meaning">
      \(heading)<section class="lead"><h2>What it means</h2>
      \(condition)\(meaning.explanations.map { "<p>\($0.inHTML)</p>\n" }.joined())<p>\(link(to: kind)): \(guide?.meaning.inHTML ?? "")</p>\(flows(of: meaning))\(note(of: meaning))</section>
      <section class="cards"><h2>What people read</h2>
      \(cards(meaning))</section>
      <div class="rest">
      \(section("What to do", advice(guide)))\(section("How to answer", answer(kind)))\
      \(section("Strict disclosure", concealment(of: meaning)))\(section("Arguments", arguments(of: meaning)))\
      \(section("Ask for it", commands(RequestExample(meaning.first, in: table).lines)))</div>
      </div>

      """
  }

  private func condition(of meaning: Meaning) -> String {
    let phrases = meaning.rows.compactMap(\.description)
    if phrases.isEmpty {
      let isSpelledInSeveralWays = code.rows.contains { $0.code != code.first.code }
      return isSpelledInSeveralWays
        ? "when it is spelled \(meaning.first.code.code)" : "unless the message contains a phrase of another meaning"
    }
    return "when the message contains \(phrases.map { "“\($0.inHTML)”" }.joined(separator: " or "))"
  }

  private func flows(of meaning: Meaning) -> String {
    let items = Flow.allCases.compactMap { flow in
      meaning.first.meaning.kinds.byFlow[flow].map { kind in
        "<li>With the flow <code>\(flow.rawValue)</code> it is \(link(to: kind)): \(site.content(of: kind)?.guide.meaning.inHTML ?? "")</li>"
      }
    }
    return items.isEmpty ? "" : "\n<ul>\(items.joined())</ul>"
  }

  private func note(of meaning: Meaning) -> String {
    let isOnlySeenInUse = meaning.rows.contains(where: \.isOnlySeenInUse)
    let seen = isOnlySeenInUse ? "\n<p class=\"note\">Seen in use; the vendor’s own text does not list it.</p>" : ""
    return seen + (meaning.first.note.map { "\n<p class=\"note\">Note: \($0.withFullStop.inHTML)</p>" } ?? "")
  }

  private func advice(_ guide: KindGuide?) -> String {
    guide.map { $0.advice.isEmpty ? "" : "<p>\($0.advice.escapedWithCode)</p>" } ?? ""
  }

  private func answer(_ kind: Kind) -> String { site.content(of: kind).map { facts($0.definition) } ?? "" }

  private func copy(
    of row: CodeRow, given arguments: [String: ArgumentValue] = [:], during flow: Flow? = nil, locale: String,
    _ disclosure: Disclosure = .helpful
  ) -> Copy {
    site.catalog.copy(
      of: row, in: table, given: arguments, during: flow, locale: locale, disclosure: disclosure)
  }

  private func cards(_ meaning: Meaning) -> String {
    site.locales.map { locale in
      let copy = copy(of: meaning.first, locale: locale)
      return card(title: copy.title, message: copy.message, action: copy.action?.label, locale: locale)
    }.joined(separator: "\n")
  }

  private func concealment(of meaning: Meaning) -> String {
    let targets = site.catalog.listedCode(meaning.first).concealedAs
    if targets.standard == nil, targets.byFlow.isEmpty {
      return meaning.first.meaning.concealment.standard == .open
        ? "<p>Nothing is concealed: unlike others of its kind, this code tells nobody who has an account.</p>"
        : "<p>Nothing is concealed: the code does not tell who has an account.</p>"
    }
    let list = concealment(targets) { _, flow in
      copy(of: meaning.first, during: flow, locale: site.locales[0], .strict).title
    }
    return """
      <p>The code tells whether an account exists, or its state. Under <code>strict</code>, the default, people read \
      what all such codes have in common:</p>
      \(list)
      """
  }

  /// The number of values that a page tries for an argument; the page of the kind tries all.
  private static let shownValues = 6

  private func arguments(of meaning: Meaning) -> String {
    guard let content = site.content(of: meaning.first.meaning.kinds.standard) else { return "" }
    let row = meaning.first
    let items = content.definition.arguments.sorted().map { name -> String in
      if let fixed = row.meaning.arguments[name] {
        return "<dt>\(declaration(of: name))</dt><dd>The code decides it: \(fixed.shown.inHTML).</dd>"
      }
      let values = content.values.first { $0.argument == name }?.values ?? []
      let examples =
        name == "provider"
        ? "<dd>It is known from the code: see the texts above.</dd>" : examples(of: name, values, for: row)
      let shown = examples.isEmpty ? "<dd>The texts do not change with it.</dd>" : examples
      return "<dt>\(declaration(of: name))</dt>\(shown)"
    }
    return items.isEmpty ? "" : "<dl>\(items.joined(separator: "\n"))</dl>"
  }

  /// The texts that change with the values of an argument.
  private func examples(of name: String, _ values: [String], for row: CodeRow) -> String {
    guard let type = site.catalog.type(ofArgument: name) else { return "" }
    let locale = site.locales[0]
    let plain = copy(of: row, locale: locale)
    return values.prefix(Self.shownValues).compactMap { value -> String? in
      guard let given = type.value(of: value) else { return nil }
      let copy = copy(of: row, given: [name: given], locale: locale)
      let changed = [(plain.title, copy.title), (plain.message, copy.message)].filter { $0 != $1 }.map(\.1)
      if changed.isEmpty { return nil }
      return "<dd>\("\(name)=\(value)".code) \(changed.joined(separator: " — ").inHTML)</dd>"
    }.joined()
  }

  private var sources: String {
    let items = surface.sources.map { "<li>\($0.name.sourceLink), <time>\($0.read.inHTML)</time></li>" }
    let name = "\(provider.name.inHTML) \(surface.id.code)"
    return section(
      "Sources",
      items.isEmpty
        ? ""
        : "<p>Where the codes of \(name) are documented, and when that was last read:</p>\n"
          + "<ul class=\"sources\">\(items.joined(separator: "\n"))</ul>")
  }
}

extension String {
  /// The text with a capital letter at the start.
  fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }

  /// The text as a whole sentence.
  fileprivate var withFullStop: String { hasSuffix(".") ? self : self + "." }
}

extension ArgumentValue {
  /// The value as callers write it.
  fileprivate var shown: String {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .list(let elements): elements.joined(separator: ", ")
    case .date(let date): "\(date)"
    }
  }
}
