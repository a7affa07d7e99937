// `CopyService` and `CatalogReloader` are API of this library, in a target of their own that is no product.
@_exported public import AuthCopyService
