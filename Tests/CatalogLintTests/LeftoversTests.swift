import Testing

@testable import CatalogLint

/// What the rule machine-debris finds at the start of a text, and of other programs.
@Suite struct LeftoversTests {
  private static func android(_ source: String, _ text: String) -> MarkedFiles {
    func resources(_ text: String) -> String { "<resources><string name=\"k\">\(text)</string></resources>" }
    return MarkedFiles(["res/values/strings.xml": resources(source), "res/values-pl/strings.xml": resources(text)])
  }

  private static func properties(_ source: String, _ text: String) -> MarkedFiles {
    MarkedFiles(["m.properties": "too.small=\(source)\n", "m_de.properties": "too.small=\(text)\n"])
  }

  @Test(arguments: [
    MarkedMessage("Password", "⟦・⟧パスワード", locale: "ja"), MarkedMessage("About PATs", "⟦'⟧PATsについて", locale: "ja"),
    MarkedMessage("Open", "⟦•⟧Öffnen", locale: "de"),
  ])
  func reportsASignAtTheStart(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test(arguments: [
    MarkedMessage("• Password", "・パスワード", locale: "ja"), MarkedMessage("In the evening", "'s avonds", locale: "fy"),
    MarkedMessage("House", "'Ohana", locale: "haw"), MarkedMessage("Use a", "'Ein' nutzen", locale: "de"),
  ])
  func acceptsASignOfTheSourceAndShortWords(message: MarkedMessage) throws { try message.expect("machine-debris") }

  @Test func acceptsTheSignsOfAList() throws {
    let files = MarkedFiles(["en.json": #"{"a":"Red","b":"Blue"}"#, "ja.json": #"{"a":"・赤","b":"・青"}"#])
    try files.expect("machine-debris")
  }

  @Test(arguments: [
    android("How did you improve it?", "Jak ⟦⟧{{GENDER:|a|b}} to?"), android("Cancel", "⟦⟧\\@android:string/anuluj"),
    android("Pick \\\"%s\\\"", "Wybierz ⟦⟧\\\\%s."), properties("Too small", "⟦too.small = ⟧Zu klein"),
    properties("%d pages", "⟦one=⟧%d Seite"), properties("Forgotten", "Mot de passe oubli⟦u00e9⟧"),
    properties("Send a test", "Test senden⟦⟧\\\\"),
  ])
  func reportsSyntaxOfAnotherPlace(files: MarkedFiles) throws { try files.expect("machine-debris") }

  @Test(arguments: [
    android("In {{GENDER:x}} pages", "{{GENDER:x}} w"), android("Cancel", "@string/anuluj"),
    android("Pick \\\\%s", "Wybierz \\\\%s."), properties("Set a=1", "a=1 setzen"),
    properties("one=one page", "one=eine Seite"),
  ])
  func acceptsSyntaxOfTheSource(files: MarkedFiles) throws { try files.expect("machine-debris") }

  @Test func reportsAHeadingInAngleBrackets() throws {
    try MarkedMessage("Interfaces", "⟦<Schnittstelle>⟧", locale: "de").expect("machine-debris")
    try MarkedMessage("(none)", "<keine>", locale: "de").expect("machine-debris")
  }
}
