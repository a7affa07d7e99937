// `Message`, `Diagnostic` and the like are API of this library, in targets of their own that are no products.
@_exported public import MessageFiles
