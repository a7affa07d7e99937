/** Thrown by a controller with what the provider sent. */
public class ProviderException extends RuntimeException {
  final String provider;
  final String body;
  final int status;
  final String flow;

  public ProviderException(String provider, String body, int status, String flow) {
    super(provider + " answered " + status);
    this.provider = provider;
    this.body = body;
    this.status = status;
    this.flow = flow;
  }
}
