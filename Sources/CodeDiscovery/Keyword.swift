/// The meaning of a word in programming languages, or as the name of an error's member.
enum Keyword {
  case action, function
  /// A case of an enumeration or of a switch.
  case branch
  /// Declares a type, a constant or a list.
  case declaration
  /// Imports other files.
  case importing
  case modifier
  /// A member that contains codes.
  case codeMember

  private static let words = Dictionary(
    uniqueKeysWithValues: [
      (
        Self.declaration,
        """
        enum class interface object struct type const let var val static final sealed extension union record module \
        namespace typedef NS_ENUM NS_ERROR_ENUM NS_CLOSED_ENUM
        """
      ),
      (.action, "if else for while switch return throw throws catch try await new guard raise"),
      (.branch, "case"),
      (.function, "func function fun fn def"),
      (.importing, "import package require include using from"),
      (.modifier, "public private internal fileprivate open protected export"),
      (
        .codeMember,
        """
        code error errorcode errorcodes errortype errorname errorid errorreason errorsubcode err errcode errno reason \
        exception exceptiontype faultcode messageid msgid resultcode errorkey failurereason __type
        """
      ),
    ].flatMap { keyword, words in words.split(separator: " ").map { (String($0), keyword) } })

  init?(_ word: String) {
    guard let keyword = Self.words[word] else { return nil }
    self = keyword
  }

  /// Classifies a member of an error, ignoring case and separators in its name; nil if the name is not known.
  init?(member name: String) {
    self.init(name == "__type" ? name : KnownCodes.folded(name))
    if self != .codeMember { return nil }
  }

  private static let errors = ["error", "exception", "failure", "errcode"].map { Array($0.utf8) }

  /// Returns whether a name refers to errors.
  static func isAboutErrors(_ name: String) -> Bool {
    let name = name.utf8.prefix(100).map { $0 | 0x20 }
    return name.elementsEqual("err".utf8)
      || errors.contains { word in name.indices.contains { name[$0...].starts(with: word) } }
  }
}
