internal import CatalogFormats
internal import MessageFiles

/// Imports translations from XLIFF and PO files into the ARB files of a catalog.
///
/// An import changes only translations and, with each translation, the record of its source text. A file is refused as
/// a whole if it contains a key that the catalog lacks, a source that has changed in the catalog, or a
/// translation in which the linter finds an error.
public struct TranslationImporter: Sendable {
  private let linter: Linter
  private let skipsChangedSources: Bool
  /// Larger files are refused, so that a mistake does not exhaust the memory.
  private static let maximumFileSize = 64 << 20

  /// - Parameters:
  ///   - linter: determines which files are the source, and finds errors in translations.
  ///   - skipsChangedSources: whether to skip translations of sources that have changed, instead of refusing the file.
  public init(_ linter: Linter, skipsChangedSources: Bool = false) {
    self.linter = linter
    self.skipsChangedSources = skipsChangedSources
  }

  /// Computes the changes that importing files makes.
  ///
  /// - Parameters:
  ///   - paths: XLIFF 1.2 and 2.x files, and PO files.
  ///   - folder: the folder of a catalog, or of ARB files; nil means the shipped catalog.
  ///   - overlay: the folder of an overlay that receives the translations instead of the catalog; nil for none.
  public func importing(_ paths: [String], into folder: String?, overlay: String? = nil) -> ImportReport {
    var report = ImportReport()
    let input =
      if let overlay {
        LintInput([], [.overlay(overlay, base: folder)], for: linter)
      } else if let folder {
        LintInput([folder], for: linter)
      } else {
        LintInput([], [.catalog(nil)], for: linter)
      }
    report.failures += input.failures
    // The new content of each changed file, by path; the next imported file may change it again.
    var contents: [String: [UInt8]] = [:]
    var changes: [String: Fixer.Change] = [:]
    for path in paths {
      guard let file = read(path, &report) else { continue }
      guard let target = target(for: file, among: input.groups, contents, &report) else { continue }
      var session = ImportSession(file, target, skipsChangedSources: skipsChangedSources)
      session.compare()
      report.refusals += session.refusals
      report.notes += session.notes
      report.summaries.append(session.summary)
      guard session.refusals.isEmpty, let changedFile = session.translationFile else { continue }
      let new = session.bytes
      let old = changes[changedFile.path]?.old ?? changedFile.bytes
      changes[changedFile.path] = Fixer.Change(
        path: changedFile.path, old: old, new: new, folder: target.lintUnit.folder)
      // The content is kept even if it has errors: nothing is written unless the whole report is accepted.
      contents[changedFile.path] = new
      let (errors, warnings) = findings(of: session, target.lintUnit, contents)
      report.refusals += errors
      report.notes += warnings
    }
    report.files = changes.values.sorted { $0.path < $1.path }
    return report
  }

  private func read(_ path: String, _ report: inout ImportReport) -> ExchangeFile? {
    guard let format = CatalogFormat(path: path), format == .xliff || format == .po else {
      report.failures.append(
        Diagnostic("unreadable-file.not-for-import", at: Diagnostic.Place(SourceLocation(path: path))))
      return nil
    }
    let file: SourceFile
    do throws(FileError) {
      file = try SourceFile(reading: path, maximumSize: Self.maximumFileSize)
    } catch {
      report.failures.append(error.readDiagnostic)
      return nil
    }
    do throws(CatalogSyntaxError) {
      return try ExchangeFile(file, format: format)
    } catch {
      report.failures.append(
        Diagnostic(error.id, error.parameters, at: Diagnostic.Place(file.location(at: error.offset))))
      return nil
    }
  }

  /// Returns the messages that a file translates, from the lint unit that contains most of the file's keys.
  private func target(
    for file: ExchangeFile, among lintUnits: [LintInput.MessageGroup], _ contents: [String: [UInt8]],
    _ report: inout ImportReport
  ) -> ImportTarget? {
    var best: (target: ImportTarget, sharedKeys: Int)?
    for lintUnit in lintUnits {
      var reader = MessageGroupReader(linter.configured(by: lintUnit.configuration))
      reader.contents = contents
      let content = reader.read(lintUnit.kind)
      guard content.failures.isEmpty else {
        report.failures += content.failures
        return nil
      }
      guard let source = content.set.source, source.isARB else { continue }
      let sharedKeys = file.units.count { unit in unit.key.map { source.indices[$0] != nil } ?? false }
      if let best, best.sharedKeys >= sharedKeys { continue }
      var base: MessageSet?
      if case .catalog(.overlay(_, let folder)) = lintUnit.kind { base = reader.read(.catalog(.catalog(folder))).set }
      best = (ImportTarget(lintUnit: lintUnit, set: content.set, source: source, base: base), sharedKeys)
    }
    if best == nil {
      report.failures.append(
        Diagnostic(
          "unreadable-file.no-source-to-import-into", at: Diagnostic.Place(SourceLocation(path: file.file.path))))
    }
    return best?.target
  }

  /// Returns the linter's findings in the imported translations, at their places in the imported file.
  private func findings(
    of session: ImportSession, _ lintUnit: LintInput.MessageGroup, _ contents: [String: [UInt8]]
  ) -> (errors: [Diagnostic], warnings: [Diagnostic]) {
    guard !session.places.isEmpty, let path = session.translationFile?.path else { return ([], []) }
    let linter = linter.configured(by: lintUnit.configuration)
    var reader = MessageGroupReader(linter)
    reader.contents = contents
    let findings = linter.findings(in: reader.read(lintUnit.kind)).filter { finding in
      finding.path == path && session.places[finding.key] != nil
    }
    func diagnostics(_ severity: Finding.Severity) -> [Diagnostic] {
      findings.filter { $0.severity == severity }.compactMap { finding in
        session.places[finding.key].map { Diagnostic(finding.diagnostic.id, finding.diagnostic.parameters, at: $0) }
      }
    }
    return (diagnostics(.error), diagnostics(.warning))
  }
}

/// The messages that a file is imported into.
struct ImportTarget {
  let lintUnit: LintInput.MessageGroup
  let set: MessageSet
  let source: MessageFile
  /// The messages of the base catalog; nil if the set is not an overlay.
  let base: MessageSet?
}
