internal import CatalogEditing
internal import CatalogLint
internal import MessageFiles

/// The findings of one file as the protocol's diagnostics.
struct FileDiagnostics {
  private struct Item {
    let range: (start: TextPosition, end: TextPosition)
    let severity: Int
    let code: String
    let message: String
  }

  private var items: [Item] = []
  private let language: MessageLanguage

  var isEmpty: Bool { items.isEmpty }

  init(_ path: String, in catalog: OpenCatalog, _ client: ClientCapabilities) {
    // The errors that prevented the file from being read.
    let failures = catalog.linted?.failures.filter { $0.place.location.path == path } ?? []
    language = client.language
    guard let text = catalog.text(at: path) else {
      items = failures.map { failure in
        let start = TextPosition(line: 0, character: 0)
        return Item(
          range: (start, start), severity: 1, code: failure.id.rule, message: failure.text(in: client.language))
      }
      return
    }
    var cursor = PositionCursor(text, client.encoding)
    for failure in failures {
      let location = failure.place.location
      let offset = text.offset(ofLine: location.line ?? 1, column: location.column ?? 1)
      items.append(
        Item(
          range: cursor.positions(of: offset..<offset), severity: 1, code: failure.id.rule,
          message: failure.text(in: language)))
    }
    var missingMessages: [String: [PlacedFinding]] = [:]
    for placed in catalog.findings(of: path) {
      // Missing messages have no position: for each rule and locale, a diagnostic at the start of the file reports all.
      if placed.finding.excerpt == nil, placed.range == 0..<0, !placed.finding.key.isEmpty {
        missingMessages["\(placed.finding.rule) \(placed.finding.locale)", default: []].append(placed)
        continue
      }
      items.append(
        Item(
          range: cursor.positions(of: catalog.markedRange(of: placed, in: path)),
          severity: placed.finding.severity.number,
          code: placed.finding.rule, message: placed.finding.message(in: language)))
    }
    for group in missingMessages.sorted(by: { $0.key < $1.key }).map({ $0.value.map(\.finding) }) {
      let message = catalog.linted?.aggregateMessage(for: group, in: language) ?? group[0].message(in: language)
      items.append(
        Item(
          range: cursor.positions(of: 0..<0), severity: group[0].severity.number, code: group[0].rule, message: message)
      )
    }
  }

  /// - Parameter limit: the maximum number of diagnostics; the least severe ones beyond it are only counted.
  func json(limit: Int) -> [UInt8] {
    var shown = items.enumerated().sorted { ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset) }
      .map(\.element)
    if shown.count > limit {
      let start = TextPosition(line: 0, character: 0)
      let message = MessageBundle.messages(in: language).text(
        "lsp.more-findings", ["count": .integer(Int64(shown.count - limit))])
      shown = Array(shown.prefix(limit)) + [Item(range: (start, start), severity: 3, code: "more", message: message)]
    }
    var json = JSONWriter()
    json.array { list in
      for item in shown {
        list.object {
          $0.member("range", item.range)
          $0.member("severity", item.severity)
          $0.member("code", item.code)
          $0.member("source", "auth-copy")
          $0.member("message", item.message)
        }
      }
    }
    return json.bytes
  }
}

extension Finding.Severity {
  /// The number of the severity in the protocol.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

extension OpenCatalog {
  /// Returns the range that a finding marks; a finding about a whole message marks its text.
  func markedRange(of placed: PlacedFinding, in path: String) -> Range<Int> {
    guard placed.range.isEmpty, placed.finding.excerpt != nil,
      let message = message(at: placed.range.lowerBound, in: path)
    else { return placed.range }
    return message.range
  }
}
