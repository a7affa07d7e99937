import AuthCopy
import Foundation

/// A call of an exported module, with the result of the library.
struct ExportCase {
  enum Call {
    case resolve(Provider, code: String)
    case resolvePayload(Provider, text: String)
    case text(key: String)
  }

  var call: Call
  var locale = "ko"
  var surface: String?
  var flow: Flow?
  var disclosure = Disclosure.strict
  var status: Int?
  var retryAfter: Int?
  var arguments: [String: ArgumentValue] = [:]

  init(_ call: Call) { self.call = call }
}

extension ExportCase {
  /// Returns the case and the expected result on one line.
  ///
  /// `{"call", "provider"?, "value", "options": {...}, "expected"?: {...} or text}`.
  func line(_ catalog: Catalog) -> String {
    var json = JSONWriter()
    json.object { json in
      switch call {
      case .resolve(let provider, let code): write("resolve", provider, code, to: &json)
      case .resolvePayload(let provider, let text): write("resolvePayload", provider, text, to: &json)
      case .text(let key): write("text", nil, key, to: &json)
      }
      json.key("options")
      json.object(writeOptions)
      writeExpected(to: &json, catalog)
    }
    return json.text
  }

  private func write(_ call: String, _ provider: Provider?, _ value: String, to json: inout JSONWriter) {
    json.member("call", call)
    if let provider { json.member("provider", provider.rawValue) }
    json.member("value", value)
  }

  private func writeOptions(to json: inout JSONWriter) {
    json.member("locale", locale)
    if let surface { json.member("surface", surface) }
    if let flow { json.member("flow", flow.rawValue) }
    json.member("disclosure", disclosure.rawValue)
    if let status { json.member("status", status) }
    if let retryAfter { json.member("retryAfter", retryAfter) }
    if arguments.isEmpty { return }
    json.key("arguments")
    json.object { json in
      for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        switch value {
        case .text(let text): json.value(text)
        case .integer(let integer): json.value(Int(integer))
        case .number(let number): json.raw("\(number)".utf8)
        case .date(let seconds): json.object { $0.member("date", Int(seconds * 1_000)) }
        case .list(let elements): json.array { list in for element in elements { list.value(element) } }
        }
      }
    }
  }

  private func writeExpected(to json: inout JSONWriter, _ catalog: Catalog) {
    switch call {
    case .text(let key):
      if let text = try? catalog.text(TextKey(rawValue: key), locale: locale, arguments: arguments) {
        json.member("expected", text)
      }
    case .resolve(let provider, let code):
      write(
        LoginError(provider: provider, surface: surface, code: RawCode(code), flow: flow, catalog: catalog), provider,
        to: &json, catalog)
    case .resolvePayload(let provider, let text):
      let error = LoginError(
        provider: provider, surface: surface, payload: text.utf8, status: status, retryAfter: retryAfter, flow: flow,
        catalog: catalog)
      write(error, provider, to: &json, catalog)
    }
  }

  private func write(_ error: LoginError, _ provider: Provider, to json: inout JSONWriter, _ catalog: Catalog) {
    let ignored = catalog.ignoredInputs(surface: surface, of: provider)
    json.key("expected")
    json.object { json in
      CopyWriter(catalog, locale: locale, disclosure: disclosure)
        .writeMembers(of: error, given: arguments, alsoIgnored: ignored, to: &json)
    }
  }
}
