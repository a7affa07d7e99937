import AuthCopy
import TestSupport
import Testing

/// Lists of names, and suggestions for misspelled names.
@Suite struct NamesTests {
  @Test(arguments: [
    (["reslove", "kakao", "KOE320"], 64, "there is no command 'reslove': did you mean 'resolve'?"),
    (["resolve", "fierbase", "x"], 1, "there is no provider 'fierbase': did you mean 'firebase'?"),
    (["codes", "kakao", "--surface", "rest/oath"], 1, "kakao has no surface 'rest/oath': did you mean 'rest/oauth'?"),
    (["kinds", "tooManyAtempts"], 1, "there is no kind 'tooManyAtempts': did you mean 'tooManyAttempts'?"),
    (["lint", "--explain", "bare-partcle"], 1, "there is no rule 'bare-partcle': did you mean 'bare-particle'?"),
    (["export", "--format", "json", "--locale", "xx"], 1, "the catalog has no locale for xx; it has ar-XB, en, "),
    (["resolve", "nowhere", "x"], 1, "there is no provider 'nowhere'; the providers are appauth, "),
  ])
  func aMisspelledNamePrintsOneLine(arguments: [String], status: Int, text: String) throws {
    let outcome = try CommandLineRunner.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("auth-copy: \(text)"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    (
      ["resolve", "firebase", "auth/wrong-pasword"],
      "firebase has no code 'auth/wrong-pasword'; similar: auth/wrong-password"
    ),
    (["resolve", "kakao", "KOE32O", "--format", "json"], "kakao has no code 'KOE32O'; similar: KOE32"),
    (["find", "auth/wrong-pasword"], "no provider has the code 'auth/wrong-pasword'; similar: auth/wrong-password"),
    (["find", "nothing-like-this-one"], "no provider has the code 'nothing-like-this-one'\n"),
  ])
  func anUnknownCodeIsReportedWithSimilarCodes(arguments: [String], text: String) throws {
    let outcome = try CommandLineRunner.run(arguments)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("auth-copy: \(text)"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output.isEmpty == (arguments[0] == "find"))
  }

  /// A similar number is another error.
  @Test(arguments: [["firebase", "99999999"], ["firebase", "nothing-like-this-one"]])
  func nothingIsSuggestedForOtherUnknownCodes(arguments: [String]) throws {
    let outcome = try CommandLineRunner.run(["resolve"] + arguments)
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
  }

  @Test func idsAreCaseInsensitive() throws {
    let outcome = try CommandLineRunner.run(["resolve", "KAKAO", "KOE320"])
    #expect(outcome.status == 0)
    #expect(outcome.output == (try CommandLineRunner.run(["resolve", "kakao", "KOE320"]).output))
    #expect(try CommandLineRunner.run(["kinds", "FLOWEXPIRED"]).output.hasPrefix("flowExpired\n"))
  }

  @Test func anUnknownSurfaceIsReportedInAdditionToTheCopy() throws {
    let outcome = try CommandLineRunner.run(["resolve", "kakao", "KOE320", "--surface", "rest/oath"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "auth-copy: kakao has no surface 'rest/oath': did you mean 'rest/oauth'?\n")
  }

  @Test func anUnknownKeyOfAnOverlayIsReportedInAdditionToTheCopy() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"ko","flowExpired_titel":"x","timedOut_title":"y"}"#, to: "copy/ko.arb")
    let outcome = try CommandLineRunner.run(["resolve", "kakao", "KOE320", "--overlay", folder.path])
    #expect(outcome.status == 0 && outcome.output.contains("flowExpired"))
    #expect(
      outcome.errors
        == "auth-copy: \(folder.path)/copy/ko.arb:1:38: no catalog has the key \"flowExpired_titel\": "
        + "did you mean \"flowExpired_title\"?\n")
  }

  /// Shells have the locale of a person in this form.
  @Test(arguments: [
    ["resolve", "kakao", "KOE320"], ["kinds", "timedOut"], ["codes", "kakao", "--surface", "rest/oauth"], ["providers"],
    ["format", "{n, spellout}", "--arg", "n=3"],
  ])
  func theLocaleOfAPersonMayBeAPOSIXName(arguments: [String]) throws {
    func output(_ locale: String) throws -> String {
      let outcome = try CommandLineRunner.run(arguments + ["--locale", locale])
      #expect(outcome.status == 0, "\(locale)")
      return outcome.output
    }
    let (korean, english) = (try output("ko"), try output("en"))
    #expect(korean != english)
    for name in ["ko_KR.UTF-8", "ko_KR@x"] { #expect(try output(name) == korean) }
    for name in ["C", "POSIX", "C.UTF-8"] { #expect(try output(name) == english) }
  }

  @Test func kindsAndProvidersAreListed() throws {
    let kinds = try JSONParser.parse(Array(try CommandLineRunner.run(["kinds", "--format", "json"]).output.utf8))
    #expect(kinds["kinds"]?.array?.count == Catalog.shipped.definitions.count)
    let attempts = try #require(kinds["kinds"]?.array?.first { $0["kind"]?.string == "tooManyAttempts" })
    #expect(attempts["status"]?.integer == 429)
    #expect(attempts["arguments"]?.array?.compactMap(\.string) == ["seconds", "minutes", "because"])
    #expect(attempts["providers"]?.array?.contains { $0.string == "firebase" } == true)
    let one = try CommandLineRunner.run(["kinds", "tooManyAttempts", "--locale", "ko"]).output
    #expect(one.contains("\n  시도 횟수를 초과했습니다\n"))
    let output = try CommandLineRunner.run(["providers", "--format", "json"]).output
    let providers = try JSONParser.parse(Array(output.utf8))
    let all = try #require(providers["providers"]?.array)
    #expect(all.count == Catalog.shipped.codeTables.count)
    #expect(all.contains { $0["provider"]?.string == "kakao" && $0["name"]?.string == "Kakao" })
    #expect(try CommandLineRunner.run(["providers"]).output.split(separator: "\n").count == all.count + 2)
  }

  @Test(arguments: [("provider", "resolve", "kakao"), ("kind", "kinds", "tooManyAttempts")])
  func shellsCompleteNames(argument: String, command: String, name: String) throws {
    let commandLine = ["---completion", command, "--", "positional@0", "2", "0", "auth-copy", command, ""]
    let outcome = try CommandLineRunner.runProcess(commandLine, environment: ["SAP_SHELL": "bash"])
    #expect(outcome.output.split(separator: "\n").contains { $0 == name }, "\(argument): \(outcome.errors)")
  }
}
