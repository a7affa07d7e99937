@MainActor open class UIViewController { public init() {} }
