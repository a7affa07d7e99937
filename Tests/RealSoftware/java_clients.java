// What Java's HTTP client, Spring's RestTemplate and Google's OAuth client say when signing in fails.

import com.google.api.client.auth.oauth2.AuthorizationCodeTokenRequest;
import com.google.api.client.auth.oauth2.ClientParametersAuthentication;
import com.google.api.client.auth.oauth2.PasswordTokenRequest;
import com.google.api.client.auth.oauth2.RefreshTokenRequest;
import com.google.api.client.auth.oauth2.TokenRequest;
import com.google.api.client.http.GenericUrl;
import com.google.api.client.http.javanet.NetHttpTransport;
import com.google.api.client.json.gson.GsonFactory;
import com.google.gson.Gson;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.LogManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.springframework.http.client.SimpleClientHttpRequestFactory;
import org.springframework.web.client.RestTemplate;

public class java_clients {
    interface Action {
        Object run() throws Exception;
    }

    static class Case {
        String provoked, url, kind;
        List<String> also;
    }

    static void provoke(String provoked, Action action, String kind, List<String> also, Map<String, String> more) {
        try {
            action.run();
        } catch (Exception error) {
            StringWriter traceback = new StringWriter();
            error.printStackTrace(new PrintWriter(traceback));
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("provoked", provoked);
            line.put("text", error.getMessage()); // left out where there is none
            line.put("repr", error.toString());
            line.put("traceback", traceback.toString());
            line.put("kind", kind);
            line.put("also", also);
            line.putAll(more);
            System.out.println(new Gson().newBuilder().disableHtmlEscaping().create().toJson(line));
            return;
        }
        throw new AssertionError(provoked + " threw nothing");
    }

    static SSLContext trusting(String path) throws Exception {
        KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
        store.load(null, null);
        String pem = Files.readString(Path.of(path)).split("-----BEGIN PRIVATE")[0];
        store.setCertificateEntry("shop", CertificateFactory.getInstance("X.509")
            .generateCertificate(new java.io.ByteArrayInputStream(pem.getBytes())));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }

    static void network() throws Exception {
        SSLContext context = trusting(System.getenv("AUTHORITY"));
        javax.net.ssl.HttpsURLConnection.setDefaultSSLSocketFactory(context.getSocketFactory());
        HttpClient client = HttpClient.newBuilder().sslContext(context).connectTimeout(Duration.ofSeconds(1)).build();
        SimpleClientHttpRequestFactory plain = new SimpleClientHttpRequestFactory();
        plain.setConnectTimeout(1000);
        plain.setReadTimeout(1000);
        RestTemplate spring = new RestTemplate(plain);
        for (Case one : new Gson().fromJson(System.getenv("CASES"), Case[].class)) {
            boolean answered = one.url.startsWith(System.getenv("WEB"));
            HttpRequest request = HttpRequest.newBuilder(URI.create(one.url)).timeout(Duration.ofSeconds(1)).build();
            if (!answered) {
                provoke(one.provoked + ", HttpClient", () -> client.send(request, HttpResponse.BodyHandlers.ofString()),
                    one.kind, one.also, Map.of());
            }
            if (!one.provoked.equals("an empty answer")) { // that is null to Spring
                provoke(one.provoked + ", RestTemplate", () -> spring.getForObject(one.url, Map.class), one.kind,
                    one.also, Map.of());
            }
        }
    }

    static void exchange() {
        GenericUrl oauth = new GenericUrl(System.getenv("OAUTH") + "/token");
        NetHttpTransport transport = new NetHttpTransport();
        GsonFactory json = GsonFactory.getDefaultInstance();
        ClientParametersAuthentication shop = new ClientParametersAuthentication("shop", "s3cret");
        Map<String, String> signIn = Map.of("provider", "oauth", "flow", "signIn");
        provoke("a forged code", () -> new AuthorizationCodeTokenRequest(transport, json, oauth, "forged")
            .setClientAuthentication(shop).execute(), "flowExpired", List.of(), signIn);
        provoke("a wrong client secret", () -> new AuthorizationCodeTokenRequest(transport, json, oauth, "good")
            .setClientAuthentication(new ClientParametersAuthentication("shop", "wrong")).execute(), "misconfigured",
            List.of(), signIn);
        provoke("a wrong password", () -> new PasswordTokenRequest(transport, json, oauth, "mina@example.com", "wrong")
            .setClientAuthentication(shop).execute(), "invalidCredentials", List.of(), signIn);
        provoke("an unknown grant", () -> new TokenRequest(transport, json, oauth, "telepathy")
            .setClientAuthentication(shop).execute(), "invalidRequest", List.of("misconfigured"), signIn);
        provoke("an old refresh token", () -> new RefreshTokenRequest(transport, json, oauth, "old")
            .setClientAuthentication(shop).execute(), "sessionExpired", List.of(),
            Map.of("provider", "oauth", "flow", "refresh"));
        for (String[] row : new String[][] {{"a page instead of a token", "/page", "invalidProviderResponse"},
            {"status 502 instead of a token", "/502", "providerUnavailable"},
            {"status 429 instead of a token", "/429", "tooManyAttempts"}}) {
            GenericUrl url = new GenericUrl(System.getenv("WEB") + row[1]);
            provoke(row[0], () -> new RefreshTokenRequest(transport, json, url, "good").setClientAuthentication(shop)
                .execute(), row[2], List.of(), Map.of("provider", "oauth", "flow", "refresh"));
        }
    }

    public static void main(String[] arguments) throws Exception {
        LogManager.getLogManager().reset();
        network();
        exchange();
        System.exit(0);
    }
}
