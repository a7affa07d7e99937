internal import AuthCopy
internal import EmbeddedFiles

/// A part of the page.
enum PageFile {
  /// The texts of all parts by their paths.
  static let texts: [String: String] = {
    let files = EmbeddedFileList(embedded_files)
    let paths = files.paths.filter { $0.hasPrefix("Workbench/") }
    return Dictionary(uniqueKeysWithValues: paths.map { (String($0.dropFirst("Workbench/".count)), files.text($0)) })
  }()
}
