"""Measures the workbench in a headless browser: page size, first paint, typing, and a catalog with many keys.

workbench.py PROGRAM CATALOG [--seconds N] [--keys N] [--report]

With --report it only prints the figures, next to their targets for a release build on an idle machine. Otherwise it
checks limits that even a debug build on a busy machine meets.
"""

import argparse
import json
import pathlib
import statistics
import sys
import tempfile
import time

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

sys.path.append(str(pathlib.Path(__file__).parents[1] / "support"))
from browser import browser, check, open_page, eventually, finish, check_no_errors, press, running_workbench

parser = argparse.ArgumentParser()
parser.add_argument("program", type=pathlib.Path)
parser.add_argument("catalog", type=pathlib.Path)
parser.add_argument("--seconds", type=int, default=3)
parser.add_argument("--keys", type=int, default=5_000)
parser.add_argument("--report", action="store_true")
options = parser.parse_args()

# Records long tasks, and the time between frames. `window.frames` already exists, hence `frames_`.
WATCH_FRAMES = """
  window.long = [];
  new PerformanceObserver(list => long.push(...list.getEntries().map(entry => entry.duration))).observe({ type: 'longtask' });
  window.frames_ = []; let last = 0;
  requestAnimationFrame(function next(now) { if (last) frames_.push(now - last); last = now; requestAnimationFrame(next); });
"""
# Records the time from an input to the frame that shows its preview.
WATCH_PREVIEWS = """
  window.delays = []; let start = 0;
  document.addEventListener('input', () => { start ||= performance.now(); }, true);
  new MutationObserver(() => {
    if (!start) return;
    const begin = start;
    start = 0;
    requestAnimationFrame(() => delays.push(performance.now() - begin));
  }).observe(document.querySelector('.stage'), { childList: true, subtree: true });
"""


def report(name, value, unit, limit, target):
    """Prints a figure next to its target, and checks the limit unless --report is set."""
    print(f"{name:46} {value:10,.0f} {unit:3} (target {target:,} {unit})", flush=True)
    if not options.report:
        check(value <= limit, f"{name}: {value:,.0f} {unit}, more than {limit:,}")


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0


def measure_start(driver, address):
    open_page(driver, address)
    paint = driver.execute_script("return performance.getEntriesByName('first-contentful-paint')[0].startTime")
    loaded = driver.execute_script("""
      return performance.getEntriesByType('navigation')[0].encodedBodySize
        + performance.getEntriesByType('resource').reduce((sum, entry) => sum + entry.encodedBodySize, 0)""")
    return paint, loaded


def measure_typing(driver):
    """Types twenty characters per second."""
    driver.execute_script("location.hash = '#/ko/' + encodeURIComponent('0:missingField')")
    eventually(driver, lambda: driver.find_elements(By.ID, "text-missingField_message"))
    time.sleep(1)
    driver.execute_script(WATCH_FRAMES + WATCH_PREVIEWS)
    area = driver.find_element(By.ID, "text-missingField_message")
    driver.execute_script("arguments[0].focus(); arguments[0].setSelectionRange(9999, 9999)", area)
    text = "확인하고 다시 시도하세요 "
    count = options.seconds * 20
    begin = time.monotonic()
    for index in range(count):
        # Deletes the characters again, so that the text keeps a realistic length.
        if index % 80 >= 40:
            driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "rawKeyDown", "windowsVirtualKeyCode": 8, "key": "Backspace", "code": "Backspace"})
            driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyUp", "windowsVirtualKeyCode": 8, "key": "Backspace", "code": "Backspace"})
        else:
            driver.execute_cdp_cmd("Input.insertText", {"text": text[index % len(text)]})
        time.sleep(max(0, begin + (index + 1) / 20 - time.monotonic()))
    rate = count / (time.monotonic() - begin)
    frames, long, delays = driver.execute_script("return [frames_, long, delays]")
    print(f"typed {count} characters, {rate:.1f} per second; {len(delays)} previews, median {statistics.median(delays):.0f} ms")
    report("typing: keystroke to preview, p99", percentile(delays, 0.99), "ms", 1_000, 16)
    report("typing: longest task", max(long, default=0), "ms", 1_000, 50)
    report("typing: longest frame", max(frames), "ms", 1_000, 50)
    driver.execute_script("arguments[0].focus()", area)


def write_large_catalog(folder):
    for locale in ["en", "ko"]:
        texts = {"@@locale": locale}
        for index in range(options.keys):
            texts[f"key{index:06}"] = f"Message number {index} for {{name}}" if locale == "en" else f"{{name}}의 {index}번 메시지"
        (folder / f"app_{locale}.arb").write_text(json.dumps(texts, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def memory(process):
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))) / 1024


def measure_list(driver):
    """Scrolls from the first key to the last with the wheel and with the keyboard, and searches."""
    driver.execute_script(WATCH_FRAMES)
    for _ in range(40):
        driver.execute_script("document.getElementById('rows').scrollBy(0, 700)")
        time.sleep(0.05)
    for share in range(1, 11):
        driver.execute_script(
            "const rows = document.getElementById('rows'); rows.scrollTop = rows.scrollHeight * arguments[0] / 10", share)
        time.sleep(0.1)
    shown = lambda key: key in driver.execute_script("return document.getElementById('rows').textContent")
    driver.execute_script("document.getElementById('rows').focus()")
    press(driver, Keys.END)
    check(eventually(driver, lambda: shown(f"key{options.keys - 1:06}")), "the end of the list is not shown")
    report(f"{options.keys:,} keys: longest task while scrolling", max(driver.execute_script("return long"), default=0), "ms", 1_000, 50)
    field = driver.find_element(By.ID, "search")
    for query in ["message", f"number {options.keys - 5}", "메시지", "is:missing"]:
        driver.execute_script("""
          const begin = performance.now();
          window.found = 0;
          const observer = new MutationObserver(() => { found = performance.now() - begin; observer.disconnect(); });
          observer.observe(document.querySelector('.filters'), { childList: true });
          arguments[0].value = arguments[1];
          arguments[0].dispatchEvent(new Event('input'))""", field, query)
        found = eventually(driver, lambda: driver.execute_script("return found"))
        report(f"{options.keys:,} keys: search for {query}", found or 15_000, "ms", 10_000, 200)


def main():
    with running_workbench(options.program, options.catalog, "--locale", "ko") as (process, address), browser("ko") as driver:
        # The first page also measures reading the browser from disk, so the second one counts.
        open_page(driver, address)
        # An address is valid once. Enter makes the program print another one.
        process.stdin.write("\n")
        process.stdin.flush()
        paint, loaded = measure_start(driver, process.stdout.readline().strip())
        report("first paint", paint, "ms", 2_000, 200)
        report("bytes of the page and its resources", loaded, "B", 180_000, 150_000)
        measure_typing(driver)
        report("memory of the program", memory(process), "MiB", 400, 100)
        check_no_errors(driver, "typing")
    with tempfile.TemporaryDirectory() as folder:
        write_large_catalog(pathlib.Path(folder))
        begin = time.monotonic()
        with running_workbench(options.program, folder, "--locale", "ko") as (process, address), browser("ko") as driver:
            print(f"{options.keys:,} keys: read in {time.monotonic() - begin:.1f} s")
            paint, _ = measure_start(driver, address)
            report(f"{options.keys:,} keys: first paint", paint, "ms", 5_000, 200)
            measure_list(driver)
            report(f"{options.keys:,} keys: memory of the program", memory(process), "MiB", 2_000, 500)
            check_no_errors(driver, "a large project")
    finish("The speed of the workbench")


main()
