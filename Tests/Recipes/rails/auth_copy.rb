# app/lib/auth_copy.rb: requests the text for an error from AuthCopy.
require "net/http"

module AuthCopy
  SERVICE = URI(ENV.fetch("AUTH_COPY_URL", "http://127.0.0.1:8080"))
  FALLBACK = JSON.parse(Rails.root.join("config/fallback.json").read)
  RELAYED = %w[Content-Language Retry-After Cache-Control]

  # Returns a problem (RFC 9457), which contains the HTTP status, and the headers of the response. `error` is text;
  # `query` has the flow, and the status and retryAfter of the provider's response.
  def self.explain(provider, error, language:, **query)
    fields = { "Accept" => "application/problem+json", "Accept-Language" => language || "*", "Content-Type" => "text/plain" }
    limits = { open_timeout: 1, read_timeout: 1, use_ssl: SERVICE.scheme == "https" }
    response = Net::HTTP.start(SERVICE.host, SERVICE.port, limits) do |http|
      http.post("/v1/errors/#{provider}?#{query.compact.to_query}", error, fields)
    end
    problem = JSON.parse(response.body)
    # A problem without a kind is about the request itself, such as an unknown provider.
    raise problem["title"] unless problem["kind"]

    headers = RELAYED.to_h { |name| [name, response[name]] }.compact
    headers["WWW-Authenticate"] = "Session" if problem["status"] == 401
    [problem, headers]
  rescue StandardError => failure
    Rails.logger.error("AuthCopy: #{failure.message}")
    problem = fallback(language.to_s)
    [problem, { "Content-Language" => problem["locale"], "Cache-Control" => "no-store" }]
  end

  # Returns the built-in problem in the first language of Accept-Language that has one.
  def self.fallback(language)
    ranges = language.downcase.delete(" ").split(",").map { |range| range.split(";q=") }
    ranges = ranges.map { |tag, quality| [tag, (quality || 1).to_f] }.select { |_, quality| quality.positive? }
    tags = ranges.sort_by.with_index { |(_, quality), index| [-quality, index] }.map(&:first)
    # ko-kr, then ko
    tags = tags.flat_map { |tag| (0...tag.count("-") + 1).map { |removed| tag.split("-")[0..-1 - removed].join("-") } }
    FALLBACK["problems"][FALLBACK["locales"].values_at(*tags).compact.first || FALLBACK["defaultLocale"]]
  end
  private_class_method :fallback

  # Returns the title and the detail for a page; nil for a silent error, such as a canceled sign-in.
  def self.alert(problem)
    problem.values_at("title", "detail").join("\n") unless problem["presentation"] == "silent"
  end
end
