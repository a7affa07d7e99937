// The part of UIKit that recipes use.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIViewController { public init() {} }
