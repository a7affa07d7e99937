import CatalogFormats

/// The page for addresses that lead nowhere, which many servers show if that is its name.
///
/// Its script leads addresses on that the site of an earlier version had: `codes/kakao/rest/oauth/KOE320/`.
struct NotFoundPage: Page {
  let site: CatalogSite

  var path: String { "404.html" }
  /// It is shown at any address, so its links begin at the top of the server.
  var root: String {
    let rest = (site.address ?? "/").split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return "/\(rest.last ?? "")"
  }
  var title: String { "No such page" }
  var summary: String { "There is no page at this address." }
  var trail: [Link] { [] }
  var module: String? { "missing.js" }

  var content: String {
    """
    <h1>There is no page at this address</h1>
    <p class="intro">Search for the code above, or begin at <a href="\(root)index.html">the list of all providers</a>.</p>
    """
  }
}
