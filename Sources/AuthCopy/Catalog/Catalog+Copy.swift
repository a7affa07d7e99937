extension Catalog {
  /// Returns the copy for an error.
  ///
  /// This never fails: an argument that is missing, has the wrong type or is out of range is replaced by its default.
  ///
  /// - Parameters:
  ///   - error: the error to show.
  ///   - locale: a BCP 47 tag; the nearest supported locale is used.
  ///   - disclosure: how much the copy may disclose about accounts.
  public func copy(
    for error: LoginError, locale: String, disclosure: Disclosure = .strict
  ) -> Copy {
    let kind = kinds.resolve(error.resolution, under: disclosure)
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
    let kind = kinds.resolve(error.resolution, under: disclosure)
    let (known, unknown) = withoutUnknownIDs(arguments, locale: locale)
    var error = error
    error.arguments = self.arguments(of: error, shownAs: kind, given: known)
    return copy(
      for: error, as: kind, hidesArguments: false, ignoring: unknown + ignored, locale: locale, disclosure: disclosure)
  }

  /// Separates the ids that the catalog has no text for, which are jargon to people, from a caller's arguments.
  ///
  /// - Returns: the other arguments, and the names of those with such an id.
  private func withoutUnknownIDs(
    _ arguments: [String: ArgumentValue], locale: String
  ) -> (known: [String: ArgumentValue], unknown: [String]) {
    guard arguments.keys.contains(where: CopyArgument.takesIDs) else { return (arguments, []) }
    let definitions = localeCopy(for: locale).arguments
    var known = arguments
    for (name, value) in arguments where CopyArgument.takesIDs(name) {
      known[name] = definitions[few: name].map { $0.withoutUnknownIDs(value) } ?? value
    }
    return (known, arguments.keys.filter { known[$0] != arguments[$0] }.sorted())
  }

  /// The arguments of an error's copy: the caller's, then the error's own unless they could reveal a concealed kind.
  private func arguments(
    of error: LoginError, shownAs kind: ResolvedKind, given arguments: [String: ArgumentValue]
  ) -> [String: ArgumentValue] {
    if kind.hidesSource || error.arguments.isEmpty { return arguments }
    var own = error.arguments
    // Both are one wait: the error's minutes must not hide the caller's seconds.
    if arguments["seconds"] != nil || arguments["minutes"] != nil {
      own["seconds"] = nil
      own["minutes"] = nil
    }
    return own.merging(arguments) { $1 }
  }

  /// The seconds that the copy of an error tells the person to wait; nil where it tells none.
  package func secondsToWait(
    for error: LoginError, given arguments: [String: ArgumentValue], under disclosure: Disclosure
  ) -> Int64? {
    let kind = kinds.resolve(error.resolution, under: disclosure)
    let values = self.arguments(of: error, shownAs: kind, given: arguments)
    if values.isEmpty { return nil }
    for (name, factor) in [("seconds", Int64(1)), ("minutes", 60)]
    where kinds.definitions[kind.index].arguments.contains(name) {
      guard let given = values[name], case .integer(let value)? = ArgumentDefinition.ValueType.integer.value(of: given),
        (1...Int64(Int32.max)).contains(value)
      else { continue }
      // Clients read no longer times: RFC 9111, section 1.2.2.
      return min(value * factor, Int64(Int32.max))
    }
    return nil
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
    let takesArguments = !hidesArguments && !error.arguments.isEmpty
    let title: String
    let message: String
    let action: Copy.Action?
    if !takesArguments, let texts = kindCopy.texts(for: resolution.method, in: resolution.flow) {
      (title, message, action) = (texts.title, texts.message, texts.action)
    } else {
      let arguments = CopyArguments(
        kindCopy.arguments, given: hidesArguments ? [:] : error.arguments,
        CopyArguments.Circumstances(
          provider: kind.hidesSource ? nil : resolution.provider, method: resolution.method, flow: resolution.flow))
      func text(_ message: Message) -> String { message.constant ?? message.rendered(arguments) }
      title = text(kindCopy.title)
      message = text(kindCopy.message)
      action = kindCopy.action.map { Copy.Action(id: $0.id, label: text($0.label)) }
    }
    return Copy(
      kind: kind.kind, isKnown: resolution.isKnown, locale: localeCopy.locale.description, title: title,
      message: message, action: action, presentation: kind.presentation, isRetryable: kind.isRetryable,
      status: kind.status, fallbacks: kindCopy.fallbacks, broader: kind.broader,
      source: kind.shownSource(of: resolution),
      candidates: kind.hidesSource ? [] : candidates(of: resolution, under: disclosure),
      ignored: takesArguments ? self.ignored(error.arguments, and: ignored, by: kindCopy) : ignored,
      catalogVersion: version)
  }

  private func ignored(
    _ arguments: [String: ArgumentValue], and others: [String], by kindCopy: LocaleCopy.KindCopy
  ) -> [String] {
    var names: [String] = []
    for (name, value) in arguments where kindCopy.arguments[few: name]?.accepts(value) != true {
      names.append(name.shownName)
    }
    // One of others can be named already, for ids that the catalog does not know.
    return names.isEmpty ? others : names.sorted() + others.filter { !names.contains($0) }
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
    return message.rendered(CopyArguments(copy.arguments, given: arguments))
  }

  /// Returns the definition of a kind; nil if the catalog does not define it.
  public func definition(of kind: Kind) -> KindDefinition? { kinds[kind] }

  /// The kind to show for a row of a code table.
  package func shownKind(of row: CodeRow, under disclosure: Disclosure) -> Kind {
    kinds.resolve(row.meaning, under: disclosure, in: nil).kind
  }

  /// The definition of the kind to show for a kind.
  package func resolvedDefinition(for kind: Kind, under disclosure: Disclosure) -> KindDefinition {
    kinds.definitions[kinds.resolve(kind, under: disclosure).index]
  }

  /// The arguments of the copy that is shown for an error.
  package func argumentDefinitions(for error: LoginError, under disclosure: Disclosure) -> [ArgumentDefinition] {
    let shown = kinds.definitions[kinds.resolve(error.resolution, under: disclosure).index]
    return shown.arguments.compactMap { kinds.arguments[$0] }
  }

  /// The kinds to show for the meanings of an ambiguous code; empty when they are the same.
  func candidates(of resolution: Resolution, under disclosure: Disclosure) -> [CodeCandidate] {
    if resolution.meanings.isEmpty { return [] }
    let shown = resolution.meanings.map {
      CodeCandidate(
        surface: $0.surface, kind: kinds.resolve($0.meaning, under: disclosure, in: resolution.flow).kind)
    }
    return Set(shown.map(\.kind)).count > 1 ? shown : []
  }
}

extension Message {
  /// Formats the message, which cannot fail: all arguments are declared and have values of the declared types.
  func rendered(_ arguments: some ArgumentSource) -> String {
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
