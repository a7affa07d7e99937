internal import MessageFiles

/// A table of codes that is created on first use, and what identifies its provider before that.
///
/// A process rarely needs all tables, which take tens of megabytes, but any error can name any provider.
package final class LazyCodeTable: Sendable {
  /// What identifies a provider in an error.
  struct Identifiers: Sendable {
    /// The error domains of Apple's platforms.
    var domains: [String]
    /// The prefixes of codes that no other provider uses.
    var codePrefixes: [String]
  }

  private let table: Lazy<CodeTable>
  private let readIdentifiers: @Sendable () -> Identifiers

  package var value: CodeTable { table.value }
  var identifiers: Identifiers { readIdentifiers() }

  init(identifiers: @escaping @Sendable () -> Identifiers, _ table: @escaping @Sendable () -> CodeTable) {
    self.table = Lazy(table)
    readIdentifiers = identifiers
  }

  convenience init(_ document: CodesDocument, _ rules: Lazy<ReadingRules>) {
    self.init(identifiers: { Identifiers(document) }) { CodeTable(document, rules.value) }
  }

  /// Creates the table of a file that is known to be valid.
  ///
  /// - Parameter file: returns the file, which is not kept.
  convenience init(
    shipped file: @escaping @Sendable () -> SourceFile, of provider: Provider, _ rules: Lazy<ReadingRules>
  ) {
    self.init(identifiers: { Identifiers(shipped: file()) }) { CodeTable(shipped: file(), of: provider, rules.value) }
  }
}

extension LazyCodeTable.Identifiers {
  fileprivate init(_ document: CodesDocument) {
    self.init(domains: Array(document.domains.keys), codePrefixes: document.codePrefixes)
  }

  /// Reads the members of a shipped file up to its surfaces, which come last.
  fileprivate init(shipped file: SourceFile) {
    let members = JSONNode.members(of: file.bytes, before: "surfaces")
    self.init(
      domains: members["domains"]?.members?.map(\.key) ?? [],
      codePrefixes: members["begins"]?.array?.compactMap(\.string) ?? [])
  }
}

extension JSONNode {
  /// Reads the members of an object up to a key, without the values after it.
  ///
  /// - Parameter bytes: valid JSON without white space before a colon or a comma.
  fileprivate static func members(of bytes: [UInt8], before key: String) -> [String: JSONNode] {
    var members: [String: JSONNode] = [:]
    var offset = 1
    while let (name, nameEnd) = JSONParser.parseValue(at: offset, of: bytes), let name = name.string, name != key,
      let (value, valueEnd) = JSONParser.parseValue(at: nameEnd + 1, of: bytes)
    {
      members[name] = value
      offset = valueEnd + 1
    }
    return members
  }
}
