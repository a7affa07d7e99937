extension Catalog {
  /// Returns the copy for an error.
  ///
  /// This never fails: an argument that is missing or has the wrong type is replaced by its default.
  ///
  /// - Parameters:
  ///   - error: the error to show.
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  ///   - disclosure: how much the copy may disclose about accounts.
  public func copy(
    for error: LoginError, locale: String, disclosure: Disclosure = .strict
  ) -> Copy {
    let kind = kinds.resolve(error.resolution.kind, under: disclosure)
    return copy(for: error, as: kind, hidesArguments: kind.hidesSource, locale: locale, disclosure: disclosure)
  }

  /// The copy for an error, with inputs of a caller's.
  ///
  /// - Parameters:
  ///   - arguments: arguments that take precedence over the error's own.
  ///   - ignored: the names of other inputs that have no effect.
  package func copy(
    for error: LoginError, given arguments: [String: ArgumentValue], ignoring ignored: [String], locale: String,
    disclosure: Disclosure
  ) -> Copy {
    let kind = kinds.resolve(error.resolution.kind, under: disclosure)
    var error = error
    error.arguments = kind.hidesSource ? arguments : error.arguments.merging(arguments) { $1 }
    return copy(
      for: error, as: kind, hidesArguments: false, ignoring: ignored, locale: locale, disclosure: disclosure)
  }

  /// - Parameters:
  ///   - kind: the kind to show.
  ///   - hidesArguments: whether the error's arguments are not used, because they could reveal a concealed kind.
  private func copy(
    for error: LoginError, as kind: ResolvedKind, hidesArguments: Bool, ignoring ignored: [String] = [],
    locale: String, disclosure: Disclosure
  ) -> Copy {
    let resolution = error.resolution
    let localeCopy = localeCopy(for: locale)
    let kindCopy = localeCopy.kinds[kind.index]
    func text(_ message: Message) -> String {
      message.constant
        ?? message.rendered(
          CopyArguments(
            kindCopy.arguments, given: hidesArguments ? [:] : error.arguments,
            provider: kind.hidesSource ? nil : resolution.provider))
    }
    return Copy(
      kind: kind.kind, isKnown: resolution.isKnown, locale: localeCopy.locale.description,
      title: text(kindCopy.title), message: text(kindCopy.message),
      action: kindCopy.action.map { Copy.Action(id: $0.id, label: text($0.label)) },
      presentation: kind.presentation, isRetryable: kind.isRetryable, status: kind.status,
      source: kind.hidesSource ? nil : resolution.shownSource,
      candidates: kind.hidesSource ? [] : concealed(resolution.candidates, under: disclosure),
      ignored: hidesArguments || error.arguments.isEmpty
        ? ignored : self.ignored(error.arguments, and: ignored, by: kindCopy),
      catalogVersion: version)
  }

  private func ignored(
    _ arguments: [String: ArgumentValue], and others: [String], by kindCopy: LocaleCopy.KindCopy
  ) -> [String] {
    var names: [String] = []
    for (name, _) in arguments where kindCopy.arguments[few: name] == nil { names.append(name.shownName) }
    return names.isEmpty ? others : names.sorted() + others
  }

  /// Returns the text for a key of the UX copy.
  ///
  /// An argument that is missing or has the wrong type is replaced by its default.
  ///
  /// - Parameters:
  ///   - key: an identifier such as `continueWith`.
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  ///   - arguments: values by name.
  /// - Returns: nil for an unknown key, and for the keys of kinds, whose copy must be concealed.
  public func text(
    _ key: String, locale: String, arguments: [String: ArgumentValue] = [:]
  ) -> String? {
    let copy = localeCopy(for: locale)
    guard let message = copy.messages[key], kinds.kind(ofKey: key) == nil else { return nil }
    return message.rendered(CopyArguments(copy.arguments, given: arguments, provider: nil))
  }

  /// Returns the definition of a kind; nil if the catalog does not define it.
  public func definition(of kind: Kind) -> KindDefinition? { kinds[kind] }

  /// The kind to show for a kind: the kind itself, the one that it is concealed as, or `unknown` if the catalog does
  /// not define it.
  package func resolvedKind(for kind: Kind, under disclosure: Disclosure) -> Kind {
    kinds.resolve(kind, under: disclosure).kind
  }

  /// The definition of the kind to show for a kind.
  package func resolvedDefinition(for kind: Kind, under disclosure: Disclosure) -> KindDefinition {
    kinds.definitions[kinds.resolve(kind, under: disclosure).index]
  }

  /// The arguments of the copy that is shown for a kind.
  package func argumentDefinitions(for kind: Kind, under disclosure: Disclosure) -> [ArgumentDefinition] {
    resolvedDefinition(for: kind, under: disclosure).arguments.compactMap { kinds.arguments[$0] }
  }

  func concealed(
    _ candidates: [CodeCandidate], under disclosure: Disclosure
  ) -> [CodeCandidate] {
    if candidates.isEmpty { return [] }
    let shown = candidates.map {
      CodeCandidate(surface: $0.surface, kind: resolvedKind(for: $0.kind, under: disclosure))
    }
    return Set(shown.map(\.kind)).count > 1 ? shown : []
  }
}

extension Catalog {
  /// Whether the catalog has codes of the provider.
  package func knows(_ provider: Provider) -> Bool { codes.tables[provider.rawValue] != nil }

  /// `surface`, for an answer to name, when the caller named a surface that the provider does not have.
  package func ignoredInputs(surface: String?, of provider: Provider) -> [String] {
    surface.map { knows(surface: $0, of: provider) } ?? true ? [] : ["surface"]
  }

  /// Whether the provider has a surface or an error domain with that name.
  package func knows(surface: String, of provider: Provider) -> Bool {
    codes.knows(surface: surface, of: provider)
  }
}

extension Message {
  /// Formats the message, which cannot fail: all arguments are declared and have values of the declared types.
  fileprivate func rendered(_ arguments: CopyArguments) -> String {
    do {
      return try format(with: arguments)
    } catch {
      preconditionFailure("the catalog was loaded with a message that cannot be formatted: \(error)")
    }
  }
}

extension String {
  /// The name of an argument, made safe to show because a caller can send anything.
  package var shownName: String { safeToShow.cut(after: 64) }
}
