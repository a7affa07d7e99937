import Testing

@Suite struct BrokenLinkRuleTests {
  private static func files(_ source: String, _ text: String) -> MarkedFiles {
    func json(_ text: String) -> String { "{\"menu\":{\"open\":\"x\"},\n\"a\":\"\(text)\"}" }
    return MarkedFiles(["en.json": json(source), "de.json": json(text)])
  }

  @Test(arguments: [
    files("See @:menu.open", "Siehe ⟦⟧@:menü.open"), files("@:menu.open", "⟦⟧@:menu.Open"),
    files("Open", "⟦⟧@:menu.opn"),
  ])
  func reportsALinkToNothing(files: MarkedFiles) throws { try files.expect("broken-link") }

  @Test(arguments: [
    files("See @:menu.open", "Siehe @:menu.open."), files("@:other.file", "@:other.file"), files("Mail", "a@: b"),
    files("Open", "@:menu.open"), files("Write to me", "Schreib an ich@:hier oder so"),
  ])
  func acceptsLinksToMessages(files: MarkedFiles) throws { try files.expect("broken-link") }
}
