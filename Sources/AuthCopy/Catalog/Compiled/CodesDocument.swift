package import MessageFiles

/// A parsed file of codes/.
package final class CodesDocument: Sendable {
  package final class Code: Sendable {
    package let row: CodeRow
    /// The offset of the code's kind in the file.
    package let kindOffset: Int

    fileprivate init(row: CodeRow, kindOffset: Int) {
      self.row = row
      self.kindOffset = kindOffset
    }
  }

  package let file: SourceFile
  package let provider: Provider
  /// The offset of the provider's id in the file.
  package let providerOffset: Int
  let fallbacks: [Provider]
  let method: SignInMethod?
  /// The index of the surface for each error domain.
  let domains: [String: Int]
  let codePrefixes: [String]
  let systemNames: [String]
  let shapes: [PayloadShape]
  package let surfaces: [CodeSurface]
  /// The codes of each surface, in the order of the surfaces.
  package let codes: [[Code]]
  let shapeReports: ShapeReports

  /// - Throws: an error with an offset if the file is not JSON.
  convenience init(_ file: SourceFile) throws(JSONSyntaxError) {
    let root = try JSONParser.parse(file.bytes)
    let reader = ShapeReader(file)
    reader.allowAtTop(["provider"] + Self.members, in: root, owner: "table")
    let provider = reader.required("provider", of: root)
    self.init(
      root, of: Provider(rawValue: reader.string(provider, "provider") ?? ""),
      at: (provider ?? root).range.lowerBound, reader)
  }

  /// Reads the table of a compiled catalog.
  ///
  /// - Parameter offset: the offset of the provider's id in the file.
  convenience init(compiled table: JSONNode, of provider: Provider, at offset: Int, _ reader: ShapeReader) {
    reader.allow(Self.members, in: table, owner: "table")
    self.init(table, of: provider, at: offset, reader)
  }

  private static let members = ["fallback", "method", "domains", "begins", "named", "payloads", "surfaces"]

  /// - Parameter offset: the offset of the provider's id in the file.
  fileprivate init(_ root: JSONNode, of provider: Provider, at offset: Int, _ reader: ShapeReader) {
    file = reader.file
    self.provider = provider
    providerOffset = offset
    let nodes = reader.elements(of: root, "surfaces", isRequired: true)
    codes = nodes.enumerated().map { index, node in reader.codes(of: node, surface: index) }
    surfaces = zip(nodes, codes).map { CodeSurface($0, rows: $1.map(\.row), reader) }
    var indices: [String: Int] = [:]
    for (index, surface) in surfaces.enumerated() {
      guard indices.updateValue(index, forKey: surface.id) != nil else { continue }
      reader.report("duplicate-surface", ["surface": .text(surface.id)], at: nodes[index])
    }
    fallbacks = (reader.strings(root["fallback"], "fallback") ?? []).map(Provider.init(rawValue:))
    method = reader.keyword(root["method"], "method", of: SignInMethod.allCases)
    domains = reader.domains(root["domains"], indices)
    codePrefixes = reader.strings(root["begins"], "begins") ?? []
    systemNames = reader.strings(root["named"], "named") ?? []
    shapes = reader.elements(of: root, "payloads").compactMap { node in
      PayloadShape(node, indices, reader)
    }
    shapeReports = reader.reports
  }
}

extension CodeTable {
  /// Creates the table of a file that is known to be valid.
  convenience init(shipped file: SourceFile, of provider: Provider, _ rules: ReadingRules) {
    guard let root = try? JSONParser.parse(file.bytes) else {
      preconditionFailure("the shipped \(file.path) is not JSON")
    }
    self.init(CodesDocument(root, of: provider, at: 0, ShapeReader(file)), rules)
  }

  convenience init(_ document: CodesDocument, _ rules: ReadingRules) {
    self.init(
      provider: document.provider, fallbacks: document.fallbacks, method: document.method, domains: document.domains,
      codePrefixes: document.codePrefixes, systemNames: document.systemNames, shapes: document.shapes,
      surfaces: document.surfaces, rules)
  }
}

extension CodeSurface {
  fileprivate convenience init(_ node: JSONNode, rows: [CodeRow], _ reader: ShapeReader) {
    reader.allow(
      ["id", "method", "detailAfter", "also", "derives", "sources", "codes"], in: node, owner: "surface")
    self.init(
      id: reader.string(reader.required("id", of: node), "id") ?? "",
      method: reader.keyword(node["method"], "method", of: SignInMethod.allCases),
      detailSeparator: reader.character(node["detailAfter"], "detailAfter"),
      alternatives: reader.strings(node["also"], "also") ?? [],
      derivation: node["derives"].flatMap { CodeDerivation($0, reader) },
      sources: reader.sources(node["sources"]), rows: rows)
  }
}

extension CodeDerivation {
  fileprivate init?(_ node: JSONNode, _ reader: ShapeReader) {
    reader.allow(["prefix", "from"], in: node, owner: "derives")
    let prefix = reader.string(reader.required("prefix", of: node), "prefix")
    let source = reader.string(reader.required("from", of: node), "from")
    guard let prefix, let source else { return nil }
    self.init(prefix: prefix, source: source)
  }
}

/// Where a code was seen, if the vendor does not document it.
private enum Sighting: String {
  case inUse = "in use"
}

extension ShapeReader {
  fileprivate func sources(_ node: JSONNode?) -> [CodeSource] {
    guard let node else { return [] }
    return elements(node, "sources").compactMap { source in
      allow(["name", "read"], in: source, owner: "source")
      let name = string(required("name", of: source), "name")
      let readNode = required("read", of: source)
      guard let name, let readNode, let read = string(readNode, "read") else { return nil }
      if name.isEmpty { report("empty-source", at: source) }
      if !ISODate.isDay(read) { report("date", ["name": .text("read")], at: readNode) }
      return CodeSource(name: name, read: read)
    }
  }

  fileprivate func codes(of surface: JSONNode, surface index: Int) -> [CodesDocument.Code] {
    guard let list = required("codes", of: surface) else { return [] }
    return elements(list, "codes").flatMap { node in
      node.array == nil ? [code(node, surface: index)].compactMap(\.self) : group(node, surface: index)
    }
  }

  /// Reads rows of a compiled catalog with the same kind and details: `[kind, codes]` or `[kind, codes, details]`.
  ///
  /// The codes are a list, or one text of `code|symbol|number` separated by spaces.
  private func group(_ node: JSONNode, surface: Int) -> [CodesDocument.Code] {
    let parts = elements(node, "codes")
    guard (2...3).contains(parts.count), let kind = string(parts[0], "kind") else {
      report("wrong-type", ["name": "codes", "type": "object"], at: node)
      return []
    }
    if parts.count > 2 { allow(Self.detailNames, in: parts[2], owner: "code") }
    let details = parts.count > 2 ? parts[2] : JSONNode(content: .object([]), range: node.range)
    let shared = self.details(of: details, Kind(rawValue: kind))
    let rows: [CodeRow]
    if let texts = parts[1].string {
      rows = texts.parts(at: UInt8(ascii: " ")).map { text in
        let names = text.parts(at: UInt8(ascii: "|"), keepsEmpty: true)
        return CodeRow(
          code: names[0], symbol: names.count > 1 && !names[1].isEmpty ? names[1] : nil,
          numeric: names.count > 2 ? Int(names[2]) : nil, shared, surface: surface)
      }
    } else {
      rows = (strings(parts[1], "codes") ?? []).map { row($0, details, shared, surface: surface) }
    }
    for row in rows {
      if row.code.isEmpty { report("empty-code", at: parts[1]) }
      if row.match == .range, row.range == nil { report("range", at: parts[1]) }
    }
    return rows.map { CodesDocument.Code(row: $0, kindOffset: parts[0].range.lowerBound) }
  }

  private func code(_ node: JSONNode, surface: Int) -> CodesDocument.Code? {
    allow(Self.detailNames + ["code", "kind", "meaning", "seen", "note"], in: node, owner: "code")
    let codeNode = required("code", of: node)
    let kindNode = required("kind", of: node)
    guard let codeNode, let kindNode, let code = string(codeNode, "code"), let kind = string(kindNode, "kind") else {
      return nil
    }
    let row = row(code, node, details(of: node, Kind(rawValue: kind)), surface: surface)
    if code.isEmpty { report("empty-code", at: codeNode) }
    if row.match == .range, row.range == nil { report("range", at: codeNode) }
    return CodesDocument.Code(row: row, kindOffset: kindNode.range.lowerBound)
  }

  /// The members of a code that several rows of a compiled catalog can share.
  private static let detailNames = [
    "symbol", "numeric", "match", "description", "kindIn", "concealedAs", "arguments", "overloaded", "strength",
  ]

  /// Reads a row from a node that has its symbol and number.
  private func row(_ code: String, _ node: JSONNode, _ details: CodeRow.SharedDetails, surface: Int) -> CodeRow {
    CodeRow(
      code: code, symbol: string(node["symbol"], "symbol"), numeric: integer(node["numeric"], "numeric"), details,
      surface: surface)
  }

  private func details(of node: JSONNode, _ kind: Kind) -> CodeRow.SharedDetails {
    let match = node["match"].map { keyword($0, "match", of: CodeRow.Match.allCases) ?? .exact } ?? .exact
    var kinds = ByFlow(kind)
    for (flow, node) in byFlow(node["kindIn"]) {
      if let kind = string(node, "kindIn") { kinds.set(Kind(rawValue: kind), in: flow) }
    }
    let details = CodeRow.Details(
      match: match, description: string(node["description"], "description"),
      meaning: CodeMeaning(
        kinds, concealment: node["concealedAs"].map(concealments) ?? ByFlow(nil),
        arguments: node["arguments"].map(arguments) ?? [:]),
      isOverloaded: bool(node["overloaded"], "overloaded") ?? false,
      strength: keyword(node["strength"], "strength", of: CodeRow.Strength.allCases),
      explanation: string(node["meaning"], "meaning"),
      isUndocumented: keyword(node["seen"], "seen", of: [Sighting.inUse]) != nil, note: string(node["note"], "note"))
    let shared = sharedDetails[details] ?? CodeRow.SharedDetails(details)
    sharedDetails[details] = shared
    return shared
  }

  /// Reads one concealment, or concealments by flow.
  private func concealments(_ node: JSONNode) -> ByFlow<RowConcealment?> {
    if node.members == nil { return ByFlow(concealment(node)) }
    var concealments = ByFlow(node[CodeMeaning.defaultMember].flatMap(concealment))
    for (flow, node) in byFlow(node, allowing: [CodeMeaning.defaultMember]) {
      if let concealment = concealment(node) { concealments.set(concealment, in: flow) }
    }
    return concealments
  }

  /// Reads a kind, or `false` for a code that reveals nothing about accounts.
  private func concealment(_ node: JSONNode) -> RowConcealment? {
    if node.bool == false { return .open }
    return string(node, "concealedAs").map { .concealed(as: Kind(rawValue: $0)) }
  }

  private func arguments(_ node: JSONNode) -> [String: ArgumentValue] {
    members(node, "arguments").reduce(into: [:]) { arguments, member in
      if let list = member.value.array {
        arguments[member.key] = .list(list.compactMap { string($0, member.key) })
      } else {
        arguments[member.key] = string(member.value, member.key).map(ArgumentValue.text)
      }
    }
  }

  fileprivate func surfaceIndex(_ node: JSONNode, _ name: String, _ indices: [String: Int]) -> Int? {
    guard let id = string(node, name) else { return nil }
    if let index = indices[id] { return index }
    report("unknown-surface", ["surface": .text(id)], at: node)
    return nil
  }

  fileprivate func domains(_ node: JSONNode?, _ indices: [String: Int]) -> [String: Int] {
    guard let node else { return [:] }
    return members(node, "domains").reduce(into: [:]) { domains, member in
      domains[member.key] = surfaceIndex(member.value, member.key, indices)
    }
  }
}

extension PayloadShape {
  fileprivate convenience init?(_ node: JSONNode, _ indices: [String: Int], _ reader: ShapeReader) {
    reader.allow(
      ["carrier", "code", "key", "between", "description", "arguments", "surfaces"], in: node, owner: "payload")
    let carrier = reader.keyword(node["carrier"], "carrier", of: Carrier.allCases)
    let surfaces = reader.elements(of: node, "surfaces", isRequired: true)
    // In a text, `between` finds the code without a path.
    let isText = carrier == .text
    let key = reader.string(node["key"], "key")
    let code = key ?? reader.string(isText ? node["code"] : reader.required("code", of: node), "code")
    let between = isText ? reader.required("between", of: node) : node["between"]
    let description = reader.string(node["description"], "description")
    let arguments = reader.members(of: node, "arguments")
    var paths: [String: PayloadPath] = [:]
    for member in arguments where paths[member.key] == nil {
      paths[member.key] = reader.string(member.value, member.key).map { PayloadPath($0) }
    }
    let surfaceIndices = surfaces.compactMap { reader.surfaceIndex($0, "surfaces", indices) }
    guard code != nil || isText else { return nil }
    self.init(
      carrier: carrier, code: code.map(PayloadPath.init), isKey: key != nil,
      between: between.flatMap { CodeDelimiters($0, reader) },
      description: description.map(PayloadPath.init),
      arguments: paths, surfaces: surfaceIndices)
  }
}

extension CodeDelimiters {
  fileprivate init?(_ node: JSONNode, _ reader: ShapeReader) {
    guard let texts = reader.strings(node, "between") else { return nil }
    guard texts.count == 2 else {
      reader.report("wrong-type", ["name": "between", "type": "list"], at: node)
      return nil
    }
    self.init(before: texts[0], after: texts[1])
  }
}
