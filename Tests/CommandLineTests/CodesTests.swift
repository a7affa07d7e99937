import AuthCopy
import TestSupport
import Testing

@testable import auth_copy

/// The list of a provider's codes, as `codes` prints it.
@Suite struct CodesTests {
  private static let acme = """
    {"provider":"acme","domains":{"com.acme":"ios"},"surfaces":[
    {"id":"rest","sources":[{"name":"docs.acme.example","read":"2026-01-02"},{"name":"sdk","read":"2026-03-04"}],
    "codes":[{"code":"bad_password","kind":"invalidCredentials"},
    {"code":"gone","kind":"userDisabled","kindIn":{"refresh":"sessionExpired"}},
    {"code":"seen","kind":"userDisabled","concealedAs":false},
    {"code":"denied","description":"wait","kind":"tooManyAttempts"},
    {"code":"4000-4099","match":"range","kind":"timedOut"}]},
    {"id":"ios","codes":[{"code":"notConnected","symbol":"ACMNotConnected","numeric":-7,"kind":"networkUnavailable"}]}]}
    """

  private func run(_ arguments: String...) throws -> CommandLineRunner.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(Self.acme, to: "codes/acme.json")
    try folder.write(#"{"@@locale":"en","provider_acme":"Acme"}"#, to: "copy/en.arb")
    return try CommandLineRunner.run(["codes"] + arguments + ["--overlay", folder.path])
  }

  @Test func rowsAreGroupedBySurface() throws {
    let outcome = try run("acme")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "acme rest: 5 codes, read on 2026-03-04")
    #expect(lines[1].hasPrefix("code          match  if the message contains  kind "))
    #expect(lines[2].hasPrefix("bad_password "))
    #expect(lines[7].isEmpty)
    #expect(lines[8] == "acme ios: 1 code")
    #expect(lines[9].hasPrefix("code          symbol           number  kind "))
  }

  @Test func aRowHasItsKindsAndTheirConcealment() throws {
    let json = try JSONParser.parse(Array(try run("acme", "--format", "json").output.utf8))
    let surfaces = try #require(json["surfaces"]?.array)
    #expect(surfaces.compactMap { $0["surface"]?.string } == ["rest", "ios"])
    #expect(surfaces[0]["known"]?.integer == 5 && surfaces[0]["sources"]?.array?.count == 2)
    #expect(surfaces[1]["domains"]?.array?.compactMap(\.string) == ["com.acme"])
    let codes = try #require(surfaces[0]["codes"]?.array)
    #expect(codes[1]["kind"]?.string == "userDisabled" && codes[1]["concealedAs"]?.string == "invalidCredentials")
    #expect(codes[1]["kindIn"]?["refresh"]?.string == "sessionExpired")
    #expect(codes[2]["concealedAs"] == nil)
    #expect(codes[3]["description"]?.string == "wait")
    #expect(codes[4]["match"]?.string == "range" && codes[0]["match"] == nil)
    let ios = try #require(surfaces[1]["codes"]?.array?.first)
    #expect(ios["symbol"]?.string == "ACMNotConnected" && ios["numeric"]?.string == "-7")
    // The row has the copy of its own kind, unless --disclosure conceals it.
    #expect(codes[1]["title"]?.string != codes[0]["title"]?.string)
    let strict = try JSONParser.parse(Array(try run("acme", "--format", "json", "--disclosure", "strict").output.utf8))
    let concealed = try #require(strict["surfaces"]?.array?.first?["codes"]?.array)
    #expect(concealed[1]["kind"]?.string == "userDisabled")
    #expect(concealed[1]["title"]?.string == concealed[0]["title"]?.string)
  }

  @Test func theSurfacesAreListedWithTheirNumbersOfCodes() throws {
    let outcome = try run("acme", "--surfaces")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        == ["surface codes domains", "rest 5", "ios 1 com.acme"])
    let markdown = try run("acme", "--surfaces", "--surface", "ios", "--format", "markdown")
    #expect(markdown.output.contains("| ios | 1 | com.acme |") && !markdown.output.contains("rest"))
    let json = try JSONParser.parse(Array(try run("acme", "--surfaces", "--format", "json").output.utf8))
    let surfaces = try #require(json["surfaces"]?.array)
    #expect(surfaces.compactMap { $0["surface"]?.string } == ["rest", "ios"])
    #expect(surfaces.compactMap { $0["known"]?.integer } == [5, 1])
    #expect(surfaces.allSatisfy { $0["codes"] == nil })
  }

  @Test func aSurfaceIsSelectedByItsIdOrItsDomain() throws {
    for name in ["ios", "com.acme"] {
      let outcome = try run("acme", "--surface", name, "--format", "markdown")
      #expect(outcome.output.hasPrefix("## acme ios: 1 code\n\n| code | symbol | number | kind |"))
      #expect(outcome.output.contains("| notConnected | ACMNotConnected | -7 | networkUnavailable |"))
    }
  }

  @Test func theCopyIsInTheLocale() throws {
    let korean = try run("acme", "--surface", "ios", "--locale", "ko-KR")
    #expect(korean.output.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
  }

  @Test func anUnknownNameIsReportedWithTheKnownNames() throws {
    let surface = try run("acme", "--surface", "android")
    #expect(surface.status == 1 && surface.output.isEmpty)
    #expect(surface.errors == "auth-copy: acme has no surface 'android'; its surfaces are rest and ios\n")
    let provider = try run("nowhere")
    #expect(provider.status == 1)
    #expect(provider.errors.hasPrefix("auth-copy: there is no provider 'nowhere'; the providers are acme, appauth, "))
  }

  @Test func everyShippedProviderIsListed() throws {
    for provider in Catalog.shipped.providers {
      let table = try #require(Catalog.shipped.codeTable(of: provider))
      let listing = CodeListing(
        catalog: .shipped, table: table, surfaces: Array(table.surfaces.indices), hasCodes: true, locale: "en",
        disclosure: .helpful)
      let surfaces = try JSONParser.parse(Array(listing.json.utf8))["surfaces"]?.array
      let covered = Catalog.shipped.coverage.surfaces.filter { $0.provider == provider }
      #expect(surfaces?.compactMap { $0["surface"]?.string } == covered.map(\.surface))
    }
  }
}
