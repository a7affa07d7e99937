# What Ruby's Net::HTTP, oauth2, omniauth, jwt, json-jwt and webauthn say when signing in fails.
require "json"
require "net/http"
require "openssl"
require "oauth2"
require "omniauth-oauth2"
require "jwt"
require "json/jwt"
require "rack/mock"
require "webauthn"
require "webauthn/fake_client"

OmniAuth.config.logger = Logger.new(nil)

def provoke(provoked, kind, **label)
  yield
rescue StandardError => e
  forms = { text: e.message, repr: e.inspect, traceback: e.full_message(highlight: false, order: :top) }
  forms.transform_values! { |text| text.dup.force_encoding("UTF-8").scrub }
  puts JSON.generate({ provoked: provoked, kind: kind, **forms }.merge(label))
else
  abort "#{provoked} raised nothing"
end

JSON.parse(ENV["CASES"]).each do |one|
  next if one["provoked"].start_with?("redirects") # that client follows none
  address = URI(one["url"])
  provoke(one["provoked"], one["kind"], also: one["also"]) do
    http = Net::HTTP.new(address.host, address.port)
    http.use_ssl = address.scheme == "https"
    http.ca_file = ENV["AUTHORITY"]
    http.open_timeout = http.read_timeout = 1
    http.max_retries = 0
    JSON.parse(http.get(address.path).tap { |answer| answer.value }.body)
  end
end
[["429", :tooManyAttempts], ["503", :providerUnavailable]].each do |status, kind|
  provoke("status #{status}", kind) { Net::HTTP.get_response(URI("#{ENV["WEB"]}/#{status}")).value }
end

provoke("a proxy that wants a sign-in", :networkUnavailable, also: [:misconfigured]) do
  proxy = URI(ENV["PROXY"])
  http = Net::HTTP.new("login.example.com", 443, proxy.host, proxy.port)
  http.use_ssl = true
  http.get("/token")
end
provoke("a file of authorities that there is not", :misconfigured, also: [:secureConnectionFailed]) do
  http = Net::HTTP.new("127.0.0.1", URI(ENV["SELF"]).port)
  http.use_ssl = true
  http.ca_file = "/etc/ssl/cacert.pem"
  http.get("/token")
end

# oauth2 at a token endpoint.
def client(site = ENV["OAUTH"], secret: "s3cret", path: "/token")
  OAuth2::Client.new("shop", secret, site: site, token_url: path, auth_scheme: :request_body)
end
OAUTH = { provider: "oauth" }.freeze
SIGN_IN = { flow: "signIn", **OAUTH }.freeze
back = { redirect_uri: "https://shop.example.com/callback" }
provoke("a forged code", :flowExpired, **SIGN_IN) { client.auth_code.get_token("forged", back) }
provoke("a wrong client secret", :misconfigured, **SIGN_IN) { client(secret: "x").auth_code.get_token("good", back) }
provoke("a wrong password", :invalidCredentials, **SIGN_IN) { client.password.get_token("mina@example.com", "wrong") }
provoke("a scope that is unknown", :misconfigured, also: [:invalidRequest], **OAUTH) do
  client.client_credentials.get_token(scope: "admin")
end
provoke("an old refresh token", :sessionExpired, flow: "refresh", **OAUTH) do
  OAuth2::AccessToken.new(client, "old", refresh_token: "old").refresh!
end
provoke("no refresh token", :sessionExpired, flow: "refresh", also: [:notSignedIn, :invalidRequest], **OAUTH) do
  OAuth2::AccessToken.new(client, "old").refresh!
end
[["a page instead of a token", "/page", :invalidProviderResponse],
 ["status 502 instead of a token", "/502", :providerUnavailable],
 ["a token answer without a token", "/nothing", :invalidProviderResponse]].each do |provoked, path, kind|
  provoke(provoked, kind, **SIGN_IN) { client(ENV["WEB"], path: path).auth_code.get_token("good", back) }
end
provoke("a provider that is not there", :providerUnavailable, **SIGN_IN) do
  client(ENV["CLOSED"]).auth_code.get_token("good", back)
end

# omniauth: what its callback makes of an answer, as the error and as the redirect that the app gets.
class Shop < OmniAuth::Strategies::OAuth2
  option :name, "shop"
  option :client_options, site: ENV["OAUTH"], token_url: "/token", auth_scheme: :request_body
end
OmniAuth.config.request_validation_phase = nil
FAILED = OmniAuth.config.on_failure

def callback(query, site: ENV["OAUTH"], path: "/token", state: "st4te")
  error = nil
  OmniAuth.config.on_failure = ->(env) { error = env["omniauth.error"]; FAILED.call(env) }
  app = Shop.new(->(_) { [200, {}, ["ok"]] }, "shop", "s3cret", client_options: { site: site, token_url: path })
  env = Rack::MockRequest.env_for("/auth/shop/callback?#{query}")
  env["rack.session"] = { "omniauth.state" => state }.compact
  answer = Rack::MockResponse.new(*app.call(env))
  [answer, error]
end

[["refused consent", "error=access_denied&error_description=The+user+denied+access&state=st4te", {}, :consentDenied],
 ["another state", "code=good&state=other", {}, :securityCheckFailed, [:flowExpired]],
 ["a lost session", "code=good&state=st4te", { state: nil }, :securityCheckFailed, %i[flowExpired cookiesRequired]],
 ["a used code", "code=used&state=st4te", {}, :flowExpired],
 ["a provider's fault", "error=server_error&state=st4te", {}, :providerUnavailable],
 ["a provider that is busy", "error=temporarily_unavailable&state=st4te", {}, :providerUnavailable],
 ["an app that may not ask", "error=unauthorized_client&state=st4te", {}, :misconfigured],
 ["a scope that the provider did not give the app", "error=unauthorized_scope_error&error_description=Scope+%22r_" \
  "liteprofile%22+is+not+authorized+for+your+application&state=st4te", {}, :misconfigured, [:permissionDenied]],
 ["nobody is signed in at the provider (prompt=none)", "error=login_required&state=st4te", {}, :interactionRequired,
  [:notSignedIn]],
 ["a provider that is not there", "code=good&state=st4te", { site: ENV["CLOSED"] }, :providerUnavailable],
 ["a host name that is not there", "code=good&state=st4te", { site: ENV["NOWHERE"] }, :networkUnavailable],
 ["a certificate that nobody signed", "code=good&state=st4te", { site: ENV["SELF"] }, :secureConnectionFailed],
 ["a page instead of a token", "code=good&state=st4te", { site: ENV["WEB"], path: "/page" }, :invalidProviderResponse],
 ["status 503 instead of a token", "code=good&state=st4te", { site: ENV["WEB"], path: "/503" }, :providerUnavailable]]
  .each do |provoked, query, more, kind, also|
  answer, error = callback(query, **more)
  label = { also: also, **SIGN_IN }.compact
  puts JSON.generate({ provoked: "#{provoked}, omniauth's redirect", status: answer.status, headers: answer.headers,
                       body: answer.body, kind: kind, **label })
  provoke("#{provoked}, omniauth's error", kind, **label) { raise error } if error
rescue StandardError => e
  provoke("#{provoked}, omniauth", kind, **{ also: also, **SIGN_IN }.compact) { raise e }
end
OmniAuth.config.allowed_request_methods = %i[post get]
provoke("no CSRF token at omniauth", :securityCheckFailed, **SIGN_IN) do
  OmniAuth::AuthenticityTokenProtection.new(allow_if: nil).call!(Rack::MockRequest.env_for("/auth/shop", method: "POST",
                                                                                           "rack.session" => {}))
end

# Tokens that a server checks, with jwt and json-jwt.
KEY = OpenSSL::PKey::EC.generate("prime256v1")
OTHER = OpenSSL::PKey::EC.generate("prime256v1")
def sign(changes = {}, key = KEY, algorithm = "ES256")
  JWT.encode({ iss: "https://login.example.com", aud: "shop", sub: "mina", exp: Time.now.to_i + 60, iat: 1 }
               .merge(changes).compact, key, algorithm)
end
RULES = { algorithm: "ES256", iss: "https://login.example.com", verify_iss: true, aud: "shop", verify_aud: true,
          verify_iat: true }.freeze
rejected = :externalSignInRejected
[["an expired ID token", sign({ exp: 1 }), rejected, [:flowExpired]],
 ["an ID token that is not yet valid", sign({ nbf: 4_000_000_000 }), :securityCheckFailed, [rejected]],
 ["an ID token issued in the future", sign({ iat: 4_000_000_000 }), :securityCheckFailed, [rejected]],
 ["an ID token for another app", sign({ aud: "other" }), :securityCheckFailed, [:misconfigured]],
 ["an ID token of another issuer", sign({ iss: "https://evil.example.com" }), :securityCheckFailed],
 ["an ID token of another key", sign({}, OTHER), :securityCheckFailed],
 ["an ID token of another algorithm", sign({}, "s3cret", "HS256"), :securityCheckFailed],
 ["an ID token that is none", "forged", :securityCheckFailed, [:invalidProviderResponse, rejected]],
 ["an ID token of three wrong parts", "a.b.c", :securityCheckFailed, [:invalidProviderResponse, rejected]],
 ["no ID token", nil, :invalidProviderResponse, %i[securityCheckFailed invalidRequest]]]
  .each do |provoked, token, kind, also|
  provoke("#{provoked}, jwt", kind, **{ also: also, **SIGN_IN }.compact) { JWT.decode(token, KEY, true, RULES) }
end
provoke("an ID token without a subject, jwt", :securityCheckFailed, also: [:invalidProviderResponse], **SIGN_IN) do
  JWT.decode(sign({ sub: nil }), KEY, true, required_claims: ["sub"], algorithm: "ES256")
end
provoke("an ID token of an unknown key, jwt", :securityCheckFailed, also: [:misconfigured], **SIGN_IN) do
  JWT.decode(JWT.encode({}, KEY, "ES256", kid: "old"), nil, true, algorithms: ["ES256"], jwks: { keys: [] })
end
provoke("a revoked session token, jwt", :sessionExpired, **OAUTH) do
  JWT.decode(sign, KEY, true, algorithm: "ES256", verify_jti: ->(_) { false })
end
provoke("a secret that is not set, jwt", :misconfigured, also: [:internalError], **OAUTH) do
  JWT.encode({ sub: "mina" }, nil, "HS256")
end
provoke("a public key that is none, jwt", :misconfigured, **OAUTH) do
  OpenSSL::PKey::RSA.new("-----BEGIN PUBLIC KEY-----\\nMIIBIjANBg\\n-----END PUBLIC KEY-----")
end
provoke("a key of RSA for a token of ES256, jwt", :misconfigured, also: %i[securityCheckFailed internalError],
                                                                   **OAUTH) do
  JWT.decode(sign, OpenSSL::PKey::RSA.new(2048), true, algorithm: "ES256")
end
[["an ID token of another key, json-jwt", sign({}, OTHER), :securityCheckFailed],
 ["an ID token of another algorithm, json-jwt", sign({}, "s3cret", "HS256"), :securityCheckFailed],
 ["an ID token that is none, json-jwt", "forged", :securityCheckFailed, [:invalidProviderResponse, rejected]]]
  .each do |provoked, token, kind, also|
  provoke(provoked, kind, **{ also: also, **SIGN_IN }.compact) { JSON::JWT.decode(token, KEY) }
end
provoke("an unknown key, json-jwt", :securityCheckFailed, also: [:misconfigured], **SIGN_IN) do
  token = JSON::JWT.new(sub: "mina").tap { |jwt| jwt.kid = "old" }.sign(KEY, :ES256).to_s
  JSON::JWT.decode(token, JSON::JWK::Set.new([]))
end

# Passkeys, with the client that webauthn brings for tests.
WebAuthn.configure do |config|
  config.origin = "https://shop.example.com"
  config.rp_id = "shop.example.com"
end
PASSKEY = { provider: "webauthn" }.freeze
good = WebAuthn::FakeClient.new("https://shop.example.com")
options = WebAuthn::Credential.options_for_create(user: { id: WebAuthn.generate_user_id, name: "mina" })
made = good.create(challenge: options.challenge)
registered = WebAuthn::Credential.from_create(made).tap { |credential| credential.verify(options.challenge) }
check = ->(answer, challenge, count: 0, key: registered.public_key, **more) do
  WebAuthn::Credential.from_get(answer).verify(challenge, public_key: key, sign_count: count, **more)
end
asked = WebAuthn::Credential.options_for_get.challenge
other = WebAuthn::Credential.options_for_get.challenge
evil = WebAuthn::FakeClient.new("https://evil.example.com")
create = ->(client, challenge, expected = options.challenge, **more) do
  answer = WebAuthn::Credential.from_create(client.create(challenge: challenge, **more))
  answer.verify(expected, user_verification: true)
end
sign_up = { flow: "signUp", **PASSKEY }
sign_in = { flow: "signIn", **PASSKEY }
provoke("another challenge at sign-up", :securityCheckFailed, also: [:flowExpired], **sign_up) { create.(good, other) }
provoke("another site at sign-up", :securityCheckFailed, also: [:misconfigured], **sign_up) do
  create.(evil, options.challenge)
end
provoke("a person not asked for at sign-up", :securityCheckFailed, also: [:biometryFailed], **sign_up) do
  create.(good, options.challenge, user_verified: false)
end
provoke("a person not there at sign-up", :securityCheckFailed, **sign_up) do
  create.(good, options.challenge, user_present: false, user_verified: false)
end
provoke("another app's id at sign-up", :securityCheckFailed, also: [:misconfigured], **sign_up) do
  create.(good, options.challenge, rp_id: "evil.example.com")
end
provoke("an answer of sign-in at sign-up", :invalidRequest, also: [:securityCheckFailed], **sign_up) do
  answer = good.create(challenge: options.challenge)
  answer["response"]["clientDataJSON"] = good.get(challenge: options.challenge)["response"]["clientDataJSON"]
  WebAuthn::Credential.from_create(answer).verify(options.challenge)
end
provoke("another challenge at sign-in", :securityCheckFailed, also: [:flowExpired], **sign_in) do
  check.(good.get(challenge: asked), other)
end
provoke("a right answer, but an OpenSSL that the library does not know", :internalError, also: [:misconfigured],
        **sign_in) { check.(good.get(challenge: asked), asked) }
provoke("a person not asked for at sign-in", :securityCheckFailed, also: [:biometryFailed], **sign_in) do
  check.(good.get(challenge: asked, user_verified: false), asked, user_verification: true)
end
provoke("a person not there at sign-in", :securityCheckFailed, **sign_in) do
  check.(good.get(challenge: asked, user_present: false, user_verified: false), asked)
end
provoke("another app's id at sign-in", :securityCheckFailed, also: [:misconfigured], **sign_in) do
  check.(good.get(challenge: asked, rp_id: "evil.example.com"), asked)
end
provoke("an answer without a response", :invalidRequest, **sign_in) do
  WebAuthn::Credential.from_get({ "type" => "public-key", "id" => "x", "rawId" => "x" })
end
provoke("an answer of another type", :invalidRequest, **sign_in) do
  check.(good.get(challenge: asked).merge("type" => "password"), asked)
end
