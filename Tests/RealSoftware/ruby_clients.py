"""Ruby: Net::HTTP against servers that fail, oauth2 and omniauth, jwt and json-jwt on bad tokens, webauthn."""

import servers
from drivers import drive
from local_server import serving
from recording import Recorder

recorder = Recorder("ruby-clients", "urlsession", ("ruby", "ruby-oauth2", "ruby-omniauth", "ruby-omniauth-oauth2",
                                                   "ruby-jwt", "ruby-json-jwt", "ruby-webauthn"),
                    [(r"#<([A-Z][\w:]+):0x[0-9a-f]+", r"#<\1:0x00007f0000000000"), (r"port (\d{4,5})", "port 8000"),
                     (r"(:|%3A)\d{5}\b", r"\g<1>8000")])
with servers.running() as addresses, serving(407, "Proxy Authentication Required") as proxy:
    cases = servers.cases(addresses, servers.NETWORK, servers.GARBAGE)
    drive(recorder, "ruby", "-W0", "ruby_clients.rb", CASES=cases, SSL_CERT_FILE=addresses["AUTHORITY"],
          PROXY=proxy.url, **addresses)
recorder.save()
