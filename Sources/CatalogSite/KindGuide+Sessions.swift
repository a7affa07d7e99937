import AuthCopy

extension KindGuide {
  /// Kinds about sessions and the steps of a sign-in.
  static let sessions: [Kind: KindGuide] = [
    .requiresRecentLogin: KindGuide(
      "The action is sensitive and needs a sign-in that is only minutes old.",
      """
      Let the person sign in again, then repeat the action once. Require the sign-in before a long form, not after \
      it.
      """),
    .sessionExpired: KindGuide(
      "The session or token of the person is no longer valid: expired, revoked, or ended by a new password.",
      """
      Try the refresh token once; if that fails, delete the stored tokens and open the sign-in. Two concurrent \
      refreshes can invalidate each other, so run one at a time. Never log tokens.
      """),
    .flowExpired: KindGuide(
      "The attempt is too old, was replaced, or was used already: a page, a code exchange, a challenge.",
      """
      Start again from the first step. Exchange an authorization code once, without delay: a double request, or a \
      reload of the callback page, uses it up. Check that the redirect address is the same in both requests.
      """),
    .notSignedIn: KindGuide(
      "The person is not signed in, or the request carried no session.",
      """
      Open the sign-in. If the person was signed in, check that the cookie or the header is sent, across domains too. \
      When an app starts, this is not an error.
      """),
    .alreadySignedIn: KindGuide(
      "The person is already signed in.",
      "Continue with the session. If the person wants another account, sign out first. Do not show an error."),
    .interactionRequired: KindGuide(
      "A silent sign-in needs the person, for consent, a password or a choice of accounts.",
      "Start the interactive sign-in, without `prompt=none`. Do not repeat the silent one and do not show an error."),
    .signOutIncomplete: KindGuide(
      "A sign-out failed in your app or at the provider, so that a session may still be open.",
      """
      End the session of your app even if the provider’s sign-out fails, and offer to sign out again. Check the \
      sign-out addresses at the provider and the store of your sessions.
      """),
    .tooManyAttempts: KindGuide(
      "Too many requests arrived in a short time, from a person, an address or your whole app.",
      """
      Wait for the time in `Retry-After`; without it, wait longer after each attempt. Disable the button meanwhile. \
      If one address of your backend makes all requests, forward the person’s address where the provider allows it.
      """),
    .quotaExceeded: KindGuide(
      "The quota of your app at the provider is used up, for example of text messages or of requests in a day.",
      """
      Raise the quota or the plan at the provider, and set an alert below the limit. Retries only use up more. Look \
      for abuse: a sudden rise is often an attack.
      """),
    .authorizationPending: KindGuide(
      "The sign-in waits for approval on another device. This is the normal response while you poll.",
      "Keep polling at the interval that the provider specifies, and slower after `slow_down`. Do not show an error."),
    .canceled: KindGuide(
      "The person or the app ended the sign-in, for example by closing the window.",
      "Return to the previous screen. Do not show an error, and do not count it as a failure."),
    .operationInProgress: KindGuide(
      "Another sign-in of the same person is still open.",
      "Disable the button while one is open, and close the old window before a new one. Do not start several in parallel."
    ),
    .securityCheckFailed: KindGuide(
      "State, nonce, signature or key proof did not match. A lost cookie is the usual cause; an attack is possible.",
      """
      Check that state and nonce are stored until the callback, with a `SameSite` setting that survives the redirect, and \
      that the clocks are right. Start over; never skip the check. Log the event without its values.
      """),
    .conflict: KindGuide(
      "Two changes were made at the same time, or one change was made twice.",
      "Read the current state and apply the change again once. Make requests idempotent if double clicks cause it."),
    .tryAgain: KindGuide(
      "A temporary failure that only a retry can solve.",
      """
      Retry a few times with growing pauses and some randomness, then show the message. Log the raw code to see how \
      often it happens.
      """),
    .none: KindGuide(
      "This code is not an error: it reports success or a neutral state.",
      "Continue. Show nothing, and do not count it as a failure."),
    .tooManySessions: KindGuide(
      "The account has as many sessions as the service or a policy allows.",
      "List the open sessions and let the person end one. Waiting does not help unless sessions expire soon."
    ),
  ]
}
