internal import MessageFiles

/// The texts that the arguments of one file's messages can print.
///
/// In an AuthCopy catalog, the keys `<argument>_<id>` contain the texts of an argument's ids: `provider_kakao` is 카카오.
/// In other catalogs and for other arguments, only the examples are known.
struct ArgumentTexts {
  /// The texts of the file, by argument and id.
  private var declared: [String: [String: String]] = [:]
  /// The ids, by argument and the text in the source or the id itself.
  private var ids: [String: [String: String]] = [:]

  /// - Parameters:
  ///   - file: the file whose messages print the texts.
  ///   - source: the file that declares the arguments.
  init(of file: MessageFile, source: MessageFile, isCatalog: Bool) {
    guard isCatalog else { return }
    let names = Set(source.metadata.values.flatMap { $0.placeholders.map { Array($0.keys) } ?? [] })
    Self.forEachText(of: names, in: file) { declared[$0, default: [:]][$1] = $2 }
    Self.forEachText(of: names, in: source) { name, id, text in
      ids[name, default: [:]][text] = id
      ids[name, default: [:]][id] = id
    }
  }

  private static func forEachText(
    of names: Set<String>, in file: MessageFile, _ body: (_ name: String, _ id: String, _ text: String) -> Void
  ) {
    for entry in file.entries where entry.arguments.isEmpty {
      // Names and ids may contain underscores too, so each underscore may separate a name from an id.
      for (offset, _) in entry.key.enumerated().filter({ $0.element == "_" }) {
        let name = String(entry.key.prefix(offset))
        if names.contains(name), let nodes = entry.nodes {
          body(name, String(entry.key.dropFirst(offset + 1)), nodes.allText)
        }
      }
    }
  }

  /// Returns all known texts that an argument of the type `String` can print.
  ///
  /// - Parameter example: the argument's example in the source's metadata; nil uses the argument's name.
  func texts(of name: String, example: String?) -> [String] {
    let declared = declared[name] ?? [:]
    return [localized(example ?? name, of: name)] + declared.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the file's text for an id or source text of an argument; any other text is returned unchanged.
  func localized(_ text: String, of name: String) -> String {
    ids[name]?[text].flatMap { declared[name]?[$0] } ?? text
  }
}
