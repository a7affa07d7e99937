package import MessageFiles

/// A JSON-RPC 2.0 message from the client.
package enum RPCMessage {
  case request(id: RequestID, method: String, parameters: JSONNode?)
  case notification(method: String, parameters: JSONNode?)
  /// The response to a request of the server; its result is ignored.
  case response

  /// Parses a message.
  ///
  /// - Throws: the error to respond with; it has the message's ID if that could be read.
  package init(_ bytes: [UInt8]) throws(RPCError) {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONParser.parse(bytes)
    } catch {
      throw RPCError(.parseError, "\(error.reason) at byte \(error.offset)")
    }
    let idNode = root["id"]
    let id = idNode.flatMap(RequestID.init)
    guard root.members != nil, root["jsonrpc"]?.string == "2.0" else {
      throw RPCError(.invalidRequest, "not a JSON-RPC 2.0 message", id: id)
    }
    let parameters = root["params"]
    switch (root["method"]?.string, id) {
    case (let method?, let id?): self = .request(id: id, method: method, parameters: parameters)
    case (let method?, nil) where idNode == nil: self = .notification(method: method, parameters: parameters)
    case (nil, _?): self = .response
    // An error about a message of the server whose ID the client could not read.
    case (nil, nil) where root["error"] != nil: self = .response
    case (nil, nil) where idNode == nil: throw RPCError(.invalidRequest, "the message has neither a method nor an id")
    case (_, nil): throw RPCError(.invalidRequest, "the id is neither a number nor a string")
    }
  }
}

/// The notification that cancels a request.
struct CancelNotification {
  let id: RequestID

  /// Nil for all other messages.
  init?(_ bytes: [UInt8]) {
    // Cancellations are rare and short: the length excludes most other messages without parsing them.
    guard bytes.count < 512, case .notification("$/cancelRequest", let parameters)? = try? RPCMessage(bytes),
      let id = parameters?["id"].flatMap(RequestID.init)
    else { return nil }
    self.id = id
  }
}

/// The ID of a request: a number or a string.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  /// A fraction, or an integer out of `Int`'s range, as the client spells it.
  case otherNumber(String)
  case string(String)

  init?(_ node: JSONNode) {
    switch node.content {
    case .number(let text): self = Int(text).map(Self.number) ?? .otherNumber(text)
    case .string(let string): self = .string(string)
    default: return nil
    }
  }
}

/// An error of JSON-RPC or of the Language Server Protocol.
package struct RPCError: Error {
  package enum Code: Int, Sendable {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParameters = -32_602
    case serverNotInitialized = -32_002
    case requestFailed = -32_803
    case requestCancelled = -32_800
  }

  package let code: Code
  package let message: String
  /// The ID of the request; nil if it could not be read.
  package let id: RequestID?

  init(_ code: Code, _ message: String, id: RequestID? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }
}

/// Writes the messages of the server.
enum RPCWriter {
  static func response(_ id: RequestID, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    message { json in
      json.key("id")
      json.value(id)
      json.key("result")
      write(&json)
    }
  }

  static func failure(_ error: RPCError, id: RequestID?) -> [UInt8] {
    message { json in
      json.key("id")
      if let id { json.value(id) } else { json.null() }
      json.key("error")
      json.object {
        $0.member("code", error.code.rawValue)
        $0.member("message", error.message)
      }
    }
  }

  static func notification(_ method: String, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    message { json in
      json.member("method", method)
      json.key("params")
      write(&json)
    }
  }

  static func request(_ id: RequestID, _ method: String, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    message { json in
      json.key("id")
      json.value(id)
      json.member("method", method)
      json.key("params")
      write(&json)
    }
  }

  private static func message(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("jsonrpc", "2.0")
      write(&$0)
    }
    return json.bytes
  }
}

extension JSONWriter {
  mutating func null() { raw("null".utf8) }

  fileprivate mutating func value(_ id: RequestID) {
    switch id {
    case .number(let number): value(number)
    case .otherNumber(let number): raw(number.utf8)
    case .string(let string): value(string)
    }
  }
}
