import ArgumentParser
import AuthCopy
import CatalogFormats
import AuthCopyLint
import CatalogLint
import Foundation

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Imports translations from XLIFF and PO files into the ARB files of a catalog.",
    discussion: """
      auth-copy import auth-copy.ko.xlf --catalog Catalogs

      Reads XLIFF 1.2 and 2.x, and PO, as export writes them. Only translations change, and each is recorded as a \
      translation of its source in that file. Translations that are marked for review are left out.

      Nothing is written if a file has a key that the catalog does not have, a source that has changed in the catalog, \
      a language that the catalog does not have, or a translation in which lint finds an error.

      Exits with 1 if a file is refused; with 2 if it cannot be read, or an ARB file cannot be written: one that has \
      changed since it was read is kept.
      """)

  @Argument(help: "The XLIFF and PO files.")
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The folder of the catalog, or of ARB files. (default: Catalogs, or the built-in catalog)", valueName: "dir"))
  var catalog: String?

  @Option(
    help: ArgumentHelp("A folder that overrides the catalog; its ARB files change instead.", valueName: "dir"))
  var overlay: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write the ARB files to, instead of the catalog's; ARB files in this folder are updated.",
      valueName: "dir"))
  var out: String?

  @OptionGroup var writing: WritingOptions

  @Flag(help: "Show the changes as a diff, and write nothing.")
  var diff = false

  @Flag(help: "Leave out the translations of sources that have changed, instead of refusing the file.")
  var skipChanged = false

  func run() throws {
    let folder = folder
    if folder == nil, overlay == nil, out == nil, !diff { throw CommandMessage.usageError("nowhere-to-import") }
    let report = TranslationImporter(Linter(rules: .authCopy), skipsChangedSources: skipChanged).importing(
      files, into: folder, overlay: overlay)
    // `failure` prints a line for each; the exit status is thrown afterwards.
    for diagnostic in report.failures + report.refusals { _ = failure(CatalogError(diagnostic), .findings) }
    if !report.failures.isEmpty { throw ExitCode.inputOrOutput }
    if !report.refusals.isEmpty {
      throw failure(CommandMessage.text("import-refused", ["count": .integer(Int64(report.refusals.count))]), .findings)
    }
    // Notes are only printed: they do not change the exit status.
    for diagnostic in report.notes { _ = failure(CatalogError(diagnostic), .findings) }
    if diff {
      for change in report.changes { try StandardStreams.write(UnifiedDiff(change).bytes) }
    } else {
      let unwritten = write(report)
      for diagnostic in unwritten { _ = failure(CatalogError(diagnostic), .inputOrOutput) }
      if !unwritten.isEmpty { throw ExitCode.inputOrOutput }
    }
    for summary in report.summaries { StandardStreams.writeError(Self.text(of: summary) + "\n") }
  }

  /// The folder with the ARB files; nil for the built-in catalog.
  private var folder: String? {
    if catalog != nil || overlay != nil { return catalog }
    if let out, Self.hasMessages(out) { return out }
    return Self.hasMessages("Catalogs") ? "Catalogs" : nil
  }

  private static func hasMessages(_ folder: String) -> Bool {
    [folder, "\(folder)/copy"].contains { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.contains { $0.hasSuffix(".arb") }
    }
  }

  /// - Returns: the problems of the files that were not written.
  private func write(_ report: ImportReport) -> [Diagnostic] {
    let readFolder = overlay ?? folder
    guard let out, out != readFolder else { return Fixer.write(report.changes, inPlace: writing.inPlace) }
    let copy = "\(out)/copy"
    let folder = FileManager.default.fileExists(atPath: copy) ? copy : out
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return report.files.compactMap { file in
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let path = "\(folder)/\(name)"
      do throws(CatalogError) {
        let root = writing.inPlace ? nil : AtomicFile.root(folder)
        try AtomicFile.replace(path, beneath: root, with: file.new, inPlace: writing.inPlace) {
          $0 == nil || $0 == file.old
        }
        return nil
      } catch {
        let isUnread = error.diagnostic.id == "unwritable-file.changed"
        return isUnread ? CatalogError(path: path, "unwritable-file.not-read").diagnostic : error.diagnostic
      }
    }
  }

  private static func text(of summary: ImportReport.Summary) -> String {
    CommandMessage.text(
      "import-summary",
      [
        "path": .text(summary.path.safeToShow), "locale": .text(summary.locale),
        "changed": .integer(Int64(summary.changed.count)), "added": .integer(Int64(summary.added.count)),
        "confirmed": .integer(Int64(summary.confirmed.count)), "unchanged": .integer(Int64(summary.unchanged)),
        "untranslated": .integer(Int64(summary.untranslated)), "absent": .integer(Int64(summary.missing)),
      ])
  }
}
