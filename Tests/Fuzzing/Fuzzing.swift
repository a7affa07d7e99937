import Foundation
import FuzzTargets

/// libFuzzer's main function under another name, because the package manager uses `main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// Fuzzes the target that `AUTH_COPY_FUZZ` names: a raw value of `FuzzTarget`.
@main struct Fuzzing {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    // A C function cannot capture context, so the target is a global.
    exit(
      runFuzzer(&count, &arguments) { start, count in
        do {
          try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
        } catch {
          fatalError("\(error)")
        }
        return 0
      })
  }
}

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["AUTH_COPY_FUZZ"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("AUTH_COPY_FUZZ must be one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()
