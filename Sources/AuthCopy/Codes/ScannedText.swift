/// The edges of a message that a part of a text has.
///
/// A short phrase, such as `access denied`, is evidence only if it is a whole message, and not a part of a sentence.
struct MessageEdges: OptionSet, Sendable {
  let rawValue: UInt8

  static let left = MessageEdges(rawValue: 1)
  static let right = MessageEdges(rawValue: 2)
  static let both: MessageEdges = [.left, .right]

  /// The number of edges.
  var count: Int { rawValue.nonzeroBitCount }
}

/// A text of an error, searched once for the phrases of all tables with which the error is read.
final class ScannedText {
  /// A phrase in the text, at the place where it has most edges.
  struct Match {
    /// The number of the phrase in the index.
    let phrase: Int
    let range: Range<Int>
    let edges: MessageEdges
    /// Whether the last word of the phrase goes on in the text, as in `redirect uri is not white|listed`.
    let endsInsideWord: Bool
    /// Whether the words are joined to one word by `_`, which is then a code and no sentence.
    let isJoined: Bool
  }

  let text: RawErrorText
  private(set) lazy var string = text.string
  private let index: ReadingIndex?
  private lazy var scanned = scan()
  private lazy var causes = text.causes

  /// - Parameter index: the tables with which the error is read; nil if only one table's rows are selected.
  init(_ text: RawErrorText, _ index: ReadingIndex? = nil) {
    self.text = text
    self.index = index
  }

  /// Creates a description that selects among rows of one code.
  convenience init(_ description: String, _ rules: ReadingRules, _ index: ReadingIndex? = nil) {
    self.init(RawErrorText(Array(description.utf8.prefix(rules[.descriptionLength])), rules), index)
  }

  /// The phrases that begin at the start of a word.
  var matches: [Match] { scanned.matches }

  /// The number of folded bytes before the signs that end a sentence: a phrase of this length is the whole text.
  var foldedLength: Int { scanned.foldedLength }

  /// The words of the vocabulary, in the order of the text.
  var wordMatches: [WordMatch] { scanned.words }

  /// Returns the phrases of a table that the text contains, also inside words.
  func matches(ofTable table: CodeTable) -> PhraseMatches {
    if let index, let layer = index.layer(of: table) { return scanned.matchesOfLayers[layer] }
    return table.index.phrases.matches(in: CaseFoldedBytes(text.bytes[...]))
  }

  /// Returns the number of causes that the text names before an offset; the innermost cause is the last.
  func depth(at offset: Int) -> Int { causes.count { $0 <= offset } }

  private func scan() -> (
    matches: [Match], matchesOfLayers: [PhraseMatches], words: [WordMatch], foldedLength: Int
  ) {
    guard let index else { return ([], [], [], 0) }
    let folded = FoldedText(text.bytes)
    var positions: [Int: Int] = [:]
    var matches: [Match] = []
    var matchesOfLayers = index.emptyMatches
    var words: [WordMatch] = []
    index.forEachMatch(in: folded.bytes) { phrase, offset in
      let last = offset + index.length(of: phrase) - 1
      let range = Int(folded.offsets[offset])..<text.characterEnd(after: Int(folded.offsets[last]))
      let startsWord = text.startsWord(at: range.lowerBound)
      if let word = index.word(phrase) {
        // The name of a database also counts in the name of a class.
        let isOtherSystem = word.name == index.rules[.otherSystem].text
        if startsWord, isOtherSystem ? text.endsWord(at: range.upperBound) : text.isWord(range) {
          // The name of a file is as long as its path: its ending is the word.
          let isEnding = folded.bytes[offset] == UInt8(ascii: ".")
          words.append(WordMatch(word: word, range: isEnding ? text.withPath(range) : range))
        }
        return
      }
      index.forEachUse(of: phrase) { layer, phrase in matchesOfLayers[layer].insert(phrase) }
      guard startsWord, !text.continuesNumber(at: range.upperBound) else { return }
      let match = Match(
        phrase: phrase, range: range, edges: text.edges(of: range),
        endsInsideWord: !text.endsWord(at: range.upperBound),
        isJoined: text.bytes[range].contains(UInt8(ascii: "_")) && !text.bytes[range].contains(0x20))
      if let position = positions[phrase] {
        if match.isBetter(than: matches[position]) { matches[position] = match }
      } else {
        positions[phrase] = matches.count
        matches.append(match)
      }
    }
    // Words of three bytes are found last. Of words that begin together, the longest is the first.
    words.sort { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    var whole = folded.bytes[...]
    while let end = index.rules[.sentenceEnds].first(where: { whole.suffix($0.bytes.count).elementsEqual($0.bytes) }) {
      whole = whole.dropLast(end.bytes.count)
    }
    return (matches, matchesOfLayers, words, whole.count)
  }
}

extension ScannedText.Match {
  fileprivate func isBetter(than other: Self) -> Bool {
    (endsInsideWord ? 0 : 1, edges.count) > (other.endsInsideWord ? 0 : 1, other.edges.count)
  }
}

extension ScannedText {
  /// Returns the phrases of the tables of an index, as evidence, in the order of the text.
  ///
  /// - Parameter surface: a surface of the provider's own table; with it, only phrases on this surface count.
  func phraseEvidence(in index: ReadingIndex, on surface: Int? = nil) -> [Evidence] {
    var pieces: [Evidence] = []
    for match in matches {
      index.forEachUse(of: match.phrase) { number, phrase in
        guard surface == nil || number == 0 else { return }
        let layer = index.layers[number]
        let rowsOfPlaces = [
          (layer.table.index.evidenceRows[phrase], Evidence.Place.phrase),
          (layer.table.index.longDescriptionRows[phrase], .description),
        ]
        for (rows, place) in rowsOfPlaces where !rows.isEmpty {
          guard let (row, resolution) = layer.table.resolution(ofPhraseOf: rows, on: surface),
            match.suffices(for: layer.table.index, row)
          else { continue }
          pieces.append(
            Evidence(
              resolution: resolution, finding: .passage(self, match.range), place: place, role: layer.role,
              layer: number, depth: depth(at: match.range.lowerBound), edges: match.edges,
              length: index.length(of: match.phrase), rules: index.rules))
        }
      }
    }
    return pieces
  }
}

extension ScannedText.Match {
  /// Returns whether the phrase is evidence.
  ///
  /// A phrase that counts anywhere can end inside a word, as in `redirect uri is not white|listed`.
  fileprivate func suffices(for index: CodeIndex, _ row: Int) -> Bool {
    let required = index.requiredEdges[row]
    guard edges.isSuperset(of: required), !endsInsideWord || required.isEmpty else { return false }
    return !isJoined || index.rows[row].phrase?.utf8.contains(UInt8(ascii: "_")) == true
  }
}
