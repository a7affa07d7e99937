internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint

extension Workbench {
  /// The maximum number of rows in a response.
  private static let maximumRows = 200

  /// The listed locales of all documents, the source first.
  package var locales: [String] {
    let listed = Set(documents.flatMap(\.listedLocales))
    return (documents.compactMap(\.sourceLocale) + documents.flatMap(\.locales)).reduce(into: []) { list, locale in
      if listed.contains(locale), !list.contains(locale) { list.append(locale) }
    }
  }

  /// Returns the page with its initial data embedded.
  mutating func page(_ language: MessageLanguage) -> WorkbenchResponse {
    var data = JSONWriter()
    data.object { writeOverview(language, to: &$0) }
    // Without preload links, a browser discovers a module only after parsing the module that imports it.
    let modules = PageFile.workbenchModules.map { "<link rel=\"modulepreload\" href=\"\($0.address)\">" }
    let head = """
      <link rel="icon" href="\(PageFile.icon.address)">
      <style>\(PageFile.workbenchStyle)</style>
      <script type="importmap">\(PageFile.workbenchImportMap)</script>
      \(modules.joined(separator: "\n"))
      """
    let document = PageDocument(
      title: "\(name) · Workbench", name: name, language: language, head: head,
      script: "<script type=\"module\" src=\"/js/main.js\"></script>", data: data.bytes)
    return .text("text/html", document.html)
  }

  /// The name of the catalog on the page: the last component of its path.
  private var name: String { String(folder.path.split(separator: "/").last ?? "/") }

  /// Writes the members that describe all documents.
  mutating func writeOverview(_ language: MessageLanguage, to json: inout JSONWriter) {
    let locales = locales
    var progress: [(cards: Int, done: Int)] = []
    for locale in locales { progress.append(self.progress(of: locale)) }
    let source = documents.lazy.compactMap(\.sourceLocale).first
    let match = Catalog.shipped.matcher(among: locales)
    let preferred = [options.locale, language.rawValue].compactMap(\.self).compactMap(match).first { $0 != source }
    let translations = zip(locales, progress).filter { $0.0 != source }
    let firstUnfinished = translations.first { $0.1.done < $0.1.cards } ?? translations.first
    let initialLocale = preferred ?? firstUnfinished?.0 ?? locales.first ?? ""
    json.member("name", name)
    json.member("session", session)
    // Separates the drafts of different folders in the browser's storage.
    json.member("catalog", ContentHash(folder.path).description)
    json.member("language", language.rawValue)
    json.key("texts")
    json.object { PageTexts.write(language, to: &$0) }
    json.member("readOnly", options.isReadOnly)
    json.member("revision", revision)
    json.member("locale", initialLocale)
    if let source { json.member("source", source) }
    json.member("locales", objects: zip(locales, progress)) { json, item in
      json.member("locale", item.0)
      json.member("cards", item.1.cards)
      json.member("done", item.1.done)
      json.member("editable", documents.contains { $0.isEditable(item.0) })
    }
    json.member("unsaved", unsavedCount)
    json.member("drafts", objects: documents.flatMap(\.drafts.keys)) { json, id in
      json.member("file", folder.relative(id.path))
      json.member("locale", id.locale)
      json.member("key", id.key)
    }
    json.member("problems", objects: documents.flatMap(\.problems)) { json, problem in
      json.member("place", folder.relative(problem.place.location.description))
      json.member("message", problem.text(in: language))
    }
    let removedFiles = documents.enumerated().flatMap { unit, document in
      document.removedFiles.sorted().map { (unit, $0) }
    }
    json.member("gone", objects: removedFiles) { json, file in
      json.member("unit", file.0)
      json.member("file", folder.relative(file.1))
    }
    json.member("hardTexts", Self.hardTexts)
    json.member("hardNumbers", Self.hardNumbers)
  }

  /// Test values that often break sentences: other scripts, names that need another particle, markup, a long word.
  private static let hardTexts = [
    "李", "Z", "LINE", "7", "3", "<b>Kim</b>", "محمد", "👩‍👩‍👧", String(repeating: "Wort", count: 12),
  ]
  private static let hardNumbers = ["0", "1", "2", "11", "1000000"]

  var unsavedCount: Int { documents.reduce(0) { $0 + $1.unsavedMessages.count } }

  private mutating func progress(of locale: String) -> (cards: Int, done: Int) {
    var (cards, done) = (0, 0)
    for unit in documents.indices where documents[unit].listedLocales.contains(locale) {
      let states = documents[unit].states(of: locale)
      for card in documents[unit].cards where documents[unit].isCounted(card, locale) {
        cards += 1
        if card.state(in: states).isDone { done += 1 }
      }
    }
    return (cards, done)
  }

  mutating func rows(_ request: WorkbenchRequest, _ messages: MessageBundle) -> WorkbenchResponse {
    let locale = request.item("locale") ?? ""
    guard locales.contains(locale) else { return .problem(404, messages.text("workbench.not-found")) }
    let filter = request.item("state").flatMap { MessageState.filters.contains($0) ? $0 : nil }
    let list = CardList(SearchQuery(request.item("q") ?? ""), filter: filter, locale, in: &documents)
    let from = min(max(0, request.item("from").flatMap { Int($0) } ?? 0), list.items.count)
    let count = min(max(0, request.item("count").flatMap { Int($0) } ?? Self.maximumRows), Self.maximumRows)
    let shown = list.rows(from..<min(from + count, list.items.count), locale, in: documents)
    return .json { json in
      json.member("total", list.items.count)
      if list.isSimilar, !list.items.isEmpty { json.member("similar", true) }
      json.member("from", from)
      // The position of the card that the page shows, or was opened with.
      if let card = request.item("card").flatMap(find), let index = list.index(of: card.index, card.unit) {
        json.member("index", index)
      }
      if let id = request.item("after") {
        // Compares positions in the documents: a corrected card may have left the list.
        let current = find(card: id).map { ($0.unit, $0.index) } ?? (-1, -1)
        func isCandidate(_ item: CardList.Item) -> Bool {
          (filter != nil || !item.state.isDone) && (item.unit, item.card) != current
        }
        let following = list.items.first { ($0.unit, $0.card) > current && isCandidate($0) }
        let next = following ?? list.items.first(where: isCandidate)
        if let next { json.member("next", "\(next.unit):\(documents[next.unit].cards[next.card].name)") }
      }
      json.key("counts")
      json.object { json in
        json.member("all", list.total)
        for name in MessageState.filters { json.member(name, list.counts[name] ?? 0) }
      }
      json.member("rows", objects: shown) { json, row in
        json.member("id", row.id)
        json.member("key", row.key)
        json.member("title", row.title)
        if row.isSource { json.member("source", true) }
        if let found = row.found {
          json.key("found")
          json.object {
            $0.member("text", found.text)
            if let message = found.message {
              $0.member("key", message.key)
              $0.member("locale", message.locale)
            }
            if let origin = found.origin { $0.member("origin", origin) }
          }
        }
        row.state.write(to: &json)
      }
      json.member("revision", revision)
    }
  }

  /// Finds a card by its ID, `UNIT:NAME`, or by `UNIT:KEY` with one of its keys; `UNIT` is the index of the document.
  ///
  /// A catalog that cannot be loaded has one card for each key.
  func find(card id: String) -> (unit: Int, index: Int)? {
    let parts = id.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let unit = Int(parts[0]), documents.indices.contains(unit),
      let index = documents[unit].cardIndicesByName[parts[1]] ?? documents[unit].cardIndicesByKey[parts[1]]
    else { return nil }
    return (unit, index)
  }

  /// Finds a card for a locale: if its document does not have the locale, as a PO file of one language, the card of the
  /// same name in the document with the most similar path.
  private func find(card id: String, in locale: String) -> (unit: Int, index: Int)? {
    guard let found = find(card: id) else { return nil }
    if documents[found.unit].file(of: locale) != nil { return found }
    let name = documents[found.unit].cards[found.index].name
    func similarity(_ unit: Int) -> Int {
      let (path, other) = (documents[found.unit].path, documents[unit].path)
      let end = zip(path.reversed(), other.reversed()).prefix { $0 == $1 }
      return zip(path, other).prefix { $0 == $1 }.count + end.count
    }
    return documents.indices.filter { documents[$0].file(of: locale) != nil }
      .compactMap { unit in documents[unit].cardIndicesByName[name].map { (unit, $0) } }
      .max { similarity($0.0) < similarity($1.0) }
  }

  mutating func card(_ request: WorkbenchRequest, _ language: MessageLanguage) -> WorkbenchResponse {
    let locale = request.item("locale") ?? ""
    guard let (unit, index) = find(card: request.item("id") ?? "", in: locale) else {
      return .problem(404, MessageBundle.messages(in: language).text("workbench.not-found"))
    }
    let card = documents[unit].cards[index]
    let state = documents[unit].state(of: card, locale)
    let document = documents[unit]
    let chosenValues = request.items(withPrefix: "a.")
    return .json { json in
      json.member("id", "\(unit):\(card.name)")
      json.member("name", card.name)
      json.member("unit", unit)
      json.member("file", document.file(of: locale).map { folder.relative($0.path) } ?? "")
      state.write(to: &json)
      json.member("editable", document.isEditable(locale) && !options.isReadOnly)
      if card.hasForms { json.member("hasForms", true) }
      if documents.count > 1 { json.member("isInOneOfSeveralFiles", true) }
      json.member("references", document.notes[card.name]?.references ?? [])
      if let definition = card.definition { write(definition, document, to: &json) }
      json.member("slots", objects: SlotContent.all(of: card, locale, in: document, given: chosenValues, language)) {
        $1.write(to: &$0)
      }
      document.writeUndoState(to: &json)
      json.member("unsaved", unsavedCount)
      json.member("revision", revision)
    }
  }

  /// Returns the explanation of a rule that `lint --explain` prints.
  func rule(_ request: WorkbenchRequest, _ language: MessageLanguage) -> WorkbenchResponse {
    guard let sections = folder.linter.rules.explanationSections(of: request.item("name") ?? "", in: language) else {
      return .problem(404, MessageBundle.messages(in: language).text("workbench.not-found"))
    }
    return .json { Self.write(sections, to: &$0) }
  }

  static func write(_ sections: [(heading: String, text: String)], to json: inout JSONWriter) {
    json.member("sections", objects: sections) {
      $0.member("heading", $1.heading)
      $0.member("text", $1.text)
    }
  }

  private func write(_ definition: KindDefinition, _ document: WorkbenchDocument, to json: inout JSONWriter) {
    json.member("presentation", definition.presentation.rawValue)
    json.member("status", definition.status)
    if let concealed = definition.concealedAs.standard { json.member("concealedAs", concealed.rawValue) }
    json.member("codes", objects: document.codes[definition.kind] ?? []) { json, group in
      json.member("provider", group.provider.rawValue)
      json.member("surface", group.surface)
      json.member("codes", group.codes)
    }
  }
}
