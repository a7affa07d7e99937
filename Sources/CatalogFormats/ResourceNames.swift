/// The names of keys on a platform that turns them into identifiers.
package struct ResourceNames {
  /// The programming language of the identifiers.
  package enum Language {
    case java, dart
  }

  /// The keys that are not valid identifiers, with their new names, in the order of the keys.
  package let renamed: [(key: String, name: String)]
  private let names: [String: String]

  package init(_ keys: [String], as language: Language) {
    // Keys that are valid identifiers keep their names.
    var used = Set(keys.filter { $0 == $0.identifier(of: language) })
    renamed = keys.compactMap { key in
      let identifier = key.identifier(of: language)
      if identifier == key { return nil }
      var name = identifier
      var number = 2
      while !used.insert(name).inserted {
        name = "\(identifier)_\(number)"
        number += 1
      }
      return (key, name)
    }
    names = Dictionary(renamed.map { ($0.key, $0.name) }) { first, _ in first }
  }

  /// The name for a key.
  package subscript(key: String) -> String { names[key] ?? key }
}

extension String {
  fileprivate func identifier(of language: ResourceNames.Language) -> String {
    var name = String(
      unicodeScalars.map { scalar in
        let isPart = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        return isPart || scalar == "_" ? Character(scalar) : "_"
      })
    switch language {
    case .java:
      if name.first.map({ !$0.isLetter && $0 != "_" }) ?? true { name = "_\(name)" }
      return javaKeywords.contains(name) ? "\(name)_" : name
    case .dart:
      // A method name begins with a lowercase letter.
      if name.first?.isUppercase == true { name = name.prefix(1).lowercased() + name.dropFirst() }
      if name.first?.isLetter != true { name = "key_\(name)" }
      return dartKeywords.contains(name) ? "\(name)_" : name
    }
  }
}

private let javaKeywords: Set<String> = [
  "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
  "default",
  "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
  "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
  "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
  "transient", "true", "try", "void", "volatile", "while",
]

/// Reserved words, and the existing members of the class that gen-l10n generates.
private let dartKeywords: Set<String> = [
  "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "delegate", "delegates", "do",
  "else", "enum", "extends", "false", "final", "finally", "for", "hashCode", "if", "in", "is", "load", "localeName",
  "localizationsDelegates", "new", "noSuchMethod", "null", "of", "rethrow", "return", "runtimeType", "super",
  "supportedLocales", "switch", "this", "throw", "toString", "true", "try", "var", "void", "while", "with", "yield",
]
