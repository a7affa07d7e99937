"""Opens a page that imports the npm package in a headless browser. Prints the errors of the page and the loaded modules.

npm-page.py FOLDER
"""

import functools
import http.server
import pathlib
import sys
import threading

from browser import By, WebDriverWait, browser

loaded = []


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {".html": "text/html", ".mjs": "text/javascript"}

    def log_message(self, *_):
        loaded.append(pathlib.PurePosixPath(self.path).name)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=sys.argv[1]))
threading.Thread(target=server.serve_forever, daemon=True).start()
with browser("ko") as driver:
    driver.get(f"http://127.0.0.1:{server.server_port}/page.html")
    WebDriverWait(driver, 10).until(lambda page: page.find_elements(By.CSS_SELECTOR, "body[data-done]"))
    errors = [item.text for item in driver.find_elements(By.CSS_SELECTOR, "#errors li")]
print(*errors, sep="\n")
modules = sorted(name for name in loaded if name.endswith(".mjs"))
print(f"loaded: {', '.join(modules)}")
NEEDED = ["base.mjs", "caught.mjs", "core.mjs", "ko.mjs", "locale.mjs", "messages.mjs", "raw.mjs", "rules.mjs"]
if len(errors) != 3 or "30초" not in errors[1] or modules != NEEDED:
    sys.exit("the page does not show three errors, or does not load exactly the modules that it needs")
