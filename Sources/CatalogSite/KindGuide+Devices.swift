import AuthCopy

extension KindGuide {
  /// Kinds about browsers, devices and passkeys.
  static let devices: [Kind: KindGuide] = [
    .appVerificationFailed: KindGuide(
      "The check that the app or page is genuine failed: a captcha, App Check, Play Integrity, a silent push.",
      """
      Compare the registered fingerprints, bundle id and domains with the released build. Emulators and debug builds \
      need a debug token. One retry is reasonable.
      """),
    .captchaFailed: KindGuide(
      "The captcha was not solved, or its token is missing, was already used or has expired.",
      """
      Load a new challenge for each attempt and send its token at once. Compare the site key, the secret and the domains. \
      Blockers and strict CSP rules can stop the script.
      """),
    .unsupportedEnvironment: KindGuide(
      "The browser, device or web view does not support this kind of sign-in.",
      """
      Detect the feature before you offer it, and offer another way. On the web, many sign-in features need HTTPS and the \
      top window. A retry on the same device cannot help.
      """),
    .inAppBrowser: KindGuide(
      "The provider refuses browsers that are embedded in apps, such as those in chat apps.",
      """
      Open the page in the system’s browser. In your own app, use `ASWebAuthenticationSession` or Custom Tabs rather \
      than a web view.
      """),
    .cookiesRequired: KindGuide(
      "Cookies or site data are blocked or were lost, often because the sign-in runs on another domain.",
      """
      Check `SameSite`, `Secure` and the domain of your cookies, and serve the sign-in from the domain of your page. \
      Browsers block third-party cookies and clear storage.
      """),
    .popupBlocked: KindGuide(
      "The browser blocked the sign-in window.",
      """
      Open the window directly in the click handler, before any asynchronous call, or use a redirect. Do not open it \
      automatically when the page loads.
      """),
    .deviceStorageFailed: KindGuide(
      "The device could not read or write its secure storage: locked, full, restored from a backup, or without entitlement.",
      """
      Check the keychain entitlements or the keystore, and access to it before the first unlock. Delete the entry and sign \
      in again if it stays unreadable.
      """),
    .biometryFailed: KindGuide(
      "Face, fingerprint or passcode did not match.",
      "Let the person try again or use the passcode. The system counts the attempts itself."),
    .biometryUnavailable: KindGuide(
      "The device has no face or fingerprint unlock, it is not set up, or the person has not allowed it for your app.",
      """
      Check that it is available before you offer it, and fall back to the passcode or a password. On iOS, provide a \
      Face ID usage description.
      """),
    .biometryLockedOut: KindGuide(
      "The device has locked face and fingerprint unlock after several failures.",
      "Ask for the device passcode, which unlocks them again. Further attempts fail until then."),
    .biometryChanged: KindGuide(
      "The key behind face or fingerprint sign-in is gone, because a face, a finger or the screen lock changed.",
      "Delete what the key protected, ask for a sign-in, and offer to turn on face or fingerprint sign-in again."),
    .passkeyNotFound: KindGuide(
      "The device has no passkey for this site, or none that the request allows.",
      """
      Compare the relying party id with your domain, and the allowed credential ids with the registered ones. Offer \
      another way. Do not reveal whether the account has passkeys.
      """),
    .passkeyAlreadyRegistered: KindGuide(
      "The device already has a passkey for this account.",
      "Treat it as success. Keep sending `excludeCredentials`, which prevents duplicates."),
    .passkeyUnavailable: KindGuide(
      "The device or security key cannot create or use the requested passkey.",
      """
      Check what you require: user verification, resident keys, algorithms, attestation. Require less, or offer another \
      way. Passkeys need HTTPS and a screen lock.
      """),
    .deviceNotCompliant: KindGuide(
      "The organization allows only registered or managed devices, and this device is not one of them or is out of date.",
      """
      Refer the person to their administrator; your app cannot change it. Use the system’s browser or a broker app, so that \
      the provider can see the state of the device.
      """),
    .securityKeyPINIncorrect: KindGuide(
      "The PIN of a security key was wrong.",
      "Ask again and show the remaining attempts, if the key reports them. The PIN is not the passcode of the device."
    ),
    .securityKeyPINBlocked: KindGuide(
      "The security key accepts no PIN: after several wrong attempts until it is reconnected, after more until it is reset.",
      """
      Ask the person to reconnect the key once; if it stays blocked, offer another way. A reset erases the passkeys \
      on the key.
      """),
    .securityKeyPINRequired: KindGuide(
      "The request needs user verification, and the security key has no PIN.",
      """
      Request `userVerification: "preferred"` if the second factor is enough, or refer the person to the settings for \
      the PIN.
      """),
    .screenLockRequired: KindGuide(
      "The device has no screen lock, which it needs to store passkeys or keys.",
      "Tell the person before you offer passkeys on the device, and refer them to its settings."
    ),
    .contentBlocked: KindGuide(
      "An ad blocker or another extension stopped a script or a request of the sign-in.",
      "Serve the sign-in from your own domain where the provider allows it. Names that resemble trackers are blocked."
    ),
  ]
}
