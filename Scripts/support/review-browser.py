"""Tests the page that `auth-copy review` writes in a headless browser, and compares its search with the workbench.

review-browser.py PROGRAM CATALOG [--screenshots DIR]
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import (
    browser, check, check_accessibility, check_no_errors, emulate, eventually, finish, open_page,
    overflows_horizontally, pdf, press, running_workbench)

# Queries of users; the page must find the same cards as the workbench.
QUERIES = [
    "code:KOE320", "ｋｏｅ320", "key:providerNotLinked", "\"signed-in person\" provider:kakao", "kind:account -kind:accountLocked",
    "is:done slot:action", "target:비밀번호", "source:password OR target:코드", "비밀번호를 입력하세요",
    "카카오를 사용하려면", "로그인 is:done", "zzz", "rule:bare-particle", "ＰＡＳＳＫＥＹ", "\"sign in\"",
    # Sentences with a number, and words with typing errors: in a letter of Hangul, wrong, missing, added and swapped.
    "30초 뒤에", "再度 30 秒", "인중번호", "pasword", "verificatoin code", "accuont", "passsword provider:kakao", "key:close",
]

parser = argparse.ArgumentParser()
parser.add_argument("program", type=pathlib.Path)
parser.add_argument("catalog", type=pathlib.Path)
parser.add_argument("--screenshots", type=pathlib.Path)
options = parser.parse_args()


def search(driver, query):
    """Searches, and returns the number of cards found and the titles of the first eight."""
    field = driver.find_element(By.ID, "search")
    # The page replaces the filters with each result.
    driver.execute_script("""
      if (arguments[0].value === arguments[1]) return;
      document.querySelector('.filters').firstChild.dataset.old = 'true';
      arguments[0].value = arguments[1];
      arguments[0].dispatchEvent(new Event('input'))""", field, query)
    check(eventually(driver, lambda: driver.execute_script(
        "return !document.querySelector('.filters').firstChild.dataset.old")), f"{query}: the search does not end")
    # The list may be scrolled to the open card.
    eventually(driver, lambda: driver.execute_script("""
      document.getElementById('rows').scrollTop = 0;
      return document.querySelector('.filters .chip').textContent.endsWith(' 0') || document.querySelector('.row[aria-posinset="1"]')"""))
    time.sleep(0.05)
    return driver.execute_script("""
      const rows = [...document.querySelectorAll('.row')].filter(row => row.ariaPosInSet <= 8);
      rows.sort((first, second) => first.ariaPosInSet - second.ariaPosInSet);
      return [document.querySelector('.filters .chip').textContent.match(/\\d+/)[0],
        ...rows.map(row => row.title)]""")


def wait_for_cards(driver):
    """Waits until all cards of the sheet are rendered, and returns their number."""
    return eventually(driver, lambda: driver.execute_script("""
      const all = [...document.querySelectorAll('#sheet article')];
      return all.length > 0 && all.every(article => article.hasChildNodes()) && all.length"""))


def screenshot(driver, name):
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
        driver.save_screenshot(str(options.screenshots / f"review-{name}.png"))


def check_sheet(driver, page):
    begin = time.monotonic()
    open_page(driver, page.as_uri())
    print(f"the page opens in {time.monotonic() - begin:.1f} s")
    paint = driver.execute_script("return performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    print(f"first paint after {paint:.0f} ms")
    check(paint < 4_000, f"the first paint takes {paint:.0f} ms")
    count = wait_for_cards(driver)
    total = int(search(driver, "")[0])
    check(count == total, f"{count} of {total} cards are rendered")
    loaded = driver.execute_script("return performance.getEntriesByType('resource').map(entry => entry.name)")
    check(all(name.startswith("data:") for name in loaded), f"the page loads {loaded}")
    card = driver.find_element(By.ID, "sheet-0:missingField")
    text = driver.execute_script("return arguments[0].textContent", card)
    # The page collapses the texts for the many values of `field`.
    for part in ["비밀번호를", "パスワード", "password", "{field}", "field=email"]:
        check(part in text, f"the card does not contain {part}")
    check("method=password" in driver.execute_script(
        "return document.getElementById('sheet-0:invalidCredentials').textContent"), "the variants of a text have no values")
    check("invalidCredentials" in driver.execute_script(
        "return document.getElementById('sheet-0:accountLocked').querySelector('.concealment a').textContent"), "the card does not show its concealment")
    check("KOE320" in driver.execute_script(
        "return document.getElementById('sheet-0:flowExpired').querySelector('.codes').textContent"), "the card does not show its codes")
    screenshot(driver, "sheet")
    # Other languages can be hidden.
    boxes = driver.find_elements(By.CSS_SELECTOR, "#sheet thead + tbody input")
    boxes[-1].click()
    check(eventually(driver, lambda: not driver.find_elements(
        By.CSS_SELECTOR, ".column:last-child")[0].is_displayed()), "a language cannot be hidden")
    boxes[-1].click()
    return total


def open_card(driver):
    """Opens a card, which has the controls of the workbench, but is read-only."""
    search(driver, "key:missingField_message")
    wait_for_cards(driver)
    driver.find_element(By.CSS_SELECTOR, "[id='sheet-0:missingField'] h2 a").click()
    check(eventually(driver, lambda: driver.find_element(By.ID, "text-missingField_message").is_displayed()), "the card does not open")
    check(driver.find_element(By.ID, "text-missingField_message").get_attribute("readonly"), "the text can be changed")
    check(not driver.find_elements(By.CSS_SELECTOR, ".bar"), "there is a button to save")
    driver.execute_script("document.querySelector(\"input[name='a-field'][value='password']\").click()")
    check(eventually(driver, lambda: "비밀번호를" in driver.find_element(By.CSS_SELECTOR, ".stage").text), "a value does not change the card")
    check("a.field=password" in driver.current_url, "the address does not have the value")
    screenshot(driver, "card")
    check_accessibility(driver, "a card")
    driver.back()
    driver.find_element(By.ID, "all").click()
    check(eventually(driver, lambda: driver.find_element(By.ID, "sheet").is_displayed()), "the link does not show all cards again")
    search(driver, "")
    wait_for_cards(driver)


def keyboard(driver):
    driver.find_element(By.ID, "sheet").click()
    press(driver, "/")
    check(driver.switch_to.active_element.get_attribute("id") == "search", "/ does not focus the search")
    driver.switch_to.active_element.send_keys("code:KOE320")
    time.sleep(0.3)
    driver.switch_to.active_element.send_keys(Keys.ENTER)
    active = eventually(driver, lambda: driver.execute_script("return document.activeElement.closest('article')?.id"))
    check(active, "Enter does not focus the first result")
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
        check(not overflows_horizontally(driver), f"at {width} px the page overflows horizontally")
        screenshot(driver, f"sheet-{width}")
    # Only a few cards: axe takes minutes for all of them.
    search(driver, "code:KOE320 OR key:missingField_message")
    check_accessibility(driver, "the sheet")
    search(driver, "")
    emulate(driver)


def print_cards(driver, total):
    """Checks that the page prints exactly the cards of the list."""
    search(driver, "")
    pages = len(re.findall(rb"/Type\s*/Page\b", pdf(driver)))
    check(pages > total / 20, f"{total} cards print on {pages} pages")
    search(driver, "key:missingField_message")
    few = len(re.findall(rb"/Type\s*/Page\b", pdf(driver)))
    check(few <= 3, f"one card prints on {few} pages")
    if options.screenshots:
        (options.screenshots / "review.pdf").write_bytes(pdf(driver))
    search(driver, "")


def progress(driver):
    """Returns the progress of all languages, that of the selected one last."""
    return driver.execute_script("return [...document.querySelectorAll('#locale option, #header .meta')].map(part => part.textContent)")


def leave_work(catalog):
    """Changes texts of a catalog, so that each locale has something to do.

    The same cards have work in all locales, because the sheet shows the states of all of them together."""
    for locale, changes in {
        "en": {"timedOut_title": "Too late"}, "ko": {"conflict_message": "다시 다시 시도하세요."}, "ja": {"conflict_title": None},
        "ko-x-haeyo": {"conflict_title": None}, "zh-Hans": {"conflict_title": None}, "zh-Hant": {"conflict_title": None, "timedOut_title": None},
    }.items():
        file = catalog / f"copy/{locale}.arb"
        texts = json.loads(file.read_text(encoding="utf-8")) | changes
        removed = [key for key, text in changes.items() if text is None]
        texts = {key: text for key, text in texts.items() if key.removeprefix("@") not in removed}
        file.write_text(json.dumps(texts, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def compare_with_workbench(driver):
    found = {query: search(driver, query) for query in QUERIES}
    check(sum(int(result[0]) > 0 for result in found.values()) > len(QUERIES) - 4, f"most searches must find something: {found}")
    with running_workbench(options.program, options.catalog, "--read-only", "--locale", "ko") as (_, address):
        with browser("ko") as other:
            open_page(other, address)
            counts, expected = progress(driver), progress(other)
            check(counts == expected, f"the page counts {counts}, the workbench {expected}")
            are_done = [re.search(r"(\d+)(/|개 중 )\1\b", count) is not None for count in counts]
            check(not any(are_done[1:]), f"a locale has nothing to do: {counts}")
            for query, page_result in found.items():
                workbench_result = search(other, query)
                check(page_result == workbench_result, f"{query}: the page finds {page_result}, the workbench {workbench_result}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        options.catalog = pathlib.Path(shutil.copytree(options.catalog, f"{folder}/Catalogs"))
        leave_work(options.catalog)
        page = pathlib.Path(folder) / "review.html"
        with page.open("wb") as output:
            subprocess.run(
                [options.program, "review", "--catalog", options.catalog, "--messages", "ko"], stdout=output, check=True)
        with browser("ko") as driver:
            total = check_sheet(driver, page)
            for part in [open_card, keyboard, widths, lambda driver: print_cards(driver, total), compare_with_workbench]:
                part(driver)
            check_no_errors(driver, "the page")
    finish("The review page")


main()
