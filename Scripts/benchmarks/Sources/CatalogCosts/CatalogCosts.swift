import AuthCopy
import Foundation
import Workloads

/// Measures how long it takes to load a catalog and to resolve codes to copy.
///
/// Prints the loading time in milliseconds; then, for each CODES file, the time per code in nanoseconds. By default, it
/// loads the shipped catalog.
///
///     CatalogCosts LOCALE [FOLDER CODES...]     each line of a CODES file is a provider and a code
@main struct CatalogCosts {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let clock = ContinuousClock()
    let start = clock.now
    let catalog = try Catalog.load(from: arguments.dropFirst().first)
    print((clock.now - start) / .milliseconds(1))
    for file in arguments.dropFirst(2) {
      print(try lookupTime(of: codes(file), in: catalog, locale: arguments[0]) / .nanoseconds(1))
    }
  }

  private static func codes(_ file: String) throws -> [(Provider, RawCode)] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return (Provider(rawValue: parts[0]), RawCode(parts[1]))
    }
  }

  /// Returns the median time per code over 201 rounds.
  private static func lookupTime(of codes: [(Provider, RawCode)], in catalog: Catalog, locale: String) -> Duration {
    let rounds = (0..<201).map { _ in
      ContinuousClock().measure {
        for (provider, code) in codes {
          blackHole(catalog.copy(for: LoginError(provider: provider, code: code, catalog: catalog), locale: locale))
        }
      }
    }
    return rounds.sorted()[rounds.count / 2] / codes.count
  }
}
