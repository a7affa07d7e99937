/// Waits until something holds, a minute at most.
///
/// - Returns: whether it came to hold.
package func eventually(
  isolation: isolated (any Actor)? = #isolation, _ holds: () async throws -> Bool
) async rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(60)
  while try await !holds() {
    guard ContinuousClock.now < end, !Task.isCancelled else { return false }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return true
}
