import ArgumentParser
import AuthCopy
import Foundation

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", abstract: "Formats an ICU message.",
    discussion: """
      auth-copy format '{n, plural, one {# day} other {# days}}' --locale en --arg n=3

      With --jsonl, reads one JSON object per line with "locale", "message" and "args", and writes an object with \
      "output" or "error" for each. Arguments are strings, numbers, or dates in the form {"date": MILLISECONDS}.
      """)

  @Argument(help: "The message, in ICU MessageFormat 1.")
  var message: String?

  @Option(help: "The locale, a BCP 47 tag.")
  var locale: String?

  @OptionGroup var arguments: ArgumentOptions

  @Flag(help: "Read JSON lines from standard input.")
  var jsonl = false

  @Option(help: "The time zone for dates and times, an IANA id such as Asia/Seoul.")
  var timeZone = "UTC"

  @Flag(name: .customLong("no-particles"), help: "Keep Korean particles such as 이(가) and (으)로 as written.")
  var keepsParticles = false

  func validate() throws {
    if jsonl {
      guard message == nil, locale == nil, arguments.arguments.isEmpty else {
        throw CommandMessage.usageError("jsonl-alone")
      }
    } else if message == nil || locale == nil {
      throw CommandMessage.usageError("message-missing")
    }
  }

  /// Returns the column of a byte offset, in characters from 1.
  private func column(of offset: Int, in message: String) -> Int {
    String(decoding: message.utf8.prefix(offset), as: UTF8.self).count + 1
  }

  private func parse(_ message: String, locale: String) throws -> Message {
    try Message(message, locale: locale, timeZone: timeZone, resolvesParticles: !keepsParticles)
  }

  func run() throws {
    if jsonl {
      while let line = StandardStreams.readLine() {
        if !line.isEmpty { try StandardStreams.printLine(FormatLine(line, parse: parse).result) }
      }
      return
    }
    guard let message, let name = locale else { return }
    // English formats as the POSIX locales do, which stand for no language.
    let isPOSIX = ["C", "POSIX"].contains(name.prefix { $0 != "." })
    let locale = isPOSIX ? "en" : LocaleTag.posix(name)?.description ?? name
    do {
      let message = try parse(message, locale: locale)
      let dates = Set(message.tree.uses.lazy.filter { $0.use == .date }.map(\.argument.name))
      let values = arguments.arguments.map {
        ($0.name, ArgumentValue(commandLineText: $0.value, mayBeDate: dates.contains($0.name)))
      }
      try StandardStreams.printLine(Terminal.withoutControlCharacters(message.format(Dictionary(values) { $1 })))
    } catch let error as MessageSyntaxError {
      let reason = error.text(in: CommandMessage.language)
      throw failure(
        CommandMessage.text(
          "invalid-message",
          ["reason": .text(reason), "column": .integer(Int64(column(of: error.offset, in: message)))]),
        .notFound)
    } catch let error as FormatError {
      throw failure(error.text(in: CommandMessage.language), .notFound)
    }
  }
}

extension ArgumentValue {
  /// Interprets text as a number, or as an ISO 8601 date if the message formats the argument as a date; otherwise as
  /// text.
  fileprivate init(commandLineText text: String, mayBeDate: Bool) {
    // Text that begins with a letter is no number, not even `infinity`, which `Double` accepts.
    if let integer = Int64(text) {
      self = .integer(integer)
    } else if text.first?.isLetter == false,
      let number = ArgumentDefinition.ValueType.number.value(of: text)
    {
      self = number
    } else {
      self = (mayBeDate ? ArgumentDefinition.ValueType.date.value(of: text) : nil) ?? .text(text)
    }
  }
}

/// The output for one line of `--jsonl`.
private struct FormatLine {
  let result: String

  init(_ line: String, parse: (String, _ locale: String) throws -> Message) {
    var json = JSONWriter()
    json.object { json in
      do {
        json.member("output", try Self.output(line, parse))
      } catch {
        json.member("error", "\(error)")
      }
    }
    result = json.text
  }

  private struct LineError: Error, CustomStringConvertible {
    let description: String

    init(_ messageID: String, _ parameters: Diagnostic.Parameters = [:]) {
      description = CommandMessage.text(messageID, parameters)
    }
  }

  private static func output(
    _ line: String, _ parse: (String, _ locale: String) throws -> Message
  ) throws -> String {
    let root: JSONNode
    do {
      root = try JSONParser.parse(Array(line.utf8))
    } catch {
      let reason = error.text(in: CommandMessage.language)
      throw LineError("line-not-json", ["reason": .text(reason), "offset": .integer(Int64(error.offset))])
    }
    guard let locale = root["locale"]?.string else { throw LineError("line-member", ["name": "locale"]) }
    guard let message = root["message"]?.string else { throw LineError("line-member", ["name": "message"]) }
    var arguments: [String: ArgumentValue] = [:]
    for member in root["args"]?.members ?? [] {
      arguments[member.key] = try value(member)
    }
    return try parse(message, locale).format(arguments)
  }

  private static func value(_ member: JSONMember) throws -> ArgumentValue {
    switch member.value.content {
    case .string(let text): return .text(text)
    case .number(let text):
      if let integer = Int64(text) { return .integer(integer) }
      if let number = Double(text), number.isFinite { return .number(number) }
    case .object:
      if let milliseconds = member.value["date"]?.scalarText.flatMap(Double.init) {
        return .date(Date(timeIntervalSince1970: milliseconds / 1000))
      }
    default: break
    }
    throw LineError("line-argument", ["argument": .text(member.key)])
  }
}
