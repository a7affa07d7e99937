// The part of Security that a recipe uses.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Foundation

public typealias OSStatus = Int32
public let errSecSuccess: OSStatus = 0
nonisolated(unsafe) public let kSecRandomDefault: UnsafeRawPointer? = nil
/// What the system returns.
nonisolated(unsafe) public var randomStatus = errSecSuccess
public func SecRandomCopyBytes(_ random: UnsafeRawPointer?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus
{
  randomStatus
}
