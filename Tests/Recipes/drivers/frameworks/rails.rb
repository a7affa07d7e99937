# A Rails application with Devise, whose folder contains the recipes at their paths: rails.rb FOLDER PORT
folder, port = ARGV
ENV["DATABASE_URL"] = "sqlite3:#{File.join(folder, "users.sqlite3")}"

require "logger"
require "net/http"
require "action_controller/railtie"
require "action_view/railtie"
require "active_record/railtie"
require "omniauth-oauth2"
require "devise"
require "devise/orm/active_record"

# An OAuth provider that needs no state, so that a callback can be requested directly.
OmniAuth::Strategies.const_set(:Example, Class.new(OmniAuth::Strategies::OAuth2) { option :name, "example" })

class Application < Rails::Application
  config.load_defaults 6.1
  config.root = ARGV.first
  config.secret_key_base = "0" * 64
  config.hosts.clear
  config.logger = Logger.new($stderr, level: :error)
end

Devise.setup do |config|
  config.mailer_sender = "a@example.com"
  config.stretches = 1
  config.paranoid = true
  config.unlock_strategy = :none
  config.omniauth :example, "id", "secret", provider_ignores_state: true
  config.warden { |manager| manager.failure_app = AuthFailure }
end

class User < ActiveRecord::Base
  devise :database_authenticatable, :registerable, :confirmable, :lockable, :validatable, :omniauthable, omniauth_providers: [:example]
  def send_confirmation_notification?
    false
  end
end

Application.routes.prepend do
  devise_for :users, controllers: { registrations: "users/registrations", omniauth_callbacks: "users/omniauth_callbacks" }
  post "/sign-in" => "firebase#create"
  get "/account" => "accounts#show"
  get "/alert" => "accounts#alert"
end
Application.initialize!

class ApplicationController < ActionController::Base
  skip_forgery_protection
end
DeviseController.respond_to :html, :json

class FirebaseController < ApplicationController
  include AuthProblems

  def create
    response = Net::HTTP.post(URI(ENV.fetch("FIREBASE_URL")), { email: params[:email] }.to_json)
    render_problem("firebase", response.body, flow: "signIn", status: response.code, retryAfter: response["Retry-After"])
  rescue EOFError, SystemCallError
    render_problem("firebase", "", flow: "signIn", status: 503)
  end
end

class AccountsController < ApplicationController
  before_action :authenticate_user!, only: :show

  def show
    head :no_content
  end

  def alert
    render plain: flash[:alert].to_s
  end
end

ActiveRecord::Schema.verbose = false
ActiveRecord::Schema.define do
  create_table :users, force: true do |table|
    table.string :email, null: false, default: ""
    table.string :encrypted_password, null: false, default: ""
    table.datetime :confirmed_at
    table.string :confirmation_token
    table.string :unconfirmed_email
    table.datetime :confirmation_sent_at
    table.datetime :locked_at
    table.integer :failed_attempts, default: 0, null: false
  end
end
User.create!(email: "known@example.com", password: "right password", confirmed_at: Time.now)
User.create!(email: "new@example.com", password: "right password")
User.create!(email: "locked@example.com", password: "right password", confirmed_at: Time.now, locked_at: Time.now)
Rack::Handler.get("puma").run(Application, Host: "127.0.0.1", Port: port, Silent: true, Threads: "0:4")
