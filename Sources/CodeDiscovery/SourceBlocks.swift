/// The blocks of a file by indentation, which nearly all source code and pretty JSON has.
struct SourceBlocks {
  private var open: [(indentation: Int, block: Block)] = []

  struct Block: Hashable {
    /// The number of the line that opens the block; 0 at the top of a file.
    let line: Int
    /// The line that opens the block around it.
    let parent: Int
    /// Whether that line declares a type or a list of errors.
    let declaresErrors: Bool
  }

  static let nowhere = Block(line: 0, parent: 0, declaresErrors: false)

  /// The block of what was entered last.
  private(set) var current: Block
  private let top: Block

  /// - Parameter declaresErrors: whether the whole file does, as its name says.
  init(declaresErrors: Bool) {
    top = Block(line: 0, parent: 0, declaresErrors: declaresErrors)
    current = top
  }

  /// The block of a line, which then opens its own.
  mutating func enter(_ line: Int, indentation: Int, declaresErrors: Bool) -> Block {
    while let last = open.last, last.indentation >= indentation { open.removeLast() }
    current = open.last?.block ?? top
    open.append((indentation, Block(line: line, parent: current.line, declaresErrors: declaresErrors)))
    return current
  }
}
