internal import Dispatch
internal import Synchronization

/// Work that each core does a part of.
package enum Parallel {
  /// The results stand in the order of the elements.
  package static func map<Element, Result: Sendable>(
    _ elements: [Element], _ transform: (Element) -> Result
  ) -> [Result] {
    // The elements are read alone, and each result has a place of its own.
    nonisolated(unsafe) let transform = transform
    nonisolated(unsafe) let elements = elements
    if elements.count == 1 { return [transform(elements[0])] }
    let results = Mutex<[Int: Result]>([:])
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
