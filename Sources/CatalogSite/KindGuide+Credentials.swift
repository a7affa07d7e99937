import AuthCopy

extension KindGuide {
  /// Kinds about what a person enters: passwords, codes, fields.
  static let credentials: [Kind: KindGuide] = [
    .invalidCredentials: KindGuide(
      "The sign-in details were refused: a wrong password, no such account, or a refused sign-in of another provider.",
      """
      Ask the person to check what they entered, and offer a password reset. Answer the same way, and as fast, whether or \
      not the account exists. Count failures for each account and each address and slow them down. Never log the password.
      """),
    .currentPasswordIncorrect: KindGuide(
      "A signed-in person wants to change something and entered a wrong current password.",
      """
      Show it at the field of the current password and keep the rest of the form. Do not end the session. Limit the \
      attempts: somebody else may be using an open session.
      """),
    .invalidEmail: KindGuide(
      "The email address is not well-formed. Often there is a blank at an end, or a domain without a dot.",
      """
      Trim blanks before you send the address and check its form at the field. Sending the same address again cannot help. \
      Do not log the address.
      """),
    .invalidPhoneNumber: KindGuide(
      "The phone number is not well-formed. Most often the country code is missing.",
      """
      Send numbers in the E.164 form, such as +821012345678, and offer a choice of countries. Sending the same number \
      again cannot help. Do not log the number.
      """),
    .missingField: KindGuide(
      "A field that is required was empty, or the app did not send it.",
      """
      Mark the field. If the form had a value, compare the name of the parameter that you send with the one that the \
      provider expects.
      """),
    .invalidField: KindGuide(
      "A value was refused: its format, its length or its range does not fit.",
      """
      Show it at the field, and check the same rule before the form is sent. If people never see that field, your app \
      sends the wrong value: treat it as a bug.
      """),
    .fieldMismatch: KindGuide(
      "Two inputs that must be equal differ, such as a new password and its repetition.",
      "Compare the two fields in the form before you send it. Never log either value."),
    .weakPassword: KindGuide(
      "The new password breaks the password rules.",
      """
      Show the rules before the person types, and check them in the form. Pass the rules that were not met as the argument \
      `requirements`, where the provider names them. Never log the password.
      """),
    .passwordReused: KindGuide(
      "The new password is the current one, or one that the account has had before.",
      "Show it at the field of the new password. Do not tell which earlier password it was, or when it was used."),
    .passwordLeaked: KindGuide(
      "The password is in a public list of leaked passwords. The account itself need not have leaked anything.",
      """
      Ask for another password. During sign-in this tells that the password was right, so it is concealed until the person \
      has proved who they are.
      """),
    .passwordResetRequired: KindGuide(
      "The password was right, but the operator or a policy demands a new one before anybody can sign in with it.",
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
      Offer a new code, and disable the old one. If it happens often, compare the lifetime of codes with how long your \
      messages take to arrive.
      """),
    .deliveryFailed: KindGuide(
      "The email or text message could not be sent: a refused recipient, a failing service, or no route to the carrier.",
      """
      Check the status page and the logs of the service that sends your messages. A retry after a minute may help. When \
      somebody asks to recover an account, answer as if the message had been sent.
      """),
    .actionLinkInvalid: KindGuide(
      "The link from an email was used already, has expired, or arrived incomplete.",
      """
      Offer a new link. Mail scanners open links before people do: ask for a click on the page before you use the link up. \
      Never log the link, because it is a credential.
      """),
    .mfaRequired: KindGuide(
      "The first factor was right and the second one follows. This is a step of the sign-in, not a failure.",
      """
      Continue with the second factor that the answer of the provider names, and keep its token for that step. Do not show \
      an error and do not count a failed attempt.
      """),
    .mfaEnrollmentRequired: KindGuide(
      "The first factor was right, but a second factor has to be set up before the person may go on.",
      "Open the screen that sets up a second factor, and continue the sign-in afterwards. Repeating the sign-in cannot help."
    ),
    .mfaFactorNotFound: KindGuide(
      "The chosen second factor is not set up on the account, or it was removed meanwhile.",
      "Read the list of factors again and offer those that exist. Do not offer factors from a list that you stored earlier."
    ),
    .mfaFactorAlreadyEnrolled: KindGuide(
      "The second factor is set up already.",
      "Read the list of factors again. Treat this as done: the state that the person wanted is there."),
    .mfaFactorLimitReached: KindGuide(
      "The account has as many second factors or passkeys as the provider allows.",
      "Show the list and let the person remove one that they no longer use. A retry cannot help before that."),
    .mfaNotAvailable: KindGuide(
      "The app cannot offer this second factor, because the project does not enable it or its plan does not include it.",
      """
      Check the settings for multi-factor sign-in at the provider. Until then do not offer the factor. Log it as a fault \
      of the configuration.
      """),
    .invitationInvalid: KindGuide(
      "An invitation has expired, was revoked, or was accepted before.",
      "Show who invites, and how to ask for a new invitation. After an acceptance, lead to the sign-in."
    ),
    .verificationCodeUsedUp: KindGuide(
      "A code was entered incorrectly so often that it is void.",
      "Offer a new code at once. Do not let the person go on with the old one, even if it is right now."
    ),
    .mfaNotApproved: KindGuide(
      "The prompt, call or message of the second step was declined, missed or failed.",
      "Let the person repeat the step, and offer another factor. Log it: an unasked prompt can be an attack."
    ),
    .passwordChangedRecently: KindGuide(
      "A policy forbids to change a password again so soon.",
      "Show when the next change is possible, if the provider tells it. The old password stays valid."
    ),
    .messagesOptedOut: KindGuide(
      "The person replied STOP or the like, and the carrier or the sender blocks messages to the number.",
      "No retry delivers a message. Offer another factor, and tell the word that subscribes again."
    ),
    .phoneCountryNotSupported: KindGuide(
      "Messages to this country or carrier are not served.",
      "Allow the country in the provider’s settings, or limit the choice of countries in the form."
    ),
    .emailNotAccepted: KindGuide(
      "The address is well formed, but its domain or kind is refused: disposable, free, aliased or on a block list.",
      "Check the list of domains. Say in the form which addresses you accept."
    ),
  ]
}
