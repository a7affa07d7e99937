package import AuthCopy
package import CatalogLint

/// The workbench's read-only view of a catalog as one HTML file that loads nothing.
///
/// It is the workbench's page with its modules embedded as data URLs. Calls read data in the file.
package struct ReviewPage {
  private let content: ReviewContent
  private let language: MessageLanguage
  private let title: String

  /// - Parameters:
  ///   - name: the name of the catalog on the page.
  ///   - findings: the linter's findings in the catalog.
  package init(_ catalog: Catalog, name: String, _ findings: [Finding], _ language: MessageLanguage) {
    content = ReviewContent(catalog, name: name, findings, language)
    self.language = language
    title = name
  }

  package var html: [UInt8] {
    let data = content.json
    // The policy allows elements with the nonce, and their imports. The nonce is a hash of the page's data, so no text
    // of the catalog can contain it.
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
