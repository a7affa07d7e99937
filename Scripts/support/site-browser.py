"""Tests a site that `auth-copy site` wrote, in a headless browser, from files and from a server.

site-browser.py DIR [--nightly] [--screenshots DIR]
"""

import argparse
import base64
import contextlib
import functools
import http.server
import json
import pathlib
import statistics
import sys
import threading

from axe_core_python.selenium import Axe
from selenium import webdriver
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait

# Pages of each kind: the home page, a provider, kinds, and codes (with `/`, several meanings, concealed, many,
# numeric).
PAGES = [
    "", "providers/kakao/", "kinds/tooManyAttempts/", "codes/kakao/rest/oauth/", "codes/firebase/js/",
    "kinds/invalidCredentials/", "codes/okta/oauth/", "codes/cognito/idp/", "codes/apple/ios/ASAuthorizationError/",
]
SCREENSHOTS = {
    "codes": "codes/kakao/rest/oauth/index.html", "codes-meanings": "codes/cognito/idp/index.html",
    "kind": "kinds/tooManyAttempts/index.html", "provider": "providers/kakao/index.html", "home": "index.html",
    "playground": "playground/index.html#error=FirebaseError%3A+Firebase%3A+Error+%28auth%2Fwrong-password%29.",
}
KOE320 = "codes/kakao/rest/oauth/index.html#KOE320"
WRONG_PASSWORD = "codes/firebase/js/index.html#auth/wrong-password"
# What users type, and the page that must be the first result.
SEARCHES = [
    ("KOE320", KOE320), ("ｋｏｅ320", KOE320), ("kakao koe320", KOE320),
    ("17009", "codes/firebase/ios/index.html#ERROR_WRONG_PASSWORD"),
    ("auth/wrong-password", WRONG_PASSWORD),
    # One typing error, two, and swapped letters.
    ("wrong-pasword", WRONG_PASSWORD), ("auth/wrng-pasword", WRONG_PASSWORD), ("KEO320", KOE320),
    # Several providers have this code; OAuth is the most common one.
    ("invalid_grant", "codes/oauth/token/index.html#invalid_grant"),
    ("tooManyAttempts", "kinds/tooManyAttempts/index.html"),
    ("Naver Login", "providers/naver/index.html"),
    ("연결할 수 없습니다", "kinds/networkUnavailable/index.html"),
    ("cookieを許可してください", "kinds/cookiesRequired/index.html"),
    ("使えるﾊﾟｽｷｰがありません", "kinds/passkeyNotFound/index.html"),
    ("allow cookies to continue", "kinds/cookiesRequired/index.html"),
    # A title before a message.
    ("too many", "kinds/tooManyAttempts/index.html"),
]

parser = argparse.ArgumentParser()
parser.add_argument("site", type=pathlib.Path)
parser.add_argument("--nightly", action="store_true")
parser.add_argument("--screenshots", type=pathlib.Path)
options = parser.parse_args()
site = options.site.resolve()
failures = []
# The paths that the server was asked for.
requests = []


def check(condition, problem):
    if not condition:
        failures.append(problem)


@contextlib.contextmanager
def browser(scripts=True, language="en"):
    arguments = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1280,900"]:
        arguments.add_argument(argument)
    arguments.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    preferences = {"intl.accept_languages": language}
    if not scripts:
        preferences["profile.managed_default_content_settings.javascript"] = 2
    arguments.add_experimental_option("prefs", preferences)
    driver = webdriver.Chrome(options=arguments, service=Service("/usr/bin/chromedriver"))
    # axe checks thousands of elements on a long page.
    driver.set_script_timeout(180)
    try:
        yield driver
    finally:
        driver.quit()


def emulate(driver, width, dark):
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 600})
    scheme = "dark" if dark else "light"
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})


def eventually(driver, condition):
    """Waits until a condition is true, at most ten seconds. Returns its value, or None."""
    try:
        return WebDriverWait(driver, 10, poll_frequency=0.02).until(lambda _: condition())
    except TimeoutException:
        return None


def check_no_errors(driver, name):
    for entry in driver.get_log("browser"):
        check(False, f"{name}: {entry['message']}")


def first_result(driver, text):
    """Searches for a text. Returns the address of the first result, or None.

    The page's own ids begin with `~`, unlike those of codes. `shownFor`, `fold`, `found` and `list` are names of the
    script of the page, as are `input` and `show` below."""
    field = driver.find_element(By.ID, "~words")
    field.clear()
    field.send_keys(text)
    return eventually(driver, lambda: driver.execute_script(
        "return shownFor === fold(arguments[0]) && !found.hidden ? list.querySelector('a')?.href : null", text))


def search(driver, base):
    driver.get(f"{base}/index.html")
    driver.find_element(By.TAG_NAME, "body").send_keys("/")
    check(driver.switch_to.active_element.get_attribute("id") == "~words", "/ does not focus the search")
    for text, page in SEARCHES:
        found = first_result(driver, text)
        check(found == f"{base}/{page}", f"{text!r} finds {found} rather than {page}")
    position = driver.execute_script("return [form.getBoundingClientRect().top, innerHeight]")
    check(position[0] < position[1] / 3, f"the search is at {position[0]} px of {position[1]} px above its results")
    first_result(driver, "koe")
    driver.find_element(By.ID, "~words").send_keys(Keys.ARROW_DOWN)
    second = driver.find_elements(By.CSS_SELECTOR, "[id='~results'] a")[1].get_attribute("href")
    driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
    check(driver.switch_to.active_element.get_attribute("href") == second, "the arrow does not move to the second result")
    driver.switch_to.active_element.send_keys(Keys.ENTER)
    check(driver.current_url == second, f"Enter opens {driver.current_url} rather than {second}")
    driver.get(f"{base}/{PAGES[3]}index.html")
    first_result(driver, "auth/wrong-password")
    driver.find_element(By.ID, "~words").send_keys(Keys.ENTER)
    check(driver.current_url == f"{base}/{WRONG_PASSWORD}", f"Enter in the field opens {driver.current_url}")
    field = driver.find_element(By.ID, "~words")
    field.send_keys("zzzz no such thing")
    is_reported = eventually(driver, lambda: "Nothing found" in driver.find_element(By.ID, "~count").text)
    check(is_reported, "an empty result is not reported")
    link = driver.find_element(By.CSS_SELECTOR, "[id='~results'] a").get_attribute("href")
    check(link.endswith("/playground/index.html#error=zzzz+no+such+thing"),
          f"an empty result leads to {link}")
    field.send_keys(Keys.ESCAPE)
    check(not driver.find_element(By.ID, "~found").is_displayed(), "Escape does not close the results")
    # The minimum of several runs is not affected by other load on the machine.
    times = driver.execute_script("""
      return ["a", "ac", "e", "auth", "invalid request", "카카오", "再"].map(text => Math.min(...[1, 2, 3, 4, 5].map(() => {
        const start = performance.now();
        input.value = text;
        show();
        return performance.now() - start;
      })));""")
    print(f"a search takes {statistics.median(times):.1f} ms, {max(times):.1f} at most")
    check(max(times) < 100, f"a search takes {max(times)} ms")


def search_in_korean(driver, base):
    """Searches for words that people read; the titles are in the language of the browser."""
    driver.get(f"{base}/index.html")
    titles = [title.text for title in driver.find_elements(By.CSS_SELECTOR, ".kinds span") if title.is_displayed()]
    are_korean = [any("가" <= letter <= "힣" for letter in title) for title in titles]
    kinds = driver.find_elements(By.CSS_SELECTOR, ".kinds li")
    check(len(titles) == len(kinds) and all(are_korean), f"a Korean reader reads the titles {titles} of {len(kinds)} kinds")
    first_result(driver, "인증번호")
    results = [link.get_attribute("href") for link in driver.find_elements(By.CSS_SELECTOR, "[id='~results'] a")]
    are_kinds = ["/kinds/" in link for link in results]
    check(any(are_kinds) and are_kinds == sorted(are_kinds, reverse=True), f"인증번호 finds codes before kinds: {results}")
    first_result(driver, "KOE320")
    title = driver.find_element(By.CSS_SELECTOR, "[id='~results'] span")
    is_korean = title.get_attribute("lang") == "ko" and any("가" <= letter <= "힣" for letter in title.text)
    check(is_korean, f"a Korean reader reads the title {title.text!r}")


def check_home(driver, address, name):
    """Tries the example errors of the home page, and an error of its own."""
    driver.get(f"{address}/index.html")
    field = driver.find_element(By.ID, "~error")
    status = driver.find_element(By.CSS_SELECTOR, ".example [role=status]")
    texts = lambda: [card.text for card in driver.find_elements(By.CSS_SELECTOR, ".example .card")]
    first = texts()
    check(len(first) == 4, f"{name}: {len(first)} languages")
    seen = []
    # The page shows the first error already, so it comes last.
    for button in reversed(driver.find_elements(By.CSS_SELECTOR, ".example [data-error]")[:-1]):
        previous = status.text
        button.click()
        check(eventually(driver, lambda: status.text not in ["", previous]), f"{name}: {button.text} is not read")
        check("No known code" not in status.text, f"{name}: {button.text} is {status.text!r}")
        seen.append(texts())
    check(seen[-1] == first, f"{name}: the page shows {first} for the first error without its script, and {seen[-1]} with it")
    check(len(seen) == 8 and len({tuple(cards) for cards in seen}) == 8, f"{name}: the errors have the texts {seen}")
    driver.find_element(By.CSS_SELECTOR, ".example [data-error='']").click()
    check(driver.switch_to.active_element == field, f"{name}: the field for another error has no focus")
    field.send_keys("login failed: KOE320 & more")
    check(eventually(driver, lambda: "flowExpired" in status.text), f"{name}: another error is {status.text!r}")
    driver.find_element(By.CSS_SELECTOR, ".example .recognized > a").click()
    recognized = driver.find_element(By.CLASS_NAME, "recognized")
    is_carried = eventually(driver, lambda: "flowExpired" in recognized.text)
    value = driver.find_element(By.ID, "~error").get_attribute("value")
    check(is_carried and value == "login failed: KOE320 & more", f"{name}: the playground reads {value!r}")


def check_links(driver, address):
    """Opens links to errors in the playground; their fragments contain the choices too."""
    driver.get(f"{address}/playground/index.html#error=auth%2Fuser-disabled&disclosure=helpful&flow=recover&provider=none")
    field = lambda name: driver.find_element(By.ID, f"~{name}").get_attribute("value")
    recognized = driver.find_element(By.CLASS_NAME, "recognized")
    check(eventually(driver, lambda: "userDisabled" in recognized.text), f"a link to an error shows {recognized.text!r}")
    values = [field(name) for name in ["error", "provider", "flow", "disclosure"]]
    check(values == ["auth/user-disabled", "any", "recover", "helpful"], f"a link to an error fills in {values}")
    link = driver.find_element(By.CSS_SELECTOR, ".share a")
    check(link.get_attribute("href").endswith("#error=auth%2Fuser-disabled&flow=recover&disclosure=helpful"),
          f"the link to an error is {link.get_attribute('href')}")
    driver.execute_script("location.hash = 'error=KOE320'")
    check(eventually(driver, lambda: "flowExpired" in recognized.text), f"another fragment shows {recognized.text!r}")


def check_sticky_search(driver, address, name):
    """Jumps to a code: its heading is below the search, which stays in the window."""
    driver.get(f"{address}/{PAGES[4]}index.html#auth/wrong-password")
    eventually(driver, lambda: driver.execute_script("return scrollY > 0"))
    search, heading = (driver.execute_script("return document.querySelector(arguments[0]).getBoundingClientRect().toJSON()", part)
                       for part in ["[id='~words']", "[id='auth/wrong-password'] h2"])
    check(search["top"] >= 0, f"{name}: after a jump the search is at {search['top']} px")
    check(search["bottom"] <= heading["top"] < 300, f"{name}: the search ends at {search['bottom']} px, the heading is at {heading['top']} px")


def filters(driver, base):
    driver.get(f"{base}/providers/firebase/index.html")
    field = driver.find_element(By.ID, "~filter")
    field.send_keys("wrong-password")
    rows = [row.text for row in driver.find_elements(By.CSS_SELECTOR, ".list > p") if row.is_displayed()]
    check(rows and all("wrong-password" in row.lower() for row in rows), f"the filter shows {rows[:3]}")
    status = driver.find_element(By.CSS_SELECTOR, ".filter [role=status]").text
    check(status.startswith(f"{len(rows)} of "), f"the filter reports {status!r} for {len(rows)} rows")


def check_redirects(driver, address):
    """Opens addresses of an earlier version, in which each code had a page, on a server that sends 404.html."""
    for old, new in [
        ("codes/kakao/rest/oauth/KOE320/", KOE320), ("codes/firebase/js/~/auth/wrong-password/", WRONG_PASSWORD),
        ("codes/firebase/js/~/auth/wrong-password/index.html", WRONG_PASSWORD),
    ]:
        driver.get(f"{address}/{old}")
        is_redirected = eventually(driver, lambda: driver.current_url == f"{address}/{new}")
        check(is_redirected, f"{old} redirects to {driver.current_url}")
    driver.get(f"{address}/nowhere/at/all/")
    check("no page at this address" in driver.find_element(By.TAG_NAME, "h1").text, "404.html is not shown")
    # The browser logs the status 404.
    driver.get_log("browser")


def check_playground(driver, address, name):
    """Pastes errors into the playground, and checks the results."""
    driver.get(f"{address}/playground/index.html")
    field = driver.find_element(By.ID, "~error")
    eventually(driver, field.is_displayed)
    recognized = driver.find_element(By.CLASS_NAME, "recognized")
    titles = lambda: [title.text for title in driver.find_elements(By.CSS_SELECTOR, ".result .title")]

    def paste(text, code, kind):
        field.clear()
        field.send_keys(text)
        is_shown = eventually(driver, lambda: code in recognized.text and kind in recognized.text)
        check(is_shown, f"{name}: {text!r} gives {recognized.text!r} rather than {code} and {kind}")
        check(all(titles()), f"{name}: {text!r} has cards without a title: {titles()}")
        return driver.find_element(By.CSS_SELECTOR, ".pasted").find_elements(By.TAG_NAME, "mark")

    marks = paste("FirebaseError: Firebase: Error (auth/wrong-password).", "auth/wrong-password", "invalidCredentials")
    check([mark.text for mark in marks] == ["auth/wrong-password"], f"{name}: the code is not marked")
    paste('{"error":"invalid_grant","error_code":"KOE320"}', "kakao", "flowExpired")
    pieces = [piece.text for piece in driver.find_elements(By.CSS_SELECTOR, ".result .pieces li")]
    check(sum("this decides" in piece for piece in pieces) == 1 and any("KOE320" in piece for piece in pieces),
          f"{name}: the explanation is {pieces}")
    paste("<img src=x onerror=alert(1)> KOE320 </script>", "KOE320", "flowExpired")
    paste("nothing in particular", "", "unknown")
    paste("auth/user-disabled", "auth/user-disabled", "userDisabled")
    check("invalidCredentials" in recognized.text, f"{name}: strict disclosure is not explained: {recognized.text!r}")
    strict = titles()
    driver.find_element(By.CSS_SELECTOR, ".playground summary").click()
    Select(driver.find_element(By.ID, "~disclosure")).select_by_value("helpful")
    check(eventually(driver, lambda: titles() != strict), f"{name}: helpful disclosure shows the same cards")
    error = json.loads(driver.find_element(By.CSS_SELECTOR, ".result .json").text)
    check(error["kind"] == "userDisabled", f"{name}: the JSON is {error}")
    for language, part in [("curl", "--data-binary"), ("node", "fetch("), ("python", "urlopen("), ("swift", "LoginError(")]:
        code = driver.find_element(By.CSS_SELECTOR, f".result .{language}").text
        check(part in code and "auth/user-disabled" in code, f"{name}: {language} is {code!r}")
    covered = driver.execute_script("""
        return [...document.querySelectorAll(".block")].filter(block => block.children[0].getBoundingClientRect().right
            > block.querySelector(".copy").getBoundingClientRect().left).length""")
    check(covered == 0, f"{name}: {covered} buttons stand over code")
    for button in driver.find_elements(By.CSS_SELECTOR, "[data-error]"):
        button.click()
        is_recognized = eventually(driver, lambda: recognized.text and "No known code" not in recognized.text)
        check(is_recognized, f"{name}: the example {button.text} is not recognized: {recognized.text!r}")


def check_page(driver, url, name):
    """Opens a page, and checks it for errors, accessibility and horizontal overflow."""
    driver.get(url)
    check_current_page(driver, name)


def check_current_page(driver, name):
    check(driver.find_element(By.TAG_NAME, "h1").is_displayed(), f"{name}: no heading")
    overflow = driver.execute_script("return document.documentElement.scrollWidth - innerWidth")
    check(overflow <= 0, f"{name}: {overflow} px wider than the window")
    for violation in Axe().run(driver)["violations"]:
        nodes = [node["html"][:100] for node in violation["nodes"][:3]]
        check(False, f"{name}: {violation['id']}: {violation['help']}: {nodes}")
    check_no_errors(driver, name)


def take_screenshots(driver, base, name, folder):
    for key, page in SCREENSHOTS.items():
        driver.get(f"{base}/{page}")
        width = driver.execute_script("return innerWidth")
        height = min(driver.execute_script("return document.documentElement.scrollHeight"), 2400)
        shot = driver.execute_cdp_cmd(
            "Page.captureScreenshot",
            {"captureBeyondViewport": True, "clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}})
        (folder / f"site-{key}-{name}.png").write_bytes(base64.b64decode(shot["data"]))
    driver.get(f"{base}/index.html")
    first_result(driver, "카카오 처음부터")
    driver.save_screenshot(folder / f"site-search-{name}.png")


@contextlib.contextmanager
def serve(folder):
    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            requests.append(self.path)

        # Sends 404.html, as hosts of static sites do.
        def send_error(self, code, *_):
            self.send_response(code)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write((site / "404.html").read_bytes())

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder.parent))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{folder.name}"
    server.shutdown()


pages = list(PAGES)
views = [(1280, False), (390, True)]
if options.nightly:
    every = sorted(str(path.parent.relative_to(site)) + "/" for path in site.rglob("index.html"))
    pages += [page for page in every if page.startswith("kinds/")] + [page for page in every if page.startswith("codes/")][::4]
if options.nightly or options.screenshots:
    views += [(1280, True), (390, False)]
default_pages = PAGES if options.nightly else PAGES[:5]
base = site.as_uri()
with serve(site) as address, browser() as driver:
    for origin in [base, address]:
        search(driver, origin)
        check_no_errors(driver, f"the search on {origin}")
    filters(driver, address)
    check_redirects(driver, address)
    check_links(driver, address)
    check_page(driver, f"{address}/{PAGES[3]}", "a page from a server")
    for width, dark in views:
        emulate(driver, width, dark)
        # Accessibility takes long to check, so only the first view has all pages.
        viewed = pages if (width, dark) == views[0] else default_pages
        for page in viewed:
            check_page(driver, f"{base}/{page}index.html", f"{page or 'home'} at {width} px{' in dark' if dark else ''}")
        check_sticky_search(driver, address, f"a page of codes at {width} px")
        check_home(driver, address, f"the home page at {width} px")
        check_playground(driver, address, f"the playground at {width} px")
        check_current_page(driver, f"the filled playground at {width} px")
        if options.screenshots:
            options.screenshots.mkdir(parents=True, exist_ok=True)
            take_screenshots(driver, address, f"{width}-{'dark' if dark else 'light'}", options.screenshots)
check(not any("error=" in path for path in requests), "an error was sent to the server")
with browser(language="ko") as driver:
    search_in_korean(driver, base)
with browser(scripts=False) as driver:
    driver.get(f"{base}/{PAGES[3]}index.html")
    check(not driver.find_element(By.CLASS_NAME, "search").is_displayed(), "without scripts a search is shown")
    check(driver.find_elements(By.CLASS_NAME, "copy") == [], "without scripts there are buttons to copy")
    driver.find_element(By.LINK_TEXT, "flowExpired").click()
    check(driver.current_url == f"{base}/kinds/flowExpired/index.html", "without scripts a link does not work")
for failure in failures:
    print(failure, file=sys.stderr)
print(f"{len(pages)} pages in a browser, {len(failures)} problems")
sys.exit(bool(failures))
