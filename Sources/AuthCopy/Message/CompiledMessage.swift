/// A message bound to the formatters of its locale, ready to be walked.
///
/// What a walk takes up again and again, the steps, holds no references: counting them costs more than the work, and
/// threads that format the same message would wait for each other's counts.
final class CompiledMessage: Sendable {
  /// What to write, a message or a branch of one: words that take no argument, or a range of the steps.
  enum Block: Sendable {
    case constant(String)
    case steps(Range<Int>)
  }

  /// The integers are indices into the arrays beside, the ranges into `text`.
  enum Step: Sendable {
    case literal(Range<Int>)
    case argument(Int)
    case formatted(argument: Int, formatter: Int, takesDate: Bool)
    case plural(Int)
    case select(Int)
    case choice(Int)
    case pound
    case particle(Int)
  }

  /// A branch of a select or a plural.
  struct Branch: Sendable {
    let keyword: String
    /// Of a branch `=N`.
    let number: Double
    let block: Block

    init(_ keyword: String, number: Double = .nan, _ block: Block) {
      self.keyword = keyword
      self.number = number
      self.block = block
    }
  }

  /// The message as it was written.
  let pattern: String
  let context: FormattingContext
  let root: Block
  let steps: [Step]
  /// All literals, one after the other, in UTF-8.
  let text: [UInt8]
  /// The names of the arguments.
  let arguments: [String]
  let formatters: [ValueFormatter]
  let branches: [Branch]
  let plurals: [CompiledPlural]
  let selects: [CompiledSelect]
  let choices: [CompiledChoice]
  let particles: [CompiledParticle]

  init(_ parts: consuming MessageCompiler, pattern: String, root: Block) {
    self.pattern = pattern
    self.root = root
    context = parts.context
    steps = parts.steps
    text = parts.text
    arguments = parts.arguments
    formatters = parts.formatters
    branches = parts.branches
    plurals = parts.plurals
    selects = parts.selects
    choices = parts.choices
    particles = parts.particles
  }
}

/// A Korean particle after an argument, with what stands between the two: ranges of the message's text.
struct CompiledParticle: Sendable {
  let between: Range<Int>
  let tolerant: Range<Int>
  let afterVowel: Range<Int>
  let afterRieul: Range<Int>
  let afterConsonant: Range<Int>

  func text(after sound: FinalSound?) -> Range<Int> {
    switch sound {
    case .vowel: afterVowel
    case .rieul: afterRieul
    case .consonant: afterConsonant
    case nil: tolerant
    }
  }
}

/// Integers are indices into the arrays of the message.
struct CompiledPlural: Sendable {
  let argument: Int
  let offset: Double
  let isOrdinal: Bool
  /// The branches `=N`.
  let exact: Range<Int>
  /// The first of six branches, one for each category in the order of `PluralCategory.allCases`; nil where the
  /// category does not count.
  let categories: Int?
  let other: Int
  /// ICU picks the category of the number as the first `{argument}` or `#` of the branch `other` prints it; nil is the
  /// locale's default.
  let selectionFormatter: Int?
}

struct CompiledSelect: Sendable {
  let argument: Int
  /// The branch `other` is the last.
  let branches: Range<Int>
}

/// Rare enough to be a reference.
final class CompiledChoice: Sendable {
  let argument: Int
  private let branches: [(limit: Double, isExclusive: Bool, block: CompiledMessage.Block)]

  init(argument: Int, branches: [(limit: Double, isExclusive: Bool, block: CompiledMessage.Block)]) {
    self.argument = argument
    self.branches = branches
  }

  func block(of number: Double) -> CompiledMessage.Block? {
    // The first limit bounds nothing: ICU takes the first branch for every number below the second limit.
    let chosen = branches.dropFirst().prefix { branch in
      branch.isExclusive ? number > branch.limit : number >= branch.limit
    }
    return (chosen.last ?? branches.first)?.block
  }
}
