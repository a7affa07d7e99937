// What Shiro, Hibernate Validator, JNDI and OkHttp say when signing in fails.

import com.google.gson.Gson;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Date;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.naming.Context;
import javax.naming.directory.BasicAttributes;
import javax.naming.directory.InitialDirContext;
import javax.validation.ConstraintViolation;
import javax.validation.Validation;
import javax.validation.Validator;
import javax.validation.constraints.AssertTrue;
import javax.validation.constraints.NotNull;
import javax.validation.constraints.Past;
import javax.validation.constraints.Pattern;
import javax.validation.constraints.Size;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import org.apache.shiro.SecurityUtils;
import org.apache.shiro.authc.SimpleAccount;
import org.apache.shiro.authc.UsernamePasswordToken;
import org.apache.shiro.mgt.DefaultSecurityManager;
import org.apache.shiro.realm.SimpleAccountRealm;
import org.apache.shiro.session.Session;
import org.apache.shiro.session.mgt.DefaultSessionKey;
import org.apache.shiro.session.mgt.DefaultSessionManager;
import org.apache.shiro.subject.Subject;
import org.apache.shiro.util.ThreadContext;
import org.hibernate.validator.constraints.Email;
import org.hibernate.validator.constraints.NotBlank;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;

public class java_identity {
    interface Action {
        void run() throws Exception;
    }

    static void say(String provoked, Map<String, ?> forms, String kind, Map<String, ?> more) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("provoked", provoked);
        line.putAll(forms);
        line.put("kind", kind);
        line.putAll(more);
        System.out.println(new Gson().toJson(line));
    }

    static void provoke(String provoked, Action action, String kind, Map<String, ?> more) {
        try {
            action.run();
        } catch (Exception error) {
            StringWriter traceback = new StringWriter();
            error.printStackTrace(new PrintWriter(traceback));
            Map<String, Object> forms = new LinkedHashMap<>();
            if (error.getMessage() != null) {
                forms.put("text", error.getMessage());
            }
            forms.put("repr", error.toString());
            forms.put("traceback", traceback.toString());
            say(provoked, forms, kind, more);
            return;
        }
        throw new IllegalStateException(provoked + " raised nothing");
    }

    static class Realm extends SimpleAccountRealm {
        Realm() {
            addAccount("mina", "right", "member");
            SimpleAccount locked = new SimpleAccount("locked", "right", getName());
            locked.setLocked(true);
            add(locked);
            SimpleAccount old = new SimpleAccount("old", "right", getName());
            old.setCredentialsExpired(true);
            add(old);
        }
    }

    static void shiro() {
        Map<String, ?> signIn = Map.of("flow", "signIn");
        provoke("Shiro: no manager", () -> SecurityUtils.getSubject(), "misconfigured", Map.of());
        DefaultSecurityManager manager = new DefaultSecurityManager(new Realm());
        DefaultSessionManager sessions = new DefaultSessionManager();
        sessions.setSessionValidationSchedulerEnabled(false);
        manager.setSessionManager(sessions);
        SecurityUtils.setSecurityManager(manager);
        for (String[] row : new String[][] {{"a wrong password", "mina", "wrong", "invalidCredentials", ""},
            {"an unknown user", "nobody", "right", "invalidCredentials", ""},
            {"a locked account", "locked", "right", "accountLocked", "userDisabled"},
            {"an expired password", "old", "right", "passwordResetRequired", ""}}) {
            provoke("Shiro: " + row[0], () -> manager.login(new Subject.Builder().buildSubject(),
                new UsernamePasswordToken(row[1], row[2])), row[3],
                row[4].isEmpty() ? signIn : Map.of("flow", "signIn", "also", List.of(row[4])));
        }
        Subject guest = new Subject.Builder().buildSubject();
        provoke("Shiro: a page for members, without a session", () -> guest.checkRole("member"), "notSignedIn",
            Map.of());
        Subject mina = manager.login(new Subject.Builder().buildSubject(), new UsernamePasswordToken("mina", "right"));
        provoke("Shiro: a page for administrators", () -> mina.checkRole("admin"), "blockedByPolicy",
            Map.of("also", List.of("permissionDenied")));
        provoke("Shiro: a permission that is not there", () -> mina.checkPermission("user:delete"), "blockedByPolicy",
            Map.of("also", List.of("permissionDenied")));
        Session session = mina.getSession();
        session.setTimeout(1);
        provoke("Shiro: an expired session", () -> {
            Thread.sleep(20);
            session.touch();
        }, "sessionExpired", Map.of());
        provoke("Shiro: an unknown session", () -> sessions.getSession(new DefaultSessionKey("s-9")), "sessionExpired",
            Map.of("also", List.of("notSignedIn")));
        ThreadContext.remove();
        manager.setRealms(List.of(new Realm() {
            @Override
            public boolean supports(org.apache.shiro.authc.AuthenticationToken token) {
                return false;
            }
        }));
        provoke("Shiro: no realm for this sign-in", () -> manager.login(new Subject.Builder().buildSubject(),
            new UsernamePasswordToken("mina", "right")), "misconfigured", signIn);
    }

    static class Form {
        @NotBlank @Email String email = "mina@example.com";
        @NotNull @Size(min = 8, max = 64) String password = "right-password";
        @Pattern(regexp = "[a-z0-9]+") String username = "mina";
        @Past Date birthDate = new Date(0);
        @AssertTrue boolean terms = true;
    }

    static Form form(java.util.function.Consumer<Form> change) {
        Form form = new Form();
        change.accept(form);
        return form;
    }

    static void validation() {
        for (Locale locale : List.of(Locale.ENGLISH, Locale.KOREAN)) {
            Locale.setDefault(locale);
            Validator validator = Validation.byDefaultProvider().configure()
                .messageInterpolator(new ParameterMessageInterpolator()).buildValidatorFactory().getValidator();
            Object[][] rows = {
                {"a malformed address", form(form -> form.email = "mina@"), "invalidEmail", "email", List.of()},
                {"no address", form(form -> form.email = ""), "missingField", "email", List.of()},
                {"no password", form(form -> form.password = null), "missingField", "password", List.of()},
                {"a short password", form(form -> form.password = "abc"), "weakPassword", "password",
                    List.of("invalidField")},
                {"a user name with a space", form(form -> form.username = "mi na"), "invalidField", "username",
                    List.of()},
                {"a birthday in the future", form(form -> form.birthDate = new Date(1L << 50)), "invalidField",
                    "birthDate", List.of()},
                {"terms not accepted", form(form -> form.terms = false), "consentRequired", null,
                    List.of("missingField", "invalidField")},
            };
            for (Object[] row : rows) {
                ConstraintViolation<Object> found = validator.validate(row[1]).iterator().next();
                String text = found.getPropertyPath() + ": " + found.getMessage();
                Map<String, Object> more = new LinkedHashMap<>(Map.of("flow", "signUp", "also", row[4]));
                if (row[3] != null) {
                    more.put("field", row[3]);
                }
                if (row[2].equals("weakPassword")) {
                    more.put("arguments", Map.of("minLength", 8));
                }
                say("Hibernate Validator: " + row[0] + ", " + locale, Map.of("text", text), (String) row[2], more);
            }
        }
        Locale.setDefault(Locale.ENGLISH);
    }

    static InitialDirContext bind(String url, String name, String password) throws Exception {
        Hashtable<String, String> settings = new Hashtable<>(Map.of(
            Context.INITIAL_CONTEXT_FACTORY, "com.sun.jndi.ldap.LdapCtxFactory", Context.PROVIDER_URL, url,
            Context.SECURITY_AUTHENTICATION, "simple", Context.SECURITY_PRINCIPAL, name,
            Context.SECURITY_CREDENTIALS, password, "com.sun.jndi.ldap.connect.timeout", "1000",
            "com.sun.jndi.ldap.read.timeout", "1000"));
        return new InitialDirContext(settings);
    }

    static void directory() {
        String url = System.getenv("LDAP");
        String people = ",ou=people,dc=example,dc=com";
        String good = "correct horse battery 9";
        Map<String, ?> signIn = Map.of("flow", "signIn");
        provoke("JNDI: a wrong password", () -> bind(url, "uid=mina" + people, "wrong"), "invalidCredentials", signIn);
        provoke("JNDI: a user name where a DN is wanted", () -> bind(url, "mina", good), "misconfigured",
            Map.of("flow", "signIn", "also", List.of("invalidRequest")));
        provoke("JNDI: a password that an administrator has reset", () -> bind(url, "uid=reset" + people, good)
            .search("ou=people,dc=example,dc=com", "(uid=mina)", null).hasMore(), "passwordResetRequired", signIn);
        provoke("JNDI: a weak new password", () -> bind(url, "uid=mina" + people, good).modifyAttributes(
            "uid=mina" + people, InitialDirContext.REPLACE_ATTRIBUTE, new BasicAttributes("userPassword", "short")),
            "weakPassword", Map.of("flow", "change", "field", "newPassword"));
        provoke("JNDI: a server that refuses connections",
            () -> bind(System.getenv("CLOSED").replace("http", "ldap"), "uid=mina" + people, good),
            "providerUnavailable", Map.of());
        provoke("JNDI: a server that does not answer in time",
            () -> bind(System.getenv("SILENT").replace("http", "ldap"), "uid=mina" + people, good), "timedOut",
            Map.of("also", List.of("networkUnavailable")));
        provoke("JNDI: a certificate that no authority signed",
            () -> bind(System.getenv("LDAPS"), "uid=mina" + people, good), "secureConnectionFailed", Map.of());
    }

    static void okhttp() {
        OkHttpClient client = new OkHttpClient.Builder().callTimeout(1, TimeUnit.SECONDS).build();
        for (String[] row : new String[][] {{"a refused connection", "CLOSED", "providerUnavailable"},
            {"a host name that is not there", "NOWHERE", "networkUnavailable"},
            {"a server that does not answer in time", "SILENT", "timedOut"},
            {"a server that hangs up", "HANGUP", "networkUnavailable"},
            {"a certificate that nobody signed", "SELF", "secureConnectionFailed"},
            {"a server without TLS", "PLAIN", "secureConnectionFailed"},
            {"redirects without end", "WEB", "invalidProviderResponse"}}) {
            String url = System.getenv(row[1]) + (row[1].equals("WEB") ? "/loop" : "/token");
            provoke("OkHttp: " + row[0], () -> client.newCall(new Request.Builder().url(url).build()).execute(), row[2],
                Map.of("provider", "urlsession",
                    "also", row[1].equals("CLOSED") ? List.of("networkUnavailable") : List.of()));
        }
        provoke("OkHttp: an address that is none", () -> new Request.Builder().url("login"), "misconfigured",
            Map.of("provider", "urlsession", "also", List.of("invalidRequest")));
    }

    public static void main(String[] arguments) {
        Locale.setDefault(Locale.ENGLISH);
        shiro();
        validation();
        directory();
        okhttp();
        System.exit(0);
    }
}
