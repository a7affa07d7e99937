import Foundation

/// The limit of files that the process may have open (RLIMIT_NOFILE), which counts sockets too.
enum OpenFiles {
  /// Raises the limit to what is wanted, as far as the system allows it, and gives what it is then.
  static func raiseLimit(to wanted: Int) -> Int {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 1_024 }
    if limit.rlim_cur < rlim_t(wanted) {
      var raised = limit
      raised.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
      if setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
