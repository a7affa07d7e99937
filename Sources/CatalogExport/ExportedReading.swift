import AuthCopy
import CatalogFormats

/// What the readers of raw errors know, without its documentation, and without what an export does not need.
///
/// An export says what sentences mean, and what is wrong with a field, in English, in which most errors are, and in the
/// languages of its locales. It conceals sentences in every language, because the locales do not tell in which language a backend reports errors: it
/// has all words of the pairs that conceal, and of those whose kind is concealed in a flow.
struct ExportedReading {
  let sections: [(name: String, entries: [(key: String, value: JSONValue)])]
  /// The things and events of sentences, each a text of its name and its folded words, which have no blanks.
  let vocabulary: [(key: String, value: JSONValue)]

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    let rules = catalog.readingRules
    let definitions = selection.definitionsIncludingConcealed(in: catalog)
    let exportedKinds = Set(definitions.map(\.kind.rawValue))
    let concealedKinds = Set(definitions.filter { !$0.concealedAs.targets.isEmpty }.map(\.kind.rawValue))
    let kinds = rules.members(ofEntry: "sentenceKinds")
    // A pair without an exported kind says nothing; its kinds in flows belong to it.
    let pairs = kinds.filter { member in
      let pair = member.key.split(separator: " ").prefix(2).joined(separator: " ")
      return kinds.contains { $0.key == pair && exportedKinds.contains($0.value.string ?? "") }
    }
    // A field's value that is taken, and a fault of another thing, concern accounts.
    let faults = rules.members(ofEntry: "fieldFaults").filter { member in
      ["taken", "other"].contains(member.value.string) || member.key.isRead(in: selection.locales)
    }
    sections = rules.sections.map { section in
      let entries = section.entries.map { entry in
        let members = ["sentenceKinds": pairs, "fieldFaults": faults][entry.key]
        return (key: entry.key, value: members.map(JSONValue.members) ?? JSONValue(entry.value))
      }
      return (section.name, entries)
    }
    // Pairs do not name these things, which keep a sentence from being about authentication.
    let others = ["otherSystem", "otherAccount"].compactMap { rules.entry($0)?.string }
    let veils =
      rules.members(ofEntry: "sentenceVeils") + pairs.filter { concealedKinds.contains($0.value.string ?? "") }
    vocabulary = [(name: "things", isEvent: false), (name: "events", isEvent: true)].map { member in
      func names(_ pairs: [JSONMember]) -> Set<String> {
        Set(pairs.map { String($0.key.split(separator: " ")[member.isEvent ? 1 : 0]) })
      }
      let (concealing, telling) = (names(veils).union(others), names(pairs))
      let words = rules.vocabulary.words.filter { $0.isEvent == member.isEvent }
      func isNeeded(_ word: Vocabulary.Word) -> Bool {
        concealing.contains(word.name) || telling.contains(word.name) && word.isRead(in: selection.locales)
      }
      let needed = PhraseMatcher(words.filter(isNeeded).map { $0.bytes[...] })
      // A longer word hides those in it: `email verification` is no email.
      let exported = words.filter { isNeeded($0) || needed.hasMatch(inside: $0.bytes) }
      return (member.name, .strings(Self.lines(exported)))
    }
  }

  /// Returns the text of each name.
  private static func lines(_ words: [Vocabulary.Word]) -> [String] {
    var names: [String] = []
    var lines: [String: String] = [:]
    for word in words {
      if lines[word.name] == nil { names.append(word.name) }
      lines[word.name, default: word.name] += " \(word.text)"
    }
    return names.compactMap { lines[$0] }
  }

  /// The rules as in a compiled catalog.
  var json: JSONValue {
    .object(sections.map { ($0.name, .object($0.entries)) } + [("vocabulary", .object(vocabulary))])
  }
}

extension ReadingRules {
  fileprivate func entry(_ name: String) -> JSONNode? {
    sections.lazy.flatMap(\.entries).first { $0.key == name }?.value
  }

  fileprivate func members(ofEntry name: String) -> [JSONMember] { entry(name)?.members ?? [] }
}

extension JSONValue {
  fileprivate static func members(_ members: [JSONMember]) -> JSONValue {
    .object(members.map { ($0.key, JSONValue($0.value)) })
  }
}

extension String {
  /// Returns whether the text is in Latin letters or in the script of the language of a locale.
  fileprivate func isRead(in locales: [String]) -> Bool {
    let languages =
      contains(/\p{Hangul}/)
      ? ["ko"] : contains(/[\p{Hiragana}\p{Katakana}]/) ? ["ja"] : contains(/\p{Han}/) ? ["ja", "zh"] : nil
    return languages?.contains { language in locales.contains { $0.isLocale(of: language) } } ?? true
  }

  fileprivate func isLocale(of language: String) -> Bool { self == language || hasPrefix("\(language)-") }
}

extension Vocabulary.Word {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns whether the word is of the source locale or of the language of a locale; the words of a compiled catalog are of any.
  fileprivate func isRead(in locales: [String]) -> Bool {
    languages.isEmpty
      || languages.contains { language in
        language == Catalog.sourceLocale.description || locales.contains { $0.isLocale(of: language) }
      }
  }
}
