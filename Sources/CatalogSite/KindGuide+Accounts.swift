import AuthCopy

extension KindGuide {
  /// Kinds about the state of accounts.
  static let accounts: [Kind: KindGuide] = [
    .emailAlreadyInUse: KindGuide(
      "Another account already uses this email address.",
      """
      During sign-up, report this by mail to the address rather than in the browser, because the response reveals who \
      has an account. Offer to sign in. Do not retry with the same address.
      """),
    .phoneNumberAlreadyInUse: KindGuide(
      "Another account already uses this phone number. Carriers also reassign old numbers to new people.",
      """
      Offer to sign in, or another number. Before you move a number to another account, verify it with a code. Do not \
      reveal the other account.
      """),
    .accountAlreadyExists: KindGuide(
      "The account name is taken, by another person or by an earlier sign-up of the same person.",
      """
      Let the person choose another name. You may check public names while the person types. For private sign-in \
      names, do not reveal whether they are taken.
      """),
    .accountExistsWithDifferentCredential: KindGuide(
      "The email address belongs to an account that signs in another way, for example with a password instead of a provider.",
      """
      Let the person sign in the way they did before, and connect the new way afterwards. Never connect the two \
      without that sign-in: a person who controls an address at some provider could take over the account.
      """),
    .credentialAlreadyInUse: KindGuide(
      "The sign-in or the number that a person wants to connect already belongs to another account.",
      """
      Offer to switch to the other account, or to connect something else. Merge accounts only after the person has signed in \
      to both. Do not reveal whose account it is.
      """),
    .providerAlreadyLinked: KindGuide(
      "The provider is already connected to this account.",
      "Treat it as success, and reload the list of connected providers."),
    .providerNotLinked: KindGuide(
      "The person uses or removes a provider that is not connected to their account.",
      "Reload the list of connected providers and offer to connect this one."),
    .providerReconnectRequired: KindGuide(
      "The provider is connected to the account, but its token has expired, was revoked, or was never stored.",
      """
      Start the connection to the provider again, and ask for access while the person is away if the provider offers \
      it. The person stays signed in to your app.
      """),
    .lastSignInMethod: KindGuide(
      "The last way to sign in cannot be removed, because the account would become inaccessible.",
      "Disable the button while only one way is left. Ask the person to add another way first."),
    .userMismatch: KindGuide(
      "The person confirmed an action by signing in to a different account.",
      """
      Pass the signed-in account as a hint to the provider, such as `login_hint`, so that it selects the right one. \
      Do not reveal whose account the person used.
      """),
    .userDisabled: KindGuide(
      "The operator has disabled the account at the provider or in your user administration.",
      """
      Refer the person to support. A retry cannot help. Reveal this only to a person who has proved that the account \
      is theirs. End the sessions that are still open.
      """),
    .accountLocked: KindGuide(
      "The account is locked, usually after failed attempts, which another person may have made.",
      """
      Offer a password reset and support. Pass the remaining time as `minutes` or `seconds` if the provider reports \
      it. Do not retry: each attempt can extend the lock.
      """),
    .accountDormant: KindGuide(
      "The account is inactive because it was not used for a long time.",
      "Start the process that reactivates the account, usually with a verification. A plain retry cannot help."),
    .providerAccountRestricted: KindGuide(
      "The person’s account at the provider is locked, dormant or not verified there. Your service cannot change that.",
      "Refer the person to the provider, and offer another way to sign in. Retry only after the person has acted there."
    ),
    .providerAccountNotConnected: KindGuide(
      "No account of your service is connected to the person’s account at the provider.",
      """
      Offer to sign up with the provider, or to sign in another way and connect it. Do not match accounts by an email \
      address that the provider has not verified.
      """),
    .providerEmailMissing: KindGuide(
      "The provider shared no email address: the person has none there, or did not agree to share it.",
      """
      Check that you ask for the scope of the email address and that the provider has approved it for your app. Ask the \
      person for an address, and verify it.
      """),
    .emailNotVerified: KindGuide(
      "The sign-in details were right, but the email address has not been confirmed.",
      """
      Offer to send the mail again, at most once a minute. Reveal this only after a correct password. If many people \
      report it, check whether your mails arrive.
      """),
    .emailVerificationRequired: KindGuide(
      "This action needs a verified email address, of the person or from the provider.",
      """
      Send a verification mail and repeat the action afterwards. If the address comes from a provider, check its \
      `email_verified` claim rather than assuming it.
      """),
    .accountNotConfirmed: KindGuide(
      "The details were correct, but the sign-up was never confirmed with its code.",
      "Open the screen for the code and offer a new code. Sign-in cannot succeed until a code is confirmed."),
    .ageRestricted: KindGuide(
      "The person is younger than the minimum age of the service.",
      """
      Pass the minimum age as `count`. Do not let the person enter another date of birth right away. Do not log the date.
      """),
    .identityVerificationFailed: KindGuide(
      "A legal check of age or identity was not passed or not finished.",
      """
      Let the person repeat the check. Log the transaction id of the verification service, never names, numbers or dates \
      of birth.
      """),
    .identityVerificationRequired: KindGuide(
      "The person has not verified their identity or age yet, or did not finish in time.",
      "Start the verification and continue afterwards. It is a step, not a refusal."),
    .identityMismatch: KindGuide(
      "The details differ from those on record, at the carrier or from an earlier verification.",
      """
      Let the person verify again with their own details. Never show the recorded details, and do not log either \
      version.
      """),
    .organizationAccessRequired: KindGuide(
      "The account is not in this organization, or not assigned to this app in it.",
      """
      Check which users are assigned to the app, and the tenant of the request. Only an administrator can change it. \
      Do not reveal whether the organization or the account exists.
      """),
    .adminApprovalRequired: KindGuide(
      "An administrator has to approve the app, the access or the account first.",
      """
      Request consent from an administrator, for example with the provider’s admin consent link. Request fewer \
      permissions if you can: some need no approval.
      """),
    .notInvited: KindGuide(
      "Only some accounts may sign in: testers, invited people, or members of an organization.",
      """
      Check whether the app is still in test mode at the provider and whether the account is on its list. Publish the app \
      before you release it.
      """),
    .signUpNotCompleted: KindGuide(
      "A sign-up was not completed. The text is the same whether or not the account exists.",
      """
      Keep the text, the status and the timing of the response the same for all reasons. Send the real reason to the \
      owner of the address by mail, not to the browser.
      """),
    .linkNotCompleted: KindGuide(
      "Another way to sign in could not be connected. The text is the same for all reasons.",
      """
      Offer a retry or another way. Log the kind on the server; do not reveal whether another account has that \
      sign-in.
      """),
    .changeNotCompleted: KindGuide(
      "A change of an address, a number or a name was not completed. The text is the same for all reasons.",
      "Let the person enter another value. Log the kind on the server; do not reveal that the new value is taken."),
    .checkInbox: KindGuide(
      "A message was requested. The response is the same whether or not an account exists.",
      """
      Always show this after a request for a reset or a code, with the same response time. If people receive nothing, \
      check the logs of the service that sends your messages.
      """),
    .phoneNotVerifiable: KindGuide(
      "The phone belongs to a company, is prepaid, or has a plan without identity verification.",
      "Offer another way to verify. A retry with the same phone cannot help."
    ),
    .phoneVerificationBlocked: KindGuide(
      "The line is suspended, or its owner, the carrier or the agency blocks identity verification with it.",
      "Only the carrier, or PASS in Korea, can lift the block. Offer another way meanwhile."
    ),
    .certificateSigningFailed: KindGuide(
      "No signature came back from the person’s certificate: declined, too late, or there is no valid certificate.",
      "Offer to send the request again, and another way to verify. Each request needs a new transaction."
    ),
    .alreadyVerified: KindGuide(
      "Verification was requested for an address or number that is already verified.",
      "Treat it as success: continue, or open the sign-in."
    ),
  ]
}
