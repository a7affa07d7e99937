import Foundation
import TestSupport
import Testing

/// Inside the library and the service arrows run one way: no folder uses a type of one that it must not know.
@Suite struct ArchitectureTests {
  /// The folders of Sources/AuthCopy and of Sources/AuthCopyServer, and those whose types each may use.
  private static let arrows: [String: Set<String>] = [
    "Support": [],
    "Particles": ["Support"],
    "Message": ["Support", "Particles"],
    "Diagnostics": ["Support", "Message"],
    "Domain": ["Support", "Message"],
    "Codes": ["Support", "Message", "Diagnostics", "Domain"],
    "Catalog": ["Support", "Particles", "Message", "Diagnostics", "Domain", "Codes"],
    "Responder": [],
    "Operations": ["Responder"],
    "Connections": ["Responder", "Operations"],
    "Embedding": ["Responder", "Operations", "Connections"],
  ]

  /// The folders of the library.
  private static let library: Set<String> = [
    "Support", "Particles", "Message", "Diagnostics", "Domain", "Codes", "Catalog",
  ]

  private struct Source {
    /// From the folder of the target on.
    let path: String
    /// Without comments and texts.
    let code: String

    var folder: String { path.split(separator: "/").first.map(String.init) ?? path }

    /// The types that other files may name.
    var declaredTypes: [String] {
      code.matches(
        of: /(?m)^(?:(public|package|final|indirect) +)*(?:struct|class|enum|protocol|actor|typealias) +(\w+)/
      )
      .map { String($0.output.2) }
    }

    /// The names of types inside of others, which may be those of types elsewhere.
    var nestedTypes: Set<String> {
      Set(code.matches(of: /(?m)^ +.*?\b(?:struct|class|enum|typealias|case) +(\w+)/).map { String($0.output.1) })
    }

    var usedNames: Set<String> {
      Set(code.matches(of: /(?:^|[^\w.])([A-Z]\w*)/).map { String($0.output.1) }).subtracting(nestedTypes)
    }
  }

  private static func sources() throws -> [Source] {
    try sources(in: "AuthCopy") + sources(in: "AuthCopyServer")
  }

  private static func sources(in target: String) throws -> [Source] {
    let top = Project.root.appending(path: "Sources/\(target)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: top.path).filter { $0.hasSuffix(".swift") }
    return try paths.filter { $0.contains("/") }.sorted().map { path in
      let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
      let code = text.replacing(/\/\/.*/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
      return Source(path: path, code: code)
    }
  }

  @Test func everyFolderHasItsArrows() throws {
    #expect(try Set(Self.sources().map(\.folder)) == Set(Self.arrows.keys))
  }

  @Test(arguments: arrows.keys.sorted()) func aFolderUsesOnlyWhatItMayKnow(folder: String) throws {
    let sources = try Self.sources()
    let known = try #require(Self.arrows[folder]).union([folder])
    var forbidden: [String: String] = [:]
    let isInLibrary = Self.library.contains(folder)
    for source in sources where !known.contains(source.folder) && Self.library.contains(source.folder) == isInLibrary {
      for type in source.declaredTypes { forbidden[type] = source.path }
    }
    var violations: [String] = []
    for source in sources where source.folder == folder {
      for name in source.usedNames.sorted() {
        if let path = forbidden[name] { violations.append("\(source.path) uses \(name) of \(path)") }
      }
    }
    #expect(violations == [])
  }

  /// A row is `| \`Folder/\` | what it is | \`Other\`, \`Another\` |`.
  @Test func theArticleSaysTheSame() throws {
    let article = Project.root.appending(path: "Sources/AuthCopy/AuthCopy.docc/Architecture.md")
    var written: [String: Set<String>] = [:]
    for line in try String(contentsOf: article, encoding: .utf8).split(separator: "\n") {
      guard let row = line.firstMatch(of: /^\| `(\w+)\/` \|.*\| ([^|]*) \|$/) else { continue }
      let (folder, known) = (String(row.output.1), row.output.2)
      written[folder] =
        known == "all"
        ? Self.library.subtracting([folder]) : Set(known.matches(of: /`(\w+)`/).map { String($0.output.1) })
    }
    #expect(written == Self.arrows)
  }

  @Test func theTypesAreFound() throws {
    let types = try Self.sources().flatMap(\.declaredTypes)
    #expect(types.count > 100)
    #expect(Set(types).isSuperset(of: ["JSONParser", "Message", "CodeTable", "LoginError", "Kind", "Catalog"]))
  }
}
