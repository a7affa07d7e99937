import AuthCopy
import CatalogFormats

/// The page as HTML: its frame and the initial data of its script.
struct PageDocument {
  let title: String
  /// The name of the catalog on the page.
  let name: String
  let language: MessageLanguage
  /// The elements of the head that differ between pages.
  let head: String
  /// The element that loads or contains the script.
  let script: String
  /// The initial data as JSON.
  let data: [UInt8]

  var html: [UInt8] {
    let noScript = MessageBundle.messages(in: language).text("workbench.no-script")
    // The name is in the HTML, so that it is visible before the script runs.
    let nameElement = "<span class=\"name\">\(name.inHTML)</span>"
    let frame = PageFile.frame.text.replacing("></header>", with: ">\(nameElement)</header>")
    let start = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
      \(head)
      <title>\(title.inHTML)</title>
      </head>
      <body>
      <noscript>\(noScript.inHTML)</noscript>
      \(frame)
      <script type="application/json" id="data">
      """
    // Escaped, so that no data can close the script element.
    let data = data.flatMap { $0 == UInt8(ascii: "<") ? Array(#"\u003c"#.utf8) : [$0] }
    return Array(start.utf8) + data + Array("</script>\n\(script)\n</body>\n</html>\n".utf8)
  }
}
