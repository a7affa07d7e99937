"""Ruby: Faraday and rest-client as clients, Octokit, rack-oauth2, recaptcha, Grape's fields, rack-protection, U2F."""

import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("ruby-web", "any", ("ruby", "ruby-faraday", "ruby-rest-client", "ruby-octokit", "ruby-rack-oauth2",
                                        "ruby-recaptcha", "ruby-grape", "ruby-sinatra", "ruby-rack-protection"),
                    [(r"#<([A-Z][\w:]+):0x[0-9a-f]+", r"#<\1:0x00007f0000000000"), (r"port (\d{4,5})", "port 8000"),
                     (r"(:|%3A)\d{5}\b", r"\g<1>8000"), (r"/\S+/(?=ruby_web)", "/app/"),
                     (r'"date"=>"[^"]*"|date: "[^"]*"', '"date"=>"Mon, 24 Nov 2025 16:00:00 GMT"')])
with servers.running() as addresses:
    cases = servers.cases(addresses, servers.NETWORK, servers.STATUSES)
    drive(recorder, "ruby", "-W0", "ruby_web.rb", CASES=cases, SSL_CERT_FILE=addresses["AUTHORITY"], **addresses)
recorder.save()
