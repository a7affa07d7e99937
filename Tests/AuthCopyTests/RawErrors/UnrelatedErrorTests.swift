import Foundation
import TestSupport
import Testing

@testable import AuthCopy

/// Lines of logs that are not about authentication are not read as errors of it.
@Suite struct UnrelatedErrorTests {
  private struct Line: Decodable {
    let payload: String
  }

  private static let coreProviders: [Provider] = [
    .firebase, .apple, .google, .kakao, .naver, .line, .facebook, .cognito, "auth0", .supabase,
  ]

  /// Kinds that any line of a program can have; the network and the limits of a server are not about authentication.
  private static let generalKinds: Set<Kind> = [
    .unknown, .networkUnavailable, .timedOut, .providerUnavailable, .secureConnectionFailed, .internalError,
    .invalidProviderResponse,
  ]

  private static func lines() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: Project.fixtures.appending(path: "raw-errors"), includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasPrefix("noise") }.sorted { $0.path < $1.path }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(Line.self, from: Data($0.utf8)).payload
      }
    }
  }

  /// At most one line in 100 may be read, for each provider.
  @Test(arguments: coreProviders + [.any]) func unrelatedLinesAreUnknown(provider: Provider) throws {
    let lines = try Self.lines()
    let read = lines.compactMap { line -> String? in
      let error = LoginError(provider: provider, payload: line.utf8)
      return Self.generalKinds.contains(error.kind) ? nil : "\(error.kind): \(line.prefix(200))"
    }
    #expect(lines.count >= 200)
    #expect(read.count * 100 <= lines.count, "\(read.count) of \(lines.count):\n\(read.joined(separator: "\n"))")
  }

  /// A fault of a program is one of the named provider or of the flow; without both, it can be of anything.
  @Test(arguments: [
    "TypeError: Cannot read properties of undefined (reading 'user')", "'NoneType' object has no attribute 'email'",
    "java.lang.NullPointerException: Cannot invoke \"String.length()\" because \"A.s\" is null",
    "NoMethodError: undefined method `id' for nil:NilClass", "Error: Call to a member function token() on null",
    "type 'Null' is not a subtype of type 'String' in type cast",
    "runtime error: invalid memory address or nil pointer dereference",
    "System.NullReferenceException: Object reference not set to an instance of an object.",
    "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
  ]) func faultsOfProgramsNeedAProviderOrAFlow(fault: String) {
    #expect(LoginError(provider: .kakao, payload: fault.utf8).kind == .internalError)
    #expect(LoginError(provider: .any, payload: fault.utf8).kind == .unknown)
    #expect(LoginError(provider: .any, payload: fault.utf8, flow: .signIn).kind == .internalError)
    let beside = "Exception: \(fault)\nCaused by: KOE320"
    #expect(LoginError(provider: .kakao, payload: beside.utf8).kind != .internalError)
  }
}
