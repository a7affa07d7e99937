internal import AuthCopy
internal import Foundation

/// An HTTP request to the workbench.
package struct WorkbenchRequest: Sendable {
  package let method: String
  package let path: String
  package let body: [UInt8]
  /// The header fields by lowercase name; the values of repeated fields are joined.
  private let fields: [String: String]
  private let items: [(name: String, value: String)]

  /// - Parameter target: the path and the query.
  package init(
    _ method: String, _ target: String, fields: [(name: String, value: String)] = [], body: [UInt8] = []
  ) {
    self.method = method
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    var components = URLComponents()
    // Forms encode a space as a plus sign.
    components.percentEncodedQuery =
      parts.count > 1 ? Self.wellFormed(String(parts[1]).replacing("+", with: "%20")) : nil
    items = (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    self.fields = Dictionary(fields.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
    self.body = body
  }

  /// Returns a query in percent-encoded form, because Foundation traps on invalid percent-encoding.
  private static func wellFormed(_ query: String) -> String? { URLComponents(string: "?\(query)")?.percentEncodedQuery }

  func field(_ name: String) -> String? { fields[name] }

  /// Returns the value of a query item; nil if it is absent.
  func item(_ name: String) -> String? { items.last { $0.name == name }?.value }

  /// Returns the query items whose names have a prefix, by name without the prefix.
  func items(withPrefix prefix: String) -> [String: String] {
    Dictionary(
      items.filter { $0.name.hasPrefix(prefix) }.map { (String($0.name.dropFirst(prefix.count)), $0.value) }
    ) { $1 }
  }

  /// Returns the value of a cookie; nil if it was not sent.
  func cookie(_ name: String) -> String? {
    let pairs = field("cookie")?.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    return pairs.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The body as a JSON object; nil if it is not one.
  var json: JSONNode? {
    guard let node = try? JSONParser.parse(body), node.members != nil else { return nil }
    return node
  }
}
