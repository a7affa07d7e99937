import AuthCopy
import AuthCopyLint
import Foundation
import TestSupport
import Testing

@testable import CatalogLint

/// AuthCopy's messages and sources in the repository.
enum AuthCopyMessages {
  static func document(_ language: MessageLanguage) throws -> MessageDocument {
    let file = Project.catalogs.appending(path: "messages/\(language.rawValue).arb")
    return try MessageDocument(SourceFile(path: file.path, bytes: Array(Data(contentsOf: file))))
  }

  static func texts(_ language: MessageLanguage) throws -> [String: String] {
    Dictionary(try document(language).entries.map { ($0.key, $0.text) }) { $1 }
  }

  /// The ids of all diagnostics that rules and checks declare.
  static var declared: Set<String> {
    let ids = RuleSet.everyRule.flatMap(\.ids) + CatalogDocument.checks.flatMap { type(of: $0).ids }
    return Set(ids.map(\.rawValue))
  }

  /// Returns the Swift files of `Sources`, by path relative to it.
  static func sources() throws -> [String: String] {
    let folder = Project.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) })
  }
}
