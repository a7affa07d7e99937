import Foundation
import Testing

@testable import Workbench

/// The page's parts joined.
@Suite struct PageTests {
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
    #expect(module.imports == [.init(module: "first", names: ["a", "b"]), .init(module: "second", names: ["c"])])
    #expect(module.exports == ["GLYPHS", "load", "Card"])
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

  /// A browser says it only once somebody uses what is missing.
  @Test func whatAModuleImportsIsExported() {
    let modules = PageFile.texts.filter { $0.key.hasSuffix(".js") }.mapValues(PageModule.init)
    #expect(modules.count > 15)
    for (path, module) in modules {
      for imported in module.imports {
        let answering = imported.module == "api" ? ["api", "review"] : [imported.module]
        for name in answering {
          let exports = modules["js/\(name).js"]?.exports ?? []
          #expect(imported.names.filter { !exports.contains($0) } == [], "\(path) imports from \(name)")
        }
      }
    }
  }

  @Test func aScriptHasEachModuleOnceAndNoImport() {
    for script in [PageBundle.script, PageBundle.reviewScript] {
      for name in ["dom", "copy", "list", "card", "field", "drafts", "preview", "keys", "api"] {
        #expect(script.components(separatedBy: "const $\(name) = (() => {").count == 2, "\(name)")
      }
      #expect(!script.contains("\nimport ") && !script.contains("\nexport "))
    }
    #expect(PageBundle.script.contains("EventSource") && !PageBundle.script.contains("const $sheet"))
    let review = PageBundle.reviewScript
    #expect(review.contains("const $sheet"))
    #expect(!review.contains("EventSource") && !review.contains("fetch(") && !review.contains("</"))
    #expect(PageBundle.style.contains("@media print"))
  }

  @Test func theCatalogsNameIsTextInTheFirstPaint() {
    let frame = PageBundle.frame(name: "<b>&")
    #expect(frame.contains(#"<header id="header"><span class="name">&lt;b&gt;&amp;</span></header>"#))
    #expect(frame.contains(#"<main id="card""#))
  }
}
