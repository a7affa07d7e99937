/// A change as a unified diff, in the form that `git apply` and `patch -p1` accept.
public struct UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3
  /// The diff, including the final newline; the file's bytes are kept in any encoding.
  public let bytes: [UInt8]

  /// The diff as text, for display.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  fileprivate enum Line {
    case same(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)
  }

  /// - Parameter change: the file before and after.
  public init(_ change: Fixer.Change) {
    let script = Self.script(Self.lines(change.old), Self.lines(change.new))
    let changed = script.indices.filter { if case .same = script[$0] { false } else { true } }
    let path = Self.normalized(change.path)
    // A name with spaces needs a tab after it; otherwise the part after a space is read as a timestamp.
    let terminator = path.contains(" ") ? "\t" : ""
    var output = Array("--- a/\(path)\(terminator)\n+++ b/\(path)\(terminator)\n".utf8)
    // The numbers of lines before the hunk in both files.
    var offsets = (old: 0, new: 0)
    var position = 0
    for hunk in Self.hunks(changed, of: script.count) {
      offsets = Self.advance(offsets, by: script[position..<hunk.lowerBound])
      output += Self.bytes(of: script[hunk], offsets)
      offsets = Self.advance(offsets, by: script[hunk])
      position = hunk.upperBound
    }
    bytes = output
  }

  /// Returns the path without the components `.` and `..`, which Git rejects and `lint .` produces.
  private static func normalized(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    return components.joined(separator: "/")
  }

  /// Adds the numbers of old and new lines among `lines` to the offsets.
  private static func advance(
    _ offsets: (old: Int, new: Int), by lines: ArraySlice<Line>
  ) -> (old: Int, new: Int) {
    (
      offsets.old + lines.reduce(0) { $0 + $1.oldLineCount }, offsets.new + lines.reduce(0) { $0 + $1.newLineCount }
    )
  }

  /// Splits a file into lines with their line ends; the last line may have none.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// Returns the edit script: all lines of both files, each marked as removed, added or the same.
  private static func script(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    // Most fixes change text inside lines, so that old and new lines correspond by position. A removed line and a line
    // that is added elsewhere shift the lines between them.
    if old.count == new.count, !areShifted(old, new) {
      return zip(old, new).flatMap { old, new in old == new ? [Line.same(old)] : [.removed(old), .added(new)] }
    }
    var script: [Line] = []
    var start = (old: 0, new: 0)
    for end in anchors(old, new) + [(old.count, new.count)] {
      script += difference(Array(old[start.old..<end.old]), Array(new[start.new..<end.new]))
      if end.old < old.count { script.append(.same(old[end.old])) }
      start = (end.old + 1, end.new + 1)
    }
    return script
  }

  /// Returns whether most differing lines occur in the new file a few lines further up or down.
  private static func areShifted(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Bool {
    var different = 0
    var shifted = 0
    for index in old.indices where old[index] != new[index] {
      different += 1
      if (max(0, index - 3)...min(new.count - 1, index + 3)).contains(where: { old[index] == new[$0] }) { shifted += 1 }
    }
    return different > 3 && shifted * 2 > different
  }

  /// Returns the indices of the lines that occur once in each file and in the same order, such as lines with keys.
  ///
  /// Only the lines between two anchors are compared, in time proportional to lines times changes.
  private static func anchors(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [(old: Int, new: Int)] {
    /// Returns the index of each line; nil for a line that occurs more than once.
    func places(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int?] {
      Dictionary(lines.enumerated().map { ($1, $0) }) { _, _ in nil }
    }
    let (oldPlaces, newPlaces) = (places(old), places(new))
    var anchors: [(old: Int, new: Int)] = []
    for (index, line) in old.enumerated() where oldPlaces[line] == .some(index) {
      guard case let place?? = newPlaces[line], place > anchors.last?.new ?? -1 else { continue }
      anchors.append((index, place))
    }
    return anchors
  }

  /// Returns the edit script of the lines between two anchors.
  private static func difference(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    let difference = new.difference(from: old)
    let inserted = Set(difference.insertions.map(\.offset))
    var script: [Line] = []
    var next = 0
    func addInserted() {
      while inserted.contains(next) {
        script.append(.added(new[next]))
        next += 1
      }
    }
    let removed = Set(difference.removals.map(\.offset))
    for (index, line) in old.enumerated() {
      addInserted()
      script.append(removed.contains(index) ? .removed(line) : .same(line))
      if !removed.contains(index) { next += 1 }
    }
    addInserted()
    return script
  }

  /// Returns the ranges of the script that contain changes with their context; adjacent ranges are merged.
  private static func hunks(_ changed: [Int], of count: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func bytes(of lines: ArraySlice<Line>, _ offsets: (old: Int, new: Int)) -> [UInt8] {
    func range(_ before: Int, _ count: Int) -> String {
      // An empty range is identified by the line before it.
      "\(count == 0 ? before : before + 1),\(count)"
    }
    let old = lines.reduce(0) { $0 + $1.oldLineCount }
    let new = lines.reduce(0) { $0 + $1.newLineCount }
    var bytes = Array("@@ -\(range(offsets.old, old)) +\(range(offsets.new, new)) @@\n".utf8)
    // Within consecutive changed lines, all removals precede all additions.
    var added: [UInt8] = []
    for line in lines {
      switch line {
      case .same(let content):
        bytes += added
        bytes += Self.line(" ", content)
        added = []
      case .removed(let content): bytes += Self.line("-", content)
      case .added(let content): added += Self.line("+", content)
      }
    }
    return bytes + added
  }

  /// Returns a line of the diff, with a note when the line end is missing.
  private static func line(_ mark: String, _ content: ArraySlice<UInt8>) -> [UInt8] {
    let hasLineEnd = content.last == UInt8(ascii: "\n")
    return Array(mark.utf8) + content + (hasLineEnd ? [] : Array("\n\\ No newline at end of file\n".utf8))
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension UnifiedDiff.Line {
  /// 1 if the line is in the old file, else 0.
  fileprivate var oldLineCount: Int {
    if case .added = self { 0 } else { 1 }
  }

  /// 1 if the line is in the new file, else 0.
  fileprivate var newLineCount: Int {
    if case .removed = self { 0 } else { 1 }
  }
}
