import CatalogLint

@main struct Findings {
  static func main() {
    for path in CommandLine.arguments.dropFirst() {
      for finding in Linter().findings(in: path) where finding.severity == .error {
        print(finding.rule, finding.key ?? "")
      }
    }
  }
}
