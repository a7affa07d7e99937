public import ArgumentParser
public import AuthCopy
public import CatalogExport
public import CatalogLint

// These conformances make the enumerations usable as option values, with their cases listed in help, errors and
// completions.

extension Disclosure: ExpressibleByArgument {}
extension ExportFormat: ExpressibleByArgument {}
extension ExportPart: ExpressibleByArgument {}
extension Flow: ExpressibleByArgument {}
extension MessageLanguage: ExpressibleByArgument {}
extension Linter.Dialect: ExpressibleByArgument {}
