import Testing

@Suite struct DoublePunctuationRuleTests {
  @Test(arguments: [
    MarkedMessage("Delete it?", "지울까요⟦??⟧"), MarkedMessage("Saved.", "保存しました⟦。。⟧", locale: "ja"),
    MarkedMessage("Yes, now", "ja⟦,,⟧ nu", locale: "nl"),
  ])
  func reportsADoubledSign(message: MarkedMessage) throws { try message.expect("double-punctuation") }

  @Test(arguments: [
    MarkedMessage("Wait…", "잠깐..."), MarkedMessage("Really??", "정말요??"), MarkedMessage("Go up", "../위로"),
    MarkedMessage("A: B is", "A:: B 는"), MarkedMessage("Hi!", "안녕!"),
  ])
  func acceptsSignsThatAreMeant(message: MarkedMessage) throws { try message.expect("double-punctuation") }

  @Test(arguments: [
    MarkedFiles([
      "app_en.arb": #"{"@@locale":"en","k":"No podcast"}"#, "app_fr.arb": #"{"@@locale":"fr","k":"Aucun n⟦⟧''a"}"#,
    ]),
    MarkedFiles(["en.po": "", "fr.po": "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\nmsgid \"No\"\nmsgstr \"n⟦⟧''a\""]),
    // Java and ICU read two apostrophes as one.
    MarkedFiles(["m_en.properties": "k=No podcast {0}", "m_fr.properties": "k=Aucun n''a {0}"]),
    MarkedFiles(["en.json": #"{"k":"No {n, plural, other {#}}"}"#, "fr.json": #"{"k":"n''a {n, plural, other {#}}"}"#]),
    MarkedFiles(["app_en.arb": #"{"@@locale":"en","k":"A '' b"}"#, "app_fr.arb": #"{"@@locale":"fr","k":"n''a"}"#]),
  ])
  func reportsApostrophesThatAreDoubledForAnotherSyntax(files: MarkedFiles) throws {
    try files.expect("double-punctuation")
  }
}
