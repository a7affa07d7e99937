import AuthCopy
import CatalogFormats

/// The page of a provider, with all its codes by surface.
struct ProviderPage: Page {
  let site: CatalogSite
  let provider: ProviderContent

  var path: String { provider.path.description }
  var title: String { "\(provider.name) error codes" }
  var summary: String { "\(provider.codeCount.counted("error code")) of \(provider.name), and what they mean." }
  var trail: [Link] { [Link(text: "All codes", path: ""), Link(text: "Providers", path: nil)] }

  private var table: CodeTable { provider.table }

  var content: String {
    let jumps = table.surfaces.enumerated().map { index, surface in
      "<li><a href=\"#\(anchor(index))\">\(surface.id.inHTML)</a></li>"
    }
    return """
      <h1>\(provider.name.inHTML)</h1>
      <p class="names">\(provider.id.inCodeElement) · \(provider.codeCount.counted("code")) on \
      \(table.surfaces.count.counted("surface"))\(fallbackLinks)</p>
      <nav aria-label="Surfaces"><ul class="jumps">\(jumps.joined())</ul></nav>
      <form class="filter" hidden><label for="~filter">Show the codes that contain</label>
      <input id="~filter" type="search" autocomplete="off" autocapitalize="off" spellcheck="false">
      <p role="status"></p></form>
      \(table.surfaces.indices.map(surfaceSection).joined())
      """
  }

  /// The links to the providers whose codes this provider sends too, such as OAuth.
  private var fallbackLinks: String {
    let fallbacks = table.fallbacks.compactMap { id in site.providers.first { $0.table.provider == id } }
    let links = fallbacks.map { link(to: $0.path, $0.name.inHTML) }
    return links.isEmpty ? "" : " · also sends the codes of \(links.joined(separator: ", "))"
  }

  private func anchor(_ surface: Int) -> String { "surface-\(table.surfaces[surface].id.asIdentifier)" }

  private func surfaceSection(_ index: Int) -> String {
    let surface = table.surfaces[index]
    let page = DocumentationPath(table.provider, surface: surface.id)
    let heading = link(to: page, surface.id.inHTML)
    return """
      <section aria-labelledby="\(anchor(index))">
      <h2 id="\(anchor(index))" translate="no">\(heading)</h2>
      <p class="names">\(surfaceFacts(index, of: provider))</p>
      <div class="list">
      \(provider.codeIndicesBySurface[index].map { entry(provider.codes[$0]) }.joined(separator: "\n"))
      </div></section>

      """
  }

  /// Returns a code with its meanings, and the titles of its copy.
  private func entry(_ code: DocumentedCode) -> String {
    let symbol = code.firstRow.symbol.map { $0 == code.firstRow.code ? "" : " \($0.inCodeElement)" } ?? ""
    var meanings: [String] = []
    for row in code.rows {
      let title = site.catalog.copy(of: row, in: table, locale: site.locales[0], disclosure: .helpful).title
      let explanation = row.explanation.map { "\($0.inHTML) " } ?? ""
      let meaning = "<span>\(explanation)<small>\(row.kind.rawValue.inCodeElement) \(title.inHTML)</small></span>"
      if !meanings.contains(meaning) { meanings.append(meaning) }
    }
    return "<p>\(link(to: code.path, code.firstRow.code.inCodeElement))\(symbol) \(meanings.joined(separator: " "))</p>"
  }
}
