internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint

/// A message with everything that the page shows about it.
struct SlotContent {
  let document: WorkbenchDocument
  private let slot: WorkbenchCard.Slot
  /// The numbers that select the text, if it is a plural form; nil if it is the whole message.
  private let form: String?
  /// Some of the integers that select the text, if it is a plural form; nil if they are not known.
  private let integers: [Int64]?
  /// The argument whose number selects the form; nil if the text is the whole message.
  private let countedArgument: String?
  /// What developers write about the text.
  private let description: String
  private let previousSource: String?
  /// Whether the message is complete without the text, a form for 0.
  private let isOptional: Bool
  /// Whether the chosen number selects the form.
  private var isSelected = false
  /// The key of the source: for a form that the source does not have, that of its general form.
  private let sourceKey: String
  let id: MessageID
  let language: MessageLanguage
  /// The current entry; nil for a missing message.
  let entry: MessageEntry?
  private let preview: MessagePreview?
  /// The samples of the message, or of its source if the message has no preview.
  private let samples: [MessageSample]
  /// The argument values of the preview, the same for all texts of the card unless they are forms of one message.
  private var values: [String: String] = [:]

  private static let maximumSamples = 60

  /// Returns the messages of a card, previewed with one set of values.
  ///
  /// - Parameter given: the values that were chosen on the page; empty for an argument that is absent.
  static func all(
    of card: WorkbenchCard, _ locale: String, in document: WorkbenchDocument, given: [String: String],
    _ language: MessageLanguage
  ) -> [SlotContent] {
    var contents = document.slots(of: card, locale).compactMap {
      SlotContent($0, of: card, locale, in: document, language)
    }
    var shared: [String: String] = [:]
    for content in contents { shared.merge(content.samples.first?.given ?? [:]) { first, _ in first } }
    let names = Set(contents.flatMap(\.choices).map(\.name))
    // Of the forms of a message, only the one that a chosen number selects is shown with the number.
    let selected = contents.firstIndex { content in
      let number = content.countedArgument.flatMap { given[$0] }.flatMap(Int64.init)
      return number.map { content.integers?.contains($0) ?? false } ?? false
    }
    if let selected { contents[selected].isSelected = true }
    for index in contents.indices {
      // Each form has a number that selects it.
      var values = card.hasForms ? contents[index].samples.first?.given ?? [:] : shared
      for (name, value) in given where names.contains(name) {
        if selected != nil, selected != index, name == contents[index].countedArgument { continue }
        // Only an AuthCopy catalog can show a message without one of its arguments.
        if !value.isEmpty { values[name] = value } else if document.compiledCatalog != nil { values[name] = nil }
      }
      contents[index].values = values
    }
    return contents
  }

  /// Nil if the locale has no file.
  private init?(
    _ slot: WorkbenchCard.Slot, of card: WorkbenchCard, _ locale: String, in document: WorkbenchDocument,
    _ language: MessageLanguage
  ) {
    guard let id = document.id(slot.key, locale), let file = document.file(of: locale) else { return nil }
    self.document = document
    self.slot = slot
    form = card.hasForms ? document.formLabel(of: slot.key, in: file) : nil
    let sourceFile = document.sourceLocale.flatMap(document.file)
    integers = card.hasForms ? document.integers(ofForm: slot.key, in: file) : nil
    let sourceKey = document.sourceKey(of: slot, of: card, integers, in: file)
    self.sourceKey = sourceKey
    self.id = id
    self.language = language
    let entry = document.entry(slot.key, locale)
    self.entry = entry
    description = document.description(of: slot.key, on: card)
    previousSource = entry?.needsReview == true ? document.notes[card.name]?.previousSource : nil
    isOptional =
      card.hasForms && entry == nil && slot.key.pluralCategory == .zero
      && file.integerCategories(isOrdinal: false)?.contains(.zero) != true
    let source = sourceFile.flatMap { document.entry(sourceKey, $0.locale) }
    let argument = sourceFile.flatMap { source?.countedArgument(in: $0) } ?? entry?.countedArgument(in: file)
    countedArgument = card.hasForms ? argument : nil
    // A form that is only for fractions has no integer of its own.
    let number = integers.map { integers in integers.first { $0 != 0 } ?? integers.first ?? 2 }
    let count = number.flatMap { number in argument.map { [$0: "\(number)"] } } ?? [:]
    preview = entry.flatMap { document.preview(of: $0, in: file, count) }
    samples = (preview ?? document.sourcePreview(ofKey: sourceKey, count))?.samples() ?? []
  }

  /// The source message; nil in the source locale.
  var source: MessageEntry? {
    document.sourceLocale.flatMap { $0 == id.locale ? nil : document.entry(sourceKey, $0) }
  }

  /// The argument values to choose from.
  var choices: [ArgumentChoices.Choice] { ArgumentChoices(samples, (entry ?? source)?.arguments.map(\.name) ?? []).all }

  var key: String { slot.key }

  /// Returns what inserts an argument: `{name}`, or the placeholder as it is written in another syntax, such as `%@`.
  private static func placeholder(of argument: ArgumentReference, in text: String) -> String {
    let written = String(decoding: Array(text.utf8)[argument.nameRange], as: UTF8.self)
    return written == argument.name ? "{\(written)}" : written
  }

  /// Whether an argument only selects branches, so that its value is never inserted into the text.
  private static func isSelector(_ name: String, in entry: MessageEntry) -> Bool {
    let uses = entry.arguments.filter { $0.name == name }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        String(decoding: Array(entry.text.utf8)[use.nameRange.upperBound...], as: UTF8.self).firstMatch(
          of: /^\s*,\s*select\s*,/) != nil
      }
  }

  func write(to json: inout JSONWriter) {
    json.member("role", slot.role)
    if let form { json.member("form", form) }
    if let place = slot.place { json.member("place", place) }
    if slot.place == "sms", LocaleTag(id.locale)?.countsTextMessagesInBytes == true {
      json.member("isCountedInBytes", true)
    }
    if isSelected { json.member("selected", true) }
    if isOptional { json.member("optional", true) }
    json.member("description", description)
    if let previousSource { json.member("previousSource", previousSource) }
    document.writeText(of: id, to: &json)
    if let source {
      json.member("source", source.text)
      // The arguments that a translation can insert.
      var seen: Set<String> = []
      let arguments = source.arguments.filter { seen.insert($0.name).inserted && !Self.isSelector($0.name, in: source) }
      json.member("insertable", arguments.map { Self.placeholder(of: $0, in: source.text) })
    }
    if let conflict = document.drafts[id]?.conflict {
      json.key("conflict")
      json.object {
        $0.member("mine", conflict.mine)
        if let theirs = conflict.theirs { $0.member("theirs", theirs) }
      }
    }
    writeFindings(to: &json)
    json.member("ignored", objects: document.allSuppressions(of: id)) { json, ignored in
      json.member("rule", ignored.rule)
      json.member("reason", ignored.reason)
    }
    if let preview { write(preview, to: &json) } else if entry == nil { writeFallback(to: &json) }
    writeChoices(to: &json)
    writeFrames(to: &json)
    writeBranches(to: &json)
  }

  private func writeFindings(to json: inout JSONWriter) {
    let text = entry?.text ?? ""
    json.member("findings", objects: document.findings(of: id)) { json, found in
      json.member("rule", found.finding.rule)
      json.member("severity", found.finding.severity.rawValue)
      json.member("message", message(of: found.finding))
      // A finding about the record is resolved by confirming the translation, not by suppressing the finding.
      if !found.finding.isResolvedByRecording, document.canSuppress(found.finding) {
        json.member("canBeIgnored", true)
      }
      if let range = found.range {
        json.member("start", text.utf16Offset(ofUTF8: range.lowerBound))
        json.member("end", text.utf16Offset(ofUTF8: range.upperBound))
      }
      if let fix = found.fix.map({ $0.covering(found.range, of: text) }) {
        json.key("fix")
        json.object { json in
          write(fix, of: text, to: &json)
          json.member("label", label(of: fix, in: text))
        }
      }
    }
  }

  /// Returns the message of a finding; if a button of the page resolves it, the message names the button.
  private func message(of finding: Finding) -> String {
    let messages = MessageBundle.messages(in: language)
    return switch finding.rule {
    case "stale-translation": messages.text("workbench.stale-here")
    case "unrecorded-translation", "needs-review": messages.text("workbench.unreviewed-here")
    case "empty-translation" where entry?.text.isEmpty ?? true: messages.text("workbench.empty-here")
    default: finding.message(in: language).withCapital
    }
  }

  /// Returns the label of the button that applies a fix.
  private func label(of fix: TextEdit, in text: String) -> String {
    let messages = MessageBundle.messages(in: language)
    var fixed = Array(text.utf8)
    fixed.replaceSubrange(fix.range, with: fix.replacement)
    // The smallest edit with the same result, such as a single letter.
    guard let change = TextEdit(from: Array(text.utf8), to: fixed) else { return messages.text("workbench.remove") }
    func shown(_ bytes: some Sequence<UInt8>) -> Diagnostic.Parameters {
      let text = String(decoding: Array(bytes), as: UTF8.self)
      return ["text": .text(text.count > Self.maximumLabelLength ? "\(text.prefix(Self.maximumLabelLength))…" : text)]
    }
    let removed = Array(text.utf8)[change.range]
    if change.replacement.isEmpty {
      // A label does not show spaces.
      return removed.allSatisfy { $0 == 0x20 }
        ? messages.text("workbench.remove") : messages.text("workbench.delete", shown(removed))
    }
    return fix.range.isEmpty
      ? messages.text("workbench.insert", shown(change.replacement))
      : messages.text("workbench.replace", shown(fix.replacement))
  }

  private static let maximumLabelLength = 40

  func write(_ edit: TextEdit, of text: String, to json: inout JSONWriter) {
    json.member("start", text.utf16Offset(ofUTF8: edit.range.lowerBound))
    json.member("end", text.utf16Offset(ofUTF8: edit.range.upperBound))
    json.member("text", String(decoding: edit.replacement, as: UTF8.self))
  }

  private func write(_ preview: MessagePreview, to json: inout JSONWriter) {
    json.member("preview", objects: preview.segments(values) ?? []) { write($1, to: &$0) }
    json.member("samples", objects: samples.prefix(Self.maximumSamples)) { json, sample in
      json.member("text", sample.text)
      json.key("values")
      json.object { write(sample.values.first ?? [:], to: &$0) }
    }
    json.member("moreSamples", max(0, samples.count - Self.maximumSamples))
  }

  /// Writes the argument values to choose from; the source's values if the text cannot be previewed.
  private func writeChoices(to json: inout JSONWriter) {
    json.key("values")
    json.object { write(values, to: &$0) }
    json.member("arguments", objects: choices) { json, choice in
      json.member("name", choice.name)
      json.member("isNumber", choice.isNumber)
      // The page offers no test values for such an argument, because they would all select the branch `other`.
      if let entry = entry ?? source, Self.isSelector(choice.name, in: entry) { json.member("selects", true) }
      json.member("values", objects: labeledValues(of: choice)) { json, item in
        json.member("value", item.value)
        json.member("label", item.label)
      }
    }
  }

  /// Returns the values of a choice with their labels, without repeated values that have the same label and texts.
  private func labeledValues(of choice: ArgumentChoices.Choice) -> [(value: String, label: String)] {
    var seen: Set<[String]> = []
    let values = choice.values.map { (value: $0, label: label(of: $0, choice.name)) }.filter { item in
      let texts = samples.filter { $0.values.contains { $0[choice.name] == item.value } }.map(\.text)
      return seen.insert([item.label] + texts).inserted
    }
    let counts = Dictionary(values.map { ($0.label, 1) }, uniquingKeysWith: +)
    let order = order(of: choice.name)
    return values.sorted { order[$0.value] ?? .max < order[$1.value] ?? .max }.map { value, label in
      (value, label != value && (counts[label] ?? 0) > 1 ? "\(label) (\(value))" : label)
    }
  }

  /// Returns the position of each value in the source's select, so that all languages have the same order.
  private func order(of argument: String) -> [String: Int] {
    let locale = source == nil ? id.locale : document.sourceLocale
    guard let file = locale.flatMap(document.file), let entry = source ?? self.entry,
      let message = BranchedMessage(entry, in: file)
    else { return [:] }
    let selectors = message.selectors(of: argument)
    return Dictionary(selectors.enumerated().map { ("\($1)", $0) }) { first, _ in first }
  }

  private func write(_ segment: MessageSegment, to json: inout JSONWriter) {
    json.member("text", segment.text)
    switch segment.origin {
    case .text: break
    case .argument, .number: json.member("from", "argument")
    case .particle: json.member("from", "particle")
    }
  }

  /// Writes the text that people see for a missing one: from the base catalog, or from another locale.
  private func writeFallback(to json: inout JSONWriter) {
    if let catalog = document.compiledCatalog,
      let segments = catalog.segments(ofKey: slot.key, locale: id.locale, values)
    {
      json.member("fallback", catalog.translation(ofKey: slot.key, locale: id.locale)?.locale ?? id.locale)
      json.member("preview", objects: segments) { write($1, to: &$0) }
    } else if let locale = document.sourceLocale,
      let segments = document.sourcePreview(ofKey: sourceKey)?.segments(values)
    {
      json.member("fallback", locale)
      json.member("preview", objects: segments) { write($1, to: &$0) }
    }
  }

  /// Writes sentences that contain the text of a value, such as a provider's name.
  private func writeFrames(to json: inout JSONWriter) {
    guard slot.place == "value", let catalog = document.compiledCatalog,
      let (argument, value) = catalog.argumentDefinitions.valuesNamed(by: slot.key).first
    else { return }
    let frames = catalog.keys.lazy.map(\.key).filter {
      catalog.argumentDefinitions(ofKey: $0, locale: id.locale)?.contains { $0.name == argument } ?? false
    }
    .compactMap { catalog.segments(ofKey: $0, locale: id.locale, [argument: value]) }
    json.key("frames")
    json.array { json in
      for frame in frames.prefix(Self.maximumFrames) {
        json.array { json in for segment in frame { json.object { write(segment, to: &$0) } } }
      }
    }
  }

  private static let maximumFrames = 3

  private func write(_ values: [String: String], to json: inout JSONWriter) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { json.member(name, value) }
  }

  /// Returns the label of a value: the catalog's text for it, or else the value itself.
  func label(of value: String, _ argument: String) -> String {
    value.split(separator: ",", omittingEmptySubsequences: false).map { part in
      document.compiledCatalog?.preview("\(argument)_\(part)", locale: id.locale, [:]) ?? String(part)
    }.joined(separator: ", ")
  }
}

/// The argument values to choose from for a message: all values in its samples.
struct ArgumentChoices {
  struct Choice {
    let name: String
    var values: [String] = []
    var isNumber: Bool { values.allSatisfy { $0.isEmpty || Int64($0) != nil } }
  }

  private(set) var all: [Choice] = []

  /// - Parameter names: the arguments in the order of the message; others follow.
  init(_ samples: [MessageSample], _ names: [String]) {
    // In a sample, `given` also has the values that do not affect the text, which can be chosen too.
    let sets = samples.flatMap { [$0.given] + $0.values }
    let others = Set(sets.flatMap(\.keys)).subtracting(names).sorted()
    var seen: Set<String> = []
    for name in names + others where seen.insert(name).inserted {
      var seenValues: Set<String> = []
      var choice = Choice(name: name, values: sets.compactMap { $0[name] }.filter { seenValues.insert($0).inserted })
      if choice.values.isEmpty { continue }
      // An argument can be absent if a sample omits it.
      if sets.contains(where: { $0[name] == nil }) { choice.values.append("") }
      all.append(choice)
    }
  }
}

extension TextEdit {
  /// Returns the same change extended over the whole finding, so that its label shows more than single letters.
  fileprivate func covering(_ finding: Range<Int>?, of text: String) -> TextEdit {
    guard let finding else { return self }
    let bytes = Array(text.utf8)
    let start = min(finding.lowerBound, range.lowerBound)
    let end = max(finding.upperBound, range.upperBound)
    return TextEdit(start..<end, bytes[start..<range.lowerBound] + replacement + bytes[range.upperBound..<end])
  }
}

extension String {
  /// Converts an offset in UTF-8 bytes to an offset in UTF-16 code units, which browsers use.
  func utf16Offset(ofUTF8 offset: Int) -> Int {
    utf16.distance(from: startIndex, to: utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex)
  }
}
