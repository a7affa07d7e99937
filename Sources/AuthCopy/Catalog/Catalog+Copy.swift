extension Catalog {
  /// The words for an error.
  ///
  /// It never fails: an argument that is missing, or of the wrong type, has its default.
  /// - Parameters:
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  public func copy(
    for error: LoginError, locale: String, disclosure: Disclosure = .strict
  ) -> Copy {
    let kind = answeredKind(error.kind, under: disclosure)
    let hidesOrigin = kinds.hidesOrigin(kind, under: disclosure)
    let tag = matchedLocale(locale)
    let definition = kinds[kind] ?? fallbackDefinition
    let words = render(
      definition, in: tag, error.arguments, provider: hidesOrigin ? nil : error.source?.provider)
    return Copy(
      kind: kind, isKnown: error.isKnown, locale: tag.description, title: words.title,
      message: words.message,
      action: words.action.flatMap { label in definition.recovery.map { Copy.Action(id: $0, label: label) } },
      presentation: definition.presentation, isRetryable: definition.isRetryable,
      status: definition.status, source: hidesOrigin ? nil : error.source?.shown,
      candidates: hidesOrigin ? [] : concealed(error.candidates, under: disclosure),
      ignored: error.arguments.keys.filter { !definition.arguments.contains($0) }.sorted(),
      catalogVersion: version)
  }

  /// The kind that is answered for a kind: itself, its stand-in, or `unknown` for one that the catalog lacks.
  package func answeredKind(_ kind: Kind, under disclosure: Disclosure) -> Kind {
    kinds[kind] == nil ? .unknown : kinds.answered(kind, under: disclosure)
  }

  private var fallbackDefinition: KindDefinition {
    guard let definition = kinds[.unknown] else { preconditionFailure("KindTable demands the kind unknown") }
    return definition
  }

  private func matchedLocale(_ locale: String) -> LocaleTag {
    bestLocale(for: [locale]).flatMap(LocaleTag.init) ?? Catalog.sourceLocale
  }

  private func concealed(
    _ candidates: [CodeCandidate], under disclosure: Disclosure
  ) -> [CodeCandidate] {
    let shown = candidates.map {
      CodeCandidate(surface: $0.surface, kind: answeredKind($0.kind, under: disclosure))
    }
    return Set(shown.map(\.kind)).count > 1 ? shown : []
  }

  private func render(
    _ definition: KindDefinition, in locale: LocaleTag, _ given: [String: ArgumentValue],
    provider: Provider?
  ) -> (title: String, message: String, action: String?) {
    guard let copy = locales[locale], let words = copy.kinds[definition.kind] else {
      preconditionFailure("every locale has words for every kind")
    }
    let arguments = copy.arguments(definition.arguments, given, kinds.arguments, provider: provider)
    func format(_ message: Message) -> String {
      do {
        return try message.format(arguments)
      } catch {
        preconditionFailure("copy takes declared arguments only, and they all have values: \(error)")
      }
    }
    return (format(words.title), format(words.message), words.action.map(format))
  }
}

extension LocaleCopy {
  /// A value for each argument: the caller's where it has the right type, else the default.
  fileprivate func arguments(
    _ names: [String], _ given: [String: ArgumentValue],
    _ definitions: [String: ArgumentDefinition], provider: Provider?
  ) -> [String: ArgumentValue] {
    var arguments: [String: ArgumentValue] = [:]
    for name in names {
      guard let definition = definitions[name] else { continue }
      var value = given[name].flatMap(definition.type.value(of:))
      if value == nil, name == "provider", let provider { value = .text(provider.rawValue) }
      if case .text(let text) = value {
        // An id of an unknown provider is jargon: the default reads better.
        let isRawProvider = given[name] == nil
        value =
          self.name(of: text, for: name).map(ArgumentValue.text)
          ?? (isRawProvider ? nil : .text(text.safeToShow))
      }
      arguments[name] = value ?? defaults[name]
    }
    return arguments
  }
}

extension LoginError.Source {
  /// The source as an answer may repeat it: a code may be anything that a caller sent.
  fileprivate var shown: LoginError.Source {
    LoginError.Source(
      provider: provider, surface: surface, code: code.map { String($0.safeToShow.prefix(128)) })
  }
}

extension Catalog {
  /// The definition that is answered for a kind.
  package func answeredDefinition(of kind: Kind, under disclosure: Disclosure) -> KindDefinition {
    kinds[answeredKind(kind, under: disclosure)] ?? fallbackDefinition
  }

  /// The arguments that the answer for a kind takes.
  package func argumentDefinitions(of kind: Kind, under disclosure: Disclosure) -> [ArgumentDefinition] {
    answeredDefinition(of: kind, under: disclosure).arguments.compactMap { kinds.arguments[$0] }
  }

  /// Whether the catalog has codes of the provider.
  package func knows(_ provider: Provider) -> Bool { codes.tables[provider] != nil }

  /// Whether the provider has a surface of that id, or an error domain.
  package func knows(surface: String, of provider: Provider) -> Bool {
    codes.knows(surface: surface, of: provider)
  }

  /// The words of a key that belongs to no kind; arguments that are missing have their defaults.
  ///
  /// A catalog of a user's own may lack keys that the service needs: the shipped one has them.
  /// - Precondition: the shipped catalog has the key.
  package func text(_ key: String, locale: String, _ arguments: [String: ArgumentValue] = [:]) -> String {
    let copy = locales[matchedLocale(locale)]
    guard let copy, let message = copy.messages[key] else {
      precondition(self !== Catalog.shipped, "the shipped catalog has no copy for \(key)")
      return Catalog.shipped.text(key, locale: locale, arguments)
    }
    let safe = arguments.mapValues { value in
      if case .text(let text) = value { ArgumentValue.text(text.safeToShow) } else { value }
    }
    let all = copy.defaults.merging(safe) { _, given in given }
    return (try? message.format(all)) ?? message.pattern
  }
}
