"""Reads the page that `auth-copy review` writes in a headless browser, from a file, beside the workbench of the same catalog.

review-browser.py PROGRAM CATALOG [--screenshots DIR]
"""

import argparse
import pathlib
import re
import subprocess
import tempfile
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import barriers, browser, check, emulate, enter, eventually, finish, no_errors, pdf, press, running_workbench, scrolls_aside

# What people search for; the page finds what the workbench finds.
QUERIES = [
    "code:KOE320", "ｋｏｅ320", "key:providerNotLinked", "\"signed-in person\" provider:kakao", "kind:account -kind:accountLocked",
    "is:done slot:action", "target:비밀번호", "source:password OR target:코드", "비밀번호를 입력하세요",
    "카카오를 사용하려면", "로그인 is:done", "zzz", "rule:bare-particle", "ＰＡＳＳＫＥＹ", "\"sign in\"",
]

options = argparse.ArgumentParser()
options.add_argument("program", type=pathlib.Path)
options.add_argument("catalog", type=pathlib.Path)
options.add_argument("--screenshots", type=pathlib.Path)
options = options.parse_args()


def search(driver, query):
    """How many cards a search finds, and the keys of the first ones."""
    field = driver.find_element(By.ID, "search")
    # The filters are drawn anew with each answer.
    driver.execute_script("""
      if (arguments[0].value === arguments[1]) return;
      document.querySelector('.filters').firstChild.dataset.old = 'true';
      arguments[0].value = arguments[1];
      arguments[0].dispatchEvent(new Event('input'))""", field, query)
    check(eventually(driver, lambda: driver.execute_script(
        "return !document.querySelector('.filters').firstChild.dataset.old")), f"{query}: the search does not end")
    # The list may be scrolled to the card that is shown.
    eventually(driver, lambda: driver.execute_script("""
      document.getElementById('rows').scrollTop = 0;
      return document.querySelector('.filters .chip').textContent.endsWith(' 0') || document.querySelector('.row[aria-posinset="1"]')"""))
    time.sleep(0.05)
    return driver.execute_script("""
      const rows = [...document.querySelectorAll('.row')].filter(row => row.ariaPosInSet <= 8);
      rows.sort((first, second) => first.ariaPosInSet - second.ariaPosInSet);
      return [document.querySelector('.filters .chip').textContent.match(/\\d+/)[0],
        ...rows.map(row => row.title)]""")


def drawn(driver):
    """How many cards stand on the sheet, once all are drawn."""
    return eventually(driver, lambda: driver.execute_script("""
      const all = [...document.querySelectorAll('#sheet article')];
      return all.length > 0 && all.every(article => article.hasChildNodes()) && all.length"""))


def picture(driver, name):
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
        driver.save_screenshot(str(options.screenshots / f"review-{name}.png"))


def read(driver, page):
    begin = time.monotonic()
    enter(driver, page.as_uri())
    print(f"the page opens in {time.monotonic() - begin:.1f} s")
    paint = driver.execute_script("return performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    print(f"first paint after {paint:.0f} ms")
    check(paint < 4_000, f"the first paint takes {paint:.0f} ms")
    count = drawn(driver)
    total = int(search(driver, "")[0])
    check(count == total, f"{count} of {total} cards are drawn")
    loaded = driver.execute_script("return performance.getEntriesByType('resource').map(entry => entry.name)")
    check(all(name.startswith("data:") for name in loaded), f"the page loads {loaded}")
    card = driver.find_element(By.ID, "sheet-0:missingField")
    text = driver.execute_script("return arguments[0].textContent", card)
    # So many fields have names that their texts are folded.
    for words in ["비밀번호를", "パスワード", "password", "{field}", "field=email"]:
        check(words in text, f"the card has no {words}")
    check("method=password" in driver.execute_script(
        "return document.getElementById('sheet-0:invalidCredentials').textContent"), "the forms of a text have no values")
    check("invalidCredentials" in driver.execute_script(
        "return document.getElementById('sheet-0:accountLocked').querySelector('.concealment a').textContent"), "no concealment")
    check("KOE320" in driver.execute_script(
        "return document.getElementById('sheet-0:flowExpired').querySelector('.codes').textContent"), "no codes")
    picture(driver, "sheet")
    # Other languages can be left out.
    boxes = driver.find_elements(By.CSS_SELECTOR, "#sheet thead + tbody input")
    boxes[-1].click()
    check(eventually(driver, lambda: not driver.find_elements(
        By.CSS_SELECTOR, ".column:last-child")[0].is_displayed()), "a language cannot be left out")
    boxes[-1].click()
    return total


def open_card(driver):
    """A card as in the workbench: values, widths and light or dark, but nothing to change."""
    search(driver, "key:missingField_message")
    drawn(driver)
    driver.find_element(By.CSS_SELECTOR, "[id='sheet-0:missingField'] h2 a").click()
    check(eventually(driver, lambda: driver.find_element(By.ID, "text-missingField_message").is_displayed()), "the card does not open")
    check(driver.find_element(By.ID, "text-missingField_message").get_attribute("readonly"), "the text can be changed")
    check(not driver.find_elements(By.CSS_SELECTOR, ".bar"), "there is something to save with")
    driver.execute_script("document.querySelector(\"input[name='a-field'][value='password']\").click()")
    check(eventually(driver, lambda: "비밀번호를" in driver.find_element(By.CSS_SELECTOR, ".stage").text), "a value does not change the card")
    check("a.field=password" in driver.current_url, "the address does not have the value")
    picture(driver, "card")
    barriers(driver, "a card")
    driver.back()
    driver.find_element(By.ID, "all").click()
    check(eventually(driver, lambda: driver.find_element(By.ID, "sheet").is_displayed()), "there is no way back to all cards")
    search(driver, "")
    drawn(driver)


def keyboard(driver):
    driver.find_element(By.ID, "sheet").click()
    press(driver, "/")
    check(driver.switch_to.active_element.get_attribute("id") == "search", "/ does not focus the search")
    driver.switch_to.active_element.send_keys("code:KOE320")
    time.sleep(0.3)
    driver.switch_to.active_element.send_keys(Keys.ENTER)
    active = eventually(driver, lambda: driver.execute_script("return document.activeElement.closest('article')?.id"))
    check(active, "Enter does not lead to what was found")
    press(driver, Keys.ENTER)
    check(eventually(driver, lambda: driver.find_element(By.ID, "card").is_displayed()), "Enter does not open the card")
    press(driver, Keys.ESCAPE)
    press(driver, "a")
    check(eventually(driver, lambda: driver.find_element(By.ID, "sheet").is_displayed()), "a does not show all cards")
    search(driver, "")


def widths(driver):
    for width in [320, 390, 768, 1024, 1280]:
        emulate(driver, width, dark=width == 768)
        time.sleep(0.2)
        check(not scrolls_aside(driver), f"at {width} px the page scrolls to the side")
        picture(driver, f"sheet-{width}")
    # Few cards: the rules take minutes on all of them.
    search(driver, "code:KOE320 OR key:missingField_message")
    barriers(driver, "the sheet")
    search(driver, "")
    emulate(driver)


def prints(driver, total):
    """All cards of the list are printed, and no others."""
    search(driver, "")
    pages = len(re.findall(rb"/Type\s*/Page\b", pdf(driver)))
    check(pages > total / 20, f"{total} cards are {pages} pages")
    search(driver, "key:missingField_message")
    few = len(re.findall(rb"/Type\s*/Page\b", pdf(driver)))
    check(few <= 3, f"one card is {few} pages")
    if options.screenshots:
        (options.screenshots / "review.pdf").write_bytes(pdf(driver))
    search(driver, "")


def same_as_workbench(driver):
    found = {query: search(driver, query) for query in QUERIES}
    check(sum(int(count[0]) > 0 for count in found.values()) > len(QUERIES) - 4, f"the searches find little: {found}")
    with running_workbench(options.program, options.catalog, "--read-only", "--locale", "ko") as (_, address):
        with browser("ko") as other:
            enter(other, address)
            for query, names in found.items():
                server = search(other, query)
                check(names == server, f"{query}: the page finds {names}, the workbench {server}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "review.html"
        with page.open("wb") as output:
            subprocess.run(
                [options.program, "review", "--catalog", options.catalog, "--messages", "ko"], stdout=output, check=True)
        with browser("ko") as driver:
            total = read(driver, page)
            for part in [open_card, keyboard, widths, lambda driver: prints(driver, total), same_as_workbench]:
                part(driver)
            no_errors(driver, "the page")
    finish("The review page")


main()
