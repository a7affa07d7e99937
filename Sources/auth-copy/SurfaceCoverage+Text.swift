import AuthCopy

extension SurfaceCoverage {
  /// The name of the source that was read last, and how many others there are.
  var shortSources: String {
    guard let newest = newestSource else { return "" }
    if sources.count == 1 { return newest.name }
    return CommandMessage.text(
      "coverage.more-sources", ["source": .text(newest.name), "count": .integer(Int64(sources.count - 1))])
  }
}
