import AuthCopy
import CatalogFormats

/// Rows of a surface with the same kind and details, which are grouped to keep modules small.
///
/// The JSON is `[kind, codes]` or `[kind, codes, details]`. The codes are one text, separated by spaces, each with its
/// symbol and its number if it has them: `code|symbol|number`. Codes with a space, a bar or non-ASCII characters are a
/// list of texts instead.
struct CodeGroup {
  private struct Key: Hashable {
    let kind: Kind
    let details: String
    let fitsInText: Bool
  }

  private let key: Key
  private let details: JSONValue
  private var rows: [CodeRow] = []

  /// Returns the groups of a surface; rows keep their order where it determines which row matches a value.
  static func groups(of surface: CodeSurface) -> [CodeGroup] {
    var rowCounts: [String: Int] = [:]
    for row in surface.rows {
      for name in row.comparedNames { rowCounts[name, default: 0] += 1 }
    }
    var groups: [CodeGroup] = []
    var movableGroups: [Key: Int] = [:]
    var lastFixedGroup: Int?
    for row in surface.rows {
      let details = row.details(fitsInText: row.fitsInText)
      let key = Key(kind: row.kind, details: details.line, fitsInText: row.fitsInText)
      // If no other row has one of the names, the order does not matter.
      let isMovable =
        row.fitsInText && row.phrase == nil && row.match == .exact
        && row.comparedNames.allSatisfy { rowCounts[$0] == 1 }
      // Any other row can only join the last group of such rows, so that their order remains.
      let joinableFixedGroup = lastFixedGroup.flatMap { groups[$0].key == key ? $0 : nil }
      let existing = isMovable ? movableGroups[key] : joinableFixedGroup
      let index = existing ?? groups.count
      if existing == nil { groups.append(CodeGroup(key: key, details: details)) }
      groups[index].rows.append(row)
      if isMovable { movableGroups[key] = index } else { lastFixedGroup = index }
    }
    return groups
  }

  /// Whether the codes are phrases in raw errors.
  var isPhrase: Bool { rows.first?.match == .phrase }

  /// Returns the group as JSON.
  ///
  /// - Parameter hasShortSymbols: whether a symbol derivable from its code is `=`, as in `auth/user-not-found|=`.
  func json(hasShortSymbols: Bool = false) -> JSONValue {
    let codes: JSONValue =
      key.fitsInText
      ? .string(rows.map { $0.text(hasShortSymbols: hasShortSymbols) }.joined(separator: " "))
      : .strings(rows.map(\.code))
    var parts: [JSONValue] = [.string(key.kind.rawValue), codes]
    if case .object(let members) = details, !members.isEmpty { parts.append(details) }
    return .array(parts)
  }
}

extension CodeRow {
  /// Whether the row can be written in a text of codes.
  fileprivate var fitsInText: Bool {
    [code, symbol].compactMap(\.self).allSatisfy { name in
      !name.isEmpty && name != "=" && name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "|") }
    }
  }

  /// Returns the code with its symbol and its number: `code|symbol|number`.
  fileprivate func text(hasShortSymbols: Bool) -> String {
    let name = code.lastIndex(of: "/").map { code[code.index(after: $0)...] } ?? code[...]
    let constant = name.uppercased().replacing("-", with: "_")
    let symbol = hasShortSymbols && symbol == constant ? "=" : symbol
    let parts = [code, symbol ?? "", numeric.map(String.init) ?? ""]
    return parts[...(parts.lastIndex { !$0.isEmpty } ?? 0)].joined(separator: "|")
  }

  /// The names that values are compared with: the code and the symbol without case, and the number.
  fileprivate var comparedNames: Set<String> {
    Set([code, symbol, numeric.map { "#\($0)" }].compactMap { $0?.foldedCode })
  }

  /// Returns all members of the row except its kind, its code and, in a text of codes, its symbol and number.
  fileprivate func details(fitsInText: Bool) -> JSONValue {
    let arguments = meaning.arguments.compactMapValues { value -> JSONValue? in
      switch value {
      case .text(let text): .string(text)
      case .list(let elements): .strings(elements)
      // Rows contain only texts and lists.
      case .integer, .number, .date: nil
      }
    }
    return .members([
      ("symbol", fitsInText ? nil : symbol.map(JSONValue.string)),
      ("numeric", fitsInText ? nil : numeric.map(JSONValue.integer)),
      ("match", match == .exact ? nil : .string(match.rawValue)),
      ("description", description.map(JSONValue.string)),
      ("kindIn", .byFlow(meaning.kinds.byFlow) { .string($0.rawValue) }),
      ("concealedAs", meaning.concealment.json),
      ("arguments", .sorted(arguments)),
      ("overloaded", isOverloaded ? .bool(true) : nil),
      ("strength", strength.map { .string($0.rawValue) }),
    ])
  }
}

extension ByFlow<RowConcealment?> {
  fileprivate var json: JSONValue? {
    guard !byFlow.isEmpty else { return standard.map(\.json) }
    var members = Dictionary(uniqueKeysWithValues: byFlow.map { ($0.key.rawValue, $0.value) })
    members[CodeMeaning.defaultMember] = standard
    return .sorted(members.compactMapValues { $0?.json })
  }
}

extension RowConcealment {
  fileprivate var json: JSONValue {
    switch self {
    case .concealed(let target): .string(target.rawValue)
    case .open: .bool(false)
    // Only a decoded error can be unreadable, not a row of a table.
    case .unreadable: .string(Kind.invalidCredentials.rawValue)
    }
  }
}
