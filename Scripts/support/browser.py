"""A headless browser for the checks of the workbench: what they all do with it, and what they have found."""

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


def check(holds, what):
    if not holds:
        failures.append(what)
        print(f"FAILED {what}", file=sys.stderr)


def finish(name):
    """Ends the program with all that was found."""
    if failures:
        sys.exit("\n".join([f"{name} fails:", *failures]))
    print(f"{name} holds.")


@contextlib.contextmanager
def running_workbench(program, catalog, *arguments):
    """A running workbench; yields the process and the address that it prints."""
    command = [program, "workbench", catalog, *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.wait()


@contextlib.contextmanager
def browser(language="ko", *more):
    arguments = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1280,900", *more]:
        arguments.add_argument(argument)
    arguments.add_experimental_option("prefs", {"intl.accept_languages": language})
    arguments.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=arguments, service=Service("/usr/bin/chromedriver"))
    try:
        yield driver
    finally:
        driver.quit()


def emulate(driver, width=1280, dark=False, height=900, scale=1, **features):
    """Sets the size, and preferences such as `forced_colors`; a scale is the browser's zoom."""
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 600})
    features = {"prefers-color-scheme": "dark" if dark else "light", **features}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
        "features": [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})


def eventually(driver, condition):
    """What a condition gives once it holds, or None if it does not within half a minute."""
    try:
        return WebDriverWait(driver, 30, poll_frequency=0.02).until(lambda _: condition())
    except TimeoutException:
        return None


def no_errors(driver, what, allowed=()):
    for entry in driver.get_log("browser"):
        check(any(text in entry["message"] for text in allowed), f"{what}: {entry['message']}")


def click(driver, selector):
    """Clicks an element, found anew where the page has just drawn another in its place."""
    def is_clicked():
        try:
            element = driver.find_element(By.CSS_SELECTOR, selector)
            # What is in view may be beneath the bar.
            driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
            element.click()
            return True
        except (NoSuchElementException, StaleElementReferenceException):
            return False

    check(eventually(driver, is_clicked), f"{selector} cannot be clicked")


def enter(driver, address):
    driver.get(address)
    check(eventually(driver, lambda: driver.execute_script("return document.body.dataset.ready")), "the page does not start")


def press(driver, *keys):
    chain = ActionChains(driver)
    for key in keys:
        chain.key_down(key)
    for key in reversed(keys):
        chain.key_up(key)
    chain.perform()


def barriers(driver, what):
    for violation in Axe().run(driver)["violations"]:
        nodes = "; ".join(node["html"][:120] for node in violation["nodes"][:3])
        check(False, f"{what}: {violation['id']}: {nodes}")


def scrolls_aside(driver):
    return driver.execute_script("return document.documentElement.scrollWidth > innerWidth")


def pdf(driver):
    """What the page prints."""
    return base64.b64decode(driver.execute_cdp_cmd("Page.printToPDF", {"printBackground": True})["data"])
