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
    let (script, style) = (PageBundle.reviewScript, PageBundle.style)
    let policy =
      "default-src 'none'; script-src '\(Self.source(script))'; style-src '\(Self.source(style))'; img-src data:; "
      + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
    let head = """
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      """
    return PageDocument(
      title: title, name: title, language: language, head: head, script: "<script type=\"module\">\(script)</script>",
      data: content.json
    ).html
  }

  /// What a policy names a script or a style by that stands in the page.
  private static func source(_ text: String) -> String {
    "sha256-\(Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString())"
  }
}
