/// A parsed file of codes/.
package struct CodesDocument: Sendable {
  package struct Code: Sendable {
    package let row: CodeRow
    /// The offset of the code's kind in the file.
    package let kindOffset: Int
  }

  package let file: SourceFile
  package let provider: Provider
  /// The offset of the provider's id in the file.
  package let providerOffset: Int
  let fallback: Provider?
  let domains: [String: Int]
  let payloads: [PayloadShape]
  let surfaces: [CodeSurface]
  /// The codes of each surface, in the order of the surfaces.
  package let codes: [[Code]]
  let shapeDiagnostics: [Diagnostic]

  /// - Throws: an error with an offset if the file is not JSON.
  init(_ file: SourceFile) throws(JSONSyntaxError) {
    let root = try JSONParser.parse(file.bytes)
    let reader = ShapeReader(file)
    reader.allowAtTop(["provider", "fallback", "domains", "payloads", "surfaces"], in: root, owner: "table")
    let provider = reader.required("provider", of: root)
    self.file = file
    self.provider = Provider(rawValue: reader.string(provider, "provider") ?? "")
    providerOffset = (provider ?? root).range.lowerBound
    let nodes = reader.required("surfaces", of: root).map { reader.elements($0, "surfaces") } ?? []
    codes = nodes.enumerated().map { index, node in reader.codes(of: node, surface: index) }
    surfaces = zip(nodes, codes).map { CodeSurface($0, rows: $1.map(\.row), reader) }
    var indices: [String: Int] = [:]
    for (index, surface) in surfaces.enumerated() {
      guard indices.updateValue(index, forKey: surface.id) != nil else { continue }
      reader.report("duplicate-surface", ["surface": .text(surface.id)], at: nodes[index])
    }
    fallback = reader.string(root["fallback"], "fallback").map(Provider.init(rawValue:))
    domains = reader.domains(root["domains"], indices)
    payloads = (root["payloads"].map { reader.elements($0, "payloads") } ?? []).compactMap { node in
      PayloadShape(node, indices, reader)
    }
    shapeDiagnostics = reader.diagnostics
  }
}

extension CodeResolver {
  /// Creates the tables of a catalog, merging the layers of each provider.
  convenience init(_ document: CatalogDocument) {
    var tables: [Provider: CodeTable] = [:]
    for codes in document.layers.flatMap(\.codes) {
      let table = CodeTable(codes)
      tables[table.provider] = tables[table.provider]?.overlaid(by: table) ?? table
    }
    self.init(Array(tables.values))
  }
}

extension CodeTable {
  fileprivate convenience init(_ document: CodesDocument) {
    self.init(
      provider: document.provider, fallback: document.fallback, domains: document.domains,
      payloads: document.payloads, surfaces: document.surfaces)
  }
}

extension CodeSurface {
  fileprivate init(_ node: JSONNode, rows: [CodeRow], _ reader: ShapeReader) {
    reader.allow(
      ["id", "ignoresCase", "detailAfter", "also", "derives", "sources", "codes"], in: node, owner: "surface")
    self.init(
      id: reader.string(reader.required("id", of: node), "id") ?? "",
      ignoresCase: reader.bool(node["ignoresCase"], "ignoresCase") ?? false,
      detailSeparator: reader.character(node["detailAfter"], "detailAfter"),
      also: reader.strings(node["also"], "also") ?? [],
      derivation: node["derives"].flatMap { CodeDerivation($0, reader) }, rows: rows)
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

extension ShapeReader {
  fileprivate func codes(of surface: JSONNode, surface index: Int) -> [CodesDocument.Code] {
    guard let list = required("codes", of: surface) else { return [] }
    return elements(list, "codes").compactMap { code($0, surface: index) }
  }

  private func code(_ node: JSONNode, surface: Int) -> CodesDocument.Code? {
    allow(["code", "symbol", "numeric", "match", "description", "kind"], in: node, owner: "code")
    let codeNode = required("code", of: node)
    let kindNode = required("kind", of: node)
    let match = node["match"].map { keyword($0, "match", of: CodeRow.Match.allCases) ?? .exact } ?? .exact
    let symbol = string(node["symbol"], "symbol")
    let numeric = integer(node["numeric"], "numeric")
    let description = string(node["description"], "description")?.lowercased()
    guard let codeNode, let kindNode, let code = string(codeNode, "code"), let kind = string(kindNode, "kind") else {
      return nil
    }
    let row = CodeRow(
      code: code, symbol: symbol, numeric: numeric, match: match, description: description, kind: Kind(rawValue: kind),
      surface: surface)
    if code.isEmpty { report("empty-code", at: codeNode) }
    if match == .range, row.range == nil { report("range", at: codeNode) }
    return CodesDocument.Code(row: row, kindOffset: kindNode.range.lowerBound)
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
  fileprivate init?(_ node: JSONNode, _ indices: [String: Int], _ reader: ShapeReader) {
    reader.allow(["carrier", "code", "after", "description", "surfaces"], in: node, owner: "payload")
    let carrier = reader.keyword(node["carrier"], "carrier", of: Carrier.allCases)
    let surfaces = reader.required("surfaces", of: node).map { reader.elements($0, "surfaces") } ?? []
    let code = reader.string(reader.required("code", of: node), "code")
    let after = reader.character(node["after"], "after")
    let description = reader.string(node["description"], "description").map(Self.path)
    let surfaceIndices = surfaces.compactMap { reader.surfaceIndex($0, "surfaces", indices) }
    guard let code else { return nil }
    self.init(
      carrier: carrier, code: Self.path(code), after: after, description: description, surfaces: surfaceIndices)
  }

  /// Splits `error.errors[].reason` into `error`, `errors`, `[]`, `reason`.
  private static func path(_ text: String) -> [String] {
    text.replacing("[]", with: ".[]").split(separator: ".").map(String.init)
  }
}
