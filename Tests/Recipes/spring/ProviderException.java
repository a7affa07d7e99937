/** Thrown by a controller with the response of the provider. */
public class ProviderException extends RuntimeException {
  final String provider;
  final String body;
  final String flow;
  final int status;
  final String retryAfter; // null if the provider sent none

  public ProviderException(String provider, String body, String flow, int status, String retryAfter) {
    super(provider + " refused");
    this.provider = provider;
    this.body = body;
    this.flow = flow;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
