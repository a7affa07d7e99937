import AuthCopy

extension KindGuide {
  /// Kinds about the configuration and use of an app or a service.
  static let operations: [Kind: KindGuide] = [
    .signInMethodDisabled: KindGuide(
      "The operator has disabled this sign-in method, or never enabled it.",
      "Enable the method at the provider, in the project that this build uses, or do not offer it. A retry cannot help."
    ),
    .signUpDisabled: KindGuide(
      "The app does not accept new accounts, because of a setting, an invitation list, or a hook that refused the sign-up.",
      """
      Check the setting and the hooks for sign-ups at the provider. Return the same response to all people, so that \
      it does not reveal who has an account.
      """),
    .blockedByPolicy: KindGuide(
      "A rule of the operator, a firewall or the person’s organization forbids the sign-in, for example because of location or risk.",
      """
      Look for the rule in the sign-in logs of the provider. Do not tell the person which rule it was. A retry with \
      the same device and location cannot help.
      """),
    .locationNotAllowed: KindGuide(
      "The country, region or network of the person is not allowed, by a rule of the operator or by law.",
      """
      Compare the address in the sign-in logs with the allowed countries and networks. Proxies of your own can hide \
      the person’s address: forward it.
      """),
    .permissionDenied: KindGuide(
      "Your app or server lacks a permission that the request needs. The person cannot fix this.",
      """
      Compare the role, the scopes and the kind of key with the requirements of the endpoint: public keys cannot call \
      administrative endpoints. Log it as an error of your service and alert on it.
      """),
    .misconfigured: KindGuide(
      "The app or service is configured incorrectly: a key, a client id, a redirect address, a domain or a scope.",
      """
      Compare the settings at the provider with the settings of this build, character by character; redirect \
      addresses must match exactly. All sign-ins fail, so alert on the first error. Never log secrets.
      """),
    .invalidRequest: KindGuide(
      "Your app or server sent a request that the provider does not accept: a missing parameter, a wrong type, an old endpoint.",
      """
      Treat it as a bug. Log the raw code and the name of the parameter, without values, and compare the request with the \
      provider’s reference. The same request will fail again.
      """),
    .waitlisted: KindGuide(
      "Sign-up is open only to people from a waitlist.",
      "Show the waitlist’s form. People who were accepted sign up with the invitation that they received."
    ),
    .managedByOrganization: KindGuide(
      "A setting or an account is managed by an organization, for example by a directory or an administrator.",
      "Hide settings that the person cannot change, or show who can change them."
    ),
    .singleSignOnRequired: KindGuide(
      "The person’s organization allows only single sign-on.",
      "Start the organization’s single sign-on instead. Most providers find it by the domain of the email address."
    ),
    .organizationFull: KindGuide(
      "The organization has as many members or open invitations as its plan allows.",
      "Tell its administrators, who can remove members or extend the plan."
    ),
    .limitReached: KindGuide(
      "There are as many organizations, teams, roles, email addresses or keys as a plan or a setting allows.",
      "Show the list next to the error, with a way to remove one, and raise the limit if your plan allows it."
    ),
    .lastAdministrator: KindGuide(
      "The change would leave the organization without an owner, an administrator or the permissions that it needs.",
      "Disable the button for the last one, and offer to make another member an administrator."
    ),
    .alreadyInvited: KindGuide(
      "The invited person has an open invitation, or is a member already.",
      "Reload the lists of members and invitations, and offer to send the open invitation again."
    ),
  ]
}
