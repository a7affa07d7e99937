import AuthCopy

/// Writes string resources of Android.
package struct AndroidWriter {
  private let entries: [PlatformEntry]
  private let names: [String: String]

  /// The entries whose names are no identifiers of Java, with the names that they get.
  package let renamed: [(name: String, resource: String)]

  package init(_ entries: [PlatformEntry]) {
    self.entries = entries
    renamed = Self.renamed(entries)
    names = Dictionary(renamed) { first, _ in first }
  }

  /// The file of a locale.
  ///
  /// - Parameters:
  ///   - isDefault: whether it is that of `values`, where Android looks up what a locale lacks: it has everything.
  ///   - note: a comment at the top.
  package func text(locale: String, isDefault: Bool, note: String) -> String {
    let resources = entries.compactMap { entry -> String? in
      guard let translation = entry.translations[locale], isDefault || !translation.isFallback else { return nil }
      return entry.androidResource(named: names[entry.name] ?? entry.name, translation, isDefault: isDefault)
    }
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(note.inXMLComment) -->
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
      \(resources.joined(separator: "\n"))
      </resources>

      """
  }

  private static func renamed(_ entries: [PlatformEntry]) -> [(name: String, resource: String)] {
    // Names that need no change keep theirs.
    var used = Set(entries.map(\.name).filter { $0 == $0.javaIdentifier })
    return entries.compactMap { entry in
      let identifier = entry.name.javaIdentifier
      if identifier == entry.name { return nil }
      var name = identifier
      var number = 2
      while !used.insert(name).inserted {
        name = "\(identifier)_\(number)"
        number += 1
      }
      return (entry.name, name)
    }
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
    // Without placeholders nothing is formatted, and a percent sign is one.
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
  /// The text of a resource, as aapt2 reads it: apostrophes, quotes and backslashes are syntax, and blanks beside
  /// others would go.
  fileprivate func escapedForAndroid(isFirst: Bool, isLast: Bool) -> String {
    let scalars = Array(unicodeScalars)
    var escaped = ""
    for (index, scalar) in scalars.enumerated() {
      if let escape = AndroidCoding.escaped(scalar) {
        escaped += escape
        continue
      }
      switch scalar {
      // They would begin a reference to another resource.
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

  /// The name of a resource for this key.
  fileprivate var javaIdentifier: String {
    var name = String(
      unicodeScalars.map { scalar in
        let isPart = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        return isPart || scalar == "_" ? Character(scalar) : "_"
      })
    if name.first.map({ !$0.isLetter && $0 != "_" }) ?? true { name = "_\(name)" }
    return javaKeywords.contains(name) ? "\(name)_" : name
  }
}

private let javaKeywords: Set<String> = [
  "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
  "default",
  "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
  "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
  "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
  "transient", "true", "try", "void", "volatile", "while",
]
