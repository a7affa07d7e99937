import AuthCopy

extension KindGuide {
  /// Kinds about the state of accounts.
  static let accounts: [Kind: KindGuide] = [
    .emailAlreadyInUse: KindGuide(
      "Another account has this email address already.",
      """
      At a sign-up, send a mail to the address that says so, instead of telling the browser: the answer reveals who has an \
      account. Offer to sign in. Do not retry with the same address.
      """),
    .phoneNumberAlreadyInUse: KindGuide(
      "Another account has this phone number already. Carriers also give old numbers to new people.",
      """
      Offer to sign in, or another number. Before you move a number to another account, verify it with a code. Do not \
      reveal the other account.
      """),
    .accountAlreadyExists: KindGuide(
      "The account name is taken, by somebody else or by an earlier sign-up of the same person.",
      """
      Let the person choose another name. Names that everybody can see may be checked while one types; sign-in names that \
      nobody sees should be concealed.
      """),
    .accountExistsWithDifferentCredential: KindGuide(
      "The email address belongs to an account that signs in another way, for example with a password instead of a provider.",
      """
      Let the person sign in the way they did before, and connect the new way afterwards. Never connect the two without \
      that: whoever controls an address at some provider could take over the account.
      """),
    .credentialAlreadyInUse: KindGuide(
      "The sign-in or the number that a person wants to connect belongs to another account already.",
      """
      Offer to switch to the other account, or to connect something else. Merge accounts only after the person has signed in \
      to both. Do not reveal whose account it is.
      """),
    .providerAlreadyLinked: KindGuide(
      "The provider is connected to this account already.",
      "Treat it as done, and read the list of connected providers again."),
    .providerNotLinked: KindGuide(
      "The person uses or removes a provider that is not connected to their account.",
      "Read the list of connected providers again and offer to connect this one."),
    .lastSignInMethod: KindGuide(
      "The last way to sign in cannot be removed, because nobody could use the account afterwards.",
      "Disable the button while only one way is left. Ask the person to add another way first."),
    .userMismatch: KindGuide(
      "The person confirmed an action with the sign-in of a different person.",
      """
      Pass the signed-in account as a hint to the provider, such as `login_hint`, so that the right one is chosen. Never say \
      whose sign-in it was.
      """),
    .userDisabled: KindGuide(
      "The operator has disabled the account at the provider or in your user administration.",
      """
      Refer the person to support. A retry cannot help. Tell it only to somebody who has proved that the account is theirs. \
      End the sessions that are still open.
      """),
    .accountLocked: KindGuide(
      "The account is locked, mostly after wrong attempts, which somebody else may have made.",
      """
      Offer a password reset and support. Pass the remaining time as `minutes` or `seconds` if the provider tells it. Do \
      not retry: each attempt can extend the lock.
      """),
    .accountDormant: KindGuide(
      "The account was not used for a long time and has been set inactive.",
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
      Offer to send the mail again, at most once a minute. Tell it only after the password was right. If many people report \
      it, check whether your mails arrive.
      """),
    .emailVerificationRequired: KindGuide(
      "This action needs a verified email address, of the person or from the provider.",
      """
      Send a verification mail and repeat the action afterwards. If the address comes from a provider, read its claim \
      `email_verified` rather than assuming it.
      """),
    .accountNotConfirmed: KindGuide(
      "The details were right, but the sign-up was never completed with its code.",
      "Open the screen for the code and offer a new one. The sign-in cannot succeed before that."),
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
      Let the person verify again with their own details. Never show what is on record, and do not log either version.
      """),
    .organizationAccessRequired: KindGuide(
      "The account is not in this organization, or not assigned to this app in it.",
      """
      Check the assignment of users to the app and the tenant of the request. Only an administrator can change it. Do not \
      reveal whether the organization or the account exists.
      """),
    .adminApprovalRequired: KindGuide(
      "An administrator has to approve the app, the access or the account first.",
      """
      Ask the administrator for consent, for example with the provider’s link for administrators. If you need few \
      permissions, ask for fewer: some need no approval.
      """),
    .notInvited: KindGuide(
      "Only some accounts may sign in: testers, invited people, or members of an organization.",
      """
      Check whether the app is still in test mode at the provider and whether the account is on its list. Publish the app \
      before you release it.
      """),
    .signUpNotCompleted: KindGuide(
      "A sign-up was not completed. The words are the same whether or not the account exists.",
      """
      Keep the answer equal in text, status and time for all reasons. Write the real reason to the owner of the address by \
      mail, not to the browser.
      """),
    .linkNotCompleted: KindGuide(
      "Another way to sign in could not be connected. The words are the same for all reasons.",
      "Offer a retry or another way. Log the kind on the server; do not tell whether another account has that sign-in."),
    .changeNotCompleted: KindGuide(
      "A change of an address, a number or a name was not completed. The words are the same for all reasons.",
      "Let the person enter something else. Log the kind on the server; do not tell that the new value is taken."),
    .checkInbox: KindGuide(
      "A message was requested. The answer is the same whether or not an account exists.",
      """
      Always show this after a request for a reset or a code, and take the same time to answer. If people receive nothing, \
      look in the logs of the service that sends your messages.
      """),
    .phoneNotVerifiable: KindGuide(
      "The phone belongs to a company, is prepaid, or has a plan without identity verification.",
      "Offer another way to verify. The same phone never passes."
    ),
    .phoneVerificationBlocked: KindGuide(
      "The line is suspended, or its owner, the carrier or the agency blocks identity verification with it.",
      "Only the carrier, or PASS in Korea, can lift the block. Offer another way meanwhile."
    ),
    .alreadyVerified: KindGuide(
      "An address or number is verified already, when its verification is asked for again.",
      "Treat it as done: go on, or lead to the sign-in."
    ),
  ]
}
