internal import Foundation

/// A provider's raw error as a backend received it: a JSON body, a form, or the query of a redirect.
struct RawPayload {
  let carrier: PayloadShape.Carrier
  private let root: JSONNode

  init(_ bytes: [UInt8]) throws(PayloadError) {
    let text = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    do {
      root = try JSONParser.parse(bytes)
      carrier = .json
    } catch {
      guard let first = text.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "["),
        first != UInt8(ascii: "\""), let string = String(validating: text, as: UTF8.self),
        let query = Self.query(string)
      else { throw PayloadError(reason: error.message, offset: error.offset) }
      root = query
      carrier = .query
    }
  }

  /// Reads a form or a query, also behind `?` or `#` at the end of a redirect's address.
  ///
  /// Scalar by scalar: a mark or a skin tone behind `=` makes one character with it, yet separates nothing less.
  private static func query(_ text: String) -> JSONNode? {
    let scalars = text.trimmingCharacters(in: .whitespacesAndNewlines).unicodeScalars
    let start = scalars.lastIndex { $0 == "?" || $0 == "#" }.map(scalars.index(after:))
    let items = scalars[(start ?? scalars.startIndex)...].split(separator: "&")
    guard items.contains(where: { $0.contains("=") }) else { return nil }
    let members = items.map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? formDecoded(Substring(parts[1])) : ""
      return JSONMember(
        key: formDecoded(Substring(parts[0])), keyRange: 0..<0,
        value: JSONNode(content: .string(value), range: 0..<0))
    }
    return JSONNode(content: .object(members), range: 0..<0)
  }

  /// Source: WHATWG URL, application/x-www-form-urlencoded parsing.
  private static func formDecoded(_ text: Substring) -> String {
    let spaced = String(text.replacing("+", with: " "))
    return spaced.removingPercentEncoding ?? spaced
  }

  /// An `NSError` as `{"domain", "code", "userInfo"?}`.
  var appleError: AppleError? { AppleError(root) }

  /// The values at a path, in the order of the text: several when it goes through a list.
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

/// What an `NSError` says of itself, and of the error below it.
struct AppleError {
  let domain: String
  let code: String
  private let underlyingNode: JSONNode?

  fileprivate init?(_ node: JSONNode) {
    guard let domain = node["domain"]?.string, let code = node["code"]?.scalarText, Int(code) != nil
    else { return nil }
    self.domain = domain
    self.code = code
    underlyingNode = node["userInfo"]?["NSUnderlyingError"]
  }

  var underlying: AppleError? { underlyingNode.flatMap(AppleError.init) }
}

/// A raw error that is neither JSON nor a form nor a query.
public struct PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it is no JSON.
  public let reason: String
  /// In UTF-8 bytes from its start.
  public let offset: Int

  public var description: String {
    "neither JSON (\(reason), at byte \(offset)) nor a form or a query"
  }
}
