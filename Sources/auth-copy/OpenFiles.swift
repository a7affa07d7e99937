import Foundation

/// The limit of open files of the process (RLIMIT_NOFILE), which includes sockets.
enum OpenFiles {
  /// Raises the limit to the requested value, as far as the system allows, and returns the new limit.
  static func raiseLimit(to requested: Int) -> Int {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 1_024 }
    if limit.rlim_cur < rlim_t(requested) {
      var raised = limit
      raised.rlim_cur = min(rlim_t(requested), limit.rlim_max)
      if setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
