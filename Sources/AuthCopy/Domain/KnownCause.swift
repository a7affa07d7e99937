/// What is known about the cause of an error, which makes its text more precise.
///
/// Each kind that accepts the argument `because` has texts for some of the constants, and its general text for all
/// other causes.
public struct KnownCause: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id.
  public let rawValue: String

  /// Creates a cause from an id.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a cause from an id.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension KnownCause {
  // Each constant is compiled only into the code that uses it, so that an app pays for no other.

  /// ``Kind/flowExpired``, ``Kind/actionLinkInvalid``, ``Kind/verificationCodeExpired``, ``Kind/biometryFailed``: it
  /// took too long; ``Kind/userDisabled``: the account is past its end.
  @_alwaysEmitIntoClient public static var expired: KnownCause { "expired" }
  /// ``Kind/flowExpired``, ``Kind/actionLinkInvalid``: it was used or completed.
  @_alwaysEmitIntoClient public static var used: KnownCause { "used" }
  /// ``Kind/flowExpired``: the page, app or browser no longer has the attempt; ``Kind/tryAgain``: the app or page
  /// is not in front.
  @_alwaysEmitIntoClient public static var lost: KnownCause { "lost" }
  /// ``Kind/actionLinkInvalid``: a part of the link is missing.
  @_alwaysEmitIntoClient public static var incomplete: KnownCause { "incomplete" }
  /// ``Kind/actionLinkInvalid``, ``Kind/invalidVerificationCode``: the link or code was sent to another address or
  /// number.
  @_alwaysEmitIntoClient public static var otherAddress: KnownCause { "otherAddress" }
  /// ``Kind/externalSignInRejected``: the account lacks what is needed, so that only another one can be used;
  /// ``Kind/conflict``: the account has one already, perhaps another than the one that was to be added.
  @_alwaysEmitIntoClient public static var account: KnownCause { "account" }
  /// ``Kind/tooManyAttempts``: the attempts of a whole network are counted.
  @_alwaysEmitIntoClient public static var network: KnownCause { "network" }
  /// ``Kind/tooManyAttempts``: too many codes or links were requested.
  @_alwaysEmitIntoClient public static var messages: KnownCause { "messages" }
  /// ``Kind/deliveryFailed``: the phone number, or the phone.
  @_alwaysEmitIntoClient public static var phone: KnownCause { "phone" }
  /// ``Kind/deliveryFailed``: the email address.
  @_alwaysEmitIntoClient public static var email: KnownCause { "email" }
  /// ``Kind/deliveryFailed``: the service that sends messages.
  @_alwaysEmitIntoClient public static var service: KnownCause { "service" }
  /// ``Kind/cookiesRequired``: perhaps only cookies of other sites are blocked.
  @_alwaysEmitIntoClient public static var thirdParty: KnownCause { "thirdParty" }
  /// ``Kind/identityMismatch``: the chosen carrier, or the phone number.
  @_alwaysEmitIntoClient public static var carrier: KnownCause { "carrier" }
  /// ``Kind/identityMismatch``: the name.
  @_alwaysEmitIntoClient public static var name: KnownCause { "name" }
  /// ``Kind/identityMismatch``: the date of birth, or the gender.
  @_alwaysEmitIntoClient public static var birthDate: KnownCause { "birthDate" }
  /// ``Kind/operationInProgress``, ``Kind/identityVerificationFailed``: an identity check in the Korean app PASS.
  @_alwaysEmitIntoClient public static var passApp: KnownCause { "passApp" }
  /// ``Kind/deviceStorageFailed``: there is no free storage.
  @_alwaysEmitIntoClient public static var full: KnownCause { "full" }
  /// ``Kind/tryAgain``: the connection to a security key.
  @_alwaysEmitIntoClient public static var securityKey: KnownCause { "securityKey" }
  /// ``Kind/biometryUnavailable``: no face or finger is enrolled.
  @_alwaysEmitIntoClient public static var notSetUp: KnownCause { "notSetUp" }
  /// ``Kind/biometryUnavailable``: the device has no fitting sensor.
  @_alwaysEmitIntoClient public static var notSupported: KnownCause { "notSupported" }
  /// ``Kind/unsupportedEnvironment``: there is no browser to open.
  @_alwaysEmitIntoClient public static var noBrowser: KnownCause { "noBrowser" }
  /// ``Kind/unsupportedEnvironment``: Google Play services are missing, old or off.
  @_alwaysEmitIntoClient public static var playServices: KnownCause { "playServices" }
  /// ``Kind/unsupportedEnvironment``: the browser or the system is too old.
  @_alwaysEmitIntoClient public static var outdated: KnownCause { "outdated" }
  /// ``Kind/deviceNotCompliant``: the organization does not know the device, or no longer.
  @_alwaysEmitIntoClient public static var notRegistered: KnownCause { "notRegistered" }
  /// ``Kind/deviceNotCompliant``: the device has no passcode.
  @_alwaysEmitIntoClient public static var passcode: KnownCause { "passcode" }
  /// ``Kind/deviceNotCompliant``: the organization’s management app is missing.
  @_alwaysEmitIntoClient public static var managementApp: KnownCause { "managementApp" }
  /// ``Kind/deviceNotCompliant``: only another device can be used.
  @_alwaysEmitIntoClient public static var otherDevice: KnownCause { "otherDevice" }
  /// ``Kind/invalidField``: the value is too short.
  @_alwaysEmitIntoClient public static var tooShort: KnownCause { "tooShort" }
  /// ``Kind/invalidField``: the value is too long.
  @_alwaysEmitIntoClient public static var tooLong: KnownCause { "tooLong" }
  /// ``Kind/invalidField``: the value is too short or too long.
  @_alwaysEmitIntoClient public static var length: KnownCause { "length" }
  /// ``Kind/invalidField``: the value is no number, or out of range; ``Kind/invalidFormat``: it begins with a digit,
  /// or has digits only.
  @_alwaysEmitIntoClient public static var number: KnownCause { "number" }
  /// ``Kind/invalidField``: the value is no date or time, or out of range.
  @_alwaysEmitIntoClient public static var date: KnownCause { "date" }
  /// ``Kind/invalidField``: the value is no web address.
  @_alwaysEmitIntoClient public static var url: KnownCause { "url" }
  /// ``Kind/invalidField``: the type, size or content of a file.
  @_alwaysEmitIntoClient public static var file: KnownCause { "file" }
  /// ``Kind/conflict``: what was to be added is there already.
  @_alwaysEmitIntoClient public static var exists: KnownCause { "exists" }
  /// ``Kind/providerAccountRestricted``: the provider locked or restricted the account.
  @_alwaysEmitIntoClient public static var locked: KnownCause { "locked" }
  /// ``Kind/providerAccountRestricted``: the address or number is not verified at the provider.
  @_alwaysEmitIntoClient public static var unverified: KnownCause { "unverified" }
  /// ``Kind/consentRequired``: terms, or another required item of a form.
  @_alwaysEmitIntoClient public static var terms: KnownCause { "terms" }
  /// ``Kind/blockedByPolicy``: the role of the person.
  @_alwaysEmitIntoClient public static var role: KnownCause { "role" }
  /// ``Kind/blockedByPolicy``: the person may not reset or change the password.
  @_alwaysEmitIntoClient public static var password: KnownCause { "password" }
  /// ``Kind/blockedByPolicy``: the value cannot be changed.
  @_alwaysEmitIntoClient public static var fixed: KnownCause { "fixed" }
  /// ``Kind/blockedByPolicy``: what was to be removed is in use.
  @_alwaysEmitIntoClient public static var inUse: KnownCause { "inUse" }
}
