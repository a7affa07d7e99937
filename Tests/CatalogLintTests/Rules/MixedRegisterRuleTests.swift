import Testing

@testable import CatalogLint

@Suite struct MixedRegisterRuleTests {
  @Test(arguments: [
    korean("저장했습니다.", times: 20, #""odd":"⟦⟧저장했어요.""#), korean("저장했어요.", times: 20, #""odd":"⟦⟧저장했습니다!""#),
    korean("저장했습니다.", times: 40, #""odd":"저장했습니다. ⟦⟧다시 했어요? 네""#),
    korean("저장했습니다.", times: 20, #""odd":"{n, plural, other {⟦⟧기다려요.}}""#),
    japanese("保存しました。", times: 20, #""odd":"⟦⟧これは保存したものをすべて示すものである。""#),
    MarkedFiles(["copy/ko.arb": #"{"@@locale":"ko","close":"닫았습니다.","cancel":"⟦⟧취소했어요."}"#], isOverlay: true),
  ])
  func reportsASentenceInAnotherRegister(files: MarkedFiles) throws {
    try files.expect("mixed-register")
  }

  @Test(arguments: [
    korean("저장했습니다.", times: 19, #""odd":"저장했어요.""#), korean("저장했습니다.", times: 20, #""odd":"확인하세요.""#),
    korean("저장했습니다.", times: 20, #""odd":"저장""#), korean("저장했습니다.", times: 20, #""odd":"저장할까요?""#),
    korean("저장했습니다.", times: 20, #""odd":"좋아요""#), korean("저장했습니다.", times: 20, #""odd":"어디에 있나요? 하시겠어요?""#),
    korean("저장했습니다.", times: 20, #""odd":"{n, plural, one {""#),
    japanese("保存しました。", times: 20, #""odd":"である。""#),
    japanese("保存しました。", times: 20, #""odd":"条件に合うものではない""#),
    MarkedFiles(["de.json": #"{"a":"저장했습니다.","b":"저장했어요."}"#]),
    korean("저장했어요.", times: 20, #""odd":"곧 만나게 된답니다.""#),
  ])
  func acceptsOneRegisterAndEvenMixtures(files: MarkedFiles) throws {
    try files.expect("mixed-register")
  }

  @Test(arguments: [
    address("de", "Öffne dein Konto.", #""odd":"Öffnen ⟦⟧Sie es.""#),
    address("de", "Öffnen Sie Ihr Konto.", #""odd":"⟦⟧Du kannst es öffnen.""#),
    address("fr", "Ouvrez votre compte.", #""odd":"Ouvre-le, ⟦⟧tu peux.""#),
    address("es", "Abre tu cuenta.", #""odd":"Es para ⟦⟧usted.""#),
    address("nl", "Open je account.", #""odd":"Open ⟦⟧uw account.""#),
    address("ru", "Откройте ваш профиль.", #""odd":"⟦⟧Ты можешь.""#),
    address("zh", "您已有最新版本", #""odd":"⟦⟧你已有最新版本""#),
    // Both in one text.
    address("fr", "Ouvre ton compte, tu peux.", #""odd":"⟦⟧Vos choix, tu choisis.""#),
    address("nl", "Je kunt het openen.", #""odd":"Je kunt het openen en ⟦⟧u kunt het sluiten.""#),
  ])
  func reportsAnotherFormOfAddress(files: MarkedFiles) throws {
    try files.expect("mixed-register")
  }

  @Test(arguments: [
    // At the start of a sentence, the word may mean *they*.
    address("de", "Öffne dein Konto.", #""odd":"Sie sind offen. Ihre Namen auch.""#),
    address("de", "Öffnen Sie es.", #""odd":"Du_rchsuchen""#),
    address("de", "Öffnen Sie es.", #""odd":"du@example.com""#),
    // Both forms in an example.
    address("de", "Öffnen Sie es.", #""odd":"Wählen Sie „du“ oder du.""#),
    address("zh", "您已有最新版本", #""odd":"最新版本""#),
    address("fr", "Tu peux l’ouvrir.", #""odd":"Prends rendez-vous.""#),
    MarkedFiles(["de.json": #"{"a":"Öffnen Sie es.","b":"Öffne dein Konto."}"#]),
    // A person of the story speaks so.
    MarkedFiles([
      "de.json": file(
        "Öffnen Sie Ihr Konto.", 200, (0..<9).map { #""odd\#($0)":"Du bist es.""# }.joined(separator: ","))
    ]),
  ])
  func acceptsOneFormOfAddressAndWordsThatShowNone(files: MarkedFiles) throws {
    try files.expect("mixed-register")
  }

  /// Apps may be friendlier in a sentence; how they address a person does not change.
  @Test(arguments: [
    (korean("저장했습니다.", times: 20, #""odd":"저장했어요.""#), Finding.Severity.info),
    (address("de", "Öffne dein Konto.", #""odd":"Öffnen Sie es.""#), .warning),
    (MarkedFiles(["copy/ko.arb": #"{"@@locale":"ko","a":"닫았습니다.","b":"취소했어요."}"#], isOverlay: true), .warning),
  ])
  func onlyAFormOfAddressIsAWarningElsewhere(files: MarkedFiles, severity: Finding.Severity) throws {
    #expect(try files.findings(of: "mixed-register").map(\.severity) == [severity])
  }

  @Test func oneTextHasOneFormWhateverTheFileHas() throws {
    let mixed = (0..<9).map { #""f\#($0)":"Open uw account.","g\#($0)":"Open je account.""# }.joined(separator: ",")
    let files = MarkedFiles(["nl.json": "{\(mixed),\"odd\":\"Je kunt het openen en u kunt het sluiten.\"}"])
    #expect(try files.findings(of: "mixed-register").map(\.key) == ["odd"])
  }

  /// In a file that mixes the forms of address, a text of a fifth or less is only noted.
  @Test(arguments: [(4, Finding.Severity.info), (19, .info), (3, nil)])
  func aSmallerMajorityIsAnInfo(count: Int, severity: Finding.Severity?) throws {
    let files = MarkedFiles(["nl.json": Self.file("Open je account.", count, #""odd":"Open uw account.""#)])
    #expect(try files.findings(of: "mixed-register").map(\.severity) == [severity].compactMap(\.self))
  }

  @Test(arguments: [
    address("cs", "Otevřete váš účet.", #""odd":"Otevři ⟦⟧tvůj účet.""#),
    address("el", "Το όνομά σας", #""odd":"⟦⟧Σου λείπει""#), address("hi", "आपका खाता", #""odd":"⟦⟧तुम्हारा खाता""#),
    address("pt", "Se você quer", #""odd":"Se ⟦⟧tu queres""#),
    address("pl", "To twój plik", #""odd":"Czy ⟦⟧Pan chce""#),
    address("fy", "Iepenje jo klûs.", #""odd":"Fan ⟦⟧dyn klûs.""#),
    japanese("保存しました。", times: 20, #""odd":"⟦⟧これはスタンドアロンである：次のもの""#),
  ])
  func knowsTheFormsOfMoreLanguages(files: MarkedFiles) throws { try files.expect("mixed-register") }

  private static func address(_ locale: String, _ text: String, _ member: String) -> MarkedFiles {
    MarkedFiles(["\(locale).json": file(text, 20, member)])
  }

  private static func korean(_ text: String, times count: Int, _ member: String) -> MarkedFiles {
    MarkedFiles(["ko.json": file(text, count, member)])
  }

  private static func japanese(_ text: String, times count: Int, _ member: String) -> MarkedFiles {
    MarkedFiles(["ja.json": file(text, count, member)])
  }

  private static func file(_ text: String, _ count: Int, _ member: String) -> String {
    "{" + (0..<count).map { #""k\#($0)":"\#(text)","# }.joined() + member + "}"
  }
}
