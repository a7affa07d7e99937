internal import AuthCopy

/// The texts that people see together: title, message and action of a kind, the parts of a mail, one text, or the plural
/// forms of one text.
struct WorkbenchCard: Sendable {
  /// A text of a card.
  struct Slot: Sendable {
    let key: String
    /// The role of the text on the card: `title`, `message` or `action`, or a part of a mail.
    let role: String
    /// Where the text is shown, such as `button`, from its metadata; nil if unspecified and for the texts of a kind.
    let place: String?
  }

  /// The kind, the common prefix of a mail's keys, or the key of a single message; unique among the cards.
  let name: String
  let slots: [Slot]
  /// The definition of the kind; nil for a mail or a single message.
  let definition: KindDefinition?
  /// Whether each slot is a form of one message, as in PO.
  ///
  /// Not every locale has all forms.
  let hasForms: Bool

  init(_ definition: KindDefinition) {
    name = definition.kind.rawValue
    slots = definition.parts.map { Slot(key: KindKey(definition.kind, $0).description, role: $0.rawValue, place: nil) }
    self.definition = definition
    hasForms = false
  }

  /// - Parameters:
  ///   - place: where the text is shown, from its metadata.
  ///   - forms: the keys of the forms of the message; nil if the message is one text.
  init(key: String, place: String?, forms: [String]?) {
    name = key
    let role =
      switch place {
      case "button": "action"
      case "title", "heading": "title"
      default: "message"
      }
    slots = (forms ?? [key]).map { Slot(key: $0, role: role, place: place) }
    definition = nil
    hasForms = forms != nil
  }

  /// - Parameter parts: the parts of the mail and their keys.
  /// The keys of the texts, and of the message that they are forms of.
  var keys: [String] { hasForms ? [name] + slots.map(\.key) : slots.map(\.key) }

  /// Returns the combined state of the card's messages.
  ///
  /// - Parameter states: the states of a locale's messages by key.
  func state(in states: [String: MessageState]) -> MessageState {
    if states.isEmpty { return MessageState() }
    // Findings that a message is missing have the key of the message rather than of a form.
    return keys.reduce(into: MessageState()) { state, key in
      if let messageState = states[key] { state.add(messageState) }
    }
  }

  private init(mail name: String, _ parts: [(key: String, part: String)]) {
    self.name = name
    func position(_ part: String) -> Int { Self.partsOfMails.firstIndex(of: part) ?? 0 }
    slots = parts.sorted { position($0.part) < position($1.part) }
      .map { Slot(key: $0.key, role: $0.part == "button" ? "action" : $0.part, place: $0.part) }
    definition = nil
    hasForms = false
  }

  /// Returns the cards of a catalog: kinds first, then all other messages in the order of the source.
  ///
  /// - Parameters:
  ///   - keys: the keys of the messages.
  ///   - forms: the keys of the forms of each message that consists of several texts.
  ///   - place: returns where the text of a key is shown, from its metadata.
  static func all(
    of catalog: Catalog?, keys: [String], forms: [String: [String]] = [:], place: (String) -> String?
  ) -> [WorkbenchCard] {
    let kinds = (catalog?.definitions ?? []).map(WorkbenchCard.init)
    let existingKeys = Set(keys)
    // A kind without texts in these files, as in many overlays, has nothing to translate.
    var cards = kinds.filter { $0.slots.contains { existingKeys.contains($0.key) } }
    let keysOfKinds = Set(cards.flatMap { $0.slots.map(\.key) })
    let otherKeys = keys.filter { !keysOfKinds.contains($0) }.map { (key: $0, place: place($0)) }
    // A mail has several parts, one of them a subject or a preheader: a body and a button alone may belong to a page.
    let partsByMail = Dictionary(grouping: otherKeys.filter { mailName($0) != nil }) { mailName($0) ?? "" }
    let mails = partsByMail.filter { _, parts in
      parts.count > 1 && parts.contains { $0.place == "subject" || $0.place == "preheader" }
    }
    var addedMails: Set<String> = []
    for item in otherKeys {
      // The card of a single text is named after its key. If a key equals the mail's name, a card for the mail would
      // have the same name, so each part of the mail gets its own card.
      guard let name = mailName(item), let parts = mails[name], !existingKeys.contains(name) else {
        cards.append(WorkbenchCard(key: item.key, place: item.place, forms: forms[item.key]))
        continue
      }
      if addedMails.insert(name).inserted {
        cards.append(WorkbenchCard(mail: name, parts.map { (key: $0.key, part: $0.place ?? "") }))
      }
    }
    return cards
  }

  private static let partsOfMails = ["subject", "preheader", "body", "button"]

  /// Returns the common prefix of a mail's keys, such as `mailReset` for `mailResetSubject`; nil for other keys.
  private static func mailName(_ item: (key: String, place: String?)) -> String? {
    guard let part = item.place, partsOfMails.contains(part) else { return nil }
    let suffix = part.withCapital
    return item.key.hasSuffix(suffix) && item.key != suffix ? String(item.key.dropLast(suffix.count)) : nil
  }
}
