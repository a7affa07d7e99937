import AuthCopy
import Testing

/// Messages that libraries, servers and programs around a sign-in print, and sentences that only look like them.
@Suite struct SoftwareMessageTests {
  @Test(arguments: [
    // Validators.
    ("Expected `str` of length >= 8 - at `$.name`", Kind.invalidField),
    ("Object is missing key: 'email'", .missingField),
    ("'role' must be in ['a'] (got 'q')", .valueNotAllowed),
    ("phone: must be a valid E164 number.", .invalidPhoneNumber),
    ("1 validation error for Settings\nport\n  Input should be a number", .misconfigured),
    // Databases and caches.
    (
      #"E11000 duplicate key error collection: shop.members index: email_1 dup key: { email: "a@b.c" }"#,
      .emailAlreadyInUse
    ),
    ("this user has no permissions to run the 'set' command", .misconfigured),
    ("Cannot release a lock that's no longer owned", .conflict),
    ("ApiError(503, 'cluster_block_exception')", .providerUnavailable),
    // Keys and certificates.
    ("Supplied TOTP value does not match.", .invalidVerificationCode), ("MAC check failed", .securityCheckFailed),
    ("[('x509 certificate routines', '', 'key values mismatch')]", .misconfigured),
    ("ssh: this private key is passphrase protected", .misconfigured),
    ("git@host: Permission denied (publickey).", .misconfigured),
    ("Host key verification failed.", .secureConnectionFailed),
    // Queues, WebSocket and HTTP.
    ("Exception (403) Reason: \"username or password not allowed\"", .misconfigured),
    ("nats: no responders available for request", .providerUnavailable),
    ("Connection Refused: bad user name or password.", .misconfigured),
    ("received 1008 (policy violation); no close frame sent", .blockedByPolicy),
    ("SSL: certificate subject name 'a' does not match target hostname 'b'", .secureConnectionFailed),
    ("listen tcp :8080: bind: address already in use", .misconfigured),
    ("409, message='Conflict', url='https://api.shop.example/users'", .conflict),
    (#"&url.Error{Op:"Get", URL:"https://a.example/", Err:(*net.OpError)(0xc0000c8140)}"#, .networkUnavailable),
    (#"{"errors":[{"message":"Cannot query field 'signIn' on type 'Q'."}]}"#, .invalidRequest),
    ("*186 limiting requests, excess: 1.000 by zone \"login\"", .tooManyAttempts),
    // Values that do not parse, and faults of programs.
    ("badly formed hexadecimal UUID string", .internalError), ("division by zero", .internalError),
    ("date/time field value out of range: \"2026-13-99\"", .invalidRequest),
    ("auth:AuthenticationError", .misconfigured),
    // Tables of accounts.
    ("UNIQUE constraint failed: accounts_user.email", .emailAlreadyInUse),
    (#"duplicate key value violates unique constraint "members_email_key""#, .emailAlreadyInUse),
    // Browsers.
    ("Failed to execute 'setItem' on 'Storage': the value exceeded the quota.", .deviceStorageFailed),
  ]) func messagesAreKnown(message: String, kind: Kind) {
    #expect(LoginError(provider: "oauth", payload: message.utf8, flow: .signIn).kind == kind)
    #expect(LoginError(provider: .any, payload: message.utf8, flow: .signIn).kind == kind)
  }

  @Test(arguments: [
    "We expected str to be short", "All parcels must be in by noon", "A key was missing: ours",
    "This user has no permissions to swim", "The index: email_12 was rebuilt", "The lock that's no longer owned by us",
    "The MAC check was passed", "The policy violation of 1008", "The address is already used for another parcel",
    "Permission denied, onboarding stopped", "The target hostname matches", "Not found - no parcels today",
    "We talked about division by zero at school", "The limiting of requests", "A field was queried by the farmer",
    "UNIQUE constraint failed: parcels.number", "The process waits for a deadlock", "The date is out of range",
  ]) func otherSentencesAreUnknown(sentence: String) {
    #expect(LoginError(provider: .any, payload: sentence.utf8).kind == .unknown)
  }

  /// A page of a server is a message of the network layer for each provider; a sentence with the same words is none.
  @Test(arguments: [Provider.kakao, "keycloak", "supabase", .any]) func pagesOfServersAreKnown(provider: Provider) {
    let page = #"404: b'<html>\r\n<head><title>404 Not Found</title></head>\r\n</html>'"#
    #expect(LoginError(provider: provider, payload: page.utf8, flow: .signIn).kind == .misconfigured)
    let sentence = "Page 404 not found a friend"
    #expect(LoginError(provider: provider, payload: sentence.utf8, flow: .signIn).kind != .misconfigured)
  }

  /// An app's own words for a wrong password are no fault of its database or queue.
  @Test(arguments: ["Invalid username/password pair", "Username or password not allowed"])
  func wordsOfAppsAreNoFaultOfSetup(sentence: String) {
    #expect(LoginError(provider: .any, payload: sentence.utf8, flow: .signIn).kind != .misconfigured)
  }
}
