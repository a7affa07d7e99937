extension CodeTable {
  /// Reads a file of `codes/`.
  ///
  /// - Parameter kinds: the kinds that a code may lead to.
  convenience init(_ file: SourceFile, kinds: KindTable) throws(CatalogError) {
    let json = CatalogJSON(file: file)
    let root = try json.root()
    try json.allow(["provider", "fallback", "domains", "payloads", "surfaces"], in: root, "a code table")
    let reader = CodeTableReader(json: json, kinds: kinds)
    let surfaces = try reader.surfaces(try json.required("surfaces", of: root))
    var indices: [String: Int] = [:]
    for (index, surface) in surfaces.enumerated() { indices[surface.id] = index }
    var fallback: Provider?
    if let node = root["fallback"] { fallback = Provider(try json.string(node, "\"fallback\"")) }
    var domains: [String: Int] = [:]
    if let node = root["domains"] { domains = try reader.domains(node, indices) }
    var payloads: [PayloadShape] = []
    if let node = root["payloads"] { payloads = try reader.payloads(node, indices) }
    self.init(
      provider: Provider(try json.string(try json.required("provider", of: root), "\"provider\"")),
      fallback: fallback, domains: domains, payloads: payloads, surfaces: surfaces)
  }
}

private struct CodeTableReader {
  let json: CatalogJSON
  let kinds: KindTable

  func surfaces(_ node: JSONNode) throws(CatalogError) -> [CodeSurface] {
    var surfaces: [CodeSurface] = []
    for element in try json.elements(node, "\"surfaces\"") {
      let surface = try surface(element, index: surfaces.count)
      guard !surfaces.contains(where: { $0.id == surface.id }) else {
        throw json.failure(element, "the surface \"\(surface.id)\" stands here twice")
      }
      surfaces.append(surface)
    }
    return surfaces
  }

  private func surface(_ node: JSONNode, index: Int) throws(CatalogError) -> CodeSurface {
    try json.allow(
      ["id", "ignoresCase", "detailAfter", "also", "derives", "sources", "codes"], in: node, "a surface")
    var derivation: CodeDerivation?
    if let rule = node["derives"] {
      try json.allow(["prefix", "from"], in: rule, "\"derives\"")
      derivation = CodeDerivation(
        prefix: try json.string(try json.required("prefix", of: rule), "\"prefix\""),
        source: try json.string(try json.required("from", of: rule), "\"from\""))
    }
    var also: [String] = []
    if let list = node["also"] { also = try json.strings(list, "\"also\"") }
    var ignoresCase = false
    if let flag = node["ignoresCase"] { ignoresCase = try json.bool(flag, "\"ignoresCase\"") }
    var rows: [CodeRow] = []
    for element in try json.elements(try json.required("codes", of: node), "\"codes\"") {
      rows.append(try row(element, surface: index))
    }
    return CodeSurface(
      id: try json.string(try json.required("id", of: node), "\"id\""), ignoresCase: ignoresCase,
      detailSeparator: try character(node["detailAfter"], "\"detailAfter\""), also: also,
      derivation: derivation, rows: rows)
  }

  private func row(_ node: JSONNode, surface: Int) throws(CatalogError) -> CodeRow {
    try json.allow(["code", "symbol", "numeric", "match", "description", "kind"], in: node, "a code")
    let kindNode = try json.required("kind", of: node)
    let kind = Kind(try json.string(kindNode, "\"kind\""))
    guard kinds[kind] != nil else {
      throw json.failure(kindNode, "kinds.json has no kind \"\(kind)\" for this code to lead to")
    }
    var match = CodeRow.Match.exact
    if let matchNode = node["match"] {
      guard let named = CodeRow.Match(rawValue: try json.string(matchNode, "\"match\"")) else {
        throw json.failure(matchNode, "\"match\" must be exact, prefix or range")
      }
      match = named
    }
    let codeNode = try json.required("code", of: node)
    let row = CodeRow(
      code: try json.string(codeNode, "\"code\""), symbol: try optionalString(node["symbol"], "\"symbol\""),
      numeric: try optionalInteger(node["numeric"], "\"numeric\""), match: match,
      description: try optionalString(node["description"], "\"description\"")?.lowercased(),
      kind: kind, surface: surface)
    guard !row.code.isEmpty else { throw json.failure(codeNode, "\"code\" is empty") }
    guard match != .range || row.range != nil else {
      throw json.failure(codeNode, "the \"code\" of a range must be FROM-TO, such as 200-299")
    }
    return row
  }

  private func optionalString(_ node: JSONNode?, _ what: String) throws(CatalogError) -> String? {
    guard let node else { return nil }
    return try json.string(node, what)
  }

  private func optionalInteger(_ node: JSONNode?, _ what: String) throws(CatalogError) -> Int? {
    guard let node else { return nil }
    return try json.integer(node, what)
  }

  private func character(_ node: JSONNode?, _ what: String) throws(CatalogError) -> Character? {
    guard let node else { return nil }
    let string = try json.string(node, what)
    guard string.count == 1 else { throw json.failure(node, "\(what) must be one character") }
    return string.first
  }

  private func surfaceIndex(_ node: JSONNode, _ indices: [String: Int]) throws(CatalogError) -> Int {
    guard let index = indices[try json.string(node, "a surface's id")] else {
      throw json.failure(node, "this file has no surface of that id")
    }
    return index
  }

  func domains(_ node: JSONNode, _ indices: [String: Int]) throws(CatalogError) -> [String: Int] {
    var domains: [String: Int] = [:]
    for member in try json.members(node, "\"domains\"") {
      domains[member.key] = try surfaceIndex(member.value, indices)
    }
    return domains
  }

  func payloads(_ node: JSONNode, _ indices: [String: Int]) throws(CatalogError) -> [PayloadShape] {
    var shapes: [PayloadShape] = []
    for element in try json.elements(node, "\"payloads\"") {
      shapes.append(try payload(element, indices))
    }
    return shapes
  }

  private func payload(_ node: JSONNode, _ indices: [String: Int]) throws(CatalogError) -> PayloadShape {
    try json.allow(["carrier", "code", "after", "description", "surfaces"], in: node, "a payload")
    var carrier: PayloadShape.Carrier?
    if let carrierNode = node["carrier"] {
      carrier = PayloadShape.Carrier(rawValue: try json.string(carrierNode, "\"carrier\""))
      guard carrier != nil else { throw json.failure(carrierNode, "\"carrier\" must be json or query") }
    }
    var surfaces: [Int] = []
    for id in try json.elements(try json.required("surfaces", of: node), "\"surfaces\"") {
      surfaces.append(try surfaceIndex(id, indices))
    }
    let code = try json.string(try json.required("code", of: node), "\"code\"")
    return PayloadShape(
      carrier: carrier, code: Self.path(code), after: try character(node["after"], "\"after\""),
      description: try optionalString(node["description"], "\"description\"").map(Self.path),
      surfaces: surfaces)
  }

  /// `error.errors[].reason` is `error`, `errors`, `[]`, `reason`.
  private static func path(_ text: String) -> [String] {
    text.replacing("[]", with: ".[]").split(separator: ".").map(String.init)
  }
}
