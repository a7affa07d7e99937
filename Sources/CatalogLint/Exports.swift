// `Diagnostic`, `MessageLanguage` and the like are API of this library, in a target of its own that is no product.
@_exported public import MessageFiles
