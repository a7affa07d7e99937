"""Servers on this machine that fail in every way a network fails, and an OAuth token endpoint; for the HTTP clients.

`running()` starts them and gives their addresses as environment variables for a driver: real nginx for error pages
and certificates, sockets for broken connections, oauthlib for `OAUTH` (client `shop`, secret `s3cret`).
"""

import contextlib
import datetime
import http.server
import ipaddress
import json
import pathlib
import shutil
import socket
import struct
import subprocess
import tempfile
import threading
import time

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from oauthlib.oauth2 import RequestValidator, Server

CONFIGURATION = """
worker_processes 1; daemon off; pid {folder}/pid; error_log {folder}/log; {user}
events {{}}
http {{
  access_log off; default_type text/html; server_tokens off;
  client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
  uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
  server {{
    listen 127.0.0.1:{web};
    location /401 {{ auth_basic "shop"; auth_basic_user_file {folder}/none; }}
    location /403 {{ deny all; }}
    location /429 {{ add_header Retry-After 60 always; return 429; }}
    location /500 {{ return 500; }}
    location /502 {{ proxy_pass http://127.0.0.1:{closed}; }}
    location /503 {{ return 503; }}
    location /504 {{ proxy_pass http://127.0.0.1:{silent}; proxy_read_timeout 300ms; }}
    location /loop {{ return 302 /loop; }}
    location /page {{ return 200 "<!DOCTYPE html><html><body>Welcome to our guest Wi-Fi</body></html>"; }}
    location /early {{ default_type application/json; return 200 '{{"access_token": "eyJ'; }}
    location /empty {{ default_type application/json; return 200; }}
    location /nothing {{ default_type application/json; return 200 "{{}}"; }}
  }}
  server {{ listen 127.0.0.1:{self} ssl; ssl_certificate {folder}/self.pem; ssl_certificate_key {folder}/self.pem; }}
  server {{ listen 127.0.0.1:{expired} ssl; ssl_certificate {folder}/expired.pem;
           ssl_certificate_key {folder}/expired.pem; }}
  server {{ listen 127.0.0.1:{other} ssl; ssl_certificate {folder}/other.pem; ssl_certificate_key {folder}/other.pem; }}
  server {{ listen 127.0.0.1:{inspected} ssl; ssl_certificate {folder}/inspected.pem;
           ssl_certificate_key {folder}/inspected.pem; }}
  server {{ listen 127.0.0.1:{old} ssl; ssl_protocols TLSv1; ssl_ciphers ALL:@SECLEVEL=0;
           ssl_certificate {folder}/good.pem; ssl_certificate_key {folder}/good.pem; }}
}}
"""

#: What an HTTP client meets: what it is, its address, kind, what is equally true. Statuses follow in `STATUSES`.
NETWORK = (
    ("a refused connection", "{CLOSED}/token", "providerUnavailable", ("networkUnavailable",)),
    ("a host name that is not there", "{NOWHERE}/token", "networkUnavailable", ()),
    ("a server that does not answer in time", "{SILENT}/token", "timedOut", ()),
    ("a server that hangs up", "{HANGUP}/token", "networkUnavailable", ()),
    ("a connection that is reset", "{RESET}/token", "networkUnavailable", ()),
    ("an answer that breaks off", "{HALF}/token", "networkUnavailable", ("invalidProviderResponse",)),
    ("a server of another protocol", "{MAIL}/token", "invalidProviderResponse", ("misconfigured",)),
    ("a certificate that nobody signed", "{SELF}/token", "secureConnectionFailed", ()),
    ("an expired certificate", "{EXPIRED}/token", "secureConnectionFailed", ()),
    ("a certificate for another host", "{OTHER}/token", "secureConnectionFailed", ()),
    ("a server with TLS 1.0 only", "{OLD}/token", "secureConnectionFailed", ()),
    ("a server without TLS", "{PLAIN}/token", "secureConnectionFailed", ("misconfigured",)),
    ("redirects without end", "{WEB}/loop", "invalidProviderResponse", ("misconfigured", "providerUnavailable")),
)

#: Answers that are no JSON, or not the JSON that was wanted.
GARBAGE = (
    ("a page instead of JSON", "{WEB}/page", "invalidProviderResponse", ("networkUnavailable",)),
    ("JSON that ends early", "{WEB}/early", "invalidProviderResponse", ()),
    ("an empty answer", "{WEB}/empty", "invalidProviderResponse", ()),
)

#: Pages of an error, for clients that make an error of a status.
STATUSES = (
    ("status 403", "{WEB}/403", "permissionDenied", ("blockedByPolicy",)),
    ("status 429", "{WEB}/429", "tooManyAttempts", ()),
    ("status 500", "{WEB}/500", "providerUnavailable", ("internalError",)),
    ("status 502", "{WEB}/502", "providerUnavailable", ()),
    ("status 503", "{WEB}/503", "providerUnavailable", ("underMaintenance",)),
    ("status 504", "{WEB}/504", "providerUnavailable", ("timedOut",)),
)


def cases(addresses, *tables):
    """The rows of tables for a driver: `provoked`, `url`, `kind`, `also`; as JSON, for its environment."""
    return json.dumps([{"provoked": provoked, "url": url.format(**addresses), "kind": kind, "also": also}
                       for table in tables for provoked, url, kind, also in table])


def certificate(path, *, signer=None, name="127.0.0.1", days=3650, authority=False):
    """Writes a certificate and its key into a file; `signer` is the authority's certificate and key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    start = datetime.datetime(2024, 1, 1)
    names = [x509.IPAddress(ipaddress.ip_address(name))] if name[0].isdigit() else [x509.DNSName(name)]
    built = (x509.CertificateBuilder().subject_name(subject).issuer_name(signer[0].subject if signer else subject)
             .public_key(key.public_key()).serial_number(x509.random_serial_number())
             .not_valid_before(start).not_valid_after(start + datetime.timedelta(days=days))
             .add_extension(x509.SubjectAlternativeName(names), False)
             .add_extension(x509.BasicConstraints(authority, None), True)
             .sign(signer[1] if signer else key, hashes.SHA256()))
    text = built.public_bytes(serialization.Encoding.PEM) + key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path.write_bytes(text)
    return built, key


class Shop(RequestValidator):
    """One client and one user; the code `good` is the only one that was ever given."""

    def client_authentication_required(self, request, *_, **__):
        return True

    def authenticate_client(self, request, *_, **__):
        request.client = type("Client", (), {"client_id": request.client_id})
        return (request.client_id, request.client_secret) == ("shop", "s3cret")

    def validate_code(self, client_id, code, client, request, *_, **__):
        return code == "good"

    def validate_user(self, username, password, client, request, *_, **__):
        return (username, password) == ("mina@example.com", "correct horse")

    def validate_scopes(self, client_id, scopes, client, request, *_, **__):
        return "admin" not in scopes

    def validate_grant_type(self, client_id, grant_type, *_, **__):
        return True

    def confirm_redirect_uri(self, client_id, code, redirect_uri, *_, **__):
        return "shop.example.com" in (redirect_uri or "")

    def validate_refresh_token(self, refresh_token, *_, **__):
        return False

    def get_default_scopes(self, *_, **__):
        return ["profile"]

    def get_code_challenge(self, *_, **__):
        return None

    def is_pkce_required(self, *_, **__):
        return False

    def save_token(self, *_, **__):
        return None

    invalidate_authorization_code = get_original_scopes = save_token


class Endpoint(http.server.BaseHTTPRequestHandler):
    oauth = Server(Shop())

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0))).decode()
        uri = "https://" + self.headers["host"] + self.path
        headers, text, status = self.oauth.create_token_response(uri, "POST", body, dict(self.headers))
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key, value)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


def breaking(how):
    """A socket that accepts, reads once and then breaks the connection: its port, and the end of it."""
    server = socket.create_server(("127.0.0.1", 0))

    def serve():
        while True:
            try:
                connection, _ = server.accept()
            except OSError:
                return
            with connection, contextlib.suppress(OSError):
                connection.recv(65536)
                how(connection)
    threading.Thread(target=serve, daemon=True).start()
    return server


BREAKING = {
    "hangup": lambda connection: None,
    "reset": lambda connection: connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)),
    "half": lambda connection: connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"),
    "mail": lambda connection: connection.sendall(b"220 mail.example.com ESMTP\r\n"),
}


@contextlib.contextmanager
def running():
    reserved = {name: socket.create_server(("127.0.0.1", 0))
                for name in ("closed", "web", "self", "expired", "other", "inspected", "old")}
    ports = {name: server.getsockname()[1] for name, server in reserved.items()}
    silent = socket.create_server(("127.0.0.1", 0))
    sockets = {"silent": silent} | {name: breaking(how) for name, how in BREAKING.items()}
    ports |= {name: server.getsockname()[1] for name, server in sockets.items()}
    endpoint = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Endpoint)
    threading.Thread(target=endpoint.serve_forever, daemon=True).start()
    folder = pathlib.Path(tempfile.mkdtemp())
    authority = certificate(folder / "authority.pem", name="Shop CA", authority=True)
    certificate(folder / "self.pem")
    certificate(folder / "expired.pem", signer=authority, days=30)
    certificate(folder / "other.pem", signer=authority, name="other.example.com")
    certificate(folder / "good.pem", signer=authority)
    inspection = certificate(folder / "inspected.pem", name="Office inspection CA", authority=True)
    certificate(folder / "inspected.pem", signer=inspection)
    with open(folder / "inspected.pem", "ab") as chain:  # the authority is sent along
        chain.write(inspection[0].public_bytes(serialization.Encoding.PEM))
    (folder / "none").write_text("")
    user = "user root;" if pathlib.Path.home() == pathlib.Path("/root") else ""
    (folder / "nginx.conf").write_text(CONFIGURATION.format(folder=folder, user=user, **ports))
    for server in reserved.values():
        server.close()
    nginx = subprocess.Popen(["nginx", "-p", folder, "-c", folder / "nginx.conf"], stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", ports["old"])):
                break
            time.sleep(0.05)
        assert nginx.poll() is None, (folder / "log").read_text()
        secure = ("self", "expired", "other", "inspected", "old")
        addresses = {name.upper(): f"http{'s' if name in secure else ''}://127.0.0.1:{port}"
                     for name, port in ports.items()}
        yield addresses | {"PLAIN": f"https://127.0.0.1:{ports['web']}", "NOWHERE": "https://login.example.invalid",
                           "OAUTH": f"http://127.0.0.1:{endpoint.server_port}",
                           "AUTHORITY": str(folder / "authority.pem")}
    finally:
        nginx.terminate()
        nginx.wait()
        endpoint.shutdown()
        for server in sockets.values():
            server.close()
        shutil.rmtree(folder)
