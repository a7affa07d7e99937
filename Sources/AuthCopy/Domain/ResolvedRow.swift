/// The properties of a row that decide how strong its code or phrase is as evidence in a raw error.
struct RowTraits: Sendable {
  /// Whether the code wraps errors, so that the rest of the raw error takes precedence.
  var isWrapper = false
  /// Whether the code is too common a name to count in errors of other providers.
  var isCommonName = false
  /// Whether the row has a phrase that is searched for in the error's text.
  var hasPhrase = false
  /// The number of bytes of the description without which the row does not apply; 0 for a code or a phrase alone.
  var descriptionLength = 0
  /// Whether the code is a phrase.
  var isPhrase = false
  /// Whether the phrase is a single word of letters.
  var isWord = false
  /// Whether the code is the name of a class of exceptions, which can have many causes.
  var isClassName = false
  /// Whether the phrase is the status of an RPC, which its message explains.
  var isStatus = false
  /// Whether it is an error of a language's runtime, which means nothing without a provider or a flow.
  var isOfRuntime = false
  /// Whether it is a fault of what a program stands on, such as its database, which means nothing without a hosted
  /// program or a flow.
  var isOfSetup = false

  init() {}

  fileprivate init(_ row: CodeRow, on surface: CodeSurface, _ rules: ReadingRules) {
    isWrapper = row.isOverloaded
    isCommonName = row.strength == .plain
    hasPhrase = row.phrase != nil
    descriptionLength = row.description?.utf8.count ?? 0
    isPhrase = row.match == .phrase
    isWord = row.match == .phrase && row.code.utf8.allSatisfy(\.isLetter)
    isClassName = rules[.exceptionNames].end(Array(row.code.utf8)[...])
    isStatus = rules[.statusSurfaces].contains { $0.text == surface.id }
    isOfRuntime = rules[.runtimeSurfaces].contains { $0.text == surface.id }
    isOfSetup = rules[.setupSurfaces].contains { $0.text == surface.id }
  }
}

/// What a code or a text means, apart from the circumstances of the caller: the content of a row, or of none.
///
/// It is a class, so that a code table creates one for each code and returns it at the cost of a retain
/// (`Scripts/bench resolve`).
final class ResolvedRow: Sendable {
  struct Content: Sendable {
    var meaning: CodeMeaning
    /// The origin of the error; nil for an error that any provider could have sent.
    var source: LoginError.Source?
    /// The provider, surface and code of the row that determined the meaning; nil without a row.
    var rowSource: LoginError.Source?
    var isKnown = true
    var traits = RowTraits()
    /// All meanings of the code if it is ambiguous without a surface; otherwise empty.
    var meanings: [SurfaceMeaning] = []

    /// The source for responses, which contains an unknown code only if it looks like a code.
    var displayedSource: LoginError.Source? { isKnown ? source : source?.withoutSentence }
  }

  let content: Content
  /// Whether the row declares its own concealment; stored because it is read for every code.
  let hasOwnConcealment: Bool

  init(_ content: Content) {
    self.content = content
    hasOwnConcealment = content.meaning.concealment != ByFlow(nil)
  }
}

extension ResolvedRow.Content {
  /// Creates the content of the rows of one code; the first row determines the meaning.
  ///
  /// `meanings` contains the meanings of all rows if their kinds differ.
  ///
  /// - Parameters:
  ///   - rows: one row for each surface, at least one.
  ///   - code: the part of the value that is the code.
  ///   - surfaces: the surfaces of the rows' table.
  init(
    _ rows: [CodeRow], of provider: Provider, code: String, _ surfaces: [CodeSurface], _ rules: ReadingRules
  ) {
    let kindsDiffer = rows.contains { $0.meaning.kinds != rows[0].meaning.kinds }
    let surface = surfaces[rows[0].surface].id
    self.init(
      meaning: rows[0].meaning, source: LoginError.Source(provider: provider, surface: surface, code: code),
      rowSource: LoginError.Source(provider: provider, surface: surface, code: rows[0].code),
      traits: RowTraits(rows[0], on: surfaces[rows[0].surface], rules),
      meanings: kindsDiffer ? rows.map { SurfaceMeaning(surface: surfaces[$0.surface].id, meaning: $0.meaning) } : [])
  }
}

extension LoginError.Source {
  /// The source, without its code if it looks like a sentence or a personal number.
  fileprivate var withoutSentence: LoginError.Source {
    LoginError.Source(provider: provider, surface: surface, code: code.flatMap { $0.looksLikeCode ? $0 : nil })
  }

  /// The source without its code.
  var withoutCode: LoginError.Source { LoginError.Source(provider: provider, surface: surface, code: nil) }
}
