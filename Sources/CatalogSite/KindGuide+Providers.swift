import AuthCopy

extension KindGuide {
  /// Kinds about providers and other external services, and about the network.
  static let providers: [Kind: KindGuide] = [
    .externalSignInRejected: KindGuide(
      "The token or response of a provider was refused. It is often expired, or was issued for another app.",
      """
      Compare the audience, the issuer and the clock with your settings, and send the expected token: an ID token is \
      not an access token. Restart the sign-in to get a new token. Never log tokens.
      """),
    .consentDenied: KindGuide(
      "The person declined the permissions that the provider asked for, or closed its page.",
      """
      Ask for as few permissions as you can and explain why you need them. Let the person start again; some providers \
      ask again only if you request it.
      """),
    .consentRequired: KindGuide(
      "The provider needs consent to more permissions or terms before it continues.",
      """
      Start the interactive sign-in with the missing scopes. Check that the provider has approved these scopes for your \
      app. A silent retry cannot help.
      """),
    .networkUnavailable: KindGuide(
      "The device has no connection, or the service cannot be reached: DNS, a firewall or a proxy.",
      """
      Let the person retry, and retry automatically when the connection is back. On a server, check outgoing rules, \
      DNS and the proxy. Browsers also report requests that CORS blocks in this way.
      """),
    .timedOut: KindGuide(
      "No response arrived in time. It is not known whether the request had an effect.",
      """
      Retry requests that are safe to repeat; for all other requests, read the state first. Check the latency of the \
      provider and your own timeout.
      """),
    .secureConnectionFailed: KindGuide(
      "No encrypted connection could be made: a wrong clock, a certificate that is not trusted, or a network that intercepts.",
      """
      Check the certificate chain, its dates and the TLS version of your server. On devices, the clock and public \
      networks are the usual causes. Never turn off certificate validation.
      """),
    .providerUnavailable: KindGuide(
      "The provider is down or failing.",
      """
      Look at the provider’s status page. Retry with growing pauses, and offer another way to sign in. Alert on the rate of \
      this kind rather than on single cases.
      """),
    .underMaintenance: KindGuide(
      "The provider or the service is closed for maintenance.",
      "Retry after the announced end. Offer another way to sign in, and pass the provider’s `Retry-After` on if it sends one."
    ),
    .invalidProviderResponse: KindGuide(
      "The provider’s response cannot be read or is incomplete. A proxy or an error page in HTML is often the cause.",
      """
      Log the status and the content type of the response, not its body. Check the version of your SDK and the address of \
      the endpoint. One retry is reasonable.
      """),
    .providerAppNotInstalled: KindGuide(
      "The provider’s app is not installed, or your app is not allowed to check whether it is.",
      """
      Fall back to the provider’s sign-in in the browser. Declare its URL schemes (iOS, \
      `LSApplicationQueriesSchemes`) or its package (Android, `queries`): without the declaration, your app cannot \
      find an installed app.
      """),
    .providerAppUpdateRequired: KindGuide(
      "The provider’s app on the device is too old for this sign-in.",
      "Offer the update, or the sign-in in the browser. Check which version your SDK needs."),
    .internalError: KindGuide(
      "The service failed for a reason that it does not report.",
      """
      Retry once or twice with a pause. Log the raw code with its time and the request id of the provider, and report \
      it to the provider if it persists.
      """),
    .unknown: KindGuide(
      "The catalog does not contain the code, or the provider did not report what happened.",
      """
      Log the provider, the surface and the code, and check `/v1/unmapped` of the service. Add the code to an overlay \
      when you know what it means. Do not show the raw text: it may name a person.
      """),
    .providerAppSignInRequired: KindGuide(
      "The provider’s app is on the device, but it has no signed-in account.",
      "Fall back to the provider’s sign-in in the browser, which most SDKs also offer."
    ),
  ]
}
