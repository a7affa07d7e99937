internal import MessageFiles

/// The words of sentences that no row of a table knows: things, and events that happen to them (`Catalogs/words`).
///
/// A thing and an event that are near each other in a clause are a pair. The tables `sentenceKinds` and `sentenceVeils`
/// of the rules tell what a pair means.
package struct Vocabulary: Sendable {
  /// A folded word.
  package struct Word: Sendable {
    package let bytes: [UInt8]
    package let isEvent: Bool
    /// The thing or the event that the word names.
    package let name: String
    /// The languages in whose files the word is; empty in a compiled catalog.
    package internal(set) var languages: [String] = []
  }

  /// What a thing and an event mean together.
  final class Pair: Sendable {
    /// The position in the table: of several pairs in a clause, the first counts.
    let precedence: Int
    /// The kinds; nil for a pair that claims none.
    let kinds: ByFlow<Kind>?
    /// The kind that conceals a sentence about a person's account; nil for other sentences.
    let veil: Kind?

    init(_ precedence: Int, _ kinds: ByFlow<Kind>?, veil: Kind? = nil) {
      self.precedence = precedence
      self.kinds = kinds
      self.veil = veil
    }
  }

  package internal(set) var words: [Word] = []
  /// The pairs by `THING EVENT`.
  private(set) var pairs = NameTable<Pair>()

  /// Adds what pairs mean.
  ///
  /// - Parameters:
  ///   - kinds: the kind of each `THING EVENT`, and after it of each `THING EVENT FLOW` with another kind.
  ///   - veils: the kind that conceals each `THING EVENT` about a person's account.
  mutating func add(kinds: [(key: String, value: String)], veils: [(key: String, value: String)]) {
    for (key, value) in kinds {
      let parts = key.parts(at: UInt8(ascii: " "))
      guard parts.count > 1 else { continue }
      let name = "\(parts[0]) \(parts[1])"
      let pair = pairs[name]
      var kinds = pair?.kinds ?? ByFlow(Kind(rawValue: value))
      if parts.count > 2, let flow = Flow(rawValue: parts[2]) { kinds.set(Kind(rawValue: value), in: flow) }
      pairs.set(name, to: Pair(pair?.precedence ?? pairs.values.count, kinds))
    }
    for (name, value) in veils {
      let pair = pairs[name]
      pairs.set(name, to: Pair(pair?.precedence ?? pairs.values.count, pair?.kinds, veil: Kind(rawValue: value)))
    }
  }
}

extension Vocabulary {
  /// Reads the vocabulary of a compiled catalog: for each thing and event, its name and its folded words.
  init(compiled root: JSONNode, _ reader: ShapeReader) {
    reader.allow(Self.members.map(\.name), in: root, owner: "vocabulary")
    for (member, isEvent) in Self.members {
      for line in reader.strings(reader.required(member, of: root), member) ?? [] {
        let parts = line.parts(at: UInt8(ascii: " "))
        for word in parts.dropFirst() { words.append(Word(bytes: Array(word.utf8), isEvent: isEvent, name: parts[0])) }
      }
    }
  }

  private static let members = [(name: "things", isEvent: false), (name: "events", isEvent: true)]
}
