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
    let copy = localeCopy(for: locale)
    let definition = answeredDefinition(of: kind, under: disclosure)
    guard let words = copy.kinds[definition.kind] else {
      preconditionFailure("every locale has words for every kind")
    }
    let arguments = copy.arguments(
      definition.arguments, error.arguments, kinds.arguments, provider: hidesOrigin ? nil : error.source?.provider)
    return Copy(
      kind: kind, isKnown: error.isKnown, locale: copy.locale.description, title: words.title.rendered(arguments),
      message: words.message.rendered(arguments),
      action: definition.recovery.flatMap { id in
        words.action.map { Copy.Action(id: id, label: $0.rendered(arguments)) }
      },
      presentation: definition.presentation, isRetryable: definition.isRetryable,
      status: definition.status, source: hidesOrigin ? nil : error.source?.shown,
      candidates: hidesOrigin ? [] : concealed(error.candidates, under: disclosure),
      ignored: error.arguments.keys.filter { !definition.arguments.contains($0) }.map(\.shownName).sorted(),
      catalogVersion: version)
  }

  /// The words of a key of the UX copy; arguments that are missing, or of the wrong type, have their defaults.
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  /// - Returns: nil for a key that the catalog does not have, and for the keys of kinds, which conceal.
  public func text(
    _ key: String, locale: String, _ arguments: [String: ArgumentValue] = [:]
  ) -> String? {
    let copy = localeCopy(for: locale)
    guard let message = copy.messages[key], kinds.kind(ofKey: key) == nil else { return nil }
    return message.rendered(
      copy.arguments(message.argumentNames.sorted(), arguments, kinds.arguments, provider: nil))
  }

  /// The kind that is answered for a kind: itself, its stand-in, or `unknown` for one that the catalog lacks.
  package func answeredKind(_ kind: Kind, under disclosure: Disclosure) -> Kind {
    kinds.contains(kind) ? kinds.answered(kind, under: disclosure) : .unknown
  }

  /// The definition that is answered for a kind.
  package func answeredDefinition(of kind: Kind, under disclosure: Disclosure) -> KindDefinition {
    guard let definition = kinds[answeredKind(kind, under: disclosure)] else {
      preconditionFailure("KindTable demands the kind unknown")
    }
    return definition
  }

  /// The arguments that the answer for a kind takes.
  package func argumentDefinitions(of kind: Kind, under disclosure: Disclosure) -> [ArgumentDefinition] {
    answeredDefinition(of: kind, under: disclosure).arguments.compactMap { kinds.arguments[$0] }
  }

  private func concealed(
    _ candidates: [CodeCandidate], under disclosure: Disclosure
  ) -> [CodeCandidate] {
    let shown = candidates.map {
      CodeCandidate(surface: $0.surface, kind: answeredKind($0.kind, under: disclosure))
    }
    return Set(shown.map(\.kind)).count > 1 ? shown : []
  }
}

extension Catalog {
  /// Whether the catalog has codes of the provider.
  package func knows(_ provider: Provider) -> Bool { codes.tables[provider] != nil }

  /// Whether the provider has a surface of that id, or an error domain.
  package func knows(surface: String, of provider: Provider) -> Bool {
    codes.knows(surface: surface, of: provider)
  }
}

extension Message {
  /// Copy takes only arguments that are declared, and they all have values of the declared types.
  fileprivate func rendered(_ arguments: [String: ArgumentValue]) -> String {
    do {
      return try format(arguments)
    } catch {
      preconditionFailure("the catalog was loaded with a message that cannot be formatted: \(error)")
    }
  }
}

extension String {
  /// The name of an argument as an answer may repeat it: a caller may send anything.
  package var shownName: String { String(safeToShow.prefix(64)) }
}

extension LoginError.Source {
  /// The source as an answer may repeat it: a code may be anything that a caller sent.
  fileprivate var shown: LoginError.Source {
    LoginError.Source(
      provider: provider, surface: surface, code: code.map { String($0.safeToShow.prefix(128)) })
  }
}
