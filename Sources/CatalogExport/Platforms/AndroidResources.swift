import AuthCopy

/// The string resources of Android, a file for each locale.
struct AndroidResources {
  private(set) var files: [ExportedFile] = []
  private(set) var losses: [ExportLoss]

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    let content = PlatformEntries(catalog, selection)
    losses = content.losses
    let names = Self.names(of: content.entries, &losses)
    for locale in selection.locales {
      // Android looks up what a locale lacks in `values`, which therefore has everything.
      let isDefault = locale == selection.defaultLocale
      guard let folder = isDefault ? "values" : Self.folder(of: locale) else {
        losses.append(ExportLoss("no-folder", locale: locale))
        continue
      }
      let entries = content.entries.compactMap { entry -> String? in
        guard let translation = entry.translations[locale], isDefault || !translation.isFallback else { return nil }
        return entry.androidResource(named: names[entry.name] ?? entry.name, translation, isDefault: isDefault)
      }
      let text = """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- Generated; to change it, change the catalog and run:
             \(selection.command.inXMLComment)
             Catalog: \(catalog.version) -->
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        \(entries.joined(separator: "\n"))
        </resources>

        """
      files.append(ExportedFile(name: "res/\(folder)/auth_copy.xml", text: text))
    }
    files.sort { $0.name < $1.name }
    losses.sort()
  }

  /// A folder of resources; nil where Android's qualifiers cannot say the locale.
  ///
  /// A private subtag, as in `ko-x-haeyo`, is a variant to Android: `values-b+ko+haeyo`.
  private static func folder(of locale: String) -> String? {
    let subtags = locale.split(separator: "-").map(String.init)
    guard var language = subtags.first, (2...3).contains(language.count) else { return nil }
    // The codes that the Java runtime has kept.
    language = ["he": "iw", "id": "in", "yi": "ji"][language] ?? language
    let rest = subtags.dropFirst().filter { $0 != "x" }
    if rest.isEmpty { return "values-\(language)" }
    if rest.count == 1, subtags.count == 2, let region = rest.first, region.count == 2 {
      return "values-\(language)-r\(region)"
    }
    var order = 0
    for subtag in rest {
      let place = subtag.count == 4 && subtag.first?.isLetter == true ? 1 : (2...3).contains(subtag.count) ? 2 : 3
      guard place > order, place < 3 || (5...8).contains(subtag.count) || subtag.first?.isNumber == true,
        subtag.count > 1
      else { return nil }
      order = place
    }
    return "values-b+" + ([language] + rest).joined(separator: "+")
  }

  /// The name of each entry as an identifier of Java.
  private static func names(of entries: [PlatformEntry], _ losses: inout [ExportLoss]) -> [String: String] {
    var names: [String: String] = [:]
    // Names that need no change keep theirs.
    var used = Set(entries.map(\.name).filter { $0 == $0.javaIdentifier })
    for entry in entries {
      let identifier = entry.name.javaIdentifier
      if identifier == entry.name { continue }
      var name = identifier
      var number = 2
      while !used.insert(name).inserted {
        name = "\(identifier)_\(number)"
        number += 1
      }
      names[entry.name] = name
      losses.append(ExportLoss("renamed-key", key: entry.name, locale: "", name))
    }
    return names
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
    return "\(comment)  <string name=\"\(name)\"\(isPlain ? " formatted=\"false\"" : "")>\(string(text.general))</string>"
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
      switch scalar {
      case "'", "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
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
  "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
  "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
  "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
  "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
  "transient", "true", "try", "void", "volatile", "while",
]
