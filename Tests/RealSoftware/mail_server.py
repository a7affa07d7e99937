"""An SMTP server (no script itself) that answers each command as a script tells it, for libraries that send mail."""

import socketserver
import threading

ANSWERS = {"EHLO": "250-mail.example.com\r\n250-AUTH PLAIN\r\n250 SIZE 1000000", "HELO": "250 mail.example.com",
           "AUTH": "235 2.7.0 Accepted", "MAIL": "250 2.1.0 OK", "RCPT": "250 2.1.5 OK", "DATA": "354 Go ahead",
           ".": "250 2.0.0 OK", "RSET": "250 2.0.0 OK", "NOOP": "250 2.0.0 OK", "QUIT": "221 2.0.0 Bye"}

#: What mail servers refuse: what it is, the command, the answer, the kind, what is equally true.
REFUSALS = (
    ("a mailbox that there is not", "RCPT", "550 5.1.1 <mina@example.com>: Recipient address rejected: User unknown",
     "deliveryFailed", ()),
    ("a mailbox that is full", "RCPT", "452 4.2.2 The email account that you tried to reach is over quota",
     "deliveryFailed", ()),
    ("a wrong password of the sender", "AUTH", "535 5.7.8 Username and Password not accepted", "misconfigured",
     ("deliveryFailed",)),
    ("a sender that is not allowed", "MAIL", "550 5.7.1 Sender address rejected: not owned by user",
     "misconfigured", ("deliveryFailed", "permissionDenied")),
    ("mail that is taken for spam", ".", "554 5.7.1 Message rejected as spam by Content Filtering", "deliveryFailed",
     ()),
    ("a limit of mails in a day", ".", "550 5.4.5 Daily user sending limit exceeded", "quotaExceeded",
     ("deliveryFailed",)),
    ("a server that is overloaded", "MAIL", "421 4.3.2 Service not available, closing transmission channel",
     "deliveryFailed", ("providerUnavailable",)),
)


class Session(socketserver.StreamRequestHandler):
    def say(self, text):
        self.wfile.write(text.encode() + b"\r\n")

    def handle(self):
        answers = {**ANSWERS, **self.server.changes}
        self.say("220 mail.example.com ESMTP")
        body = False
        for line in self.rfile:
            text = line.decode("utf-8", "replace").strip()
            if text.upper() == "AUTH PLAIN":  # the details follow in a line of their own
                self.say("334 ")
                self.rfile.readline()
            command = "." if body and text == "." else text.split(" ")[0].upper()
            if body and command != ".":
                continue
            answer = answers.get(command, "500 5.5.1 Unknown command")
            self.say(answer)
            body = command == "DATA" and answer.startswith("3")
            if command == "QUIT" or answer.startswith("421"):
                return


class MailServer(socketserver.ThreadingTCPServer):
    """A server whose answers to some commands are others; `port` tells where it listens."""

    daemon_threads = True
    allow_reuse_address = False

    def __init__(self, changes):
        super().__init__(("127.0.0.1", 0), Session)
        self.changes = changes
        self.port = self.server_address[1]
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def handle_error(self, request, client_address):
        pass

    def __exit__(self, *_):
        self.shutdown()
        super().__exit__()
