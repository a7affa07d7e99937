import Foundation
import TestSupport
import Testing

@Suite struct SiteTests {
  /// Returns a catalog with one code, whose site is small.
  private func catalog(code: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder.withCatalog(of: [], in: ["en"])
    try folder.write(
      #"{"provider": "acme", "surfaces": [{"id": "rest", "codes": [{"code": "\#(code)", "kind": "timedOut"}]}]}"#,
      to: "codes/acme.json")
    return folder
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private func page(of site: String) throws -> String {
    try String(contentsOfFile: "\(site)/codes/acme/rest/index.html", encoding: .utf8)
  }

  @Test func writingASiteReplacesTheOldSite() throws {
    let folder = try TemporaryFolder()
    let site = "\(folder.path)/a/site"
    let (first, second) = (try catalog(code: "E1"), try catalog(code: "E2"))
    let outcome = try CommandLineRunner.run(["site", "--out", site, "--catalog", first.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("\(site): "))
    #expect(try exists("\(site)/index.html") && page(of: site).contains("id=\"E1\""))
    for name in [".git/HEAD", "CNAME", "blog/index.html"] { try folder.write("mine", to: "a/site/\(name)") }
    #expect(try CommandLineRunner.run(["site", site, "--catalog", second.path]).status == 0)
    #expect(try page(of: site).contains("id=\"E2\"") && !page(of: site).contains("id=\"E1\""))
    for name in [".git/HEAD", "CNAME", "blog/index.html"] { #expect(exists("\(site)/\(name)")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/a") == ["site"])
  }

  @Test func aFolderWithOtherFilesIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    let outcome = try CommandLineRunner.run(["site", "--out", folder.path])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "auth-copy: \(folder.path): this folder holds other files; name a new folder, or one that auth-copy site wrote\n"
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes.txt"])
  }

  @Test func aFileIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    let outcome = try CommandLineRunner.run(["site", "--out", "\(folder.path)/notes.txt"])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "auth-copy: \(folder.path)/notes.txt: cannot be written: Not a directory\n")
    #expect(try String(contentsOfFile: "\(folder.path)/notes.txt", encoding: .utf8) == "mine")
  }

  /// Each process seeds its hashes differently; the files must not depend on the seed.
  @Test func equalCatalogsProduceEqualFiles() throws {
    let (catalog, folder) = (
      try TemporaryFolder.withCatalog(of: ["kakao", "oauth"], in: ["en", "ko"]), try TemporaryFolder()
    )
    let sites = ["a", "b"].map { "\(folder.path)/\($0)" }
    for site in sites {
      #expect(try CommandLineRunner.runProcess(["site", "--out", site, "--catalog", catalog.path]).status == 0)
    }
    let names = try sites.map { try FileManager.default.subpathsOfDirectory(atPath: $0).sorted() }
    #expect(names[0] == names[1] && names[0].contains("codes/kakao/rest/oauth/index.html"))
    for name in names[0] where name.contains(".") {
      let contents = sites.map { FileManager.default.contents(atPath: "\($0)/\(name)") }
      #expect(contents[0] == contents[1], "\(name)")
    }
  }

  @Test func anUnwritableFolderPrintsOneLine() throws {
    let outcome = try CommandLineRunner.run(["site", "--out", "/dev/null/x"])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "auth-copy: /dev/null/x: cannot be written: Not a directory\n")
  }

  @Test(arguments: [
    "docs.example.com", "https://", "ftp://docs.example.com/", "https://docs.example.com/?page=1",
    "https://docs.example.com/\"><script>", "https://docs.example.com/#a", "https://me@docs.example.com/",
    "https://docs.example.com/a b", "javascript:alert(1)",
  ])
  func anInvalidSiteAddressIsRefused(address: String) throws {
    let outcome = try CommandLineRunner.run(["serve", "--docs-url", address])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: --docs-url \(address) must be the address of a site"), "\(outcome.errors)")
    let site = try CommandLineRunner.run(["site", "--out", "/dev/null/x", "--url", address])
    #expect(site.status == 64)
    #expect(site.errors.hasPrefix("Error: --url \(address) must be the address of a site"), "\(site.errors)")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "//docs.example.com/", "\\\\docs.example.com\\",
    "a\"b", "",
    "https://docs.example.com/?a=1",
  ])
  func anInvalidAddressOfArticlesIsRefused(address: String) throws {
    let outcome = try CommandLineRunner.run(["site", "--out", "/dev/null/x", "--articles", address])
    #expect(outcome.status == 64)
    #expect(outcome.errors.hasPrefix("Error: --articles \(address) must be an address or a path"), "\(outcome.errors)")
  }

  @Test(arguments: ["https://docs.example.com/", "../documentation/authcopy/", "/docs/"])
  func articlesHaveAnAddressOrAPath(address: String) throws {
    let outcome = try CommandLineRunner.run(["site", "--out", "/dev/null/x", "--articles", address])
    #expect(outcome.errors == "auth-copy: /dev/null/x: cannot be written: Not a directory\n")
  }
}
