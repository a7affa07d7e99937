// Replacements of types that an exported package does not need.

/// The errors that a ``ShapeReader`` finds: none, because an exported catalog is known to be valid.
struct ShapeReports: Sendable {
  struct Parameters: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, ArgumentValue)...) {}
  }

  static var areExpected: Bool { false }

  init(_ file: SourceFile) {}

  @inline(__always) func add(_ variant: String, _ parameters: @autoclosure () -> Parameters, at offset: Int) {}
}

/// The status of a file: none, because an exported package reads no files.
struct FileStatus: Sendable {}

/// The members of the JSON object of an error that are written in advance: none, because only a service writes them.
enum CopyJSON {
  struct KindMembers {
    init(_ definition: KindDefinition, title: String?, action: Copy.Action?, fallbacks: [String]) {}

    func textMembers(_ texts: LocaleCopy.Texts) -> [UInt8] { [] }
  }

  static func presentation(_ presentation: KindDefinition.Presentation) -> [UInt8] { [] }
  static func source(_ source: LoginError.Source) -> [UInt8] { [] }
  static func catalog(_ version: String) -> [UInt8] { [] }
  static func locale(_ locale: LocaleTag) -> [UInt8] { [] }
}
