// Spring: turns a ProviderException of any controller into a problem in the language of the request.
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;

@ControllerAdvice
public class AuthErrors {
  private static final String SERVICE = System.getenv().getOrDefault("AUTH_COPY_URL", "http://127.0.0.1:8080");
  private final HttpClient client = HttpClient.newHttpClient();

  @ExceptionHandler(ProviderException.class)
  public ResponseEntity<String> explain(ProviderException error, Locale locale) throws IOException, InterruptedException {
    URI address = URI.create(
        SERVICE + "/v1/errors/" + error.provider + "?flow=" + error.flow + "&status=" + error.status);
    HttpResponse<String> answer = client.send(
        HttpRequest.newBuilder(address)
            .header("Accept", "application/problem+json")
            .header("Accept-Language", locale.toLanguageTag())
            .timeout(Duration.ofSeconds(2))
            .POST(HttpRequest.BodyPublishers.ofString(error.body))
            .build(),
        HttpResponse.BodyHandlers.ofString());

    ResponseEntity.BodyBuilder response =
        ResponseEntity.status(answer.statusCode()).header(HttpHeaders.CONTENT_TYPE, "application/problem+json");
    for (String name : new String[] {HttpHeaders.CONTENT_LANGUAGE, HttpHeaders.RETRY_AFTER}) {
      answer.headers().firstValue(name).ifPresent(value -> response.header(name, value));
    }
    if (answer.statusCode() == 401) {
      response.header(HttpHeaders.WWW_AUTHENTICATE, "Session");
    }
    return response.body(answer.body());
  }
}
