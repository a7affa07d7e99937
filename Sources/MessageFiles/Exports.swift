// `Message`, `ArgumentValue` and their errors are API of the libraries, in a target of its own that is no product.
@_exported public import ICUMessageFormat
