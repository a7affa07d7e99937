/// A change as a unified diff, as `patch` takes it.
public struct UnifiedDiff {
  private static let context = 3
  public let text: String

  private enum Line {
    case same(String)
    case removed(String)
    case added(String)
  }

  public init(_ change: Fixer.Change) {
    func lines(_ bytes: [UInt8]) -> [String] {
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let old = lines(change.old)
    let new = lines(change.new)
    let script = Self.script(old, new)
    let changed = script.indices.filter { if case .same = script[$0] { false } else { true } }
    var output = ["--- \(change.path)", "+++ \(change.path)"]
    var hunkStart: Int?
    var hunkEnd = 0
    for index in changed {
      if hunkStart == nil || index > hunkEnd + 2 * Self.context {
        if let start = hunkStart { output += Self.hunk(script, start, hunkEnd) }
        hunkStart = index
      }
      hunkEnd = index
    }
    if let start = hunkStart { output += Self.hunk(script, start, hunkEnd) }
    text = output.joined(separator: "\n")
  }

  private static func script(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var script: [Line] = []
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      if removed.contains(i), i < old.count {
        script.append(.removed(old[i]))
        i += 1
      } else if added.contains(j), j < new.count {
        script.append(.added(new[j]))
        j += 1
      } else {
        script.append(.same(old[i]))
        i += 1
        j += 1
      }
    }
    return script
  }

  private static func hunk(_ script: [Line], _ first: Int, _ last: Int) -> [String] {
    let start = max(0, first - context)
    let end = min(script.count, last + context + 1)
    func count(_ lines: ArraySlice<Line>, old: Bool) -> Int {
      lines.count { line in
        switch line {
        case .same: true
        case .removed: old
        case .added: !old
        }
      }
    }
    let before = script[..<start]
    let body = script[start..<end]
    let header =
      "@@ -\(count(before, old: true) + 1),\(count(body, old: true)) +\(count(before, old: false) + 1),\(count(body, old: false)) @@"
    return [header]
      + body.map { line in
        switch line {
        case .same(let text): " \(text)"
        case .removed(let text): "-\(text)"
        case .added(let text): "+\(text)"
        }
      }
  }
}
