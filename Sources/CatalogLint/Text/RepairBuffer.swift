/// A message under repair: its scalars, each with its place in the original message.
struct RepairBuffer {
  var scalars: [Unicode.Scalar] {
    didSet {
      // Appended scalars are placed at the end of the message.
      while origins.count < scalars.count { origins.append(length..<length) }
      depths = Self.depths(of: scalars)
    }
  }
  /// The range of each scalar in UTF-8 bytes of the original message.
  private var origins: [Range<Int>]
  /// The number of braces that are open before each scalar, and at the end.
  private var depths: [Int]
  /// The length of the original message in UTF-8 bytes.
  private let length: Int

  init(_ text: String) {
    length = text.utf8.count
    var offset = 0
    var origins: [Range<Int>] = []
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      origins.append(offset..<offset + width)
      offset += width
    }
    self.origins = origins
    scalars = Array(text.unicodeScalars)
    depths = Self.depths(of: scalars)
  }

  private static func depths(of scalars: [Unicode.Scalar]) -> [Int] {
    var depths = [0]
    depths.reserveCapacity(scalars.count + 1)
    for scalar in scalars { depths.append(depths[depths.count - 1] + (scalar == "{" ? 1 : scalar == "}" ? -1 : 0)) }
    return depths
  }

  var string: String { String(String.UnicodeScalarView(scalars)) }

  /// Returns the range of scalars in UTF-8 bytes of the original message.
  func spot(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.upperBound <= origins.count else { return length..<length }
    let start = origins[range.lowerBound].lowerBound
    return start..<max(start, origins[range.upperBound - 1].upperBound)
  }

  mutating func replace(_ range: Range<Int>, with replacement: [Unicode.Scalar]) {
    let spot = spot(range)
    origins.replaceSubrange(range, with: Array(repeating: spot, count: replacement.count))
    scalars.replaceSubrange(range, with: replacement)
  }

  /// Returns the number of braces that are open before an index.
  func depth(at index: Int) -> Int { depths[index] }

  /// The index of the first brace that is never closed.
  var firstUnclosedBrace: Int? {
    var open: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      if scalar == "{" { open.append(index) } else if scalar == "}" { _ = open.popLast() }
    }
    return open.first
  }

  /// Returns whether an index is in the head of an argument: inside its braces, before its branches.
  func isInArgumentHead(at index: Int) -> Bool {
    guard let open = scalars[..<index].lastIndex(where: { $0 == "{" || $0 == "}" || $0 == "｛" || $0 == "｝" }),
      scalars[open] == "{" || scalars[open] == "｛"
    else {
      // After a branch, the index may be between the branches of a plural or select.
      return depth(at: index) % 2 == 1 && depth(at: index) > 0
    }
    let mayBeHead = scalars[open + 1..<index].allSatisfy {
      $0.properties.isAlphabetic || $0.properties.isWhitespace || $0.value < 0x80 || $0 == "，" || $0 == "、"
    }
    return mayBeHead && !isBranch(at: open)
  }

  /// Returns whether a brace opens a branch of a plural or select rather than an argument.
  ///
  /// Arguments and branches alternate: text is at an even depth, and an argument with its selectors at an odd depth.
  func isBranch(at index: Int) -> Bool { depth(at: index) % 2 == 1 }

  /// Returns the text between a brace and the next comma or closing brace; nil if an opening brace comes first.
  ///
  /// In a correct message, this is the name of an argument.
  func nameText(after index: Int) -> ArraySlice<Unicode.Scalar>? {
    let rest = scalars[(index + 1)...]
    guard let end = rest.firstIndex(where: { $0 == "," || $0 == "}" || $0 == "{" }), scalars[end] != "{" else {
      return nil
    }
    return scalars[index + 1..<end]
  }

  /// Returns whether a comma follows an argument's name rather than its type.
  func isFirstComma(at index: Int) -> Bool {
    guard let open = scalars[..<index].lastIndex(where: { $0 == "{" || $0 == "}" }), scalars[open] == "{" else {
      return false
    }
    return !scalars[open..<index].contains(",")
  }

  /// Returns whether no branch is called `other` and this is the only branch with a non-ASCII keyword.
  func isOnlyForeignBranch(_ keyword: String) -> Bool {
    guard firstIndex(of: "other") == nil, !keyword.allSatisfy(\.isASCII) else { return false }
    let foreign = scalars.indices.filter { index in
      scalars[index] == "{" && isBranch(at: index)
        && word(before: index).map { !$0.text.allSatisfy(\.isASCII) } ?? false
    }
    return foreign.count == 1
  }

  /// A branch written without braces: `other text` instead of `other {text}`.
  var branchWithoutBraces: (text: String, range: Range<Int>)? {
    for keyword in ["other", "one", "few", "many", "two", "zero"] {
      guard let start = firstIndex(of: keyword), depth(at: start) % 2 == 1 else { continue }
      let end = start + keyword.unicodeScalars.count
      // A letter right after the keyword belongs to a longer word, such as `others`.
      let next = scalars[end...].first { !$0.properties.isWhitespace }
      if let next, next != "{", next != "}", !next.properties.isAlphabetic || scalars[end].properties.isWhitespace {
        return (keyword, start..<end)
      }
    }
    return nil
  }

  func previousVisible(before index: Int) -> Unicode.Scalar? {
    scalars[..<index].last { !$0.properties.isWhitespace }
  }

  /// Returns the word after a comma, and its range.
  func word(after index: Int) -> (text: String, range: Range<Int>)? {
    guard let start = scalars[(index + 1)...].firstIndex(where: { !$0.properties.isWhitespace }) else { return nil }
    let end = scalars[start...].firstIndex { !$0.properties.isAlphabetic } ?? scalars.count
    return start < end ? (String(String.UnicodeScalarView(scalars[start..<end])), start..<end) : nil
  }

  /// Returns the word before a brace, and its range.
  func word(before index: Int) -> (text: String, range: Range<Int>)? {
    guard let last = scalars[..<index].lastIndex(where: { !$0.properties.isWhitespace }) else { return nil }
    let start = (scalars[...last].lastIndex { !$0.properties.isAlphabetic } ?? -1) + 1
    return start <= last ? (String(String.UnicodeScalarView(scalars[start...last])), start..<last + 1) : nil
  }

  func firstIndex(of text: String) -> Int? {
    let wanted = Array(text.unicodeScalars)
    guard scalars.count >= wanted.count else { return nil }
    return (0...scalars.count - wanted.count).first { scalars[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }

  /// Whether there is a plural or select without a branch `other`.
  var branchesLackOther: Bool {
    (firstIndex(of: "plural") ?? firstIndex(of: "select")) != nil && firstIndex(of: "other") == nil
  }
}
