import AuthCopy
import Testing

/// `coverage --against` the list that `/v1/unmapped` answers with.
@Suite struct CoverageOfUnmappedCodesTests {
  private static let list = """
    {"unmapped":[{"provider":"cognito","code":"KOE320","count":7},{"provider":"cognito","code":"brand_new","count":5},
    {"provider":"kakao","code":"brand_new","count":2},{"provider":"kakao","code":"KOE320","count":1}]}
    """

  @Test(arguments: [list, list.replacing(#"{"unmapped":"#, with: "").replacing("]}", with: "]")])
  func countsAndProvidersAreKept(list: String) throws {
    let outcome = try CommandLineRunner.run(["coverage", "--against", "-"], input: list)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        Unmapped
        provider  code       times  lines
        cognito   KOE320         7      1
        cognito   brand_new      5      1
        kakao     brand_new      2      2

        -: 3 codes unmapped, 1 known

        """)
  }

  @Test func theyAreInJSONToo() throws {
    let outcome = try CommandLineRunner.run(
      ["coverage", "--against", "-", "--provider", "kakao", "--format", "json"], input: Self.list)
    let unmapped = try JSONParser.parse(Array(outcome.output.utf8))["unmapped"]?.array ?? []
    #expect(unmapped.map { $0["provider"]?.string } == ["cognito", "cognito", "kakao"])
    #expect(unmapped.map { $0["count"]?.integer } == [7, 5, 2])
  }

  @Test func anEmptyListIsFine() throws {
    let outcome = try CommandLineRunner.run(["coverage", "--against", "-"], input: #"{"unmapped":[]}"#)
    #expect(outcome.status == 0)
  }
}
