import AuthCopy
import CatalogFormats

/// The home page: an error as it was printed and as people read it, the search, all providers and all kinds.
struct HomePage: Page {
  let site: CatalogSite

  var path: String { "" }
  var title: String { "What a sign-in error code means" }
  var summary: String {
    "What the error codes of \(site.providers.count.counted("sign-in provider")) mean, the text to show to people, and what to do."
  }
  var trail: [Link] { [] }
  var script: String? { "home.js" }
  /// The search follows the example, and stays at the top of the window below it.
  var hasSearchInHeader: Bool { false }

  private var codeCount: Int { site.providers.reduce(0) { $0 + $1.codeCount } }

  var content: String {
    """
    <h1>Sign-in errors, in words that people understand</h1>
    <p class="intro">AuthCopy turns \(codeCount.counted("code")) of \(site.providers.count.counted("provider")) into a \
    title, a message and an action: as a Swift library, an HTTP service, a command line, and modules for apps.</p>
    \(example)\(search)
    <noscript><p class="note">The search and the playground need JavaScript. Everything else works without it.</p></noscript>
    \(section("Providers", "<ul class=\"grid\">\(providerItems)</ul>"))\
    \(section("Kinds", "<p>Each code maps to one of \(site.kinds.count.counted("kind")).</p>\n<ul class=\"grid kinds\">\(kindItems)</ul>"))
    """
  }

  /// The first example error with its texts; the script of the page shows those of other errors.
  private var example: String {
    let examples = ExampleError.all(in: site.catalog)
    guard let first = examples.first else { return "" }
    let error = LoginError(provider: .any, payload: Array(first.text.utf8), catalog: site.catalog)
    let code = error.source.map { [$0.provider.rawValue, $0.surface, $0.code].compactMap(\.self) } ?? []
    let cards = site.mainLocales.map { locale in
      let copy = site.catalog.copy(for: error, locale: locale)
      return card(title: copy.title, message: copy.message, action: copy.action?.label, locale: locale)
    }
    return """
      <form class="example">
      <section><h2><label for="~error">An error, as it was printed</label></h2>
      <textarea id="~error" rows="5" spellcheck="false" autocapitalize="off" maxlength="65536" readonly>\(first.text.inHTML)</textarea>
      <p class="recognized"><span role="status">\(link(to: error.kind)) \(code.joined(separator: " · ").inHTML)</span> \
      <a href="\(root)playground/index.html">Why it means this</a></p>
      <p class="examples" hidden>\(buttons(for: examples)) <button type="button" data-error="">Your own</button></p>
      </section>
      <section class="cards"><h2>As people read it</h2>
      \(cards.joined(separator: "\n"))
      </section>
      </form>

      """
  }

  private var providerItems: String {
    site.providers.sorted { $0.sortName < $1.sortName }.map { provider in
      "<li>\(link(to: provider.path, provider.name.inHTML)) <span>\(provider.codeCount)</span></li>"
    }.joined(separator: "\n")
  }

  /// The kinds with their titles, of which the script shows those in the reader's language.
  private var kindItems: String {
    site.kinds.map { content in
      let titles = site.titles(of: content).map { locale, title in
        let isHidden = locale == site.locales[0] ? "" : " hidden"
        return "<span \(site.attributes(of: locale))\(isHidden)>\(title.inHTML)</span>"
      }
      return "<li>\(link(to: content.kind)) \(titles.joined())</li>"
    }.joined(separator: "\n")
  }
}
