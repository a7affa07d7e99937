internal import Foundation

/// A provider's raw error as a backend received it: a JSON body, a form, or the query of a redirect.
struct RawPayload {
  let carrier: PayloadShape.Carrier
  private let root: JSONNode

  init(_ bytes: [UInt8]) throws(PayloadError) {
    let text = bytes[...].trimmingBlanks
    do {
      root = try JSONParser.parse(bytes)
      carrier = .json
    } catch {
      guard let first = text.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "["),
        first != UInt8(ascii: "\""), String(validating: text, as: UTF8.self) != nil,
        let query = Self.query(text)
      else { throw PayloadError(syntaxError: error) }
      root = query
      carrier = .query
    }
  }

  /// The maximum number of items, which no provider exceeds, to limit the cost of an attacker's form.
  private static let maximumItems = 1_000

  /// Reads a form or a query, which may follow `?` or `#` at the end of a redirect's URL.
  ///
  /// It works on bytes, because `=` followed by a combining mark is a single `Character` but still a separator.
  private static func query(_ text: ArraySlice<UInt8>) -> JSONNode? {
    let start = text.lastIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }.map { $0 + 1 }
    let items = text[(start ?? text.startIndex)...].split(separator: UInt8(ascii: "&"), maxSplits: maximumItems)
      .prefix(maximumItems)
    guard items.contains(where: { $0.contains(UInt8(ascii: "=")) }) else { return nil }
    let members = items.map { item in
      let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? formDecoded(parts[1]) : ""
      return JSONMember(
        key: formDecoded(parts[0]), keyRange: 0..<0,
        value: JSONNode(content: .string(value), range: 0..<0))
    }
    return JSONNode(content: .object(members), range: 0..<0)
  }

  /// Source: WHATWG URL, application/x-www-form-urlencoded parsing.
  private static func formDecoded(_ text: ArraySlice<UInt8>) -> String {
    let spaced = String(decoding: text, as: UTF8.self).replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }

  /// The chain of an `NSError` in the form `{"domain", "code", "userInfo"?}`.
  var errorChain: ErrorChain? { ErrorChain(root) }

  /// The values at a path in the order of the text; there may be several if the path contains a list.
  func values(at path: [String]) -> [String] {
    var nodes = [root]
    for key in path {
      nodes = nodes.flatMap { node in
        key == "[]" ? node.array ?? [] : [node[key]].compactMap(\.self)
      }
    }
    return nodes.compactMap(\.scalarText).filter { !$0.isEmpty }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at both ends.
  fileprivate var trimmingBlanks: ArraySlice<UInt8> {
    var text = self
    while let first = text.first, first.isBlank { text.removeFirst() }
    while let last = text.last, last.isBlank { text.removeLast() }
    return text
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
