"""Uses the workbench in a headless browser when things go wrong: broken and removed files, a full disk, a program that is killed;
and as people need it: right to left, in forced colors, without motion, enlarged.

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

from browser import barriers, browser, check, emulate, enter, eventually, finish, no_errors, press, running_workbench, scrolls_aside

SOURCE = {"greeting": "Hello {name}", "items": "{count, plural, one {# item} other {# items}}", "bye": "Goodbye"}
ARABIC = {"greeting": "مرحبا {name}", "items": "{count, plural, zero {لا عناصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}"}
KOREAN = {"greeting": "안녕하세요 {name}", "bye": "잘 가요"}

options = argparse.ArgumentParser()
options.add_argument("program", type=pathlib.Path)
options.add_argument("catalog", type=pathlib.Path)
options.add_argument("--screenshots", type=pathlib.Path)
options = options.parse_args()


def write(folder, locale, texts):
    (folder / f"app_{locale}.arb").write_text(
        json.dumps({"@@locale": locale, **texts}, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def text_in(folder, locale, key):
    return json.loads((folder / f"app_{locale}.arb").read_text(encoding="utf-8")).get(key)


@contextlib.contextmanager
def project(**locales):
    """A folder of messages, English and others."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for locale, texts in {"en": SOURCE, **locales}.items():
            write(folder, locale, texts)
        yield folder


@contextlib.contextmanager
def page(folder, *arguments, locale):
    with running_workbench(options.program, folder, "--locale", locale, *arguments) as (process, address):
        with browser("en") as driver:
            enter(driver, address)
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


def saving(driver):
    return driver.execute_script("return [...document.querySelectorAll('.bar > .meta, .bar > .refusal')].map(item => item.textContent).join('')")


def picture(driver, name):
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
        driver.save_screenshot(str(options.screenshots / f"wb-{name}.png"))


# Files


def broken():
    """A file that cannot be read is named, the others can be edited, and all is taken up once it is repaired."""
    with project(ko=KOREAN, ja=KOREAN) as folder:
        (folder / "app_ja.arb").write_text('{\n  "@@locale": "ja",\n  oops\n}\n')
        with page(folder, locale="ko") as (driver, _, _):
            check("app_ja.arb:3:" in problems(driver), f"the broken file is not named: {problems(driver)!r}")
            go(driver, "bye", "ko")
            area(driver, "bye").send_keys(Keys.END, "!")
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요!"), "what can be read cannot be edited")
            picture(driver, "broken")
            barriers(driver, "a broken file")
            write(folder, "ja", KOREAN)
            names = lambda: driver.find_element(By.ID, "locale").text
            check(eventually(driver, lambda: problems(driver) == "" and "Japanese" in names()), "the repaired file is not taken up")
            write(folder, "fr", {"greeting": "Bonjour {name}"})
            check(eventually(driver, lambda: "French" in names()), "a new file is not taken up")
            no_errors(driver, "broken files")


def missing():
    """A missing plural has an empty field for each form that its language needs, and is missing until one is filled."""
    with project(ja=KOREAN) as folder:
        write(folder, "en", {**SOURCE, "items": "{count, plural, =0 {none} one {# item} other {# items}}"})
        with page(folder, locale="ja") as (driver, _, _):
            go(driver, "items", "ja")
            heads = driver.execute_script("return [...document.querySelectorAll('.branch label')].map(head => head.textContent)")
            check(heads == ["count: 0", "count: 1, 2, 3 …"], f"the fields of a missing plural are {heads}")
            unsaved = lambda: driver.find_element(By.ID, "unsaved").text
            area(driver, "items-1").send_keys("#個")
            check(eventually(driver, unsaved), "what is typed into a missing plural is no change")
            area(driver, "items-1").send_keys(Keys.BACKSPACE, Keys.BACKSPACE)
            check(eventually(driver, lambda: not unsaved()), "an empty plural is a change")
            area(driver, "items-0").send_keys("なし")
            area(driver, "items-1").send_keys("#個")
            eventually(driver, lambda: "#個" in driver.execute_script("return document.querySelector('.stage').innerText") or unsaved())
            press(driver, Keys.CONTROL, "s")
            whole = "{count, plural, =0 {なし} other {#個}}"
            check(eventually(driver, lambda: text_in(folder, "ja", "items") == whole), f"saved is {text_in(folder, 'ja', 'items')!r}")
            no_errors(driver, "a missing plural")


def removed():
    """A removed file with changes is a choice."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, _, _):
        for choice in [0, 1]:
            go(driver, "bye", "ko")
            area(driver, "bye").send_keys(Keys.END, "?")
            eventually(driver, lambda: driver.find_element(By.ID, "unsaved").text)
            (folder / "app_ko.arb").unlink()
            check(eventually(driver, lambda: "app_ko.arb" in problems(driver)), "nobody says that a file was removed")
            check(value(driver, "bye").endswith("?"), "the text is lost with its file")
            picture(driver, "removed")
            driver.find_elements(By.CSS_SELECTOR, "#problems button")[choice].click()
            check(eventually(driver, lambda: problems(driver) == ""), f"the choice is not taken: {problems(driver)!r}")
            there = eventually(driver, lambda: (folder / "app_ko.arb").exists() == (choice == 0))
            check(there, "the file is not written again" if choice == 0 else "the dropped file is back")
            if choice == 0:
                check(text_in(folder, "ko", "bye") == "잘 가요?", "the file is written without the change")
        no_errors(driver, "removed files", allowed=["404"])


def unwritable():
    """A file that cannot be written, and a disk that is full: the text stays, and goes in later."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, _, _):
        file = folder / "app_ko.arb"
        go(driver, "bye", "ko")
        area(driver, "bye").send_keys(Keys.END, "!")
        file.chmod(0o444)
        press(driver, Keys.CONTROL, "s")
        check(eventually(driver, lambda: "app_ko.arb" in saving(driver)), f"nobody says that the file cannot be written: {saving(driver)!r}")
        check(value(driver, "bye") == "잘 가요!", "a refused save loses the text")
        file.chmod(0o644)
        press(driver, Keys.CONTROL, "s")
        check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요!"), "the text cannot be saved later")
        no_errors(driver, "an unwritable file", allowed=["500"])


def full_disk():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", folder], capture_output=True).returncode != 0:
            print("a full disk was not tried: no file system can be mounted here")
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
                check(eventually(driver, lambda: "app_ko.arb" in saving(driver)), f"nobody says that the disk is full: {saving(driver)!r}")
                check((folder / "app_ko.arb").read_bytes() == before, "a full disk destroys the file")
                check(not list(folder.glob("*.tmp")), "a full disk leaves a part of a file")
                (folder / "filler").unlink()
                press(driver, Keys.CONTROL, "s")
                check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요!"), "the text cannot be saved later")
        finally:
            subprocess.run(["umount", folder], check=True)


def killed():
    """The program is killed and started again: what was typed before and meanwhile stays, and is saved in the end."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, process, address):
        port = re.search(r":(\d+)/", address)[1]
        first = driver.current_window_handle
        unsaved = lambda: driver.find_element(By.ID, "unsaved").text
        go(driver, "greeting", "ko")
        area(driver, "greeting").send_keys(Keys.END, "님")
        check(eventually(driver, unsaved), "what is typed is no change")
        go(driver, "bye", "ko")
        process.kill()
        process.wait()
        area(driver, "bye").send_keys(Keys.END, " 또 봐요")
        check(eventually(driver, lambda: alert(driver)), "nobody says that the program is gone")
        with running_workbench(options.program, folder, "--port", port) as (_, again):
            # It knows nobody: the page says so, and goes on once its browser was let in.
            check(eventually(driver, lambda: "terminal" in alert(driver)), f"the way back is not said: {alert(driver)!r}")
            driver.switch_to.new_window("tab")
            enter(driver, again)
            check(eventually(driver, lambda: "2" in unsaved()), f"another tab does not have what was typed: {unsaved()!r}")
            driver.switch_to.window(first)
            check(value(driver, "bye") == "잘 가요 또 봐요", "the text is lost with the program")
            # The text of another card is not saved by the way.
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요 또 봐요"), "the text cannot be saved any more")
            check(text_in(folder, "ko", "greeting") == KOREAN["greeting"], "the text of another card is saved by the way")
            check(eventually(driver, lambda: "1" in unsaved()), f"the other text is not counted: {unsaved()!r}")
            driver.find_element(By.ID, "save-all").click()
            eventually(driver, lambda: text_in(folder, "ko", "greeting") != KOREAN["greeting"])
            check(text_in(folder, "ko", "greeting") == "안녕하세요 {name}님", f"what was typed before is lost: {text_in(folder, 'ko', 'greeting')!r}")
            check(eventually(driver, lambda: not unsaved()), f"what is saved counts as not saved: {unsaved()!r}")


def overtaken():
    """The text has changed on disk while the program was away: a person chooses, and nothing is called saved."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, process, address):
        port = re.search(r":(\d+)/", address)[1]
        first = driver.current_window_handle
        go(driver, "bye", "ko")
        area(driver, "bye").send_keys(Keys.END, "!")
        check(eventually(driver, lambda: driver.find_element(By.ID, "unsaved").text), "what is typed is no change")
        process.kill()
        process.wait()
        write(folder, "ko", {**KOREAN, "bye": "안녕히"})
        with running_workbench(options.program, folder, "--port", port) as (_, again):
            driver.switch_to.new_window("tab")
            enter(driver, again)
            driver.switch_to.window(first)
            theirs = lambda: driver.execute_script("return document.querySelector('.conflict:not([hidden])')?.innerText ?? ''")
            check(eventually(driver, lambda: "안녕히" in theirs() and "잘 가요!" in theirs()), f"both texts are not shown: {theirs()!r}")
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: "Choose" in saving(driver)), f"a save with a choice left says {saving(driver)!r}")
            check(text_in(folder, "ko", "bye") == "안녕히", "a text is written over another's")
            driver.find_elements(By.CSS_SELECTOR, ".conflict button")[1].click()
            check(eventually(driver, lambda: theirs() == ""), "the choice is not taken")
            press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: text_in(folder, "ko", "bye") == "잘 가요!"), "the chosen text is not saved")


def undecided():
    """What was typed here while another page has typed elsewhere in the same field is a choice, until a person has made it."""
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
        choice = lambda: driver.execute_script("return document.querySelector('.conflict:not([hidden])')?.innerText ?? ''")
        shown = lambda: other in choice() and mine in choice()
        check(eventually(driver, shown), f"both texts are not shown: {choice()!r}")
        for _ in range(2):
            press(driver, Keys.CONTROL, Keys.ENTER)
        check(eventually(driver, lambda: saving(driver)), "a save without a choice says nothing")
        check(text_in(folder, "ko", "bye") == KOREAN["bye"], "a text is saved without a choice")
        go(driver, "greeting", "ko")
        go(driver, "bye", "ko")
        check(eventually(driver, shown), f"the choice is forgotten on the way: {choice()!r}")
        driver.refresh()
        check(eventually(driver, shown), f"the choice is forgotten with the page: {choice()!r}")
        driver.find_elements(By.CSS_SELECTOR, ".conflict button")[1].click()
        check(eventually(driver, lambda: choice() == ""), "the choice is not taken")
        check(eventually(driver, lambda: value(driver, "bye") == mine), f"the chosen text is not there: {value(driver, 'bye')!r}")
        press(driver, Keys.CONTROL, "s")
        check(eventually(driver, lambda: text_in(folder, "ko", "bye") == mine), "the chosen text is not saved")


def unreadable():
    """A message that does not parse is saved only after a question about it; one that stops a catalog never is."""
    with project(ko=KOREAN) as folder:
        for locale in ["en", "ko"]:
            path = folder / f"app_{locale}.arb"
            path.write_text(path.read_text(encoding="utf-8").replace('"@@locale"', '"@@x-syntax": "icu",\n  "@@locale"'), encoding="utf-8")
        with page(folder, locale="ko") as (driver, _, _):
            go(driver, "greeting", "ko")
            area(driver, "greeting").send_keys(Keys.CONTROL, "a")
            area(driver, "greeting").send_keys("{name")
            check(eventually(driver, lambda: driver.find_element(By.ID, "unsaved").text), "what is typed is no change")
            dialog = lambda: driver.execute_script("return document.querySelector('dialog[open]')?.innerText ?? ''")
            for _ in range(2):
                press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: "greeting" in dialog()), f"no question is asked about the text: {dialog()!r}")
            barriers(driver, "the question about a text that cannot be read")
            press(driver, Keys.CONTROL, "s")
            check(text_in(folder, "ko", "greeting") == KOREAN["greeting"], "a repeated key writes what cannot be read")
            press(driver, Keys.ESCAPE)
            check(eventually(driver, lambda: dialog() == ""), "the question stays")
            check(text_in(folder, "ko", "greeting") == KOREAN["greeting"], "Escape writes what cannot be read")
            for _ in range(2):
                press(driver, Keys.CONTROL, "s")
            check(eventually(driver, lambda: "greeting" in dialog()), "the question is not asked again")
            driver.find_element(By.CSS_SELECTOR, "dialog[open] button[value=yes]").click()
            check(eventually(driver, lambda: text_in(folder, "ko", "greeting") == "{name"), "the answer is not taken")
            no_errors(driver, "a text that cannot be read", allowed=["422"])


# People


def right_to_left():
    with project(ar=ARABIC) as folder, page(folder, locale="ar") as (driver, _, _):
        go(driver, "greeting", "ar")
        direction = "return getComputedStyle(document.querySelector(arguments[0])).direction"
        check(driver.execute_script(direction, "#text-greeting") == "rtl", "an Arabic text runs from left to right")
        check(driver.execute_script(direction, "body") == "ltr", "the English page runs from right to left")
        check(driver.execute_script("return document.querySelector('#text-greeting').lang") == "ar", "the text is in no language")
        area(driver, "greeting").send_keys(Keys.END, " {nam}")
        marked = lambda: driver.execute_script("return [...(CSS.highlights.get('error') ?? [])].map(String)")
        check(eventually(driver, lambda: any("nam" in words for words in marked())), "a finding is not underlined")
        for width in [390, 1280]:
            emulate(driver, width)
            time.sleep(0.3)
            check(not scrolls_aside(driver), f"in Arabic the page scrolls to the side at {width} px")
            picture(driver, f"arabic-{width}")
        emulate(driver)
        go(driver, "items", "ar")
        forms = lambda: driver.execute_script("return [...document.querySelectorAll('.samples li')].length")
        check(eventually(driver, lambda: forms() >= 5), f"Arabic has {forms()} forms")
        go(driver, "bye", "ar")
        check(driver.execute_script("return getComputedStyle(document.querySelector('#text-bye')).direction") == "rtl"
              or value(driver, "bye") == "", "an empty text has no direction")
        barriers(driver, "Arabic")
        no_errors(driver, "Arabic")


def preferences():
    """Forced colors show states by borders and glyphs, nothing moves where nobody wants motion, and twice the size fits."""
    with running_workbench(options.program, options.catalog, "--read-only", "--locale", "ko") as (_, address):
        with browser("ko", "--force-high-contrast") as driver:
            enter(driver, address)
            emulate(driver, forced_colors="active")
            check(driver.execute_script("return matchMedia('(forced-colors: active)').matches"), "colors are not forced")
            style = "const style = getComputedStyle(document.querySelector(arguments[0])); return [style.borderTopStyle, style.borderTopWidth]"
            for what, selector in [("the chosen value", ".chip:has(:checked)"), ("the pressed filter", ".chip[aria-pressed=true]"),
                                   ("the shown card", ".row[aria-selected=true]"), ("a text", "textarea")]:
                line, width = driver.execute_script(style, selector)
                check(line in ("solid", "dashed") and float(width[:-2]) >= 1, f"{what} has no border in forced colors")
            press(driver, Keys.TAB)
            check(driver.execute_script("return getComputedStyle(document.activeElement).outlineStyle") != "none", "focus is not seen")
            picture(driver, "forced-colors")
            emulate(driver, prefers_reduced_motion="reduce")
            moving = driver.execute_script("""
              return document.getAnimations().length + [...document.querySelectorAll('*')].filter(element =>
                getComputedStyle(element).transitionDuration.split(',').some(time => parseFloat(time) > 0)
                || getComputedStyle(element).scrollBehavior === 'smooth').length""")
            check(moving == 0, f"{moving} elements move")
            for width in [640, 512]:
                emulate(driver, width, scale=2, height=450)
                time.sleep(0.3)
                check(not scrolls_aside(driver), f"{width * 2} px at 200 % scrolls to the side")
                picture(driver, f"zoom-{width * 2}")
                barriers(driver, f"{width * 2} px at 200 %")
            no_errors(driver, "preferences")


def hostile():
    """A long text, half a character, and characters that cannot be seen: shown as text, sent and saved as they are."""
    with project(ko=KOREAN) as folder, page(folder, locale="ko") as (driver, _, _):
        stage = lambda: driver.execute_script("return document.querySelector('.stage').textContent")
        typed = lambda text: driver.execute_script(
            "arguments[0].select(); document.execCommand('insertText', false, arguments[1])", area(driver, "bye"), text)
        go(driver, "bye", "ko")
        for text, sign in [("가\u200b나\u202e다", "[U+200B]"), ("<img src=x onerror=window.hit=1>", "onerror"), ("\u2066네\u2069", "[U+2066]")]:
            typed(text)
            check(eventually(driver, lambda: sign in stage()), f"{text!r} is shown as {stage()[:60]!r}")
        check(not driver.execute_script("return window.hit"), "markup runs")
        driver.execute_script(
            "arguments[0].select(); document.execCommand('insertText', false, 'a\\ud800b')", area(driver, "bye"))
        check(eventually(driver, lambda: "a\ufffdb" in stage() and value(driver, "bye") == "a\ufffdb"), "half a character stops the page")
        begin = time.monotonic()
        typed("many words of a text\n" * 200)
        check(eventually(driver, lambda: len(stage()) > 4_000), "a long text is not shown")
        print(f"4,200 characters are shown after {time.monotonic() - begin:.1f} s")
        typed("잘 가요")
        check(eventually(driver, lambda: stage() == "잘 가요" or "잘 가요" in stage()[:20]), "the page does not recover from a long text")
        no_errors(driver, "hostile text")


def main():
    for part in [broken, missing, removed, unwritable, full_disk, killed, overtaken, undecided, unreadable, right_to_left, preferences, hostile]:
        begin = time.monotonic()
        part()
        print(f"{part.__name__} took {time.monotonic() - begin:.1f} s", flush=True)
    finish("The workbench in adversity")


main()
