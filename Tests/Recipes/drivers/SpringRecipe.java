import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.util.Locale;
import org.springframework.http.ResponseEntity;
import org.springframework.web.context.request.WebRequest;

/** Runs the recipe for Spring against the service at AUTH_COPY_URL or, with `down`, without a service. */
public class SpringRecipe {
  private static AuthErrors recipe;

  /** Returns a request whose locale and headers have this language. */
  private static WebRequest request(String language) {
    return (WebRequest) Proxy.newProxyInstance(SpringRecipe.class.getClassLoader(), new Class<?>[] {WebRequest.class},
        (proxy, method, arguments) -> method.getName().equals("getLocale") ? Locale.forLanguageTag(language) : language);
  }

  private static void check(
      String body, int status, String language, String title, int expectedStatus, String retryAfter) throws Exception {
    long start = System.nanoTime();
    ResponseEntity<JsonNode> response =
        recipe.explain(new ProviderException("auth0", body, "signIn", status, retryAfter), request(language));
    String expectedRetryAfter = expectedStatus == 429 ? retryAfter : null;
    boolean good = response.getStatusCodeValue() == expectedStatus
        && response.getBody().get("title").asText().equals(title)
        && response.getHeaders().getFirst("Content-Language").equals(language)
        && response.getHeaders().containsKey("WWW-Authenticate") == (expectedStatus == 401)
        && java.util.Objects.equals(response.getHeaders().getFirst("Retry-After"), expectedRetryAfter)
        && System.nanoTime() - start < 3_000_000_000L;
    if (!good) throw new AssertionError(response + " after " + (System.nanoTime() - start) / 1_000_000 + " ms");
  }

  /** Checks the built-in texts, which are shown without a response of the service. */
  private static void checkBuiltInTexts() throws Exception {
    check("", 503, "ko", "문제가 생겼습니다", 500, null);
    check("", 503, "ja", "問題が発生しました", 500, null);
    check("", 503, "en", "Something went wrong", 500, null);
  }

  public static void main(String[] arguments) throws Exception {
    recipe = new AuthErrors();
    if (arguments.length > 0) {
      int port = URI.create(System.getenv("AUTH_COPY_URL")).getPort();
      // A service that does not respond, then no service.
      try (ServerSocket silent = new ServerSocket(port, 50, InetAddress.getLoopbackAddress())) {
        checkBuiltInTexts();
      }
      checkBuiltInTexts();
      System.out.println("good    Spring, without the service");
      return;
    }
    String refused = "{\"error\":\"invalid_grant\",\"error_description\":\"Wrong email or password.\"}";
    check(refused, 403, "ko", "로그인하지 못했습니다", 401, null);
    check(refused, 403, "ja", "ログインできませんでした", 401, null);
    check("{\"error\":\"too_many_attempts\"}", 429, "ko", "시도 횟수를 초과했습니다", 429, "30");
    System.out.println("good    Spring");
  }
}
