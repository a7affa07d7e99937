import Foundation

/// Waits until a condition holds, for about a minute on an idle machine.
///
/// The limit is a number of checks, not a time: on a busy machine, the awaited work is slow too.
///
/// - Returns: whether the condition held.
package func eventually(
  isolation: isolated (any Actor)? = #isolation, _ holds: () async throws -> Bool
) async rethrows -> Bool {
  for _ in 0..<1_200 where !Task.isCancelled {
    if try await holds() { return true }
    try? await Task.sleep(for: .milliseconds(50))
  }
  return false
}

/// Waits until a condition holds, and blocks the thread, which other tests could otherwise occupy for minutes.
///
/// Use it only for work that ends by itself, because the time limit of a test cannot end the wait.
package func eventuallyOnThisThread(_ holds: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<1_200 {
    if try holds() { return true }
    Thread.sleep(forTimeInterval: 0.05)
  }
  return false
}
