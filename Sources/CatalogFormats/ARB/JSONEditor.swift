internal import MessageFiles

/// Adds messages to ARB and JSON, flat and nested.
struct JSONEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    guard let json = document.json else { return nil }
    if document.isARB || (document.isFlat && source.isFlat) {
      return ARBEditor(json)?.setting([key: text], order: source.entries.map(\.key))
    }
    guard let file = try? JSONParser.parse(document.file.bytes),
      let sourceFile = try? JSONParser.parse(source.file.bytes), let model = source.model(for: key)
    else { return nil }
    let sourceRoot = sourceFile.unwrapped(in: source.file.path)
    guard var path = sourceRoot.path(to: model.entry.range) else { return nil }
    if let category = model.category { path[path.count - 1] = category }
    let insertion = JSONInsertion(
      document.file.bytes, root: file.unwrapped(in: document.file.path), file: file)
    let edit = insertion.setting(.string(text), at: path) { depth, name in
      let siblings = sourceRoot.value(at: path[..<depth])?.members?.map(\.key) ?? []
      return siblings.prefix { $0 != path[depth] }.contains(name)
    }
    return edit.map { [$0] }
  }

  /// The headers that describe the texts of their file, and do not apply to another file.
  private static let fileSpecificHeaders: Set<String> = [
    ReviewRecord.reviewerKey, ReviewRecord.textsKey, "@@last_modified",
  ]

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? {
    let bytes = document.file.bytes
    let lineEnd = LineEnd(of: bytes).rawValue
    guard let root = try? JSONParser.parse(bytes), let members = root.members else { return nil }
    if root.unwrapped(in: document.file.path).range != root.range {
      // The messages are in a member that is named after the locale.
      let separator = members[0].key.contains("_") ? "_" : "-"
      let name = locale.description.replacing("-", with: separator)
      return Array("{\(lineEnd)  \(name.quotedForJSON): {}\(lineEnd)}\(lineEnd)".utf8)
    }
    let lines = members.filter { $0.key.hasPrefix("@@") && !Self.fileSpecificHeaders.contains($0.key) }.map { header in
      let value =
        header.key == "@@locale"
        ? locale.description.quotedForJSON : String(decoding: bytes[header.value.range], as: UTF8.self)
      return "  \(header.key.quotedForJSON): \(value)"
    }
    let content = lines.isEmpty ? "" : "\(lineEnd)\(lines.joined(separator: ",\(lineEnd)"))\(lineEnd)"
    return Array("{\(content)}\(lineEnd)".utf8)
  }
}
