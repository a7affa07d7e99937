internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint

extension SlotContent {
  /// The maximum number of integers in a label.
  private static let maximumNumbers = 3

  /// Writes the branches of a message that is only a plural or select; a missing translation has empty branches.
  func writeBranches(to json: inout JSONWriter) {
    guard let file = document.file(of: id.locale), let entry = entry ?? template(in: file),
      let message = BranchedMessage(entry, in: file)
    else { return }
    if self.entry == nil { json.member("template", entry.text) }
    if let quotable = file.quotableCharacters { json.member("quotable", quotable) }
    json.key("choice")
    json.object { write(message.choice, of: entry.text, reachedBy: [:], in: file, to: &$0) }
  }

  /// Returns the source message with empty branches.
  private func template(in file: MessageFile) -> MessageEntry? {
    guard let source, let sourceFile = document.sourceLocale.flatMap(document.file) else { return nil }
    return BranchedMessage(source, in: sourceFile).map {
      file.entry(id.key, text: $0.emptyTemplate(source.text, for: file))
    }
  }

  /// - Parameters:
  ///   - text: the message.
  ///   - selectors: the selectors of the enclosing branches, by argument.
  private func write(
    _ choice: BranchedMessage.Choice, of text: String, reachedBy selectors: [String: BranchSelector],
    in file: MessageFile, to json: inout JSONWriter
  ) {
    json.member("argument", choice.argument)
    // The page cannot compute which branch a value selects if the plural has an offset.
    if case .plural(let isOrdinal, offset: 0) = choice.kind {
      json.member("plural", isOrdinal ? "ordinal" : "cardinal")
    }
    json.member("branches", objects: Array(choice.branches.enumerated())) { json, item in
      let branch = item.element
      let selectors = selectors.merging([choice.argument: branch.selector]) { $1 }
      json.member("label", label(of: branch.selector, choice, file))
      json.member("start", text.utf16Offset(ofUTF8: branch.textRange.lowerBound))
      json.member("end", text.utf16Offset(ofUTF8: branch.textRange.upperBound))
      if let value = value(of: branch.selector, choice, file) { json.member("value", value) }
      if case .exactly = branch.selector { json.member("isExact", true) }
      if choice.isOptional(branch, in: file) {
        json.key("remove")
        json.object { write(choice.removing(item.offset), of: text, to: &$0) }
      }
      if let inner = branch.choice {
        json.key("choice")
        json.object { write(inner, of: text, reachedBy: selectors, in: file, to: &$0) }
      } else if let source = sourceText(for: selectors) {
        json.member("source", source)
      }
    }
    let missing = choice.missingSelectors(in: file, known: knownSelectors(of: choice))
    let bytes = Array(text.utf8)
    json.member("add", objects: missing) { json, selector in
      guard let edit = choice.adding(selector, to: bytes) else { return }
      json.member("label", label(of: selector, choice, file))
      write(edit, of: text, to: &json)
    }
  }

  private func sourceText(for selectors: [String: BranchSelector]) -> String? {
    guard let source, let file = document.sourceLocale.flatMap(document.file) else { return nil }
    let range = BranchedMessage(source, in: file)?.textRange(for: selectors)
    return range.map { String(decoding: Array(source.text.utf8)[$0], as: UTF8.self) }
  }

  /// Returns the selectors that the source, or else the catalog, has for an argument.
  private func knownSelectors(of choice: BranchedMessage.Choice) -> [BranchSelector] {
    let sourceFile = document.sourceLocale.flatMap(document.file)
    let sourceMessage = source.flatMap { source in sourceFile.flatMap { BranchedMessage(source, in: $0) } }
    let selectors = sourceMessage?.selectors(of: choice.argument) ?? []
    if !selectors.isEmpty || choice.kind != .select { return selectors }
    return choices.first { $0.name == choice.argument }?.values.filter { !$0.isEmpty }.map(BranchSelector.keyword) ?? []
  }

  /// Returns a value that selects a branch; nil if none is known.
  private func value(of selector: BranchSelector, _ choice: BranchedMessage.Choice, _ file: MessageFile) -> String? {
    choice.kind == .select ? "\(selector)" : choice.integers(of: selector, in: file)?.first.map { "\($0)" }
  }

  // MARK: Labels

  fileprivate static func list(of numbers: [Int64]) -> String {
    let first = numbers.prefix(maximumNumbers).map { "\($0)" }.joined(separator: ", ")
    return numbers.count > maximumNumbers ? "\(first) …" : first
  }

  /// Returns the label of a branch for translators.
  private func label(of selector: BranchSelector, _ choice: BranchedMessage.Choice, _ file: MessageFile) -> String {
    let messages = MessageBundle.messages(in: language)
    let argument = ArgumentValue.text(choice.argument)
    switch choice.kind {
    case .select:
      if selector == .other { return messages.text("workbench.branch-other", ["argument": argument]) }
      let (value, label) = ("\(selector)", label(of: "\(selector)", choice.argument))
      return "\(choice.argument): \(value == label ? value : "\(label) (\(value))")"
    case .plural(let isOrdinal, _):
      guard let numbers = choice.integers(of: selector, in: file) else { return "\(choice.argument): \(selector)" }
      if numbers.isEmpty {
        let key = choice.isCovered(selector, in: file) ? "workbench.branch-covered" : "workbench.branch-fractions"
        return messages.text(key, ["argument": argument])
      }
      let shown = Self.list(of: numbers)
      if !isOrdinal { return "\(choice.argument): \(shown)" }
      return messages.text("workbench.branch-ordinal", ["argument": argument, "value": .text(shown)])
    }
  }
}

extension WorkbenchDocument {
  /// Returns the label of a form of a message: its category or number, and the first integers that select it.
  func formLabel(of key: String, in file: MessageFile) -> String {
    let name = key.pluralCategory?.rawValue ?? String(key[(key.lastIndex { "._[".contains($0) } ?? key.startIndex)...])
    // Some forms are only for fractions.
    guard let integers = integers(ofForm: key, in: file), !integers.isEmpty else { return name }
    return "\(name): \(SlotContent.list(of: integers))"
  }
}
