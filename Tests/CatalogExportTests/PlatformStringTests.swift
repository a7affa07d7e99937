import AuthCopy
import CatalogFormats
import Foundation
import TestSupport
import Testing

@testable import CatalogExport

/// String files, read and formatted as platforms do it, produce the same text as the library.
@Suite struct PlatformStringTests {
  private static func selection(_ catalog: Catalog, _ format: ExportFormat) -> ExportSelection {
    ExportSelection(catalog, format: format)
  }

  /// The forms of a text, by plural category.
  private typealias Texts = [PluralCategory: String]

  @Test(arguments: OverlaidCatalog.allCases) func androidFormatsLikeTheLibrary(overlay: OverlaidCatalog) throws {
    let catalog = try overlay.load()
    let selection = Self.selection(catalog, .android)
    let export = ExportFormat.android.export(catalog, selection)
    var texts: [String: [String: Texts]] = [:]
    for file in export.files where file.name.hasSuffix(".xml") {
      let folder = try #require(AndroidFolder(path: file.name.replacing("auth_copy", with: "strings")))
      let locale = folder.locale?.replacing("-haeyo", with: "-x-haeyo") ?? "en"
      let document = try #require(
        try CatalogFormat.android.read(SourceFile(path: file.name, bytes: Array(file.text.utf8))).first)
      for (index, entry) in document.entries.enumerated() {
        let form = document.details[index]?.form
        let name = form?.category.map { String(entry.key.dropLast($0.rawValue.count + 1)) } ?? entry.key
        texts[locale, default: [:]][name, default: [:]][form?.category ?? .other] = entry.text
      }
    }
    let names = Dictionary(
      export.losses.filter { $0.id == "renamed-key" }.map { ($0.key ?? "", $0.detail ?? "") }, uniquingKeysWith: { $1 })
    let compared = try Self.compare(catalog, selection) { entry, locale in
      texts[locale]?[names[entry.name] ?? entry.name]
    }
    #expect(compared > Exhaustive.count(5_000, sample: 1_000))
    #expect(names["my-key.with dots"] == (overlay == .strings ? "my_key_with_dots_2" : nil))
  }

  @Test(arguments: OverlaidCatalog.allCases) func stringCatalogFormatsLikeTheLibrary(overlay: OverlaidCatalog) throws {
    let catalog = try overlay.load()
    let selection = Self.selection(catalog, .xcstrings)
    let export = ExportFormat.xcstrings.export(catalog, selection)
    let data = Data(try #require(export.files.first { $0.name.hasSuffix(".xcstrings") }).text.utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(root["sourceLanguage"] as? String == "en")
    #expect(root["version"] as? String == "1.0")
    let strings = try #require(root["strings"] as? [String: [String: Any]])
    for (key, entry) in strings {
      #expect(entry["extractionState"] as? String == "manual", "\(key)")
      let localizations = try #require(entry["localizations"] as? [String: [String: Any]])
      #expect(localizations["en"] != nil, "\(key)")
    }
    let compared = try Self.compare(catalog, selection) { entry, locale in
      let localizations = strings[entry.name]?["localizations"] as? [String: [String: Any]]
      return localizations?[locale].flatMap { Self.texts(of: $0) }
    }
    #expect(compared > Exhaustive.count(5_000, sample: 1_000))
  }

  /// Returns the texts of a localization with its only substitution inserted; nil if it is not as Xcode writes it.
  private static func texts(of localization: [String: Any]) -> Texts? {
    func unit(_ node: Any?) -> String? {
      let unit = (node as? [String: Any])?["stringUnit"] as? [String: String]
      guard let state = unit?["state"], ["translated", "needs_review", "new"].contains(state) else { return nil }
      return unit?["value"]
    }
    func forms(_ node: [String: Any], _ replace: (String) -> String) -> Texts? {
      guard let plural = (node["variations"] as? [String: Any])?["plural"] as? [String: Any], plural["other"] != nil
      else { return nil }
      var texts: Texts = [:]
      for (name, form) in plural {
        guard let category = PluralCategory(rawValue: name), let text = unit(form) else { return nil }
        texts[category] = replace(text)
      }
      return texts
    }
    guard let text = unit(localization) else { return forms(localization) { $0 } }
    guard let substitutions = localization["substitutions"] as? [String: [String: Any]] else { return [.other: text] }
    guard substitutions.count == 1, let (name, substitution) = substitutions.first, text == "%#@\(name)@",
      let number = substitution["argNum"] as? Int, substitution["formatSpecifier"] as? String == "lld"
    else { return nil }
    return forms(substitution) { $0.replacing("%arg", with: "%\(number)$lld") }
  }

  /// Compares each text with the library's text, for values that select it.
  ///
  /// Tests all texts of the overlay and every fifth of the others, or all of them with `AUTH_COPY_EXHAUSTIVE=1`.
  ///
  /// - Returns: the number of compared texts.
  private static func compare(
    _ catalog: Catalog, _ selection: ExportSelection, _ texts: (PlatformEntry, String) -> Texts?
  ) throws -> Int {
    var compared = 0
    var valueMessages: [String: Message] = [:]
    let definitions = catalog.argumentDefinitions
    let shipped = Set(Catalog.shipped.keys.map(\.key))
    let content = PlatformEntries(catalog, selection)
    let entries = content.entries
    let sample =
      entries.filter { !shipped.contains($0.key) } + entries.filter { shipped.contains($0.key) }.sampled(every: 5)
    for entry in sample {
      let choices = content.choices[entry.name] ?? []
      for (locale, translation) in entry.translations {
        guard let message = catalog.messages(ofLocale: locale)?[entry.key], !isApproximated(message, definitions) else {
          continue
        }
        guard let found = texts(entry, locale) else {
          // The platform itself falls back; Android has no folder for the locale with an extension.
          let isSkipped = translation.isFallback || locale == "en-a-bbb-x-a"
          #expect(isSkipped, "\(entry.name) \(locale)")
          continue
        }
        let choicesOfMessage = PlatformTextBuilder.choices(of: message.parts)
        // If the word before a particle is fixed, the file contains the right form.
        let hasParticles =
          !PlatformTextBuilder.argumentsBeforeParticles(of: message.parts).isEmpty
          || message.parts.contains { if case .particle = $0 { true } else { false } }
        let id = choices.first { $0.selectorType == .id }
        // Particles after other arguments keep both forms.
        if id != nil, Set(PlatformTextBuilder.argumentsBeforeParticles(of: message.parts)).count > 1 { continue }
        let library = try Message(
          message.pattern, locale: message.locale, resolvesParticles: !hasParticles || id != nil)
        for number in [1, 2, 5, 1_000] as [Int64] {
          var values: [String: ArgumentValue] = [:]
          for name in message.argumentNames {
            let isNumber = [.integer, .number].contains(definitions[name]?.type)
            values[name] = isNumber ? .integer(number) : .text("<\(name)> 100%")
          }
          if let id {
            values[id.argument] = .text(
              try catalog.text(TextKey(rawValue: "\(id.argument)_\(id.value)"), locale: locale) ?? "")
          }
          for choice in choices where choice.selectorType == .exactNumber || choice.selectorType == .select {
            values[choice.argument] =
              choice.selectorType == .select ? .text(choice.value) : .integer(Int64(choice.value) ?? 0)
          }
          // The values select another key, or the key is only for branches that the message has in another locale.
          let selectsOtherKey = choicesOfMessage.contains { choice in
            !choices.contains(choice)
              && (choice.selectorType != .exactNumber && choice.selectorType != .select
                || values[choice.argument] == .integer(Int64(choice.value) ?? -1))
          }
          let isForOtherLocale = choices.contains { $0.selectorType != .id && !choicesOfMessage.contains($0) }
          if selectsOtherKey || isForOtherLocale { continue }
          let valueMessage = try valueMessages[message.locale] ?? Message("{x}", locale: message.locale)
          valueMessages[message.locale] = valueMessage
          let printed = try values.mapValues { try valueMessage.format(["x": $0]) }
          let category = try translation.text.pluralPlaceholder.map { name in
            let forms = PluralCategory.allCases.map { "\($0) {\($0)}" }.joined(separator: " ")
            return try Message("{x, plural, \(forms)}", locale: message.locale).format([
              "x": values[name] ?? .integer(0)
            ])
          }
          let text = found[category.flatMap(PluralCategory.init) ?? .other] ?? found[.other] ?? ""
          #expect(
            try fill(text, entry, printed) == library.format(values),
            "\(entry.name) \(locale) \(number) \(selection.command)")
          compared += 1
        }
      }
    }
    return compared
  }

  /// Returns a text with its placeholders replaced as `printf` does.
  private static func fill(_ text: String, _ entry: PlatformEntry, _ values: [String: String]) -> String {
    if entry.placeholders.isEmpty { return text }
    return text.replacing(/%(?:(\d+)\$(?:,d|s|lld|@)|%)/) { match in
      match.output.1.flatMap { Int($0) }.flatMap { values[entry.placeholders[$0 - 1]] } ?? "%"
    }
  }

  /// Whether the export only approximates the message and reports it: a date, an offset, a second plural.
  private static func isApproximated(_ message: Message, _ definitions: [String: ArgumentDefinition]) -> Bool {
    var builder = PlatformTextBuilder(definitions, locale: message.locale)
    _ = builder.text(of: message.parts, [])
    let isFormattedByApp = builder.appFormattedValues.contains { name in
      definitions[name].map { $0.type == .date || $0.type == .number } ?? true
    }
    return isFormattedByApp || !builder.flattenedPlurals.isEmpty
  }

  @Test func eachIDBeforeAParticleHasAKey() throws {
    let providers: [Provider] = [.kakao, .line, .naver, .firebase]
    let selection = ExportSelection(
      .shipped, format: .android, ExportOptions(locales: ["en", "ko"], providers: providers))
    let entries = PlatformEntries(.shipped, selection).entries
    func text(_ name: String, _ locale: String) -> [PlatformText.Piece]? {
      entries.first { $0.name == name }?.translations[locale]?.text.general
    }
    #expect(text("continueWith_provider_kakao", "ko") == [.literal("카카오로 계속하기")])
    #expect(text("continueWith_provider_line", "ko") == [.literal("LINE으로 계속하기")])
    #expect(text("continueWith_provider_line", "en") == [.literal("Continue with LINE")])
    #expect(text("continueWith", "ko") == [.placeholder("provider"), .literal("(으)로 계속하기")])
    #expect(text("missingField_message_field_email", "ko")?.contains(.literal("(를)")) == false)
    // The provider was not requested, has no name for people, or does not precede a particle.
    for name in ["continueWith_provider_google", "continueWith_provider_firebase", "logoLabel_provider_kakao"] {
      #expect(text(name, "ko") == nil)
    }
    #expect(text("continueWith_provider_default", "ko") != nil)
  }

  @Test func reportsTextsThatAPlatformCannotExpress() throws {
    let catalog = try OverlaidCatalog.strings.load()
    let losses = ExportFormat.android.export(catalog, Self.selection(catalog, .android)).losses
    func details(_ id: String, _ key: String) -> String? { losses.first { $0.id == id && $0.key == key }?.detail }
    #expect(details("kept-particle", "particle") == "을(를), 이(가)")
    #expect(details("own-keys", "nested") == "nested_method_password, nested_method_password_guests_0")
    #expect(details("own-keys", "ordinal") == "ordinal_guests_one, ordinal_guests_two, ordinal_guests_few")
    #expect(details("made-argument", "offset") == "{guests-1}")
    #expect(details("made-argument", "share") == "{share}, {wann}")
    #expect(details("made-argument", "tooManyAttempts_message") == "{wait}")
    #expect(details("flattened-plural", "houseFull_message") == "{limit}")
    #expect(losses.contains { $0.id == "no-folder" && $0.locale == "en-a-bbb-x-a" })
    for loss in losses {
      let text = loss.text(in: .en)
      #expect(!text.contains("\n") && text != "export.\(loss.id)")
    }
  }
}
