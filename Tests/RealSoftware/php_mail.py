"""PHP: PHPMailer with mail servers that refuse, and Egulias' check of addresses, which Laravel and Symfony use."""

import contextlib
import json

import mail_server
import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("php-mail", "any", ("libphp-phpmailer", "php-email-validator"), [
    (r"/\S+/(?=php_mail)", "/app/"), (r"127\.0\.0\.1', \d{4,5}", "127.0.0.1', 8000")])
with servers.running() as addresses, contextlib.ExitStack() as stack:
    mails = [{"provoked": provoked, "port": stack.enter_context(mail_server.MailServer({command: answer})).port,
              "kind": kind, "also": also} for provoked, command, answer, kind, also in mail_server.REFUSALS]
    drive(recorder, "php", "-d", "display_errors=stderr", "php_mail.php", MAILS=json.dumps(mails), **addresses)
recorder.save()
