import AuthCopy
import CatalogEditing
import CatalogFormats
import CatalogLint
import TestSupport
import Testing

/// Plurals and selects, edited one text at a time.
@Suite struct BranchedMessageTests {
  private struct OpenedMessage {
    let text: String
    let file: MessageFile
    let message: BranchedMessage?

    init(_ text: String, locale: String = "ko", header: String = "\"@@x-syntax\": \"icu\", ") throws {
      let fixture = try EditingFixture(
        ["app_\(locale).arb": "{\(header)\"k\": \"\(text)\"}"], opening: ["app_\(locale).arb"])
      let message = try #require(fixture.catalog.messages(of: fixture.path("app_\(locale).arb")).first)
      self.text = text
      file = message.file
      self.message = BranchedMessage(message.entry, in: message.file)
    }

    func part(_ range: Range<Int>) -> String { String(decoding: Array(text.utf8)[range], as: UTF8.self) }

    /// `SELECTOR/SELECTOR text` of each text, in the order of the message.
    var texts: [String] { message.map { texts(of: $0.choice, after: []) } ?? [] }

    private func texts(of choice: BranchedMessage.Choice, after path: [String]) -> [String] {
      choice.branches.flatMap { branch in
        let path = path + ["\(branch.selector)"]
        return branch.choice.map { texts(of: $0, after: path) }
          ?? ["\(path.joined(separator: "/")) \(part(branch.textRange))"]
      }
    }

    func applying(_ edit: TextEdit) -> String {
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(edit.range, with: edit.replacement)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("{n, plural, =0 {없음} other {'{'# '개''}}", ["=0 없음", "other '{'# '개''"]),
    ("{n, selectordinal, one{#st}other{}}", ["one #st", "other "]),
    (
      "{g, select, a {{n, plural, one {x} other {}}} other { {n} z}}", ["a/one x", "a/other ", "other  {n} z"]
    ),
    ("{g, select, other {b {n, plural, other {x}}}}", ["other b {n, plural, other {x}}"]),
    ("{n}개", []), ("{n, plural, other {#개}}!", []), ("{n, plural, other {#개}", []), ("{n, choice, 0#x|1#y}", []),
  ]) func findsTheTextOfEachBranch(text: String, texts: [String]) throws {
    #expect(try OpenedMessage(text).texts == texts)
  }

  @Test(arguments: [
    ("ja", "{n, plural, =0 {none} one {# a} other {# b}}", "{n, plural, =0 {} other {}}"),
    ("pl", "{n,plural, one{# a} other{# b}}", "{n,plural, one{} few{} many{} other{}}"),
    ("pl", "{n, selectordinal, one {#st} two {#nd} other {#th}}", "{n, selectordinal, other {}}"),
    ("ko", "{g, select, a {x} other {y}}", "{g, select, a {} other {}}"),
    (
      "ru", "{g, select, a {{n, plural, one {x} other {}}} other {z}}",
      "{g, select, a {{n, plural, one {} few {} many {} other {}}} other {}}"
    ),
    (
      "en", "{n, plural, offset:1 other {{g, select, other {x}}}}",
      "{n, plural, offset:1 one {{g, select, other {}}} other {{g, select, other {}}}}"
    ),
  ]) func createsEmptyBranchesForTheLanguageOfATranslation(locale: String, source: String, empty: String) throws {
    let opened = try OpenedMessage(source, locale: "en")
    let file = try OpenedMessage("x", locale: locale).file
    #expect(try #require(opened.message).emptyTemplate(source, for: file) == empty)
  }

  @Test func findsTheSourceOfATextByItsSelectors() throws {
    let source = try OpenedMessage(
      "{n, plural, =0 {none} one {{g, select, f {her} other {their}}} other {all}}", locale: "en")
    func text(_ selectors: [String: BranchSelector]) throws -> String? {
      try #require(source.message).textRange(for: selectors).map(source.part)
    }
    #expect(try text(["n": .exactly(0)]) == "none")
    // A selector that the source lacks falls back to `other`.
    #expect(try text(["n": .keyword("few")]) == "all")
    #expect(try text(["g": .keyword("f"), "n": .keyword("one")]) == "her")
    #expect(try text(["n": .keyword("one")]) == "their")
  }

  @Test(arguments: [
    ("ko", "{n, plural, =5 {x} other {#}}", ["=0"]), ("pl", "{n, plural, one {x} other {#}}", ["=0", "few", "many"]),
    ("en", "{n, selectordinal, other {#}}", ["=0", "one", "two", "few"]),
    ("en", "{g, select, f {x} other {y}}", ["m", "zzz"]),
  ]) func listsSelectorsThatCanBeAdded(locale: String, text: String, selectors: [String]) throws {
    let opened = try OpenedMessage(text, locale: locale)
    let known = ["m", "f", "zzz"].map(BranchSelector.keyword)
    let missing = try #require(opened.message).choice.missingSelectors(in: opened.file, known: known)
    #expect(missing.map(\.description) == selectors)
  }

  @Test(arguments: [
    ("ko", "{n, plural, =0 {x} one {y} other {z}}", ["=0", "one"]),
    ("en", "{n, plural, =0 {x} one {y} few {w} other {z}}", ["=0", "few"]),
    ("en", "{g, select, f {x} other {y}}", ["f"]),
  ]) func listsBranchesThatCanBeRemoved(locale: String, text: String, selectors: [String]) throws {
    let opened = try OpenedMessage(text, locale: locale)
    let choice = try #require(opened.message).choice
    #expect(choice.branches.filter { choice.isOptional($0, in: opened.file) }.map(\.selector.description) == selectors)
  }

  /// Everything except the branch stays unchanged, including white space.
  @Test(arguments: [
    ("{n, plural,  one{x}  other{# y}}", "few", "{n, plural,  one{x}  few{# y}  other{# y}}"),
    ("{n, plural, other {# '{'}}", "=0", "{n, plural, =0 {# '{'} other {# '{'}}"),
    ("{n, plural, =3 {x} one {y} other {z}}", "=2", "{n, plural, =2 {z} =3 {x} one {y} other {z}}"),
    ("{g, select, other {y} f {x}}", "m", "{g, select, m {y} other {y} f {x}}"),
  ]) func addsABranchInTheLayoutOfTheMessage(text: String, selector: String, result: String) throws {
    let opened = try OpenedMessage(text, locale: "en")
    let new =
      selector.first == "=" ? BranchSelector.exactly(Double(selector.dropFirst()) ?? -1) : .keyword(selector)
    let edit = try #require(opened.message?.choice.adding(new, to: Array(text.utf8)))
    #expect(opened.applying(edit) == result)
    // Removing the branch restores the text.
    let added = try OpenedMessage(result, locale: "en")
    let choice = try #require(added.message).choice
    let index = try #require(choice.branches.firstIndex { $0.selector == new })
    #expect(added.applying(choice.removing(index)) == text)
  }

  @Test func removesTheLastBranchWithTheSpaceBeforeIt() throws {
    let opened = try OpenedMessage("{g, select, other {y} f {x}}")
    #expect(opened.applying(try #require(opened.message).choice.removing(1)) == "{g, select, other {y}}")
  }

  @Test(arguments: [
    ("en", "{n, plural, one {x} other {#}}", ["one": [1], "other": [0, 2, 3]]),
    ("en", "{n, plural, =0 {w} one {x} other {#}}", ["=0": [0], "one": [1], "other": [2, 3, 4]]),
    ("en", "{n, plural, offset:1 =0 {w} one {x} other {#}}", ["=0": [0], "one": [2], "other": [1, 3, 4]]),
    ("en", "{n, selectordinal, one {#st} other {#th}}", ["one": [1, 21, 31], "other": [0, 4, 5]]),
    ("cs", "{n, plural, many {x} other {y}}", ["many": [], "other": [0, 5, 6]]),
    ("fr", "{n, plural, many {x} other {y}}", ["many": [1_000_000], "other": [2, 3, 4]]),
  ]) func listsTheNumbersOfABranch(
    locale: String, text: String, numbers: [String: [Int64]]
  ) throws {
    let opened = try OpenedMessage(text, locale: locale)
    let choice = try #require(opened.message).choice
    let found = choice.branches.map { branch in
      ("\(branch.selector)", choice.integers(of: branch.selector, in: opened.file).map { Array($0.prefix(3)) })
    }
    #expect(Dictionary(uniqueKeysWithValues: found) == numbers.mapValues(Optional.some))
  }

  /// Flutter shows `one` for 1 in every locale, and apostrophes do not quote.
  @Test func usesTheNumbersOfFlutter() throws {
    let opened = try OpenedMessage("{n, plural, one {x} other {y}}", header: "\"@@x-syntax\": \"flutter\", ")
    let choice = try #require(opened.message).choice
    #expect(choice.integers(of: .keyword("one"), in: opened.file) == [1])
    #expect(opened.file.quotableCharacters == nil)
  }

  /// An offset shifts the integers of a category; integers beyond 64 bits are omitted.
  @Test(arguments: [
    ("1", [2]), ("-1", [0]), ("0.5", []), ("1e300", []), ("9223372036854775807", []),
    ("-9223372036854774784", [-9_223_372_036_854_774_783]),
  ])
  func shiftsIntegersByTheOffset(offset: String, integers: [Int64]) throws {
    let opened = try OpenedMessage("{n, plural, offset:\(offset) one {# x} other {# y}}", locale: "en")
    let choice = try #require(opened.message?.choice)
    #expect(choice.integers(of: .keyword("one"), in: opened.file) == integers)
  }
}
