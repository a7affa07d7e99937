import AuthCopy
import Testing

@Suite struct DocumentationPathTests {
  private func path(_ surface: String, _ code: String) -> String {
    DocumentationPath("p", surface: surface, code: code).description
  }

  @Test(arguments: [
    ("rest/oauth", "KOE320", "codes/p/rest/oauth/#KOE320"),
    ("js", "auth/wrong-password", "codes/p/js/#auth/wrong-password"),
    ("ios domain", "-401", "codes/p/ios~20domain/#-401"),
    ("rest", "a~b?c#d%e", "codes/p/rest/#a~7eb~3fc~23d~25e"),
    ("rest", "잠금", "codes/p/rest/#~ec~9e~a0~ea~b8~88"),
    ("../..", "../..", "codes/p/~2e./~2e./#../.."),
    (".well-known", "E", "codes/p/~2ewell-known/#E"),
    ("/a//b/", "/a//b/", "codes/p/~-/a/~-/b/~-/#/a//b/"),
    ("INDEX.html", "INDEX.html", "codes/p/~49NDEX.html/#INDEX.html"),
    ("a\\b\u{0}\n", "a\\b\u{0}\n", "codes/p/a~5cb~00~0a/#a~5cb~00~0a"),
  ]) func surfaceIsAFolderAndCodeIsAFragment(surface: String, code: String, expected: String) {
    #expect(path(surface, code) == expected)
  }

  @Test func fileNamesTheIndexPage() {
    #expect(DocumentationPath("p", surface: "rest/oauth", code: "E").file == "codes/p/rest/oauth/index.html#E")
    #expect(DocumentationPath(Kind("timedOut")).file == "kinds/timedOut/index.html")
  }

  @Test func kindsAndProvidersHavePaths() {
    #expect(DocumentationPath(Kind("flowExpired")).description == "kinds/flowExpired/")
    #expect(DocumentationPath(Provider("a/b")).description == "providers/a~2fb/")
  }

  @Test func longNamesAreSplitIntoSegments() {
    let long = String(repeating: "a", count: 200)
    let first = path("\(long)..", "E")
    #expect(first == "codes/p/\(long)~/~2e./#E")
    let segments = path(String(repeating: "가", count: 1_000), "E").split(separator: "/")
    #expect(segments.map(\.utf8.count).max() ?? 0 <= 204)
    #expect(path("\(long)~/~2e.", "E") != first)
  }

  /// Names of a few characters, most of which have a meaning in URLs.
  @Test func differentCodesHaveDifferentPaths() {
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

  @Test func shippedPathsAreSafeAndDistinct() {
    var seen: Set<String> = []
    var rows = 0
    for table in Catalog.shipped.codeTables {
      for code in Catalog.shipped.documentedCodes(of: table.provider) {
        let path = code.path.description
        #expect(path.wholeMatch(of: /(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)+#[A-Za-z0-9._~\/-]+/) != nil, "\(path)")
        #expect(seen.insert(path.lowercased()).inserted, "\(path)")
        rows += code.rows.count
      }
    }
    #expect(rows == Catalog.shipped.codeTables.flatMap(\.surfaces).map(\.rows.count).reduce(0, +))
  }
}
