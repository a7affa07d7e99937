# app/controllers/users/registrations_controller.rb
class Users::RegistrationsController < Devise::RegistrationsController
  include AuthProblems
  respond_to :json

  def create
    super do |user|
      next if user.persisted?

      # AuthCopy reads the messages of Rails in English.
      errors = I18n.with_locale(:en) { user.errors.to_hash }
      return render_problem("devise", { errors: errors }.to_json, flow: "signUp")
    end
  end
end
