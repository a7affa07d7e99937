"""Perl: LWP against servers that fail, Crypt::JWT on bad tokens, Authen::WebAuthn on answers of passkeys."""

import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("perl-clients", "urlsession", ("libwww-perl", "liblwp-protocol-https-perl", "libcrypt-jwt-perl",
                                                   "libauthen-webauthn-perl"),
                    [(r"vs\. \d+", "vs. 1795881209")])
with servers.running() as addresses:
    cases = servers.cases(addresses, servers.NETWORK, servers.GARBAGE,
                          [row for row in servers.STATUSES if row[0] in ("status 429", "status 503")])
    drive(recorder, "perl", "perl_clients.pl", CASES=cases, **addresses)
recorder.save()
