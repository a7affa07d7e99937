internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import CatalogTools

/// A message with all that the page shows about it.
struct SlotContent {
  let document: WorkbenchDocument
  private let slot: WorkbenchCard.Slot
  let id: MessageID
  let language: MessageLanguage
  let entry: MessageEntry?
  private let preview: MessagePreview?
  private let samples: [MessageSample]
  /// The values that the page has chosen for arguments.
  private let given: [String: String]

  private static let shownSamples = 60

  init?(
    _ slot: WorkbenchCard.Slot, _ locale: String, in document: WorkbenchDocument, given: [String: String],
    _ language: MessageLanguage
  ) {
    guard let id = document.id(slot.key, locale), let file = document.file(of: locale) else { return nil }
    self.document = document
    self.slot = slot
    self.id = id
    self.language = language
    self.given = given
    entry = document.entry(slot.key, locale)
    preview = entry.flatMap { document.preview(of: $0, in: file) }
    samples = preview?.samples ?? []
  }

  /// The message that this is translated from; nil in the source itself.
  var source: MessageEntry? {
    document.sourceLocale.flatMap { $0 == id.locale ? nil : document.entry(slot.key, $0) }
  }

  /// The values to choose from.
  var choices: [ArgumentChoices.Choice] { ArgumentChoices(samples, entry?.arguments.map(\.name) ?? []).all }

  func write(to json: inout JSONWriter) {
    json.member("key", slot.key)
    json.member("role", slot.role)
    json.member("description", document.metadata(of: slot.key)?.description ?? "")
    if let text = entry?.text { json.member("text", text) }
    if let source { json.member("source", source.text) }
    if let draft = document.drafts[id] {
      json.member("edited", true)
      if let base = draft.base { json.member("base", base) }
      if let conflict = draft.conflict {
        json.key("conflict")
        json.object {
          $0.member("mine", conflict.mine)
          if let theirs = conflict.theirs { $0.member("theirs", theirs) }
        }
      }
    }
    writeFindings(to: &json)
    json.member("ignored", objects: document.ignored(id)) { json, ignored in
      json.member("rule", ignored.rule)
      json.member("reason", ignored.reason)
    }
    if let preview { write(preview, to: &json) }
    writeBranches(to: &json)
  }

  private func writeFindings(to json: inout JSONWriter) {
    let text = entry?.text ?? ""
    json.member("findings", objects: document.findings(of: id)) { json, found in
      json.member("rule", found.finding.rule)
      json.member("severity", found.finding.severity.rawValue)
      json.member("message", found.finding.message(in: language))
      // There is a better answer to what a record settles.
      if !found.finding.isSettledByRecord, document.catalog.canIgnore(found.finding) {
        json.member("canBeIgnored", true)
      }
      if let range = found.range {
        json.member("start", text.utf16Offset(ofUTF8: range.lowerBound))
        json.member("end", text.utf16Offset(ofUTF8: range.upperBound))
      }
      if let fix = found.fix.map({ $0.covering(found.range, of: text) }) {
        json.key("fix")
        json.object { write(fix, of: text, to: &$0) }
      }
    }
  }

  func write(_ edit: TextEdit, of text: String, to json: inout JSONWriter) {
    json.member("start", text.utf16Offset(ofUTF8: edit.range.lowerBound))
    json.member("end", text.utf16Offset(ofUTF8: edit.range.upperBound))
    json.member("text", String(decoding: edit.replacement, as: UTF8.self))
  }

  private func write(_ preview: MessagePreview, to json: inout JSONWriter) {
    let example = samples.first?.values.first ?? [:]
    // Somebody else's message has no text for an argument that is not given.
    let values = document.compiled == nil ? example.merging(given) { $1 } : given.isEmpty ? example : given
    json.member("preview", objects: preview.segments(values) ?? []) { json, segment in
      json.member("text", segment.text)
      switch segment.origin {
      case .text: break
      case .argument, .number: json.member("from", "argument")
      case .particle: json.member("from", "particle")
      }
    }
    json.key("values")
    json.object { write(values, to: &$0) }
    json.member("samples", objects: samples.prefix(Self.shownSamples)) { json, sample in
      json.member("text", sample.text)
      json.key("values")
      json.object { write(sample.values.first ?? [:], to: &$0) }
    }
    json.member("moreSamples", max(0, samples.count - Self.shownSamples))
    json.member("arguments", objects: choices) { json, choice in
      json.member("name", choice.name)
      json.member("isNumber", choice.isNumber)
      json.member("values", objects: choice.values) { json, value in
        json.member("value", value)
        json.member("label", label(of: value, choice.name))
      }
    }
  }

  private func write(_ values: [String: String], to json: inout JSONWriter) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { json.member(name, value) }
  }

  /// What people read for a value: the catalog's text for it, where it has one.
  func label(of value: String, _ argument: String) -> String {
    value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      document.compiled?.preview("\(argument)_\(part)", locale: id.locale, [:]) ?? String(part)
    }.joined(separator: ", ")
  }
}

/// The values to choose from for the arguments of a message: all that its samples have.
struct ArgumentChoices {
  struct Choice {
    let name: String
    var values: [String] = []
    var isNumber: Bool { !values.isEmpty && values.allSatisfy { Int64($0) != nil } }
  }

  private(set) var all: [Choice] = []

  /// - Parameter names: the arguments in the order of the message; others follow.
  init(_ samples: [MessageSample], _ names: [String]) {
    let sets = samples.flatMap(\.values)
    let others = Set(sets.flatMap(\.keys)).subtracting(names).sorted()
    var seen: Set<String> = []
    for name in names + others where seen.insert(name).inserted {
      var values: Set<String> = []
      let choice = Choice(name: name, values: sets.compactMap { $0[name] }.filter { values.insert($0).inserted })
      if !choice.values.isEmpty { all.append(choice) }
    }
  }
}

extension WorkbenchDocument {
  /// What people see for a message.
  func preview(of entry: MessageEntry, in file: MessageFile) -> MessagePreview? {
    MessagePreview(of: entry, in: file, catalog: compiled, examples: metadata(of: entry.key)?.examples ?? [:])
  }
}

extension TextEdit {
  /// The same change over all of a finding, so that people read what will stand there instead of the letters that differ.
  fileprivate func covering(_ finding: Range<Int>?, of text: String) -> TextEdit {
    guard let finding else { return self }
    let bytes = Array(text.utf8)
    let start = min(finding.lowerBound, range.lowerBound)
    let end = max(finding.upperBound, range.upperBound)
    return TextEdit(start..<end, bytes[start..<range.lowerBound] + replacement + bytes[range.upperBound..<end])
  }
}

extension String {
  /// Converts an offset in UTF-8 bytes to one in UTF-16 code units, as browsers count.
  func utf16Offset(ofUTF8 offset: Int) -> Int {
    utf16.distance(from: startIndex, to: utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex)
  }
}
