import AuthCopy
import CatalogFormats

/// The list of the generated files in a folder, with hashes of their content, by run.
///
/// ```json
/// {"runs": {"android": {"catalog": "version", "files": {"codes.json": "hash"}}}}
/// ```
struct OutputManifest {
  /// The files of the last run with an id.
  struct Run: Hashable {
    let catalog: String
    /// The hash of each file, by name.
    let hashes: [String: String]
  }

  var runs: [String: Run] = [:]
  /// The files that a run is about to write; it is empty again at its end.
  ///
  /// After a run that was interrupted, a file has the old or the new hash.
  var unfinished: [String: String] = [:]

  init() {}

  /// Reads a manifest; a file that is not a manifest, for example because of a merge conflict, lists nothing.
  init(_ bytes: [UInt8]) {
    guard let json = try? JSONParser.parse(bytes) else { return }
    unfinished = Self.hashes(json["unfinished"])
    for run in json["runs"]?.members ?? [] {
      runs[run.key] = Run(catalog: run.value["catalog"]?.string ?? "", hashes: Self.hashes(run.value["files"]))
    }
  }

  private static func hashes(_ json: JSONNode?) -> [String: String] {
    let pairs = (json?.members ?? []).compactMap { file in file.value.string.map { (file.key, $0) } }
    return Dictionary(pairs.filter { isBelowFolder($0.0) }) { _, last in last }
  }

  /// Whether a name leads to a file below the folder; a manifest from another person could contain any path.
  private static func isBelowFolder(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  var bytes: [UInt8] {
    func json(_ hashes: [String: String]) -> JSONValue { .sorted(hashes.mapValues { .string($0) }) }
    let members = runs.mapValues { JSONValue.members([("catalog", .string($0.catalog)), ("files", json($0.hashes))]) }
    return Array(
      (JSONValue.members([("runs", .sorted(members)), ("unfinished", json(unfinished))]).text() + "\n").utf8)
  }

  /// Returns whether a run wrote a file; with a hash, whether it wrote this content.
  func lists(_ name: String, hash: String? = nil) -> Bool {
    (runs.values.map(\.hashes) + [unfinished]).contains { $0[name].map { hash == nil || $0 == hash } ?? false }
  }
}
