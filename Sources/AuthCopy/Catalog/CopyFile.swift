/// One ARB file: the copy of one locale.
///
/// Source: the Application Resource Bundle specification, github.com/google/app-resource-bundle.
struct CopyFile: Sendable {
  struct Entry: Sendable {
    let text: String
    /// The string in the file, quotes included.
    let range: Range<Int>
    /// What a translation was made from; nil in the source, and for a translation that nobody recorded.
    let record: TranslationRecord?
  }

  let file: SourceFile
  let locale: LocaleTag
  private(set) var entries: [String: Entry] = [:]
  /// What the source says about its keys, in the order of the file; empty in a translation.
  private(set) var notes: [CopyNote] = []

  init(_ file: SourceFile) throws(CatalogError) {
    self.file = file
    let json = CatalogJSON(file: file)
    let root = try json.root()
    let members = try json.members(root, "an ARB file")
    guard let localeNode = root["@@locale"] else {
      throw json.failure(root, "\"@@locale\" is missing: the locale of this file")
    }
    guard let locale = LocaleTag(try json.string(localeNode, "\"@@locale\"")), locale.isKnown else {
      throw json.failure(localeNode, "\"@@locale\" must be a BCP 47 tag of a language that ICU knows")
    }
    self.locale = locale
    entries.reserveCapacity(members.count / 2)
    var byKey: [String: JSONNode]?
    for (index, member) in members.enumerated() where member.key.utf8.first != UInt8(ascii: "@") {
      let metadata = members.metadata(&byKey, at: index)
      entries[member.key] = Entry(
        text: try json.string(member.value, "a message"), range: member.value.range,
        record: metadata.flatMap(TranslationRecord.init))
      if locale == Catalog.sourceLocale { notes.append(CopyNote(key: member.key, metadata: metadata)) }
    }
  }

  /// An error at a byte of a message's text.
  func failure(_ entry: Entry, at decodedOffset: Int, _ message: String) -> CatalogError {
    CatalogError(
      file, at: file.offset(inString: entry.range, decodedOffset: decodedOffset), message)
  }
}

extension [JSONMember] {
  /// The value of `@key` for the member `key` at an index.
  fileprivate func metadata(_ byKey: inout [String: JSONNode]?, at index: Int) -> JSONNode? {
    // Nearly always it stands right behind.
    if index + 1 < count {
      let next = self[index + 1].key.utf8
      if next.first == UInt8(ascii: "@"), next.dropFirst().elementsEqual(self[index].key.utf8) {
        return self[index + 1].value
      }
    }
    if byKey == nil { byKey = Dictionary(map { ($0.key, $0.value) }) { _, last in last } }
    return byKey?["@\(self[index].key)"]
  }
}
