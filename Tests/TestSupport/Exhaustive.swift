import Foundation

/// Whether tests go through whole tables, as the long checks do, or through samples of them.
package enum Exhaustive {
  /// `AUTH_COPY_EXHAUSTIVE=1` is set.
  package static let isOn = ProcessInfo.processInfo.environment["AUTH_COPY_EXHAUSTIVE"] == "1"

  /// The whole number of rounds or bytes, or that of a sample.
  package static func count(_ whole: Int, sample: Int) -> Int { isOn ? whole : sample }
}

extension Collection {
  /// Each `step`-th element, beginning with the first; all elements with `AUTH_COPY_EXHAUSTIVE=1`.
  package func sampled(every step: Int) -> [Element] {
    enumerated().filter { Exhaustive.isOn || $0.offset % step == 0 }.map(\.element)
  }
}
