internal import MessageFiles

/// Adds translations to XLIFF, which lists the messages to translate.
struct XLIFFEditor: CatalogEditor {
  func adding(
    _ text: String, as key: String, to document: LocaleDocument, from source: LocaleDocument
  ) -> [TextEdit]? {
    let bytes = document.file.bytes
    guard let root = try? XMLFile(document.file, format: "XLIFF").root,
      let segment = XLIFFReader().segments(in: root).first(where: { $0.key == key })?.segment
    else { return nil }
    let source = segment.sources[0]
    guard let encoded = encode(text, with: source, document) else { return nil }
    let layout = FileLayout(bytes)
    let node = FileLayout.Node(start: "<target>\(encoded)</target>")
    let stateEdits = segment.needsReview ? edits(ofStateOf: segment, to: "translated") : []
    guard let target = segment.targets.first else {
      return [layout.inserting([node], .after(source.range))] + stateEdits
    }
    // Drop the attributes of the old tag, such as a state of “needs translation”, which are no longer true.
    return [layout.replacing(target.range, with: node)] + stateEdits
  }

  func confirming(_ key: String, in document: LocaleDocument) -> [TextEdit] {
    guard let root = try? XMLFile(document.file, format: "XLIFF").root,
      let segment = XLIFFReader().segments(in: root).first(where: { $0.key == key })?.segment,
      segment.needsReview, let attribute = segment.stateAttribute
    else { return [] }
    return [TextEdit(attribute.range, "translated")]
  }

  /// Returns the edits that set the state of a translation in version 2, where it is an attribute of the segment.
  private func edits(ofStateOf segment: XLIFFReader.Segment, to state: String) -> [TextEdit] {
    guard let attribute = segment.stateAttribute,
      !segment.targets.contains(where: { $0.range.contains(attribute.range.lowerBound) })
    else { return [] }
    return [TextEdit(attribute.range, state)]
  }

  /// Encodes a text, and replaces arguments such as `{NAME}` and tags with the elements of the source.
  ///
  /// If several elements have the same replacement, such as placeholders for one argument, each is used once, in the
  /// order of the source.
  ///
  /// - Returns: nil if the text has more of them than the source.
  private func encode(_ text: String, with source: XMLElement, _ document: LocaleDocument) -> String? {
    let bytes = document.file.bytes
    var elements: [String: [String]] = [:]
    if let coding = document.coding as? XMLText {
      var tags: [(text: Range<Int>, file: Range<Int>)] = []
      let decoded = coding.decode(bytes, source.content) { tags.append(($0, $1)) }
      for tag in tags where !tag.text.isEmpty {
        let replacement = String(decoding: decoded.bytes[tag.text], as: UTF8.self)
        elements[replacement, default: []].append(String(decoding: bytes[tag.file], as: UTF8.self))
      }
    }
    var usedCounts: [String: Int] = [:]
    var rest = text[...]
    var encoded = ""
    var literal = ""
    func flush() {
      encoded += document.coding.encode(literal, into: bytes, at: 0, 0..<0)
      literal = ""
    }
    while !rest.isEmpty {
      let replacements = elements.keys.filter { rest.hasPrefix($0) }
      guard let replacement = replacements.max(by: { $0.utf8.count < $1.utf8.count }) else {
        literal.append(rest.removeFirst())
        continue
      }
      flush()
      let candidates = elements[replacement] ?? []
      // An element without a choice, such as an end tag, can be used any number of times.
      let index = Set(candidates).count == 1 ? 0 : usedCounts[replacement, default: 0]
      guard index < candidates.count else { return nil }
      encoded += candidates[index]
      usedCounts[replacement, default: 0] += 1
      rest = rest.dropFirst(replacement.count)
    }
    flush()
    return encoded
  }

  func emptyCopy(_ document: LocaleDocument, for locale: LocaleTag) -> [UInt8]? {
    let bytes = document.file.bytes
    guard let root = try? XMLFile(document.file, format: "XLIFF").root, let version = root["version"] else {
      return nil
    }
    let isVersion1 = version.hasPrefix("1.")
    let (sourceAttribute, targetAttribute) =
      isVersion1 ? ("source-language", "target-language") : ("srcLang", "trgLang")
    var edits: [TextEdit] = []
    // The languages are attributes of each `file` in version 1, and of the root in version 2.
    for holder in isVersion1 ? root.children("file") : [root] {
      if let attribute = holder.attribute(targetAttribute) {
        edits.append(TextEdit(attribute.range, locale.description.inXMLAttribute))
      } else if let attribute = holder.attribute(sourceAttribute) {
        let quote = String(UnicodeScalar(bytes[attribute.range.upperBound]))
        let text = " \(targetAttribute)=\(quote)\(locale.description.inXMLAttribute)\(quote)"
        edits.append(TextEdit(attribute.range.upperBound + 1..<attribute.range.upperBound + 1, text))
      }
    }
    for (_, segment) in XLIFFReader().segments(in: root) {
      edits += self.edits(ofStateOf: segment, to: "initial")
      for target in segment.targets {
        // Remove the white space before the target too.
        let start = bytes.blanks(before: target.range.lowerBound).startIndex
        edits.append(TextEdit(start..<target.range.upperBound, ""))
      }
    }
    return FileLayout(bytes).newFile(bytes.applying(edits))
  }
}

extension [UInt8] {
  /// Returns the white space before an offset.
  fileprivate func blanks(before offset: Int) -> ArraySlice<UInt8> {
    let start = self[..<offset].lastIndex { !$0.isXMLBlank }.map { $0 + 1 } ?? 0
    return self[start..<offset]
  }
}
