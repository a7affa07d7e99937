// The part of AuthenticationServices that a recipe uses.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

public final class ASAuthorizationController: NSObject {}
public protocol ASAuthorizationControllerDelegate: AnyObject {}
