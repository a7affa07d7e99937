internal import AuthCopy
internal import Foundation

/// The kinds and codes of a catalog of AuthCopy's, read as far as the linter judges them.
struct CatalogFolder {
  struct Code {
    let file: SourceFile
    /// Provider, surface and code, as a person would name it.
    let name: String
    let kind: String
    /// Where the kind stands.
    let offset: Int
  }

  let kinds: Set<String>
  let codes: [Code]

  init(_ path: String) throws(CatalogError) {
    let kindsFile = try Self.file("\(path)/kinds.json")
    let root = try Self.parse(kindsFile)
    kinds = Set((root["kinds"]?.members ?? []).map(\.key))
    var codes: [Code] = []
    let folder = "\(path)/codes"
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CatalogError(path: folder, "cannot be read: \(error.reasonInWords)")
    }
    for name in names.sorted() where name.hasSuffix(".json") {
      codes += try Self.codes(in: try Self.file("\(folder)/\(name)"))
    }
    self.codes = codes
  }

  private static func file(_ path: String) throws(CatalogError) -> SourceFile {
    try SourceFile(reading: path, maximumSize: SourceFile.maximumCatalogFileSize)
  }

  static func parse(_ file: SourceFile) throws(CatalogError) -> JSONNode {
    do {
      return try JSONParser.parse(file.bytes)
    } catch {
      throw CatalogError(file, at: error.offset, "not JSON: \(error.message)")
    }
  }

  private static func codes(in file: SourceFile) throws(CatalogError) -> [Code] {
    let root = try parse(file)
    let provider = root["provider"]?.string ?? ""
    return (root["surfaces"]?.array ?? []).flatMap { surface in
      (surface["codes"]?.array ?? []).compactMap { row in
        guard let kind = row["kind"], let name = kind.string else { return nil }
        let code = [provider, surface["id"]?.string, row["code"]?.string].compactMap(\.self)
        return Code(file: file, name: code.joined(separator: " "), kind: name, offset: kind.range.lowerBound)
      }
    }
  }
}
