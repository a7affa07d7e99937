// Spring: turns a ProviderException of any controller into a problem in the language of the request.
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.context.request.WebRequest;

@ControllerAdvice
public class AuthErrors {
  private static final String SERVICE = System.getenv().getOrDefault("AUTH_COPY_URL", "http://127.0.0.1:8080");
  private static final List<String> RELAYED = List.of("Content-Language", "Retry-After", "Cache-Control");
  private final HttpClient client = HttpClient.newHttpClient();
  private final ObjectMapper json = new ObjectMapper();
  private final JsonNode fallback = json.readTree(AuthErrors.class.getResource("/fallback.json"));

  public AuthErrors() throws IOException {}

  @ExceptionHandler(ProviderException.class)
  public ResponseEntity<JsonNode> explain(ProviderException error, WebRequest request) throws InterruptedException {
    HttpHeaders headers = new HttpHeaders();
    headers.set("Content-Type", "application/problem+json");
    JsonNode problem;
    try {
      HttpResponse<String> response = send(error, request.getHeader("Accept-Language"));
      problem = json.readTree(response.body());
      // A problem without a kind is about the request itself, such as an unknown provider.
      if (!problem.has("kind")) throw new IOException(response.body());
      RELAYED.forEach(name -> response.headers().firstValue(name).ifPresent(value -> headers.set(name, value)));
    } catch (IOException failure) {
      LoggerFactory.getLogger(AuthErrors.class).error("AuthCopy", failure);
      problem = fallback(request.getHeader("Accept-Language"));
      headers.set("Content-Language", problem.get("locale").asText());
      headers.set("Cache-Control", "no-store");
    }
    int status = problem.get("status").asInt();
    if (status == 401) headers.set("WWW-Authenticate", "Session");
    return ResponseEntity.status(status).headers(headers).body(problem);
  }

  /** Returns the built-in problem in the first language of Accept-Language that has one. */
  private JsonNode fallback(String languages) {
    JsonNode locales = fallback.get("locales");
    for (Locale.LanguageRange range : ranges(languages)) {
      String tag = range.getWeight() > 0 ? range.getRange() : "";
      // ko-kr, then ko
      for (; !tag.isEmpty(); tag = tag.substring(0, Math.max(0, tag.lastIndexOf('-')))) {
        if (locales.has(tag)) return fallback.get("problems").get(locales.get(tag).asText());
      }
    }
    return fallback.get("problems").get(fallback.get("defaultLocale").asText());
  }

  private static List<Locale.LanguageRange> ranges(String languages) {
    try {
      return languages == null ? List.of() : Locale.LanguageRange.parse(languages);
    } catch (IllegalArgumentException invalid) {
      return List.of();
    }
  }

  private HttpResponse<String> send(ProviderException error, String language) throws IOException, InterruptedException {
    String query = "?flow=" + error.flow + "&status=" + error.status
        + (error.retryAfter == null ? "" : "&retryAfter=" + error.retryAfter);
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(SERVICE + "/v1/errors/" + error.provider + query))
        .header("Accept", "application/problem+json")
        .header("Accept-Language", language == null ? "*" : language)
        .timeout(Duration.ofSeconds(1))
        .POST(HttpRequest.BodyPublishers.ofString(error.body));
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }
}
