extension Catalog {
  /// Codes of one surface that mean a kind.
  package struct CodeGroup: Sendable {
    package let provider: Provider
    package let surface: String
    package internal(set) var codes: [String]
  }

  /// The codes that lead to each kind, in some flow at least, by surface.
  package var codesByKind: [Kind: [CodeGroup]] {
    var groups: [Kind: [CodeGroup]] = [:]
    for table in codeTables {
      for surface in table.surfaces {
        for row in surface.rows {
          for kind in Set([row.meaning.kinds.standard] + row.meaning.kinds.byFlow.values) {
            if groups[kind]?.last?.provider != table.provider || groups[kind]?.last?.surface != surface.id {
              groups[kind, default: []].append(CodeGroup(provider: table.provider, surface: surface.id, codes: []))
            }
            let last = groups[kind]!.count - 1
            groups[kind]![last].codes.append(row.code.isEmpty ? row.description ?? "" : row.code)
          }
        }
      }
    }
    return groups
  }

  /// Keys of the UX copy that belong together.
  package struct CopyGroup: Sendable {
    /// The argument whose values the texts are; nil for other texts.
    package let argument: String?
    package internal(set) var keys: [String]
  }

  /// The keys of the UX copy in the order of the source, in groups of a length that a list to jump by can have.
  ///
  /// The texts of an argument's values are a group. Other groups end where the first word of the keys changes, since
  /// keys of one screen are named alike.
  package var copyGroups: [CopyGroup] {
    var groups: [CopyGroup] = []
    for (key, _) in keys where kind(ofKey: key) == nil {
      let argument = kinds.arguments.valuesNamed(by: key).last?.argument
      if let last = groups.last, last.argument == argument,
        argument != nil || last.keys.count < 8 || last.keys.last?.firstWord == key.firstWord
      {
        groups[groups.count - 1].keys.append(key)
      } else {
        groups.append(CopyGroup(argument: argument, keys: [key]))
      }
    }
    return groups
  }
}

extension String {
  /// The first word of a name in camel case.
  fileprivate var firstWord: Substring { prefix { $0.isLowercase } }
}
