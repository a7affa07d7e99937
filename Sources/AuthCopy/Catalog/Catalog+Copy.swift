extension Catalog {
  /// The words for an error.
  ///
  /// It never fails: an argument that is missing, or of the wrong type, has its default.
  /// - Parameters:
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  public func copy(
    for error: LoginError, locale: String, disclosure: Disclosure = .strict
  ) -> Copy {
    let origin = error.origin
    let answer = kinds.answer(for: origin.kind, under: disclosure)
    let copy = localeCopy(for: locale)
    let words = copy.kinds[answer.index]
    func text(_ message: Message) -> String {
      message.constant
        ?? message.rendered(
          CopyArguments(
            words.arguments, given: error.arguments, provider: answer.hidesOrigin ? nil : origin.provider))
    }
    return Copy(
      kind: answer.kind, isKnown: origin.isKnown, locale: copy.locale.description, title: text(words.title),
      message: text(words.message),
      action: words.action.map { Copy.Action(id: $0.id, label: text($0.label)) },
      presentation: answer.presentation, isRetryable: answer.isRetryable, status: answer.status,
      source: answer.hidesOrigin ? nil : origin.shownSource,
      candidates: answer.hidesOrigin ? [] : concealed(origin.candidates, under: disclosure),
      ignored: error.arguments.isEmpty ? [] : ignored(error.arguments, by: words), catalogVersion: version)
  }

  private func ignored(_ arguments: [String: ArgumentValue], by words: LocaleCopy.KindCopy) -> [String] {
    var ignored: [String] = []
    for (name, _) in arguments where words.arguments[few: name] == nil { ignored.append(name.shownName) }
    return ignored.isEmpty ? [] : ignored.sorted()
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
    return message.rendered(CopyArguments(copy.arguments, given: arguments, provider: nil))
  }

  /// The kind that is answered for a kind: itself, its stand-in, or `unknown` for one that the catalog lacks.
  package func answeredKind(_ kind: Kind, under disclosure: Disclosure) -> Kind {
    kinds.answer(for: kind, under: disclosure).kind
  }

  /// The definition that is answered for a kind.
  package func answeredDefinition(of kind: Kind, under disclosure: Disclosure) -> KindDefinition {
    kinds.definitions[kinds.answer(for: kind, under: disclosure).index]
  }

  /// The arguments that the answer for a kind takes.
  package func argumentDefinitions(of kind: Kind, under disclosure: Disclosure) -> [ArgumentDefinition] {
    answeredDefinition(of: kind, under: disclosure).arguments.compactMap { kinds.arguments[$0] }
  }

  func concealed(
    _ candidates: [CodeCandidate], under disclosure: Disclosure
  ) -> [CodeCandidate] {
    if candidates.isEmpty { return [] }
    let shown = candidates.map {
      CodeCandidate(surface: $0.surface, kind: answeredKind($0.kind, under: disclosure))
    }
    return Set(shown.map(\.kind)).count > 1 ? shown : []
  }
}

extension Catalog {
  /// Whether the catalog has codes of the provider.
  package func knows(_ provider: Provider) -> Bool { codes.tables[provider.rawValue] != nil }

  /// Whether the provider has a surface of that id, or an error domain.
  package func knows(surface: String, of provider: Provider) -> Bool {
    codes.knows(surface: surface, of: provider)
  }
}

extension Message {
  /// Copy takes only arguments that are declared, and they all have values of the declared types.
  fileprivate func rendered(_ arguments: CopyArguments) -> String {
    do {
      return try format(with: arguments)
    } catch {
      preconditionFailure("the catalog was loaded with a message that cannot be formatted: \(error)")
    }
  }
}

extension String {
  /// The name of an argument as an answer may repeat it: a caller may send anything.
  package var shownName: String { safeToShow.cut(after: 64) }
}
