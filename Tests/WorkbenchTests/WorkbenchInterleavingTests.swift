import AuthCopy
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// Random sequences of edits, saves, changes on disk and restarts: each typed text is in a field, a draft or a file.
@Suite struct WorkbenchInterleavingTests {
  /// A page with a field for each message, which keeps typed texts as drafts until the workbench has saved them.
  private struct Page {
    struct Draft {
      var base: String?
      var text: String
      /// The session of the workbench that has the draft; nil if none has it.
      var session: String?
    }

    var fields: [String: String] = [:]
    /// The texts of the workbench, as last received.
    var received: [String: String?] = [:]
    var drafts: [String: Draft] = [:]
    /// The keys of messages with a conflict.
    var conflicts: Set<String> = []
  }

  private static let steps =
    ProcessInfo.processInfo.environment["AUTH_COPY_FUZZ_EDITS"].flatMap { Int($0) }
    ?? Exhaustive.count(1_000, sample: 400)
  private static let keys = ["greeting", "farewell", "welcome"]
  /// Valid texts, an invalid text, and an empty text.
  private static let texts = ["하나 {name}", "둘 {name}", "셋", "{name", "넷 {name}", ""]

  @Test(arguments: [1, 2, 3, 4]) func noTypedTextIsLost(seed: UInt64) throws {
    var generator = RepeatableGenerator(state: seed)
    var fixture = try WorkbenchFixture(WorkbenchFixture.files)
    var page = try Self.refreshed(&fixture, Page())
    var history: [String] = []
    // The four seeds share the steps.
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
        // Another program writes the file.
        let text = try fixture.folder.text(of: "app_ko.arb")
        let other = "그 \(Int.random(in: 0..<3, using: &generator)) {name}"
        try fixture.folder.write(Self.replacing(key, in: text, with: other), to: "app_ko.arb")
        fixture.workbench.loadDiskChanges()
      case 8, 9:
        // The program restarts; in half of the cases the page is reloaded too.
        fixture = try WorkbenchFixture(fixture.folder)
        if step == 9 { page.fields = [:] }
      case 10:
        let keeps = Bool.random(using: &generator)
        if page.conflicts.contains(key) {
          let dropped = page.drafts[key]
          _ = try fixture.post("/api/resolve", #"{"unit":0,"locale":"ko","key":"\#(key)","keep":\#(keeps)}"#)
          if !keeps, dropped != nil { page.drafts[key] = nil }
        }
      default:
        // The translator reverts a change.
        if try fixture.post("/api/revert", #"{"unit":0,"locale":"ko","key":"\#(key)"}"#).status == 200 {
          page.drafts[key] = nil
        }
      }
      page = try Self.refreshed(&fixture, page)
      try Self.expectNothingIsLost(page, &fixture, "\(seed): \(history.suffix(8).joined(separator: ", "))")
    }
  }

  /// Types a text, and sends it as the page does.
  private static func type(_ text: String, _ key: String, _ page: inout Page, _ fixture: inout WorkbenchFixture) throws
  {
    let received = page.received[key] ?? nil
    page.fields[key] = text
    page.drafts[key] = Page.Draft(base: page.drafts[key].map(\.base) ?? received, text: text, session: nil)
    let response = try fixture.draft(key, from: received, to: text)
    guard response.status == 200 else { return }
    let slot = response.json["slot"]
    if slot?["edited"]?.bool == true {
      page.drafts[key]?.session = fixture.workbench.session
    } else {
      page.drafts[key] = nil
    }
  }

  /// Returns the refreshed page, which has sent drafts that the workbench lacks and dropped drafts that are on disk.
  private static func refreshed(_ fixture: inout WorkbenchFixture, _ old: Page) throws -> Page {
    var page = old
    let session = fixture.workbench.session
    let openDrafts = Set(try fixture.get("/api/open")["drafts"]?.array?.compactMap { $0["key"]?.string } ?? [])
    for (key, draft) in page.drafts where draft.session == session && !openDrafts.contains(key) {
      page.drafts[key] = nil
    }
    for (key, draft) in page.drafts where draft.session != session {
      var json = JSONWriter()
      json.object {
        $0.member("drafts", objects: [draft]) { json, draft in
          json.member("file", "app_ko.arb")
          json.member("locale", "ko")
          json.member("key", key)
          if let base = draft.base { json.member("base", base) }
          json.member("text", draft.text)
        }
      }
      let response = try fixture.post("/api/recover", json.text)
      #expect(response.status == 200)
      if response.json["unrecovered"]?.array?.isEmpty == true { page.drafts[key]?.session = session }
    }
    page.conflicts = []
    for key in keys {
      let slot = try fixture.slot(key)
      page.received[key] = slot?["text"]?.string
      if slot?["conflict"] != nil { page.conflicts.insert(key) }
      page.fields[key] = slot?["conflict"]?["mine"]?.string ?? slot?["text"]?.string ?? ""
    }
    return page
  }

  private static func expectNothingIsLost(_ page: Page, _ fixture: inout WorkbenchFixture, _ history: String) throws {
    for (key, draft) in page.drafts {
      #expect(page.fields[key] == draft.text, "\(history): \(key) was \(draft.text)")
    }
    // If nothing is unsaved, all texts are on disk.
    if try fixture.get("/api/open")["unsaved"]?.integer == 0 {
      let disk = try JSONParser.parse(Array(fixture.folder.text(of: "app_ko.arb").utf8))
      for key in keys { #expect(page.fields[key] == disk[key]?.string ?? "", "\(history): \(key)") }
    }
  }

  /// Returns the content of the file with another text of a message, which is added if it is missing.
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
