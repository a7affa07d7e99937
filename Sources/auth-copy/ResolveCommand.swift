import ArgumentParser
import AuthCopy
import CatalogLint
import Foundation

struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve", abstract: "Turns a provider's code, or its raw error body, into copy.",
    discussion: """
      auth-copy resolve kakao KOE320 --locale ko
      auth-copy resolve facebook --payload body.json
      pbpaste | auth-copy resolve any --payload -
      auth-copy resolve firebase --payload error.txt --explain

      Use any as the provider of a raw error if you do not know its provider.
      """)

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  /// The options of a raw error, which replaces the code.
  struct RawErrorOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A file that contains the raw error body; - reads standard input.", valueName: "file"))
    var payload: String?

    @Option(help: "The HTTP status of the provider's response.")
    var status: Int?

    @Option(help: ArgumentHelp("The seconds to wait in the provider's response.", valueName: "seconds"))
    var retryAfter: Int?

    @Flag(
      help: """
        Explain how the raw error is read: all that was found, and why one piece decides. For developers: nothing is \
        concealed.
        """)
    var explain = false
  }

  @Argument(
    help: "The provider's id, such as firebase or kakao, or any with --payload.", completion: .providersAndAny)
  var provider: String

  @Argument(help: "The provider's code: a string, a symbol or a number.")
  var code: String?

  @OptionGroup(title: "RAW ERRORS") var raw: RawErrorOptions

  @Option(help: "Where the provider emitted the code: a surface id or an error domain.", completion: .surfaces)
  var surface: String?

  @Option(help: "What the person was doing: signIn, signUp, link, change, recover, verify or refresh.")
  var flow: Flow?

  @Option(help: "The locale, a BCP 47 tag; the nearest supported one is used.", completion: .locales)
  var locale = "en"

  @OptionGroup var arguments: ArgumentOptions

  @OptionGroup var disclosureOptions: DisclosureOptions

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  @OptionGroup var deployment: DeploymentOptions

  @OptionGroup(title: "CATALOG") var catalogOptions: CatalogOptions

  func validate() throws {
    if raw.explain, code != nil { throw CommandMessage.usageError("explain-code") }
    guard (code == nil) != (raw.payload == nil) else {
      throw CommandMessage.usageError("code-or-payload")
    }
  }

  func run() throws {
    let catalog = try catalogOptions.load().with(method: deployment.method, identifier: deployment.identifier)
    for diagnostic in catalog.overlayWarnings {
      StandardStreams.writeError("auth-copy: \(CatalogError(diagnostic).line(in: CommandMessage.language))\n")
    }
    let isAny = provider.lowercased() == Provider.any.rawValue
    if isAny, raw.payload == nil { throw failure(CommandMessage.text("any-reads-errors"), .notFound) }
    let provider: Provider = try isAny ? .any : catalog.table(of: provider).provider
    if raw.explain { return try explain(readPayload(), of: provider, catalog) }
    let (error, payload) = try error(provider, catalog)
    let ignoredMessage = catalog.ignoredMessage(of: payload, read: error, under: disclosureOptions.disclosure)
    let meaning = catalog.explanation(of: error, under: disclosureOptions.disclosure)
    let given = try parsedArguments(for: error, catalog)
    let ignored = catalog.ignoredInputs(surface: surface, of: provider) + ignoredMessage
    let disclosure = disclosureOptions.disclosure
    switch format {
    case .text:
      let copy = catalog.copy(for: error, given: given, alsoIgnored: ignored, locale: locale, disclosure: disclosure)
      // The surface is only a hint, so the copy is printed even if the surface is unknown.
      if let surface, !isAny, let table = catalog.codeTable(of: provider), table.domains[surface] == nil {
        let ids = table.surfaces.map(\.id)
        if !ids.contains(surface) {
          let text = NameLookup.text("unknown-surface", surface, ids, of: provider)
          StandardStreams.writeError("auth-copy: \(text)\n")
        }
      }
      try StandardStreams.printLine(copy.plainText(meaning: meaning))
      if copy.mixesLanguages {
        let note = CommandMessage.text(
          "resolved-mixed", ["locale": .text(copy.locale), "parts": .list(copy.fallbacks)])
        StandardStreams.writeError("auth-copy: \(note)\n")
      }
    case .json:
      let writer = CopyWriter(catalog, locale: locale, disclosure: disclosure)
      var json = JSONWriter()
      json.object { json in
        writer.writeMembers(of: error, given: given, alsoIgnored: ignored, to: &json)
        if let meaning { json.member("meaning", meaning) }
      }
      try StandardStreams.printLine(json.text)
    }
    if !error.isKnown {
      reportSimilarCodes(of: provider, catalog)
      throw ExitCode.notFound
    }
  }

  /// Prints the provider's codes that are similar to an unknown code.
  private func reportSimilarCodes(of provider: Provider, _ catalog: Catalog) {
    guard let code, let table = catalog.codeTable(of: provider) else { return }
    let codes = NameLookup.codes(like: code, in: [table])
    if codes.isEmpty { return }
    let text = CommandMessage.text(
      "unknown-code-of-provider",
      ["provider": .text(provider.rawValue), "code": .text(code.safeToShow), "codes": .list(codes)])
    StandardStreams.writeError("auth-copy: \(text)\n")
  }

  /// Returns the error and the bytes that it was read from.
  private func error(_ provider: Provider, _ catalog: Catalog) throws -> (LoginError, payload: [UInt8]) {
    if let code {
      return (
        LoginError(provider: provider, surface: surface, code: RawCode(code), flow: flow, catalog: catalog),
        Array(code.utf8)
      )
    }
    let bytes = try readPayload()
    let error = LoginError(
      provider: provider, surface: surface, payload: bytes, status: raw.status,
      retryAfter: raw.retryAfter, flow: flow, catalog: catalog)
    return (error, bytes)
  }

  private func readPayload() throws -> [UInt8] {
    let file = raw.payload ?? "-"
    let bytes = try InputFile(file).read()
    // Without a body, the status is the error.
    let hasError = bytes.isEmpty ? raw.status != nil : PayloadEncoding.isText(bytes)
    guard hasError else {
      throw failure(CommandMessage.text("no-error", ["path": .text(file.safeToShow)]), .inputOrOutput)
    }
    return bytes
  }

  /// Prints how a raw error is read.
  private func explain(_ payload: [UInt8], of provider: Provider, _ catalog: Catalog) throws {
    let explanation = catalog.explanation(
      ofPayload: payload, provider: provider, surface: surface, status: raw.status, retryAfter: raw.retryAfter,
      flow: flow, under: disclosureOptions.disclosure)
    switch format {
    case .text: try StandardStreams.printLine(explanation.plainText)
    case .json:
      let ignored = catalog.ignoredInputs(surface: surface, of: provider)
      var json = JSONWriter()
      json.object { explanation.writeMembers(alsoIgnored: ignored, in: CommandMessage.language, to: &$0) }
      try StandardStreams.printLine(json.text)
    }
    if !explanation.error.isKnown { throw ExitCode.notFound }
  }

  /// Parses arguments by the types that the displayed kind declares.
  ///
  /// Undeclared arguments are text, and are later ignored.
  private func parsedArguments(for error: LoginError, _ catalog: Catalog) throws -> [String: ArgumentValue] {
    var given: [String: ArgumentValue] = [:]
    let definitions = catalog.argumentDefinitions(for: error, under: disclosureOptions.disclosure)
    for argument in arguments.arguments {
      let type = definitions.first { $0.name == argument.name }?.type ?? .text
      guard let value = type.value(of: argument.value) else {
        throw CommandMessage.usageError(
          "argument-type", ["argument": .text(argument.name), "type": .text(type.rawValue)])
      }
      given[argument.name] = value
    }
    return given
  }
}

extension Copy {
  /// Whether some parts are in the locale and others in its fallback locale; the parts are the title, the message, and
  /// the action if there is one.
  fileprivate var mixesLanguages: Bool { !fallbacks.isEmpty && fallbacks.count < (action == nil ? 2 : 3) }

  /// Returns the title, message and action for people, followed by the details for developers.
  fileprivate func plainText(meaning: String?) -> String {
    let style = Terminal.style
    func text(_ name: String, _ parameters: Diagnostic.Parameters) -> String {
      style.text(CommandMessage.text(name, parameters), .dim)
    }
    var lines = [style.text(title.safeToShow, .bold), Terminal.wrapped(message.safeToShowInLines)]
    if let action { lines.append(style.text("[\(action.label.safeToShow)]", .cyan)) }
    lines.append("")
    lines.append(
      text(
        "resolved",
        [
          "kind": .text(kind.rawValue), "status": .text("\(status)"), "presentation": .text(presentation.rawValue),
          "retryable": .text("\(isRetryable)"), "locale": .text(locale), "known": .text("\(isKnown)"),
        ]))
    if let source { lines.append(text("resolved-source", ["source": .text(source.plainText)])) }
    if let meaning { lines.append(style.text(Terminal.wrapped(meaning.safeToShow), .dim)) }
    if !candidates.isEmpty {
      let meanings = candidates.map { candidate in
        [candidate.provider?.rawValue, candidate.surface, candidate.kind.rawValue].compactMap(\.self).joined(
          separator: " ")
      }
      lines.append(text("resolved-ambiguous", ["meanings": .list(meanings)]))
    }
    if !ignored.isEmpty { lines.append(text("resolved-ignored", ["names": .list(ignored.map(\.safeToShow))])) }
    return lines.joined(separator: "\n")
  }
}

extension ReadingExplanation {
  /// The kind, the reason and the pieces of evidence, one after the other.
  fileprivate var plainText: String {
    let (style, language) = (Terminal.style, CommandMessage.language)
    func text(_ name: String, _ parameters: Diagnostic.Parameters) -> String {
      style.text(CommandMessage.text(name, parameters), .dim)
    }
    var lines = [style.text(error.kind.rawValue, .bold)]
    if let source = error.source { lines.append(text("resolved-source", ["source": .text(source.plainText)])) }
    lines.append(
      text(
        "explained-shown", ["kind": .text(shownKind.rawValue), "disclosure": .text(disclosure.rawValue)]))
    lines.append("")
    lines += ([reason] + steps).map { Terminal.wrapped($0.text(in: language)) }
    if !pieces.isEmpty { lines.append("") }
    for (number, piece) in pieces.enumerated() {
      let texts = piece.texts(in: language)
      let place = [texts.place, piece.path, piece.position.map { "\($0.line):\($0.column)" }].compactMap(\.self)
      let kind = piece.concealedAs.map { target in
        CommandMessage.text(
          "explained-concealed", ["kind": .text(piece.kind.rawValue), "target": .text(target.rawValue)])
      }
      let meaning = [piece.source?.plainText, kind ?? piece.kind.rawValue, texts.strength].compactMap(\.self)
      let heading = "\(number + 1). \(piece.found)"
      lines.append(piece.decides ? style.text(heading, .bold) : heading)
      lines.append(Terminal.wrapped("   \(place.joined(separator: ", "))".safeToShow))
      lines.append(Terminal.wrapped("   \(meaning.joined(separator: "; "))".safeToShow))
    }
    if omitted > 0 { lines.append(text("explained-more", ["count": .integer(Int64(omitted))])) }
    lines += ["", Terminal.wrapped(note(in: language))]
    return lines.joined(separator: "\n")
  }
}

extension LoginError.Source {
  fileprivate var plainText: String {
    [provider.rawValue, surface, code].compactMap(\.self).joined(separator: " ").safeToShow
  }
}
