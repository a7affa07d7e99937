"""A local HTTP server that answers as a script tells it, and addresses that do not answer."""

import contextlib
import datetime
import ipaddress
import json
import pathlib
import socket
import ssl
import tempfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

#: For `replacing`: ports as the texts of HTTP clients name them, times, dates, where Python's own library lies.
REPLACING = (
    (r"\b(port=|host:|localhost', |127\.0\.0\.1', )\d{4,5}\b", r"\g<1>8000"),
    (r"\b1[789]\d{8}(\.\d+)?\b", "1764000000"),
    (r"'[Dd]ate': '[^']*'", "'Date': 'Mon, 24 Nov 2025 16:00:00 GMT'"),
    (r'"/[^"\n]*/lib/python3[^/"]*/(?!site-packages)', '"/usr/lib/python3/'),
    (r"\[Errno -[23]\] (Name or service not known|Temporary failure in name resolution)",
     "[Errno -2] Name or service not known"),
)

#: What a proxy in front of a failing service answers.
GATEWAY = ("<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n"
           "<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n")
UNAVAILABLE = GATEWAY.replace("502 Bad Gateway", "503 Service Temporarily Unavailable")
SERVER_ERROR = GATEWAY.replace("502 Bad Gateway", "500 Internal Server Error")


class Local(ThreadingHTTPServer):
    """`respond(request)` gives a status, headers and a body (text, bytes, or what JSON can hold)."""

    daemon_threads = True
    allow_reuse_address = False
    request_queue_size = 50

    def __init__(self, respond):
        super().__init__(("127.0.0.1", 0), Handler)
        self.respond = respond
        self.url = f"http://127.0.0.1:{self.server_port}"
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def handle_error(self, request, client_address):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def handle_any(self):
        self.text = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
        answer = self.server.respond(self)
        if answer is None:  # hang up without an answer
            self.close_connection = True
            return
        status, headers, body = answer
        headers = dict(headers)
        if isinstance(body, (dict, list)):
            body = json.dumps(body)
            headers.setdefault("Content-Type", "application/json")
        body = body.encode() if isinstance(body, str) else body
        headers.setdefault("Content-Type", "text/html")
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_CONNECT = handle_any

    def log_message(self, *_):
        pass


def serving(status, body, headers=()):
    """A server with one answer for everything."""
    return Local(lambda request: (status, dict(headers), body))


def slow(seconds=2):
    """A server that answers too late."""
    def respond(request):
        time.sleep(seconds)
        return 200, {}, {}
    return Local(respond)


def hanging_up():
    """A server that closes each connection without an answer."""
    return Local(lambda request: None)


def refused():
    """The address of a port that nothing listens on."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{taken.getsockname()[1]}"


@contextlib.contextmanager
def secure(respond, days=30, name="localhost", since=-60):
    """A server with TLS and a certificate that it signed itself; gives the server and the certificate's file."""
    key = ec.generate_private_key(ec.SECP256R1())
    now = datetime.datetime.now(datetime.timezone.utc)
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    names = [x509.DNSName(name)] + [x509.IPAddress(ipaddress.ip_address("127.0.0.1"))] * (name == "localhost")
    certificate = (x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key())
                   .serial_number(1).not_valid_before(now + datetime.timedelta(days=since))
                   .not_valid_after(now + datetime.timedelta(days=days))
                   .add_extension(x509.SubjectAlternativeName(names), critical=False)
                   .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
                   .sign(key, hashes.SHA256()))
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "certificate.pem")
        file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM) + key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        with Local(respond) as server:
            server.socket = context.wrap_socket(server.socket, server_side=True)
            server.url = f"https://localhost:{server.server_port}"
            yield server, str(file)
