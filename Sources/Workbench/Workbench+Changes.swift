internal import AuthCopy
internal import CatalogEditing
internal import CatalogLint

extension Workbench {
  mutating func change(_ request: WorkbenchRequest, _ language: MessageLanguage) -> WorkbenchResponse {
    let messages = MessageBundle.messages(in: language)
    guard let json = request.json else { return .problem(400, messages.text("workbench.invalid-request")) }
    let before = documents.map(\.catalog.revision)
    defer {
      if documents.map(\.catalog.revision) != before { incrementRevision(by: request.field("x-workbench") ?? "") }
    }
    switch request.path {
    case "/api/draft": return draft(json, language)
    case "/api/recover": return recover(json, messages)
    case "/api/language": return addLanguage(json, messages)
    case "/api/save": return save(json, language)
    case "/api/confirm":
      return changeMessage(json, messages) { document, key, locale throws(WorkbenchDocument.ChangeError) in
        try document.confirm(key, locale)
      }
    case "/api/suppress":
      guard let rule = json["rule"]?.string, let reason = json["reason"]?.string, !reason.isBlank else {
        return .problem(400, messages.text("workbench.invalid-request"))
      }
      return changeMessage(json, messages) { document, key, locale throws(WorkbenchDocument.ChangeError) in
        try document.suppress(rule, of: key, locale, reason: reason)
      }
    case "/api/unsuppress":
      guard let rule = json["rule"]?.string else { return .problem(400, messages.text("workbench.invalid-request")) }
      return changeMessage(json, messages) { document, key, locale throws(WorkbenchDocument.ChangeError) in
        try document.removeSuppression(rule, of: key, locale)
      }
    case "/api/revert":
      return changeMessage(json, messages) { document, key, locale throws(WorkbenchDocument.ChangeError) in
        try document.revert(key, locale)
      }
    case "/api/resolve":
      let keepsMine = json["keep"]?.bool ?? false
      return changeMessage(json, messages) { document, key, locale throws(WorkbenchDocument.ChangeError) in
        try document.resolve(key, locale, keepsMine: keepsMine)
      }
    case "/api/restore": return restore(json, language)
    case "/api/undo": return step(json, messages, orElse: "workbench.nothing-to-undo") { $0.undo() }
    case "/api/redo": return step(json, messages, orElse: "workbench.nothing-to-redo") { $0.redo() }
    default: return .problem(404, messages.text("workbench.not-found"))
    }
  }

  private func unit(_ json: JSONNode) -> Int? {
    json["unit"]?.integer.flatMap { documents.indices.contains($0) ? $0 : nil }
  }

  private mutating func draft(_ json: JSONNode, _ language: MessageLanguage) -> WorkbenchResponse {
    let messages = MessageBundle.messages(in: language)
    guard let unit = unit(json), let key = json["key"]?.string, let locale = json["locale"]?.string,
      let text = json["text"]?.string
    else { return .problem(400, messages.text("workbench.invalid-request")) }
    let before = documents[unit].catalog.revision
    do throws(WorkbenchDocument.ChangeError) {
      try documents[unit].draft(
        key, locale, expected: json["base"]?.string, text: text, startsStep: json["step"]?.bool ?? false)
    } catch {
      return problem(error, messages)
    }
    let document = documents[unit]
    guard let index = document.cardIndicesByKey[key] else { return .problem(404, messages.text("workbench.not-found")) }
    let given = Dictionary(
      (json["arguments"]?.members ?? []).compactMap { member in
        member.value.string.map { (member.key, $0) }
      }
    ) { $1 }
    let contents = SlotContent.all(of: document.cards[index], locale, in: document, given: given, language)
    return .json { response in
      response.member("seq", json["seq"]?.integer ?? 0)
      // The caller increments the revision only after this response is written.
      response.member("revision", revision + (document.catalog.revision == before ? 0 : 1))
      response.member("unsaved", unsavedCount)
      document.writeUndoState(to: &response)
      response.key("slot")
      response.object { json in contents.first { $0.key == key }?.write(to: &json) }
    }
  }

  /// Restores drafts that a page kept from an earlier session.
  private mutating func recover(_ json: JSONNode, _ messages: MessageBundle) -> WorkbenchResponse {
    guard let drafts = json["drafts"]?.array else { return .problem(400, messages.text("workbench.invalid-request")) }
    let unrecovered = drafts.filter { draft in
      guard let file = draft["file"]?.string, let locale = draft["locale"]?.string, let key = draft["key"]?.string,
        let text = draft["text"]?.string,
        let unit = documents.indices.first(where: { documents[$0].catalog.files["\(folder.path)/\(file)"] != nil })
      else { return true }
      return !documents[unit].recover(key, locale, base: draft["base"]?.string, text: text)
    }
    // Without an origin, all pages reload, and show the restored drafts.
    incrementRevision(by: "")
    return .json { json in
      json.member("revision", revision)
      json.member("unrecovered", objects: unrecovered) { json, draft in
        for name in ["file", "locale", "key"] { json.member(name, draft[name]?.string ?? "") }
      }
      json.member("unsaved", unsavedCount)
    }
  }

  private func problem(_ error: WorkbenchDocument.ChangeError, _ messages: MessageBundle) -> WorkbenchResponse {
    switch error {
    case .changedMeanwhile(let text):
      .problem(409, messages.text("workbench.changed-meanwhile")) { json in
        if let text { json.member("theirs", text) }
      }
    case .notEditable: .problem(422, messages.text("workbench.not-editable"))
    case .unknownMessage: .problem(404, messages.text("workbench.not-found"))
    }
  }

  private mutating func changeMessage(
    _ json: JSONNode, _ messages: MessageBundle,
    _ change: (inout WorkbenchDocument, String, String) throws(WorkbenchDocument.ChangeError) -> Void
  ) -> WorkbenchResponse {
    guard let unit = unit(json), let key = json["key"]?.string, let locale = json["locale"]?.string else {
      return .problem(400, messages.text("workbench.invalid-request"))
    }
    do throws(WorkbenchDocument.ChangeError) {
      try change(&documents[unit], key, locale)
    } catch {
      return problem(error, messages)
    }
    let document = documents[unit]
    return .json { json in
      json.member("changed", objects: [document.id(key, locale)].compactMap(\.self)) {
        document.writeText(of: $1, to: &$0)
      }
      json.member("unsaved", unsavedCount)
    }
  }

  private mutating func save(_ json: JSONNode, _ language: MessageLanguage) -> WorkbenchResponse {
    let locale = json["locale"]?.string
    let confirmed = Set((json["broken"]?.array ?? []).compactMap(\.string))
    // Saving a card leaves the drafts of other cards unsaved.
    let card = json["card"]?.string.flatMap(find)
    var saved: [WorkbenchDocument.SavedFile] = []
    for unit in documents.indices where card.map({ $0.unit == unit }) ?? true {
      do throws(WorkbenchDocument.SaveError) {
        if let card, let locale {
          let keys = documents[unit].cards[card.index].slots.map(\.key)
          saved += try documents[unit].save(
            Set(keys), of: locale, broken: confirmed, allowsErrors: json["allowsErrors"]?.bool ?? false)
        } else {
          saved += try documents[unit].save(locale, broken: confirmed)
        }
      } catch {
        return problem(error, language)
      }
    }
    let stale = saved.isEmpty ? 0 : card.map { staleTranslations(of: $0, changedIn: locale) } ?? 0
    return .json { json in
      if stale > 0 { json.member("stale", stale) }
      json.member("saved", objects: saved) {
        $0.member("file", $1.file)
        $0.member("lines", $1.lines)
      }
      json.member("unsaved", unsavedCount)
    }
  }

  /// Returns how many translations of a card are stale after a change of its source.
  private mutating func staleTranslations(of card: (unit: Int, index: Int), changedIn locale: String?) -> Int {
    guard locale == documents[card.unit].sourceLocale else { return 0 }
    documents[card.unit].check()
    let keys = documents[card.unit].cards[card.index].slots.map(\.key)
    return documents[card.unit].locales.reduce(0) { count, other in
      let states = documents[card.unit].states(of: other)
      return count + keys.count { states[$0]?.isStale ?? false }
    }
  }

  private func problem(_ error: WorkbenchDocument.SaveError, _ language: MessageLanguage) -> WorkbenchResponse {
    let messages = MessageBundle.messages(in: language)
    return switch error {
    case .conflicts: .problem(409, messages.text("workbench.conflicts"))
    case .broken(let keys, let isFinal):
      .problem(
        422, messages.text(isFinal ? "workbench.unloadable" : "workbench.broken", ["keys": .list(keys)])
      ) { json in
        if !isFinal { json.member("broken", keys) }
      }
    case .errors(let count):
      .problem(422, messages.text("workbench.save-errors", ["count": .number(Double(count))])) { json in
        json.member("errors", count)
      }
    case .fileRemoved(let file): .problem(409, messages.text("workbench.gone", ["file": .text(file)]))
    case .linksOutside(let file): .problem(403, messages.text("workbench.leaves", ["file": .text(file)]))
    case .unwritable(let error):
      .problem(
        500, "\(folder.relative(error.diagnostic.place.location.path)): \(error.diagnostic.text(in: language))")
    }
  }

  /// Writes a removed file to disk again, or drops its unsaved changes.
  private mutating func restore(_ json: JSONNode, _ language: MessageLanguage) -> WorkbenchResponse {
    guard let unit = unit(json), let file = json["file"]?.string, let keeps = json["keep"]?.bool,
      documents[unit].removedFiles.contains("\(folder.path)/\(file)")
    else { return .problem(400, MessageBundle.messages(in: language).text("workbench.invalid-request")) }
    do throws(WorkbenchDocument.SaveError) {
      try documents[unit].restore("\(folder.path)/\(file)", keeps: keeps)
    } catch {
      return problem(error, language)
    }
    incrementRevision(by: "")
    return .json { $0.member("unsaved", unsavedCount) }
  }

  // MARK: History

  /// Undoes or redoes the last step in the document that the page shows.
  private mutating func step(
    _ json: JSONNode, _ messages: MessageBundle, orElse refusal: String,
    _ step: (inout WorkbenchDocument) -> Set<MessageID>?
  ) -> WorkbenchResponse {
    guard let unit = unit(json) else { return .problem(400, messages.text("workbench.invalid-request")) }
    guard let ids = step(&documents[unit]) else { return .problem(409, messages.text(refusal)) }
    return responseAfterStep(ids, unit)
  }

  /// Returns a response with the card and the locale to show after an undo or redo.
  private func responseAfterStep(_ ids: Set<MessageID>, _ unit: Int) -> WorkbenchResponse {
    let id = ids.first
    let card = id.flatMap { documents[unit].cardIndicesByKey[$0.key] }.map { documents[unit].cards[$0].name }
    return .json { json in
      if let id, let card {
        json.member("card", "\(unit):\(card)")
        json.member("locale", id.locale)
      }
      json.member("changed", objects: Array(ids)) { documents[unit].writeText(of: $1, to: &$0) }
      json.member("unsaved", unsavedCount)
    }
  }
}
