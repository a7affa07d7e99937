package import MessageFiles

extension Catalog {
  /// Returns the copy for an error.
  ///
  /// This never fails: an argument that is missing, has the wrong type or is out of range is replaced by its default.
  ///
  /// - Parameters:
  ///   - error: the error to show.
  ///   - locale: a BCP 47 tag, for which the nearest supported locale is used; nil for ``LoginError/locale``, or else
  ///     ``LoginError/defaultLocale``.
  ///   - disclosure: how much the copy may disclose about accounts.
  ///   - arguments: arguments that take precedence over those of the error; concealed copy may use them too.
  public func copy(
    for error: LoginError, locale: String? = nil, disclosure: Disclosure = .strict,
    arguments: [String: ArgumentValue] = [:]
  ) -> Copy {
    let locale = locale ?? LoginError.locale ?? LoginError.defaultLocale
    return copy(for: error, given: arguments, alsoIgnored: [], locale: locale, disclosure: disclosure)
  }

  /// Returns the copy for an error, listing inputs that have no effect.
  ///
  /// - Parameters:
  ///   - arguments: arguments that take precedence over those of the error.
  ///   - ignored: the names of other inputs that have no effect.
  package func copy(
    for error: LoginError, given arguments: [String: ArgumentValue], alsoIgnored ignored: [String], locale: String,
    disclosure: Disclosure
  ) -> Copy {
    let localeCopy = localeCopy(for: locale)
    let displayed = display(for: error, given: arguments, alsoIgnored: ignored, in: localeCopy, under: disclosure)
    return Copy(
      kind: displayed.kind.kind, isKnown: displayed.isKnown(error), locale: localeCopy.locale.description,
      title: displayed.texts.title,
      message: displayed.texts.message, action: displayed.texts.action, presentation: displayed.kind.presentation,
      isRetryable: displayed.kind.isRetryable, status: displayed.kind.status, fallbacks: displayed.kindCopy.fallbacks,
      broader: displayed.kind.broader, source: displayed.kind.displayedSource(of: error.resolution),
      candidates: displayed.kind.isConcealing ? [] : candidates(of: error.resolution, under: disclosure),
      ignored: displayed.ignored, catalogVersion: version)
  }

  /// Selects the kind and the texts for an error, from which a ``Copy`` or JSON is made.
  func display(
    for error: LoginError, given: [String: ArgumentValue], alsoIgnored others: [String], in localeCopy: LocaleCopy,
    under disclosure: Disclosure
  ) -> DisplayedCopy {
    let resolution = error.resolution
    let kind = kinds.resolve(resolution, under: disclosure)
    let copy = localeCopy.kind(at: kind.index)
    let others = hasUnknownProvider(resolution) ? ["provider"] + others : others
    // Most errors have no arguments.
    if given.isEmpty, kind.isConcealing || error.arguments.isEmpty,
      let texts = copy.texts(for: resolution.method, in: resolution.flow, hidingCause: kind.isConcealing)
    {
      return DisplayedCopy(kind: kind, kindCopy: copy, texts: texts, ignored: others)
    }
    let (remaining, unknown) = withoutUnknownIDs(given, localeCopy)
    let arguments = self.arguments(of: error, shownAs: kind, given: remaining)
    if arguments.isEmpty,
      let texts = copy.texts(for: resolution.method, in: resolution.flow, hidingCause: kind.isConcealing)
    {
      return DisplayedCopy(kind: kind, kindCopy: copy, texts: texts, ignored: unknown + others)
    }
    let texts = copy.formattedTexts(
      with: CopyArguments(
        copy.arguments, given: arguments,
        CopyArguments.ErrorContext(
          provider: kind.isConcealing ? nil : resolution.provider, method: resolution.method, flow: resolution.flow,
          hidesCause: kind.isConcealing)))
    var ignored = namesIgnored(in: arguments, by: copy)
    // An argument with unknown ids can already be among the ignored ones.
    for name in unknown where !ignored.contains(name) { ignored.append(name) }
    for name in others where !ignored.contains(name) { ignored.append(name) }
    return DisplayedCopy(kind: kind, kindCopy: copy, texts: texts, ignored: ignored)
  }

  /// Returns whether nothing is known of an error because the catalog has no codes of its provider.
  private func hasUnknownProvider(_ resolution: Resolution) -> Bool {
    guard !resolution.isKnown, let provider = resolution.source?.provider else { return false }
    return !knows(provider)
  }

  /// Removes ids without a text from the caller's arguments, because people would not understand them.
  ///
  /// - Returns: the remaining arguments, and the names of the arguments that had unknown ids.
  private func withoutUnknownIDs(
    _ arguments: [String: ArgumentValue], _ copy: LocaleCopy
  ) -> (remaining: [String: ArgumentValue], unknown: [String]) {
    guard arguments.keys.contains(where: CopyArgument.acceptsIDs) else { return (arguments, []) }
    var remaining = arguments
    for (name, value) in arguments where CopyArgument.acceptsIDs(name) {
      remaining[name] = copy.arguments[linear: name].map { $0.withoutUnknownIDs(value) } ?? value
    }
    return (remaining, arguments.keys.filter { remaining[$0] != arguments[$0] }.sorted())
  }

  /// Merges the caller's arguments with those of the error, unless the latter could reveal a concealed kind.
  private func arguments(
    of error: LoginError, shownAs kind: ResolvedKind, given arguments: [String: ArgumentValue]
  ) -> [String: ArgumentValue] {
    if kind.isConcealing || error.arguments.isEmpty { return arguments }
    if arguments.isEmpty { return error.arguments }
    var errorArguments = error.arguments
    // Seconds and minutes are the same wait: the error's minutes must not replace the caller's seconds.
    if arguments["seconds"] != nil || arguments["minutes"] != nil {
      errorArguments["seconds"] = nil
      errorArguments["minutes"] = nil
    }
    return errorArguments.overridden(by: arguments)
  }

  /// Returns the seconds to wait for the header `Retry-After`; nil if the response has no such header.
  ///
  /// They depend on the displayed kind; a concealed kind has none.
  package func secondsToWait(
    for error: LoginError, given arguments: [String: ArgumentValue], under disclosure: Disclosure
  ) -> Int64? {
    let kind = kinds.resolve(error.resolution, under: disclosure)
    guard kind.kind == .tooManyAttempts || kind.status == 503, !kind.isConcealing else { return nil }
    // Clients need not support longer times: RFC 9111, section 1.2.2.
    let maximum = Int64(Int32.max)
    let values = self.arguments(of: error, shownAs: kind, given: arguments)
    for (name, factor) in [("seconds", Int64(1)), ("minutes", 60)]
    where kinds.definitions[kind.index].arguments.contains(name) {
      guard let given = values[name], case .integer(let value)? = ArgumentDefinition.ValueType.integer.value(of: given),
        (1...maximum).contains(value)
      else { continue }
      return min(value * factor, maximum)
    }
    // The header in the provider's response belongs to the error's own kind.
    guard kind.kind == error.kind, let retryAfter = error.retryAfter, retryAfter > 0 else { return nil }
    return min(retryAfter, maximum)
  }

  /// Returns the names of the arguments that the copy of a kind does not accept, or whose values it does not accept.
  private func namesIgnored(in arguments: [String: ArgumentValue], by copy: LocaleCopy.KindCopy) -> [String] {
    var names: [String] = []
    for (name, value) in arguments where copy.arguments[linear: name]?.accepts(value) != true {
      names.append(name.displayName)
    }
    return names.count > 1 ? names.sorted() : names
  }

  /// Returns the text for a key of the UX copy.
  ///
  /// An argument that is missing or has the wrong type is replaced by its default.
  ///
  /// - Parameters:
  ///   - key: a key such as ``TextKey/continueWith``.
  ///   - locale: a BCP 47 tag, for which the nearest supported locale is used; nil for ``LoginError/locale``, or else
  ///     ``LoginError/defaultLocale``.
  ///   - arguments: values by name.
  /// - Returns: nil for an unknown key, and for the keys of kinds, because ``copy(for:locale:disclosure:arguments:)``
  ///   conceals kinds.
  /// - Throws: `FormatError.Reason.missingArgument` if the text needs a fact that only the caller knows, such as the
  ///   date or the code of a message, and `arguments` does not contain it.
  public func text(
    _ key: TextKey, locale: String? = nil, arguments: [String: ArgumentValue] = [:]
  ) throws(FormatError) -> String? {
    let requested = localeCopy(for: locale ?? LoginError.locale ?? LoginError.defaultLocale)
    guard let message = requested.messages[key.rawValue], kinds.kind(ofKey: key.rawValue) == nil else { return nil }
    // In a text of another language, the names of fields and providers are of that language too.
    let copy = requested.fallbackLocale(ofKey: key.rawValue).map(localeCopy(for:)) ?? requested
    return try message.format(with: CopyArguments(copy.arguments, given: arguments))
  }

  /// Returns the definition of a kind; nil if the catalog does not define it.
  public func definition(of kind: Kind) -> KindDefinition? { kinds[kind] }

  /// Returns the kind to show for a row of a code table.
  package func displayedKind(of row: CodeRow, under disclosure: Disclosure) -> Kind {
    kinds.resolve(row.meaning, under: disclosure, in: nil).kind
  }

  /// Returns the kind to show for an error.
  package func displayedKind(of error: LoginError, under disclosure: Disclosure) -> Kind {
    kinds.resolve(error.resolution, under: disclosure).kind
  }

  /// Returns the definition of the kind to show for a kind.
  package func resolvedDefinition(for kind: Kind, under disclosure: Disclosure) -> KindDefinition {
    kinds.definitions[kinds.resolve(kind, under: disclosure).index]
  }

  /// Returns the arguments of the copy that is shown for an error.
  package func argumentDefinitions(for error: LoginError, under disclosure: Disclosure) -> [ArgumentDefinition] {
    let shown = kinds.definitions[kinds.resolve(error.resolution, under: disclosure).index]
    return shown.arguments.compactMap { kinds.arguments[$0] }
  }

  /// Returns the kinds to show for the meanings of an ambiguous code; empty if they are all the same.
  func candidates(of resolution: Resolution, under disclosure: Disclosure) -> [CodeCandidate] {
    if resolution.meanings.isEmpty { return [] }
    let shown = resolution.meanings.map {
      CodeCandidate(
        provider: $0.provider, surface: $0.surface,
        kind: kinds.resolve($0.meaning, under: disclosure, in: resolution.flow).kind)
    }
    return shown.contains { $0.kind != shown[0].kind } ? shown : []
  }
}

/// The kind and the texts to display for an error.
struct DisplayedCopy {
  let kind: ResolvedKind
  let kindCopy: LocaleCopy.KindCopy
  let texts: LocaleCopy.Texts
  /// The names of the inputs that have no effect.
  let ignored: [String]

  /// Returns whether the error appears to be known: a concealed one always does, like the others of its class.
  func isKnown(_ error: LoginError) -> Bool { error.isKnown || kind.isConcealing }
}

extension Message {
  /// Formats a message of a loaded catalog.
  ///
  /// It cannot fail: all arguments are declared and have values of the declared types.
  func rendered(_ arguments: any ArgumentSource) -> String {
    do {
      return try format(with: arguments)
    } catch {
      preconditionFailure("the catalog was loaded with a message that cannot be formatted: \(error)")
    }
  }
}

extension String {
  /// The name of an argument, made safe to show because callers can send any text.
  package var displayName: String { safeToShow.truncated(after: 64) }
}
