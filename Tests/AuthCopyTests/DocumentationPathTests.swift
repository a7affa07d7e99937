import AuthCopy
import Testing

@Suite struct DocumentationPathTests {
  private func path(_ surface: String, _ code: String) -> String {
    DocumentationPath("p", surface: surface, code: code).description
  }

  @Test(arguments: [
    ("rest/oauth", "KOE320", "codes/p/rest/oauth/KOE320/"),
    ("js", "auth/wrong-password", "codes/p/js/~/auth/wrong-password/"),
    ("ios domain", "-401", "codes/p/ios~20domain/-401/"),
    ("rest", "a~b?c#d%e", "codes/p/rest/a~7eb~3fc~23d~25e/"),
    ("rest", "잠금", "codes/p/rest/~ec~9e~a0~ea~b8~88/"),
    ("rest", "../..", "codes/p/rest/~/~2e./~2e./"),
    ("rest", ".well-known", "codes/p/rest/~2ewell-known/"),
    ("rest", "/a//b/", "codes/p/rest/~/~-/a/~-/b/~-/"),
    ("rest", "INDEX.html", "codes/p/rest/~49NDEX.html/"),
    ("rest", "a\\b\u{0}\n", "codes/p/rest/a~5cb~00~0a/"),
  ]) func anAddressIsAFolder(surface: String, code: String, expected: String) {
    #expect(path(surface, code) == expected)
  }

  @Test func kindsAndProvidersHaveAddressesToo() {
    #expect(DocumentationPath(Kind("flowExpired")).description == "kinds/flowExpired/")
    #expect(DocumentationPath(Provider("a/b")).description == "providers/a~2fb/")
  }

  @Test func aLongNameHasSegmentsOfAnAllowedLength() {
    let long = String(repeating: "a", count: 200)
    let first = path("rest", "\(long)..")
    #expect(first == "codes/p/rest/\(long)~/~2e./")
    let segments = path("rest", String(repeating: "가", count: 1_000)).split(separator: "/")
    #expect(segments.map(\.utf8.count).max() ?? 0 <= 204)
    #expect(path("rest", "\(long)~/~2e.") != first)
  }

  /// Names out of few characters, many of which mean something in an address.
  @Test func differentCodesHaveDifferentAddresses() {
    let characters = ["a", "/", ".", "~", "-"]
    var names = [""]
    for _ in 0..<4 {
      names += names.filter { $0.count == names.last?.count }.flatMap { name in characters.map { name + $0 } }
    }
    #expect(names.count == 781)
    var owners: [String: String] = [:]
    for surface in names.prefix(156) {
      for code in names {
        let owner = "\(surface) \(code)"
        let other = owners.updateValue(owner, forKey: path(surface, code))
        #expect(other == nil, "\(owner) and \(other ?? "")")
      }
    }
  }

  @Test func theShippedCatalogsAddressesAreSafeAndDistinct() {
    var seen: Set<String> = []
    var rows = 0
    for table in Catalog.shipped.codeTables {
      for code in table.documentedCodes {
        let path = code.path.description
        #expect(path.wholeMatch(of: /(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)+/) != nil, "\(path)")
        #expect(seen.insert(path.lowercased()).inserted, "\(path)")
        rows += code.rows.count
      }
    }
    #expect(rows == Catalog.shipped.codeTables.flatMap(\.surfaces).map(\.rows.count).reduce(0, +))
  }
}
