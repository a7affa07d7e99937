import AuthCopy
import Foundation
import TestSupport
import Testing

@Suite struct CommandLineTests {
  private func run(_ arguments: String..., input: String = "") throws -> CommandLineRunner.Outcome {
    try CommandLineRunner.run(arguments, input: input)
  }

  @Test func resolvePrintsCopy() throws {
    let outcome = try run("resolve", "kakao", "KOE320", "--locale", "ko")
    #expect(
      outcome.output == """
        처음부터 다시 시작하세요
        이어서 진행할 수 없습니다. 시간이 지났거나, 중간에 끊겼거나, 이미 사용했을 수 있습니다.
        [다시 시작]

        kind flowExpired, status 410, dialog, retryable, locale ko
        from kakao rest/oauth KOE320
        The authorization code is used, expired or unknown; redeem each code once and at once, or start a new sign-in.

        """)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test func resolveReportsCopyThatMixesLanguages() throws {
    let folder = try TemporaryFolder()
    func errors(_ french: String, _ options: String...) throws -> String {
      try folder.write(#"{"@@locale":"fr",\#(french)}"#, to: "copy/fr.arb")
      let arguments = ["resolve", "kakao", "KOE322", "--locale", "fr", "--overlay", folder.path] + options
      return try CommandLineRunner.run(arguments).errors
    }
    let title = #""sessionExpired_title":"Session expirée""#
    let note = "auth-copy: the copy mixes languages: fr has no text for message and action\n"
    #expect(try errors(title) == note)
    #expect(try errors(title, "--format", "json").isEmpty)
    #expect(try errors(#""close":"Fermer""#).isEmpty)
    #expect(try errors(#"\#(title),"sessionExpired_message":"M","sessionExpired_action":"A""#).isEmpty)
  }

  @Test func findListsTheProvidersOfACode() throws {
    let outcome = try run("find", "koe320")
    #expect(outcome.output.contains("kakao") && outcome.output.contains("flowExpired"))
    #expect(outcome.status == 0)
    #expect(try run("find", "nothing-like-it").status == 1)
    #expect(try run("find", "17009", "--format", "json").output.contains(#""provider":"firebase""#))
    #expect(try run("resolve", "any", "--payload", "-", input: "KOE320").output.contains("from kakao"))
    #expect(try run("resolve", "any", "KOE320").status == 1)
  }

  @Test func coverageListsStaleSources() throws {
    #expect(try run("coverage", "--stale", "36500").status == 0)
    let stale = try run("coverage", "--stale", "0", "--format", "json")
    #expect(stale.status == 1 && stale.output.contains(#"{"stale":[{"provider":"#))
    #expect(try run("coverage", "--stale", "90", "--against", "-").status == 64)
  }

  @Test func versionPrintsTheVersionsOfTheProgramAndTheCatalog() throws {
    let outcome = try run("--version")
    #expect(outcome.output == "auth-copy \(ProgramVersion.current)\ncatalog \(Catalog.shipped.version)\n")
    #expect(outcome.status == 0)
    #expect(try run("lint", "--version").output == outcome.output)
    let notes = Project.root.appending(path: "Sources/AuthCopy/AuthCopy.docc/ReleaseNotes.md")
    #expect(try String(contentsOf: notes, encoding: .utf8).contains("\n## \(ProgramVersion.current)"))
  }

  @Test func resolveParsesARawBody() throws {
    let body = #"{"error":{"code":190,"error_subcode":463}}"#
    let outcome = try run("resolve", "facebook", "--payload", "-", "--format", "json", input: body)
    #expect(outcome.output.contains(#""surface":"rest/graph-subcode","code":"463""#))
    #expect(outcome.status == 0)
  }

  @Test func resolveExplainsHowAnErrorIsRead() throws {
    let arguments = ["resolve", "supabase", "--payload", "-", "--explain"]
    let outcome = try CommandLineRunner.run(arguments, input: "AuthApiError: email rate limit exceeded")
    #expect(
      outcome.output == """
        quotaExceeded
        from supabase rest/message email rate limit exceeded
        people see quotaExceeded (disclosure strict)

        It is the strongest: a code or a phrase that names one cause. The next one with another kind, “AuthApiError”, is \
        a code whose cause is not known.

        1. email rate limit exceeded
           a whole message, 1:15
           supabase rest/message email rate limit exceeded; quotaExceeded; a code or a phrase that names one cause
        2. email rate limit exceeded
           the phrase of a code that is not in the error, 1:15
           supabase rest over_email_send_rate_limit; quotaExceeded; a code or a phrase that names one cause
        3. AuthApiError
           a word, 1:1
           supabase js AuthApiError; unknown; a code whose cause is not known
        4. rate limit exceeded
           a phrase, 1:21
           oauth http/rate-limit rate limit exceeded; unknown; a code whose cause is not known

        This explanation is for developers. It conceals nothing: do not show it to people.

        """)
    #expect(outcome.status == 0)
    let unknown = try CommandLineRunner.run(arguments + ["--format", "json"], input: "xyz")
    #expect(unknown.status == 1 && unknown.output.contains(#""reason":{"id":"none""#))
    let code = try run("resolve", "kakao", "KOE320", "--explain")
    #expect(code.status == 64 && code.errors.hasPrefix("Error: --explain needs a raw error"))
  }

  @Test func resolveAcceptsANegativeCode() throws {
    #expect(try run("resolve", "kakao", "-401").output.contains("from kakao rest/api -401"))
    #expect(try run("resolve", "kakao", "--locale", "ko", "-401", "--flow", "refresh").status == 0)
  }

  @Test func resolveParsesArgumentsByTheirTypes() throws {
    let good = try run("resolve", "firebase", "17010", "--arg", "seconds=1")
    #expect(good.output.contains("Try again in 1 second."))
    let bad = try run("resolve", "firebase", "17010", "--arg", "seconds=soon")
    #expect(bad.status == 64)
    #expect(bad.errors.hasPrefix("Error: --arg seconds must be a value of type int\n"))
  }

  @Test func anUnknownCodeOrProviderExitsWith1() throws {
    #expect(try run("resolve", "kakao", "KOE999").status == 1)
    let outcome = try run("resolve", "nowhere", "x")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        auth-copy: there is no provider 'nowhere'; the providers are \
        \(Catalog.shipped.providers.dropLast().map(\.rawValue).joined(separator: ", ")), and zitadel

        """)
  }

  @Test(arguments: [
    ["resolve"], ["resolve", "kakao"], ["resolve", "kakao", "x", "--payload", "-"], ["nonsense"], ["format", "{n}"],
    ["resolve", "kakao", "x", "--disclosure", "all"], ["serve", "--port", "70000"],
    ["serve", "--default-locale", "vi"],
  ])
  func wrongUsageExitsWith64(arguments: [String]) throws {
    #expect(try CommandLineRunner.run(arguments).status == 64)
  }

  /// The statuses are those of the process, and the input is that of the process.
  @Test(arguments: [
    (["format", "--jsonl"], 0), (["find", "nothing-like-it"], 1), (["find", "1", "--catalog", "/nowhere"], 2),
    (["resolve"], 64),
  ])
  func theProgramExitsWithTheStatusOfTheCommand(arguments: [String], status: Int) throws {
    let outcome = try CommandLineRunner.runProcess(arguments, input: #"{"locale":"en","message":"a"}"#)
    #expect(outcome.status == status)
    #expect(outcome.output == (status == 0 ? "{\"output\":\"a\"}\n" : ""))
    #expect(outcome.errors.isEmpty == (status == 0))
  }

  @Test(arguments: ["", "resolve", "format", "lint", "codes", "coverage", "serve"])
  func everyCommandHasHelp(command: String) throws {
    let outcome = try CommandLineRunner.run(command.isEmpty ? ["--help"] : [command, "--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("OVERVIEW: "))
  }

  @Test func unreadableInputExitsWith2() throws {
    for arguments in [
      ["resolve", "kakao", "--payload", "/nowhere"], ["resolve", "kakao", "x", "--catalog", "/nowhere"],
      ["serve", "--catalog", "/nowhere"], ["lint", "/nowhere"], ["coverage", "--catalog", "/nowhere"],
    ] {
      let outcome = try CommandLineRunner.run(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(arguments): \(outcome.errors)")
      #expect(outcome.errors.hasPrefix("auth-copy: /nowhere"))
    }
    for input in ["no code", "{no body"] {
      #expect(try run("resolve", "kakao", "--payload", "-", input: input).status == 1)
    }
    for input in ["", " \n", "a\0b"] {
      #expect(try run("resolve", "kakao", "--payload", "-", input: input).status == 2)
    }
    #expect(try run("resolve", "kakao", "--payload", "-", "--status", "503").status == 0)
  }

  @Test func formatPrintsAMessage() throws {
    let message = "{n, plural, one {# day} other {# days}} {who}"
    let outcome = try run("format", message, "--locale", "en", "--arg", "n=3", "--arg", "who=me=you")
    #expect(outcome.output == "3 days me=you\n")
    let missing = try run("format", message, "--locale", "en")
    #expect(missing.status == 1)
    #expect(missing.errors == "auth-copy: argument 'n' is missing (locale en, message \"\(message)\")\n")
  }

  @Test func formatPrintsJSONLinesInOrder() throws {
    let input = #"""
      {"locale":"en","message":"{n}","args":{"n":1234}}
      {"locale":"en","message":"{n}","args":{"n":"1234"}}
      {"locale":"en","message":"{d, date, ::yMMMd}","args":{"d":{"date":0}}}
      {"locale":"en","message":"{d","args":{}}
      {"locale":"nope-nope-nope","message":"x"}
      rubbish
      {"locale":"en","message":"{n, number}","args":{"n":null}}
      """#
    let outcome = try run("format", "--jsonl", input: input)
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.prefix(3) == [#"{"output":"1,234"}"#, #"{"output":"1234"}"#, #"{"output":"Jan 1, 1970"}"#])
    #expect(lines.dropFirst(3).allSatisfy { $0.hasPrefix(#"{"error":""#) })
  }

  /// The texts have an error, a warning, an info and no finding; a warning or an info fails only with `--strict`.
  @Test(arguments: [("{", 1, 1), ("Sign in ", 0, 1), ("Sign in", 0, 1), ("로그인", 0, 0)])
  func strictFailsOnAnyFinding(text: String, status: Int32, strictStatus: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"k":"Sign in"}"#, to: "en.json")
    try folder.write(#"{"k":"\#(text)"}"#, to: "ko.json")
    #expect(try run("lint", folder.path).status == status)
    #expect(try run("lint", folder.path, "--strict").status == strictStatus)
  }

  @Test func theShippedCatalogHasNoFindings() throws {
    let outcome = try CommandLineRunner.run(["lint", "--strict"], in: Project.root)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func lintExitsWith1OnErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"{x}"}"#, to: "en.json")
    try folder.write(#"{"a":"{y}"}"#, to: "ko.json")
    let outcome = try run("lint", folder.path, "--messages", "en")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        \(folder.path)/ko.json:1:8: error: the source has no argument {y}: did you mean {x}? (a ko) [unknown-argument]
            {y}
             ^
            source: {x}

        locale  translated  missing  stale  findings
        en               1        0      0         0
        ko               1        0      0         1

        severity  rule              findings
        error     unknown-argument         1

        2 files, 2 messages: 1 error, 0 warnings, 0 infos

        """)
    let json = try run("lint", folder.path, "--format", "json")
    #expect(
      json.output.hasSuffix(
        #""summary":{"files":2,"messages":2,"errors":1,"missing":0,"warnings":0,"infos":0,"locales":["#
          + #"{"locale":"en","translated":1,"missing":0,"stale":0,"findings":0},"#
          + #"{"locale":"ko","translated":1,"missing":0,"stale":0,"findings":1}]}}"# + "\n"))
  }

  @Test(arguments: [([], 0), (["--require-complete"], 1), (["--strict"], 1)] as [([String], Int32)])
  func missingKeyFailsOnRequest(options: [String], status: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"x","b":"y"}"#, to: "en.json")
    try folder.write(#"{"a":"엑스"}"#, to: "ko.json")
    let outcome = try CommandLineRunner.run(["lint", folder.path] + options)
    #expect(outcome.status == status)
    #expect(outcome.output.contains(": 0 errors, and 1 missing key in 1 locale; 0 warnings, 0 infos\n"))
  }

  @Test func lintFixesFilesOrPrintsTheDiff() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"x"}"#, to: "en.json")
    try folder.write(#"{"a":"엑스 "}"#, to: "ko.json")
    let diff = try run("lint", folder.path, "--diff")
    #expect(diff.status == 0)
    #expect(
      diff.output.hasSuffix(
        """
        @@ -1,1 +1,1 @@
        -{"a":"엑스 "}
        \\ No newline at end of file
        +{"a":"엑스"}
        \\ No newline at end of file

        """))
    let fix = try run("lint", folder.path, "--fix", "--strict")
    #expect(fix.status == 0)
    #expect(fix.output.hasSuffix("\n\n2 files, 2 messages: 0 errors, 0 warnings, 0 infos\n"))
  }

  @Test func lintExplainsItsRules() throws {
    let outcome = try run("lint", "--explain", "bare-particle")
    #expect(outcome.status == 0)
    for section in ["What it does", "Why is this bad?", "Example", "Use instead", "How to fix it"] {
      #expect(outcome.output.contains(section))
    }
    #expect(
      outcome.output.hasSuffix("  Some fixes are safe: lint --fix applies them. The others are only suggestions.\n"))
    #expect(try run("lint", "--explain", "nonsense").status == 1)
  }

  @Test func lintExplainsAllItsRules() throws {
    let outcome = try run("lint", "--explain", "all", "--messages", "ja")
    #expect(outcome.status == 0)
    let rules = outcome.output.matches(of: /\n([a-z-]+) \((?:error|warning|info)\)\n\n何を見つけるか\n/).map(\.output.1)
    #expect(rules.count > 40)
    #expect(rules == rules.sorted())
  }

  @Test func lintAppliesABaseline() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"x"}"#, to: "en.json")
    try folder.write(#"{"a":""}"#, to: "ko.json")
    let baseline = "\(folder.path)/baseline"
    #expect(try run("lint", folder.path, "--write-baseline", baseline).status == 1)
    #expect(try run("lint", folder.path, "--baseline", baseline, "--strict").status == 0)
    let shown = try run("lint", folder.path, "--baseline", baseline, "--show-baseline", "--strict")
    #expect(shown.status == 0)
    #expect(shown.output.contains("[baseline]\n"))
    let usage = try run("lint", folder.path, "--show-baseline")
    #expect(usage.status == 64)
    #expect(usage.errors.hasPrefix("Error: --show-baseline requires --baseline\n"))
    #expect(try run("lint", folder.path, "--baseline", "/nowhere").status == 2)
  }

  @Test(arguments: ["en", "ko", "ja"]) func lintPrintsInEachLanguage(language: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"a":"{x}"}"#, to: "en.json")
    try folder.write(#"{"a":"엑스"}"#, to: "ko.json")
    let texts = ["en": "is missing", "ko": "빠졌습니다", "ja": "抜けています"]
    let outcome = try run("lint", folder.path, "--messages", language)
    #expect(outcome.output.contains(texts[language] ?? "?"))
  }

  @Test func coverageCountsCodesAndKeys() throws {
    let outcome = try run("coverage")
    #expect(outcome.output.contains(#/kakao +rest/oauth +25 +25 +2\d\d\d-\d\d-\d\d +developers.kakao.com/#))
    #expect(outcome.output.contains(#/ko +\d+ +\d+ +0 +\d+ +\d+ +\D.*, 2\d\d\d-\d\d-\d\d/#))
  }

  @Test func coverageHasJSONAndMarkdownFormats() throws {
    let json = try JSONParser.parse(Array(try run("coverage", "--format", "json").output.utf8))
    #expect(json["summary"]?["known"]?.integer == json["summary"]?["mapped"]?.integer)
    #expect(json["summary"]?["known"]?.integer ?? 0 > 5_900)
    let locales = Catalog.shipped.coverage.locales.map(\.locale)
    #expect(json["locales"]?.array?.compactMap { $0["locale"]?.string } == locales)
    #expect(json["locales"]?.array?.allSatisfy { $0["read"]?.integer ?? 0 > 0 } == true)
    let markdown = try run("coverage", "--format", "markdown").output
    #expect(
      markdown.contains(
        "| provider | surface | known | mapped | read | source |\n| --- | --- | ---: | ---: | --- | --- |\n"))
    #expect(markdown.contains(#/\| kakao \| rest/oauth \| 25 \| 25 \| 2\d\d\d-\d\d-\d\d \| developers.kakao.com/#))
    let kakao = json["codes"]?.array?.first {
      $0["surface"]?.string == "rest/oauth" && $0["provider"]?.string == "kakao"
    }
    #expect(kakao?["sources"]?.array?.allSatisfy { $0["name"]?.string != nil && $0["read"]?.string != nil } == true)
  }

  @Test func aPortInUsePrintsOneLine() throws {
    let socket = try ListeningSocket()
    let outcome = try CommandLineRunner.run(["serve", "--port", "\(socket.port)"])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "auth-copy: cannot listen on 127.0.0.1:\(socket.port): Address already in use\n")
  }
}
