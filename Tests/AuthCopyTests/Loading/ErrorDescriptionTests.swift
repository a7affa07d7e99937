import AuthCopy
import Foundation
import TestSupport
import Testing

/// The library's errors have one description, whichever API prints it.
@Suite struct ErrorDescriptionTests {
  private func texts(_ work: () throws -> Void) -> Set<String> {
    do {
      try work()
      return []
    } catch {
      return ["\(error)", error.localizedDescription, (error as NSError).localizedDescription]
    }
  }

  @Test func catalogErrorNamesItsLocation() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale": "en", "timedOut_title": "{"}"#, to: "copy/en.arb")
    let texts = texts { _ = try Catalog.load(overlay: folder.path) }
    #expect(texts == ["\(folder.path)/copy/en.arb:1:39: a brace is not closed (timedOut_title)"])
  }

  @Test func formatErrorNamesTheArgument() {
    let texts = texts { _ = try Message("Hi {name}", locale: "en").format() }
    #expect(texts == ["argument 'name' is missing (locale en, message \"Hi {name}\")"])
  }

  @Test func syntaxErrorNamesItsReason() {
    let texts = texts { _ = try Message("Hi {name", locale: "en") }
    #expect(texts == ["a brace is not closed (byte 3)"])
  }
}
