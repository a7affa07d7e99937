# A Rails application of one file that is an OAuth server, asked as its clients and their users ask.
require "json"
require "rails"
require "active_record/railtie"
require "action_controller/railtie"
require "action_view/testing/resolvers"
require "doorkeeper"
require "doorkeeper/orm/active_record"
require "doorkeeper/openid_connect"
require "doorkeeper-i18n"

ENV["DATABASE_URL"] = "sqlite3::memory:"

class Server < Rails::Application
  config.root = __dir__
  config.eager_load = false
  config.logger = Logger.new(nil)
  config.secret_key_base = "0" * 64
  config.hosts.clear
  config.consider_all_requests_local = false
  config.action_controller.allow_forgery_protection = false
  config.file_watcher = Struct.new(:files, :folders) do # nothing here changes
    def updated? = false
    def execute = nil
    alias_method :execute_if_updated, :execute
  end
end
I18n.available_locales = %i[en ko ja fr es]

class Person < ActiveRecord::Base; end

Doorkeeper.configure do
  orm :active_record
  resource_owner_authenticator { Person.find_by(id: request.headers["X-Person"]) || (redirect_to("/sign-in") && nil) }
  resource_owner_from_credentials { |_| Person.find_by(email: params[:username], password: params[:password]) }
  default_scopes :profile
  optional_scopes :email, :openid
  enforce_configured_scopes
  grant_flows %w[authorization_code client_credentials password implicit_oidc]
  use_refresh_token
  force_ssl_in_redirect_uri true
  access_token_expires_in 3600
  authorization_code_expires_in 600
  skip_authorization { |_, client| client.name == "Trusted" }
end
Doorkeeper::OpenidConnect.configure do
  issuer "http://localhost"
  signing_key OpenSSL::PKey::RSA.new(2048).to_pem
  subject { |person, _| person.id }
  resource_owner_from_access_token { |token| Person.find_by(id: token.resource_owner_id) }
  auth_time_from_resource_owner { |_| Time.at(0) }
  reauthenticate_resource_owner { |_, _| redirect_to "/sign-in" }
  select_account_for_resource_owner { |_, _| redirect_to "/choose" }
end

class PagesController < ActionController::Base
  before_action(only: :profile) { doorkeeper_authorize! :profile }
  before_action(only: :email) { doorkeeper_authorize! :email }
  def profile = head(:ok)
  def email = head(:ok)
end

Rails.application.routes.prepend do
  use_doorkeeper
  use_doorkeeper_openid_connect
  get "profile", to: "pages#profile"
  get "email", to: "pages#email"
end
Server.initialize!
ActiveRecord::Schema.verbose = false
ActiveRecord::Schema.define do
  create_table(:people) { |t| t.string :email, :password }
  create_table :oauth_applications do |t|
    t.string :name, :uid, :secret
    t.text :redirect_uri
    t.string :scopes, default: ""
    t.boolean :confidential, default: true
    t.timestamps
  end
  create_table :oauth_access_grants do |t|
    t.references :resource_owner, :application
    t.string :token, :code_challenge, :code_challenge_method
    t.integer :expires_in
    t.text :redirect_uri
    t.string :scopes, default: ""
    t.datetime :created_at, :revoked_at
  end
  create_table :oauth_access_tokens do |t|
    t.references :resource_owner, :application
    t.string :token, :refresh_token, :scopes
    t.integer :expires_in
    t.datetime :created_at, :revoked_at
    t.string :previous_refresh_token, default: ""
  end
  create_table :oauth_openid_requests do |t|
    t.references :access_grant
    t.string :nonce
  end
end

BACK = "https://shop.example.com/callback"
MINA = Person.create!(email: "mina@example.com", password: "correct horse")
SHOP = Doorkeeper::Application.create!(name: "Shop", uid: "shop", secret: "s3cret", redirect_uri: BACK,
                                       scopes: "profile email openid")
OTHER = Doorkeeper::Application.create!(name: "Other", uid: "other", secret: "other", redirect_uri: BACK)

def ask(method, path, params = {}, headers = {})
  session = ActionDispatch::Integration::Session.new(Rails.application)
  session.process(method, path, params: params, headers: headers)
  session.response
end

def say(provoked, response, kind, **label)
  headers = response.headers.to_h.transform_values(&:to_s)
  puts JSON.generate({ provoked: provoked, status: response.status, headers: headers, body: response.body, kind: kind,
                       **label })
end

def raised(provoked, kind, **label)
  yield
  abort "#{provoked} raised nothing"
rescue StandardError => e
  forms = { text: e.message, repr: e.inspect, traceback: e.full_message(highlight: false, order: :top) }
  puts JSON.generate({ provoked: provoked, kind: kind, **forms, **label })
end

def code(**changes)
  Doorkeeper::AccessGrant.create!({ application: SHOP, resource_owner_id: MINA.id, expires_in: 600, redirect_uri: BACK,
                                    scopes: "profile" }.merge(changes)).token
end

def token(**changes)
  Doorkeeper::AccessToken.create!({ application: SHOP, resource_owner_id: MINA.id, expires_in: 3600,
                                    scopes: "profile", use_refresh_token: true }.merge(changes))
end

def exchange(**changes)
  { grant_type: "authorization_code", client_id: "shop", client_secret: "s3cret", redirect_uri: BACK }.merge(changes)
end

used = code
ask(:post, "/oauth/token", exchange(code: used))
replaced = token.tap(&:revoke).refresh_token
challenge = Base64.urlsafe_encode64(Digest::SHA256.digest("v" * 50), padding: false)
guarded = -> { code(code_challenge: challenge, code_challenge_method: "S256") }
refresh = { grant_type: "refresh_token", redirect_uri: nil }
password = { grant_type: "password", username: "mina@example.com", redirect_uri: nil }

# The token endpoint: what is sent, kind, more of the label.
TOKENS = [
  ["a used code", exchange(code: used), :flowExpired],
  ["an expired code", exchange(code: code(created_at: 1.hour.ago)), :flowExpired],
  ["a forged code", exchange(code: "forged"), :flowExpired, { also: [:securityCheckFailed] }],
  ["another redirect address", exchange(code: code, redirect_uri: "https://evil.example.com/"), :misconfigured,
   { also: [:flowExpired] }],
  ["no code", exchange, :invalidRequest],
  ["no redirect address", exchange(code: code, redirect_uri: nil), :invalidRequest],
  ["a wrong code verifier", exchange(code: guarded.(), code_verifier: "w" * 50), :securityCheckFailed,
   { also: [:flowExpired] }],
  ["no code verifier", exchange(code: guarded.()), :invalidRequest],
  ["a wrong client secret", exchange(code: code, client_secret: "wrong"), :misconfigured],
  ["an unknown client", exchange(code: code, client_id: "nobody"), :misconfigured],
  ["no client", exchange(code: code, client_id: nil, client_secret: nil), :misconfigured, { also: [:invalidRequest] }],
  ["an unknown grant", exchange(grant_type: "telepathy"), :invalidRequest, { also: [:misconfigured] }],
  ["no grant", exchange(grant_type: nil), :invalidRequest],
  ["a wrong password", exchange(**password, password: "wrong"), :invalidCredentials],
  ["an unknown scope", exchange(**password, password: "correct horse", scope: "admin"), :misconfigured,
   { also: [:invalidRequest] }],
  ["a client's scope that is unknown", exchange(grant_type: "client_credentials", scope: "admin"), :misconfigured,
   { also: [:invalidRequest] }],
  ["a revoked refresh token", exchange(**refresh, refresh_token: replaced), :sessionExpired, { flow: "refresh" }],
  ["a forged refresh token", exchange(**refresh, refresh_token: "forged"), :sessionExpired, { flow: "refresh" }],
  ["no refresh token", exchange(**refresh), :invalidRequest, { flow: "refresh" }],
  ["a refresh token of another client", exchange(**refresh, refresh_token: token(application: OTHER).refresh_token),
   :sessionExpired, { flow: "refresh", also: %i[misconfigured securityCheckFailed] }],
  ["a refresh that asks for more scopes", exchange(**refresh, refresh_token: token.refresh_token,
                                                              scope: "profile email"),
   :misconfigured, { flow: "refresh", also: %i[invalidRequest consentRequired] }],
].freeze
TRANSLATED = ["a used code", "a wrong client secret", "a wrong password", "an unknown grant", "no code",
              "a client's scope that is unknown"].freeze
%i[en ko ja].product(TOKENS).each do |locale, (provoked, sent, kind, more)|
  next unless locale == :en || TRANSLATED.include?(provoked)
  answer = I18n.with_locale(locale) { ask(:post, "/oauth/token", sent.compact) }
  say(locale == :en ? provoked : "#{provoked}, #{locale}", answer, kind, **{ flow: "signIn" }.merge(more || {}))
end

[["a wrong password, fr", :fr, exchange(**password, password: "wrong").compact, :invalidCredentials, [:flowExpired]],
 ["a forged code, es", :es, exchange(code: "forged"), :flowExpired, []]].each do |provoked, locale, sent, kind, also|
  answer = I18n.with_locale(locale) { ask(:post, "/oauth/token", sent) }
  say(provoked, answer, kind, flow: "signIn", also: also)
end

# The authorization endpoint, with Mina signed in or not.
def authorize(**changes)
  { client_id: "shop", response_type: "code", redirect_uri: BACK, scope: "profile", state: "st4te" }.merge(changes)
end
PAGES = [
  ["an unknown client at the page", authorize(client_id: "nobody"), :misconfigured],
  ["a redirect address that is not registered", authorize(redirect_uri: "https://evil.example.com/"), :misconfigured],
  ["no client at the page", authorize(client_id: nil), :misconfigured, { also: [:invalidRequest] }],
  ["a wrong response type", authorize(response_type: "telepathy"), :misconfigured, { also: [:invalidRequest] }],
  ["no response type", authorize(response_type: nil), :invalidRequest],
  ["an unknown scope at the page", authorize(scope: "admin"), :misconfigured, { also: [:invalidRequest] }],
  ["a wrong challenge method", authorize(code_challenge: "x", code_challenge_method: "md5"), :invalidRequest,
   { also: [:misconfigured] }],
  ["a silent request without consent", authorize(prompt: "none", scope: "openid"), :interactionRequired,
   { also: [:consentRequired] }],
].freeze
%i[en ko ja].product(PAGES).each do |locale, (provoked, sent, kind, more)|
  next unless locale == :en || PAGES.first(2).any? { |translated, *| translated == provoked }
  answer = I18n.with_locale(locale) { ask(:get, "/oauth/authorize", sent.compact, { "X-Person" => "1" }) }
  say(locale == :en ? provoked : "#{provoked}, #{locale}", answer, kind, flow: "signIn", **(more || {}))
end
say("a silent request without a session", ask(:get, "/oauth/authorize", authorize(prompt: "none", scope: "openid")),
    :interactionRequired, flow: "signIn", also: [:notSignedIn])
say("refused consent", ask(:delete, "/oauth/authorize", authorize, { "X-Person" => "1" }), :consentDenied,
    flow: "signIn")

# What the server's own API answers to a token.
bearer = ->(value) { { "Authorization" => "Bearer #{value}" } }
# Doorkeeper answers invalid_token where no token was sent, too.
[["no token", {}, :notSignedIn], ["a forged token", bearer.("forged"), :sessionExpired],
 ["an expired token", bearer.(token(created_at: 1.day.ago).token), :sessionExpired],
 ["a revoked token", bearer.(token.tap(&:revoke).token), :sessionExpired]].each do |provoked, headers, kind|
  also = kind == :notSignedIn ? [:sessionExpired] : []
  say("#{provoked} at the API", ask(:get, "/profile", {}, headers), kind, also: also)
  next unless kind == :notSignedIn

  say("#{provoked} at the user's page", ask(:get, "/oauth/userinfo", {}, headers), kind, also: also)
end
say("a token without the scope", ask(:get, "/email", {}, bearer.(token.token)), :permissionDenied,
    also: [:consentRequired])
say("introspection without credentials", ask(:post, "/oauth/introspect", { token: "x" }), :misconfigured,
    also: [:invalidRequest])
say("revocation with a wrong secret", ask(:post, "/oauth/revoke", { token: token.token, client_id: "shop",
                                                                   client_secret: "wrong" }), :misconfigured)

# A client that is registered wrongly.
[["a registration without a redirect address", { redirect_uri: "" }],
 ["a relative redirect address", { redirect_uri: "/callback" }],
 ["a redirect address with a fragment", { redirect_uri: "https://shop.example.com/#x" }],
 ["an unencrypted redirect address", { redirect_uri: "http://shop.example.com/" }],
 ["a registration with an unknown scope", { scopes: "admin" }],
 ["two clients of one id", { uid: "shop" }, %i[conflict valueNotAllowed]]].each do |provoked, changes, also|
  raised(provoked, :misconfigured, also: also) do
    Doorkeeper::Application.create!({ name: "New", redirect_uri: BACK }.merge(changes))
  end
end

# An API that raises what it refuses, and one without its tables.
Doorkeeper.configuration.instance_variable_set(:@handle_auth_errors, :raise)
Rails.application.env_config["action_dispatch.show_exceptions"] = false
raised("an expired token at the API, raised", :sessionExpired) do
  ask(:get, "/profile", {}, bearer.(token(created_at: 1.day.ago).token))
end
raised("tables that were not made", :misconfigured, also: %i[internalError providerUnavailable]) do
  ActiveRecord::Base.connection.drop_table(:oauth_access_tokens)
  ask(:get, "/profile", {}, bearer.("forged"))
end
