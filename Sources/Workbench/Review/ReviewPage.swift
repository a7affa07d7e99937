package import AuthCopy
package import CatalogLint

/// The workbench's read-only view of a catalog as one HTML file that loads nothing.
///
/// It is the same page: its modules are URLs that contain them, and its calls are answered from data in the file.
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
    let data = content.json
    // The policy admits what has the nonce, and what that imports. The nonce is a hash of all that the page shows, so no text
    // of a catalog can contain it.
    let nonce = SHA256.base64(of: data)
    let policy =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; "
      + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
    let head = """
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <link rel="icon" href="data:,">
      <style nonce="\(nonce)">\(PageFile.reviewStyle)</style>
      <script type="importmap" nonce="\(nonce)">\(PageFile.reviewImportMap)</script>
      """
    return PageDocument(
      title: title, name: title, language: language, head: head,
      script: "<script type=\"module\" nonce=\"\(nonce)\">import \"page/main.js\";</script>", data: data
    ).html
  }
}
