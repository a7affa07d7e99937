import java.util.Locale;
import org.springframework.http.ResponseEntity;

/** Runs the recipe for Spring against the service at AUTH_COPY_URL. */
public class SpringRecipe {
  public static void main(String[] arguments) throws Exception {
    String body = "{\"error\":\"invalid_grant\",\"error_description\":\"Wrong email or password.\"}";
    ResponseEntity<String> response = new AuthErrors().explain(new ProviderException("auth0", body, 403, "signIn"), Locale.KOREAN);
    boolean good = response.getStatusCodeValue() == 401 && response.getBody().contains("\"title\":\"로그인하지 못했습니다\"")
        && response.getHeaders().getFirst("Content-Language").equals("ko") && response.getHeaders().containsKey("WWW-Authenticate");
    if (!good) throw new AssertionError(response.toString());
    System.out.println("good    Spring");
  }
}
