package import MessageFiles

/// A parsed file of `words/`: what the sentences of raw errors say in a language, and what copy in the language avoids.
package final class WordsDocument: Sendable {
  /// A regular expression with its place in the file.
  package struct Pattern: Sendable {
    package let text: String
    package let offset: Int
  }

  package let file: SourceFile
  /// The language and, for Chinese, the script: the name of the file.
  package let language: String
  /// The words of each thing, such as a session.
  let things: [(name: String, words: [String])]
  /// The words of each event that happens to a thing, such as that it expires.
  let events: [(name: String, words: [String])]
  /// What reveals whether an account exists.
  package let accountPatterns: [Pattern]
  /// What makes a sentence conditional, so that it reveals nothing.
  package let conditions: [String]
  /// Pronouns that need a noun before them.
  package let pronounPatterns: [Pattern]
  /// The terms that copy avoids, each with its replacement; a term without one is left out.
  package let glossary: [(avoided: Pattern, replacement: String?)]
  let shapeReports: ShapeReports

  init(_ file: SourceFile) throws(JSONSyntaxError) {
    let root = try JSONParser.parse(file.bytes)
    let reader = ShapeReader(file)
    func words(_ member: String) -> [(name: String, words: [String])] {
      reader.members(of: root, member).map { ($0.key, reader.strings($0.value, $0.key) ?? []) }
    }
    func pattern(_ node: JSONNode, _ name: String) -> Pattern? {
      reader.string(node, name).map { Pattern(text: $0, offset: node.range.lowerBound) }
    }
    func patterns(_ member: String) -> [Pattern] {
      reader.elements(of: root, member).compactMap { pattern($0, member) }
    }
    reader.allowAtTop(
      ["things", "events", "accountPatterns", "conditions", "pronounPatterns", "glossary"], in: root, owner: "words")
    self.file = file
    language = String(file.name.dropLast(".json".utf8.count))
    things = words("things")
    events = words("events")
    accountPatterns = patterns("accountPatterns")
    conditions = reader.strings(root["conditions"], "conditions") ?? []
    pronounPatterns = patterns("pronounPatterns")
    glossary = reader.elements(of: root, "glossary").compactMap { term in
      reader.allow(["avoid", "use"], in: term, owner: "glossary")
      guard let avoided = reader.required("avoid", of: term).flatMap({ pattern($0, "avoid") }) else { return nil }
      return (avoided, reader.string(term["use"], "use"))
    }
    shapeReports = reader.reports
  }
}

extension ReadingDocument {
  /// - Parameters:
  ///   - file: `reading.json`.
  ///   - words: the files of the vocabulary.
  /// - Throws: an error with an offset if the file is not JSON.
  convenience init(_ file: SourceFile, words: [WordsDocument]) throws(JSONSyntaxError) {
    let reader = ShapeReader(file)
    let rules = ReadingRules(try JSONParser.parse(file.bytes), reader, Vocabulary(words), isDocumented: true)
    self.init(rules, reader.reports)
  }
}

extension Vocabulary {
  /// Creates the vocabulary of some languages; a word that several languages have is there once.
  fileprivate init(_ documents: [WordsDocument]) {
    var index = NameIndex()
    for document in documents {
      for (isEvent, names) in [(false, document.things), (true, document.events)] {
        for (name, words) in names {
          for word in words {
            let bytes = CaseFoldedBytes(word).bytes
            let position = index.add("\(isEvent) \(name) \(String(decoding: bytes, as: UTF8.self))")
            if position == self.words.count { self.words.append(Word(bytes: bytes, isEvent: isEvent, name: name)) }
            self.words[position].languages.append(document.language)
          }
        }
      }
    }
  }
}
