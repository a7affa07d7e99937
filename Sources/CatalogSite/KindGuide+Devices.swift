import AuthCopy

extension KindGuide {
  /// Kinds about browsers, devices and passkeys.
  static let devices: [Kind: KindGuide] = [
    .appVerificationFailed: KindGuide(
      "The check that the app or page is genuine failed: a captcha, App Check, Play Integrity, a silent push.",
      """
      Compare the registered fingerprints, bundle id and domains with the build that people have. Emulators and debug \
      builds need a debug token. One retry is reasonable.
      """),
    .captchaFailed: KindGuide(
      "The check against robots was not passed, or its token is missing, used or expired.",
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
      Open the page in the system’s browser. In an app of your own, use `ASWebAuthenticationSession` or Custom Tabs rather \
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
      Open the window directly in the handler of the click, before anything asynchronous, or use a redirect. Do not open \
      it on your own when the page loads.
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
      "The device has no face or fingerprint unlock, or it is not set up, or the person forbade it to your app.",
      "Ask the system before you offer it, and fall back to the passcode or a password. On iOS, give a Face ID usage text."
    ),
    .biometryLockedOut: KindGuide(
      "The device has locked face and fingerprint unlock after several failures.",
      "Ask for the device passcode, which unlocks it again. Further attempts fail until then."),
    .passkeyNotFound: KindGuide(
      "No passkey for this site is on the device, or none of those that the request allows.",
      """
      Compare the relying party id with your domain, and the credential ids that you allow with those on record. Offer \
      another way. Do not tell whether the account has passkeys.
      """),
    .passkeyAlreadyRegistered: KindGuide(
      "The device has a passkey for this account already.",
      "Treat it as done. Keep sending `excludeCredentials`, which is what prevents duplicates."),
    .passkeyUnavailable: KindGuide(
      "The device or security key cannot create or use the passkey that was asked for.",
      """
      Check what you require: user verification, resident keys, algorithms, attestation. Require less, or offer another \
      way. Passkeys need HTTPS and a screen lock.
      """),
    .deviceNotCompliant: KindGuide(
      "The organization admits only registered or managed devices, and this one is not, or is not up to date.",
      """
      Refer the person to their administrator; your app cannot change it. Use the system’s browser or a broker app, so that \
      the provider can see the state of the device.
      """),
    .securityKeyPINIncorrect: KindGuide(
      "The PIN of a security key was wrong.",
      "Ask again and show the tries that are left, if the key tells them. It is not the passcode of the device."
    ),
    .securityKeyPINBlocked: KindGuide(
      "The security key takes no PIN any more: after some wrong tries until it is connected again, after more until it is reset.",
      "Ask the person to connect the key again once; after that offer another way. A reset erases the passkeys on the key."
    ),
    .securityKeyPINRequired: KindGuide(
      "The request needs user verification, and the security key has no PIN.",
      "Ask for `userVerification: \"preferred\"` where the second factor is enough, or lead to the settings where a PIN is set."
    ),
    .screenLockRequired: KindGuide(
      "The device has no screen lock, without which it keeps no passkeys or keys.",
      "Say so before you offer passkeys on such a device, and lead to its settings."
    ),
    .contentBlocked: KindGuide(
      "An ad blocker or another extension stopped a script or a request of the sign-in.",
      "Serve the sign-in from your own domain where the provider allows it. Names like those of trackers get blocked."
    ),
  ]
}
