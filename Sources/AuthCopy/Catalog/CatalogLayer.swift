internal import CShippedCatalog
internal import Foundation

/// The files of one catalog folder, read but not yet understood.
struct CatalogLayer {
  let kinds: SourceFile
  let codes: [SourceFile]
  let copy: [SourceFile]

  /// The catalog inside the binary.
  static func shipped() -> CatalogLayer {
    var files: [SourceFile] = []
    for index in 0..<shipped_catalog_file_count() {
      let file = shipped_catalog_file(index)
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.length)
      files.append(SourceFile(path: String(cString: file.path), bytes: Array(bytes)))
    }
    files.sort { $0.path < $1.path }
    guard let kinds = files.first(where: { $0.path == "kinds.json" }) else {
      preconditionFailure("the binary holds no kinds.json")
    }
    return CatalogLayer(
      kinds: kinds, codes: files.filter { $0.path.hasPrefix("codes/") },
      copy: files.filter { $0.path.hasPrefix("copy/") })
  }

  /// Reads a folder: `kinds.json`, `codes/*.json` and `copy/*.arb`.
  init(directory: String) throws(CatalogError) {
    kinds = try Self.file("\(directory)/kinds.json")
    codes = try Self.files(in: "\(directory)/codes", withExtension: "json")
    copy = try Self.files(in: "\(directory)/copy", withExtension: "arb")
  }

  private init(kinds: SourceFile, codes: [SourceFile], copy: [SourceFile]) {
    self.kinds = kinds
    self.codes = codes
    self.copy = copy
  }

  private static func file(_ path: String) throws(CatalogError) -> SourceFile {
    try SourceFile(reading: path, maximumSize: SourceFile.maximumCatalogFileSize)
  }

  private static func files(in directory: String, withExtension suffix: String) throws(CatalogError) -> [SourceFile] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: directory)
    } catch {
      throw CatalogError(path: directory, "cannot be read: \(error.reasonInWords)")
    }
    var files: [SourceFile] = []
    for name in names.sorted() where name.hasSuffix(".\(suffix)") && !name.hasPrefix(".") {
      files.append(try file("\(directory)/\(name)"))
    }
    return files
  }
}
