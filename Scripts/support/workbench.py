"""A client of the workbench, for the other scripts."""

import contextlib
import http.client
import json
import re
import subprocess


@contextlib.contextmanager
def workbench(program, folder):
    """Runs the workbench. Yields a function that posts JSON to a path, and returns the status and the response."""
    process = subprocess.Popen([program, "workbench", str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True)
    try:
        host, token = re.match(r"http://([^/]+)(/.*)", process.stdout.readline().strip()).groups()
        connection = http.client.HTTPConnection(host, timeout=60)
        connection.request("GET", token)
        response = connection.getresponse()
        cookie = response.getheader("Set-Cookie").split(";")[0]
        response.read()

        def post(path, body):
            fields = {"Cookie": cookie, "Origin": f"http://{host}", "X-Workbench": "check", "Content-Type": "application/json"}
            connection.request("POST", path, json.dumps(body), fields)
            response = connection.getresponse()
            return response.status, json.loads(response.read())
        yield post
    finally:
        process.kill()
        process.wait()
