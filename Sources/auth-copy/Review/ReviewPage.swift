import AuthCopy
import CatalogLint
import CatalogSite

/// An HTML page with every text of a catalog as people see it, in all locales side by side.
///
/// It is one file that loads nothing, and it is complete without its script, which only filters.
struct ReviewPage {
  let catalog: Catalog
  let findings: ReviewFindings
  /// The locales that have files, the source first.
  let locales: [String]
  let sampler: MessageSampler
  let codes: [Kind: [Catalog.CodeGroup]]
  private let metadata: [String: KeyMetadata]

  init(_ catalog: Catalog, _ findings: [Finding]) {
    self.catalog = catalog
    self.findings = ReviewFindings(findings, catalog)
    let source = Catalog.sourceLocale.description
    locales = [source] + catalog.coverage.locales.map(\.locale).filter { $0 != source }
    sampler = MessageSampler(catalog)
    codes = catalog.codesByKind
    metadata = Dictionary(uniqueKeysWithValues: catalog.keys.map { ($0.key, $0.metadata) })
  }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"/>
    <title>Review of the catalog \(catalog.version)</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <a class="skip" href="#texts">Skip to the texts</a>
    <header>
    <h1>Review of the catalog <code>\(catalog.version)</code></h1>
    \(summary)
    \(otherFindings)
    </header>
    <div class="columns">
    <nav id="list" aria-label="Jump to">
    \(filters)
    <div class="links">
    \(links)
    </div>
    </nav>
    <main id="texts" tabindex="-1">
    <section aria-labelledby="kinds">
    <h2 id="kinds">Messages of errors</h2>
    \(catalog.definitions.map(card).joined(separator: "\n"))
    </section>
    \(groups.map(section).joined(separator: "\n"))
    </main>
    </div>
    <a class="list" href="#list">Back to the list</a>
    <script>\(Self.script)</script>
    </body>
    </html>
    """
  }

  func description(of key: String) -> String { metadata[key]?.description ?? "" }

  func slot(of key: String) -> String? { metadata[key]?.slot?.string }

  // MARK: Summary

  private var summary: String {
    let rows = locales.map { locale in
      let coverage = catalog.coverage.locales.first { $0.locale == locale }
      let missing = coverage.map { $0.total - $0.present } ?? 0
      let found = findings.inTexts(of: locale)
      let counts = Finding.Severity.allCases.compactMap { severity in
        let count = found.count { $0.severity == severity }
        return count == 0 ? nil : count.counted(severity.rawValue)
      }
      return """
        <tr><th scope="row">\(locale.escaped)</th><td>\(coverage?.present ?? 0)</td><td>\(missing)</td>\
        <td>\(coverage?.stale ?? 0)</td><td>\(counts.isEmpty ? "0" : counts.joined(separator: ", "))</td></tr>
        """
    }
    return """
      <table>
      <caption>\(catalog.definitions.count.counted("kind of error", "kinds of errors")) and \(catalog.keys.count.counted("text")) in \
      \(locales.count.counted("locale"))</caption>
      <thead><tr><th scope="col">Locale</th><th scope="col">Texts</th><th scope="col">Missing</th>\
      <th scope="col">Stale</th><th scope="col">Findings</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  /// The findings that belong to no text and no kind.
  private var otherFindings: String {
    if findings.others.isEmpty { return "" }
    return """
      <section aria-labelledby="others"><h2 id="others">Other findings</h2>
      \(list(findings.others) { "<code>\("\($0.path):\($0.line)".escaped)</code> " })</section>
      """
  }

  // MARK: Jumping and filtering

  /// The script shows the form: without it there is nothing to filter with.
  private var filters: String {
    let marks = [("missing", "Missing"), ("stale", "Stale"), ("findings", "With findings")].map { id, name in
      "<label><input type=\"checkbox\" name=\"mark\" value=\"\(id)\"/> \(name)</label>"
    }
    let shown = locales.map {
      "<label><input type=\"checkbox\" name=\"locale\" value=\"\($0.escaped)\" checked=\"\"/> \($0.escaped)</label>"
    }
    return """
      <form id="filters" role="search" hidden="">
      <label for="words">Search keys and words</label>
      <input id="words" type="search" autocomplete="off" spellcheck="false"/>
      <details><summary>Filter</summary>
      <fieldset><legend>Only</legend>\(marks.joined(separator: " "))</fieldset>
      <fieldset><legend>Locales</legend>\(shown.joined(separator: " "))</fieldset>
      </details>
      <output id="count" for="words"></output>
      </form>
      """
  }

  private var links: String {
    let kinds = catalog.definitions.map { definition in
      let kind = definition.kind.rawValue
      return "<li><a href=\"#kind-\(kind.asIdentifier)\">\(kind.escaped)</a></li>"
    }
    let groups = groups.map { "<li><a href=\"#group-\($0.id)\">\($0.title)</a></li>" }
    return """
      <h2>Messages of errors</h2><ul>\(kinds.joined(separator: "\n"))</ul>
      <h2>Other texts</h2><ul>\(groups.joined(separator: "\n"))</ul>
      """
  }

  /// The groups of the UX copy with the ids and titles of their sections.
  private var groups: [(id: String, title: String, keys: [String])] {
    catalog.copyGroups.map { group in
      let (first, last) = (group.keys[0], group.keys[group.keys.count - 1])
      let title = first == last ? first.escaped : "\(first.escaped) … \(last.escaped)"
      return (first.asIdentifier, group.argument.map { "Values of {\($0.escaped)}" } ?? title, group.keys)
    }
  }

  private func section(_ group: (id: String, title: String, keys: [String])) -> String {
    """
    <section aria-labelledby="group-\(group.id)">
    <h2 id="group-\(group.id)">\(group.title)</h2>
    \(group.keys.map(card).joined(separator: "\n"))
    </section>
    """
  }
}
