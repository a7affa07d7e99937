package import AuthCopy
package import CatalogLint
internal import Foundation

/// The workbench's read-only view of a catalog as one HTML file that loads nothing.
///
/// It is the same page: its scripts are joined into one, and its calls are answered from data in the file.
package struct ReviewPage {
  private let content: ReviewContent
  private let language: MessageLanguage
  private let title: String

  /// - Parameters:
  ///   - name: what the page calls the catalog.
  ///   - findings: what the linter says of the catalog.
  package init(_ catalog: Catalog, name: String, _ findings: [Finding], _ language: MessageLanguage) {
    content = ReviewContent(catalog, name: name, findings, language)
    self.language = language
    title = name
  }

  package var html: [UInt8] {
    let script = PageBundle.script
    let style = PageBundle.style
    let noScript = MessageBundle.messages(in: language).text("workbench.no-script")
    let policy =
      "default-src 'none'; script-src '\(Self.source(script))'; style-src '\(Self.source(style))'; img-src data:; "
      + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
    let start = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(title.inMarkup)</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      <noscript>\(noScript.inMarkup)</noscript>
      \(PageBundle.frame)
      <script type="application/json" id="data">
      """
    // Nothing in the data can end its element.
    let data = content.json.flatMap { $0 == UInt8(ascii: "<") ? Array(#"\u003c"#.utf8) : [$0] }
    let end = "</script>\n<script type=\"module\">\(script)</script>\n</body>\n</html>\n"
    return Array(start.utf8) + data + Array(end.utf8)
  }

  /// What a policy names a script or a style by that stands in the page.
  private static func source(_ text: String) -> String {
    "sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())"
  }
}

extension String {
  fileprivate var inMarkup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
