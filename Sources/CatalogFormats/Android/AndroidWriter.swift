import MessageFiles

/// Writes Android string resources.
package struct AndroidWriter {
  private let entries: [PlatformEntry]
  /// The names of the resources.
  package let names: ResourceNames

  package init(_ entries: [PlatformEntry]) {
    self.entries = entries
    names = ResourceNames(entries.map(\.name), as: .java)
  }

  /// Returns the content of the file for a locale.
  ///
  /// - Parameters:
  ///   - isDefault: whether the file is for the folder `values`, Android's fallback, which must contain every text.
  ///   - note: a comment at the top.
  package func text(locale: String, isDefault: Bool, note: String) -> String {
    let resources = entries.compactMap { entry -> String? in
      guard let translation = entry.translations[locale], isDefault || !translation.isFallback else { return nil }
      return entry.androidResource(named: names[entry.name], translation, isDefault: isDefault)
    }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(note.inXMLComment) -->
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
      \(resources.joined(separator: "\n"))
      </resources>

      """
  }
}

extension PlatformEntry {
  fileprivate func androidResource(named name: String, _ translation: Translation, isDefault: Bool) -> String {
    let comment = isDefault && !notes.isEmpty ? "  <!-- \(notes.joined(separator: " ").inXMLComment) -->\n" : ""
    let text = translation.text
    if hasPlural {
      let items = PluralCategory.allCases.compactMap { category in
        text.forms[category].map { "    <item quantity=\"\(category.rawValue)\">\(string($0))</item>" }
      }
      return "\(comment)  <plurals name=\"\(name)\">\n\(items.joined(separator: "\n"))\n  </plurals>"
    }
    // A text without placeholders is not formatted, so its percent signs are literal.
    let isPlain = placeholders.isEmpty && text.general.contains { $0.hasPercentSign }
    return
      "\(comment)  <string name=\"\(name)\"\(isPlain ? " formatted=\"false\"" : "")>\(string(text.general))</string>"
  }

  private func string(_ pieces: [PlatformText.Piece]) -> String {
    pieces.enumerated().map { index, piece in
      switch piece {
      case .literal(let text):
        let text = placeholders.isEmpty ? text : text.replacing("%", with: "%%")
        return text.escapedForAndroid(isFirst: index == 0, isLast: index == pieces.count - 1)
      case .placeholder(let name):
        let number = (placeholders.firstIndex(of: name) ?? 0) + 1
        let example = examples[name].map { " example=\"\($0.inXMLAttribute)\"" } ?? ""
        let value = integers.contains(name) ? "%\(number)$,d" : "%\(number)$s"
        return "<xliff:g id=\"\(name.inXMLAttribute)\"\(example)>\(value)</xliff:g>"
      }
    }.joined()
  }
}

extension PlatformText.Piece {
  fileprivate var hasPercentSign: Bool {
    if case .literal(let text) = self { text.contains("%") } else { false }
  }
}

extension String {
  /// Escapes the text for aapt2, to which apostrophes, quotes and backslashes are syntax, and which would drop blanks
  /// next to others.
  fileprivate func escapedForAndroid(isFirst: Bool, isLast: Bool) -> String {
    let scalars = Array(unicodeScalars)
    var escaped = ""
    for (index, scalar) in scalars.enumerated() {
      if let escape = AndroidCoding.escaped(scalar) {
        escaped += escape
        continue
      }
      switch scalar {
      // At the start, these characters would begin a reference to another resource.
      case "@" where isFirst && index == 0, "?" where isFirst && index == 0: escaped += "\\\(scalar)"
      case " ":
        let isEdge = (isFirst && index == 0) || (isLast && index == scalars.count - 1)
        let isAfterBlank = index > 0 && scalars[index - 1].properties.isWhitespace
        escaped += isEdge || isAfterBlank ? "\\u0020" : " "
      case _ where scalar.properties.isWhitespace || scalar.properties.generalCategory == .control:
        let hex = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: escaped += String(scalar).inXML
      }
    }
    return escaped
  }
}
