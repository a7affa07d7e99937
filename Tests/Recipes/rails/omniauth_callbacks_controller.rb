# app/controllers/users/omniauth_callbacks_controller.rb
class Users::OmniauthCallbacksController < Devise::OmniauthCallbacksController
  def failure
    # The symbol of OmniAuth, such as csrf_detected or timeout, or the provider's code, such as access_denied
    error = { message: request.env["omniauth.error.type"], strategy: failed_strategy.name }.to_query
    problem, = AuthCopy.explain("devise", error, language: request.headers["Accept-Language"], flow: "signIn")
    redirect_to new_session_path(resource_name), alert: AuthCopy.alert(problem)
  end
end
