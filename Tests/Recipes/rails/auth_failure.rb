# app/lib/auth_failure.rb; in config/initializers/devise.rb:
# config.warden { |manager| manager.failure_app = AuthFailure }
class AuthFailure < Devise::FailureApp
  # For JSON
  def http_auth
    problem, headers = explanation
    self.status = problem["status"]
    self.content_type = "application/problem+json"
    self.headers.merge!(headers)
    self.response_body = problem.to_json
  end

  protected

  # For pages: Devise puts it into flash[:alert].
  def i18n_message(default = nil)
    AuthCopy.alert(explanation(default).first)
  end

  private

  # The symbol of Devise: invalid, locked, unconfirmed, … With the two symbols below, the user was not signing in.
  def explanation(default = nil)
    symbol = warden_message || default || :unauthenticated
    flow = "signIn" unless %i[unauthenticated timeout].include?(symbol)
    @explanation ||= AuthCopy.explain("devise", symbol.to_s, language: request.headers["Accept-Language"], flow: flow)
  end
end
