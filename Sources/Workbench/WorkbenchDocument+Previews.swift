internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint

extension WorkbenchDocument {
  /// Writes a message with its current text, and if it has a draft, the text on disk.
  func writeText(of id: MessageID, to json: inout JSONWriter) {
    json.member("key", id.key)
    json.member("locale", id.locale)
    if let text = entry(id.key, id.locale)?.text { json.member("text", text) }
    guard let draft = drafts[id] else { return }
    json.member("edited", true)
    if let base = draft.base { json.member("base", base) }
  }

  /// Returns the preview of a source message.
  func sourcePreview(ofKey key: String, _ examples: [String: String] = [:]) -> MessagePreview? {
    guard let locale = sourceLocale, let file = file(of: locale) else { return nil }
    return entry(key, locale).flatMap { preview(of: $0, in: file, examples) }
  }

  /// Returns the preview of a message.
  ///
  /// - Parameter examples: values by argument, which take precedence over those of the source's file.
  func preview(of entry: MessageEntry, in file: MessageFile, _ examples: [String: String]) -> MessagePreview? {
    let examples = (metadata(of: entry.key)?.examples ?? [:]).merging(examples) { $1 }
    return MessagePreview(of: entry, in: file, catalog: loadedCatalog, examples: examples)
  }

  /// Returns the key of the source of a text: its own, or for a form that the source does not have, that of the general
  /// form.
  ///
  /// - Parameter integers: the integers that select the form.
  func sourceKey(
    of slot: WorkbenchCard.Slot, of card: WorkbenchCard, _ integers: [Int64]?, in file: MessageFile
  ) -> String {
    guard card.hasForms, let source = sourceLocale.flatMap(self.file) else { return slot.key }
    func key(isGeneral: Bool) -> String? {
      card.slots.first { source[$0.key]?.form?.isGeneral == isGeneral }?.key
    }
    // gettext has a source for 1 and one for all other numbers, whatever the numbers of its forms; an only form is
    // translated from the latter.
    if file.document.format == .po, let integers {
      let isForOne = integers.contains(1) && slots(of: card, file.locale).count > 1
      return key(isGeneral: !isForOne) ?? slot.key
    }
    return source[slot.key] == nil ? key(isGeneral: true) ?? slot.key : slot.key
  }
}

extension MessageEntry {
  /// Returns the argument whose number selects the form that the text is.
  func countedArgument(in file: MessageFile) -> String? {
    let numeric = numericArguments(in: file.dialect)
    // In i18next, the number is always named `count`.
    let counted = arguments.first { numeric.contains($0.name) || $0.name == "count" }
    // A form can print its number without a type, as `%arg` in a string catalog.
    return (counted ?? (form == nil ? nil : arguments.first))?.name
  }
}
