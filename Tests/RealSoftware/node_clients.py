"""node: fetch and https against servers that fail, jose and crypto on bad tokens, passport's refusals."""

import servers
from drivers import drive
from recording import Recorder

recorder = Recorder("node-clients", "urlsession", ("nodejs", "node-jose", "node-passport"),
                    [(r"file:///\S+/(?=node_clients)|/\S+/(?=node_clients)", "/app/"),
                     (r"(?i)(localPort: )\d+", r"\g<1>50000"), (r"(?i)(port: )\d{4,5}", r"\g<1>8000"),
                     (r"bytes(Written|Read): \d+", r"bytes\1: 200"), (r"\b[0-9A-F]{16}:error", "00000000:error"),
                     (r"<Buffer (04|30)[^>]+>", r"<Buffer \1>"),
                     (r"(fingerprint\d*|serialNumber): '[0-9A-F:]+'", r"\1: '00'")])
with servers.running() as addresses:
    cases = servers.cases(addresses, servers.NETWORK, servers.GARBAGE)
    drive(recorder, "node", "node_clients.js", CASES=cases, NODE_EXTRA_CA_CERTS=addresses["AUTHORITY"],
          NODE_PATH="/usr/share/nodejs", **addresses)
recorder.save()
