import AuthCopy

extension KindGuide {
  /// Kinds about how an app or a service is set up and used.
  static let operations: [Kind: KindGuide] = [
    .signInMethodDisabled: KindGuide(
      "The operator has disabled this sign-in method, or never enabled it.",
      "Enable the method at the provider, in the project that this build uses, or do not offer it. A retry cannot help."
    ),
    .signUpDisabled: KindGuide(
      "The app does not accept new accounts: by a setting, by an invitation list, or by a hook that refused.",
      """
      Check the setting and the hooks for sign-ups at the provider. Give everybody the same answer, so that it does not \
      tell who has an account.
      """),
    .blockedByPolicy: KindGuide(
      "A rule of the operator, a firewall or the person’s organization forbids the sign-in, for example by place or risk.",
      """
      Look for the rule in the sign-in logs of the provider. Do not tell the person which rule it was. A retry with the \
      same device and place cannot help.
      """),
    .permissionDenied: KindGuide(
      "Your app or server lacks a permission that the request needs. The person can do nothing about it.",
      """
      Compare the role, the scopes and the kind of key with what the endpoint needs: public keys cannot call \
      administrative endpoints. Log it as a fault of yours and alert on it.
      """),
    .misconfigured: KindGuide(
      "The app or service is configured incorrectly: a key, a client id, a redirect address, a domain or a scope.",
      """
      Compare the settings at the provider with those of this build, character by character; redirect addresses must be \
      equal. It fails for everybody, so alert on the first one. Never log secrets.
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
      "Hide what the person cannot change, or say who can."
    ),
    .singleSignOnRequired: KindGuide(
      "The organization of the person allows single sign-on alone.",
      "Start the connection of the organization instead of other methods. Most providers find it by the domain of the address."
    ),
    .organizationFull: KindGuide(
      "The organization has as many members or open invitations as its plan allows.",
      "Tell its administrators; they remove members or extend the plan."
    ),
  ]
}
