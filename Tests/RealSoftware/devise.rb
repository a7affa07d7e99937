# A Rails application of one file with Devise and a SQLite database in memory, asked in HTML and in JSON.
require "json"
require "rails"
require "active_record/railtie"
require "action_controller/railtie"
require "action_mailer/railtie"
require "action_view/testing/resolvers"
require "devise"
require "devise/orm/active_record"
require "devise-two-factor"
require "omniauth-oauth2"
require "rack/attack"

ENV["DATABASE_URL"] = "sqlite3::memory:"

class Shop < Rails::Application
  config.root = __dir__
  config.paths["public"] = File.join(Gem.loaded_specs["railties"].full_gem_path,
                                     "lib/rails/generators/rails/app/templates/public")
  config.eager_load = false
  config.logger = Logger.new(nil)
  config.secret_key_base = "0" * 64
  config.hosts.clear
  config.consider_all_requests_local = false
  config.action_dispatch.show_exceptions = true
  config.action_controller.allow_forgery_protection = true
  config.action_mailer.delivery_method = :test
  config.action_mailer.default_url_options = { host: "localhost" }
  config.file_watcher = Struct.new(:files, :folders) do # nothing here changes
    def updated? = false
    def execute = nil
    alias_method :execute_if_updated, :execute
  end
  config.session_store :cookie_store, key: "_shop"
  config.middleware.use Rack::Attack
end

class ShopSignIn < OmniAuth::Strategies::OAuth2
  option :name, "shop"
  option :client_options, site: "http://127.0.0.1:1", authorize_url: "/authorize", token_url: "/token"
end
OmniAuth.config.logger = Logger.new(nil)
OmniAuth.config.request_validation_phase = nil

Devise.setup do |config|
  config.mailer_sender = "shop@example.com"
  config.stretches = 1
  config.maximum_attempts = 5
  config.lock_strategy = :failed_attempts
  config.unlock_strategy = :both
  config.last_attempt_warning = true
  config.timeout_in = 30.minutes
  config.reset_password_within = 6.hours
  config.confirm_within = 3.days
  config.password_length = 8..72
  config.navigational_formats = [:html]
  config.sign_out_via = :delete
  config.omniauth :shop, "shop", "s3cret", strategy_class: ShopSignIn
  config.warden { |manager| manager.default_strategies(scope: :member).unshift :two_factor_authenticatable }
end

class User < ActiveRecord::Base
  devise :database_authenticatable, :registerable, :recoverable, :rememberable, :validatable, :confirmable, :lockable,
         :timeoutable
  validates :username, uniqueness: { case_sensitive: false }, length: { in: 3..20 }, format: /\A\w+\z/, allow_nil: true
  validates :name, presence: true, length: { maximum: 40 }

  def active_for_authentication? = super && active
  def inactive_message = active ? super : :inactive
end

class Member < ActiveRecord::Base
  devise :two_factor_authenticatable, :omniauthable, omniauth_providers: [:shop], otp_secret_encryption_key: "k" * 32
end

Rails.application.routes.prepend do
  devise_for :users
  devise_for :members
  resource :home, controller: "home", only: %i[show create]
  root to: "home#show"
end

Shop.initialize!
ActiveRecord::Schema.verbose = false
ActiveRecord::Schema.define do
  create_table :users do |t|
    t.string :email, :encrypted_password, :username, :name, :reset_password_token, :confirmation_token
    t.string :unconfirmed_email, :unlock_token
    t.datetime :reset_password_sent_at, :remember_created_at, :confirmed_at, :confirmation_sent_at, :locked_at
    t.integer :failed_attempts, default: 0
    t.boolean :active, default: true
  end
  create_table :members do |t|
    t.string :email, :encrypted_password, :encrypted_otp_secret, :encrypted_otp_secret_iv, :encrypted_otp_secret_salt
    t.integer :consumed_timestep
    t.boolean :otp_required_for_login
  end
end

LAYOUT = <<~ERB
  <!DOCTYPE html>
  <html><head><title>Shop</title><%= csrf_meta_tags %></head>
  <body><p class="notice"><%= notice %></p><p class="alert"><%= alert %></p><%= yield %></body></html>
ERB

class ApplicationController < ActionController::Base
  prepend_view_path ActionView::FixtureResolver.new("layouts/application.html.erb" => LAYOUT)
  protect_from_forgery with: :exception, unless: -> { request.format.json? && !request.headers["X-Guarded"] }
  before_action(if: :devise_controller?) do
    devise_parameter_sanitizer.permit(:sign_up, keys: %i[username name])
    devise_parameter_sanitizer.permit(:sign_in, keys: [:otp_attempt])
  end
  respond_to :html, :json
end

class HomeController < ApplicationController
  before_action :authenticate_user!
  def show = render(html: "", layout: true)
  def create = render(json: User.create!(params.require(:user).permit(:email, :password, :name)))
end

Rack::Attack.cache.store = ActiveSupport::Cache::MemoryStore.new
Rack::Attack.throttled_response_retry_after_header = true
Rack::Attack.throttle("sign-in", limit: 2, period: 60) do |request|
  request.params["throttled"] if request.path == "/users/password"
end

# One visitor: a session with its cookies. HTML goes through the form with its CSRF token, and a redirect is followed.
class Visitor
  def initialize = @session = ActionDispatch::Integration::Session.new(Rails.application)

  def json(method, path, params = nil, **headers)
    headers["Accept"] = "application/json"
    @session.process(method, path, params: params, as: :json, headers: headers)
    @session.response
  end

  def html(method, path, params = {}, form: nil, follow: true, **headers)
    @session.get(form) if form
    token = @session.response&.body.to_s[/name="authenticity_token" value="([^"]+)"/, 1] if form
    @session.process(method, path, params: params.merge({ authenticity_token: token }.compact), headers: headers)
    @session.follow_redirect!(headers: headers) while follow && @session.response.redirect?
    @session.response
  end

  def sign_in(email = "mina@example.com", password = PASSWORD)
    json(:post, "/users/sign_in", { user: { email: email, password: password } })
    self
  end
end

PASSWORD = "correct horse battery"

def user(email, **more)
  User.create!(email: email, password: PASSWORD, name: "Mina", confirmed_at: Time.now, **more)
end

def say(provoked, response, kind, **label)
  puts JSON.generate(label.merge(status: response.status, headers: response.headers.to_h.transform_values(&:to_s),
                                 body: response.body, kind: kind).then { |line| { provoked: provoked }.merge(line) })
end

def raised(provoked, kind, **label)
  yield
  abort "#{provoked} raised nothing"
rescue StandardError => e
  forms = { text: e.message, repr: e.inspect, traceback: e.full_message(highlight: false, order: :top) }
  puts JSON.generate({ provoked: provoked, kind: kind }.merge(forms, label))
end

user("mina@example.com", username: "mina")
User.create!(email: "new@example.com", password: PASSWORD, name: "New")
user("off@example.com", active: false)
user("locked@example.com", locked_at: Time.now, failed_attempts: 4)
user("last@example.com", failed_attempts: 3)
user("try@example.com")
Member.create!(email: "two@example.com", password: PASSWORD, otp_required_for_login: true,
               otp_secret: Member.generate_otp_secret)

# Sign-in: e-mail, password, kind, more of the label.
SIGN_IN = [
  ["a wrong password", "mina@example.com", "wrong", :invalidCredentials],
  ["an unknown user", "nobody@example.com", PASSWORD, :invalidCredentials],
  ["no e-mail", "", PASSWORD, :missingField, { field: "email", also: %i[invalidCredentials notSignedIn] }],
  ["an unconfirmed account", "new@example.com", PASSWORD, :emailNotVerified, { also: [:accountNotConfirmed] }],
  ["an account switched off", "off@example.com", PASSWORD, :userDisabled, { also: [:accountNotConfirmed] }],
  ["a locked account", "locked@example.com", PASSWORD, :accountLocked],
].freeze
SIGN_IN.each do |provoked, email, password, kind, more|
  fields = { user: { email: email, password: password } }
  label = { flow: "signIn" }.merge(more || {})
  say("#{provoked}, JSON", Visitor.new.json(:post, "/users/sign_in", fields), kind, **label)
  page = Visitor.new.html(:post, "/users/sign_in", fields, form: "/users/sign_in")
  say("#{provoked}, HTML", page, kind, **label)
end
last = { user: { email: "last@example.com", password: "wrong" } }
say("a wrong password, one try left", Visitor.new.json(:post, "/users/sign_in", last), :invalidCredentials,
    flow: "signIn")
say("a wrong password, the last try", Visitor.new.json(:post, "/users/sign_in", last), :accountLocked, flow: "signIn")
two = ->(code) { { member: { email: "two@example.com", password: PASSWORD, otp_attempt: code }.compact } }
say("a wrong second factor", Visitor.new.json(:post, "/members/sign_in", two.("000000")), :invalidCredentials,
    flow: "signIn", also: [:invalidVerificationCode])
say("no second factor", Visitor.new.json(:post, "/members/sign_in", two.(nil)), :invalidCredentials,
    flow: "signIn", also: %i[mfaRequired invalidVerificationCode])

# Pages that need a session.
say("no session, JSON", Visitor.new.json(:get, "/home"), :notSignedIn)
say("no session, HTML", Visitor.new.html(:get, "/home"), :notSignedIn)
old = Visitor.new.sign_in
page = Visitor.new.sign_in
User.timeout_in = 0.seconds
say("a session that timed out, JSON", old.json(:get, "/home"), :sessionExpired)
say("a session that timed out, HTML", page.html(:get, "/home"), :sessionExpired)
User.timeout_in = 30.minutes
say("signed in already, HTML", Visitor.new.sign_in.html(:get, "/users/sign_in"), :alreadySignedIn)

# Sign-up: fields over good ones, kind, field, more.
GOOD = { email: "minsu@example.com", password: PASSWORD, password_confirmation: PASSWORD, name: "홍길동" }.freeze
SIGN_UP = [
  ["a taken e-mail", { email: "mina@example.com" }, :emailAlreadyInUse, "email"],
  ["a taken user name", { username: "mina" }, :accountAlreadyExists, "username"],
  ["a bad e-mail", { email: "mina@" }, :invalidEmail, "email"],
  ["no e-mail", { email: "" }, :missingField, "email"],
  ["a short password", { password: "short", password_confirmation: "short" }, :weakPassword, "password",
   { arguments: { minLength: 8 } }],
  ["a long password", { password: "x" * 80, password_confirmation: "x" * 80 }, :weakPassword, "password",
   { arguments: { maxLength: 72 }, also: [:invalidField] }],
  ["no password", { password: "", password_confirmation: "" }, :missingField, "password"],
  ["another confirmation", { password_confirmation: "different one" }, :fieldMismatch, "passwordConfirmation"],
  ["no name", { name: "" }, :missingField, "name"],
  ["a long name", { name: "미" * 41 }, :invalidField, "name", { arguments: { maxLength: 40 } }],
  ["a short user name", { username: "mi" }, :invalidField, "username", { arguments: { minLength: 3 } }],
  ["a user name with signs", { username: "mina!!" }, :invalidFormat, "username", { also: [:invalidField] }],
  ["several wrong fields", { email: "", password: "short", password_confirmation: "other", name: "" }, :missingField,
   "email", { also: %i[weakPassword fieldMismatch] }],
].freeze
SIGN_UP.each_with_index do |(provoked, fields, kind, field, more), index|
  label = { flow: "signUp", field: field }.merge(more || {})
  fields = { user: GOOD.merge(fields) }
  say("#{provoked}, JSON", Visitor.new.json(:post, "/users", fields), kind, **label)
  page = Visitor.new.html(:post, "/users", fields, form: "/users/sign_up")
  say("#{provoked}, HTML", page, kind, **label) if index.even?
end
page = Visitor.new.html(:post, "/users", { user: GOOD.merge(email: "mina@example.com", name: "") },
                        form: "/users/sign_up")
say("a taken e-mail and no name, HTML", page, :emailAlreadyInUse, flow: "signUp", field: "email",
    also: [:missingField])
say("no user in the body", Visitor.new.json(:post, "/users", { nonsense: 1 }), :missingField, flow: "signUp",
    field: "email", also: [:invalidRequest])

# Change while signed in.
CHANGE = [
  ["no current password", { password: "a new password", password_confirmation: "a new password" }, :missingField,
   "currentPassword"],
  ["a wrong current password", { current_password: "wrong", password: "a new password",
                                 password_confirmation: "a new password" }, :currentPasswordIncorrect,
   "currentPassword"],
  ["a short new password", { current_password: PASSWORD, password: "short", password_confirmation: "short" },
   :weakPassword, "password", { arguments: { minLength: 8 } }],
  ["another's e-mail", { current_password: PASSWORD, email: "locked@example.com" }, :emailAlreadyInUse, "email"],
].freeze
CHANGE.each do |provoked, fields, kind, field, more|
  answer = Visitor.new.sign_in.json(:put, "/users", { user: fields })
  say("#{provoked}, JSON", answer, kind, flow: "change", field: field, **(more || {}))
end

# Recovery, confirmation and unlocking by e-mailed links.
reset = ->(token, password = "another password", confirmation = password) do
  { user: { reset_password_token: token, password: password, password_confirmation: confirmation } }
end
expired = User.find_by(email: "last@example.com").send_reset_password_instructions
User.find_by(email: "last@example.com").update_columns(reset_password_sent_at: 2.days.ago)
good = User.find_by(email: "try@example.com").send_reset_password_instructions
old = User.find_by(email: "new@example.com")
old.update_columns(confirmation_sent_at: 30.days.ago)
LINKS = [
  ["a reset for an unknown address", :post, "password", { user: { email: "nobody@example.com" } }, :invalidCredentials,
   "recover", "email"],
  ["a reset without an address", :post, "password", { user: { email: "" } }, :missingField, "recover", "email"],
  ["a forged reset link", :put, "password", reset.("forged"), :actionLinkInvalid, "recover"],
  ["an expired reset link", :put, "password", reset.(expired), :actionLinkInvalid, "recover"],
  ["no reset token", :put, "password", reset.(""), :actionLinkInvalid, "recover"],
  ["a short password in a reset", :put, "password", reset.(good, "short"), :weakPassword, "recover", "password",
   { arguments: { minLength: 8 } }],
  ["another confirmation in a reset", :put, "password", reset.(good, "a new password", "other"), :fieldMismatch,
   "recover", "passwordConfirmation"],
  ["a forged confirmation link", :get, "confirmation?confirmation_token=forged", nil, :actionLinkInvalid, "verify"],
  ["a confirmation link without its token", :get, "confirmation", nil, :actionLinkInvalid, "verify"],
  ["an expired confirmation link", :get, "confirmation?confirmation_token=#{old.confirmation_token}", nil,
   :actionLinkInvalid, "verify"],
  ["a new confirmation for a confirmed address", :post, "confirmation", { user: { email: "mina@example.com" } },
   :alreadyVerified, "verify", "email", { also: [:conflict] }],
  ["a new confirmation for an unknown address", :post, "confirmation", { user: { email: "nobody@example.com" } },
   :invalidCredentials, "verify", "email"],
  ["a forged unlock link", :get, "unlock?unlock_token=forged", nil, :actionLinkInvalid, "recover"],
  ["unlocking an account that is not locked", :post, "unlock", { user: { email: "mina@example.com" } }, :conflict,
   "recover", "email"],
].freeze
LINKS.each do |provoked, method, path, fields, kind, flow, field, more|
  answer = Visitor.new.json(method, "/users/#{path}", fields)
  say("#{provoked}, JSON", answer, kind, flow: flow, field: field, **(more || {}))
end
page = Visitor.new.html(:get, "/users/password/edit")
say("a reset page without a token, HTML", page, :actionLinkInvalid, flow: "recover")
page = Visitor.new.html(:put, "/users/password", reset.("forged"),
                        form: "/users/password/edit?reset_password_token=forged")
say("a forged reset link, HTML", page, :actionLinkInvalid, flow: "recover")
say("a forged confirmation link, HTML", Visitor.new.html(:get, "/users/confirmation?confirmation_token=forged"),
    :actionLinkInvalid, flow: "verify")

# CSRF, malformed calls and faults, as a production page, as JSON, and as the exception in the log.
fields = { user: { email: "mina@example.com", password: PASSWORD } }
say("no CSRF token, HTML", Visitor.new.html(:post, "/users/sign_in", fields), :securityCheckFailed, flow: "signIn")
say("no CSRF token, JSON", Visitor.new.json(:post, "/users/sign_in", fields, "X-Guarded" => "1"),
    :securityCheckFailed, flow: "signIn")
say("a sign-out without its CSRF token", Visitor.new.sign_in.html(:delete, "/users/sign_out"), :securityCheckFailed,
    also: [:signOutIncomplete])
say("a page that the app has only as HTML", Visitor.new.json(:get, "/users/password/new.xml"), :invalidRequest,
    also: [:misconfigured])
visitor = Visitor.new
state = visitor.html(:post, "/members/auth/shop", follow: false).headers["Location"][/state=(\w+)/, 1]
refused = "/members/auth/shop/callback?error=access_denied&error_description=The+user+denied+access&state=#{state}"
say("the person refused at the provider, HTML", visitor.html(:get, refused), :consentDenied, flow: "signIn",
    also: [:canceled])
asked = ActionDispatch::Integration::Session.new(Rails.application)
garbage = ->(session) do
  session.post("/users/sign_in", params: '{"user": {"email"', headers: { "Content-Type" => "application/json",
                                                                        "Accept" => "application/json" })
end
garbage.(asked)
say("JSON that ends early", asked.response, :invalidRequest, flow: "signIn")
say("no such page", Visitor.new.json(:get, "/users/sign_inn"), :invalidRequest)
extend ActiveSupport::Testing::TimeHelpers
travel_to(Time.utc(2026, 1, 1, 9, 0, 18))
throttled = (1..3).map { Visitor.new.html(:post, "/users/password?throttled=1", follow: false) }
say("three resets in a minute", throttled.last, :tooManyAttempts, flow: "recover", arguments: { seconds: 42 })
travel_back

Rails.application.env_config["action_dispatch.show_exceptions"] = false
raised("no CSRF token", :securityCheckFailed, flow: "signIn") { Visitor.new.html(:post, "/users/sign_in", fields) }
raised("JSON that ends early", :invalidRequest, flow: "signIn") { garbage.(asked) }
raised("no user in the body of the app's own call", :invalidRequest) do
  Visitor.new.sign_in.json(:post, "/home", { nonsense: 1 })
end
raised("a record of the same address", :emailAlreadyInUse, field: "email") do
  Visitor.new.sign_in.json(:post, "/home", { user: { email: "mina@example.com", password: PASSWORD, name: "Mina" } })
end
raised("a table that is not there", :internalError, also: [:misconfigured]) do
  ActiveRecord::Base.connection.execute("select * from accounts")
end
raised("a mapping that is not there", :misconfigured) { Devise::Mapping.find_scope!(Object.new) }
raised("a password that an older system hashed", :internalError, flow: "signIn",
                                                                also: %i[passwordResetRequired invalidCredentials]) do
  BCrypt::Password.new("5f4dcc3b5aa765d61d8327deb882cf99")
end
raised("a signed address that was changed", :securityCheckFailed, flow: "verify", also: [:actionLinkInvalid]) do
  Rails.application.message_verifier("links").verify("BAh7--0123")
end
raised("an account that is there no longer", :sessionExpired, also: %i[invalidCredentials invalidRequest unknown]) do
  User.find(99)
end
raised("the app's address is not set for mails", :misconfigured, flow: "recover",
                                                                also: %i[deliveryFailed internalError]) do
  ActionMailer::Base.default_url_options = {}
  User.find_by(email: "mina@example.com").send_reset_password_instructions
end
ActionMailer::Base.default_url_options = { host: "localhost" }
ActionMailer::Base.delivery_method = :smtp
ActionMailer::Base.smtp_settings = { address: "127.0.0.1", port: 1 }
raised("a mail server that is not there", :deliveryFailed, flow: "recover", also: [:providerUnavailable]) do
  Visitor.new.json(:post, "/users/password", { user: { email: "mina@example.com" } })
end
