internal import MessageFiles

/// What rules know about a language besides its data in CLDR, from `Catalogs/linter/languages.json`.
///
/// For a language that is not in the file, all properties are empty, and rules that need them find nothing.
final class LanguageTraits: Sendable {
  /// The scripts that the language is written in besides its usual one.
  let otherScripts: Set<WritingSystem>
  /// The names of the language in its own script, as lists of languages have them.
  let names: [String]
  /// The parts of keys that identify a name of the language, such as `language.ru`.
  let codes: Set<String>
  /// Whether a single letter of another script is a mistake, as opposed to a word of several letters.
  let checksEachLetter: Bool
  /// Whether “ opens a quotation and ” closes it; languages may use them differently: „so“, ”så”.
  let pairsQuotes: Bool
  /// The maximum length of a text message that is billed as one, in bytes of the encoding of the language's carriers;
  /// nil for the limits of 3GPP.
  let textMessageBytes: Int?
  /// The number of plural forms in Symfony.
  let symfonyForms: Int
  /// The plural category in which nouns after numbers have another form than in `few`; nil if it is not known.
  let categoryBesideFew: PluralCategory?
  /// The plural categories that CLDR has removed, but that older devices use.
  let formerPlurals: Set<PluralCategory>
  /// Whether a noun does not change after a number, so that 1 and 2 have the same text.
  let hasInvariableNouns: Bool
  /// Whether the language writes no endings after a name, as agglutinative languages do.
  let separatesEndings: Bool
  /// The endings of nouns in cases in which one form serves all numbers but 1, such as the instrumental.
  private let obliqueEndings: [String]
  /// Whether spaces separate the syllables of a word.
  let separatesSyllables: Bool
  /// The nouns that a hyphen joins to a name or abbreviation before them.
  let compoundHeads: Set<String>
  /// The words that connect others.
  let functionWords: Set<String>
  /// The common words of the language, for rules that compare a translation with its source; nil if they are not known.
  let commonWords: CommonWords?
  /// The pairs of words with opposite meanings; nil if they are not known.
  let opposites: Opposites?
  /// The words for directions, in lower case, by direction: `left`, `right`, `up`, `down`.
  ///
  /// In Chinese, Japanese and Korean, they may be parts of words.
  let directions: [String: [String]]
  /// Whether a compound may have the same letter three times in a row: *Schifffahrt*.
  let triplesLetters: Bool
  /// The letters from U+0100 to U+017F that the language has; nil if they are not known.
  let extendedLetters: Set<Unicode.Scalar>?
  /// Small letters that words of the language never have; empty if they are not known.
  let foreignLetters: LetterSet
  /// What is doubled by mistake or on purpose; nil if it is not known.
  let doubledWords: DoubledWords?
  /// Common spellings that the language never has, and the right ones; nil if they are not known.
  let misspellings: Misspellings?
  /// The endings of sentences by their speech level; nil if the language has no levels or they are not known.
  let registers: SpeechRegisters?

  /// The letters and signs that stand in place of letters of the language where a text in its old encoding was read as
  /// Western European, or as Central European if the language is Western, with those letters; empty if they are not
  /// known.
  let misreadLetters: [Character: Character]
  /// Whether these letters are those of Western Europe; otherwise, the language is, and they are of Central Europe.
  let hasLatin1Letters: Bool
  /// The old encoding of a language that is not written in Latin letters; nil if it is not known.
  let oldEncoding: String?

  fileprivate init(_ node: JSONNode?) {
    otherScripts = Set((node?["otherScripts"]?.strings ?? []).compactMap(WritingSystem.init(code:)))
    names = node?["names"]?.strings ?? []
    codes = Set(node?["codes"]?.strings ?? [])
    checksEachLetter = node?["checksEachLetter"]?.bool ?? false
    pairsQuotes = node?["pairsQuotes"]?.bool ?? false
    textMessageBytes = node?["textMessageBytes"]?.integer
    symfonyForms = node?["symfonyForms"]?.integer ?? 2
    categoryBesideFew = (node?["categoryBesideFew"]?.string).flatMap(PluralCategory.init)
    formerPlurals = Set((node?["formerPlurals"]?.strings ?? []).compactMap(PluralCategory.init))
    hasInvariableNouns = node?["hasInvariableNouns"]?.bool ?? false
    separatesEndings = node?["separatesEndings"]?.bool ?? false
    obliqueEndings = node?["obliqueEndings"]?.strings ?? []
    separatesSyllables = node?["separatesSyllables"]?.bool ?? false
    compoundHeads = Set(node?["compoundHeads"]?.strings ?? [])
    let functionWords = Set(node?["functionWords"]?.strings ?? [])
    self.functionWords = functionWords
    commonWords = node.flatMap { CommonWords($0, functionWords: functionWords) }
    opposites = (node?["opposites"]?.array).map {
      Opposites($0.map(\.strings), degrees: node?["degrees"]?.strings ?? [])
    }
    directions = (node?["directions"]?.members ?? []).reduce(into: [:]) { $0[$1.key] = $1.value.strings }
    triplesLetters = node?["triplesLetters"]?.bool ?? false
    extendedLetters = (node?["extendedLetters"]?.string).map { Set($0.unicodeScalars) }
    foreignLetters = LetterSet(node?["foreignLetters"]?.string ?? "")
    doubledWords = node.flatMap(DoubledWords.init)
    misspellings = (node?["misspellings"]?.members).map { members in
      Misspellings(members.compactMap { member in member.value.string.map { (member.key, $0) } })
    }
    registers = node?["registers"].flatMap(SpeechRegisters.init)
    let letters = (node?["misreadLetters"]?.members ?? []).compactMap { member in
      member.key.first.flatMap { read in member.value.string?.first.map { (read, $0) } }
    }
    misreadLetters = Dictionary(letters) { first, _ in first }
    hasLatin1Letters = letters.contains { read, _ in read.unicodeScalars.allSatisfy { $0.value <= 0xFF } }
    oldEncoding = node?["oldEncoding"]?.string
  }
}

extension LanguageTraits {
  /// Returns whether the first word of a text, which follows a number, is in a case that needs no other plural forms.
  func hasObliqueNoun(after text: String) -> Bool {
    guard !obliqueEndings.isEmpty, let word = text.split(whereSeparator: { !$0.isLetter }).first, word.count > 3 else {
      return false
    }
    return obliqueEndings.contains(where: word.hasSuffix)
  }

  private static let unknown = LanguageTraits(nil)

  /// The languages in the file, each read on first use.
  private static let known: [String: Lazy<LanguageTraits>] = {
    let bytes = EmbeddedFileList.catalogs["linter/languages.json"]
    guard let members = (try? JSONParser.parse(bytes))?.members else {
      preconditionFailure("the binary contains no languages")
    }
    return Dictionary(
      uniqueKeysWithValues: members.map { member in (member.key, Lazy { LanguageTraits(member.value) }) })
  }()

  /// All languages in the file, by their codes.
  static var all: [String: LanguageTraits] { known.mapValues(\.value) }

  /// Returns the traits of a language, the first subtag of a locale.
  static func of(_ language: String) -> LanguageTraits { known[language]?.value ?? unknown }
}

/// Common words of a language that do not form brands, names or technical terms.
struct CommonWords: Sendable {
  let functionWords: Set<String>
  /// Function words, and verbs that are common in user interfaces.
  let all: Set<String>
  /// Lowercase words that a title may contain: The Lord of the Rings.
  let titleWords: Set<String>
  /// Words that stand alone on buttons, in menus and before fields, and are no names.
  let labels: Set<String>
  /// Function words that are no words of any other language.
  let distinctWords: Set<String>

  /// Returns nil for a language of which only the function words are known.
  fileprivate init?(_ node: JSONNode, functionWords: Set<String>) {
    guard let verbs = node["commonVerbs"]?.strings else { return nil }
    self.functionWords = functionWords
    all = functionWords.union(verbs)
    titleWords = Set(node["titleWords"]?.strings ?? [])
    labels = Set(node["labels"]?.strings ?? [])
    distinctWords = Set(node["distinctWords"]?.strings ?? [])
  }
}

/// What a language doubles by mistake or on purpose.
struct DoubledWords: Sendable {
  /// A repetition that is a mistake, apart from exceptions.
  struct Repetition: Sendable {
    /// The doubled text, such as `をを`.
    let text: String
    /// Letters before the text that make it correct, because they form a word with its first half: `가을을`.
    let exceptAfter: String
    /// Whether the text is a doubled ending, which a letter has to precede.
    let isEnding: Bool
    /// Whether hiragana after the text makes it correct: a longer word may begin with the text.
    let notBeforeHiragana: Bool
  }

  /// The words that the language doubles on purpose, in lower case.
  let allowed: Set<String>
  /// The repetitions inside words that are mistakes.
  let repetitions: [Repetition]

  fileprivate init?(_ node: JSONNode) {
    guard let allowed = node["doubledWords"]?.strings else { return nil }
    self.allowed = Set(allowed)
    repetitions = (node["repetitions"]?.array ?? []).map { node in
      Repetition(
        text: node["text"]?.string ?? "", exceptAfter: node["exceptAfter"]?.string ?? "",
        isEnding: node["isEnding"]?.bool ?? false, notBeforeHiragana: node["notBeforeHiragana"]?.bool ?? false)
    }
  }
}

extension JSONNode {
  /// The strings of an array.
  var strings: [String] { (array ?? []).compactMap(\.string) }
}
