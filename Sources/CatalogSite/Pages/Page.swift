import AuthCopy
import CatalogFormats

/// A page of the site.
protocol Page: Sendable {
  var site: CatalogSite { get }
  /// The path of the page's folder from the top of the site: empty for the home page, otherwise it ends in `/`.
  var path: String { get }
  /// The title in the browser's tab and in search results.
  var title: String { get }
  /// A sentence for search results.
  var summary: String { get }
  /// The breadcrumb, from the home page down; empty for pages without one.
  var trail: [Link] { get }
  /// The HTML of the main landmark, with the heading.
  var content: String { get }
  /// The relative path from the page to the top of the site, as HTML.
  var root: String { get }
  /// The module that the page runs in addition to the scripts of all pages; browsers load modules only from servers.
  var module: String? { get }
  /// The script that the page runs in addition to the scripts of all pages.
  var script: String? { get }
  /// Whether the search is in the header; otherwise the content contains it.
  var hasSearchInHeader: Bool { get }
}

/// A link to another page of the site.
struct Link {
  let text: String
  /// The path of the page's folder from the top of the site; nil if there is no page.
  let path: String?
}

extension Page {
  var module: String? { nil }
  var script: String? { nil }
  var hasSearchInHeader: Bool { true }

  var root: String { String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") }) }

  /// Returns an element that links to a page of the site.
  func link(to path: DocumentationPath, _ html: String) -> String { "<a href=\"\(root)\(path.file)\">\(html)</a>" }

  /// Returns the name of a kind, with a link to its page.
  func link(to kind: Kind) -> String { link(to: DocumentationPath(kind), kind.rawValue.inCodeElement) }

  /// The HTML document.
  ///
  /// The ids of its elements begin with `~`, so that they differ from the anchors of codes.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="color-scheme" content="light dark">
    <title>\(title.inHTML) · AuthCopy</title>
    <meta name="description" content="\(summary.inHTML)">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="\(root)style.css">\(canonical)
    <script src="\(root)page.js" defer></script>
    <script src="\(root)search.js" data-root="\(root)" defer></script>\(ownScripts)
    </head>
    <body>
    <a class="skip" href="#~main">Skip to the content</a>
    <header class="top">
    <a class="home" href="\(root)index.html">AuthCopy</a>
    <a href="\(root)playground/index.html">Playground</a>
    \(hasSearchInHeader ? search : "")
    </header>
    <main id="~main" tabindex="-1">
    \(breadcrumb)\(content)
    </main>
    <footer>
    <p>Catalog <code>\(site.catalog.version)</code>\(articles)</p>
    </footer>
    </body>
    </html>

    """
  }

  /// The search, which its script shows.
  var search: String {
    """
    <form class="search" role="search" hidden>
    <label for="~words">Search codes, kinds, providers and texts</label>
    <input id="~words" type="search" dir="auto" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="A code, or text that people read" aria-controls="~results">
    <kbd aria-hidden="true">/</kbd>
    <div id="~found" hidden><p id="~count" role="status"></p><ul id="~results"></ul></div>
    </form>
    """
  }

  private var canonical: String {
    (path.hasSuffix(".html") ? nil : site.address).map {
      "\n<link rel=\"canonical\" href=\"\("\($0)\(path)".inHTML)\">"
    } ?? ""
  }

  private var ownScripts: String {
    (module.map { "\n<script type=\"module\" src=\"\(root)\($0)\"></script>" } ?? "")
      + (script.map { "\n<script src=\"\(root)\($0)\" defer></script>" } ?? "")
  }

  private var breadcrumb: String {
    if trail.isEmpty { return "" }
    let items = trail.map { part in
      "<li>\(part.path.map { "<a href=\"\(root)\($0)index.html\">\(part.text.inHTML)</a>" } ?? part.text.inHTML)</li>"
    }
    return "<nav aria-label=\"Breadcrumb\"><ol>\(items.joined())</ol></nav>\n"
  }

  private var articles: String {
    guard let articles = site.articles else { return "" }
    let start = articles.contains("://") || articles.hasPrefix("/") ? "" : root
    return " · <a href=\"\(start)\(articles.inHTML)\">Articles: using the library and the service</a>"
  }
}
