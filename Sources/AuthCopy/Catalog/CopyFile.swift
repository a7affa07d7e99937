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
  /// In the order of the file.
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
    let nodes = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    for member in members where !member.key.hasPrefix("@") {
      let metadata = nodes["@\(member.key)"]
      entries[member.key] = Entry(
        text: try json.string(member.value, "a message"), range: member.value.range,
        record: metadata.flatMap(TranslationRecord.init))
      notes.append(CopyNote(key: member.key, metadata: metadata))
    }
  }

  /// An error at a byte of a message's text.
  func failure(_ entry: Entry, at decodedOffset: Int, _ message: String) -> CatalogError {
    CatalogError(
      file, at: file.offset(inString: entry.range, decodedOffset: decodedOffset), message)
  }
}
