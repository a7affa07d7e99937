package import ICUMessageFormat
package import MessageFiles

extension Catalog {
  /// Returns the text for a key as a person would see it, without concealment; nil for an unknown key.
  ///
  /// - Parameter values: arguments as text, which is parsed by their declared types.
  package func preview(_ key: String, locale: String, _ values: [String: String]) -> String? {
    guard let tag = LocaleTag(locale), let copy = localeCopy(ofSupported: tag), let message = copy.messages[key] else {
      return nil
    }
    return try? message.format(with: arguments(values, of: copy))
  }

  /// Formats a message in segments as a person would see it.
  ///
  /// - Parameter values: arguments as text, which is parsed by their declared types.
  /// - Returns: nil if the catalog does not have the locale or an argument has no value.
  package func segments(of message: Message, locale: String, _ values: [String: String]) -> [MessageSegment]? {
    guard let tag = LocaleTag(locale), let copy = localeCopy(ofSupported: tag) else { return nil }
    return try? message.segments(with: arguments(values, of: copy))
  }

  /// Formats the message of a key in segments as a person would see it, without concealment.
  ///
  /// - Parameter values: arguments as text, which is parsed by their declared types.
  /// - Returns: nil if the key is unknown or an argument has no value.
  package func segments(ofKey key: String, locale: String, _ values: [String: String]) -> [MessageSegment]? {
    let message = LocaleTag(locale).flatMap(localeCopy(ofSupported:))?.messages[key]
    return message.flatMap { segments(of: $0, locale: locale, values) }
  }

  /// Parses the arguments of a preview.
  func arguments(_ values: [String: String], of copy: LocaleCopy) -> CopyArguments {
    var given: [String: ArgumentValue] = [:]
    for (name, text) in values { given[name] = type(ofArgument: name)?.value(of: text) }
    return CopyArguments(
      copy.arguments, given: given,
      .init(flow: values["flow"].flatMap(Flow.init), hidesCause: values["cause"] == "hidden"))
  }

  /// Returns the ICU message of a key as written in the file; nil for an unknown key.
  package func pattern(ofKey key: String, locale: String) -> String? {
    LocaleTag(locale).flatMap(localeCopy(ofSupported:))?.messages[key]?.pattern
  }

  /// Returns the declared type of an argument.
  package func type(ofArgument name: String) -> ArgumentDefinition.ValueType? { argumentDefinitions[name]?.type }
}

extension Catalog {
  /// Returns all messages of a supported locale by key, including those from the locales that it falls back to.
  package func messages(ofLocale locale: String) -> LocaleMessages? {
    LocaleTag(locale).flatMap(localeCopy(ofSupported:))?.messages
  }

  /// Returns, for each argument, the sorted names of the arguments in the texts of its values in a supported locale.
  ///
  /// Arguments whose values have no arguments are left out.
  package func argumentsOfValues(ofLocale locale: String) -> [String: [String]] {
    let arguments = LocaleTag(locale).flatMap(localeCopy(ofSupported:))?.arguments ?? [:]
    return arguments.mapValues { $0.argumentsOfValues.sorted() }.filter { !$0.value.isEmpty }
  }

  /// Returns a function that selects the best match for a locale among some of the supported locales.
  package func matcher(among locales: [String]) -> (String) -> String? {
    let matching = SupportedLocales(supported: locales.compactMap(LocaleTag.init))
    return { desired in matching.bestMatch([desired].compactMap(LocaleTag.init))?.description }
  }
}

extension Catalog {
  /// The codes of one surface that map to one kind.
  package struct CodeGroup: Sendable {
    package let provider: Provider
    package let surface: String
    package internal(set) var codes: [String]
    /// The symbols and numbers that are equivalent to the codes, such as `17009`.
    package internal(set) var aliases: [String] = []
    /// The explanation of each code for developers.
    package internal(set) var explanations: [String?]
  }

  /// The codes that map to each kind in at least one flow, grouped by surface.
  package var codesByKind: [Kind: [CodeGroup]] {
    var groups: [Kind: [CodeGroup]] = [:]
    for table in codeTables {
      for surface in table.surfaces {
        for row in surface.rows {
          for kind in Set([row.meaning.kinds.standard] + row.meaning.kinds.byFlow.values) {
            if groups[kind]?.last?.provider != table.provider || groups[kind]?.last?.surface != surface.id {
              groups[kind, default: []].append(
                CodeGroup(provider: table.provider, surface: surface.id, codes: [], explanations: []))
            }
            let last = groups[kind]!.count - 1
            groups[kind]![last].codes.append(row.code.isEmpty ? row.description ?? "" : row.code)
            groups[kind]![last].explanations.append(row.explanation)
            groups[kind]![last].aliases += [row.symbol, row.numeric.map(String.init)].compactMap(\.self)
          }
        }
      }
    }
    return groups
  }
}
