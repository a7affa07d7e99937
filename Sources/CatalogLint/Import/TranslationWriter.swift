package import AuthCopy

/// Writes translations into a flat file of ARB or JSON in the layout of the file, and changes nothing else.
package struct TranslationWriter {
  private let document: MessageDocument
  private let root: JSONNode
  private let members: [JSONMember]

  package init?(_ document: MessageDocument) {
    guard let root = try? JSONParser.parse(document.file.bytes), let members = root.members else { return nil }
    self.document = document
    self.root = root
    self.members = members
  }

  /// Replaces the translations of keys that the file has, and puts others after the key that precedes them in the source.
  ///
  /// - Parameter order: the keys of the source.
  package func writing(_ texts: [String: String], order: [String]) -> [UInt8] {
    // Of a duplicate key only the last member counts.
    let indices = Dictionary(members.indices.map { (members[$0].key, $0) }) { $1 }
    var fixes: [Fix] = []
    var added: [Int: String] = [:]
    // The headers come first.
    var last = members.prefix { $0.key.hasPrefix("@@") }.count - 1
    for key in order {
      if let index = indices[key] {
        last = indices["@\(key)"].map { max($0, index) } ?? index
        guard let text = texts[key] else { continue }
        fixes.append(Fix(range: members[index].value.range, replacement: quoted(text), isSafe: true))
      } else if let text = texts[key] {
        added[last, default: ""] += ",\(gap)\(quoted(key))\(colon)\(quoted(text))"
      }
    }
    for (index, text) in added {
      let start = root.range.lowerBound + 1
      if index >= 0 {
        let end = members[index].value.range.upperBound
        fixes.append(Fix(range: end..<end, replacement: text, isSafe: true))
      } else {
        // Without a member before them, the comma comes after them.
        let end = members.isEmpty ? "\n" : ","
        fixes.append(Fix(range: start..<start, replacement: text.dropFirst() + end, isSafe: true))
      }
    }
    return document.file.bytes.applying(fixes.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }

  /// The colon with the white space around it, as the file's first member has it.
  private var colon: String {
    members.first.map { text($0.keyRange.upperBound..<$0.value.range.lowerBound) } ?? ": "
  }

  /// The white space before a key, as the file's first member has it.
  private var gap: String {
    members.first.map { text(root.range.lowerBound + 1..<$0.keyRange.lowerBound) } ?? "\n  "
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: document.file.bytes[range], as: UTF8.self) }
}
