import AuthCopy
import EmbeddedFiles

/// The page at `/` for people who open the service's address in a browser.
enum IndexPage {
  /// Returns the page as HTML, which depends only on the snapshot.
  static func html(of snapshot: Snapshot) -> [UInt8] {
    let link = snapshot.documentation.map { " <a href=\"\($0.inHTMLAttribute)\">What each code means</a>" } ?? ""
    let page = String(decoding: EmbeddedFileList(embedded_files)["Server/index.html"], as: UTF8.self)
      .replacing("{documentation}", with: link).replacing("{version}", with: ProgramVersion.current)
      .replacing("{catalog}", with: snapshot.catalog.version)
    return Array(page.utf8)
  }

  /// The security fields of the page, which allow only its own style, by hash.
  static let fields: [(name: StaticString, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; style-src '\(styleHash)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("Referrer-Policy", "no-referrer"),
  ]

  /// The SHA-256 of the content of the `style` element, which a test computes.
  static let styleHash = "sha256-1b/t9VL/4uz4SvnHEPgkxS26UiyfbwtvA5hEyHp7UPA="
}

extension String {
  fileprivate var inHTMLAttribute: String {
    replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }
}
