/// What the names of a line say about it.
struct LineWords {
  /// Whether a name is one of errors.
  private(set) var nameErrors = false
  /// Whether the line brings in other files.
  private(set) var areImport = false
  /// Whether the line declares a function, whose name is no code.
  private(set) var declareFunction = false
  private var declares = false
  private var acts = false
  private var count = 0

  /// Whether the line declares a type, a constant or a list, and no function.
  var areDeclaration: Bool { declares && !acts && !declareFunction }

  private static let declarations: Set<String> = [
    "enum", "class", "interface", "object", "struct", "type", "const", "let", "var", "val", "static", "final", "sealed",
    "extension", "union", "record", "module", "namespace", "typedef", "NS_ENUM", "NS_ERROR_ENUM", "NS_CLOSED_ENUM",
  ]
  private static let actions: Set<String> = [
    "if", "else", "for", "while", "switch", "return", "throw", "throws", "catch",
    "case", "try", "await", "new", "guard", "raise",
  ]
  private static let functions: Set<String> = ["func", "function", "fun", "fn", "def"]
  private static let imports: Set<String> = ["import", "package", "require", "include", "using", "from"]
  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "protected", "export",
  ]
  /// All start with an e or an f.
  private static let errors = ["error", "exception", "fault", "failure", "errcode", "err"].map { Array($0.utf8) }

  mutating func add(_ name: ArraySlice<UInt8>) {
    count += 1
    let text = String(decoding: name.prefix(40), as: UTF8.self)
    if Self.declarations.contains(text) { declares = true }
    if Self.actions.contains(text) { acts = true }
    if Self.functions.contains(text) { declareFunction = true }
    if count == 1, Self.imports.contains(text) { areImport = true }
    if !nameErrors { nameErrors = Self.namesErrors(name) }
  }

  /// Whether statements of programming languages start with the word.
  static func starts(_ word: ArraySlice<UInt8>) -> Bool {
    guard (2...14).contains(word.count) else { return false }
    let word = String(decoding: word, as: UTF8.self)
    return [declarations, actions, functions, imports, modifiers].contains { $0.contains(word) }
  }

  private static func namesErrors(_ name: ArraySlice<UInt8>) -> Bool {
    let lower = name.prefix(100).map { $0.isUpper ? $0 | 0x20 : $0 }
    let starts = lower.indices.filter { lower[$0] == UInt8(ascii: "e") || lower[$0] == UInt8(ascii: "f") }
    return errors.contains { word in
      word.count > 3 ? starts.contains { lower[$0...].starts(with: word) } : lower == word
    }
  }
}
