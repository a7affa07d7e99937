import AuthCopy
import CatalogFormats
import Foundation

/// The messages of a module, and the number, list and date formats of their locales.
struct ModuleCopy {
  /// The exported locales, each with the locales in which a key is looked up, in order.
  let locales: [(locale: String, order: [String])]
  let localeMatches: JSONValue
  /// The direction, and the number, list and date formats by locale.
  let formats: [String: JSONValue]
  /// Whether a message has a Korean particle.
  let hasParticles: Bool
  /// Whether a message is written from right to left.
  let hasRightToLeft: Bool
  let arguments: [String: JSONValue]
  /// The arguments in the messages, and the arguments that they are derived from.
  let usedArguments: Set<String>
  /// For each exported locale, the arguments in the texts of an argument's values, by argument.
  let argumentsOfValues: [(key: String, value: JSONValue)]
  /// The messages by key, for each locale in which they are formatted.
  let messages: [(locale: String, texts: [String: JSONValue])]
  let losses: [ExportLoss]

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    let definitions = catalog.argumentDefinitions
    var losses: [ExportLoss] = []
    var texts: [String: [String: JSONValue]] = [:]
    /// The date styles of each locale, each with a key that uses it.
    var styles: [String: [String: String]] = [:]
    var hasParticles = false
    var argumentNames: Set<String> = []
    var chains: [(locale: String, order: [String])] = []
    for locale in selection.locales {
      var textLocales: Set<String> = []
      // In descending order, so that `styles` keeps the first key with each date style.
      for (key, message) in (catalog.messages(ofLocale: locale)?.all ?? [:]).sorted(by: { $0.key > $1.key })
      where selection.includes(key) {
        textLocales.insert(message.locale)
        if texts[message.locale]?[key] != nil { continue }
        var encoder = MessageEncoder(definitions, key: key, locale: message.locale)
        texts[message.locale, default: [:]][key] = encoder.json(of: message)
        for style in encoder.dateStyles { styles[message.locale, default: [:]][style] = key }
        // A locale without dates needs number and list formats too.
        if styles[message.locale] == nil { styles[message.locale] = [:] }
        hasParticles = hasParticles || encoder.hasParticles
        argumentNames.formUnion(message.argumentNames)
        losses += encoder.losses
      }
      // The locale itself comes first, then its parents, and the source locale last.
      let order = textLocales.sorted { first, second in
        let isFirstParent = locale.hasPrefix(first)
        let isSecondParent = locale.hasPrefix(second)
        if isFirstParent != isSecondParent { return isFirstParent }
        return first.utf8.count > second.utf8.count
      }
      chains.append((locale, order))
    }
    var formats: [String: JSONValue] = [:]
    for (locale, styles) in styles {
      let direction = catalog.direction(ofLocale: locale)
      guard
        let (patterns, gaps) = LocalePatterns.derivedFromICU(locale, direction: direction, dateStyles: styles.keys)
      else { continue }
      formats[locale] = patterns.json
      losses += gaps.map { gap in
        switch gap {
        case .dateStyle(let style): ExportLoss("date-style", key: styles[style], locale: locale, style)
        case .pluralRules: ExportLoss("plural-rules", key: texts[locale]?.keys.min(), locale: locale)
        }
      }
    }
    locales = chains
    localeMatches = .sorted(selection.localeMatches(in: catalog).mapValues(JSONValue.string))
    self.formats = formats
    self.hasParticles = hasParticles
    hasRightToLeft = texts.keys.contains { catalog.direction(ofLocale: $0) == .rightToLeft }
    arguments = definitions.mapValues(\.json)
    usedArguments = argumentNames.union(argumentNames.flatMap { definitions[$0]?.sources ?? [] })
    argumentsOfValues = selection.locales.map { locale in
      (locale, .sorted(catalog.argumentsOfValues(ofLocale: locale).mapValues(JSONValue.strings)))
    }
    messages = texts.sorted { $0.key < $1.key }.map { (locale: $0.key, texts: $0.value) }
    self.losses = losses.sorted()
  }
}

extension ArgumentDefinition {
  fileprivate var json: JSONValue {
    let defaultMember: (String, JSONValue?) =
      switch defaultValue {
      case nil: ("fact", .bool(true))
      case .copy(let key): ("defaultCopy", .string(key))
      case .value(.text(let text)): ("default", .string(text))
      case .value(.integer(let integer)): ("default", .integer(Int(integer)))
      case .value(.number(let number)): ("default", .string("\(number)"))
      case .value(.date(let seconds)): ("default", .string(ISODate.text(ofSeconds: seconds)))
      case .value(.list(let elements)): ("default", .strings(elements))
      }
    let members: [(key: String, value: JSONValue)] =
      [("type", .string(type.rawValue)), (defaultMember.0, defaultMember.1 ?? .string(""))]
      // An empty list differs from a missing list.
      + (sources.map { [("from", .strings($0))] } ?? []) + (time.map { [("time", .string($0.rawValue))] } ?? [])
    return .object(members)
  }
}
