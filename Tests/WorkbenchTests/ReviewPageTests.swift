import Foundation
import Testing

@testable import Workbench

/// The page's files as one, of which `review` makes its page.
@Suite struct ReviewPageTests {
  /// The first are examples of FIPS 180; the last has the length with which the padding needs a block of its own.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 119), "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
  ]) func aDigestIsThatOfTheStandard(text: String, digest: String) {
    let bytes = SHA256.digest(of: Array(text.utf8))
    #expect(bytes.map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }.joined() == digest)
  }

  @Test func aModuleBecomesAFunctionOfItsExports() {
    let module = PageModule(
      """
      import { a, b } from "./first.js";
      import { c } from "./second.js";
      const own = 1;
      export const GLYPHS = {};
      export async function load() {}
      export class Card {}
      """)
    #expect(module.imports == ["first", "second"])
    #expect(
      module.function("third") == """
        const $third = (() => {
        const { a, b } = $first;
        const { c } = $second;
        const own = 1;
        const GLYPHS = {};
        async function load() {}
        class Card {}
        return { GLYPHS, load, Card };
        })();
        """)
  }

  @Test func theScriptHasEachModuleOnceAndNoImport() {
    let script = PageBundle.script
    for name in ["dom", "copy", "list", "card", "field", "drafts", "preview", "keys", "sheet", "api"] {
      #expect(script.components(separatedBy: "const $\(name) = (() => {").count == 2, "\(name)")
    }
    #expect(!script.contains("\nimport ") && !script.contains("\nexport "))
    #expect(!script.contains("EventSource") && !script.contains("fetch("))
    #expect(!script.contains("</"))
    #expect(PageBundle.style.contains("@media print"))
    #expect(PageBundle.frame.contains(#"<main id="card""#))
  }
}
