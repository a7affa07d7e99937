"""node: axios, got and superagent at a sign-in that fails, ajv's fields, express's answers, nodemailer's mail."""

import contextlib
import json

import mail_server
import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("node-web", "any", ("nodejs", "node-axios", "node-got", "node-superagent", "node-ajv",
                                        "node-express", "node-nodemailer"),
                    [(r"(?i)(localPort: )\d+", r"\g<1>50000"), (r"(?i)(port: ')\d{4,5}", r"\g<1>8000"),
                     (r"(?i)(port: )\d{4,5}", r"\g<1>8000"), (r"bytes(Written|Read): \d+", r"bytes\1: 200"),
                     (r"(file://)?/\S+/(?=node_web)", "/app/"), (r"/usr/(share|lib)/nodejs/", "/app/node_modules/"),
                     (r"\b(\d{13}|1[789]\d{8})\b", "1764000000000"), (r"<Buffer (04|30)[^>]+>", r"<Buffer \1>"),
                     (r"(fingerprint\d*|serialNumber): '[0-9A-F:]+'", r"\1: '00'"),
                     (r"[Dd]ate: '[^']*'", "date: 'Mon, 24 Nov 2025 16:00:00 GMT'")])
with servers.running() as addresses, contextlib.ExitStack() as stack:
    mails = [{"provoked": provoked, "port": stack.enter_context(mail_server.MailServer({command: answer})).port,
              "kind": kind, "also": also} for provoked, command, answer, kind, also in mail_server.REFUSALS]
    drive(recorder, "node", "node_web.js", CASES=servers.cases(addresses, servers.NETWORK, servers.STATUSES),
          MAILS=json.dumps(mails), NODE_EXTRA_CA_CERTS=addresses["AUTHORITY"], NODE_PATH="/usr/share/nodejs",
          NODE_ENV="production", **addresses)
recorder.save()
