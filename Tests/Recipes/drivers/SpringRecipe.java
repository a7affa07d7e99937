import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import org.springframework.http.ResponseEntity;
import org.springframework.web.context.request.WebRequest;

/** Runs the recipe for Spring against the service at AUTH_COPY_URL or, with `down`, without a service. */
public class SpringRecipe {
  private static AuthErrors recipe;

  /** Returns a request whose headers have this value. */
  private static WebRequest request(String language) {
    return (WebRequest) Proxy.newProxyInstance(SpringRecipe.class.getClassLoader(), new Class<?>[] {WebRequest.class},
        (proxy, method, arguments) -> language);
  }

  private static void check(
      String body, int status, String language, String locale, String title, int expectedStatus, String retryAfter)
      throws Exception {
    long start = System.nanoTime();
    ResponseEntity<JsonNode> response =
        recipe.explain(new ProviderException("auth0", body, "signIn", status, retryAfter), request(language));
    String expectedRetryAfter = expectedStatus == 429 ? retryAfter : null;
    boolean good = response.getStatusCodeValue() == expectedStatus
        && response.getBody().get("title").asText().equals(title)
        && response.getHeaders().getFirst("Content-Language").equals(locale)
        && response.getHeaders().containsKey("WWW-Authenticate") == (expectedStatus == 401)
        && java.util.Objects.equals(response.getHeaders().getFirst("Retry-After"), expectedRetryAfter)
        && System.nanoTime() - start < 2_000_000_000L;
    if (!good) throw new AssertionError(response + " after " + (System.nanoTime() - start) / 1_000_000 + " ms");
  }

  private static void checkBuiltInText(String languages, String locale, String title) throws Exception {
    check("", 503, languages, locale, title, 500, null);
  }

  /** Checks the built-in texts, which are shown without a response of the service. */
  private static void checkBuiltInTexts() throws Exception {
    checkBuiltInText("ko-KR", "ko", "문제가 생겼습니다");
    checkBuiltInText("ja", "ja", "問題が発生しました");
    checkBuiltInText("en", "en", "Something went wrong");
    checkBuiltInText("zh-TW, ja;q=0.5", "zh-Hant", "發生問題");
    checkBuiltInText("ko;q=0, en", "en", "Something went wrong");
    checkBuiltInText("fr, zh;q=0.2, JA-jp;q=0.3", "ja", "問題が発生しました");
    checkBuiltInText("?", "en", "Something went wrong");
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
    // The first call loads the classes of Spring, which takes longer than the recipe waits if the machine is busy.
    recipe.explain(new ProviderException("auth0", "", "signIn", 503, null), request("en"));
    String refused = "{\"error\":\"invalid_grant\",\"error_description\":\"Wrong email or password.\"}";
    check(refused, 403, "ko", "ko", "로그인하지 못했습니다", 401, null);
    check(refused, 403, "ja", "ja", "ログインできませんでした", 401, null);
    check("{\"error\":\"too_many_attempts\"}", 429, "ko", "ko", "시도 횟수를 초과했습니다", 429, "30");
    System.out.println("good    Spring");
  }
}
