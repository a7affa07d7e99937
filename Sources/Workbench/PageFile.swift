internal import CWorkbenchPage

/// A file that the page consists of.
struct PageFile: Sendable {
  let type: String
  let bytes: [UInt8]

  /// By the paths that the page loads them from.
  static let all: [String: PageFile] = {
    var count = 0
    let files = UnsafeBufferPointer(start: workbench_page_files(&count), count: count)
    return Dictionary(
      uniqueKeysWithValues: files.map { file in
        let path = String(cString: file.path)
        let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
        return (path, PageFile(type: "\(type(of: path)); charset=utf-8", bytes: bytes))
      })
  }()

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "js": "text/javascript"
    case "css": "text/css"
    case "svg": "image/svg+xml"
    default: "text/html"
    }
  }
}
