# What Faraday, rest-client, Octokit, rack-oauth2, recaptcha, Grape and Sinatra say when signing in fails.
require "json"
require "webrick"
require "faraday"
require "rest-client"
require "octokit"
require "rack/oauth2"
require "rack/test"
require "recaptcha"
require "grape"
require "sinatra/base"
require "rack/protection"

def provoke(provoked, kind, **label)
  yield
rescue StandardError => e
  forms = { text: e.message, repr: e.inspect, traceback: e.full_message(highlight: false, order: :top) }
  forms.transform_values! { |text| text.dup.force_encoding("UTF-8").scrub }
  puts JSON.generate({ provoked: provoked, kind: kind, **forms }.merge(label))
else
  abort "#{provoked} raised nothing"
end

# A server that answers as it is told.
class Standin
  attr_reader :url

  def initialize
    @server = WEBrick::HTTPServer.new(Port: 0, BindAddress: "127.0.0.1", Logger: WEBrick::Log.new(File::NULL),
                                      AccessLog: [])
    @server.mount_proc("/") do |_, answer|
      answer.status = @status
      answer.body = @body.is_a?(String) ? @body : JSON.generate(@body)
      answer["Content-Type"] = @body.is_a?(String) ? "text/html" : "application/json"
      @headers.each { |name, value| answer[name] = value }
    end
    @url = "http://127.0.0.1:#{@server.config[:Port]}"
    Thread.new { @server.start }
  end

  def tell(status, body, headers = {})
    @status, @body, @headers = status, body, headers
    url
  end
end

STANDIN = Standin.new

# The clients against servers that fail.
CLIENTS = {
  "Faraday" => lambda do |url|
    options = { ssl: { ca_file: ENV["AUTHORITY"] }, request: { timeout: 1 } }
    Faraday.new(**options) { |one| one.response :raise_error }.get(url)
  end,
  "rest-client" => lambda do |url|
    RestClient::Request.execute(method: :get, url: url, timeout: 1, max_redirects: 3, ssl_ca_file: ENV["AUTHORITY"])
  end
}.freeze
CHOSEN = { "Faraday" => ["a refused connection", "a host name", "in time", "hangs up", "nobody signed", "status 403",
                         "status 429", "status 500", "status 503"],
           "rest-client" => ["a refused connection", "in time", "an expired certificate", "redirects", "status 429",
                             "status 502", "status 504"] }.freeze
CLIENTS.each do |name, call|
  JSON.parse(ENV["CASES"]).each do |one|
    next unless CHOSEN[name].any? { |part| one["provoked"].include?(part) }
    provoke("#{name}: #{one["provoked"]}", one["kind"], also: one["also"], flow: "signIn", provider: "urlsession") do
      call.call(one["url"])
    end
  end
end
provoke("rest-client: an address that is none", :misconfigured, also: [:invalidRequest], provider: "urlsession") do
  RestClient.get("http://shop example/token")
end

# Octokit, with bodies that GitHub documents.
DOCS = "https://docs.github.com/rest".freeze
GITHUB = { provider: "github", flow: "signIn" }.freeze
[["an old token", 401, { message: "Bad credentials", documentation_url: DOCS }, {}, :sessionExpired,
  [:invalidCredentials, :externalSignInRejected]],
 ["a second factor is needed", 401, { message: "Must specify two-factor authentication OTP code.",
                                      documentation_url: DOCS }, { "X-GitHub-OTP" => "required; app" },
  :mfaRequired, []],
 ["too many requests", 403, { message: "API rate limit exceeded for user ID 1.", documentation_url: DOCS }, {},
  :tooManyAttempts, [:quotaExceeded]],
 ["requests that are too fast", 403, { message: "You have exceeded a secondary rate limit. Please wait a few minutes " \
                                                "before you try again.", documentation_url: DOCS }, {},
  :tooManyAttempts, []],
 ["single sign-on of the organization", 403, {
   message: "Resource protected by organization SAML enforcement. You must grant your OAuth token access to this " \
            "organization.", documentation_url: DOCS }, { "X-GitHub-SSO" => "required; url=https://github.com/orgs" },
  :singleSignOnRequired, [:consentRequired]],
 ["rights that the app lacks", 403, { message: "Resource not accessible by integration", documentation_url: DOCS }, {},
  :permissionDenied, []],
 ["a suspended account", 403, { message: "Sorry. Your account was suspended.", documentation_url: DOCS }, {},
  :providerAccountRestricted, []],
 ["the service is down", 503, "<html><body>No server is currently available</body></html>", {}, :providerUnavailable,
  []]].each do |name, status, body, headers, kind, also|
  provoke("octokit: #{name}", kind, also: also, **GITHUB) do
    Octokit::Client.new(access_token: "gho_old", api_endpoint: STANDIN.tell(status, body, headers)).user
  end
end
provoke("octokit: the code was used", :flowExpired, also: [:externalSignInRejected], **GITHUB) do
  address = STANDIN.tell(200, { error: "bad_verification_code",
                                error_description: "The code passed is incorrect or expired." })
  answer = Octokit::Client.new(client_id: "shop", client_secret: "secret", web_endpoint: "#{address}/")
    .exchange_code_for_token("abc")
  raise Octokit::Error, nil if answer.access_token
  raise "#{answer.error}: #{answer.error_description}" # it gives the error back
end

# rack-oauth2 as a client.
OAUTH = { provider: "oauth", flow: "signIn" }.freeze
def exchange(url, refresh: nil)
  client = Rack::OAuth2::Client.new(identifier: "shop", secret: "secret", redirect_uri: "https://shop.example.com/back",
                                    token_endpoint: url)
  refresh ? client.refresh_token = refresh : client.authorization_code = "abc"
  client.access_token!
end
[["a code that was used", 400, { error: "invalid_grant", error_description: "The code has expired" }, :flowExpired, []],
 ["a wrong secret of the app", 401, { error: "invalid_client", error_description: "Client authentication failed" },
  :misconfigured, []],
 ["a redirect address that is not registered", 400, { error: "invalid_request",
                                                      error_description: "Invalid redirect_uri" }, :misconfigured,
  [:invalidRequest]],
 ["an empty error", 500, {}, :providerUnavailable, [:internalError, :invalidProviderResponse, :unknown]],
 ["a page of a gateway", 502, "<html><h1>502 Bad Gateway</h1></html>", :providerUnavailable,
  [:invalidProviderResponse]],
 ["a token of an unknown type", 200, { access_token: "a", token_type: "dpop" }, :invalidProviderResponse, []]]
  .each do |name, status, body, kind, also|
  provoke("rack-oauth2: #{name}", kind, also: also, **OAUTH) { exchange(STANDIN.tell(status, body)) }
end
provoke("rack-oauth2: an old refresh token", :sessionExpired, provider: "oauth", flow: "refresh") do
  exchange(STANDIN.tell(400, { error: "invalid_grant", error_description: "The refresh token is invalid" }),
           refresh: "old")
end

# recaptcha
Recaptcha.configure { |one| one.site_key, one.secret_key, one.handle_timeouts_gracefully = "key", "secret", false }
# The app's controller: what a failed check leaves for the page.
class Controller
  include Recaptcha::Verify
  attr_accessor :params, :flash

  def initialize(token)
    @params, @flash = { "g-recaptcha-response" => token }, {}
  end

  def request
    Struct.new(:remote_ip, :format).new("192.0.2.1", :html)
  end
end
CAPTCHA = { provider: "captcha", flow: "signUp" }.freeze
Recaptcha.configuration.verify_url = STANDIN.tell(200, { success: false, "error-codes": ["timeout-or-duplicate"] })
controller = Controller.new("token")
abort "a used token" if controller.verify_recaptcha
puts JSON.generate({ provoked: "recaptcha: a token that was used", text: controller.flash[:recaptcha_error],
                     kind: :captchaFailed, **CAPTCHA })
[["the service refuses connections", ENV["CLOSED"], :providerUnavailable, [:networkUnavailable, :captchaFailed]],
 ["the service does not answer in time", ENV["SILENT"], :timedOut, [:captchaFailed]],
 ["a page instead of JSON", "#{ENV["WEB"]}/page", :invalidProviderResponse, [:captchaFailed]]]
  .each do |name, url, kind, also|
  provoke("recaptcha: #{name}", kind, also: also, **CAPTCHA) do
    Recaptcha.configuration.verify_url = url
    Controller.new("token").verify_recaptcha(timeout: 1)
  end
end
provoke("recaptcha: no secret of the app", :misconfigured, **CAPTCHA) do
  Recaptcha.with_configuration(secret_key: nil) { Controller.new("token").verify_recaptcha }
end

# Grape's fields and Sinatra's protection, as answers.
class Api < Grape::API
  format :json
  params do
    requires :email, type: String, regexp: /\A[^@\s]+@[^@\s]+\.[a-z]+\z/, allow_blank: false
    requires :username, type: String, regexp: /\A[a-z0-9_]+\z/
    requires :password, type: String
    optional :password_confirmation, type: String, same_as: :password
    optional :birth_date, type: Date
    optional :plan, type: String, values: %w[free team]
    optional :age, type: Integer
  end
  post("signup") { {} }
end

# The page's sign-in, with Sinatra's own protection.
class Page < Sinatra::Base
  set :environment, :production
  enable :sessions
  set :session_secret, "s" * 64
  use Rack::Protection::AuthenticityToken
  post("/signin") { "ok" }
  get("/broken") { raise "boom" }
  get("/private") { halt 401, "Not authorized\n" }
end

API, PAGE = [Api, Page].map { |app| Rack::Test::Session.new(app) }
def keep(provoked, answer, kind, **label)
  headers = { "content-type" => answer.headers["Content-Type"].to_s }
  puts JSON.generate({ provoked: provoked, status: answer.status, headers: headers, body: answer.body, kind: kind,
                       **label })
end
GOOD = { email: "hong@example.com", username: "hong", password: "correct horse battery 9" }.freeze
UP = { flow: "signUp" }.freeze
[["a malformed e-mail", { email: "hong" }, :invalidEmail, { field: "email" }],
 ["no e-mail", { email: nil }, :missingField, { field: "email" }],
 ["no field of the password", { password: :none }, :missingField, { field: "password" }],
 ["a user name with a space", { username: "hong gil" }, :invalidFormat, { field: "username", also: [:invalidField] }],
 ["passwords differ", { password_confirmation: "other" }, :fieldMismatch, { field: "passwordConfirmation" }],
 ["a birth date that there is not", { birth_date: "1999-02-31" }, :invalidField, { field: "birthDate" }],
 ["an unknown choice", { plan: "gold" }, :valueNotAllowed, { also: [:invalidField] }],
 ["an age that is no number", { age: "old" }, :invalidField, {}]].each do |name, changed, kind, label|
  answer = API.post("/signup", GOOD.merge(changed).reject { |_, value| value == :none })
  keep("grape: #{name}", answer, kind, **UP, **label)
end
keep("grape: a body that is no JSON", API.post("/signup", '{"email": ', "CONTENT_TYPE" => "application/json"),
     :invalidRequest, **UP)
keep("sinatra: no CSRF token", PAGE.post("/signin", { name: "mina" }), :securityCheckFailed,
     also: [:cookiesRequired, :flowExpired, :permissionDenied], flow: "signIn")
keep("sinatra: a mistake in the handler", PAGE.get("/broken"), :internalError, flow: "signIn")
keep("sinatra: halted as not authorized", PAGE.get("/private"), :notSignedIn, also: [:permissionDenied])
