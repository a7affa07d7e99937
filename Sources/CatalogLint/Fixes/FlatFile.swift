import AuthCopy

/// The members of a flat file of ARB or JSON, and the layout that new ones follow.
struct FlatFile {
  let document: MessageDocument
  let root: JSONNode
  let members: [JSONMember]
  /// The index of each member; of a duplicate key the last counts.
  let indices: [String: Int]

  init?(_ document: MessageDocument) {
    guard let root = try? JSONParser.parse(document.file.bytes), let members = root.members else { return nil }
    self.document = document
    self.root = root
    self.members = members
    indices = Dictionary(members.indices.map { (members[$0].key, $0) }) { $1 }
  }

  /// - Returns: the content of the file after changes to several keys.
  func applying(_ fixes: [Fix]) -> [UInt8] {
    document.file.bytes.applying(fixes.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  func text(_ range: Range<Int>) -> String { String(decoding: document.file.bytes[range], as: UTF8.self) }

  /// A text as JSON.
  func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }

  /// The colon with the white space around it, as the file's first member has it.
  var colon: String {
    members.first.map { text($0.keyRange.upperBound..<$0.value.range.lowerBound) } ?? ": "
  }

  /// The white space before the key of a member of an object of the file, after the brace or the comma.
  func gap(before index: Int, of members: [JSONMember], in object: JSONNode) -> String {
    let start = index == 0 ? object.range.lowerBound + 1 : members[index - 1].value.range.upperBound
    let gap = document.file.bytes[start..<members[index].keyRange.lowerBound]
    return String(decoding: gap[(gap.firstIndex(of: UInt8(ascii: ",")).map { $0 + 1 } ?? start)...], as: UTF8.self)
  }
}
