internal import CShippedCatalog
internal import Foundation

/// The files of one catalog folder, read but not yet understood. Later layers lie over earlier ones.
struct CatalogLayer {
  /// Nil in an overlay without kinds of its own.
  let kinds: SourceFile?
  let codes: [SourceFile]
  let copy: [SourceFile]
  /// Whether it is the one inside the binary.
  let isShipped: Bool

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
      copy: files.filter { $0.path.hasPrefix("copy/") }, isShipped: true)
  }

  /// Reads a folder: `kinds.json`, `codes/*.json` and `copy/*.arb`.
  init(directory: String) throws(CatalogError) {
    kinds = try Self.file("\(directory)/kinds.json")
    codes = try Self.files(in: "\(directory)/codes", withExtension: "json")
    copy = try Self.files(in: "\(directory)/copy", withExtension: "arb")
    isShipped = false
  }

  /// Reads a folder that is laid over another catalog: it may hold any part of one.
  init(overlay directory: String) throws(CatalogError) {
    let (kinds, codes, copy) = ("\(directory)/kinds.json", "\(directory)/codes", "\(directory)/copy")
    let (hasKinds, hasCodes, hasCopy) = (try Self.exists(kinds), try Self.exists(codes), try Self.exists(copy))
    guard hasKinds || hasCodes || hasCopy else {
      throw CatalogError(path: directory, "has neither kinds.json nor a folder codes or copy: nothing to lay over")
    }
    self.kinds = hasKinds ? try Self.file(kinds) : nil
    self.codes = hasCodes ? try Self.files(in: codes, withExtension: "json") : []
    self.copy = hasCopy ? try Self.files(in: copy, withExtension: "arb") : []
    isShipped = false
  }

  /// Whether a part of an overlay exists. A symbolic link that leads nowhere is an error, not a part that is left out.
  private static func exists(_ path: String) throws(CatalogError) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return true }
    let code = errno
    if lstat(path, &status) == 0, code == ENOENT || code == ELOOP {
      throw CatalogError(path: path, "cannot be read: it is a symbolic link that leads nowhere")
    }
    guard code == ENOENT else {
      throw CatalogError(path: path, "cannot be read: \(String(cString: strerror(code)))")
    }
    return false
  }

  /// Every file, in an order that is always the same.
  var files: [SourceFile] { [kinds].compactMap(\.self) + codes + copy }

  private init(kinds: SourceFile, codes: [SourceFile], copy: [SourceFile], isShipped: Bool) {
    self.kinds = kinds
    self.codes = codes
    self.copy = copy
    self.isShipped = isShipped
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
