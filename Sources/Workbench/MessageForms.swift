internal import AuthCopy
internal import CatalogFormats
internal import CatalogLint

/// The messages of a set of files, some of which have several texts: the plural forms of PO, Android and string catalogs.
struct MessageForms {
  /// The keys of the messages, in the order of the files.
  private(set) var messages: [String] = []
  /// The keys of all texts that a message can have in the locales of the files, by message.
  private(set) var keys: [String: [String]] = [:]
  /// The keys of the texts that a file lists without a translation, by the path of the file.
  private(set) var untranslated: [String: Set<String>] = [:]
  /// The numbers that select each numbered form, by the path of the file.
  private(set) var numbers: [String: [Int: [Int64]]] = [:]

  init(of files: [MessageFile]) {
    var seen: Set<String> = []
    var general: Set<String> = []
    for file in files {
      let mayHaveForms = !file.document.details.isEmpty
      for entry in file.entries {
        let message = mayHaveForms ? entry.messageKey : entry.key
        if seen.insert(message).inserted { messages.append(message) }
        if mayHaveForms, entry.form != nil || message != entry.key { add(entry.key, to: message) }
        // A text for the other numbers or devices can have the key of the message.
        if mayHaveForms, message == entry.key { general.insert(message) }
      }
    }
    if keys.isEmpty { return }
    for message in general where keys[message] != nil { add(message, to: message) }
    addCategories(of: files)
    for file in files where !file.isSource {
      numbers[file.path] = file.document.formNumbers
      let untranslatedKeys = file.document.untranslatedKeys
      if untranslatedKeys.isEmpty { continue }
      untranslated[file.path] = untranslatedKeys
      for key in untranslatedKeys {
        if let number = key.lastIndex(of: "["), keys[String(key[..<number])] != nil {
          add(key, to: String(key[..<number]))
        }
      }
    }
    keys = keys.mapValues { keys in
      keys.enumerated().sorted { ($0.element.formRank, $0.offset) < ($1.element.formRank, $1.offset) }.map(\.element)
    }
  }

  private mutating func add(_ key: String, to message: String) {
    if keys[message]?.contains(key) != true { keys[message, default: []].append(key) }
  }

  /// Adds the forms that the languages of the files need to messages whose forms are plural categories.
  private mutating func addCategories(of files: [MessageFile]) {
    let categories = files.compactMap { $0.integerCategories(isOrdinal: false) }.reduce(into: Set()) {
      $0.formUnion($1)
    }
    let ordinals = files.compactMap { $0.integerCategories(isOrdinal: true) }.reduce(into: Set()) { $0.formUnion($1) }
    var isDone: Set<String> = []
    for file in files where !file.document.details.isEmpty {
      for entry in file.entries {
        guard let form = entry.form, let category = form.category, entry.key.hasSuffix(category.rawValue),
          isDone.insert(entry.messageKey).inserted
        else { continue }
        let prefix = entry.key.dropLast(category.rawValue.count)
        for category in form.isOrdinal ? ordinals : categories { add(prefix + category.rawValue, to: entry.messageKey) }
      }
    }
  }

  /// Returns the plural categories that a message needs in the language of a file; nil if its forms are no categories.
  ///
  /// - Parameter keys: the keys of the message's forms.
  static func neededCategories(_ keys: [String], in file: MessageFile, _ source: MessageFile?) -> Set<PluralCategory>? {
    let form = keys.lazy.compactMap { (source?[$0] ?? file[$0])?.form }.first { $0.category != nil }
    return form.map { (file.integerCategories(isOrdinal: $0.isOrdinal) ?? []).union([.other]) }
  }
}

extension String {
  /// The plural category at the end of a form's key, such as `items.one` or `items_one`; nil if there is none.
  var pluralCategory: PluralCategory? {
    split { $0 == "." || $0 == "_" }.last.flatMap { PluralCategory(rawValue: String($0)) }
  }

  /// The number of a form at the end of its key, as in `%d files[1]`; nil if there is none.
  var formNumber: Int? { hasSuffix("]") ? split(separator: "[").last.flatMap { Int($0.dropLast()) } : nil }

  /// The position of a form among the forms of its message: of its category, or its number, as in `%d files[1]`.
  fileprivate var formRank: Int {
    if let category = pluralCategory { return PluralCategory.allCases.firstIndex(of: category) ?? 0 }
    return formNumber ?? 0
  }
}
