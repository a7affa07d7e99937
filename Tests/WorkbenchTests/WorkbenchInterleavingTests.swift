import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Random interleavings of what a translator, others and accidents do: what was typed is in a field, in a draft or on disk.
@Suite struct WorkbenchInterleavingTests {
  /// A page with the fields of two messages, which keeps what is typed until the workbench says that it is on disk.
  private struct Page {
    struct Kept {
      var base: String?
      var text: String
      /// The program that has it; nil for none.
      var session: String?
    }

    var fields: [String: String] = [:]
    /// The text that the workbench has, as far as the page knows.
    var known: [String: String?] = [:]
    var kept: [String: Kept] = [:]
    /// What is shown beside the text in the field.
    var conflicts: Set<String> = []
  }

  private static let steps =
    ProcessInfo.processInfo.environment["AUTH_COPY_FUZZ_EDITS"].flatMap { Int($0) } ?? 1_000
  private static let keys = ["greeting", "farewell", "welcome"]
  /// Texts that parse, one that does not, and none.
  private static let texts = ["하나 {name}", "둘 {name}", "셋", "{name", "넷 {name}", ""]

  @Test(arguments: [1, 2, 3, 4]) func nothingTypedIsLost(seed: UInt64) throws {
    var generator = RepeatableGenerator(state: seed)
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    var page = try Self.opened(&fixture, Page())
    var history: [String] = []
    for _ in 0..<Self.steps / 4 {
      let key = Self.keys.randomElement(using: &generator) ?? ""
      let step = Int.random(in: 0..<12, using: &generator)
      history.append("\(step) \(key)")
      switch step {
      case 0...4:
        let text = Self.texts.randomElement(using: &generator) ?? ""
        if !page.conflicts.contains(key) { try Self.type(text, key, &page, &fixture) }
      case 5: _ = try fixture.post("/api/save", #"{"locale":"ko","card":"0:\#(key)"}"#)
      case 6: _ = try fixture.save()
      case 7:
        // Somebody else writes the file.
        let text = try fixture.folder.text(of: "app_ko.arb")
        let other = "그 \(Int.random(in: 0..<3, using: &generator)) {name}"
        try fixture.folder.write(Self.replacing(key, in: text, with: other), to: "app_ko.arb")
        fixture.workbench.loadDiskChanges()
      case 8, 9:
        // The program ends and starts again; in half of the cases the page is loaded anew too.
        fixture = try WorkbenchFixture(fixture.folder)
        if step == 9 { page.fields = [:] }
      case 10:
        let keeps = Bool.random(using: &generator)
        if page.conflicts.contains(key) {
          let dropped = page.kept[key]
          _ = try fixture.post("/api/resolve", #"{"unit":0,"locale":"ko","key":"\#(key)","keep":\#(keeps)}"#)
          if !keeps, dropped != nil { page.kept[key] = nil }
        }
      default:
        // A person takes a change back.
        if try fixture.post("/api/revert", #"{"unit":0,"locale":"ko","key":"\#(key)"}"#).status == 200 {
          page.kept[key] = nil
        }
      }
      page = try Self.opened(&fixture, page)
      try Self.expectNothingIsLost(page, &fixture, "\(seed): \(history.suffix(8).joined(separator: ", "))")
    }
  }

  /// Types a text, as the page sends it.
  private static func type(_ text: String, _ key: String, _ page: inout Page, _ fixture: inout WorkbenchFixture) throws
  {
    let known = page.known[key] ?? nil
    page.fields[key] = text
    page.kept[key] = Page.Kept(base: page.kept[key].map(\.base) ?? known, text: text, session: nil)
    let answer = try fixture.draft(key, from: known, to: text)
    guard answer.status == 200 else { return }
    let slot = answer.json["slot"]
    if slot?["edited"]?.bool == true {
      page.kept[key]?.session = fixture.workbench.session
    } else {
      page.kept[key] = nil
    }
  }

  /// The page once it has heard what there is: what the workbench does not have is brought, what is on disk is let go.
  private static func opened(_ fixture: inout WorkbenchFixture, _ old: Page) throws -> Page {
    var page = old
    let session = fixture.workbench.session
    let drafts = Set(try fixture.get("/api/open")["drafts"]?.array?.compactMap { $0["key"]?.string } ?? [])
    for (key, kept) in page.kept where kept.session == session && !drafts.contains(key) { page.kept[key] = nil }
    for (key, kept) in page.kept where kept.session != session {
      var json = JSONWriter()
      json.object {
        $0.member("drafts", objects: [kept]) { json, kept in
          json.member("file", "app_ko.arb")
          json.member("locale", "ko")
          json.member("key", key)
          if let base = kept.base { json.member("base", base) }
          json.member("text", kept.text)
        }
      }
      let answer = try fixture.post("/api/recover", json.text)
      #expect(answer.status == 200)
      if answer.json["left"]?.array?.isEmpty == true { page.kept[key]?.session = session }
    }
    page.conflicts = []
    for key in keys {
      let slot = try fixture.slot(key)
      page.known[key] = slot?["text"]?.string
      if slot?["conflict"] != nil { page.conflicts.insert(key) }
      page.fields[key] = slot?["conflict"]?["mine"]?.string ?? slot?["text"]?.string ?? ""
    }
    return page
  }

  private static func expectNothingIsLost(_ page: Page, _ fixture: inout WorkbenchFixture, _ history: String) throws {
    for (key, kept) in page.kept {
      #expect(page.fields[key] == kept.text, "\(history): \(key) was \(kept.text)")
    }
    // Nothing is called saved that is not on disk.
    if try fixture.get("/api/open")["unsaved"]?.integer == 0 {
      let disk = try JSONParser.parse(Array(fixture.folder.text(of: "app_ko.arb").utf8))
      for key in keys { #expect(page.fields[key] == disk[key]?.string ?? "", "\(history): \(key)") }
    }
  }

  /// The file with another text of a message, which is added where it is missing.
  private static func replacing(_ key: String, in text: String, with value: String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = "  \"\(key)\": \"\(value)\","
    if let index = lines.firstIndex(where: { $0.hasPrefix("  \"\(key)\": ") }) {
      lines[index] = lines[index].hasSuffix(",") ? line : String(line.dropLast())
    } else {
      lines.insert(line, at: 2)
    }
    return lines.joined(separator: "\n")
  }
}
