internal import AuthCopy
internal import Foundation

/// The kinds and codes of a catalog of AuthCopy's, read as far as the linter judges them.
struct CatalogFolder {
  struct Kind {
    let name: String
    let presentation: String
    let recovery: String?
    let arguments: [String]
    let concealedAs: String?
    let offset: Int
  }

  struct Argument {
    let type: ArgumentDefinition.ValueType?
    let offset: Int
  }

  struct Code {
    let file: SourceFile
    /// Provider, surface and code, as a person would name it.
    let name: String
    let kind: String
    /// Where the kind stands.
    let offset: Int
  }

  let kindsFile: SourceFile
  let kinds: [Kind]
  let arguments: [String: Argument]
  let codes: [Code]

  subscript(kind name: String) -> Kind? { kinds.first { $0.name == name } }

  /// The kind that a key belongs to, as `<kind>_title` does, and the part of it; nil for UX copy.
  func kind(ofKey key: String) -> (kind: Kind, part: Substring)? {
    guard let separator = key.lastIndex(of: "_") else { return nil }
    let part = key[key.index(after: separator)...]
    guard ["title", "message", "action"].contains(part) else { return nil }
    return self[kind: String(key[..<separator])].map { ($0, part) }
  }

  init(_ path: String) throws(CatalogError) {
    kindsFile = try Self.file("\(path)/kinds.json")
    let root = try Self.parse(kindsFile)
    kinds = (root["kinds"]?.members ?? []).map(Kind.init)
    arguments = Dictionary(
      (root["arguments"]?.members ?? []).map { member in
        let type = member.value["type"]?.string.flatMap(ArgumentDefinition.ValueType.init)
        return (member.key, Argument(type: type, offset: member.keyRange.lowerBound))
      }, uniquingKeysWith: { $1 })
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

extension CatalogFolder.Kind {
  fileprivate init(_ member: JSONMember) {
    let node = member.value
    self.init(
      name: member.key, presentation: node["presentation"]?.string ?? "", recovery: node["recovery"]?.string,
      arguments: (node["arguments"]?.array ?? []).compactMap(\.string), concealedAs: node["concealedAs"]?.string,
      offset: member.keyRange.lowerBound)
  }
}
