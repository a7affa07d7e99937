"""Tests how the workbench handles failures and special settings, in a headless browser: invalid and removed files, a full
disk, a killed program; right-to-left text, forced colors, reduced motion, zoom.

workbench-adversity.py PROGRAM CATALOG [--screenshots DIR]
"""

import argparse
import contextlib
import json
import pathlib
import re
import subprocess
import tempfile
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import (
    browser, check, check_accessibility, check_no_errors, emulate, eventually, finish, open_page,
    overflows_horizontally, press, running_workbench)

SOURCE = {"greeting": "Hello {name}", "items": "{count, plural, one {# item} other {# items}}", "bye": "Goodbye"}
ARABIC = {"greeting": "مرحبا {name}", "items": "{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}"}
KOREAN = {"greeting": "안녕하세요 {name}", "bye": "잘 가요"}

parser = argparse.ArgumentParser()
parser.add_argument("program", type=pathlib.Path)
parser.add_argument("catalog", type=pathlib.Path)
parser.add_argument("--screenshots", type=pathlib.Path)
options = parser.parse_args()


def write(folder, locale, texts):
    (folder / f"app_{locale}.arb").write_text(
        json.dumps({"@@locale": locale, "@@x-syntax": "icu", **texts}, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def text_in(folder, locale, key):
    return json.loads((folder / f"app_{locale}.arb").read_text(encoding="utf-8")).get(key)


@contextlib.contextmanager
def project(**locales):
    """Creates a folder with messages in English and other locales."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for locale, texts in {"en": SOURCE, **locales}.items():
            write(folder, locale, texts)
        yield folder


@contextlib.contextmanager
def page(folder, *arguments, locale):
    with running_workbench(options.program, folder, "--locale", locale, *arguments) as (process, address):
        with browser("en") as driver:
            open_page(driver, address)
            yield driver, process, address


def go(driver, key, locale):
    driver.execute_script("location.hash = `#/${arguments[0]}/` + encodeURIComponent(`0:${arguments[1]}`)", locale, key)
    fields = lambda: driver.find_elements(By.CSS_SELECTOR, f"textarea[id^='text-{key}']")
    check(eventually(driver, fields), f"{key} is not shown")


def area(driver, key):
    return driver.find_element(By.ID, f"text-{key}")


def value(driver, key):
    return area(driver, key).get_attribute("value")


def alert(driver):
    return driver.find_element(By.ID, "alert").text


def problems(driver):
    return driver.find_element(By.ID, "problems").text


def save_status(driver):
    """Returns the messages above the buttons to save."""
    return driver.execute_script("return [...document.querySelectorAll('.bar > .result, .bar > .refusal')].map(item => item.textContent).join('')")


def screenshot(driver, name):
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
        driver.save_screenshot(str(options.screenshots / f"wb-{name}.png"))


def hold_responses(driver):
    """Holds the responses to calls whose address matches `holds`, in `held`."""
    driver.execute_script("""
      window.held = [];
      const send = window.fetch;
      window.fetch = async (...call) => {
        const response = await send(...call);
        if (window.holds?.test(call[0])) await new Promise(resolve => window.held.push(resolve));
        return response;
      };""")


# Cards


def next_card():
    """The text of the next card has the focus, whichever load of the card ends last, and gets what is typed before it is shown."""
    with project(ko={}) as folder, page(folder, locale="ko") as (driver, _, _):
        def focused():
            return driver.execute_script("return document.activeElement.id")

        def held(count):
            check(eventually(driver, lambda: driver.execute_script("return held.length") == count), f"there are no {count} responses to hold")

        hold_responses(driver)
        go(driver, "greeting", "ko")
        area(driver, "greeting").send_keys("안녕하세요 {name}")
        eventually(driver, lambda: driver.find_element(By.ID, "unsaved").text)
        driver.execute_script("window.holds = /api.save/")
        press(driver, Keys.CONTROL, Keys.ENTER)
        held(1)
        driver.switch_to.active_element.send_keys("하나")
        driver.execute_script("window.holds = null; held.pop()()")
        check(eventually(driver, lambda: focused() == "text-items-0"), f"the next text has not the focus, but {focused()!r}")
        check(eventually(driver, lambda: value(driver, "items-0") == "하나"), f"what was typed ahead is {value(driver, 'items-0')!r}")
        check(text_in(folder, "ko", "greeting") == "안녕하세요 {name}", "what was typed ahead is in the saved text")
        check(not driver.find_elements(By.CSS_SELECTOR, ".ahead"), "the text for typing ahead stays")
        # A change elsewhere loads the card again while it is loading.
        area(driver, "items-0").send_keys("{count} 개")
        driver.execute_script("window.holds = /api.card/")
        press(driver, Keys.CONTROL, Keys.ENTER)
        held(1)
        write(folder, "ja", KOREAN)
        held(2)
        driver.execute_script("held[0]()")
        time.sleep(0.3)
        driver.execute_script("window.holds = null; held[1]()")
        check(eventually(driver, lambda: focused() == "text-bye"), f"after two loads, {focused()!r} has the focus")
        check_no_errors(driver, "the next card")


RUSSIAN_FORMS = "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;"


def po(language, *forms, header=""):
    strings = "\n".join(f'msgstr[{index}] "{form}"' for index, form in enumerate(forms))
    return (f'msgid ""\nmsgstr "Language: {language}\\n{header}\\n"\n\n#. In the status bar.\n#: a.c:1\n#, c-format\n'
            f'msgid "%d open file"\nmsgid_plural "%d open files"\n{strings}\n')


def translations_of_po():
    """A number selects a form, other languages are in other files, and the page stays in a language whose file breaks."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        russian = po("ru", "%d файл", "%d файла", "%d файлов", header=f"Plural-Forms: {RUSSIAN_FORMS}")
        (folder / "ru.po").write_text(russian)
        (folder / "ar.po").write_text(po("ar", "%d ملف", header="Plural-Forms: nplurals=1; plural=0;"))
        with page(folder, locale="ru") as (driver, _, _):
            stage = lambda: driver.execute_script("return document.querySelector('.stage').innerText.trim()")
            described = driver.execute_script("""
              const area = document.querySelector("textarea");
              return area.getAttribute("aria-describedby").split(" ").map(id => document.getElementById(id) != null);""")
            check(described == [True, True], f"the descriptions of a text are {described}")
            check("a.c:1" in driver.find_element(By.ID, "card").text, "the reference is not shown")
            for number, text in [("2", "2 файла"), ("11", "11 файлов"), ("1", "1 файл")]:
                driver.execute_script("[...document.querySelectorAll('.choices input')].find(input => input.value === arguments[0]).click()", number)
                check(eventually(driver, lambda: stage() == text), f"the preview of {number} is {stage()!r}")
            driver.execute_script("document.getElementById('card').focus()")
            press(driver, "o")
            check(eventually(driver, lambda: "ملف" in driver.find_element(By.ID, "preview").text), "the other language is not shown")
            for key in ["i", "r"]:
                press(driver, key)
                check(eventually(driver, lambda: "in this file" in save_status(driver) or "to confirm" in save_status(driver)), f"{key} does not say why it does nothing")
            field = driver.find_elements(By.CSS_SELECTOR, "textarea")[2]
            field.send_keys(Keys.END, " тут")
            eventually(driver, lambda: driver.find_element(By.ID, "unsaved").text)
            (folder / "ru.po").write_text(russian[:-2])
            check(eventually(driver, lambda: "ru.po:" in problems(driver)), "the broken file is not reported")
            shown = lambda: driver.execute_script("return [document.getElementById('locale').value, document.querySelectorAll('textarea')[2].value]")
            check(shown() == ["ru", "%d файлов тут"], f"with a broken file, the page shows {shown()}")
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: "ru.po:" in save_status(driver)), "a save does not say that the file is broken")
            (folder / "ru.po").write_text(russian)
            check(eventually(driver, lambda: problems(driver) == ""), "the repaired file is still reported")
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: (folder / "ru.po").read_text() == russian.replace("файлов", "файлов тут")), "the text is not saved")
            check_no_errors(driver, "PO", allowed=["status of 500"])


# Files


def invalid_file():
    """The page reports an invalid file, edits the other files, and reloads the file after it is repaired."""
    with project(ko=KOREAN, ja=KOREAN) as folder:
        (folder / "app_ja.arb").write_text('{\n  "@@locale": "ja",\n  oops\n}\n')
        with page(folder, locale="ko") as (driver, _, _):
            check("app_ja.arb:3:" in problems(driver), f"the invalid file is not reported: {problems(driver)!r}")
            go(driver, "bye", "ko")
            area(driver, "bye").send_keys(Keys.END, "!")
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요!"), "a valid file cannot be edited")
            screenshot(driver, "broken")
            check_accessibility(driver, "an invalid file")
            write(folder, "ja", KOREAN)
            names = lambda: driver.find_element(By.ID, "locale").text
            check(eventually(driver, lambda: problems(driver) == "" and "Japanese" in names()), "the repaired file is not reloaded")
            write(folder, "fr", {"greeting": "Bonjour {name}"})
            check(eventually(driver, lambda: "French" in names()), "a new file is not loaded")
            check_no_errors(driver, "invalid files")


def missing_plural():
    """A missing plural has an empty field for each category, and stays missing until a field has text."""
    with project(ja=KOREAN) as folder:
        write(folder, "en", {**SOURCE, "items": "{count, plural, =0 {none} one {# item} other {# items}}"})
        with page(folder, locale="ja") as (driver, _, _):
            go(driver, "items", "ja")
            heads = driver.execute_script("return [...document.querySelectorAll('.branch label')].map(head => head.textContent)")
            check(heads == ["count: 0", "count: 1, 2, 3 …"], f"the labels of a missing plural are {heads}")
            unsaved = lambda: driver.find_element(By.ID, "unsaved").text
            area(driver, "items-1").send_keys("#個")
            check(eventually(driver, unsaved), "text in a missing plural does not count as a change")
            area(driver, "items-1").send_keys(Keys.BACKSPACE, Keys.BACKSPACE)
            check(eventually(driver, lambda: not unsaved()), "an empty plural counts as a change")
            area(driver, "items-0").send_keys("なし")
            area(driver, "items-1").send_keys("#個")
            eventually(driver, lambda: "#個" in driver.execute_script("return document.querySelector('.stage').innerText") or unsaved())
            press(driver, Keys.CONTROL, "s")
            expected = "{count, plural, =0 {なし} other {#個}}"
            check(eventually(driver, lambda: text_in(folder, "ja", "items") == expected), f"the saved text is {text_in(folder, 'ja', 'items')!r}")
            check_no_errors(driver, "a missing plural")


def removed_file():
    """If a file with changes is removed, the user chooses whether to write it again."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, _, _):
        for choice in [0, 1]:
            go(driver, "bye", "ko")
            area(driver, "bye").send_keys(Keys.END, "?")
            eventually(driver, lambda: driver.find_element(By.ID, "unsaved").text)
            (folder / "app_ko.arb").unlink()
            check(eventually(driver, lambda: "app_ko.arb" in problems(driver)), "the removed file is not reported")
            check(value(driver, "bye").endswith("?"), "removing the file loses the text")
            screenshot(driver, "removed")
            driver.find_elements(By.CSS_SELECTOR, "#problems button")[choice].click()
            check(eventually(driver, lambda: problems(driver) == ""), f"the choice is not accepted: {problems(driver)!r}")
            is_done = eventually(driver, lambda: (folder / "app_ko.arb").exists() == (choice == 0))
            check(is_done, "the file is not written again" if choice == 0 else "the discarded file is written again")
            if choice == 0:
                check(text_in(folder, "ko", "bye") == "잘 가요?", "the file is written without the change")
        check_no_errors(driver, "removed files", allowed=["404"])


def unwritable_file():
    """If a file cannot be written, the page keeps the text, and can save it later."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, _, _):
        file = folder / "app_ko.arb"
        go(driver, "bye", "ko")
        area(driver, "bye").send_keys(Keys.END, "!")
        file.chmod(0o444)
        press(driver, Keys.CONTROL, "s")
        check(eventually(driver, lambda: "app_ko.arb" in save_status(driver)), f"the unwritable file is not reported: {save_status(driver)!r}")
        check(value(driver, "bye") == "잘 가요!", "a failed save loses the text")
        file.chmod(0o644)
        press(driver, Keys.CONTROL, "s")
        check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요!"), "the text cannot be saved later")
        check_no_errors(driver, "an unwritable file", allowed=["500"])


def full_disk():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", folder], capture_output=True).returncode != 0:
            print("the full disk is not tested: no file system can be mounted")
            return
        try:
            write(folder, "en", SOURCE)
            write(folder, "ko", KOREAN)
            before = (folder / "app_ko.arb").read_bytes()
            with page(folder, locale="ko") as (driver, _, _):
                go(driver, "bye", "ko")
                area(driver, "bye").send_keys(Keys.END, "!")
                with contextlib.suppress(OSError), (folder / "filler").open("wb", buffering=0) as filler:
                    while True:
                        filler.write(b"x" * 4096)
                press(driver, Keys.CONTROL, "s")
                check(eventually(driver, lambda: "app_ko.arb" in save_status(driver)), f"the full disk is not reported: {save_status(driver)!r}")
                check((folder / "app_ko.arb").read_bytes() == before, "a full disk destroys the file")
                check(not list(folder.glob("*.tmp")), "a full disk leaves a temporary file")
                (folder / "filler").unlink()
                press(driver, Keys.CONTROL, "s")
                check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요!"), "the text cannot be saved later")
        finally:
            subprocess.run(["umount", folder], check=True)


def killed_program():
    """If the program is killed and started again, the page keeps all drafts, and can save them."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, process, address):
        port = re.search(r":(\d+)/", address)[1]
        first = driver.current_window_handle
        unsaved = lambda: driver.find_element(By.ID, "unsaved").text
        go(driver, "greeting", "ko")
        area(driver, "greeting").send_keys(Keys.END, "님")
        check(eventually(driver, unsaved), "typed text does not count as a change")
        go(driver, "bye", "ko")
        process.kill()
        process.wait()
        area(driver, "bye").send_keys(Keys.END, " 또 봐요")
        check(eventually(driver, lambda: alert(driver)), "the exit of the program is not reported")
        with running_workbench(options.program, folder, "--port", port) as (_, again):
            # The new program has no session: the page says how to continue, and continues after its browser is
            # authenticated.
            check(eventually(driver, lambda: "terminal" in alert(driver)), f"the page does not say how to continue: {alert(driver)!r}")
            driver.switch_to.new_window("tab")
            open_page(driver, again)
            check(eventually(driver, lambda: "2" in unsaved()), f"another tab does not show the drafts: {unsaved()!r}")
            driver.switch_to.window(first)
            check(value(driver, "bye") == "잘 가요 또 봐요", "the exit of the program loses the text")
            # Saving a card does not save another card.
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요 또 봐요"), "the text cannot be saved")
            check(text_in(folder, "ko", "greeting") == KOREAN["greeting"], "saving a card saves another card")
            check(eventually(driver, lambda: "1" in unsaved()), f"the other draft is not counted: {unsaved()!r}")
            driver.find_element(By.ID, "save-all").click()
            eventually(driver, lambda: text_in(folder, "ko", "greeting") != KOREAN["greeting"])
            check(text_in(folder, "ko", "greeting") == "안녕하세요 {name}님", f"the draft of the other card is lost: {text_in(folder, 'ko', 'greeting')!r}")
            check(eventually(driver, lambda: not unsaved()), f"saved texts count as changes: {unsaved()!r}")


def changed_while_stopped():
    """If a file changes while the program is stopped, the page shows a conflict, and the user must choose."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, process, address):
        port = re.search(r":(\d+)/", address)[1]
        first = driver.current_window_handle
        go(driver, "bye", "ko")
        area(driver, "bye").send_keys(Keys.END, "!")
        check(eventually(driver, lambda: driver.find_element(By.ID, "unsaved").text), "typed text does not count as a change")
        process.kill()
        process.wait()
        write(folder, "ko", {**KOREAN, "bye": "안녕히"})
        with running_workbench(options.program, folder, "--port", port) as (_, again):
            driver.switch_to.new_window("tab")
            open_page(driver, again)
            driver.switch_to.window(first)
            conflict_text = lambda: driver.execute_script("return document.querySelector('.conflict:not([hidden])')?.innerText ?? ''")
            check(eventually(driver, lambda: "안녕히" in conflict_text() and "잘 가요!" in conflict_text()), f"both texts are not shown: {conflict_text()!r}")
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: "Choose" in save_status(driver)), f"the message for a save with a conflict is {save_status(driver)!r}")
            check(text_in(folder, "ko", "bye") == "안녕히", "a save overwrites the change on disk")
            driver.find_elements(By.CSS_SELECTOR, ".conflict button")[1].click()
            check(eventually(driver, lambda: conflict_text() == ""), "the choice is not accepted")
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요!"), "the chosen text is not saved")


def unresolved_conflict():
    """If two pages edit the same field, the page shows a conflict, and does not save until the user chooses."""
    other, mine = "다른 탭", "내 글"
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, _, _):
        go(driver, "bye", "ko")
        driver.execute_async_script("""
          const [base, other, mine, done] = arguments;
          const { post } = await import("page/calls.js");
          await post("draft", { unit: 0, locale: "ko", key: "bye", seq: 1, base, text: other });
          const area = document.getElementById("text-bye");
          area.value = mine;
          area.dispatchEvent(new Event("input"));
          done();
        """, KOREAN["bye"], other, mine)
        conflict_text = lambda: driver.execute_script("return document.querySelector('.conflict:not([hidden])')?.innerText ?? ''")
        is_conflict_shown = lambda: other in conflict_text() and mine in conflict_text()
        check(eventually(driver, is_conflict_shown), f"both texts are not shown: {conflict_text()!r}")
        for _ in range(2):
            press(driver, Keys.CONTROL, Keys.ENTER)
        check(eventually(driver, lambda: save_status(driver)), "a save without a choice shows no message")
        check(text_in(folder, "ko", "bye") == KOREAN["bye"], "a text is saved without a choice")
        go(driver, "greeting", "ko")
        go(driver, "bye", "ko")
        check(eventually(driver, is_conflict_shown), f"opening another card loses the conflict: {conflict_text()!r}")
        driver.refresh()
        check(eventually(driver, is_conflict_shown), f"reloading the page loses the conflict: {conflict_text()!r}")
        driver.find_elements(By.CSS_SELECTOR, ".conflict button")[1].click()
        check(eventually(driver, lambda: conflict_text() == ""), "the choice is not accepted")
        check(eventually(driver, lambda: value(driver, "bye") == mine), f"the chosen text is not shown: {value(driver, 'bye')!r}")
        press(driver, Keys.CONTROL, "s")
        check(eventually(driver, lambda: text_in(folder, "ko", "bye") == mine), "the chosen text is not saved")


def invalid_message():
    """An invalid message is only saved after the user confirms it."""
    with project(ko=KOREAN) as folder:
        for locale in ["en", "ko"]:
            path = folder / f"app_{locale}.arb"
            path.write_text(path.read_text(encoding="utf-8").replace('"@@locale"', '"@@x-syntax": "icu",\n  "@@locale"'), encoding="utf-8")
        with page(folder, locale="ko") as (driver, _, _):
            go(driver, "greeting", "ko")
            area(driver, "greeting").send_keys(Keys.CONTROL, "a")
            area(driver, "greeting").send_keys("{name")
            check(eventually(driver, lambda: driver.find_element(By.ID, "unsaved").text), "typed text does not count as a change")
            dialog = lambda: driver.execute_script("return document.querySelector('dialog[open]')?.innerText ?? ''")
            for _ in range(2):
                press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: "greeting" in dialog()), f"the page does not ask for confirmation: {dialog()!r}")
            check_accessibility(driver, "the confirmation dialog")
            press(driver, Keys.CONTROL, "s")
            check(text_in(folder, "ko", "greeting") == KOREAN["greeting"], "repeating the key saves an invalid message")
            press(driver, Keys.ESCAPE)
            check(eventually(driver, lambda: dialog() == ""), "Escape does not close the dialog")
            check(text_in(folder, "ko", "greeting") == KOREAN["greeting"], "Escape saves an invalid message")
            for _ in range(2):
                press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: "greeting" in dialog()), "the page does not ask for confirmation again")
            driver.find_element(By.CSS_SELECTOR, "dialog[open] button[value=yes]").click()
            check(eventually(driver, lambda: text_in(folder, "ko", "greeting") == "{name"), "a confirmed message is not saved")
            check_no_errors(driver, "an invalid message", allowed=["422"])


# Languages and settings


def right_to_left():
    with project(ar=ARABIC) as folder, page(folder, locale="ar") as (driver, _, _):
        go(driver, "greeting", "ar")
        direction = "return getComputedStyle(document.querySelector(arguments[0])).direction"
        check(driver.execute_script(direction, "#text-greeting") == "rtl", "an Arabic text is left-to-right")
        check(driver.execute_script(direction, "body") == "ltr", "the English page is right-to-left")
        check(driver.execute_script("return document.querySelector('#text-greeting').lang") == "ar", "the text has no lang attribute")
        area(driver, "greeting").send_keys(Keys.END, " {nam}")
        marked = lambda: driver.execute_script("return [...(CSS.highlights.get('error') ?? [])].map(String)")
        check(eventually(driver, lambda: any("nam" in text for text in marked())), "a finding is not underlined")
        for width in [390, 1280]:
            emulate(driver, width)
            time.sleep(0.3)
            check(not overflows_horizontally(driver), f"in Arabic the page overflows horizontally at {width} px")
            screenshot(driver, f"arabic-{width}")
        emulate(driver)
        go(driver, "items", "ar")
        variant_count = lambda: driver.execute_script("return [...document.querySelectorAll('.samples li')].length")
        check(eventually(driver, lambda: variant_count() >= 5), f"Arabic has {variant_count()} variants")
        go(driver, "bye", "ar")
        check(driver.execute_script("return getComputedStyle(document.querySelector('#text-bye')).direction") == "rtl"
              or value(driver, "bye") == "", "an empty text has no direction")
        check_accessibility(driver, "Arabic")
        check_no_errors(driver, "Arabic")


def display_settings():
    """With forced colors, borders show states; with reduced motion, nothing moves; at 200 %, nothing overflows."""
    with running_workbench(options.program, options.catalog, "--read-only", "--locale", "ko") as (_, address):
        with browser("ko", "--force-high-contrast") as driver:
            open_page(driver, address)
            emulate(driver, forced_colors="active")
            check(driver.execute_script("return matchMedia('(forced-colors: active)').matches"), "colors are not forced")
            style = "const style = getComputedStyle(document.querySelector(arguments[0])); return [style.borderTopStyle, style.borderTopWidth]"
            for name, selector in [("the chosen value", ".chip:has(:checked)"), ("the pressed filter", ".chip[aria-pressed=true]"),
                                   ("the shown card", ".row[aria-selected=true]"), ("a text", "textarea")]:
                line, width = driver.execute_script(style, selector)
                check(line in ("solid", "dashed") and float(width[:-2]) >= 1, f"{name} has no border in forced colors")
            press(driver, Keys.TAB)
            check(driver.execute_script("return getComputedStyle(document.activeElement).outlineStyle") != "none", "the focus is not visible")
            screenshot(driver, "forced-colors")
            emulate(driver, prefers_reduced_motion="reduce")
            moving = driver.execute_script("""
              return document.getAnimations().length + [...document.querySelectorAll('*')].filter(element =>
                getComputedStyle(element).transitionDuration.split(',').some(time => parseFloat(time) > 0)
                || getComputedStyle(element).scrollBehavior === 'smooth').length""")
            check(moving == 0, f"{moving} elements move")
            for width in [640, 512]:
                emulate(driver, width, scale=2, height=450)
                time.sleep(0.3)
                check(not overflows_horizontally(driver), f"{width * 2} px at 200 % overflows horizontally")
                screenshot(driver, f"zoom-{width * 2}")
                check_accessibility(driver, f"{width * 2} px at 200 %")
            check_no_errors(driver, "display settings")


def hostile_text():
    """The page shows invisible characters, markup, half of a surrogate pair and a long text as text."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, _, _):
        preview_text = lambda: driver.execute_script("return document.querySelector('.stage').textContent")
        type_text = lambda text: driver.execute_script(
            "arguments[0].select(); document.execCommand('insertText', false, arguments[1])", area(driver, "bye"), text)
        go(driver, "bye", "ko")
        for text, sign in [("가\u200b나\u202e다", "[U+200B]"), ("<img src=x onerror=window.hit=1>", "onerror"), ("\u2066네\u2069", "[U+2066]")]:
            type_text(text)
            check(eventually(driver, lambda: sign in preview_text()), f"{text!r} is shown as {preview_text()[:60]!r}")
        check(not driver.execute_script("return window.hit"), "markup runs")
        driver.execute_script(
            "arguments[0].select(); document.execCommand('insertText', false, 'a\\ud800b')", area(driver, "bye"))
        check(eventually(driver, lambda: "a\ufffdb" in preview_text() and value(driver, "bye") == "a\ufffdb"), "half of a surrogate pair stops the page")
        begin = time.monotonic()
        type_text("many words of a text\n" * 200)
        check(eventually(driver, lambda: len(preview_text()) > 4_000), "a long text is not shown")
        print(f"4,200 characters are shown after {time.monotonic() - begin:.1f} s")
        type_text("잘 가요")
        check(eventually(driver, lambda: preview_text() == "잘 가요" or "잘 가요" in preview_text()[:20]), "the page does not recover from a long text")
        check_no_errors(driver, "hostile text")


def main():
    for part in [
        invalid_file, missing_plural, removed_file, unwritable_file, full_disk, killed_program, changed_while_stopped,
        unresolved_conflict, next_card, translations_of_po, invalid_message, right_to_left, display_settings, hostile_text]:
        begin = time.monotonic()
        part()
        print(f"{part.__name__} took {time.monotonic() - begin:.1f} s", flush=True)
    finish("The workbench with failures and special settings")


main()
