/// A message bound to the formatters of its locale, ready for formatting.
///
/// The steps, which are read most often, contain no references: reference counting would cost more than the formatting,
/// and would cause contention between threads that format the same message.
final class CompiledMessage: Sendable {
  /// The content of a message or branch: text without arguments, or a range of the steps.
  enum Block: Sendable {
    case constant(String)
    case steps(Range<Int>)
  }

  /// A step of formatting; integers are indices into the message's arrays, and ranges refer to `text`.
  enum Step: Sendable {
    case literal(Range<Int>)
    case argument(Int)
    case formatted(argument: Int, formatter: Int, formatsDate: Bool)
    case plural(Int)
    case select(Int)
    case choice(Int)
    case pound
    case particle(Int)
  }

  /// A branch of a select or a plural.
  struct Branch: Sendable {
    let keyword: String
    /// The number of a branch `=N`.
    let number: Double
    let block: Block

    init(_ keyword: String, number: Double = .nan, _ block: Block) {
      self.keyword = keyword
      self.number = number
      self.block = block
    }
  }

  /// The message as written.
  let pattern: String
  let context: FormattingContext
  let root: Block
  let steps: [Step]
  /// All literals, concatenated as UTF-8.
  let text: [UInt8]
  /// The names of the arguments.
  let arguments: [String]
  let formatters: [any ValueFormatter]
  let branches: [Branch]
  let plurals: [CompiledPlural]
  let selects: [CompiledSelect]
  let choices: [CompiledChoice]
  let particles: [CompiledParticle]
  /// Whether arguments of the other direction are isolated.
  let isolatesArguments: Bool

  init(_ compiler: MessageCompiler, pattern: String, root: Block) {
    self.pattern = pattern
    self.root = root
    context = compiler.context
    steps = compiler.steps
    text = compiler.text
    arguments = compiler.arguments
    formatters = compiler.formatters
    branches = compiler.branches
    plurals = compiler.plurals
    selects = compiler.selects
    choices = compiler.choices
    particles = compiler.particles
    isolatesArguments = compiler.context.direction == .rightToLeft
  }
}

/// A Korean particle after an argument, with the text between the two, as ranges of the message's text.
struct CompiledParticle: Sendable {
  let between: Range<Int>
  /// Whether the argument is in brackets after a word, so that the word determines the form: `{name}({email})이(가)`.
  let followsBracketedArgument: Bool
  /// The notation with both forms, such as `이(가)`, which is printed if the sound before it is unknown.
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

/// A plural; integers are indices into the message's arrays.
struct CompiledPlural: Sendable {
  let argument: Int
  let offset: Double
  let isOrdinal: Bool
  /// The branches `=N`.
  let exactBranches: Range<Int>
  /// The first of six branches, one for each category in the order of `PluralCategory.allCases`; nil if `other` is the
  /// only category.
  let firstCategoryBranch: Int?
  let otherBranch: Int
  /// The formatter whose output determines the category; nil means the locale's default formatter.
  ///
  /// As in ICU, it is the formatter of the first `{argument}` or `#` in the branch `other`.
  let selectionFormatter: Int?
}

/// A select; integers are indices into the message's arrays.
struct CompiledSelect: Sendable {
  let argument: Int
  /// The branches, of which `other` is the last.
  let branches: Range<Int>
}

/// A choice, which is a class because it is rare and need not be fast.
final class CompiledChoice: Sendable {
  let argument: Int
  let branches: [(limit: Double, isExclusive: Bool, block: CompiledMessage.Block)]

  init(argument: Int, branches: [(limit: Double, isExclusive: Bool, block: CompiledMessage.Block)]) {
    self.argument = argument
    self.branches = branches
  }

  func block(for number: Double) -> CompiledMessage.Block? {
    // ICU ignores the first limit and uses the first branch for every number below the second limit.
    let chosen = branches.dropFirst().prefix { branch in
      branch.isExclusive ? number > branch.limit : number >= branch.limit
    }
    return (chosen.last ?? branches.first)?.block
  }
}
