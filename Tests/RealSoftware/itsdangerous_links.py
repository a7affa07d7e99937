"""itsdangerous: signed links (verification, recovery) and session cookies that a server refuses."""

import time
import uuid

from itsdangerous import TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from local_server import REPLACING
from recording import Recorder, provoked_by

SECRET = "a secret of the app"
LINKS = URLSafeTimedSerializer(SECRET, salt="verify-email")
SESSIONS = URLSafeTimedSerializer(SECRET, salt="session")


def old_signer(seconds):
    """A signer whose clock is behind, to sign what is old by now."""
    class Old(TimestampSigner):
        def get_timestamp(self):
            return int(time.time()) - seconds
    return Old


def removed_serializer():
    from itsdangerous import TimedJSONWebSignatureSerializer  # gone since 2.1
    return TimedJSONWebSignatureSerializer


if __name__ == "__main__":
    recorder = Recorder("itsdangerous-links", "flask-security", ["itsdangerous"], [
        *REPLACING, (r"Signature age (\d+)\d", r"Signature age \g<1>0"),
        (r"Signature b?'[\w-]+(>?)'", r"Signature 'x1Zq\1'"),
        (r"datetime\.datetime\([^)]*\)", "datetime.datetime(2025, 11, 24, 16, 0)")])
    link = LINKS.dumps("mina@example.com")
    body, stamp, signature = link.split(".")
    old = URLSafeTimedSerializer(SECRET, salt="verify-email", signer=old_signer(90000)).dumps("mina@example.com")
    ahead = URLSafeTimedSerializer(SECRET, salt="verify-email", signer=old_signer(-90000)).dumps("mina@example.com")
    for provoked, action, kind, flow in [
        ("link older than a day", lambda: LINKS.loads(old, max_age=86400), "actionLinkInvalid", "verify"),
        ("link from the future", lambda: LINKS.loads(ahead, max_age=86400), "actionLinkInvalid", "verify"),
        ("link changed on the way", lambda: LINKS.loads(f"{body[:-1]}x.{stamp}.{signature}"), "actionLinkInvalid",
         "verify"),
        ("link cut off in the mail", lambda: LINKS.loads(body), "actionLinkInvalid", "verify"),
        ("link without its time", lambda: LINKS.loads(URLSafeSerializer(SECRET, salt="verify-email").dumps("mina")),
         "actionLinkInvalid", "verify"),
        ("link for another purpose", lambda: LINKS.loads(SESSIONS.dumps("mina@example.com")), "actionLinkInvalid",
         "verify"),
        ("signed text that is no data", lambda: LINKS.loads(
            LINKS.make_signer("verify-email").sign(b"!!!").decode()), "actionLinkInvalid", "verify"),
        ("session cookie older than an hour", lambda: SESSIONS.loads(
            URLSafeTimedSerializer(SECRET, salt="session", signer=old_signer(7205)).dumps({"user": 1}), max_age=3600),
         "sessionExpired", None),
    ]:
        also = ["securityCheckFailed"] if provoked == "link changed on the way" else ()
        recorder.raised(provoked, provoked_by(action), kind=kind, flow=flow, also=also)
    week = 7 * 86400
    invitation = URLSafeTimedSerializer(SECRET, salt="invite", signer=old_signer(8 * 86400)).dumps("mina@example.com")
    for provoked, action, kind, also, flow in [
        ("link without its token", lambda: LINKS.loads(""), "actionLinkInvalid", (), "verify"),
        ("address without the token's parameter (None)", lambda: LINKS.loads(None), "actionLinkInvalid",
         ("invalidRequest", "internalError", "unknown"), "recover"),
        ("link with the bracket of the mail's text", lambda: LINKS.loads(LINKS.dumps("mina@example.com") + ">"),
         "actionLinkInvalid", ("securityCheckFailed",), "recover"),
        ("invitation older than a week", lambda: URLSafeTimedSerializer(SECRET, salt="invite").loads(
            invitation, max_age=week), "invitationInvalid", ("actionLinkInvalid",), "signUp"),
        ("signature by a key that was never set (None)", lambda: URLSafeTimedSerializer(None).dumps("mina"),
         "misconfigured", ("internalError", "unknown"), None),
        ("an API that newer versions lack", removed_serializer, "internalError", ("misconfigured",), None),
        ("a value that JSON cannot hold, at signing", lambda: LINKS.dumps(uuid.uuid4()), "internalError",
         ("invalidRequest",), None),
    ]:
        recorder.raised(provoked, provoked_by(action), kind=kind, also=also, flow=flow)
    recorder.save()
