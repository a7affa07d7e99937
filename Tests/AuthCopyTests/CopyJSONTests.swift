import TestSupport
import Testing

@testable import AuthCopy

/// The JSON of errors, which is assembled from prepared parts, equals the JSON of their copy.
@Suite struct CopyJSONTests {
  /// Checks every locale with every eleventh code, or with all codes if `AUTH_COPY_EXHAUSTIVE=1` is set.
  @Test(arguments: Disclosure.allCases)
  func writtenJSONEqualsTheCopy(disclosure: Disclosure) {
    let catalog = Catalog.shipped
    var differences: [String] = []
    var checked = 0
    let codes = catalog.codeTables.flatMap { table in
      let mapped = table.surfaces.flatMap(\.rows).map(\.code).sampled(every: 11)
      return (mapped + ["an unmapped code"]).map { (table.provider, $0) }
    }
    for locale in catalog.supportedLocales + ["fr"] {
      let writer = CopyWriter(catalog, locale: locale, disclosure: disclosure)
      for (provider, code) in codes {
        let flow: Flow? = checked % 3 == 0 ? .change : nil
        let given: [String: ArgumentValue] =
          checked % 5 == 0 ? ["seconds": .integer(30), "field": .text("email")] : [:]
        let error = LoginError(provider: provider, code: RawCode(code), flow: flow)
        let copy = catalog.copy(
          for: error, given: given, alsoIgnored: ["surface"], locale: locale, disclosure: disclosure)
        var isFallback = false
        let members = JSONWriter.members { json in
          isFallback = writer.writeMembers(of: error, given: given, alsoIgnored: ["surface"], to: &json)
        }
        var outcome = (status: 0, isFallback: false)
        let problem = JSONWriter.members { outcome = writer.writeProblem(of: error, given: given, to: &$0) }
        checked += 1
        if members != copy.members || problem != copy.problem || isFallback != !copy.fallbacks.isEmpty
          || outcome != (copy.status, isFallback)
        {
          differences.append("\(locale) \(provider) \(code)")
        }
      }
    }
    #expect(differences.isEmpty)
    #expect(checked > Exhaustive.count(30_000, sample: 2_500))
  }
}

extension Copy {
  /// All members, written without prepared parts.
  fileprivate var members: [UInt8] {
    JSONWriter.members { json in
      json.member("kind", kind.rawValue)
      json.member("known", isKnown)
      json.member("locale", locale)
      json.member("title", title)
      json.member("message", message)
      writeAction(to: &json)
      json.member("presentation", presentation.rawValue)
      json.member("retryable", isRetryable)
      json.member("status", status)
      writeFallbackAndBroader(to: &json)
      if let source {
        json.key("source")
        json.object { json in
          json.member("provider", source.provider.rawValue)
          if let surface = source.surface { json.member("surface", surface) }
          if let code = source.code { json.member("code", code) }
        }
      }
      if !candidates.isEmpty {
        json.member("ambiguous", true)
        json.member("candidates", objects: candidates) { json, candidate in
          json.member("surface", candidate.surface)
          json.member("kind", candidate.kind.rawValue)
        }
      }
      if !ignored.isEmpty { json.member("ignored", ignored) }
      json.member("catalog", catalogVersion)
    }
  }

  /// The members of the problem, written without prepared parts.
  fileprivate var problem: [UInt8] {
    JSONWriter.members { json in
      json.member("type", "urn:auth-copy:kind:\(kind)")
      json.member("title", title)
      json.member("status", status)
      json.member("detail", message)
      json.member("kind", kind.rawValue)
      json.member("known", isKnown)
      json.member("locale", locale)
      json.member("presentation", presentation.rawValue)
      writeAction(to: &json)
      json.member("retryable", isRetryable)
      writeFallbackAndBroader(to: &json)
      json.member("catalog", catalogVersion)
    }
  }

  private func writeAction(to json: inout JSONWriter) {
    guard let action else { return }
    json.key("action")
    json.object { json in
      json.member("id", action.id.rawValue)
      json.member("label", action.label)
    }
  }

  private func writeFallbackAndBroader(to json: inout JSONWriter) {
    if !fallbacks.isEmpty { json.member("fallback", fallbacks) }
    if let broader { json.member("broader", broader.rawValue) }
  }
}
