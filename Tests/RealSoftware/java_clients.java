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
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.LogManager;
import javax.naming.Context;
import javax.naming.directory.InitialDirContext;
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
            .generateCertificate(new ByteArrayInputStream(pem.getBytes())));
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

    static void others() throws Exception {
        List<String> none = List.of();
        String web = System.getenv("WEB");
        provoke("status 401, HttpURLConnection", () -> new URL(web + "/401").openStream(), "notSignedIn",
            List.of("sessionExpired", "misconfigured"), Map.of());
        provoke("status 404, HttpURLConnection", () -> new URL(web + "/lost").openStream(), "misconfigured",
            List.of("invalidRequest", "unknown"), Map.of());
        provoke("a host name that is not there, HttpURLConnection", () -> new URL(System.getenv("NOWHERE") + "/token")
            .openStream(), "networkUnavailable", List.of("unknown"), Map.of());
        for (String[] row : new String[][] {{"LDAP: a locked account", "LOCKED", "accountLocked"},
            {"LDAP: an expired password", "EXPIRED_PASSWORD", "passwordResetRequired"}}) {
            provoke(row[0], () -> new InitialDirContext(new Hashtable<>(Map.of(
                Context.INITIAL_CONTEXT_FACTORY, "com.sun.jndi.ldap.LdapCtxFactory",
                Context.PROVIDER_URL, System.getenv(row[1]), Context.SECURITY_PRINCIPAL, "CORP\\mina",
                Context.SECURITY_CREDENTIALS, "right"))), row[2], none, Map.of("provider", "any", "flow", "signIn"));
        }
        Map<String, String> oauth = Map.of("provider", "oauth", "flow", "signIn");
        KeyStore keys = KeyStore.getInstance("PKCS12");
        keys.load(null, null);
        ByteArrayOutputStream stored = new ByteArrayOutputStream();
        keys.store(stored, "right".toCharArray());
        provoke("a key store under a wrong password", () -> {
            keys.load(new ByteArrayInputStream(stored.toByteArray()), "wrong".toCharArray());
            return null;
        }, "misconfigured", none, oauth);
        byte[] pkcs8 = KeyPairGenerator.getInstance("RSA").generateKeyPair().getPrivate().getEncoded();
        byte[] pkcs1 = Arrays.copyOfRange(pkcs8, 26, pkcs8.length); // without the name of the algorithm around it
        provoke("a private key in the form of PKCS #1", () -> KeyFactory.getInstance("RSA").generatePrivate(
            new PKCS8EncodedKeySpec(pkcs1)), "misconfigured", none, oauth);
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
        others();
        System.exit(0);
    }
}
