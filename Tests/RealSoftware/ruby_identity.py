"""Ruby: openid_connect, signet, googleauth, OAuth 1, omniauth-openid-connect, omniauth-saml, rotp and warden."""

import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("ruby-identity", "oauth", ("ruby-openid-connect", "ruby-signet", "ruby-googleauth", "ruby-oauth",
                                               "ruby-omniauth-openid-connect", "ruby-omniauth-saml", "ruby-rotp",
                                               "ruby-warden"),
                    [(r"#<([A-Z][\w:]+):0x[0-9a-f]+", r"#<\1:0x00007f0000000000"), (r"port (\d{4,5})", "port 8000"),
                     (r"(:|%3A)\d{5}\b", r"\g<1>8000"), (r":\d{4,5}(?=/|\b)", ":8000"),
                     (r"\b1[789]\d{8}\b", "1764000000")])
with servers.running() as addresses:
    drive(recorder, "ruby", "-W0", "ruby_identity.rb", SSL_CERT_FILE=addresses["AUTHORITY"], **addresses)
recorder.save()
