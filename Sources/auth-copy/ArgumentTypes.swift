public import ArgumentParser
public import AuthCopy
public import CatalogLint

// Enumerations of the libraries as values of flags: ArgumentParser names their cases in help, errors and completions.

extension Disclosure: ExpressibleByArgument {}
extension MessageLanguage: ExpressibleByArgument {}
extension Linter.Dialect: ExpressibleByArgument {}
