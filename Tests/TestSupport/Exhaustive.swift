import Foundation

/// Whether tests check whole tables, as the long checks do, or samples.
package enum Exhaustive {
  /// Whether `AUTH_COPY_EXHAUSTIVE=1` is set.
  package static let isOn = ProcessInfo.processInfo.environment["AUTH_COPY_EXHAUSTIVE"] == "1"

  /// Returns `whole` in exhaustive tests, else `sample`; both are numbers of rounds or bytes.
  package static func count(_ whole: Int, sample: Int) -> Int { isOn ? whole : sample }
}

extension Collection {
  /// Returns each `step`-th element, beginning with the first; all elements with `AUTH_COPY_EXHAUSTIVE=1`.
  package func sampled(every step: Int) -> [Element] {
    enumerated().filter { Exhaustive.isOn || $0.offset % step == 0 }.map(\.element)
  }
}
