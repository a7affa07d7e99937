internal import AuthCopy

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
    let encoded = encode(text, with: source, document)
    guard let target = segment.targets.first else {
      let blanks = bytes[..<source.range.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
      let gap = String(decoding: blanks.reversed(), as: UTF8.self)
      let insertionOffset = source.range.upperBound
      return [TextEdit(insertionOffset..<insertionOffset, "\(gap)<target>\(encoded)</target>")]
    }
    // Drop the attributes of the old tag, such as a state of “needs translation”, which are no longer true.
    return [TextEdit(target.range, "<target>\(encoded)</target>")]
  }

  /// Encodes a text, and replaces arguments such as `{NAME}` with the elements of the source.
  private func encode(_ text: String, with source: XMLElement, _ document: LocaleDocument) -> String {
    var elements: [String: String] = [:]
    let bytes = document.file.bytes
    if let coding = document.coding as? XMLText {
      var tags: [(text: Range<Int>, file: Range<Int>)] = []
      let decoded = coding.decode(bytes, source.content) { tags.append(($0, $1)) }
      for tag in tags {
        let name = String(decoding: decoded.bytes[tag.text], as: UTF8.self)
        elements[name] = String(decoding: bytes[tag.file], as: UTF8.self)
      }
    }
    var rest = text[...]
    var encoded = ""
    while !rest.isEmpty {
      if let name = elements.keys.first(where: { !$0.isEmpty && rest.hasPrefix($0) }) {
        encoded += elements[name] ?? ""
        rest = rest.dropFirst(name.count)
      } else {
        encoded += document.coding.encode(String(rest.removeFirst()), into: [], at: 0, 0..<0)
      }
    }
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
        let insertionOffset = attribute.range.upperBound + 1
        edits.append(
          TextEdit(insertionOffset..<insertionOffset, " \(targetAttribute)=\"\(locale.description.inXMLAttribute)\""))
      }
    }
    for (_, segment) in XLIFFReader().segments(in: root) {
      for target in segment.targets {
        // Remove the white space before the target too.
        let blanks = bytes[..<target.range.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }
        edits.append(TextEdit(target.range.lowerBound - blanks.count..<target.range.upperBound, ""))
      }
    }
    return bytes.applying(edits)
  }
}
