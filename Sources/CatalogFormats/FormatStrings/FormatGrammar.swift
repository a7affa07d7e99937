internal import MessageFiles

/// The directives that a runtime with percent signs knows, as gettext checks them.
struct FormatGrammar: Sendable {
  /// How a directive names its argument, besides its position.
  enum Names { case none, parentheses, bracesAndAngles, colons, percentSigns }

  /// The characters between the percent sign and the width.
  var flags = " -+#0"
  /// Whether an apostrophe and a character before the width name the padding.
  var hasPadding = false
  /// The modifiers before the letter, such as `l` in `%ld`.
  var sizes = ""
  /// Whether arguments of different sizes have different types.
  var distinguishesSizes = false
  /// Whether `%2$s` names the second argument.
  var hasNumbers = true
  /// Whether a directive without a number follows the last one with a number.
  var continuesNumbers = false
  /// Whether a message may have both `%s` and `%2$s`.
  var mayMix = false
  var names = Names.none
  /// The letters with the type of the argument that they print.
  let types: [UInt8: FormatType]
  /// The characters that print no argument; `%%` prints a percent sign.
  var constants = "%"
  /// Whether any other letter prints an argument of a type of its own.
  var isOpen = false

  init(_ types: KeyValuePairs<String, FormatType>) {
    self.types = types.reduce(into: [:]) { types, pair in
      for letter in pair.key.utf8 { types[letter] = pair.value }
    }
  }

  /// Returns a copy with other properties.
  fileprivate func with(_ change: (inout FormatGrammar) -> Void) -> FormatGrammar {
    var grammar = self
    change(&grammar)
    return grammar
  }
}

/// The type of an argument of a format string.
struct FormatType: Equatable, Sendable {
  let kind: FormatPlaceholder.Kind
  /// What distinguishes types of the same kind, such as the sign of a number.
  var variant = ""

  init(_ kind: FormatPlaceholder.Kind, _ variant: String = "") {
    self.kind = kind
    self.variant = variant
  }
}

extension FormatFlag {
  /// The grammar of a runtime whose placeholders begin with a percent sign and a letter; nil for any other runtime.
  var grammar: FormatGrammar? { Self.grammars[self] }

  private static let floats = "eEfFgGaA"

  private static let cGrammar = FormatGrammar([
    "di": FormatType(.integer), "ouxX": FormatType(.integer, "unsigned"), floats: FormatType(.decimal),
    "c": FormatType(.character), "C": FormatType(.character, "l"), "s": FormatType(.text), "S": FormatType(.text, "l"),
    "p": FormatType(.any, "pointer"), "n": FormatType(.any, "count"), "@": FormatType(.object),
  ]).with {
    $0.flags = " -+#0'I"
    $0.sizes = "hlLqjzZt"
    $0.distinguishesSizes = true
    $0.constants = "%m"
  }

  /// Runtimes that distinguish numbers with and without decimals, characters and texts.
  private static let simple = FormatGrammar([
    "dioxXu": FormatType(.integer), floats: FormatType(.decimal), "c": FormatType(.character), "s": FormatType(.text),
  ])

  private static let signed = FormatGrammar([
    "di": FormatType(.integer), "ouxX": FormatType(.integer, "unsigned"), floats: FormatType(.decimal),
    "c": FormatType(.character), "s": FormatType(.text),
  ])

  private static let compiler = signed.with {
    $0.flags = "q+#"
    $0.sizes = "lwzt"
    $0.distinguishesSizes = true
    $0.constants = "%<>'m}R"
    $0.isOpen = true
  }

  private static let grammars: [FormatFlag: FormatGrammar] = [
    .awk: signed,
    .boost: FormatGrammar([
      "dioxXu": FormatType(.integer), floats: FormatType(.decimal), "cC": FormatType(.character),
      "sS": FormatType(.text), "p": FormatType(.any),
    ]).with {
      $0.sizes = "hlLqjzt"
      $0.names = .percentSigns
    },
    .c: cGrammar, .objectiveC: cGrammar,
    .elisp: FormatGrammar([
      "dioxX": FormatType(.integer), floats: FormatType(.decimal), "c": FormatType(.character), "s": FormatType(.text),
      "S": FormatType(.object),
    ]).with {
      $0.mayMix = true
      $0.continuesNumbers = true
    },
    .gcc: compiler, .gfc: compiler,
    .javaPrintf: FormatGrammar([
      "dxXo": FormatType(.integer), "eEfgGaA": FormatType(.decimal), "cC": FormatType(.character),
      "bBhHsS": FormatType(.text), "tT": FormatType(.date),
    ]).with {
      $0.flags = " -#+0,("
      $0.mayMix = true
      $0.constants = "%n<"
    },
    .javascript: FormatGrammar([
      "dxXob": FormatType(.integer), "fF": FormatType(.decimal), "c": FormatType(.character), "sj": FormatType(.text),
    ]),
    .librep: FormatGrammar([
      "dxXo": FormatType(.integer), "c": FormatType(.character), "s": FormatType(.text), "S": FormatType(.object),
    ]).with {
      $0.mayMix = true
      $0.continuesNumbers = true
    },
    .lua: FormatGrammar([
      "dioxXu": FormatType(.integer), floats: FormatType(.decimal), "c": FormatType(.character),
      "sq": FormatType(.text),
    ]).with { $0.hasNumbers = false },
    .objectPascal: FormatGrammar([
      "dDuUxX": FormatType(.integer), "eEfFgGnNmM": FormatType(.decimal), "sScC": FormatType(.text),
      "pP": FormatType(.any),
    ]).with {
      $0.flags = "-"
      $0.hasNumbers = false
      $0.mayMix = true
      $0.names = .colons
    },
    .perl: signed.with {
      $0.sizes = "hlqLVzt"
      $0.distinguishesSizes = true
      $0.flags = " -+#0v"
      $0.mayMix = true
    },
    .php: FormatGrammar([
      "bdouxX": FormatType(.integer), "eEfFgG": FormatType(.decimal), "c": FormatType(.character),
      "s": FormatType(.text),
    ]).with {
      $0.hasPadding = true
      $0.sizes = "l"
      $0.mayMix = true
    },
    .python: FormatGrammar([
      "dioxXu": FormatType(.integer), "eEfFgG": FormatType(.decimal), "c": FormatType(.character),
      "sra": FormatType(.text),
    ]).with {
      $0.sizes = "hlL"
      $0.hasNumbers = false
      $0.names = .parentheses
    },
    .ruby: FormatGrammar([
      "diouxXbB": FormatType(.integer), floats: FormatType(.decimal), "c": FormatType(.character),
      "sp": FormatType(.text),
    ]).with { $0.names = .bracesAndAngles },
    .tcl: signed.with { $0.sizes = "hl" },
  ]
}
