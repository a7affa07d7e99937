internal import AuthCopy
internal import CatalogEditing
internal import CatalogFormats
internal import CatalogLint
internal import CatalogTools
internal import Foundation

/// Messages that belong together, with what has been typed but not saved.
struct WorkbenchDocument: Sendable {
  /// A message that was changed and not saved.
  struct Draft: Sendable {
    /// The text on disk when the change began; nil where there was none.
    var base: String?
    var conflict: Conflict?
  }

  /// What somebody else has written meanwhile in the place of a draft, whose text is `mine`.
  struct Conflict: Sendable {
    let theirs: String?
    let mine: String
  }

  /// A rule that is suppressed for a message, with the reason that a person gave.
  struct Suppression: Hashable, Sendable {
    let rule: String
    let reason: String
  }

  private(set) var folder: WorkbenchFolder
  var catalog: OpenCatalog
  var drafts: [MessageID: Draft] = [:]
  /// Messages whose translations a person has confirmed without changing them.
  var marks: Set<MessageID> = []
  /// Findings that a person has decided to ignore, which is not saved.
  var suppressions: [MessageID: [Suppression]] = [:]
  /// The message that is being typed, whose record is not written yet.
  var typing: MessageID?
  /// Whether that message was missing before.
  var isTypingMissing = false
  private(set) var cards: [WorkbenchCard] = []
  private(set) var cardIndices: [String: Int] = [:]
  /// The card of each key.
  private(set) var cardsOfKeys: [String: Int] = [:]
  /// The AuthCopy catalog that the files are; nil for somebody else's.
  private(set) var compiled: Catalog?
  private(set) var codes: [Kind: [Catalog.CodeGroup]] = [:]
  /// The locales that have files, the source first.
  private(set) var locales: [String] = []
  private var filesOfLocales: [String: MessageFile] = [:]
  private var states: [String: (version: Int, byKey: [String: MessageState])] = [:]
  /// What words are searched in, by card; nil where it has not been prepared, or has changed.
  private var preparedTexts: [SearchText?] = []
  /// Counts what can change a state.
  private var version = 0
  /// Files with changes that were not saved, which somebody has removed.
  var gone: Set<String> = []

  /// - Parameter unit: files of the folder; what cannot be read of them is said by ``problems``.
  init(_ unit: LintInput.Unit, in folder: WorkbenchFolder) {
    self.folder = folder
    catalog = OpenCatalog(unit, folder.linter)
    openFiles()
    check()
  }

  /// Opens the files that are not open, as far as they can be read.
  ///
  /// - Returns: whether there were any.
  @discardableResult mutating func openFiles() -> Bool {
    var isNew = false
    for path in catalog.unit.messageFiles where catalog.files[path] == nil {
      guard let disk = try? DiskFile(reading: path, beneath: folder.path) else { continue }
      catalog.open(OpenFile(path: path, bytes: disk.bytes, disk: disk))
      isNew = true
    }
    return isNew
  }

  /// Goes on with the files that there are now; what was typed in those that stay is kept.
  mutating func adopt(_ unit: LintInput.Unit, in folder: WorkbenchFolder) {
    finishStep()
    self.folder = folder
    let known = catalog.files
    catalog = OpenCatalog(unit, folder.linter)
    for path in unit.messageFiles {
      if let file = known[path] { catalog.open(OpenFile(path: path, bytes: file.text.bytes, disk: file.disk)) }
    }
    openFiles()
    drafts = drafts.filter { catalog.files[$0.key.path] != nil }
    marks = marks.filter { catalog.files[$0.path] != nil }
    check()
    noteText(of: nil)
  }

  /// What keeps files from being read, or the catalog from being loaded as it was when the workbench started.
  var problems: [Diagnostic] {
    let failures = catalog.linted?.failures ?? []
    guard !catalog.isWhole, let document = catalog.linted?.catalog else { return failures }
    return document.diagnostics(limit: Self.mostProblems)
  }

  private static let mostProblems = 20

  // MARK: Checking

  /// Checks everything at once: where the messages of a file are is not known otherwise.
  mutating func check() {
    if let result = catalog.check?.run() { install(result) }
  }

  /// Takes over a check that was run elsewhere.
  ///
  /// - Returns: whether it was of what is there now.
  @discardableResult mutating func install(_ result: LintJob.Result) -> Bool {
    guard catalog.install(result) != nil else { return false }
    noteFiles(of: result.linted)
    compiled = catalog.compiledCatalog()
    codes = compiled?.codesByKind ?? [:]
    makeCards(result.linted.source, result.linted.pairings.map(\.file))
    return true
  }

  /// Takes over the files as they were read last.
  private mutating func noteFiles(of linted: LintedUnit) {
    noteChange()
    let files = [linted.source].compactMap(\.self) + linted.pairings.map(\.file)
    filesOfLocales = Dictionary(files.map { ($0.locale, $0) }) { first, _ in first }
    let source = linted.source?.locale
    locales = [source].compactMap(\.self) + filesOfLocales.keys.filter { $0 != source }.sorted()
  }

  /// Reads the files after more than texts have changed, and checks one message: all others wait for the next check,
  /// because to check all for each message takes long while a language is begun.
  mutating func reread(checking id: MessageID) {
    catalog.reread(checking: id)
    if let linted = catalog.linted { noteFiles(of: linted) }
  }

  private mutating func makeCards(_ source: MessageFile?, _ files: [MessageFile]) {
    var keys: [String] = []
    var seen: Set<String> = []
    // The source of an overlay is the catalog below it: what the overlay has itself comes first.
    let isOverlay = source.map { source in !files.contains { $0 === source } } ?? false
    for file in [source].compactMap(\.self) + files {
      for entry in file.entries where seen.insert(entry.key).inserted { keys.append(entry.key) }
    }
    let names = cards.map(\.name)
    cards = WorkbenchCard.all(of: compiled, keys: keys) { (source ?? files.first)?.metadata[$0]?.slot?.string }
    if isOverlay {
      let isOwn = { (card: WorkbenchCard) in card.slots.contains { slot in files.contains { $0[slot.key] != nil } } }
      cards = cards.filter(isOwn) + cards.filter { !isOwn($0) }
    }
    cardIndices = Dictionary(cards.indices.map { (cards[$0].name, $0) }) { first, _ in first }
    if names != cards.map(\.name) { preparedTexts = [] }
    cardsOfKeys = [:]
    for (index, card) in cards.enumerated() {
      for slot in card.slots { cardsOfKeys[slot.key] = index }
    }
  }

  // MARK: Messages

  var sourceLocale: String? { catalog.source?.locale }

  func file(of locale: String) -> MessageFile? { filesOfLocales[locale] }

  func id(_ key: String, _ locale: String) -> MessageID? {
    filesOfLocales[locale].map { MessageID(path: $0.path, locale: locale, key: key) }
  }

  /// Whether a locale has a file that can be changed.
  func isEditable(_ locale: String) -> Bool { filesOfLocales[locale].map { catalog.files[$0.path] != nil } ?? false }

  /// A message as it is now; nil where the locale has none.
  func entry(_ key: String, _ locale: String) -> MessageEntry? {
    guard let id = id(key, locale) else { return nil }
    // A file that is not open is one that translations are only compared with.
    return catalog.files[id.path] == nil ? filesOfLocales[locale]?[key] : catalog.message(id)?.entry
  }

  func metadata(of key: String) -> KeyMetadata? {
    (catalog.source ?? filesOfLocales[locales.first ?? ""])?.metadata[key]
  }

  /// The findings of a message that its draft has not settled.
  func findings(of id: MessageID) -> [MessageFinding] {
    let isChanged = drafts[id] != nil || marks.contains(id)
    // Of an empty text there is one thing to say.
    if entry(id.key, id.locale)?.text.isEmpty ?? true {
      return catalog.findings(of: id).filter { $0.finding.rule == "empty-translation" }
    }
    // That a message with a text is missing was found before it was typed.
    let found = catalog.findings(of: id).filter {
      $0.finding.rule != "missing-key" && (!isChanged || !$0.finding.isSettledByRecord)
    }
    // A misspelled argument is one mistake: the one that is missing is the one that is meant.
    let meant = found.filter { ["unknown-argument", "stray-brace"].contains($0.finding.rule) }
      .compactMap { $0.finding.fix?.replacement.trimmingCharacters(in: ["{", "}"]) }
    return found.filter { item in
      item.finding.rule != "missing-argument" || !meant.contains { item.finding.message().contains("{\($0)}") }
    }
  }

  /// Whether people can decide to ignore a finding: not that there is no text, nor what keeps the catalog from being loaded.
  func canIgnore(_ finding: Finding) -> Bool {
    catalog.canIgnore(finding) && finding.excerpt?.text.isEmpty == false
      && (compiled == nil || !["unknown-argument", "argument-type", "undeclared-argument"].contains(finding.rule))
  }

  /// The findings of a message that people have decided to ignore.
  func ignored(_ id: MessageID) -> [Suppression] {
    let known = file(of: id.locale)?.metadata[id.key]?.suppressions ?? []
    let saved = known.map { Suppression(rule: $0.rule, reason: $0.reason) }
    return saved + (suppressions[id] ?? []).filter { !saved.contains($0) }
  }

  // MARK: Searching

  /// What words are searched in, by card.
  mutating func searchTexts() -> [SearchText] {
    var texts = preparedTexts.isEmpty ? Array(repeating: nil, count: cards.count) : preparedTexts
    let missing = texts.indices.filter { texts[$0] == nil }
    let document = self
    let made = Parallel.map(missing) { document.searchText(of: document.cards[$0]) }
    for (index, text) in zip(missing, made) { texts[index] = text }
    preparedTexts = texts
    return texts.compactMap(\.self)
  }

  /// Notes that a message has another text; nil for any message.
  mutating func noteText(of id: MessageID?) {
    noteChange()
    guard let id else {
      preparedTexts = []
      return
    }
    if let index = cardsOfKeys[id.key], preparedTexts.indices.contains(index) { preparedTexts[index] = nil }
  }

  // MARK: States

  /// The messages of which something is not saved.
  var unsaved: Set<MessageID> { marks.union(drafts.keys).union(suppressions.keys) }

  /// Notes that the state of a message may have changed.
  mutating func noteChange() { version += 1 }

  /// The states of the messages of a locale that have one, by key.
  mutating func states(of locale: String) -> [String: MessageState] {
    if let known = states[locale], known.version == version { return known.byKey }
    var byKey: [String: MessageState] = [:]
    guard let path = filesOfLocales[locale]?.path else { return [:] }
    for placed in catalog.findings(of: path) where placed.finding.locale == locale && !placed.finding.key.isEmpty {
      let id = MessageID(path: path, locale: locale, key: placed.finding.key)
      let isChanged = drafts[id] != nil || marks.contains(id)
      // A save records what it saves.
      if isChanged, placed.finding.isSettledByRecord { continue }
      let isMissing = placed.finding.rule == "missing-key"
      if isMissing, drafts[id] != nil { continue }
      // Of an empty text there is one thing to say.
      if !isMissing, placed.finding.rule != "empty-translation", entry(id.key, id.locale)?.text.isEmpty ?? true {
        continue
      }
      byKey[id.key, default: MessageState()].note(placed.finding)
    }
    for (id, draft) in drafts where id.locale == locale {
      byKey[id.key, default: MessageState()].isEdited = true
      if draft.conflict != nil { byKey[id.key]?.isConflict = true }
    }
    for id in marks.union(suppressions.keys) where id.locale == locale {
      byKey[id.key, default: MessageState()].isEdited = true
    }
    states[locale] = (version, byKey)
    return byKey
  }

  /// The state of all messages of a card together.
  mutating func state(of card: WorkbenchCard, _ locale: String) -> MessageState {
    let states = states(of: locale)
    return card.slots.reduce(into: MessageState()) { state, slot in
      if let own = states[slot.key] { state.add(own) }
    }
  }
}
