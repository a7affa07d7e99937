import AuthCopy
import CatalogLint
import CodeDiscovery

extension CodeComparison {
  private static func table(_ codes: [DiscoveredCode]) -> TextTable {
    var table = TextTable(columns: [
      CommandMessage.text("coverage.provider"), CommandMessage.text("against.code"),
      CommandMessage.text("against.constant"), CommandMessage.text("against.times"),
      CommandMessage.text("against.lines"),
    ])
    for code in codes {
      let lines = code.lines.first.map(String.init).joined(separator: ", ")
      table.add([
        code.provider?.safeToShow ?? "", code.code.safeToShow, code.name?.safeToShow ?? "", "\(code.lines.count)",
        code.lines.hasMore ? "\(lines), …" : lines,
      ])
    }
    return table.withoutEmptyColumns
  }

  /// Returns the summary line with the counts.
  private func summary(_ path: String, _ provider: String?) -> String {
    CommandMessage.text(
      "against.summary",
      [
        "path": .text(path.safeToShow), "unmapped": .integer(Int64(unmapped.count)),
        "known": .integer(Int64(known.count)),
        "provider": .text(provider ?? "none"),
      ])
  }

  /// Returns the report in plain text.
  ///
  /// - Parameters:
  ///   - path: the path of the compared file.
  ///   - provider: the only provider that the file was compared with; nil for all providers.
  ///   - isVerbose: whether to also list known codes and codes that the file lacks.
  func text(_ path: String, _ provider: String?, isVerbose: Bool) -> String {
    sections(isVerbose: isVerbose).map { "\($0.heading)\n\($0.table.text)\n\n" }.joined() + summary(path, provider)
  }

  /// Returns the report in GitHub Flavored Markdown.
  func markdown(_ path: String, _ provider: String?, isVerbose: Bool) -> String {
    summary(path, provider)
      + sections(isVerbose: isVerbose).map { "\n\n## \($0.heading)\n\n\($0.table.markdown)" }.joined()
  }

  private func sections(isVerbose: Bool) -> [(heading: String, table: TextTable)] {
    var sections: [(heading: String, table: TextTable)] = []
    if !unmapped.isEmpty { sections.append((CommandMessage.text("against.unmapped"), Self.table(unmapped))) }
    if isVerbose {
      if !known.isEmpty { sections.append((CommandMessage.text("against.known"), Self.table(known))) }
      for missing in missingCodes {
        var table = TextTable(columns: [CommandMessage.text("against.code")])
        for code in missing.codes { table.add([code]) }
        let surface = "\(missing.provider) \(missing.surface)"
        sections.append((CommandMessage.text("against.absent", ["surface": .text(surface)]), table))
      }
    }
    return sections
  }

  /// Returns the report, always with known and missing codes, as JSON.
  func json(_ path: String, _ provider: String?, catalog version: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("file", path)
      if let provider { json.member("provider", provider) }
      Self.write(unmapped, as: "unmapped", to: &json)
      Self.write(known, as: "known", to: &json)
      json.member("absent", objects: missingCodes) { json, missing in
        json.member("provider", missing.provider)
        json.member("surface", missing.surface)
        json.member("codes", missing.codes)
      }
      json.key("summary")
      json.object { json in
        json.member("unmapped", unmapped.count)
        json.member("known", known.count)
      }
      json.member("catalog", version)
    }
    return json.text
  }

  private static func write(_ codes: [DiscoveredCode], as key: String, to json: inout JSONWriter) {
    json.member(key, objects: codes) { json, code in
      if let provider = code.provider { json.member("provider", provider) }
      json.member("code", code.code)
      if let name = code.name { json.member("constant", name) }
      json.member("count", code.lines.count)
      json.key("lines")
      json.array { json in
        for line in code.lines.first { json.value(line) }
      }
    }
  }
}
