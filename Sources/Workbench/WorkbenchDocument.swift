internal import AuthCopy
internal import AuthCopyLint
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import Foundation

/// The message files of one group of the linter, such as a catalog in all locales, with their unsaved changes.
struct WorkbenchDocument: Sendable {
  /// An unsaved change of a message.
  struct Draft: Sendable {
    /// The text on disk that the draft replaces; nil if there is none.
    var base: String?
    var conflict: Conflict?
  }

  /// Two versions of a message: the text that another program wrote to disk, and the draft.
  struct Conflict: Sendable {
    let theirs: String?
    let mine: String
  }

  /// A rule that is suppressed for a message, with the reason that the user gave.
  struct Suppression: Hashable, Sendable {
    let rule: String
    let reason: String
  }

  private(set) var folder: WorkbenchFolder
  var catalog: OpenCatalog
  var drafts: [MessageID: Draft] = [:]
  /// Messages with an unsaved change that is not in their texts, such as a confirmed translation.
  var confirmedMessages: Set<MessageID> = []
  /// The unsaved suppressions, by message.
  var unsavedSuppressions: [MessageID: [Suppression]] = [:]
  /// The message that is being typed; its translation is not recorded yet.
  var typedMessage: MessageID?
  /// Whether the message that is being typed was missing before.
  var wasTypedMessageMissing = false
  private(set) var cards: [WorkbenchCard] = []
  private(set) var cardIndicesByName: [String: Int] = [:]
  /// The card of each key.
  private(set) var cardIndicesByKey: [String: Int] = [:]
  /// The compiled catalog; nil if the files are not an AuthCopy catalog.
  private(set) var loadedCatalog: SampledCatalog?
  var compiledCatalog: Catalog? { loadedCatalog?.catalog }
  private(set) var codes: [Kind: [Catalog.CodeGroup]] = [:]
  /// The locales that have files, the source first.
  private(set) var locales: [String] = []
  /// The locales that the page lists: not a source that only the files of translations contain, as in PO and XLIFF.
  private(set) var listedLocales: [String] = []
  private var filesByLocale: [String: MessageFile] = [:]
  /// The forms that a file lists without a text, by the path of the file.
  private var untranslatedForms: [String: Set<String>] = [:]
  /// What the files note about their messages, by message.
  private(set) var notes: [String: MessageNotes] = [:]
  /// The numbers that select each numbered form, by the path of the file.
  private var formNumbers: [String: [Int: [Int64]]] = [:]
  /// The states of each locale's messages, and the version of the document that they were computed at.
  private var cachedStates: [String: (version: Int, byKey: [String: MessageState])] = [:]
  /// The searchable text of each card; nil if it is not prepared yet, or out of date.
  private var cachedSearchTexts: [SearchText?] = []
  /// A counter of changes; states that were computed at an earlier version are out of date.
  private var version = 0
  /// Files with unsaved changes that were removed from disk.
  var removedFiles: Set<String> = []
  /// Files that other programs have changed so that they cannot be read; their last readable version stays open.
  var unreadableFiles: [String: (bytes: [UInt8], failure: Diagnostic)] = [:]

  /// - Parameter group: files of the folder; ``problems`` reports the unreadable ones.
  init(_ group: LintInput.MessageGroup, in folder: WorkbenchFolder) {
    self.folder = folder
    catalog = OpenCatalog(group, folder.linter)
    openFiles()
    check()
  }

  /// Opens the files that are not open yet, except unreadable ones.
  ///
  /// - Returns: whether any file was opened.
  @discardableResult mutating func openFiles() -> Bool {
    var hasOpened = false
    for path in catalog.group.messageFiles where catalog.files[path] == nil {
      guard let disk = try? DiskFile(reading: path, beneath: folder.path) else { continue }
      catalog.open(OpenFile(path: path, bytes: disk.bytes, disk: disk))
      hasOpened = true
    }
    return hasOpened
  }

  /// Reloads the file list, keeping the drafts of files that remain.
  mutating func adopt(_ group: LintInput.MessageGroup, in folder: WorkbenchFolder) {
    finishStep()
    self.folder = folder
    let oldFiles = catalog.files
    catalog = OpenCatalog(group, folder.linter)
    for path in group.messageFiles {
      if let file = oldFiles[path] { catalog.open(OpenFile(path: path, bytes: file.text.bytes, disk: file.disk)) }
    }
    openFiles()
    drafts = drafts.filter { catalog.files[$0.key.path] != nil }
    confirmedMessages = confirmedMessages.filter { catalog.files[$0.path] != nil }
    check()
    invalidateSearchText(of: nil)
  }

  /// The errors that prevent files from being read, or the catalog from loading for the first time.
  var problems: [Diagnostic] {
    let unreadable = unreadableFiles.sorted { $0.key < $1.key }.map(\.value.failure)
    let failures = (catalog.linted?.failures ?? []) + unreadable
    guard !catalog.isLoadedCatalogComplete, let document = catalog.linted?.document else { return failures }
    return document.diagnostics(limit: Self.maximumProblems)
  }

  private static let maximumProblems = 20

  // MARK: Checking

  /// Checks all files now, which also locates the messages in them.
  mutating func check() {
    if let result = catalog.pendingJob?.run() { install(result) }
  }

  /// Installs the result of a check that was run elsewhere.
  ///
  /// - Returns: whether the result matches the current revision.
  @discardableResult mutating func install(_ result: LintJob.Result) -> Bool {
    guard catalog.install(result) != nil else { return false }
    storeFiles(of: result.linted)
    loadedCatalog = catalog.loadedCatalog() as? SampledCatalog
    codes = compiledCatalog?.codesByKind ?? [:]
    makeCards(result.linted.source, result.linted.pairings.map(\.file))
    return true
  }

  /// Stores the files that the linter read last.
  private mutating func storeFiles(of linted: LintedMessageGroup) {
    invalidateStates()
    let files = [linted.source].compactMap(\.self) + linted.pairings.map(\.file)
    filesByLocale = Dictionary(files.map { ($0.locale, $0) }) { first, _ in first }
    let source = linted.source?.locale
    locales = [source].compactMap(\.self) + filesByLocale.keys.filter { $0 != source }.sorted()
    let isListed = linted.source.map { source in
      // The source of an overlay is in its base catalog, which is not open.
      linted.pairings.contains { $0.file.locale == source.locale } || catalog.files[source.path] == nil
    }
    listedLocales = locales.filter { $0 != source || isListed == true }
  }

  /// Rereads the files after a structural change, and checks one message.
  ///
  /// All other messages wait for the next check: checking all of them after each message is slow in a new language.
  mutating func reread(checking id: MessageID? = nil) {
    catalog.reread(checking: id)
    if let linted = catalog.linted { storeFiles(of: linted) }
  }

  private mutating func makeCards(_ source: MessageFile?, _ files: [MessageFile]) {
    // The source file of an overlay is in its base catalog, so it is not one of the overlay's files.
    let isOverlay = source.map { source in !files.contains { $0 === source } } ?? false
    let messages = MessageForms(of: [source].compactMap(\.self) + files)
    untranslatedForms = messages.untranslated
    formNumbers = messages.numbers
    let documents = ([source].compactMap(\.self) + files).map { ($0.path, $0.document) }
    notes = Dictionary(documents) { first, _ in first }.values.reduce(into: [:]) {
      $0.merge($1.notes) { first, _ in first }
    }
    let names = cards.map(\.name)
    cards = WorkbenchCard.all(of: compiledCatalog, keys: messages.messages, forms: messages.keys) {
      (source ?? files.first)?.metadata[$0]?.slot?.string
    }
    if isOverlay {
      let isInOverlay = { (card: WorkbenchCard) in
        card.slots.contains { slot in files.contains { $0[slot.key] != nil } }
      }
      // The cards that the overlay changes come first.
      cards = cards.filter(isInOverlay) + cards.filter { !isInOverlay($0) }
    }
    cardIndicesByName = Dictionary(cards.indices.map { (cards[$0].name, $0) }) { first, _ in first }
    if names != cards.map(\.name) { cachedSearchTexts = [] }
    cardIndicesByKey = [:]
    for (index, card) in cards.enumerated() {
      for slot in card.slots { cardIndicesByKey[slot.key] = index }
    }
  }

  // MARK: Messages

  /// The path of the first file.
  var path: String { catalog.group.messageFiles.first ?? "" }

  var sourceLocale: String? { catalog.source?.locale }

  func file(of locale: String) -> MessageFile? { filesByLocale[locale] }

  func id(_ key: String, _ locale: String) -> MessageID? {
    filesByLocale[locale].map { MessageID(path: $0.path, locale: locale, key: key) }
  }

  /// Whether a locale has a file that can be changed.
  func isEditable(_ locale: String) -> Bool { filesByLocale[locale].map { catalog.files[$0.path] != nil } ?? false }

  /// Returns the current entry of a message; nil if the locale has none.
  func entry(_ key: String, _ locale: String) -> MessageEntry? {
    guard let id = id(key, locale) else { return nil }
    // The base catalog of an overlay is not open for editing: its messages are in the files of the last check.
    return catalog.files[id.path] == nil ? filesByLocale[locale]?[key] : catalog.message(id)?.entry
  }

  func metadata(of key: String) -> KeyMetadata? {
    (catalog.source ?? filesByLocale[locales.first ?? ""])?.metadata[key]
  }

  /// Returns the developers' description of a message of a card; empty if there is none.
  func description(of key: String, on card: WorkbenchCard) -> String {
    let description = metadata(of: key)?.description ?? ""
    return description.isEmpty ? notes[card.name]?.comments.joined(separator: "\n") ?? "" : description
  }

  /// Returns the findings of a message that its draft has not resolved.
  func findings(of id: MessageID) -> [MessageFinding] {
    // For an empty text, only the finding that it is empty matters.
    if entry(id.key, id.locale)?.text.isEmpty ?? true {
      return catalog.findings(of: id).filter { $0.finding.rule == "empty-translation" }
    }
    let found = catalog.findings(of: id).filter { !isResolved($0.finding, of: id) }
    // A misspelled argument is one mistake: hide the second finding, that the intended argument is missing.
    let intendedNames = found.filter { ["unknown-argument", "stray-brace"].contains($0.finding.rule) }
      .compactMap { $0.finding.fix?.replacement.trimmingCharacters(in: ["{", "}"]) }
    return found.filter { item in
      item.finding.rule != "missing-argument" || !intendedNames.contains { item.finding.message().contains("{\($0)}") }
    }
  }

  /// Whether a change since the last check has resolved a finding, or its saving will.
  private func isResolved(_ finding: Finding, of id: MessageID) -> Bool {
    switch finding.rule {
    case "missing-key": hasText(id)
    case "needs-review" where entry(id.key, id.locale)?.needsReview != true: true
    default: finding.isResolvedByRecording && (drafts[id] != nil || confirmedMessages.contains(id))
    }
  }

  /// Whether a finding can be suppressed; empty texts and errors that prevent the catalog from loading cannot.
  func canSuppress(_ finding: Finding) -> Bool {
    catalog.canSuppress(finding) && finding.excerpt?.text.isEmpty == false
      && (compiledCatalog == nil
        || !["unknown-argument", "argument-type", "undeclared-argument"].contains(finding.rule))
  }

  /// Returns the suppressions of a message, saved and unsaved.
  func allSuppressions(of id: MessageID) -> [Suppression] {
    let metadata = file(of: id.locale)?.metadata[id.key]
    let inFile = (metadata?.suppressions ?? []).map { Suppression(rule: $0.rule, reason: $0.reason) }
    // The file may have been read again since the message was changed, and then has the unsaved suppressions too.
    return inFile + (unsavedSuppressions[id] ?? []).filter { !inFile.contains($0) }
  }

  // MARK: Searching

  /// Returns the searchable text of each card.
  mutating func searchTexts() -> [SearchText] {
    var texts = cachedSearchTexts.isEmpty ? Array(repeating: nil, count: cards.count) : cachedSearchTexts
    let missing = texts.indices.filter { texts[$0] == nil }
    let document = self
    let prepared = Parallel.map(missing) { document.searchText(of: document.cards[$0]) }
    for (index, text) in zip(missing, prepared) { texts[index] = text }
    cachedSearchTexts = texts
    return texts.compactMap(\.self)
  }

  /// Invalidates the searchable text of a message's card, and the cached states; nil for all messages.
  mutating func invalidateSearchText(of id: MessageID?) {
    invalidateStates()
    guard let id else {
      cachedSearchTexts = []
      return
    }
    if let index = cardIndicesByKey[id.key], cachedSearchTexts.indices.contains(index) {
      cachedSearchTexts[index] = nil
    }
  }

  // MARK: States

  /// The messages with unsaved changes.
  var unsavedMessages: Set<MessageID> { confirmedMessages.union(drafts.keys).union(unsavedSuppressions.keys) }

  /// Invalidates the cached states.
  mutating func invalidateStates() { version += 1 }

  /// Returns the states of a locale's messages by key; messages without a state are left out.
  mutating func states(of locale: String) -> [String: MessageState] {
    if let cached = cachedStates[locale], cached.version == version { return cached.byKey }
    var byKey: [String: MessageState] = [:]
    guard let path = filesByLocale[locale]?.path else { return [:] }
    for placed in catalog.findings(of: path) where placed.finding.locale == locale && !placed.finding.key.isEmpty {
      let id = MessageID(path: path, locale: locale, key: placed.finding.key)
      if isResolved(placed.finding, of: id) { continue }
      let isMissing = placed.finding.rule == "missing-key"
      let isEmpty = placed.finding.rule == "empty-translation"
      // For an empty text, only the finding that it is empty matters.
      if !isMissing, !isEmpty, entry(id.key, id.locale)?.text.isEmpty ?? true { continue }
      byKey[id.key, default: MessageState()].add(placed.finding)
      // As in the linter's summary, a message whose texts are all empty is missing, or that has none for some numbers.
      let isIncomplete = entry(id.key, id.locale)?.lacksForms ?? false
      if isIncomplete || (isEmpty && !hasText(id)) { byKey[id.key]?.isMissing = true }
    }
    for (id, draft) in drafts where id.locale == locale {
      byKey[id.key, default: MessageState()].isEdited = true
      // A translation counts once it is saved.
      if locale != sourceLocale, isMissingOnDisk(id) { byKey[id.key]?.isMissing = true }
      if draft.conflict != nil { byKey[id.key]?.isConflict = true }
    }
    for id in confirmedMessages.union(unsavedSuppressions.keys) where id.locale == locale {
      byKey[id.key, default: MessageState()].isEdited = true
    }
    cachedStates[locale] = (version, byKey)
    return byKey
  }

  /// Whether the message of a key has a text in a locale: its own, or that of one of its forms.
  private func hasText(_ id: MessageID) -> Bool {
    ids(ofMessageOf: id).contains { entry($0.key, $0.locale)?.text.isBlank == false }
  }

  /// Whether the message of a key has no text on disk, neither its own nor that of one of its forms.
  private func isMissingOnDisk(_ id: MessageID) -> Bool {
    ids(ofMessageOf: id).allSatisfy { id in
      (drafts[id].map(\.base) ?? entry(id.key, id.locale)?.text)?.isBlank ?? true
    }
  }

  /// Returns a message, and the forms of the message that it is or belongs to.
  func ids(ofMessageOf id: MessageID) -> Set<MessageID> {
    Set([id] + formSlots(of: id.key).map { MessageID(path: id.path, locale: id.locale, key: $0.key) })
  }

  /// Returns the forms of the message with a key, or with a form that has the key.
  private func formSlots(of key: String) -> [WorkbenchCard.Slot] {
    guard let card = (cardIndicesByName[key] ?? cardIndicesByKey[key]).map({ cards[$0] }), card.hasForms else {
      return []
    }
    return card.slots
  }

  /// Returns the combined state of a card's messages.
  mutating func state(of card: WorkbenchCard, _ locale: String) -> MessageState { card.state(in: states(of: locale)) }

  /// Returns the texts of a card that a locale has or needs: of plural forms, those of its language.
  func slots(of card: WorkbenchCard, _ locale: String) -> [WorkbenchCard.Slot] {
    guard card.hasForms, let file = file(of: locale) else { return card.slots }
    let source = sourceLocale.flatMap(self.file)
    let needed = MessageForms.neededCategories(card.slots.map(\.key), in: file, source)
    return card.slots.filter { slot in
      if entry(slot.key, locale) != nil { return true }
      if let needed, let category = slot.key.pluralCategory {
        // Programs that always use a form for 0 use it in every language, so a translation may have it too.
        return needed.contains(category) || (category == .zero && source?[slot.key]?.form?.alwaysUsesZero ?? false)
      }
      return file.document.format == .po
        ? untranslatedForms[file.path]?.contains(slot.key) ?? false : source?[slot.key] != nil
    }
  }

  /// Returns the first integers that select a form of a message; nil if they are not known.
  func integers(ofForm key: String, in file: MessageFile) -> [Int64]? {
    let form = (file[key] ?? sourceLocale.flatMap(self.file)?[key])?.form
    if key.pluralCategory == .zero, form?.alwaysUsesZero ?? false { return [0] }
    return key.pluralCategory.flatMap { file.integers(of: $0, isOrdinal: form?.isOrdinal ?? false) } ?? form?.numbers
      ?? key.formNumber.flatMap { formNumbers[file.path]?[$0] }
  }

  /// Whether a card counts in the progress of a locale, as its message does in the linter's summary: a text that the
  /// locale may lack because of its tier counts only if it is there.
  func isCounted(_ card: WorkbenchCard, _ locale: String) -> Bool {
    let file = file(of: locale)
    let reference = catalog.source ?? file
    return card.slots.contains { slot in
      reference?[slot.key] != nil
        && (file?[slot.key] != nil || compiledCatalog?.isOptional(slot.key, inLocale: locale) != true)
    }
  }
}
