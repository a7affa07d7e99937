internal import MessageFiles

/// Adds messages to ARB and JSON, flat and nested.
struct JSONEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    if document.isARB || (document.isFlat && source.isFlat) {
      return ARBEditor(document.file.bytes, model: source)?.setting([key: text], order: source.entries.map(\.key))
    }
    guard let model = JSONFile(source.file.bytes), let file = JSONFile(document.file.bytes, model: model),
      let (entry, category) = source.model(for: key)
    else { return nil }
    let sourceRoot = model.root.unwrapped(in: source.file.path)
    guard var path = sourceRoot.path(to: entry.range) else { return nil }
    if let category { path[path.count - 1] = category }
    let root = file.root.unwrapped(in: document.file.path)
    let edit = file.setting(.string(text), at: path, of: root) { depth, name in
      let siblings = sourceRoot.value(at: path[..<depth])?.members?.map(\.key) ?? []
      return siblings.prefix { $0 != path[depth] }.contains(name)
    }
    return edit.map { [$0] }
  }

  /// The headers that describe the texts of their file, and do not apply to another file.
  private static let fileSpecificHeaders: Set<String> = [
    ReviewRecord.reviewerKey, ReviewRecord.textsKey, "@@x-register", "@@last_modified",
  ]

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? {
    guard let file = JSONFile(document.file.bytes), let members = file.root.members else { return nil }
    let copies: [FileLayout.Node]
    if file.root.unwrapped(in: document.file.path).range != file.root.range {
      // The messages are in a member that is named after the locale.
      let separator = members[0].key.contains("_") ? "_" : "-"
      let name = locale.description.replacing("-", with: separator)
      copies = [file.member(name.quotedForJSON, .object([]))]
    } else {
      let headers = members.filter { $0.key.hasPrefix("@@") && !Self.fileSpecificHeaders.contains($0.key) }
      copies = headers.map { header in
        file.member(
          header.key.quotedForJSON,
          header.key == "@@locale" ? .string(locale.description) : FileLayout.Node(start: file.text(header.value.range))
        )
      }
    }
    return file.layout.newFile(.object(copies))
  }
}
