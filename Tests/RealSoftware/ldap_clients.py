"""OpenLDAP's server as ldap3 (Python), Net::LDAP (Ruby and Perl) and ldapjs (node) see it: sign-ins, new passwords.

ldap3 meets all cases, the others the commonest.
"""

import json

import directory
import ldap3
import servers
from drivers import drive
from recording import Recorder, provoked_by

PEOPLE = f"ou=people,{directory.BASE}"
MINA = f"uid=mina,{PEOPLE}"
GOOD = directory.PASSWORD
NEW = "another horse battery 7"

#: What is done: what it is, the call, its arguments (address, name, password, ...), kind, what is equally true, more.
CASES = [
    ("a wrong password", "bind", ("{LDAP}", MINA, "wrong"), "invalidCredentials", (), {"flow": "signIn"}),
    ("an unknown user", "bind", ("{LDAP}", f"uid=nobody,{PEOPLE}", GOOD), "invalidCredentials", (),
     {"flow": "signIn"}),
    ("a user name where a DN is wanted", "bind", ("{LDAP}", "mina", GOOD), "misconfigured", ("invalidRequest",),
     {"flow": "signIn"}),
    ("a password that an administrator has reset", "search", ("{LDAP}", f"uid=reset,{PEOPLE}", GOOD, PEOPLE),
     "passwordResetRequired", (), {"flow": "signIn"}),
    ("a base that is not there", "search", ("{LDAP}", MINA, GOOD, f"ou=staff,{directory.BASE}"), "misconfigured", (),
     {}),
    ("a search that only signed-in people may do", "search", ("{LDAP}", "", "", PEOPLE), "permissionDenied",
     ("notSignedIn", "misconfigured"), {}),
    ("a weak new password", "change", ("{LDAP}", MINA, GOOD, MINA, "short"), "weakPassword", (),
     {"flow": "change", "field": "newPassword"}),
    ("the password of before again", "change", ("{LDAP}", MINA, GOOD, MINA, GOOD), "passwordReused", (),
     {"flow": "change", "field": "newPassword"}),
    ("a password changed a moment ago", "change", ("{LDAP}", f"uid=young,{PEOPLE}", GOOD, f"uid=young,{PEOPLE}", NEW),
     "passwordChangedRecently", (), {"flow": "change"}),
    ("a person who may not change the password", "change",
     ("{LDAP}", f"uid=fixed,{PEOPLE}", GOOD, f"uid=fixed,{PEOPLE}", NEW), "managedByOrganization",
     ("permissionDenied",), {"flow": "change"}),
    ("no current password beside the new one", "change",
     ("{LDAP}", f"uid=safe,{PEOPLE}", GOOD, f"uid=safe,{PEOPLE}", NEW), "missingField", ("invalidRequest",),
     {"flow": "change", "field": "currentPassword"}),
    ("the password of another person", "change", ("{LDAP}", f"uid=young,{PEOPLE}", GOOD, MINA, NEW),
     "blockedByPolicy", ("permissionDenied",), {"flow": "change"}),
    ("a taken user name", "add", ("{LDAP}", f"cn=admin,{directory.BASE}", "secret", MINA,
                                  {"cn": "Mina", "sn": "Kim"}), "accountAlreadyExists", (), {"flow": "signUp"}),
    ("a taken address", "add", ("{LDAP}", f"cn=admin,{directory.BASE}", "secret", f"uid=mina2,{PEOPLE}",
                                {"cn": "Mina", "sn": "Kim", "mail": "mina@example.com"}), "emailAlreadyInUse",
     ("conflict",), {"flow": "signUp"}),
    ("no surname", "add", ("{LDAP}", f"cn=admin,{directory.BASE}", "secret", f"uid=sua,{PEOPLE}", {"cn": "Sua"}),
     "missingField", ("invalidRequest",), {"flow": "signUp", "field": "name"}),
    ("a field that the directory does not know", "add",
     ("{LDAP}", f"cn=admin,{directory.BASE}", "secret", f"uid=sua,{PEOPLE}", {"cn": "Sua", "sn": "Kim", "kakao": "1"}),
     "misconfigured", ("invalidRequest",), {"flow": "signUp"}),
    ("a server that refuses connections", "bind", ("{REFUSED}", MINA, GOOD), "providerUnavailable", (), {}),
    ("a server that does not answer in time", "bind", ("{LATE}", MINA, GOOD), "timedOut", ("networkUnavailable",), {}),
    ("a server that hangs up", "bind", ("{GONE}", MINA, GOOD), "networkUnavailable", (), {}),
    ("a certificate that no authority signed", "bind", ("{LDAPS}", MINA, GOOD), "secureConnectionFailed", (), {}),
]

COMMONEST = {"a wrong password", "a user name where a DN is wanted", "a password that an administrator has reset",
             "a weak new password", "the password of before again", "a taken user name", "a taken address",
             "a server that refuses connections", "a server that hangs up", "a server that does not answer in time",
             "a certificate that no authority signed"}


def bind(url, name, password, *_, **options):
    server = ldap3.Server(url, connect_timeout=1, tls=ldap3.Tls(validate=2), **options)
    return ldap3.Connection(server, name or None, password or None, auto_bind=True, raise_exceptions=True,
                            receive_timeout=1)


def search(url, name, password, base):
    bind(url, name, password).search(base, "(uid=mina)")


def change(url, name, password, person, new):
    bind(url, name, password).modify(person, {"userPassword": [(ldap3.MODIFY_REPLACE, [new])]})


def add(url, name, password, person, fields):
    bind(url, name, password, get_info=ldap3.NONE).add(person, "inetOrgPerson", fields)


def with_ldap3(recorder, cases):
    for case in cases:
        error = provoked_by(globals()[case["call"]], *case["arguments"])
        recorder.raised("ldap3: " + case["provoked"], error, **case["label"])
    url = cases[0]["arguments"][0]
    for provoked, action, label in [
        ("an empty password", lambda: ldap3.Connection(url, MINA, "", auto_bind=True),
         {"kind": "missingField", "field": "password", "flow": "signIn"}),
        ("a wrong password, bound without raising", lambda: ldap3.Connection(url, MINA, "wrong", auto_bind=True),
         {"kind": "invalidCredentials", "flow": "signIn"}),
        ("a wrong current password", lambda: bind(url, MINA, GOOD).extend.standard.modify_password(
            f"uid=safe,{PEOPLE}", "wrong", NEW), {"kind": "currentPasswordIncorrect", "also": ["permissionDenied"],
                                                  "flow": "change", "field": "currentPassword"}),
        ("an address that is none", lambda: bind("http://ldap.example.com", MINA, GOOD), {"kind": "misconfigured"}),
        ("a host name that is not there", lambda: bind("ldap://ldap.example.invalid", MINA, GOOD),
         {"kind": "networkUnavailable", "also": ["misconfigured"]}),
    ]:
        recorder.raised("ldap3: " + provoked, provoked_by(action), **label)


if __name__ == "__main__":
    recorder = Recorder("ldap-clients", "any", ["slapd", "ldap3", "ruby-net-ldap", "libnet-ldap-perl", "node-ldapjs"], [
        (r"(?i)\bport[ :]+\d{4,5}", "port 8000"), (r"(127\.0\.0\.1', )\d{4,5}", r"\g<1>8000"),
        (r"local: \S+:\d+ - remote", "local: 127.0.0.1:50000 - remote"), (r"0x[0-9a-f]{6,}", "0x7f0000000000"),
        (r"\[Errno -[23]\] (Name or service not known|Temporary failure in name resolution)",
         "[Errno -2] Name or service not known")])
    with directory.running() as addresses, servers.running() as failing:
        for name, there in (("REFUSED", "CLOSED"), ("LATE", "SILENT"), ("GONE", "HANGUP")):
            addresses[name] = failing[there].replace("http", "ldap")
        cases = [{"provoked": provoked, "call": call,
                  "arguments": [part.format(**addresses) if isinstance(part, str) else part for part in arguments],
                  "label": {"kind": kind, "also": also, **more}}
                 for provoked, call, arguments, kind, also, more in CASES]
        with_ldap3(recorder, cases)
        common = [case for case in cases if case["provoked"] in COMMONEST]
        for library, command in (("Net::LDAP of Ruby", ("ruby", "-W0", "ldap_clients.rb")),
                                 ("Net::LDAP of Perl", ("perl", "ldap_clients.pl")),
                                 ("ldapjs", ("node", "ldap_clients.js"))):
            drive(recorder, *command, CASES=json.dumps(common), LIBRARY=library, NODE_PATH="/usr/share/nodejs",
                  AUTHORITY=failing["AUTHORITY"])
    recorder.save()
