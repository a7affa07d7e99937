/// Reads the JSON of a catalog file and says where something has the wrong shape.
struct CatalogJSON {
  let file: SourceFile

  func root() throws(CatalogError) -> JSONNode {
    do {
      return try JSONParser.parse(file.bytes)
    } catch {
      throw CatalogError(file, at: error.offset, "not JSON: \(error.message)")
    }
  }

  func failure(_ node: JSONNode, _ message: String) -> CatalogError {
    CatalogError(file, at: node.range.lowerBound, message)
  }

  /// The members of an object, of which no two may have the same key.
  func members(_ node: JSONNode, _ what: String) throws(CatalogError) -> [JSONMember] {
    guard let members = node.members else { throw failure(node, "\(what) must be an object") }
    if let twice = members.firstWithSameKey {
      throw CatalogError(file, at: twice.keyRange.lowerBound, "\"\(twice.key)\" stands here twice")
    }
    return members
  }

  func elements(_ node: JSONNode, _ what: String) throws(CatalogError) -> [JSONNode] {
    guard let elements = node.array else { throw failure(node, "\(what) must be a list") }
    return elements
  }

  func string(_ node: JSONNode, _ what: String) throws(CatalogError) -> String {
    guard let string = node.string else { throw failure(node, "\(what) must be a string") }
    return string
  }

  func strings(_ node: JSONNode, _ what: String) throws(CatalogError) -> [String] {
    var strings: [String] = []
    for element in try elements(node, what) { strings.append(try string(element, what)) }
    return strings
  }

  func integer(_ node: JSONNode, _ what: String) throws(CatalogError) -> Int {
    guard let integer = node.integer else { throw failure(node, "\(what) must be an integer") }
    return integer
  }

  func bool(_ node: JSONNode, _ what: String) throws(CatalogError) -> Bool {
    guard let bool = node.bool else { throw failure(node, "\(what) must be true or false") }
    return bool
  }

  func required(_ key: String, of node: JSONNode) throws(CatalogError) -> JSONNode {
    guard let value = node[key] else { throw failure(node, "\"\(key)\" is missing here") }
    return value
  }

  /// Refuses members that nothing reads: a misspelt one would be ignored in silence.
  func allow(_ keys: [String], in node: JSONNode, _ what: String) throws(CatalogError) {
    for member in try members(node, what) where !keys.contains(member.key) {
      throw CatalogError(
        file, at: member.keyRange.lowerBound,
        "\(what) has no \"\(member.key)\"; it may have \(keys.sorted().joined(separator: ", "))")
    }
  }
}

extension [JSONMember] {
  /// The first whose key an earlier one has too.
  fileprivate var firstWithSameKey: JSONMember? {
    // Most objects have few members: to compare each with each takes less than to hash them.
    if count <= 8 {
      return indices.first { index in self[..<index].contains { $0.key.isSame(as: self[index].key) } }.map { self[$0] }
    }
    var seen: Set<String> = []
    return first { !seen.insert($0.key).inserted }
  }
}
