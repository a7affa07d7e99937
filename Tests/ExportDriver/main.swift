// Reads cases as lines of JSON, and writes the results of the library without ICU or of an exported Swift package, one
// per line. The argument is a compiled catalog; without an argument, the results are those of the shipped catalog.
import AuthCopy
import Foundation

let catalog = CommandLine.arguments.count > 1 ? try Catalog.load(from: CommandLine.arguments[1]) : .shipped

func argument(_ value: Any) -> ArgumentValue {
  switch value {
  case let text as String: return .text(text)
  case let elements as [String]: return .list(elements)
  case let object as [String: Any]:
    return .date(Date(timeIntervalSince1970: (object["date"] as? Double ?? 0) / 1_000))
  case let number as NSNumber:
    let double = number.doubleValue
    return Int64(exactly: double).map(ArgumentValue.integer) ?? .number(double)
  default: return .text("")
  }
}

func object(_ copy: Copy) -> [String: Any] {
  var result: [String: Any] = [
    "kind": copy.kind.rawValue, "known": copy.isKnown, "locale": copy.locale, "title": copy.title,
    "message": copy.message, "presentation": copy.presentation.rawValue, "retryable": copy.isRetryable,
    "status": copy.status,
  ]
  if !copy.fallbacks.isEmpty { result["fallback"] = copy.fallbacks }
  if let action = copy.action { result["action"] = ["id": action.id.rawValue, "label": action.label] }
  if let broader = copy.broader { result["broader"] = broader.rawValue }
  if let source = copy.source {
    var members = ["provider": source.provider.rawValue]
    members["surface"] = source.surface
    members["code"] = source.code
    result["source"] = members
  }
  if !copy.candidates.isEmpty {
    result["ambiguous"] = true
    result["candidates"] = copy.candidates.map { candidate in
      ["provider": candidate.provider?.rawValue, "surface": candidate.surface, "kind": candidate.kind.rawValue]
        .compactMapValues(\.self)
    }
  }
  if !copy.ignored.isEmpty { result["ignored"] = copy.ignored }
  return result
}

func evaluate(_ line: String) throws -> Any {
  let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
  let options = json["options"] as? [String: Any] ?? [:]
  let value = json["value"] as? String ?? ""
  let provider = Provider(rawValue: json["provider"] as? String ?? "")
  let arguments = (options["arguments"] as? [String: Any] ?? [:]).mapValues(argument)
  let locale = options["locale"] as? String ?? ""
  let surface = options["surface"] as? String
  let flow = (options["flow"] as? String).flatMap(Flow.init)
  let disclosure = (options["disclosure"] as? String).flatMap(Disclosure.init) ?? .strict
  let error: LoginError
  switch json["call"] as? String {
  case "text": return (try? catalog.text(TextKey(rawValue: value), locale: locale, arguments: arguments)) ?? NSNull()
  case "resolve":
    error = LoginError(provider: provider, surface: surface, code: RawCode(value), flow: flow, catalog: catalog)
  default:
    error = LoginError(
      provider: provider, surface: surface, payload: value.utf8, status: options["status"] as? Int,
      retryAfter: options["retryAfter"] as? Int, flow: flow, catalog: catalog)
  }
  return object(catalog.copy(for: error, locale: locale, disclosure: disclosure, arguments: arguments))
}

var output = ""
while let line = readLine() {
  let data = try JSONSerialization.data(withJSONObject: try evaluate(line), options: .fragmentsAllowed)
  output += String(decoding: data, as: UTF8.self) + "\n"
  if output.utf8.count > 1 << 16 {
    FileHandle.standardOutput.write(Data(output.utf8))
    output = ""
  }
}
FileHandle.standardOutput.write(Data(output.utf8))
