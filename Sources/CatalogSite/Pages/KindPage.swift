import AuthCopy
import CatalogFormats

/// The page of a kind.
struct KindPage: Page {
  let site: CatalogSite
  let kind: KindContent

  private var definition: KindDefinition { kind.definition }
  var path: String { kind.path.description }
  var title: String { kind.kind.rawValue }
  var summary: String { kind.guide.meaning }
  var trail: [Link] { [Link(text: "All codes", path: ""), Link(text: "Kinds", path: nil)] }

  var content: String {
    let advice = kind.guide.advice.isEmpty ? "" : "<p>\(kind.guide.advice.escapedWithCode)</p>"
    return """
      <h1 translate="no">\(kind.kind.rawValue.breakable)</h1>
      <p class="names">A kind of error · \(codeCount.counted("code maps", "codes map")) to it</p>
      <div class="meaning">
      <section class="lead"><h2>What it means</h2>
      <p>\(kind.guide.meaning.inHTML)</p></section>
      <section class="cards"><h2>What people read</h2>
      \(cards)</section>
      <div class="rest">
      \(section("What to do", advice))\(section("How to respond", facts(definition)))\
      \(section("Strict disclosure", concealment))\(section("Arguments", arguments))\
      \(section("How to request it", commands(RequestExample(kind.kind).lines)))</div>
      </div>
      \(section("All texts", samples))\(section("Codes of this kind", codes))
      """
  }

  private var references: [CatalogSite.CodeReference] { site.codesByKind[kind.kind] ?? [] }
  private var codeCount: Int { site.codeCounts[kind.kind] ?? 0 }

  private var cards: String {
    zip(site.locales, kind.texts).map { locale, texts in
      card(title: texts.title, message: texts.message, action: texts.action, locale: locale)
    }.joined(separator: "\n")
  }

  private var concealment: String {
    let targets = definition.concealedAs
    func title(_ kind: Kind) -> String { site.content(of: kind)?.texts[0].title ?? "" }
    var html = ""
    if targets.standard != nil || !targets.byFlow.isEmpty {
      html += """
        <p>Its codes reveal whether an account exists, or its state. Under <code>strict</code>, the default, people \
        read the text of a kind that does not reveal it:</p>
        \(concealment(targets) { kind, _ in title(kind) })
        """
    } else {
      html += "<p>The kind itself is not concealed; single codes of the kind can be.</p>"
    }
    let concealedKinds = site.kinds.filter { $0.definition.concealedAs.targets.contains(kind.kind) }
      .map { link(to: $0.kind) }
    if !concealedKinds.isEmpty {
      html += "<p>Under <code>strict</code> it is also shown in place of \(concealedKinds.joined(separator: ", ")).</p>"
    }
    return html
  }

  private var arguments: String {
    let items = definition.arguments.sorted().map { "<li>\(declaration(of: $0))</li>" }
    return items.isEmpty ? "" : "<ul>\(items.joined())</ul>"
  }

  /// The HTML of the texts with each value of the arguments, in each locale.
  private var samples: String {
    guard kind.samples.contains(where: { $0.parts.contains { $0.samples.count > 1 } }) else { return "" }
    return kind.samples.map { localeSamples in
      let locale = localeSamples.locale
      let parts = localeSamples.parts.map { part, samples in
        let items = samples.map { sample in
          """
          <li><span>\(Self.values(of: sample).inHTML)</span> \
          <q \(site.attributes(of: locale))>\(sample.text.inHTML)</q></li>
          """
        }
        if items.count < 2 { return "" }
        return "<h3>\(part.rawValue)</h3>\n<ul class=\"samples\">\(items.joined(separator: "\n"))</ul>"
      }
      return
        "<details\(locale == site.locales[0] ? " open" : "")><summary>\(site.label(of: locale))</summary>\n\(parts.joined())</details>"
    }.joined(separator: "\n")
  }

  /// The HTML of the codes, by provider and surface.
  private var codes: String {
    var html = ""
    var index = 0
    // Sorts providers by name, as on the home page.
    let references = references.sorted {
      let names = (site.providers[$0.provider].sortName, site.providers[$1.provider].sortName)
      return names.0 == names.1 ? $0.code < $1.code : names.0 < names.1
    }
    while index < references.count {
      let provider = site.providers[references[index].provider]
      let end = references[index...].firstIndex { $0.provider != references[index].provider } ?? references.count
      let codes = references[index..<end].map { provider.codes[$0.code] }
      let rowCount = codes.reduce(0) { $0 + $1.rows.count { $0.meaning.kinds.all.contains(kind.kind) } }
      // Long lists are collapsed.
      html += """
        <details\(references.count < 60 ? " open" : "")><summary>\(provider.name.inHTML), \(rowCount.counted("code"))</summary>
        \(surfaces(of: provider, codes))</details>

        """
      index = end
    }
    return html
  }

  private func surfaces(of provider: ProviderContent, _ codes: [DocumentedCode]) -> String {
    provider.table.surfaces.indices.compactMap { surface in
      let codesOfSurface = codes.filter { $0.firstRow.surface == surface }
      if codesOfSurface.isEmpty { return nil }
      let links = codesOfSurface.map { "<li>\(link(to: $0.path, $0.firstRow.code.inCodeElement))</li>" }
      let heading = provider.table.surfaces[surface].id.inHTML
      return "<h3>\(heading)</h3>\n<ul class=\"codes\">\(links.joined(separator: "\n"))</ul>"
    }.joined(separator: "\n")
  }

  /// Returns the values that give a text: `seconds=30 or minutes=5`.
  private static func values(of sample: MessageSample) -> String {
    if sample.isPlain { return "without arguments" }
    return sample.values.prefix(3).map { set in
      set.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    }.joined(separator: " or ")
  }
}
