import CatalogFormats

/// The page for addresses that do not exist.
///
/// Many servers show a file with the name `404.html`. Its script redirects addresses of an earlier version of the site:
/// `codes/kakao/rest/oauth/KOE320/`.
struct NotFoundPage: Page {
  let site: CatalogSite

  /// The name of the file, because this page has no folder of its own.
  var path: String { "404.html" }
  /// The absolute path to the top of the site, because the page is shown at any address.
  var root: String {
    // The path follows the third slash of `https://docs.example.com/errors/`.
    let rest = (site.address ?? "/").split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return "/\(rest.last ?? "")".inHTML
  }
  var title: String { "Page not found" }
  var summary: String { "There is no page at this address." }
  var trail: [Link] { [] }
  var module: String? { "missing.js" }

  var content: String {
    """
    <h1>There is no page at this address</h1>
    <p class="intro">Search for the code above, or start from <a href="\(root)index.html">the list of all providers</a>.</p>
    """
  }
}
