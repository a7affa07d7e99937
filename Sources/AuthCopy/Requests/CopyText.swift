package import MessageFiles

/// A text of the UX copy for a request.
package struct CopyText {
  private let key: String
  /// The locale of the text, which is in another language if the requested locale lacks it.
  package let locale: String
  /// Whether the requested locale lacks the text.
  package let isFallback: Bool
  private let text: String
  /// The names of inputs that have no effect.
  private let ignored: [String]
  private let catalog: Catalog

  /// - Parameters:
  ///   - locale: a supported locale.
  ///   - ignored: the names of other inputs that have no effect.
  /// - Throws: a problem if the catalog has no such text, or if the text needs an argument that was not given.
  package init(
    _ key: String, of catalog: Catalog, locale: String, arguments: [String: ArgumentValue], alsoIgnored: [String]
  ) throws(RequestProblem) {
    guard let definitions = catalog.argumentDefinitions(ofKey: key, locale: locale),
      let text = try Self.text(key, of: catalog, locale: locale, arguments: arguments)
    else { throw .unknownCopyKey(key) }
    let ignored = arguments.filter { name, value in
      definitions.first { $0.name == name }?.type.value(of: value) == nil
    }
    self.key = key
    let textLocale = catalog.localeCopy(for: locale).fallbackLocale(ofKey: key)
    self.locale = textLocale ?? locale
    isFallback = textLocale != nil
    self.text = text
    self.ignored = ignored.keys.map(\.displayName).sorted() + alsoIgnored
    self.catalog = catalog
  }

  /// - Parameters:
  ///   - object: `{"key", "arguments"?}`.
  ///   - locale: a supported locale.
  package init(_ object: RequestObject, of catalog: Catalog, locale: String) throws(RequestProblem) {
    var ignored: [String] = []
    let arguments = try object.arguments(&ignored)
    try self.init(try object.text("key"), of: catalog, locale: locale, arguments: arguments, alsoIgnored: ignored)
  }

  private static func text(
    _ key: String, of catalog: Catalog, locale: String, arguments: [String: ArgumentValue]
  ) throws(RequestProblem) -> String? {
    do throws(FormatError) {
      return try catalog.text(TextKey(rawValue: key), locale: locale, arguments: arguments)
    } catch {
      guard case .missingArgument(let name) = error.reason else {
        preconditionFailure("the catalog was loaded with a message that cannot be formatted: \(error)")
      }
      throw .missingParameter(name)
    }
  }

  package func writeMembers(to json: inout JSONWriter) {
    json.member("key", key)
    json.member("locale", locale)
    json.member("text", text)
    CopyJSON.write(fallbacks: isFallback ? ["text"] : [], to: &json)
    if !ignored.isEmpty { json.member("ignored", ignored) }
    json.member("catalog", catalog.version)
  }
}

extension Catalog {
  /// Returns the arguments of a key of the UX copy; nil where ``text(_:locale:arguments:)`` returns nil.
  ///
  /// They include the sources of derived arguments, because callers pass the sources.
  package func argumentDefinitions(ofKey key: String, locale: String) -> [ArgumentDefinition]? {
    guard let message = localeCopy(for: locale).messages[key], kinds.kind(ofKey: key) == nil else { return nil }
    let names = message.argumentNames
    return names.union(names.flatMap { kinds.arguments[$0]?.sources ?? [] }).sorted().compactMap { kinds.arguments[$0] }
  }
}
