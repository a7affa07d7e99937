internal import MessageFiles

/// The syntax that an ICU message expects at the cursor, from the text before it.
struct MessageCursor {
  enum Expectation: Equatable {
    /// Text; `followsArgument` if only the start of a particle may be between an argument and the cursor.
    case text(followsArgument: Bool)
    /// The name of an argument.
    case name
    /// The type of an argument.
    case type
    /// A selector of a plural or select, with its existing selectors.
    case selector(argument: String, type: String, existing: [String])
  }

  private(set) var expectation = Expectation.text(followsArgument: false)
  /// The part of the expected syntax that is already before the cursor.
  private(set) var prefix = ""

  /// An argument that is not closed yet, or a branch of one.
  private struct Frame {
    /// The parts between commas: the name, the type, and the style or the selector that is being typed.
    var parts: [String] = [""]
    /// The selectors whose branches have started.
    var existing: [String] = []
    /// The last selector that is complete, because white space follows it.
    var selector = ""
    /// Whether the cursor is in the text of a branch.
    var isInBranch = false
  }

  /// - Parameter text: the message up to the cursor.
  init(_ text: String) {
    var frames: [Frame] = []
    var followsArgument = false
    var isQuoted = false
    var particle = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isInText = frames.last?.isInBranch ?? true
      if isInText {
        // An apostrophe starts a quotation only before a brace.
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        if character == "'" { isQuoted = !isQuoted && "{}".contains(next) }
        if isQuoted || !"{}".contains(character) {
          // The text after an argument may be the start of a particle, which is short.
          particle =
            followsArgument && particle.count < 4 && !character.isWhitespace ? particle + String(character) : ""
          if particle.isEmpty { followsArgument = false }
          continue
        }
        particle = ""
        followsArgument = false
        if character == "{" {
          frames.append(Frame())
        } else if !frames.isEmpty {
          // The branch ends, and another selector may follow.
          frames[frames.count - 1].isInBranch = false
          frames[frames.count - 1].parts[frames[frames.count - 1].parts.count - 1] = ""
        }
        continue
      }
      var frame = frames.removeLast()
      let expectsSelector = frame.parts.count > 2 && Self.branchingTypes.contains(frame.parts[1])
      switch character {
      case "}":
        followsArgument = true
        particle = ""
        continue
      case "{" where expectsSelector:
        frame.existing.append(frame.parts[2].isEmpty ? frame.selector : frame.parts[2])
        frame.isInBranch = true
      case "," where frame.parts.count < 3: frame.parts.append("")
      case _ where character.isWhitespace:
        if expectsSelector, !frame.parts[2].isEmpty {
          frame.selector = frame.parts[2]
          frame.parts[2] = ""
        }
      default: frame.parts[frame.parts.count - 1].append(character)
      }
      frames.append(frame)
    }
    guard let frame = frames.last, !frame.isInBranch else {
      expectation = .text(followsArgument: followsArgument && !isQuoted)
      prefix = followsArgument ? particle : ""
      return
    }
    prefix = frame.parts[frame.parts.count - 1]
    switch frame.parts.count {
    case 1: expectation = .name
    case 2: expectation = .type
    case _ where Self.branchingTypes.contains(frame.parts[1]):
      expectation = .selector(argument: frame.parts[0], type: frame.parts[1], existing: frame.existing)
    default: expectation = .text(followsArgument: false)
    }
  }

  private static let branchingTypes: Set<String> = ["plural", "select", "selectordinal"]
}
