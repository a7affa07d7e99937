#if !AUTH_COPY_WITHOUT_FOUNDATION
  internal import Dispatch
#endif
internal import ICUMessageFormat

/// Distributes work over all cores.
///
/// On two cores, loading and linting take half the time (measured by `Scripts/bench lint start`).
package enum Parallel {
  /// Transforms the elements in parallel, and returns the results in their order.
  package static func map<Element: Sendable, Transformed: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Transformed
  ) -> [Transformed] {
    #if AUTH_COPY_WITHOUT_FOUNDATION
      // The engine alone starts no thread.
      elements.map(transform)
    #else
      if elements.count == 1 { return [transform(elements[0])] }
      let results = Lock<[Int: Transformed]>([:])
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        let result = transform(elements[index])
        results.withLock { $0[index] = result }
      }
      return results.withLock { results in elements.indices.compactMap { results[$0] } }
    #endif
  }
}

extension Range<Int> {
  /// Splits the range into slices of at most `length` elements.
  package func slices(of length: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: length).map { $0..<Swift.min($0 + length, upperBound) }
  }
}
