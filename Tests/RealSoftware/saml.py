"""python3-saml: responses of a SAML provider that a service refuses, people who refuse, settings that are wrong."""

import base64
import datetime
import logging

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from onelogin.saml2.auth import OneLogin_Saml2_Auth
from onelogin.saml2.settings import OneLogin_Saml2_Settings
from onelogin.saml2.utils import OneLogin_Saml2_Utils
from recording import Recorder, provoked_by

NOW = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0, tzinfo=None)
PROVIDER, APP = "https://idp.example.com/metadata", "https://app.example.com/metadata"
CALLBACK = "https://app.example.com/acs"


def pair(name):
    """A key and the certificate of it, as PEM."""
    key = rsa.generate_private_key(65537, 2048)
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    certificate = (x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key())
                   .serial_number(1).not_valid_before(NOW).not_valid_after(NOW + datetime.timedelta(days=1))
                   .sign(key, hashes.SHA256()))
    return (key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                              serialization.NoEncryption()).decode(),
            certificate.public_bytes(serialization.Encoding.PEM).decode())


KEY, CERTIFICATE = pair("idp.example.com")
OTHER_KEY, OTHER_CERTIFICATE = pair("evil.example.com")
APP_KEY, APP_CERTIFICATE = pair("app.example.com")

RESPONSE = """<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"
 xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" IssueInstant="{now}" Destination="{to}"
 InResponseTo="{request}"><saml:Issuer>{issuer}</saml:Issuer><samlp:Status><samlp:StatusCode
 Value="urn:oasis:names:tc:SAML:2.0:status:{status}">{substatus}</samlp:StatusCode>{message}</samlp:Status>{assertion}
</samlp:Response>"""
ASSERTION = """<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a1" Version="2.0"
 IssueInstant="{now}"><saml:Issuer>{issuer}</saml:Issuer><saml:Subject>{name}<saml:SubjectConfirmation
 Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{end}" Recipient="{to}"
 InResponseTo="{request}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{start}"
 NotOnOrAfter="{end}"><saml:AudienceRestriction><saml:Audience>{audience}</saml:Audience></saml:AudienceRestriction>
</saml:Conditions><saml:AuthnStatement AuthnInstant="{now}" SessionNotOnOrAfter="{session}" SessionIndex="_s1">
<saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:{context}
</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>{attributes}</saml:Assertion>"""
NAME = "<saml:NameID>mina@example.com</saml:NameID>"
ATTRIBUTES = """<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>mina@example.com
</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>"""
STATUS = '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:{}"/>'
MESSAGE = "<samlp:StatusMessage>{}</samlp:StatusMessage>"


def at(minutes):
    return (NOW + datetime.timedelta(minutes=minutes)).isoformat() + "Z"


def settings(with_key=True, **security):
    return {"strict": True, "security": {"wantAssertionsSigned": True, **security},
            "sp": {"entityId": APP, "assertionConsumerService": {"url": CALLBACK},
                   "singleLogoutService": {"url": "https://app.example.com/slo"},
                   **({"x509cert": APP_CERTIFICATE, "privateKey": APP_KEY} if with_key else {})},
            "idp": {"entityId": PROVIDER, "singleSignOnService": {"url": "https://idp.example.com/sso"},
                    "singleLogoutService": {"url": "https://idp.example.com/slo"},
                    "x509cert": "".join(CERTIFICATE.splitlines()[1:-1])}}


def request(**more):
    return {"https": "on", "http_host": "app.example.com", "script_name": "/acs", "get_data": {}, "post_data": {},
            **more}


def response(key=KEY, certificate=CERTIFICATE, changed=lambda text: text, **values):
    values = {"now": at(0), "start": at(-5), "end": at(5), "session": at(60), "to": CALLBACK, "request": "_q1",
              "issuer": PROVIDER, "audience": APP, "name": NAME, "context": "PasswordProtectedTransport",
              "attributes": ATTRIBUTES, "status": "Success", "substatus": "", "message": "", **values}
    assertion = ASSERTION.format(**values)
    if key:
        assertion = OneLogin_Saml2_Utils.add_sign(assertion, key, certificate).decode()
    values.setdefault("assertion", assertion)
    return changed(RESPONSE.format(**values))


def signed_in(text, expected="_q1", **security):
    """What the callback says of a response: the last error's reason, or what it raises."""
    data = base64.b64encode(text.encode()).decode() if text is not None else None
    auth = OneLogin_Saml2_Auth(request(post_data={"SAMLResponse": data} if data else {}), settings(**security))
    try:
        auth.process_response(request_id=expected)
    except Exception as error:
        return error, None
    assert auth.get_errors() and not auth.is_authenticated(), "signed in"
    return auth.get_last_error_reason(), ", ".join(auth.get_errors())


def refused(code, message="", status="Responder"):
    return response(key=None, assertion="", status=status, substatus=STATUS.format(code) if code else "",
                    message=MESSAGE.format(message) if message else "")


CHECK, REJECTED = "securityCheckFailed", ("externalSignInRejected",)
UNSIGNED = {"wantAssertionsSigned": False}
PROVOCATIONS = [
    ("an expired response", response(end=at(-60), start=at(-120)), {}, "externalSignInRejected", ("flowExpired",)),
    ("a response that is not valid yet", response(start=at(60), end=at(120)), {}, CHECK, REJECTED),
    ("a session that is over", response(session=at(-60)), {}, "externalSignInRejected",
     ("sessionExpired", "flowExpired")),
    ("a response for another app", response(audience="https://other.example.com"), {}, CHECK, REJECTED),
    ("a response for another address", response(to="https://other.example.com/acs"), {}, CHECK, REJECTED),
    ("a response of another provider", response(issuer="https://evil.example.com"), {}, CHECK, REJECTED),
    ("a response to another request", response(request="_q2"), {}, CHECK, ("flowExpired", "externalSignInRejected")),
    ("an unsigned response", response(key=None), {}, CHECK, REJECTED),
    ("a response signed with another key", response(OTHER_KEY, OTHER_CERTIFICATE), {}, CHECK, REJECTED),
    ("a response that was changed", response(changed=lambda text: text.replace(NAME, NAME.replace("mina", "jun"))), {},
     CHECK, REJECTED),
    ("a response without a name", response(name=""), {}, "invalidProviderResponse", REJECTED),
    ("a response without attributes", response(attributes=""), {"wantAttributeStatement": True},
     "invalidProviderResponse", ("providerEmailMissing", "externalSignInRejected")),
    ("a response that must be encrypted", response(), {"wantAssertionsEncrypted": True}, "misconfigured",
     (CHECK, "externalSignInRejected")),
    ("a response that is signed only inside", response(), {"wantMessagesSigned": True}, CHECK,
     ("misconfigured", "externalSignInRejected")),
    ("a weaker sign-in than asked for", response(context="Password"),
     {"requestedAuthnContext": ["urn:oasis:names:tc:SAML:2.0:ac:classes:X509"], "failOnAuthnContextMismatch": True},
     "externalSignInRejected", ("mfaRequired", CHECK)),
    ("text that is no XML", "hello", {}, "invalidProviderResponse", ("invalidRequest",)),
    ("no response", None, {}, "invalidRequest", ("invalidProviderResponse",)),
    ("a wrong password at the provider", refused("AuthnFailed"), {}, "externalSignInRejected",
     ("invalidCredentials",)),
    ("a person who refused", refused("RequestDenied", "The user denied the request"), {}, "consentDenied",
     ("canceled",)),
    ("a sign-in without asking, and no session at the provider", refused("NoPassive"), {}, "interactionRequired", ()),
    ("a provider that does not know this person", refused("UnknownPrincipal"), {}, "externalSignInRejected",
     ("organizationAccessRequired", "invalidCredentials")),
    ("a provider that cannot sign in so strongly", refused("NoAuthnContext"), {}, "externalSignInRejected",
     ("misconfigured", "mfaNotAvailable")),
    ("a provider that takes the request for malformed", refused("RequestUnsupported", status="Requester"), {},
     "misconfigured", ("invalidRequest",)),
    ("a provider that failed", refused("", "Internal error"), {}, "providerUnavailable", ("internalError",)),
]

recorder = Recorder("saml", "any", ["python3-saml", "xmlsec"], [
    (r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "2025-11-24T16:00:00Z")])
logging.disable(logging.CRITICAL)
for provoked, text, security, kind, also in PROVOCATIONS:
    reason, codes = signed_in(text, **security)
    label = {"kind": kind, "also": also, "flow": "signIn"}
    if codes is None:
        recorder.raised(provoked, reason, **label)
    else:
        recorder.printed(provoked, f"{codes}: {reason}", **label)


def without(section, name):
    changed = settings()
    del changed[section][name]
    return lambda: OneLogin_Saml2_Settings(changed, sp_validation_only=section == "sp")


for provoked, action, kind, also in [
    ("settings without this app's name", without("sp", "entityId"), "misconfigured", ()),
    ("settings without an address to sign in at", without("idp", "singleSignOnService"), "misconfigured", ()),
    ("settings without the provider's certificate", without("idp", "x509cert"), "misconfigured", ()),
    ("a request to sign requests without a key", lambda: OneLogin_Saml2_Settings(
        settings(False, authnRequestsSigned=True)), "misconfigured", ()),
    ("sign-out: nothing sent", lambda: OneLogin_Saml2_Auth(request(), settings()).process_slo(), "invalidRequest", ()),
    ("sign-out: a provider without an address for it", lambda: OneLogin_Saml2_Auth(
        request(), {**settings(), "idp": {key: value for key, value in settings()["idp"].items()
                                          if key != "singleLogoutService"}}).logout(), "misconfigured", ()),
]:
    recorder.raised(provoked, provoked_by(action), kind=kind, also=also)
recorder.save()
