import Foundation

/// Waits until something holds, a minute at most where nothing else runs.
///
/// It counts how often it looked rather than the time: on a busy machine what it waits for is slow too.
///
/// - Returns: whether it came to hold.
package func eventually(
  isolation: isolated (any Actor)? = #isolation, _ holds: () async throws -> Bool
) async rethrows -> Bool {
  for _ in 0..<1_200 where !Task.isCancelled {
    if try await holds() { return true }
    try? await Task.sleep(for: .milliseconds(50))
  }
  return false
}

/// The same for a test that must not give up its thread, which other tests may then keep for minutes: what it waits for
/// has an end of its own.
package func eventuallyOnThisThread(_ holds: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<1_200 {
    if try holds() { return true }
    Thread.sleep(forTimeInterval: 0.05)
  }
  return false
}
