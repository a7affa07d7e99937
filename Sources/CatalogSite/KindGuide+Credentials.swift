import AuthCopy

extension KindGuide {
  /// Kinds about the input of a person: passwords, codes, fields.
  static let credentials: [Kind: KindGuide] = [
    .invalidCredentials: KindGuide(
      "The sign-in details were refused: a wrong password, an unknown account, or a sign-in that another provider refused.",
      """
      Ask the person to check what they entered, and offer a password reset. Return the same response, equally fast, \
      whether or not the account exists. Limit the rate of failures per account and per IP address. Never log the \
      password.
      """),
    .currentPasswordIncorrect: KindGuide(
      "A signed-in person wants to change something and entered a wrong current password.",
      """
      Show the error at the current password field and keep the rest of the form. Do not end the session. Limit the \
      attempts: another person may be using an open session.
      """),
    .invalidEmail: KindGuide(
      "The email address is not well-formed. It often has a leading or trailing space, or a domain without a dot.",
      """
      Trim spaces before you send the address and validate its format at the field. Sending the same address again \
      cannot help. Do not log the address.
      """),
    .invalidPhoneNumber: KindGuide(
      "The phone number is not well-formed. Most often the country code is missing.",
      """
      Send numbers in E.164 format, such as +821012345678, and offer a country selector. Sending the same number \
      again cannot help. Do not log the number.
      """),
    .missingField: KindGuide(
      "A required field was empty, or the app did not send it.",
      """
      Mark the field. If the form had a value, compare the parameter name that you send with the name that the \
      provider expects.
      """),
    .invalidField: KindGuide(
      "A value was refused because of its format, length or range.",
      """
      Show the error at the field, and check the same rule before the form is sent. If people never see that field, \
      your app sends the wrong value: treat it as a bug.
      """),
    .invalidFormat: KindGuide(
      "A value has characters that are not allowed, or breaks a pattern, such as a user name that begins with a digit.",
      """
      Show the rule next to the field, such as “letters and digits only”, and check it before the form is sent. Take \
      the rule from the settings of the provider, not from its message.
      """),
    .valueNotAllowed: KindGuide(
      "A value is well-formed, but reserved, excluded by a rule, or not one of the choices.",
      """
      Show the error at the field. If people choose the value from a list, compare your list with what the provider \
      accepts.
      """),
    .fieldMismatch: KindGuide(
      "Two inputs that must be equal differ, such as a new password and its repetition.",
      "Compare the two fields in the form before you send it. Never log either value."),
    .weakPassword: KindGuide(
      "The new password breaks the password rules.",
      """
      Show the rules before the person types, and check them in the form. Pass the rules that were not met as the \
      argument `requirements`, if the provider reports them. Never log the password.
      """),
    .passwordReused: KindGuide(
      "The new password is the current password, or an earlier password of the account.",
      "Show the error at the new password field. Do not reveal which earlier password it was, or when it was used."),
    .passwordLeaked: KindGuide(
      "The password is in a public list of leaked passwords. The account itself need not have leaked anything.",
      """
      Ask for another password. During sign-in this reveals that the password was right, so it is concealed until the \
      person has proved who they are.
      """),
    .passwordResetRequired: KindGuide(
      "The password was right, but the operator or a policy requires a new password before the next sign-in.",
      """
      Start the password reset. The same sign-in cannot succeed until it is done. After an import of accounts or an \
      incident, expect many of these at once.
      """),
    .invalidVerificationCode: KindGuide(
      "The one-time code is wrong: mistyped, from an older message, or for another purpose.",
      """
      Let the person correct the code, and limit the attempts. With authenticator apps, check the clock of your server \
      first. Never log the code.
      """),
    .verificationCodeExpired: KindGuide(
      "The one-time code, or the attempt that it belongs to, is too old.",
      """
      Offer a new code, and invalidate the old one. If it happens often, compare the lifetime of codes with the \
      delivery time of your messages.
      """),
    .deliveryFailed: KindGuide(
      "The email or text message could not be sent: a refused recipient, a failing service, or no route to the carrier.",
      """
      Check the status page and the logs of the service that sends your messages. A retry after a minute may help. \
      During account recovery, respond as if the message had been sent.
      """),
    .actionLinkInvalid: KindGuide(
      "The link from an email was already used, has expired, or is incomplete.",
      """
      Offer a new link. Mail scanners open links before people do: require a click on the page before the link is \
      used up. Never log the link, because it is a credential.
      """),
    .linkOpenedElsewhere: KindGuide(
      "The link from an email is good, but was opened in another browser or on another device than it is for.",
      """
      Offer a new link for this browser. Mail apps open links in browsers of their own; a code that people type works \
      everywhere.
      """),
    .mfaRequired: KindGuide(
      "The first factor was right, and the second factor follows. This is a step of the sign-in, not a failure.",
      """
      Continue with the second factor that the provider’s response names, and keep its token for that step. Do not \
      show an error and do not count a failed attempt.
      """),
    .mfaEnrollmentRequired: KindGuide(
      "The first factor was right, but the person must set up a second factor before they can continue.",
      "Open the screen that sets up a second factor, and continue the sign-in afterwards. Repeating the sign-in cannot help."
    ),
    .mfaFactorNotFound: KindGuide(
      "The chosen second factor is not set up on the account, or it was removed.",
      "Reload the list of factors and offer only the factors in it. Do not offer factors from an earlier list."
    ),
    .mfaFactorAlreadyEnrolled: KindGuide(
      "The second factor is already set up.",
      "Treat it as success, and reload the list of factors."),
    .mfaFactorLimitReached: KindGuide(
      "The account has as many second factors or passkeys as the provider allows.",
      "Show the list and let the person remove one that they no longer use. A retry cannot help until then."),
    .mfaNotAvailable: KindGuide(
      "The app cannot offer this second factor, because the project does not enable it or its plan does not include it.",
      """
      Check the settings for multi-factor sign-in at the provider. Until they are fixed, do not offer the factor. Log \
      it as a configuration error.
      """),
    .invitationInvalid: KindGuide(
      "An invitation has expired, was revoked, or was already accepted.",
      "Show who sent the invitation, and how to ask for a new one. If it was already accepted, open the sign-in."
    ),
    .verificationCodeUsedUp: KindGuide(
      "A code was entered incorrectly too often and is no longer valid.",
      "Offer a new code at once. Do not accept the old code, even if it is entered correctly."
    ),
    .mfaNotApproved: KindGuide(
      "The prompt, call or message of the second step was declined, missed or failed.",
      "Let the person repeat the step, and offer another factor. Log it: an unexpected prompt can be an attack."
    ),
    .passwordChangedRecently: KindGuide(
      "A policy does not allow another password change so soon.",
      "Show when the next change is possible, if the provider reports it. The old password stays valid."
    ),
    .messagesOptedOut: KindGuide(
      "The person replied STOP or similar, and the carrier or the sender blocks messages to the number.",
      "A retry cannot help. Offer another factor, and show the keyword that subscribes again."
    ),
    .phoneCountryNotSupported: KindGuide(
      "Messages to this country or carrier are not supported.",
      "Allow the country in the provider’s settings, or limit the choice of countries in the form."
    ),
    .emailNotAccepted: KindGuide(
      "The address is well-formed, but its domain or kind is refused: disposable, free, aliased or on a block list.",
      "Check the list of domains. State in the form which addresses you accept."
    ),
  ]
}
