package import MessageFiles

/// An object in the body of a request, whose members are read with problems that name them.
package struct RequestObject {
  /// The length of an argument's value or of another text, in bytes.
  package static let maximumText = 4 << 10
  /// The number of arguments.
  package static let maximumArguments = 64
  /// The HTTP statuses that a provider can respond with.
  package static let statuses = 100...599
  /// The times to wait that a provider can respond with, in seconds.
  package static let waitingTimes = 0...Int(Int32.max)

  package let node: JSONNode
  /// The position among the errors of a batch; nil for an object that is the whole body.
  private let index: Int?

  /// Parses a body.
  ///
  /// - Parameter maximumValues: the number of JSON values that are accepted.
  package init(parsing body: [UInt8], maximumValues: Int) throws(RequestProblem) {
    guard !body.hasMoreValues(than: maximumValues), let node = try? JSONParser.parse(body) else { throw .invalidBody() }
    guard node.members != nil else { throw .invalidBody(field: "body") }
    self.node = node
    index = nil
  }

  /// - Parameter index: the position of the object among the errors of a batch.
  package init(_ node: JSONNode, at index: Int) throws(RequestProblem) {
    guard node.members != nil else { throw .invalidBody(field: "errors[\(index)]") }
    self.node = node
    self.index = index
  }

  /// Returns the name of a member in problems.
  private func path(_ name: String) -> String { index.map { "errors[\($0)].\(name)" } ?? name }

  package func text(_ name: String) throws(RequestProblem) -> String {
    guard let node = node[name] else { throw .missingParameter(path(name)) }
    guard let text = node.string else { throw .invalidBody(field: path(name)) }
    guard text.utf8.count <= Self.maximumText else { throw .argumentTooLong(path(name), limit: Self.maximumText) }
    return text
  }

  package func optionalText(_ name: String) throws(RequestProblem) -> String? {
    node[name] == nil ? nil : try text(name)
  }

  /// A code is a string or an integer.
  package func rawCode() throws(RequestProblem) -> RawCode {
    if let integer = node["code"]?.wholeNumber { return RawCode(integer) }
    return RawCode(try text("code"))
  }

  /// The flow; nil if the object has none.
  package var flow: FlowInput? { node["flow"].map { FlowInput($0.string ?? "") } }

  /// The languages of the person in order of preference; nil if the object has none.
  package func languages() throws(RequestProblem) -> [String]? {
    guard let node = node["locale"] else { return nil }
    guard let list = node.string else { throw .invalidBody(field: "locale") }
    return LanguageList.tags(in: list)
  }

  /// Returns the strictest of the members `disclosure` and another disclosure; nil if there is none.
  package func disclosure(with other: Disclosure? = nil) throws(RequestProblem) -> Disclosure? {
    var requested = other
    for member in node.members ?? [] where member.key == "disclosure" {
      guard let name = member.value.string else { throw .invalidBody(field: "disclosure") }
      requested = try Disclosure.stricter(requested, name)
    }
    return requested
  }

  /// Returns an integer; nil if there is none, or an invalid one, whose name is added to `ignored`.
  func integer(_ name: String, in range: ClosedRange<Int>, _ ignored: inout [String]) -> Int? {
    guard let node = node[name] else { return nil }
    if let value = node.wholeNumber, range.contains(value) { return value }
    ignored.append(name)
    return nil
  }

  /// Returns the arguments of the copy.
  ///
  /// - Parameter ignored: receives the names of those with invalid values.
  func arguments(_ ignored: inout [String]) throws(RequestProblem) -> [String: ArgumentValue] {
    guard let node = node["arguments"] else { return [:] }
    guard let members = node.members else { throw .invalidBody(field: path("arguments")) }
    var arguments: [String: ArgumentValue] = [:]
    if members.count > Self.maximumArguments { ignored.append("arguments") }
    for member in members.prefix(Self.maximumArguments) {
      if let value = member.value.argumentValue {
        arguments[member.key] = value
      } else {
        ignored.append(member.key.displayName)
      }
    }
    return arguments
  }
}

/// The flow that a request specifies.
package struct FlowInput: Sendable {
  package let flow: Flow?
  /// Whether the specified flow does not exist.
  package let isUnknown: Bool

  /// - Parameter name: nil if the request specifies no flow.
  package init(_ name: String?) {
    flow = name.flatMap(Flow.init)
    isUnknown = name != nil && flow == nil
  }
}

extension Disclosure {
  /// Returns the stricter of two disclosures, the second of which is given by its name.
  ///
  /// - Throws: a problem if no disclosure has the name.
  package static func stricter(_ requested: Disclosure?, _ name: String) throws(RequestProblem) -> Disclosure {
    guard let disclosure = Disclosure(rawValue: name) else { throw .invalidParameter("disclosure", value: name) }
    return min(requested ?? disclosure, disclosure)
  }
}

extension JSONNode {
  /// The value of an integer, such as 30 or 30.0 (JSON Schema, section 6.1.1).
  package var wholeNumber: Int? {
    guard case .number(let text) = content else { return nil }
    return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
  }

  /// The value as an argument; nil if it is too long, or of a type that no argument has.
  fileprivate var argumentValue: ArgumentValue? {
    switch content {
    case .string(let text): return text.utf8.count <= RequestObject.maximumText ? .text(text) : nil
    case .number(let text):
      if let integer = wholeNumber { return .integer(Int64(integer)) }
      return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case .array(let elements):
      let texts = elements.compactMap(\.string)
      let length = texts.reduce(0) { $0 + $1.utf8.count }
      return texts.count == elements.count && length <= RequestObject.maximumText ? .list(texts) : nil
    default: return nil
    }
  }
}

extension [UInt8] {
  /// Whether JSON has more values than a limit, without parsing it.
  ///
  /// It counts the root, the first value of each object and array, and a value after each comma.
  fileprivate func hasMoreValues(than limit: Int) -> Bool {
    if count <= limit { return false }
    return withUnsafeBufferPointer { bytes in
      var values = 1
      var isInString = false
      var isAfterOpening = false
      var offset = 0
      while offset < bytes.count, values <= limit {
        let byte = bytes[offset]
        offset += 1
        if isInString {
          if byte == UInt8(ascii: "\\") { offset += 1 }
          isInString = byte != UInt8(ascii: "\"")
        } else if byte > 0x20 {
          let isEnd = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
          if byte == UInt8(ascii: ",") || isAfterOpening && !isEnd { values += 1 }
          isAfterOpening = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
          isInString = byte == UInt8(ascii: "\"")
        }
      }
      return values > limit
    }
  }
}
