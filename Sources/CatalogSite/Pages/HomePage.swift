import AuthCopy
import CatalogFormats

/// The home page, with the search, all providers and all kinds.
struct HomePage: Page {
  let site: CatalogSite

  var path: String { "" }
  var title: String { "What a sign-in error code means" }
  var summary: String {
    "What the error codes of \(site.providers.count.counted("sign-in provider")) mean, the text to show to people, and what to do."
  }
  var trail: [Link] { [] }

  private var codeCount: Int { site.providers.reduce(0) { $0 + $1.codes.count } }

  var content: String {
    """
    <h1>What a sign-in error code means</h1>
    <p class="intro">AuthCopy turns the error codes of sign-in providers into text that people understand. It knows \
    \(codeCount.counted("code")) of \(site.providers.count.counted("provider")) and maps each code to one of \
    \(site.kinds.count.counted("kind")) with a title, a message and an action in \
    \(site.locales.map(site.label(of:)).joined(separator: ", ")). For each code, the site shows the meaning, the text \
    that people read, the HTTP status, and advice for developers. You can also paste an error into the \
    <a href="playground/index.html">playground</a>.</p>
    <noscript><p class="note">The search and the playground need JavaScript. Everything else works without it.</p></noscript>
    \(section("Providers", "<ul class=\"grid\">\(providerItems)</ul>"))\
    \(section("Kinds", "<ul class=\"grid kinds\">\(kindItems)</ul>"))
    """
  }

  private var providerItems: String {
    site.providers.sorted { $0.sortName < $1.sortName }.map { provider in
      "<li>\(link(to: provider.path, provider.name.inHTML)) <span>\(provider.codes.count)</span></li>"
    }.joined(separator: "\n")
  }

  private var kindItems: String {
    site.kinds.map { content in
      "<li>\(link(to: content.kind)) <span>\(content.texts[0].title.inHTML)</span></li>"
    }.joined(separator: "\n")
  }
}
