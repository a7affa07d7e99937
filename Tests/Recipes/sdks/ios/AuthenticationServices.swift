@_exported import Foundation

public final class ASAuthorizationController: NSObject {}
public protocol ASAuthorizationControllerDelegate: AnyObject {}
