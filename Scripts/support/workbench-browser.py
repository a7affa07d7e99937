"""Tests the workbench in a headless browser.

workbench-browser.py PROGRAM CATALOG [--screenshots DIR]
"""

import argparse
import http.client
import json
import pathlib
import re
import signal
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import (
    browser, check, check_accessibility, check_no_errors, click, emulate, eventually, finish, open_page,
    overflows_horizontally, press, running_workbench)

parser = argparse.ArgumentParser()
parser.add_argument("program", type=pathlib.Path)
parser.add_argument("catalog", type=pathlib.Path)
parser.add_argument("--screenshots", type=pathlib.Path)
options = parser.parse_args()
korean = options.catalog / "copy/ko.arb"
# The code of each key that an input method handles, and the modifier Ctrl, in the DevTools protocol.
INPUT_METHOD_KEY, CTRL = 229, 2


def workbench(*arguments):
    return running_workbench(options.program, options.catalog, *arguments)


def go(driver, name, locale="ko", more=""):
    """Opens a card by its address. The id of a card begins with the index of its catalog, 0."""
    driver.execute_script(f"location.hash = '#/{locale}/' + encodeURIComponent('0:{name}') + '?as=dialog&w=320{more}'")
    is_open = eventually(driver, lambda: heading(driver) == name)
    check(is_open, f"the address does not open {name}")


def heading(driver):
    return driver.execute_script("return document.querySelector('.context h1')?.textContent")


def area(driver, key):
    return driver.find_element(By.ID, f"text-{key}")


def value(driver, key):
    return area(driver, key).get_attribute("value")


def rules(driver, key):
    """Returns the rules of the findings below a text."""
    return driver.execute_script(
        "return [...document.getElementById(arguments[0]).querySelectorAll('.finding')].map(finding => finding.dataset.rule)",
        f"text-{key}-findings")


def marked(driver, severity="error"):
    """Returns the underlined texts."""
    return driver.execute_script("return [...(CSS.highlights.get(arguments[0]) ?? [])].map(String)", severity)


def unsaved(driver):
    """Returns the header's number of unsaved drafts, as text; empty if there are none."""
    return driver.find_element(By.ID, "unsaved").text


def preview_text(driver):
    return driver.execute_script("return document.querySelector('.stage').innerText")


def text_of(key):
    return json.loads(korean.read_text(encoding="utf-8"))[key]


def changed_lines(before, after):
    """Returns the number of changed lines, or None if lines were added or removed."""
    old, new = before.splitlines(), after.splitlines()
    return len(set(new) - set(old)) if len(old) == len(new) else None


# Editing


def search(driver):
    press(driver, "/")
    check(driver.switch_to.active_element.get_attribute("id") == "search", "/ does not focus the search")
    for query, card in [("code:KOE320", "flowExpired"), ("ｋｏｅ320", "flowExpired"), ("key:providerNotLinked", "providerNotLinked")]:
        field = driver.find_element(By.ID, "search")
        driver.execute_script("arguments[0].select()", field)
        field.send_keys(query)
        first = eventually(driver, lambda: card in driver.execute_script(
            "return [...document.querySelectorAll('.row .found .mono')].slice(0, 3).map(key => key.textContent)"))
        check(first, f"{query} does not find {card}")
    field.send_keys(Keys.ENTER)
    check(eventually(driver, lambda: heading(driver) == "providerNotLinked"), "Enter does not open the first result")
    check(driver.switch_to.active_element.tag_name == "textarea", "Enter does not focus the text of the first result")
    similar = lambda: driver.execute_script("return [...document.querySelectorAll('#list > .empty')].filter(note => note.checkVisibility()).map(note => note.textContent).join()")
    driver.execute_script("arguments[0].select()", field)
    field.send_keys("시도 횟수를 초과햇습니다")
    found = eventually(driver, lambda: "비슷한" in similar() and "tooManyAttempts" in driver.execute_script(
        "return [...document.querySelectorAll('.row .found .mono')].map(key => key.textContent)"))
    check(found, f"a misspelled word does not find similar messages: {similar()!r}")
    driver.execute_script("document.getElementById('search').value = ''")
    driver.execute_script("document.getElementById('search').dispatchEvent(new Event('input'))")
    # A click by script: the page replaces the filters with each result, so Selenium could click a removed one.
    filter_by = lambda index: driver.execute_script("document.querySelectorAll('.chip')[arguments[0]].click()", index)
    filter_by(1)
    chosen = lambda: driver.execute_script("return [...document.querySelectorAll('.chip')].map(chip => chip.ariaPressed).indexOf('true')")
    check(eventually(driver, lambda: chosen() == 1), "a filter is not activated")
    field.send_keys("KOE320", Keys.ESCAPE)
    check(eventually(driver, lambda: field.get_attribute("value") == ""), "Esc does not empty the search")
    time.sleep(0.3)
    check(chosen() == 1, "Esc in the search removes the filter")
    filter_by(0)
    check(eventually(driver, lambda: chosen() == 0), "the filter is not removed")


def edit(driver):
    """Types a text with an error, applies the fix with the mouse and with the keyboard, saves, and undoes."""
    key = "missingField_message"
    go(driver, "missingField")
    before = value(driver, key)
    file = korean.read_text(encoding="utf-8")
    wrong = before.replace("{field}", "{feild}")
    driver.execute_script("arguments[0].select()", area(driver, key))
    area(driver, key).send_keys(wrong)
    check(eventually(driver, lambda: "unknown-argument" in rules(driver, key)), "the misspelled argument is not found")
    check(any("feild" in text for text in marked(driver)), f"the underlined texts are {marked(driver)}")
    check(area(driver, key).get_attribute("aria-invalid") == "true", "an error is not announced as invalid")
    driver.find_element(By.CSS_SELECTOR, f"#text-{key}-findings .fix").click()
    check(eventually(driver, lambda: value(driver, key) == before), "the fix is not applied")
    press(driver, Keys.CONTROL, "z")
    check(eventually(driver, lambda: value(driver, key) == wrong), "Ctrl+Z does not restore what the fix replaced")
    eventually(driver, lambda: "unknown-argument" in rules(driver, key))
    area(driver, key).send_keys(Keys.ESCAPE)
    check(driver.switch_to.active_element.get_attribute("id") == "card", "Esc does not leave the text")
    press(driver, "1")
    check(eventually(driver, lambda: value(driver, key) == before), "the digit does not apply the fix")
    check(driver.switch_to.active_element.get_attribute("id") == "card", "applying a fix with the keyboard moves the focus")
    driver.execute_script("arguments[0].select()", area(driver, key))
    area(driver, key).send_keys(before.replace("입력하세요", "적으세요"))
    check(eventually(driver, lambda: "적으세요" in preview_text(driver)), "the preview is not updated")
    check(eventually(driver, lambda: "unknown-argument" not in rules(driver, key)), "a resolved finding remains")
    check(korean.read_text(encoding="utf-8") == file, "a draft is in the file before it is saved")
    press(driver, Keys.CONTROL, "s")
    # A user would press again if the first press did nothing, so only a second failure counts.
    if not eventually(driver, lambda: "적으세요" in text_of(key)):
        press(driver, Keys.CONTROL, "s")
    check(eventually(driver, lambda: "적으세요" in text_of(key)), "Ctrl+S does not save")
    count = changed_lines(file, korean.read_text(encoding="utf-8"))
    check(count == 2, f"saving changes {count} lines instead of the text and its record")
    press(driver, Keys.ESCAPE)
    press(driver, "u")
    check(eventually(driver, lambda: value(driver, key) == before), "u does not undo the change")
    press(driver, Keys.CONTROL, "s")
    check(eventually(driver, lambda: korean.read_text(encoding="utf-8") == file), "after undoing and saving, the file is not the original")


def argument_values(driver):
    """Selects values of an argument: each changes the preview, and the particle after the value."""
    go(driver, "missingField", more="&a.field=password")
    check(eventually(driver, lambda: "비밀번호를" in preview_text(driver)), f"the value of the address is not shown: {preview_text(driver)}")
    names = driver.find_elements(By.CSS_SELECTOR, "input[name='a-field']")
    check(len(names) >= 8, "values of the argument are missing")
    before = preview_text(driver)
    press(driver, Keys.ESCAPE)
    press(driver, "v")
    check(eventually(driver, lambda: preview_text(driver) != before), "v does not show another value")
    edge_cases = driver.find_element(By.CSS_SELECTOR, "fieldset:has(input[name='a-field']) button")
    edge_cases.click()
    driver.execute_script("document.querySelector(\"input[name='a-field'][value='LINE']\").click()")
    check(eventually(driver, lambda: "LINE을" in preview_text(driver)), f"LINE has the wrong particle: {preview_text(driver)}")
    driver.execute_script("document.querySelector(\"input[name='a-field'][value^='<b>']\").click()")
    check(eventually(driver, lambda: "<b>Kim</b>" in preview_text(driver)), "markup in a value is not shown as text")


def plural(driver):
    """Edits the texts of a plural in separate fields and as code: the rest of the message does not change."""
    key, name = "accountLocked_message", "accountLocked"
    go(driver, name)
    are_shown = eventually(driver, lambda: driver.execute_script(
        "return document.querySelectorAll('.samples li').length >= 3"))
    check(are_shown, "variants of the message are not shown")
    file, before = korean.read_text(encoding="utf-8"), text_of(key)
    fields = [value(driver, f"{key}-{index}") for index in [0, 1]]
    check(before == f"{{seconds, plural, =0 {{{fields[0]}}} other {{{fields[1]}}}}}", f"the fields of {before} are {fields}")
    head = driver.execute_script("return document.querySelector('.branch .head').innerText")
    check("seconds: 0" in head, f"the label of the field for 0 is {head!r}")
    source = driver.execute_script("return document.querySelector('.branch .source-text').innerText")
    check(source == "Try again later. If you still can’t sign in, reset your password or contact support.", f"the source of the field for 0 is {source!r}")
    # The preview shows the variant that is being edited.
    area(driver, f"{key}-0").click()
    check(eventually(driver, lambda: fields[0] in preview_text(driver)), "the preview does not show the edited variant")
    area(driver, f"{key}-0").send_keys(Keys.END, " '둘'")
    check(eventually(driver, lambda: f"{fields[0]} '둘'" in preview_text(driver)), f"an apostrophe at the end is not quoted: {preview_text(driver)}")
    check("invalid-message" not in rules(driver, key) + rules(driver, f"{key}-0"), "an apostrophe at the end is an error")
    compose_in_branch(driver, f"{key}-1", fields[1])
    area(driver, f"{key}-1").send_keys(Keys.HOME, "{nam}")
    check(eventually(driver, lambda: "unknown-argument" in rules(driver, f"{key}-1")), "a finding is not below its text")
    check(marked(driver) in (["nam"], ["{nam}"]), f"the underlined texts are {marked(driver)}")
    press(driver, Keys.CONTROL, "z")
    # A text that is invalid while it is typed keeps its field and the caret.
    area(driver, f"{key}-1").send_keys(Keys.HOME, "{")
    check(eventually(driver, lambda: "invalid-message" in rules(driver, key) + rules(driver, f"{key}-1")), "a brace is not an error")
    check(driver.switch_to.active_element.get_attribute("id") == f"text-{key}-1", "an invalid text loses its field")
    area(driver, f"{key}-1").send_keys(Keys.BACKSPACE)
    check(eventually(driver, lambda: value(driver, f"{key}-1") == fields[1]), "the previous text is not restored")
    press(driver, Keys.ESCAPE)
    press(driver, "m")
    code = f"{{seconds, plural, =0 {{{fields[0]} '둘''}} other {{{fields[1]}}}}}"
    check(eventually(driver, lambda: driver.find_elements(By.ID, f"text-{key}")), "m does not show the code")
    check(eventually(driver, lambda: value(driver, key) == code), f"the code is {value(driver, key)!r}")
    press(driver, "m")
    check(eventually(driver, lambda: driver.find_elements(By.ID, f"text-{key}-1")), "m does not show the texts")
    check(value(driver, f"{key}-0") == f"{fields[0]} '둘''", "the texts differ from the code")
    # Removes a branch and adds it again: it gets the text of `other`.
    driver.find_element(By.CSS_SELECTOR, f"[aria-label='{key}'] .branch .head button").click()
    check(eventually(driver, lambda: not driver.find_elements(By.ID, f"text-{key}-1")), "a branch is not removed")
    check(value(driver, f"{key}-0") == fields[1], "the wrong branch was removed")
    driver.find_element(By.CSS_SELECTOR, f"[aria-label='{key}'] .adding button").click()
    check(eventually(driver, lambda: driver.find_elements(By.ID, f"text-{key}-1")), "a branch is not added")
    check(value(driver, f"{key}-0") == fields[1], "a new branch does not have the text of `other`")
    check(driver.switch_to.active_element.get_attribute("id") == f"text-{key}-0", "a new branch is not focused")
    driver.execute_script("arguments[0].select()", area(driver, f"{key}-0"))
    area(driver, f"{key}-0").send_keys(fields[0])
    check(eventually(driver, lambda: not unsaved(driver)), "restored texts count as a change")
    area(driver, f"{key}-0").send_keys(Keys.END, " 셋")
    eventually(driver, lambda: unsaved(driver))
    press(driver, Keys.CONTROL, "s")
    check(eventually(driver, lambda: text_of(key) == before.replace(fields[0], f"{fields[0]} 셋")), f"the saved text is {text_of(key)!r}")
    count = changed_lines(file, korean.read_text(encoding="utf-8"))
    check(count == 2, f"saving a branch changes {count} lines instead of the text and its record")
    korean.write_text(file, encoding="utf-8")
    check(eventually(driver, lambda: value(driver, f"{key}-0") == fields[0]), "the restored file is not reloaded")


def nested(driver):
    """Edits the texts of a select within a plural."""
    key = "charactersLeft"
    go(driver, key)
    before = text_of(key)
    press(driver, Keys.ESCAPE)
    press(driver, "m")
    eventually(driver, lambda: driver.find_elements(By.ID, f"text-{key}"))
    driver.execute_script("arguments[0].select()", area(driver, key))
    insert_text(driver, "{count, plural, =0 {\n  {name, select, a {가} other {나}}\n} other {다 {oops}}}")
    press(driver, Keys.ESCAPE)
    eventually(driver, lambda: "unknown-argument" in rules(driver, key))
    press(driver, "m")
    check(eventually(driver, lambda: driver.find_elements(By.ID, f"text-{key}-2")), "a select within a plural has no fields")
    check([value(driver, f"{key}-{index}") for index in range(3)] == ["가", "나", "다 {oops}"], "the fields have other texts")
    heads = driver.execute_script("return [...document.querySelectorAll('.choice legend, .branch label')].map(head => head.textContent)")
    check(heads == ["count: 0삭제", "name: a", "name: 그 밖의 값, 값 없음", "count: 1, 2, 3 …"], f"the labels of the fields are {heads}")
    check("unknown-argument" in rules(driver, f"{key}-2"), "a finding is not below the nested text")
    check_accessibility(driver, "a select within a plural")
    screenshot(driver, "nested")
    area(driver, f"{key}-1").send_keys(Keys.END, "라")
    code = "{count, plural, =0 {\n  {name, select, a {가} other {나라}}\n} other {다 {oops}}}"
    eventually(driver, lambda: "라" in preview_text(driver))
    # The button shows the message as code, then as fields again.
    click(driver, ".turn")
    check(eventually(driver, lambda: driver.find_elements(By.ID, f"text-{key}") and value(driver, key) == code), "the code differs")
    check(driver.switch_to.active_element.get_attribute("id") == f"text-{key}", "the code is not focused")
    click(driver, ".turn")
    eventually(driver, lambda: driver.find_elements(By.ID, f"text-{key}-2"))
    # The button of the legend removes the nested select.
    click(driver, "legend button")
    check(eventually(driver, lambda: not driver.find_elements(By.ID, f"text-{key}-1")), "a branch with a nested select is not removed")
    check(value(driver, f"{key}-0") == "다 {oops}", "the wrong branch was removed")
    press(driver, Keys.ESCAPE)
    # Undoes three steps: the removal, the text that was typed, and the code that was typed.
    for step in ["나라", "가,나,", None]:
        press(driver, "u")
        if step:
            texts = lambda: driver.execute_script("return [...document.querySelectorAll('#card textarea')].map(area => area.value).join()")
            check(eventually(driver, lambda: step in texts()), f"u does not restore {step}: {texts()}")
    check(eventually(driver, lambda: not unsaved(driver)), "u does not undo all steps")
    check(text_of(key) == before, "the file contains undone text")


def compose_in_branch(driver, key, before):
    """Composes text in a field: nothing interrupts the composition, and its last syllable is sent."""
    element = area(driver, key)
    driver.execute_script("arguments[0].focus(); arguments[0].setSelectionRange(0, 0)", element)
    for step in ["ㅎ", "하", "한"]:
        compose(driver, step)
        time.sleep(0.25)
        check(value(driver, key) == step + before, f"a composition in a branch is {value(driver, key)!r}")
        check(rules(driver, key) == [], f"{step} has findings in a branch")
    insert_text(driver, "한")
    check(eventually(driver, lambda: "한" in preview_text(driver)), "the last syllable of a branch is not sent")
    check(driver.execute_script("return arguments[0].selectionStart", element) == 1, "the caret of a branch has moved")
    element.send_keys(Keys.BACKSPACE)
    check(eventually(driver, lambda: value(driver, key) == before), "backspace does not delete the syllable in a branch")


# Findings


def findings(driver):
    """Shows the explanation of a rule, ignores a finding with a reason, and undoes that."""
    key = "missingField_title"
    go(driver, "missingField")
    file, before = korean.read_text(encoding="utf-8"), value(driver, key)
    area(driver, key).send_keys(Keys.END, "  빈칸")
    tools = f"#text-{key}-findings .finding button"
    check(eventually(driver, lambda: "double-space" in rules(driver, key)), "two spaces are not found")
    why, ignore = driver.find_elements(By.CSS_SELECTOR, tools)[-2:]
    why.click()
    dialog = driver.find_element(By.ID, "dialog")
    check(eventually(driver, lambda: dialog.is_displayed() and "double-space" in dialog.text), "the rule is not explained")
    check(re.search("[가-힣]", dialog.text), "the explanation is not in the language of the page")
    check_accessibility(driver, "the explanation of a rule")
    screenshot(driver, "why")
    press(driver, Keys.ESCAPE)
    check(not dialog.is_displayed() and driver.switch_to.active_element == area(driver, key), "Esc does not return the focus to the text")
    ignore.click()
    check_accessibility(driver, "the dialog for a reason")
    field = driver.find_element(By.ID, "reason")
    check(driver.switch_to.active_element == field, "the reason is not focused")
    field.send_keys(Keys.ENTER)
    check(dialog.is_displayed(), "an empty reason is accepted")
    compose(driver, "이름")
    driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "rawKeyDown", "windowsVirtualKeyCode": INPUT_METHOD_KEY, "key": "Enter"})
    insert_text(driver, "이름")
    check(dialog.is_displayed(), "Enter during a composition ignores the finding")
    screenshot(driver, "ignore")
    press(driver, Keys.ENTER)
    check(eventually(driver, lambda: "double-space" not in rules(driver, key)), "the finding is not ignored")
    screenshot(driver, "ignored")
    press(driver, Keys.CONTROL, "s")
    expected = {"rule": "double-space", "reason": "이름"}
    check(eventually(driver, lambda: text_of(f"@{key}").get("x-lint-ignore") == [expected]), f"{key} has {text_of(f'@{key}')}")
    press(driver, Keys.ESCAPE)
    press(driver, "u")
    check(eventually(driver, lambda: "double-space" in rules(driver, key)), "u does not undo the reason")
    press(driver, "u")
    check(eventually(driver, lambda: value(driver, key) == before), "u does not undo the text")
    press(driver, Keys.CONTROL, "s")
    check(eventually(driver, lambda: korean.read_text(encoding="utf-8") == file), "after undoing and saving, the file is not the original")


def quoted_code(driver):
    """Code in a finding has a frame: in Hangul its font does not differ from the text."""
    key = "missingField_message"
    go(driver, "missingField")
    before = value(driver, key)
    area(driver, key).send_keys(Keys.END, " {field}으로")
    check(eventually(driver, lambda: "bare-particle" in rules(driver, key)), "a particle of one form is not found")
    codes = driver.execute_script("return [...document.querySelectorAll('.finding p code')].map(code => [code.textContent, getComputedStyle(code).boxShadow])")
    check(codes and codes[0][0] == "으로" and all(frame != "none" for _, frame in codes), f"the code in a finding is {codes}")
    press(driver, Keys.ESCAPE)
    press(driver, "u")
    check(eventually(driver, lambda: value(driver, key) == before), "u does not undo the particle")


def stale(driver):
    """Reports a translation whose source has changed, and confirms it."""
    key, english = "missingField_title", options.catalog / "copy/en.arb"
    go(driver, "missingField")
    source = english.read_text(encoding="utf-8")
    old = json.loads(source)[key]
    english.write_text(source.replace(f'"{key}": "{old}"', f'"{key}": "{old} now"'), encoding="utf-8")
    check(eventually(driver, lambda: "stale-translation" in rules(driver, key)), "a change of the source is not found")
    check_accessibility(driver, "a stale translation")
    for width, dark in [(1280, False), (390, True)]:
        emulate(driver, width, dark)
        screenshot(driver, f"stale-{width}-{'dark' if dark else 'light'}")
    emulate(driver)
    driver.execute_script("document.getElementById('card').focus()")
    press(driver, "r")
    check(eventually(driver, lambda: "stale-translation" not in rules(driver, key)), "r does not confirm the translation")
    press(driver, "u")
    english.write_text(source, encoding="utf-8")
    check(eventually(driver, lambda: "stale-translation" not in rules(driver, key)), "the restored source is not reloaded")


def revert(driver):
    """Undoes a change, and types before the workbench has done it."""
    key = "missingField_title"
    go(driver, "missingField")
    before = value(driver, key)
    area(driver, key).send_keys(Keys.END, " 더")
    settled = "return document.getElementById(arguments[0]).closest('.slot').querySelector('.meta').textContent"
    check(eventually(driver, lambda: driver.execute_script(settled, f"text-{key}")), "a change is not shown as unsaved")
    # One script: nothing can be received between the click and the typing.
    shown = driver.execute_script("""
        const area = document.getElementById(arguments[0]);
        area.closest(".slot").querySelector(".under > button:last-child").click();
        const { value } = area;
        area.setSelectionRange(value.length, value.length);
        document.execCommand("insertText", false, "!");
        return value;""", f"text-{key}")
    check(shown == before, f"after the click, the text is {shown}")
    time.sleep(1.5)
    check(value(driver, key) == before + "!", f"the text typed after the click became {value(driver, key)}")
    conflicts = driver.execute_script("return document.querySelectorAll('.conflict:not([hidden])').length")
    check(conflicts == 0, "text typed after the click is a conflict")
    press(driver, Keys.BACKSPACE)
    check(eventually(driver, lambda: not driver.execute_script(settled, f"text-{key}")), "the text on disk still counts as unsaved")
    press(driver, Keys.ESCAPE)


def add_language(driver):
    """Finds languages by the beginning of a name, and refuses nonsense before Enter."""
    driver.find_element(By.ID, "add-language").click()
    field = driver.find_element(By.ID, "language")
    listed = lambda: driver.execute_script("return [...document.querySelectorAll('#languages code')].map(tag => tag.textContent)")
    for text, tag in [("Frenc", "fr"), ("Spani", "es"), ("Chinese", "zh"), ("베트남", "vi"), ("ドイツ", "de"), ("Portuguese (Brazil)", "pt-BR")]:
        driver.execute_script("arguments[0].select()", field)
        field.send_keys(text)
        check(eventually(driver, lambda: listed()[:1] == [tag]), f"{text} lists {listed()}")
    check_accessibility(driver, "the dialog for a language")
    screenshot(driver, "language")
    add = driver.find_element(By.CSS_SELECTOR, "#dialog .main")
    for text in ["frenchy", "ko"]:
        driver.execute_script("arguments[0].select()", field)
        field.send_keys(text)
        check(eventually(driver, lambda: driver.find_element(By.ID, "language-refusal").text), f"{text} is not refused before Enter")
        check(not add.is_enabled(), f"{text} can be added")
    press(driver, Keys.ENTER)
    check(driver.find_element(By.ID, "dialog").is_displayed(), "Enter adds a language that exists")
    press(driver, Keys.ESCAPE)


def results(driver):
    """Shows whole results above the buttons, in narrow windows too."""
    key = "missingField_title"
    go(driver, "missingField")
    before = value(driver, key)
    for text in [" 더", ""]:
        driver.execute_script("arguments[0].select()", area(driver, key))
        area(driver, key).send_keys(before + text)
        press(driver, Keys.CONTROL, "s")
        shown = eventually(driver, lambda: driver.execute_script("return document.querySelector('.result')?.textContent.includes('ko.arb')"))
        check(shown, "the result of saving does not name the file")
        for width in [1280, 390]:
            emulate(driver, width)
            cut = driver.execute_script("""const result = document.querySelector(".result");
                return result.scrollWidth > result.clientWidth || getComputedStyle(result).textOverflow === "ellipsis";""")
            check(not cut, f"the result is cut at {width} px")
            check(not overflows_horizontally(driver), f"the page with a result is wider than {width} px")
            screenshot(driver, f"result-{width}")
        emulate(driver)
    press(driver, Keys.ESCAPE)


# Input methods


def compose(driver, text):
    """Replaces the text of a composition, or begins one."""
    driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "rawKeyDown", "windowsVirtualKeyCode": INPUT_METHOD_KEY, "key": "Process"})
    driver.execute_cdp_cmd("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})


def insert_text(driver, text):
    """Inserts a text at once, in place of the selection or the composition."""
    driver.execute_cdp_cmd("Input.insertText", {"text": text})


def change_elsewhere(driver):
    """Changes another message on disk, and waits until the page requests its card again."""
    driver.execute_script("performance.clearResourceTimings()")
    change_on_disk("flowExpired_title", text_of("flowExpired_title") + " 새")
    is_requested = eventually(driver, lambda: driver.execute_script(
        "return performance.getEntriesByType('resource').some(entry => entry.name.includes('/api/card'))"))
    check(is_requested, "the page does not react to a change on disk")
    time.sleep(0.5)


def input_method(driver):
    key = "networkUnavailable_title"
    name = key.split("_")[0]
    go(driver, name)
    eventually(driver, lambda: name in driver.find_element(By.ID, "status").get_attribute("textContent"))
    before, untouched = value(driver, key), korean.read_text(encoding="utf-8")
    for position in ["start", "middle", "end"]:
        element = area(driver, key)
        at = {"start": 0, "middle": len(before) // 2, "end": len(before)}[position]
        driver.execute_script("arguments[0].focus(); arguments[0].setSelectionRange(arguments[1], arguments[1])", element, at)
        announced = driver.execute_script("return document.getElementById('status').textContent")
        for step in ["ㅎ", "하", "한"]:
            compose(driver, step)
            # The responses to drafts, and changes on disk, arrive during the composition.
            time.sleep(0.25)
            if (position, step) == ("middle", "하"):
                change_elsewhere(driver)
            check(value(driver, key) == before[:at] + step + before[at:], f"a composition at the {position} is {value(driver, key)!r}")
            check(rules(driver, key) == [], f"{step} has findings during the composition: {rules(driver, key)}")
            check(driver.execute_script("return document.getElementById('status').textContent") == announced, "an announcement interrupts a composition")
        insert_text(driver, "한")
        check(value(driver, key) == before[:at] + "한" + before[at:], f"the committed text at the {position} is {value(driver, key)!r}")
        caret = driver.execute_script("return arguments[0].selectionStart", element)
        check(caret == at + 1, f"the caret is at {caret} instead of {at + 1}")
        check(eventually(driver, lambda: "한" in preview_text(driver)), "the last syllable is not sent")
        element.send_keys(Keys.BACKSPACE)
        check(eventually(driver, lambda: value(driver, key) == before), "backspace does not delete the syllable")
    # The input method handles the Enter that commits, so the page must not save, even if Ctrl is pressed.
    file = korean.read_text(encoding="utf-8")
    compose(driver, "す")
    driver.execute_cdp_cmd(
        "Input.dispatchKeyEvent", {"type": "rawKeyDown", "windowsVirtualKeyCode": INPUT_METHOD_KEY, "key": "Enter", "modifiers": CTRL})
    insert_text(driver, "寿司")
    driver.execute_cdp_cmd(
        "Input.dispatchKeyEvent", {"type": "rawKeyDown", "windowsVirtualKeyCode": INPUT_METHOD_KEY, "key": "Enter", "modifiers": CTRL})
    time.sleep(0.3)
    check(korean.read_text(encoding="utf-8") == file, "Enter during a composition saves")
    check(before in value(driver, key) and "寿司" in value(driver, key), f"the converted text is {value(driver, key)!r}")
    # Leaving the field during a composition keeps the composed text.
    compose(driver, "끝")
    press(driver, Keys.F6)
    check("끝" in value(driver, key), "leaving the field loses a composition")
    go(driver, "missingField")
    go(driver, name)
    check("끝" in value(driver, key), "another card loses a composition")
    driver.execute_script("arguments[0].select()", area(driver, key))
    area(driver, key).send_keys(before)
    check(eventually(driver, lambda: not unsaved(driver)), f"the restored text is still a draft: {unsaved(driver)}, {value(driver, key)!r}")
    korean.write_text(untouched, encoding="utf-8")


# Changes elsewhere


def change_on_disk(key, text):
    content = korean.read_text(encoding="utf-8")
    entry = f'  "{key}": {json.dumps(text_of(key), ensure_ascii=False)}'
    assert content.count(entry) == 1
    korean.write_text(content.replace(entry, f'  "{key}": {json.dumps(text, ensure_ascii=False)}'), encoding="utf-8")


def conflicts(driver):
    key, other = "missingField_title", "flowExpired_title"
    content = korean.read_text(encoding="utf-8")
    go(driver, "missingField")
    before = value(driver, key)
    area(driver, key).send_keys(Keys.END, " 하나")
    check(eventually(driver, lambda: unsaved(driver)), "a draft is not counted")
    change_on_disk(other, "디스크의 제목")
    go(driver, "flowExpired")
    check(eventually(driver, lambda: value(driver, other) == "디스크의 제목"), "a change on disk is not loaded")
    go(driver, "missingField")
    check(value(driver, key) == before + " 하나", "a change of another message loses a draft")
    change_on_disk(key, before + " 둘")
    conflict = eventually(driver, lambda: driver.find_elements(By.CSS_SELECTOR, ".conflict:not([hidden])"))
    check(conflict, "a conflict is not shown")
    text = conflict[0].text if conflict else ""
    check("하나" in text and "둘" in text, f"the conflict shows {text!r}")
    if options.screenshots:
        screenshot(driver, "conflict")
    driver.find_elements(By.CSS_SELECTOR, ".conflict button")[1].click()
    check(eventually(driver, lambda: value(driver, key) == before + " 하나" and not conflict[0].is_displayed()), "the draft is not kept")
    press(driver, Keys.CONTROL, "s")
    check(eventually(driver, lambda: text_of(key) == before + " 하나"), "the draft that was kept is not saved")
    korean.write_text(content, encoding="utf-8")
    check(eventually(driver, lambda: value(driver, key) == before), "the restored file is not reloaded")


def two_pages(driver):
    """Types on two pages of the same message: each page shows the text of the other, and can undo it."""
    key = "missingField_title"
    go(driver, "missingField")
    before = value(driver, key)
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    open_page(driver, address_of_page(driver, first))
    go(driver, "missingField")
    second = driver.current_window_handle
    driver.switch_to.window(first)
    area(driver, key).send_keys(Keys.END, " 셋")
    driver.switch_to.window(second)
    check(eventually(driver, lambda: value(driver, key) == before + " 셋"), "the other page does not show the typed text")
    area(driver, key).send_keys(Keys.END, " 넷")
    check(eventually(driver, lambda: unsaved(driver)), "the other page cannot edit the text")
    press(driver, Keys.ESCAPE)
    for text in [before + " 셋", before]:
        press(driver, "u")
        check(eventually(driver, lambda: value(driver, key) == text), f"the other page cannot undo to {text}")
    check_no_errors(driver, "the second page")
    driver.close()
    driver.switch_to.window(first)
    check(eventually(driver, lambda: value(driver, key) == before), "the first page does not show the undone text")


def overtaken_response(driver, key="missingField_title"):
    """Undoes a draft while a response that counts it is on its way: the late response does not count it again."""
    go(driver, "missingField")
    before = value(driver, key)
    driver.execute_script("""
      const send = window.fetch;
      window.fetch = async (...call) => {
        const response = await send(...call);
        if (window.release || !String(call[0]).startsWith("/api/open")) return response;
        await new Promise(resolve => { window.release = resolve; });
        window.fetch = send;
        return response;
      }""")
    area(driver, key).send_keys(Keys.END, " 하나")
    check(eventually(driver, lambda: driver.execute_script("return window.release != null")), "the header is not refreshed after typing")
    check(unsaved(driver), "a draft is not counted")
    area(driver, key).send_keys(*[Keys.BACKSPACE] * 3)
    check(eventually(driver, lambda: value(driver, key) == before and not unsaved(driver)), "the deleted text is still a draft")
    time.sleep(1.5)
    driver.execute_script("window.release()")
    time.sleep(0.5)
    check(not unsaved(driver), f"a late response counts what is no draft any more: {unsaved(driver)}")


def address_of_page(driver, window):
    driver.switch_to.window(window)
    origin = driver.execute_script("return location.origin")
    driver.switch_to.window(driver.window_handles[-1])
    return origin


def keyboard(driver):
    """Uses the page with the keyboard only: the focus is visible, and keys move between cards."""
    go(driver, "missingField")
    driver.execute_script("document.activeElement.blur()")
    focused = []
    for _ in range(60):
        press(driver, Keys.TAB)
        focused.append(driver.execute_script("""
          const style = getComputedStyle(document.activeElement), group = document.activeElement.closest('.chip');
          const shown = group ? getComputedStyle(group) : style;
          return [document.activeElement.id || document.activeElement.name || document.activeElement.tagName,
            shown.outlineStyle !== 'none' && parseFloat(shown.outlineWidth) >= 2]"""))
    hidden = [name for name, visible in focused if not visible and name != "BODY"]
    check(not hidden, f"the focus is not visible on {sorted(set(hidden))}")
    for wanted in ["search", "rows", "text-missingField_title", "save-next", "as"]:
        check(any(name == wanted for name, _ in focused), f"Tab does not reach {wanted}")
    driver.execute_script("document.getElementById('rows').focus()")
    first = heading(driver)
    press(driver, Keys.ARROW_DOWN)
    check(eventually(driver, lambda: heading(driver) != first), "the arrow does not show the next card")
    active = driver.execute_script("return document.getElementById('rows').getAttribute('aria-activedescendant')")
    check(driver.execute_script("return document.getElementById(arguments[0]).getAttribute('aria-selected')", active) == "true",
          "the active row is not the selected one")
    press(driver, "k")
    check(eventually(driver, lambda: heading(driver) == first), "k does not go back")
    press(driver, Keys.SHIFT, "?")
    check(eventually(driver, lambda: driver.find_element(By.ID, "help").is_displayed()), "? does not show the keys")
    press(driver, Keys.ESCAPE)


def widths(driver):
    """Checks several widths: nothing overflows horizontally, and a text field is as high as its mirror.

    The mirror is a copy of the text behind the field, in which findings are underlined: both must wrap alike. The
    preview of a phone has the phone's width in every window that is not a phone's."""
    choose_width = lambda value: driver.execute_script("document.querySelector(`input[name=w][value='${arguments[0]}']`).click()", value)
    choose_width("390")
    for width in [320, 390, 768, 1024, 1280]:
        for dark in [False, True]:
            emulate(driver, width, dark)
            time.sleep(0.2)
            check(not overflows_horizontally(driver), f"at {width} px the page overflows horizontally")
            stage = driver.execute_script("return document.querySelector('.stage').getBoundingClientRect().width")
            # On a phone, the preview is as wide as the screen.
            check(stage == (390 if width >= 760 else width), f"at {width} px the preview of 390 px has {stage} px")
            heights = driver.execute_script("""
              return [...document.querySelectorAll('.box')].every(box => {
                const range = document.createRange();
                range.selectNodeContents(box.querySelector('.mirror'));
                const text = range.getBoundingClientRect().height;
                return !text || Math.abs(box.querySelector('textarea').clientHeight - 16 - text) < 12;
              })""")
            check(heights, f"at {width} px a text and its mirror wrap differently")
            check_accessibility(driver, f"{width} px, {'dark' if dark else 'light'}")
    choose_width("320")
    emulate(driver)


# Security


def request(port, method, path, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.putrequest(method, path, skip_host=True)
    for name, content in headers.items():
        connection.putheader(name.replace("_", "-"), content)
    connection.endheaders()
    status = connection.getresponse().status
    connection.close()
    return status


def check_access(address):
    port = int(re.search(r":(\d+)/", address)[1])
    host = f"127.0.0.1:{port}"
    for name, path, headers in [
        ("no cookie", "/api/open", {"Host": host}), ("a wrong token", "/?token=0", {"Host": host}),
        ("no token", "/", {"Host": host}), ("a foreign host", "/", {"Host": "evil.example"}),
        ("the path of a file", "/../kinds.json", {"Host": host}),
    ]:
        check(request(port, "GET", path, **headers) == 403, f"{name} is not refused")
    check(request(port, "OPTIONS", "/api/save", Host=host) == 405, "OPTIONS is not refused")


def hostile_text(driver, key="missingField_message"):
    go(driver, "missingField")
    before = value(driver, key)
    text = "<script>window.hit=1</script><img src=x onerror=\"window.hit=1\">\u202e"
    driver.execute_script("arguments[0].select()", area(driver, key))
    insert_text(driver, text)
    check(eventually(driver, lambda: "onerror" in preview_text(driver)), "hostile text is not shown")
    check("[U+202E]" in preview_text(driver), "an invisible character stays invisible")
    check(not driver.execute_script("return window.hit"), "hostile text runs")
    refused = driver.execute_script("try { document.body.innerHTML = '<b>x</b>'; return false } catch { return true }")
    check(refused, "a script can write markup into the page")
    driver.get_log("browser")
    driver.execute_script("arguments[0].select()", area(driver, key))
    insert_text(driver, before)
    check(eventually(driver, lambda: not unsaved(driver)), f"the restored text is still a draft: {unsaved(driver)}, {value(driver, key)!r}")


def screenshot(driver, name):
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
        driver.save_screenshot(str(options.screenshots / f"wb-{name}.png"))


def take_screenshots(driver):
    go(driver, "missingField", more="&a.field=password")
    area(driver, "missingField_message").send_keys(Keys.END, " {feild}")
    eventually(driver, lambda: rules(driver, "missingField_message"))
    for width, height in [(1280, 900), (768, 1000), (390, 844)]:
        for dark in [False, True]:
            emulate(driver, width, dark, height)
            time.sleep(0.4)
            screenshot(driver, f"finding-{width}-{'dark' if dark else 'light'}")
    emulate(driver)
    press(driver, Keys.ESCAPE)
    press(driver, "u")
    eventually(driver, lambda: "feild" not in value(driver, "missingField_message"))
    for locale, name in [("ja", "tooManyAttempts"), ("en", "attemptsLeft"), ("ko", "attemptsLeft")]:
        go(driver, name, locale=locale)
        for width, height in [(1280, 900), (390, 844)]:
            for dark in [False, True]:
                emulate(driver, width, dark, height)
                time.sleep(0.4)
                screenshot(driver, f"plural-{locale}-{width}-{'dark' if dark else 'light'}")
    emulate(driver)


def main():
    with workbench() as (process, address):
        check_access(address)
        with browser() as driver:
            start = time.monotonic()
            open_page(driver, address)
            check("token" not in driver.current_url, "the token stays in the address")
            check(driver.execute_script("return document.documentElement.lang") == "ko", "the page is not in Korean")
            check_no_errors(driver, "start")
            print(f"the page opens in {time.monotonic() - start:.1f} s, including the start of the browser")
            loaded = driver.execute_script(
                "return performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.transferSize, 0)")
            check(loaded < 183_000, f"the page loads {loaded} bytes")
            print(f"the page loads {loaded} bytes")
            names = driver.execute_script("return performance.getEntriesByType('resource').map(entry => entry.name)")
            modules = [name for name in names if name.endswith(".js")]
            check(len(modules) == len(set(modules)) > 10, f"the page loads a module twice: {modules}")
            origin = address.partition("?")[0]
            check(all(name.startswith(origin) for name in names), f"the page loads from elsewhere: {names}")
            for part in [search, edit, argument_values, plural, nested, findings, quoted_code, stale, revert, add_language, results, input_method, conflicts, two_pages, overtaken_response, keyboard, widths, hostile_text]:
                begin = time.monotonic()
                part(driver)
                check_no_errors(driver, part.__name__)
                print(f"{part.__name__} took {time.monotonic() - begin:.1f} s", flush=True)
            if options.screenshots:
                take_screenshots(driver)
        with browser("ja") as driver:
            driver.get(address)
            check(driver.find_elements(By.CSS_SELECTOR, "body.note") and not driver.find_elements(By.ID, "card"), "a used address opens the workbench in another browser")
            # Enter makes the program print another address, which is valid once.
            process.stdin.write("\n")
            process.stdin.flush()
            open_page(driver, process.stdout.readline().strip())
            check(driver.execute_script("return document.documentElement.lang") == "ja", "the page is not in Japanese")
            # The program exits: the page keeps the text, and shows an alert.
            go(driver, "missingField", locale="ja")
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=15)
            area(driver, "missingField_title").send_keys("続き")
            is_reported = eventually(driver, lambda: driver.find_element(By.ID, "alert").text)
            check(is_reported, "the exit of the program is not reported")
            check("続き" in value(driver, "missingField_title"), "the exit of the program loses the text")
    with workbench("--read-only", "--locale", "ja") as (process, address), browser("en") as driver:
        open_page(driver, address)
        check(driver.find_element(By.CSS_SELECTOR, "textarea").get_attribute("readonly"), "a read-only text can be edited")
        check("Read-only" in driver.find_element(By.ID, "header").text, "the page does not show that it is read-only")
        check("/ja/" in driver.current_url, "the page does not open with the locale of --locale")
        check_no_errors(driver, "read-only")
    finish("The workbench")


main()
