import AuthCopy
import CatalogFormats

/// The page that reads a pasted error, with the module of `auth-copy export --format javascript`.
struct PlaygroundPage: Page {
  let site: CatalogSite

  var path: String { "playground/" }
  var title: String { "Playground" }
  var summary: String { "Paste an error from a log, and see the text to show to people, in each language." }
  var trail: [Link] { [Link(text: "All codes", path: ""), Link(text: "Playground", path: nil)] }
  var module: String? { "playground.js" }

  var content: String {
    """
    <h1>Playground</h1>
    <p class="intro">Paste an error from a log: an exception, a response body, a redirect address, a log line. This page \
    parses it; nothing leaves your browser.</p>
    <p class="note needs-server">The playground needs JavaScript and a web server, because browsers do not load modules \
    from files. For example, run <code>python3 -m http.server</code> in the folder of the site.</p>
    <form class="playground" hidden>
    <label for="~error">The error</label>
    <textarea id="~error" rows="4" spellcheck="false" autocapitalize="off" maxlength="65536"></textarea>
    <p class="examples"><span>Or try:</span> \(buttons(for: ExampleError.all(in: site.catalog)))</p>
    <details><summary>Provider, what the person is doing, disclosure, language</summary>
    <div class="choices">
    \(choice("provider", "Provider", [("any", "Detect automatically")] + providers))
    \(choice("flow", "What the person is doing", [("", "Unknown")] + Flow.allCases.map { ($0.rawValue, $0.rawValue) }))
    \(choice("disclosure", "Disclosure", Disclosure.allCases.map { ($0.rawValue, $0.rawValue) }))
    \(choice("locale", "Language in the example requests", site.locales.map { ($0, site.name(of: $0)) }))
    </div></details>
    <p class="share" hidden><a href="#~error">Link to this error</a>: it contains the error after #, which browsers never send.</p>
    </form>
    <div class="result" hidden>
    <section><h2>What was recognized</h2>
    <p class="recognized" role="status"></p>
    <pre class="pasted" tabindex="0" aria-label="The error, with the code marked"></pre>
    <h3>How it was read</h3>
    <p>The strongest part of the error decides. For developers: this conceals nothing.</p>
    <ol class="pieces" \(descriptions)></ol></section>
    <section class="cards"><h2>What people read</h2>
    \(cards)
    </section>
    <section><h2>For programs</h2>
    <h3>The result of the library and the service</h3>
    <pre tabindex="0"><code class="json" translate="no"></code></pre>
    \(requests)</section>
    </div>
    """
  }

  /// The descriptions of the places and strengths of the parts of an error, as JSON in attributes.
  private var descriptions: String {
    let (places, strengths) = ReadingExplanation.descriptions(in: .en)
    return "data-places=\"\(JSONValue.strings(places).line.inHTML)\" "
      + "data-strengths=\"\(JSONValue.strings(strengths).line.inHTML)\""
  }

  private var providers: [(String, String)] {
    site.providers.sorted { $0.sortName < $1.sortName }.map { ($0.id, $0.name) }
  }

  /// Returns a labeled list of options.
  private func choice(_ name: String, _ label: String, _ options: [(value: String, text: String)]) -> String {
    let items = options.map { "<option value=\"\($0.value.inHTML)\">\($0.text.inHTML)</option>" }
    return "<p><label for=\"~\(name)\">\(label)</label>\n<select id=\"~\(name)\">\(items.joined())</select></p>"
  }

  /// Empty cards that the script fills.
  private var cards: String {
    site.locales.map { card(title: "", message: "", action: "", locale: $0) }.joined(separator: "\n")
  }

  private var requests: String {
    [("curl", "curl"), ("node", "Node"), ("python", "Python"), ("swift", "Swift, with the library")].map { id, name in
      "<h3>\(name)</h3>\n<pre tabindex=\"0\"><code class=\"\(id)\" translate=\"no\"></code></pre>"
    }.joined(separator: "\n")
  }
}
