import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// Every code that the facts say reveals an account is concealed, or its row says why not.
@Suite(.enabled(if: Project.hasVendorFacts, "needs the vendors' codes, which are not beside this clone"))
struct RevealingCodeTests {
  /// The providers of a section of the facts.
  private static let providers = [
    "Ory Kratos": ["ory"], "Keycloak": ["keycloak"], "Microsoft Entra ID": ["entra"], "Okta": ["okta"],
    "Clerk": ["clerk"], "better-auth": ["better-auth"], "Auth.js / NextAuth": ["authjs"], "Stytch": ["stytch"],
    "WorkOS, Descope, Zitadel, Logto, FusionAuth": ["workos", "descope", "zitadel", "logto", "fusionauth"],
    "Appwrite, Nhost, SuperTokens, PocketBase, Parse, Amplify": [
      "appwrite", "nhost", "supertokens", "pocketbase", "parse", "cognito",
    ],
    "django-allauth, Devise, Spring Security": ["django-allauth", "devise", "spring-security"],
  ]

  /// The words of a section's line "Reveals: ..." that can be codes, some with `*`.
  private static func revealing() throws -> [(section: String, word: String)] {
    let file = Project.shared.appending(path: "facts/shapes-2.md")
    var section = ""
    var words: [(section: String, word: String)] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("- Reveals: ") else { continue }
      for word in line.dropFirst("- Reveals: ".count).split(whereSeparator: { " ,;()/".contains($0) }) {
        words.append((section, word.trimmingCharacters(in: CharacterSet(charactersIn: "."))))
      }
    }
    return words
  }

  /// The notes of rows, by provider, surface, code and description.
  private static func notedRows(of provider: String) throws -> Set<[String]> {
    let file = Project.catalogs.appending(path: "codes/\(provider).json")
    let root = try JSONParser.parse(Array(try Data(contentsOf: file)))
    return Set(
      (root["surfaces"]?.array ?? []).flatMap { surface in
        (surface["codes"]?.array ?? []).filter { $0["note"]?.string != nil }.map { row in
          [surface["id"]?.string ?? "", row["code"]?.string ?? "", row["description"]?.string ?? ""]
        }
      })
  }

  private static func matches(_ row: CodeRow, _ word: String) -> Bool {
    let names = [row.code, row.symbol, row.numeric.map(String.init)].compactMap(\.self)
    return names.contains { name in
      guard let star = word.firstIndex(of: "*") else {
        return name == word || name.hasSuffix(".\(word)") || name == "AADSTS\(word)"
      }
      return name.hasPrefix(word[..<star]) && name.hasSuffix(word[word.index(after: star)...])
    }
  }

  @Test func everyOneIsConcealedOrSaysWhyNot() throws {
    let catalog = Catalog.shipped
    var found = 0
    for (section, word) in try Self.revealing() {
      for provider in try #require(Self.providers[section], "the section \(section) is new") {
        let noted = try Self.notedRows(of: provider)
        let table = try #require(catalog.codeTable(of: Provider(rawValue: provider)))
        for surface in table.surfaces {
          for row in surface.rows where row.description == nil && Self.matches(row, word) {
            found += 1
            let isConcealed = catalog.kinds.resolve(row.meaning, under: .strict, in: nil).hidesSource
            let isExplained = noted.contains([surface.id, row.code, ""])
            #expect(isConcealed || isExplained, "\(provider) \(surface.id) \(row.code): \(row.kind)")
          }
        }
      }
    }
    #expect(found > 90)
  }
}
