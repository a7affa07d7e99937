# app/controllers/concerns/auth_problems.rb
module AuthProblems
  private

  # render_problem("firebase", response.body, flow: "signIn", status: response.code, retryAfter: response["Retry-After"])
  def render_problem(provider, error, **query)
    problem, headers = AuthCopy.explain(provider, error, language: request.headers["Accept-Language"], **query)
    response.headers.merge!(headers)
    render json: problem, status: problem["status"], content_type: "application/problem+json"
  end

  # The same for a request of a page: renders the page again, with the text as an alert.
  def render_page_with_problem(page, provider, error, **query)
    problem, = AuthCopy.explain(provider, error, language: request.headers["Accept-Language"], **query)
    flash.now[:alert] = AuthCopy.alert(problem)
    render page, status: :unprocessable_entity
  end
end
