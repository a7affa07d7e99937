# What Ruby's openid_connect, signet, googleauth, oauth, omniauth strategies, rotp and warden say when signing in fails.
require "json"
require "logger"
require "openssl"
require "openid_connect"
require "signet/oauth_2/client"
require "googleauth"
require "googleauth/id_tokens"
require "oauth"
require "omniauth_openid_connect"
require "omniauth-saml"
require "rotp"
require "warden"
require "rack/mock"
require "rack/session/abstract/id"

OmniAuth.config.logger = Logger.new(nil)
OmniAuth.config.allowed_request_methods = %i[get post]
SIGN_IN = { flow: "signIn" }.freeze

def say(provoked, kind, **label)
  puts JSON.generate({ provoked: provoked, kind: kind }.merge(label))
end

def provoke(provoked, kind, **label)
  yield
rescue StandardError, OmniAuth::Strategies::SAML::ValidationError => e
  forms = { text: e.message, repr: e.inspect, traceback: e.full_message(highlight: false, order: :top) }
  forms.transform_values! { |text| text.dup.force_encoding("UTF-8").scrub }
  say(provoked, kind, **forms, **label)
else
  abort "#{provoked} raised nothing"
end

# openid_connect: ID tokens, and a token endpoint.
KEY, OTHER = Array.new(2) { OpenSSL::PKey::RSA.new(2048) }
NOW = Time.now.to_i
CLAIMS = { iss: "https://login.example.com", aud: "shop", sub: "mina", nonce: "n-1", exp: NOW + 600, iat: NOW }.freeze
WANTED = { issuer: CLAIMS[:iss], client_id: "shop", nonce: "n-1" }.freeze

def id_token(changes = {}, key = KEY)
  JSON::JWT.new(CLAIMS.merge(changes).compact).sign(key, :RS256).to_s
end

[["an expired ID token", id_token({ exp: NOW - 600 }), :externalSignInRejected, [:flowExpired]],
 ["an ID token for another app", id_token({ aud: "bank" }), :securityCheckFailed, [:externalSignInRejected]],
 ["an ID token of another issuer", id_token({ iss: "https://evil.example.com" }), :securityCheckFailed,
  [:externalSignInRejected]],
 ["an ID token of another sign-in", id_token({ nonce: "n-2" }), :securityCheckFailed, [:externalSignInRejected]],
 ["an ID token without a subject", id_token({ sub: nil }), :invalidProviderResponse, [:externalSignInRejected]],
 ["an ID token of another key", id_token({}, OTHER), :securityCheckFailed, [:externalSignInRejected]],
 ["text that is no token", "abc", :invalidProviderResponse, %i[securityCheckFailed externalSignInRejected]]]
  .each do |name, token, kind, also|
  provoke("openid_connect: #{name}", kind, also: also, **SIGN_IN) do
    OpenIDConnect::ResponseObject::IdToken.decode(token, KEY).verify!(WANTED)
  end
end

def client(**changes)
  OpenIDConnect::Client.new(identifier: "shop", secret: "s3cret", redirect_uri: "https://shop.example.com/callback",
                            token_endpoint: "#{ENV["OAUTH"]}/token", authorization_endpoint: "#{ENV["OAUTH"]}/in",
                            **changes)
end

def exchange(code: "forged", **changes)
  made = client(**changes)
  made.authorization_code = code
  made.access_token!(:body)
end
{ ["a code that was used", :flowExpired] => {}, ["a wrong client secret", :misconfigured] => { secret: "x" },
  ["another callback", :misconfigured] => { code: "good", redirect_uri: "https://other.example.com" },
  ["a refused connection", :providerUnavailable] => { token_endpoint: "#{ENV["CLOSED"]}/token" },
  ["a server that hangs up", :networkUnavailable] => { token_endpoint: "#{ENV["HANGUP"]}/token" },
  ["a certificate that nobody signed", :secureConnectionFailed] => { token_endpoint: "#{ENV["SELF"]}/token" },
  ["a page instead of a token", :invalidProviderResponse] => { token_endpoint: "#{ENV["WEB"]}/page" },
  ["status 503 instead of a token", :providerUnavailable] => { token_endpoint: "#{ENV["WEB"]}/503" } }
  .each { |(name, kind), changes| provoke("openid_connect: #{name}", kind, **SIGN_IN) { exchange(**changes) } }
provoke("openid_connect: an old access token", :sessionExpired) do
  OpenIDConnect::AccessToken.new(client: client(userinfo_endpoint: "#{ENV["WEB"]}/401"), access_token: "old").userinfo!
end
provoke("openid_connect: discovery is not there", :misconfigured, also: [:networkUnavailable]) do
  OpenIDConnect::Discovery::Provider::Config.discover!("https://login.example.invalid")
end

# signet and googleauth
def signet(**changes)
  Signet::OAuth2::Client.new(token_credential_uri: "#{ENV["OAUTH"]}/token", client_id: "shop", client_secret: "s3cret",
                             redirect_uri: "https://shop.example.com/callback", **changes)
end
{ ["a code that was used", :flowExpired, "signIn"] => { code: "forged" },
  ["a wrong client secret", :misconfigured, "signIn"] => { code: "good", client_secret: "x" },
  ["an old refresh token", :sessionExpired, "refresh"] => { refresh_token: "old" },
  ["no code and no refresh token", :invalidRequest, "signIn"] => {},
  ["a refused connection", :providerUnavailable, "signIn"] => { code: "good",
                                                                token_credential_uri: "#{ENV["CLOSED"]}/token" },
  ["status 503 instead of a token", :providerUnavailable, "signIn"] => { code: "good",
                                                                         token_credential_uri: "#{ENV["WEB"]}/503" } }
  .each do |(name, kind, flow), changes|
  provoke("signet: #{name}", kind, flow: flow) { signet(**changes).fetch_access_token! }
end
GOOGLE = { provider: "google" }.freeze
provoke("googleauth: no credentials of the service", :misconfigured, **GOOGLE) do
  ENV["HOME"] = "/nowhere"
  ENV["GCE_METADATA_HOST"] = ENV["CLOSED"].delete_prefix("http://")
  Google::Auth.get_application_default("https://www.googleapis.com/auth/userinfo.email")
end
provoke("googleauth: a client id without its secret", :misconfigured, **GOOGLE) do
  Google::Auth::ClientId.new("shop", nil)
end
keys = Google::Auth::IDTokens::StaticKeySource.new(
  [Google::Auth::IDTokens::KeyInfo.new(id: "key-1", key: KEY.public_key, algorithm: "RS256")])
google = lambda do |token, **wanted|
  Google::Auth::IDTokens::Verifier.new(key_source: keys, aud: "shop", iss: CLAIMS[:iss]).verify(token, **wanted)
end
[["an expired ID token", id_token({ exp: NOW - 600 }), {}, :externalSignInRejected, [:flowExpired]],
 ["an ID token for another app", id_token({ aud: "bank" }), {}, :securityCheckFailed, [:externalSignInRejected]],
 ["an ID token of another issuer", id_token({ iss: "https://evil.example.com" }), {}, :securityCheckFailed,
  [:externalSignInRejected]],
 ["an ID token for another client", id_token({ azp: "bank" }), { azp: "shop" }, :securityCheckFailed,
  [:externalSignInRejected]],
 ["an ID token of another key", id_token({}, OTHER), {}, :securityCheckFailed, [:externalSignInRejected]]]
  .each do |name, token, wanted, kind, also|
  provoke("googleauth: #{name}", kind, also: also, **SIGN_IN, **GOOGLE) { google.(token, **wanted) }
end

# OAuth 1
consumer = ->(path) { OAuth::Consumer.new("shop", "s3cret", site: ENV["WEB"], request_token_path: path) }
[["status 401", "/401", :misconfigured, [:securityCheckFailed]], ["status 503", "/503", :providerUnavailable, []]]
  .each do |name, path, kind, also|
  provoke("oauth 1: #{name} instead of a token", kind, also: also, **SIGN_IN) { consumer.(path).get_request_token }
end

# omniauth's strategies
def callback(strategy, query, session = {}, **options)
  error = nil
  app = strategy.new(->(_) { [200, {}, ["in"]] }, **options)
  OmniAuth.config.on_failure = lambda do |env|
    error = env["omniauth.error"]
    [302, { "Location" => "/failure?message=#{env["omniauth.error.type"]}" }, []]
  end
  answer = app.call(Rack::MockRequest.env_for("https://shop.example.com/auth/#{app.options.name}/callback?#{query}",
                                              method: "POST", "rack.session" => session))
  raise error if error
  raise StandardError, answer[1]["Location"]
end
[["state of another sign-in", "code=abc&state=s-2", :securityCheckFailed, []],
 ["a person who refused", "error=access_denied&error_description=The+user+denied+access&state=s-1", :consentDenied,
  [:canceled]],
 ["a provider that failed", "error=server_error&state=s-1", :providerUnavailable, []],
 ["no code", "state=s-1", :invalidProviderResponse, [:invalidRequest]],
 ["a code that was used", "code=abc&state=s-1", :flowExpired, []]].each do |name, query, kind, also|
  provoke("omniauth-openid-connect: #{name}", kind, also: also, **SIGN_IN) do
    address = URI(ENV["OAUTH"])
    callback(OmniAuth::Strategies::OpenIDConnect, query, { "omniauth.state" => "s-1", "omniauth.nonce" => "n-1" },
             issuer: CLAIMS[:iss], client_auth_method: :body, client_options: {
               identifier: "shop", secret: "s3cret", host: address.host, port: address.port, scheme: "http",
               token_endpoint: "/token", jwks_uri: "/keys", redirect_uri: "https://shop.example.com/callback" })
  end
end
[["no response", "", :invalidRequest, [:invalidProviderResponse]],
 ["a response that is no XML", "SAMLResponse=aGVsbG8", :invalidProviderResponse, []],
 ["an empty response", "SAMLResponse=#{Rack::Utils.escape(["<samlp:Response xmlns:samlp='urn:oasis:names:tc:SAML:2.0" \
   ":protocol' ID='_1' Version='2.0'/>"].pack("m0"))}", :invalidProviderResponse,
  %i[securityCheckFailed externalSignInRejected]]]
  .each do |name, query, kind, also|
  provoke("omniauth-saml: #{name}", kind, also: also, provider: "any", **SIGN_IN) do
    callback(OmniAuth::Strategies::SAML, query, idp_cert_fingerprint: "00" * 20, sp_entity_id: "shop",
                                                idp_sso_service_url: "https://idp.example.com/sso")
  end
end

# rotp, warden
provoke("rotp: a secret that is no base32", :misconfigured, provider: "any") { ROTP::TOTP.new("secret!1").now }
Warden::Strategies.add(:password) do
  def authenticate!
    fail!("Invalid email or password.")
  end
end
warden = Warden::Manager.new(->(env) { env["warden"].authenticate!(:password) }) do |config|
  config.failure_app = ->(env) { [401, { "content-type" => "text/plain" }, [env["warden"].message]] }
end
status, headers, body = warden.call(Rack::MockRequest.env_for("/", "rack.session" => {}))
say("warden: a wrong password", :invalidCredentials, status: status, headers: headers, body: body.join, provider: "any",
    **SIGN_IN)
provoke("warden: a strategy that is not there", :misconfigured, provider: "any") do
  Warden::Manager.new(->(env) { env["warden"].authenticate!(:telepathy) })
                 .call(Rack::MockRequest.env_for("/", "rack.session" => {}))
end
