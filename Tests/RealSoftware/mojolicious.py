"""Perl: Mojolicious' client against servers that fail, its OAuth2 plugin's sign-in, Mojo::JWT, and form checks."""

import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("mojolicious", "any", ("libmojolicious-perl", "libmojolicious-plugin-oauth2-perl",
                                           "libmojo-jwt-perl"), [(r"/\S+/(?=mojolicious\.pl)", "/app/")])
with servers.running() as addresses:
    cases = servers.cases(addresses, servers.NETWORK, servers.STATUSES, servers.GARBAGE)
    drive(recorder, "perl", "mojolicious.pl", CASES=cases, SSL_CERT_FILE=addresses["AUTHORITY"], MOJO_LOG_LEVEL="fatal",
          MOJO_CA_FILE=addresses["AUTHORITY"], **addresses)
recorder.save()
