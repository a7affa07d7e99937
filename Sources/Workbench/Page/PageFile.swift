internal import CWorkbenchPage

/// A part of the page.
enum PageFile {
  /// The texts of all parts by their paths in the folder `Page` of `CWorkbenchPage`.
  static let texts: [String: String] = {
    var count = 0
    let files = UnsafeBufferPointer(start: workbench_page_files(&count), count: count)
    return Dictionary(
      uniqueKeysWithValues: files.map { file in
        let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
        return (String(cString: file.path), String(decoding: bytes, as: UTF8.self))
      })
  }()
}
