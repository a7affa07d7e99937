internal import Dispatch
internal import Synchronization

/// Work that is shared among all cores: loading and linting take half the time on two (`Scripts/bench lint start`).
package enum Parallel {
  /// The results, in the order of the elements.
  package static func map<Element: Sendable, Transformed: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Transformed
  ) -> [Transformed] {
    if elements.count == 1 { return [transform(elements[0])] }
    let results = Mutex<[Int: Transformed]>([:])
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { results in elements.indices.compactMap { results[$0] } }
  }
}

extension Range<Int> {
  /// The numbers in runs of at most so many.
  package func slices(of length: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: length).map { $0..<Swift.min($0 + length, upperBound) }
  }
}
