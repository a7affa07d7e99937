# app/controllers/users/registrations_controller.rb
class Users::RegistrationsController < Devise::RegistrationsController
  include AuthProblems
  respond_to :html, :json

  def create
    super { |user| return show_problem(user, :new, "signUp") unless user.persisted? }
  end

  def update
    super { |user| return show_problem(user, :edit, "change") if user.errors.any? }
  end

  private

  def show_problem(user, page, flow)
    # AuthCopy reads the messages of Rails in English.
    errors = { errors: I18n.with_locale(:en) { user.errors.to_hash } }.to_json
    return render_problem("devise", errors, flow: flow) if request.format.json?

    clean_up_passwords(user)
    set_minimum_password_length
    # The alert has the text, so the form shows no messages of Rails.
    user.errors.clear
    render_page_with_problem(page, "devise", errors, flow: flow)
  end
end
