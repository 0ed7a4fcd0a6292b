import { chromium } from "@playwright/test";
import { apiOf } from "../support/api-transport";
import { illegible } from "../support/legibility";
import { GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { ADMIN, signedIn } from "./adapts/pages";
import { expect, test } from "./test";

// How the main kinds of page take what a reader asks of them: larger type, more room, other colours, less motion, another shape.
/** WCAG 1.4.12, all four at once. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

for (const language of ["en", "de"] as const) {
  test(`with the spacing that a reader may ask for nothing is cut off and nothing stands over another, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const { email } = await newcomer(apiOf(baseURL ?? ""), ["administrator"], language, ADMIN);
    for (const path of await signedIn(page, email, GOOD_PASSWORD)) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, SPACING);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(illegible), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test("with type of twice the size nothing is cut off, and no page scrolls sideways", async ({ baseURL }, {
  project,
}) => {
  test.slow();
  const { launchOptions } = project.use;
  const args = [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL, locale: "en-GB", viewport: { width: 1280, height: 800 } });
    for (const path of await signedIn(page)) {
      await page.goto(path);
      expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      const spills = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect.soft(spills, `${path} scrolls sideways`).toBe(false);
      expect.soft(await page.evaluate(illegible), path).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});

test("nothing moves by itself, and no page asks to be held upright or on its side", async ({ page }) => {
  const paths = await signedIn(page);
  for (const path of paths) {
    await page.goto(path);
    for (const [width, height] of [
      [800, 360],
      [360, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect
        .soft(await page.locator("h1").filter({ visible: true }).count(), `${path} at ${width} × ${height}`)
        .toBe(1);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), path)
        .toBe(false);
    }
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((element) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
          return animationName !== "none" || transitionDuration !== "0s" || scrollBehavior !== "auto";
        })
        .map(({ tagName, className }) => `${tagName} ${className}`),
    );
    expect.soft(moving, path).toEqual([]);
  }
});
