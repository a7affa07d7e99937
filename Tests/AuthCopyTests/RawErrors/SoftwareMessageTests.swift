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

  @Test(arguments: [
    // Programs of other languages.
    ("attempt to index a nil value (field 'user')", Kind.internalError),
    ("** (FunctionClauseError) no function clause matching in Shop.Accounts.get/1", .internalError),
    ("** (Jason.DecodeError) unexpected end of input at position 0", .invalidProviderResponse),
    ("{error,{failed_connect,[{to_address,{\"a.example\",80}},{inet,[inet],nxdomain}]}}", .networkUnavailable),
    ("called `Option::unwrap()` on a `None` value", .internalError),
    ("Failed to parse the request body as JSON: EOF while parsing an object at line 1", .invalidRequest),
    ("CancellationError()", .canceled),
    ("hash_hmac(): Argument #1 ($algo) must be a string", .internalError),
    ("Java 8 date/time type `java.time.LocalDate` not supported by default: add Module \"a\"", .misconfigured),
    ("can't scan into dest[0]: unable to assign to *int", .internalError),
    ("code=400, message=Unmarshal type error: expected=string, got=number", .invalidRequest),
    // Proxies, mail servers and files of settings.
    ("*24 user \"app\": password mismatch, client: 127.0.0.1, server: a", .invalidCredentials),
    ("*15 limiting requests, excess: 1.000 by zone \"a\", client: 127.0.0.1", .tooManyAttempts),
    ("[emerg] 411#411: unknown directive \"foo\" in /etc/nginx/nginx.conf:2", .misconfigured),
    ("535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6", .misconfigured),
    ("yaml: mapping values are not allowed in this context", .misconfigured),
    // Validators.
    ("반드시 8보다 같거나 작아야 합니다.", .invalidField), ("长度需要在8和8之间", .invalidField),
  ]) func messagesOfProgramsAndProxiesAreKnown(message: String, kind: Kind) {
    #expect(LoginError(provider: "oauth", payload: message.utf8, flow: .signIn).kind == kind)
    #expect(LoginError(provider: .any, payload: message.utf8, flow: .signIn).kind == kind)
  }

  @Test(arguments: ["该值应大于 8 。", "這個數值必須大於等於 8。", "8未満でなければなりません。"])
  func translatedRulesOfSymfonyAreKnown(message: String) {
    #expect(LoginError(provider: "symfony", payload: message.utf8, flow: .signUp).kind == .invalidField)
  }

  @Test func translatedRulesOfSymfonyAboutEmptyFieldsStayDistinct() {
    #expect(LoginError(provider: "symfony", payload: "该变量不应为空。".utf8, flow: .signUp).kind == .missingField)
  }

  @Test(arguments: [
    "We attempt to index all parcels", "The key :email was cut into the lock", "A password mismatch of clients",
    "Mapping values is what we do", "The mailbox is full of letters", "[emerg] unknown directive \"foo\"",
    "The argument #1 was about parcels", "An unsupported URL was on the parcel",
  ]) func sentencesLikeThoseOfProgramsAreUnknown(sentence: String) {
    #expect(LoginError(provider: .any, payload: sentence.utf8).kind == .unknown)
  }

  /// The name of a host that DNS does not know says about an address of mail what its checker says.
  @Test func checkersOfAddressesDecideOverNamesOfHosts() {
    let message = "email_validator.EmailUndeliverableError: The domain name a.example does not exist. (NXDOMAIN)"
    #expect(LoginError(provider: .any, payload: message.utf8, flow: .signUp).kind != .networkUnavailable)
  }
}
