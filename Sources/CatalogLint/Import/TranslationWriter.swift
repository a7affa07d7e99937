package import AuthCopy

/// Writes translations into a flat file of ARB or JSON in the layout of the file, and changes nothing else.
package struct TranslationWriter {
  private let file: FlatFile

  package init?(_ document: MessageDocument) {
    guard let file = FlatFile(document) else { return nil }
    self.file = file
  }

  /// Replaces the translations of keys that the file has, and puts others after the key that precedes them in the source.
  ///
  /// - Parameter order: the keys of the source.
  package func writing(_ texts: [String: String], order: [String]) -> [UInt8] {
    let (members, indices) = (file.members, file.indices)
    var fixes: [Fix] = []
    var added: [Int: String] = [:]
    // The headers come first.
    var last = members.prefix { $0.key.hasPrefix("@@") }.count - 1
    for key in order {
      if let index = indices[key] {
        last = indices["@\(key)"].map { max($0, index) } ?? index
        guard let text = texts[key] else { continue }
        fixes.append(Fix(range: members[index].value.range, replacement: file.quoted(text), isSafe: true))
      } else if let text = texts[key] {
        added[last, default: ""] += ",\(gap)\(file.quoted(key))\(file.colon)\(file.quoted(text))"
      }
    }
    for (index, text) in added {
      let start = file.root.range.lowerBound + 1
      if index >= 0 {
        let end = members[index].value.range.upperBound
        fixes.append(Fix(range: end..<end, replacement: text, isSafe: true))
      } else {
        // Without a member before them, the comma comes after them.
        let end = members.isEmpty ? "\n" : ","
        fixes.append(Fix(range: start..<start, replacement: text.dropFirst() + end, isSafe: true))
      }
    }
    return file.applying(fixes)
  }

  /// The white space before a key, as the file's first member has it.
  private var gap: String {
    file.members.isEmpty ? "\n  " : file.gap(before: 0, of: file.members, in: file.root)
  }
}
