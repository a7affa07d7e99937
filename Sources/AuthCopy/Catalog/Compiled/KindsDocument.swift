package import MessageFiles

/// A parsed kinds.json.
package final class KindsDocument: Sendable {
  package final class Argument: Sendable {
    package let name: String
    /// The offset of the name in the file.
    package let offset: Int
    /// The definition; nil if it is invalid.
    package let definition: ArgumentDefinition?

    fileprivate init(_ member: JSONMember, _ reader: ShapeReader) {
      name = member.key
      offset = member.keyRange.lowerBound
      definition = ArgumentDefinition(member, reader)
    }
  }

  package final class Kind: Sendable {
    package let name: String
    /// The offset of the name in the file.
    package let offset: Int
    /// The definition; nil if it is invalid.
    package let definition: KindDefinition?
    /// The offset of the list of arguments.
    package let argumentsOffset: Int

    fileprivate init(_ member: JSONMember, _ reader: ShapeReader) {
      name = member.key
      offset = member.keyRange.lowerBound
      definition = KindDefinition(member, reader)
      argumentsOffset = (member.value["arguments"] ?? member.value).range.lowerBound
    }
  }

  package let file: SourceFile
  package let arguments: [Argument]
  package let kinds: [Kind]
  let shapeReports: ShapeReports

  /// - Throws: an error with an offset if the file is not JSON.
  convenience init(_ file: SourceFile) throws(JSONSyntaxError) {
    let root = try JSONParser.parse(file.bytes)
    let reader = ShapeReader(file)
    reader.allowAtTop(["arguments", "kinds"], in: root, owner: "kinds.json")
    self.init(root, reader)
  }

  /// - Parameter root: an object with the members of kinds.json.
  init(_ root: JSONNode, _ reader: ShapeReader) {
    file = reader.file
    arguments = reader.members(of: root, "arguments").map { Argument($0, reader) }
    kinds = reader.members(of: root, "kinds").map { Kind($0, reader) }
    shapeReports = reader.reports
  }
}

extension ArgumentDefinition {
  fileprivate convenience init?(_ member: JSONMember, _ reader: ShapeReader) {
    let node = member.value
    reader.allow(["type", "default", "defaultCopy", "fact", "from", "time"], in: node, owner: "argument")
    guard let type = reader.keyword(reader.required("type", of: node), "type", of: ValueType.allCases) else {
      return nil
    }
    let defaultValue: Default?
    if let fact = node["fact"], reader.bool(fact, "fact") == true {
      defaultValue = nil
      if node["default"] != nil || node["defaultCopy"] != nil { reader.report("fact-with-default", at: fact) }
    } else if let key = node["defaultCopy"] {
      guard let key = reader.string(key, "defaultCopy") else { return nil }
      defaultValue = .copy(key: key)
    } else {
      guard let literal = reader.required("default", of: node) else { return nil }
      guard let value = literal.scalarText.flatMap(type.value(of:)) else {
        reader.report("default", ["type": .text(type.rawValue)], at: literal)
        return nil
      }
      defaultValue = .value(value)
    }
    let sources = reader.strings(node["from"], "from")
    let isTime = sources?.contains { $0 == "seconds" || $0 == "minutes" } ?? false
    let style = reader.keyword(node["time"], "time", of: TimeStyle.allCases) ?? .wait
    self.init(
      name: member.key, type: type, defaultValue: defaultValue, sources: sources, time: isTime ? style : nil)
  }
}

extension KindDefinition {
  fileprivate init?(_ member: JSONMember, _ reader: ShapeReader) {
    let node = member.value
    reader.allow(
      ["status", "presentation", "recovery", "retryable", "arguments", "concealedAs", "broader", "presentationIn"],
      in: node, owner: "kind")
    let status = reader.status(of: node)
    let presentation = reader.keyword(
      reader.required("presentation", of: node), "presentation", of: Presentation.allCases)
    var presentations = presentation.map { ByFlow($0) }
    for (flow, node) in reader.byFlow(node["presentationIn"]) {
      if let value = reader.keyword(node, "presentationIn", of: Presentation.allCases) {
        presentations?.set(value, in: flow)
      }
    }
    let isRetryable = reader.bool(reader.required("retryable", of: node), "retryable")
    let arguments = reader.strings(node["arguments"], "arguments") ?? []
    let recovery = reader.string(node["recovery"], "recovery")
    let broader = reader.string(node["broader"], "broader").map(Kind.init(rawValue:))
    guard let status, let presentations, let isRetryable else { return nil }
    self.init(
      kind: Kind(rawValue: member.key), status: status, presentations: presentations,
      recovery: recovery.map(RecoveryAction.init(rawValue:)), isRetryable: isRetryable, arguments: arguments,
      concealedAs: reader.concealment(of: node), broader: broader)
  }
}

extension ShapeReader {
  /// Reads a kind, or an object of kinds by flow with `default` for other flows; `false` means not concealed in a flow.
  fileprivate func concealment(of kind: JSONNode) -> ByFlow<Kind?> {
    /// Returns `.some(nil)` for a flow without concealment, and nil for an invalid value.
    func target(_ node: JSONNode) -> Kind?? {
      if node.bool == false { return .some(nil) }
      return string(node, "concealedAs").map { .some(Kind(rawValue: $0)) }
    }
    guard let node = kind["concealedAs"] else { return ByFlow(nil) }
    guard node.members != nil else { return ByFlow(target(node) ?? nil) }
    var targets = ByFlow(node["default"].flatMap(target) ?? nil)
    for (flow, node) in byFlow(node, allowing: ["default"]) {
      if let target = target(node) { targets.set(target, in: flow) }
    }
    return targets
  }

  /// Reads the HTTP status of a kind, which must be 2xx, 4xx or 5xx.
  fileprivate func status(of kind: JSONNode) -> Int? {
    guard let node = required("status", of: kind), let status = integer(node, "status") else { return nil }
    if (200..<300).contains(status) || (400..<600).contains(status) { return status }
    report("status", at: node)
    return nil
  }
}
