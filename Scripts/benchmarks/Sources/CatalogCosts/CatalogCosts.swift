import AuthCopy
import Foundation
import Workloads

/// Loads a catalog, the shipped one unless a folder is given, and resolves codes to copy.
///
/// Prints the time of loading in milliseconds, then the time per code in nanoseconds for each file of codes.
///
///     CatalogCosts LOCALE [FOLDER CODES...]     each line of a file CODES is a provider and a code
@main struct CatalogCosts {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let clock = ContinuousClock()
    let start = clock.now
    let catalog = try Catalog.load(from: arguments.dropFirst().first)
    print((clock.now - start) / .milliseconds(1))
    for file in arguments.dropFirst(2) {
      print(try lookup(of: codes(file), in: catalog, locale: arguments[0]) / .nanoseconds(1))
    }
  }

  private static func codes(_ file: String) throws -> [(Provider, RawCode)] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return (Provider(rawValue: parts[0]), RawCode(parts[1]))
    }
  }

  /// The median of many rounds.
  private static func lookup(of codes: [(Provider, RawCode)], in catalog: Catalog, locale: String) -> Duration {
    let rounds = (0..<201).map { _ in
      ContinuousClock().measure {
        for (provider, code) in codes {
          keep(catalog.copy(for: LoginError(provider: provider, code: code, catalog: catalog), locale: locale))
        }
      }
    }
    return rounds.sorted()[rounds.count / 2] / codes.count
  }
}
