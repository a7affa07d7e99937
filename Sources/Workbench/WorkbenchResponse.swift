internal import AuthCopy

/// A response of the workbench.
package struct WorkbenchResponse: Sendable {
  package let status: Int
  package internal(set) var fields: [(name: String, value: String)]
  package private(set) var body: [UInt8]
  /// Whether the response stays open and sends an event after each change.
  package var isEventStream = false
  /// Creates a body that takes long, so that other requests do not have to wait for it.
  private var makeBody: (@Sendable () -> [UInt8])?

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

  /// Returns a response whose body takes long to create; ``completed()`` creates it.
  static func deferred(_ write: @escaping @Sendable (inout JSONWriter) -> Void) -> WorkbenchResponse {
    var response = WorkbenchResponse(200, type: "application/json")
    response.makeBody = {
      var json = JSONWriter()
      json.object(write)
      return json.bytes
    }
    return response
  }

  /// Whether ``completed()`` still has to create the body, which takes long.
  package var isDeferred: Bool { makeBody != nil }

  /// Returns the response with its body; callable on any thread.
  package func completed() -> WorkbenchResponse {
    guard let makeBody else { return self }
    var response = self
    response.body = makeBody()
    response.makeBody = nil
    return response
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
