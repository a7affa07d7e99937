internal import AuthCopy

/// A response of the workbench.
package struct WorkbenchResponse: Sendable {
  package let status: Int
  package internal(set) var fields: [(name: String, value: String)]
  package let body: [UInt8]
  /// Whether the response stays open and sends an event after each change.
  package var isEventStream = false

  init(_ status: Int, type: String? = nil, fields: [(name: String, value: String)] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = type.map { [("Content-Type", $0)] } ?? []
    self.fields += fields
    self.body = body
  }

  package func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// - Parameter type: the media type of a text in UTF-8.
  static func text(_ type: String, _ text: [UInt8]) -> WorkbenchResponse {
    WorkbenchResponse(200, type: "\(type); charset=utf-8", body: text)
  }

  static func json(_ status: Int = 200, _ write: (inout JSONWriter) -> Void) -> WorkbenchResponse {
    var json = JSONWriter()
    json.object(write)
    return WorkbenchResponse(status, type: "application/json", body: json.bytes)
  }

  /// Returns a problem (RFC 9457) whose title is written for people.
  static func problem(
    _ status: Int, _ title: String, _ members: (inout JSONWriter) -> Void = { _ in }
  ) -> WorkbenchResponse {
    var json = JSONWriter()
    json.object {
      $0.member("status", status)
      $0.member("title", title)
      members(&$0)
    }
    return WorkbenchResponse(status, type: "application/problem+json", body: json.bytes)
  }
}
