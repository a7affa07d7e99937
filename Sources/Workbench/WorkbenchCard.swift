internal import AuthCopy

/// The texts that people see together: title, message and action of a kind, the parts of a mail, or one text.
struct WorkbenchCard: Sendable {
  /// A text of a card.
  struct Slot: Sendable {
    let key: String
    /// The role of the text on the card: `title`, `message` or `action`, or a part of a mail.
    let role: String
    /// Where the text is shown, from its metadata; nil for the texts of a kind.
    let place: String?
  }

  /// The kind, or the key.
  let name: String
  let slots: [Slot]
  /// The definition of the kind; nil for a mail or a single text.
  let definition: KindDefinition?

  init(_ definition: KindDefinition) {
    name = definition.kind.rawValue
    slots = definition.parts.map { Slot(key: KindKey(definition.kind, $0).description, role: $0.rawValue, place: nil) }
    self.definition = definition
  }

  /// - Parameter slot: where the text is shown, from its metadata.
  init(key: String, slot: String?) {
    name = key
    let role =
      switch slot {
      case "button": "action"
      case "title", "heading": "title"
      default: "message"
      }
    slots = [Slot(key: key, role: role, place: slot)]
    definition = nil
  }

  /// - Parameter parts: the parts of the mail and their keys.
  private init(mail name: String, _ parts: [(key: String, part: String)]) {
    self.name = name
    let order = Self.partsOfMails
    slots = parts.sorted { order.firstIndex(of: $0.part) ?? 0 < order.firstIndex(of: $1.part) ?? 0 }
      .map { Slot(key: $0.key, role: $0.part == "button" ? "action" : $0.part, place: $0.part) }
    definition = nil
  }

  /// Returns the cards of a catalog: kinds first, then all other keys in the order of the source.
  static func all(of catalog: Catalog?, keys: [String], slot: (String) -> String?) -> [WorkbenchCard] {
    let kinds = (catalog?.definitions ?? []).map(WorkbenchCard.init)
    let existingKeys = Set(keys)
    // A kind without texts in these files, as in many overlays, has nothing to translate.
    var cards = kinds.filter { $0.slots.contains { existingKeys.contains($0.key) } }
    let keysOfKinds = Set(cards.flatMap { $0.slots.map(\.key) })
    let otherKeys = keys.filter { !keysOfKinds.contains($0) }.map { (key: $0, slot: slot($0)) }
    // A body or a button alone may belong to something else than a mail.
    let mails = Dictionary(grouping: otherKeys.filter { mail($0) != nil }) { mail($0) ?? "" }.filter { _, parts in
      parts.count > 1 && parts.contains { $0.slot == "subject" || $0.slot == "preheader" }
    }
    var seen: Set<String> = []
    for item in otherKeys {
      // If a key is named like the mail, its texts stay separate, because names of cards are unique.
      guard let name = mail(item), let parts = mails[name], !existingKeys.contains(name) else {
        cards.append(WorkbenchCard(key: item.key, slot: item.slot))
        continue
      }
      if seen.insert(name).inserted {
        cards.append(WorkbenchCard(mail: name, parts.map { (key: $0.key, part: $0.slot ?? "") }))
      }
    }
    return cards
  }

  private static let partsOfMails = ["subject", "preheader", "body", "button"]

  /// Returns the common prefix of a mail's keys, such as `mailReset` for `mailResetSubject`; nil for other keys.
  private static func mail(_ item: (key: String, slot: String?)) -> String? {
    guard let part = item.slot, partsOfMails.contains(part) else { return nil }
    let suffix = part.withCapital
    return item.key.hasSuffix(suffix) && item.key != suffix ? String(item.key.dropLast(suffix.count)) : nil
  }
}
