"""A headless browser for checks of pages, and the failures that the checks report."""

import base64
import contextlib
import subprocess
import sys

from axe_core_python.selenium import Axe
from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException, TimeoutException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.support.wait import WebDriverWait

failures = []


def check(condition, problem):
    if not condition:
        failures.append(problem)
        print(f"FAILED {problem}", file=sys.stderr)


def finish(name):
    """Exits with all reported failures, or prints that the checks passed."""
    if failures:
        sys.exit("\n".join([f"{name}: failed:", *failures]))
    print(f"{name}: all checks passed")


@contextlib.contextmanager
def running_workbench(program, catalog, *arguments):
    """Runs the workbench; yields the process and the address that it prints."""
    command = [program, "workbench", catalog, *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.wait()


@contextlib.contextmanager
def browser(language="ko", *more_arguments):
    chrome_options = webdriver.ChromeOptions()
    arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1280,900"]
    for argument in [*arguments, *more_arguments]:
        chrome_options.add_argument(argument)
    chrome_options.add_experimental_option("prefs", {"intl.accept_languages": language})
    chrome_options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=chrome_options, service=Service("/usr/bin/chromedriver"))
    try:
        yield driver
    finally:
        driver.quit()


def emulate(driver, width=1280, dark=False, height=900, scale=1, **features):
    """Sets the size of the page, the zoom, and media features such as `forced_colors`."""
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 600})
    features = {"prefers-color-scheme": "dark" if dark else "light", **features}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})


def eventually(driver, condition):
    """Waits until a condition is true, at most 30 seconds. Returns its value, or None."""
    try:
        return WebDriverWait(driver, 30, poll_frequency=0.02).until(lambda _: condition())
    except TimeoutException:
        return None


def check_no_errors(driver, name, allowed=()):
    for entry in driver.get_log("browser"):
        check(any(text in entry["message"] for text in allowed), f"{name}: {entry['message']}")


def click(driver, selector):
    """Clicks an element; looks it up again if the page has just replaced it."""
    def is_clicked():
        try:
            element = driver.find_element(By.CSS_SELECTOR, selector)
            # The bar may cover an element at the edge of the view.
            driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
            element.click()
            return True
        except (NoSuchElementException, StaleElementReferenceException):
            return False

    check(eventually(driver, is_clicked), f"{selector} cannot be clicked")


def open_page(driver, address):
    driver.get(address)
    check(eventually(driver, lambda: driver.execute_script("return document.body.dataset.ready")), "the page does not start")


def press(driver, *keys):
    chain = ActionChains(driver)
    for key in keys:
        chain.key_down(key)
    for key in reversed(keys):
        chain.key_up(key)
    chain.perform()


def check_accessibility(driver, name):
    for violation in Axe().run(driver)["violations"]:
        nodes = "; ".join(node["html"][:120] for node in violation["nodes"][:3])
        check(False, f"{name}: {violation['id']}: {nodes}")


def overflows_horizontally(driver):
    return driver.execute_script("return document.documentElement.scrollWidth > innerWidth")


def pdf(driver):
    """Returns the page as it would be printed, in PDF."""
    return base64.b64decode(driver.execute_cdp_cmd("Page.printToPDF", {"printBackground": True})["data"])
