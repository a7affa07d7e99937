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

  private static WebRequest request(String language) {
    return (WebRequest) Proxy.newProxyInstance(SpringRecipe.class.getClassLoader(), new Class<?>[] {WebRequest.class},
        (proxy, method, arguments) -> method.getName().equals("getLocale") ? Locale.forLanguageTag(language) : language);
  }

  private static void check(String body, int status, String language, String title, int expected, String retryAfter) throws Exception {
    long start = System.nanoTime();
    ResponseEntity<JsonNode> response =
        recipe.explain(new ProviderException("auth0", body, "signIn", status, retryAfter), request(language));
    boolean good = response.getStatusCodeValue() == expected && response.getBody().get("title").asText().equals(title)
        && response.getHeaders().getFirst("Content-Language").equals(language)
        && response.getHeaders().containsKey("WWW-Authenticate") == (expected == 401)
        && java.util.Objects.equals(response.getHeaders().getFirst("Retry-After"), expected == 429 ? retryAfter : null)
        && System.nanoTime() - start < 3_000_000_000L;
    if (!good) throw new AssertionError(response + " after " + (System.nanoTime() - start) / 1_000_000 + " ms");
  }

  private static void down() throws Exception {
    check("", 503, "ko", "문제가 생겼습니다", 500, null);
    check("", 503, "ja", "問題が発生しました", 500, null);
    check("", 503, "en", "Something went wrong", 500, null);
  }

  public static void main(String[] arguments) throws Exception {
    recipe = new AuthErrors();
    if (arguments.length > 0) {
      int port = URI.create(System.getenv("AUTH_COPY_URL")).getPort();
      try (ServerSocket silent = new ServerSocket(port, 50, InetAddress.getLoopbackAddress())) {
        down();
      }
      down();
      System.out.println("good    Spring, without the service");
      return;
    }
    String refused = "{\"error\":\"invalid_grant\",\"error_description\":\"Wrong email or password.\"}";
    check(refused, 403, "ko", "로그인하지 못했습니다", 401, null);
    check(refused, 403, "ja", "ログインできませんでした", 401, null);
    check("{\"error\":\"too_many_attempts\"}", 429, "ko", "여러 번 시도해 이용이 일시적으로 제한되었습니다", 429, "30");
    System.out.println("good    Spring");
  }
}
