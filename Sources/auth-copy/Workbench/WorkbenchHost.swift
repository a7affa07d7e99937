import AuthCopyService
import Workbench

/// Owns a workbench: passes it requests one by one, runs its checks, and notifies pages of changes.
actor WorkbenchHost {
  private var workbench: Workbench
  private var streams: [ResponseStream] = []
  private var notifiedRevision = 0
  private var hasWarned = false

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// Sets the port of the workbench.
  ///
  /// - Returns: the address to open.
  func listen(on port: Int) -> String {
    workbench.listen(on: port)
    return workbench.address
  }

  /// Whether to warn about unsaved changes; true at most once.
  func shouldWarnAboutUnsavedChanges() -> Bool {
    defer { hasWarned = true }
    return workbench.isEdited && !hasWarned
  }

  func renewAddress() -> String {
    workbench.renewAddress()
    return workbench.address
  }

  func respond(to request: WorkbenchRequest) -> WorkbenchResponse {
    defer { notifyPages() }
    return workbench.respond(to: request)
  }

  /// The time between two questions to the system whether files have changed.
  private static let interval = Duration.seconds(1)
  /// The minimum time between two examinations of all files, as a multiple of the time that one takes.
  ///
  /// Where nothing changes, they use at most half a percent of a core. A reported change does not wait for the next one.
  private static let pauseFactor = 200

  /// Watches the files and runs checks, until the task is cancelled.
  func run() async {
    let clock = ContinuousClock()
    var nextExamination = clock.now
    while !Task.isCancelled {
      // Take the events even if the time has come, because the examination covers them.
      if workbench.hasFileEvents() || clock.now >= nextExamination {
        let start = clock.now
        workbench.loadDiskChanges()
        nextExamination = clock.now + (clock.now - start) * Self.pauseFactor
        notifyPages()
      }
      if let (unit, check) = workbench.nextCheck {
        // The actor continues to respond to requests meanwhile.
        let result = await Task.detached(priority: .utility) { check.run() }.value
        workbench.finish(result, of: unit)
        notifyPages()
      }
      try? await Task.sleep(for: Self.interval)
    }
  }

  // MARK: Events

  /// Sends events to a page, beginning with the current one.
  func add(_ stream: ResponseStream) {
    if stream.write(workbench.event) { streams.append(stream) }
  }

  private func notifyPages() {
    guard workbench.revision != notifiedRevision else { return }
    notifiedRevision = workbench.revision
    let event = workbench.event
    streams.removeAll { !$0.write(event) }
  }
}
