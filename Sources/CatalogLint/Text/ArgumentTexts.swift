internal import AuthCopy

/// The texts that the arguments of one file's messages can print.
///
/// In a catalog of AuthCopy's, the keys `<argument>_<id>` have the texts of ids that an argument takes: `provider_kakao`
/// is 카카오. Elsewhere, and of other arguments, only the examples are known.
struct ArgumentTexts {
  /// Argument, id, text.
  private var declared: [String: [String: String]] = [:]
  /// Argument, text in the source or id, id.
  private var ids: [String: [String: String]] = [:]

  /// - Parameters:
  ///   - file: the file whose messages print the texts.
  ///   - source: the file that declares the arguments.
  init(of file: MessageFile, source: MessageFile, isOwnCatalog: Bool) {
    guard isOwnCatalog else { return }
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
      for (offset, _) in entry.key.enumerated().filter({ $0.element == "_" }) {
        let name = String(entry.key.prefix(offset))
        if names.contains(name), let nodes = entry.nodes {
          body(name, String(entry.key.dropFirst(offset + 1)), nodes.allText)
        }
      }
    }
  }

  /// Everything that an argument of the type `String` is known to print.
  ///
  /// - Parameter example: its value in the source's metadata; without one, its name stands in.
  func texts(of name: String, example: String?) -> [String] {
    let declared = declared[name] ?? [:]
    return [localized(example ?? name, of: name)] + declared.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The text in the language of the file, when the source's text or the id is one of those that the argument takes.
  func localized(_ text: String, of name: String) -> String {
    ids[name]?[text].flatMap { declared[name]?[$0] } ?? text
  }
}
