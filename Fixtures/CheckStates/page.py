"""Tests the page of `kagemusha check --format html` in a headless Chromium.

    page.py PAGE FOLDER

The page shows the states that states.sh makes. Pictures of it, in both themes and as on a phone, go to FOLDER.
"""

import pathlib
import sys

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

CONTRASTS = """
const parse = (text) => text.match(/[0-9.]+/g).map(Number);
const luminance = ([r, g, b]) => [r, g, b].map((c) => c / 255)
  .map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const background = (element) => {
  for (let e = element; e; e = e.parentElement) {
    const color = parse(getComputedStyle(e).backgroundColor);
    if (color.length === 3 || color[3] > 0) return color;
  }
  return [255, 255, 255];
};
let worst = 21;
for (const element of document.querySelectorAll("body *")) {
  if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
  if (!element.checkVisibility() || ["SCRIPT", "STYLE"].includes(element.tagName)) continue;
  const [a, b] = [luminance(parse(getComputedStyle(element).color)), luminance(background(element))];
  worst = Math.min(worst, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
}
return worst;
"""


def main():
    page = pathlib.Path(sys.argv[1]).resolve()
    folder = pathlib.Path(sys.argv[2])
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options)
    try:
        check(driver, page.as_uri(), folder)
    finally:
        driver.quit()


def check(driver, address, folder):
    def visible():
        return [e for e in driver.find_elements(By.CSS_SELECTOR, ".file") if e.is_displayed()]

    def opened():
        return [e for e in visible() if e.get_attribute("open") is not None]

    def press(*keys):
        webdriver.ActionChains(driver).send_keys(*keys).perform()

    driver.set_window_size(1300, 1600)
    driver.get(address)
    total = len(visible())
    assert total == 14, total
    assert driver.execute_script("return performance.getEntriesByType('resource').length") == 0

    # The filter leaves files and changes of one protocol.
    press("/")
    press("userrep")
    assert [e.get_attribute("data-state") for e in visible()] == ["stale"], visible()
    rows = [e for e in driver.find_elements(By.CSS_SELECTOR, ".overview tbody tr") if e.is_displayed()]
    assert len(rows) == 6, len(rows)
    assert driver.find_element(By.ID, "shown").text == f"1 of {total} files"
    press(Keys.CONTROL, "a")
    driver.find_element(By.ID, "filter").clear()
    press(Keys.ESCAPE)
    driver.execute_script("document.getElementById('filter').dispatchEvent(new Event('input'))")
    assert len(visible()) == total

    # A button leaves out a state.
    button = driver.find_element(By.CSS_SELECTOR, "button[data-state=stale]")
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    assert all(e.get_attribute("data-state") != "stale" for e in visible())
    button.click()

    # The keys go from file to file, and open and close them.
    driver.execute_script("document.activeElement.blur()")
    press("j")
    press("j")
    focused = driver.execute_script("return document.activeElement.closest('.file').id")
    assert focused == visible()[1].get_attribute("id"), focused
    press("o")
    assert len(opened()) == total - 1
    press("k")
    press("a")
    assert len(opened()) == 0
    press("a")
    assert len(opened()) == total

    # Every text can be read in both themes, and the page fits a phone.
    backgrounds = set()
    for theme in ["light", "dark"]:
        driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": theme}]}
        )
        for name, width in [("desk", 1300), ("phone", 390)]:
            driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": 1600, "deviceScaleFactor": 1, "mobile": width < 500},
            )
            contrast = driver.execute_script(CONTRASTS)
            assert contrast >= 4.5, (theme, name, contrast)
            overflow = driver.execute_script(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
            assert overflow <= 0, (theme, name, overflow)
            driver.save_screenshot(str(folder / f"{theme}-{name}.png"))
        backgrounds.add(driver.execute_script("return getComputedStyle(document.body).backgroundColor"))
    assert len(backgrounds) == 2, backgrounds
    errors = [entry for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
    assert not errors, errors


main()
