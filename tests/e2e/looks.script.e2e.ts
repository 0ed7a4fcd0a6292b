import type { Browser, Page } from "@playwright/test";
import { expect, LOCALES, lookAt, test } from "./test";

const PATH = "/legal";
/** As if it were the first and the second page of a walk. */
const TURNS = [
  [true, 0],
  [true, 1],
  [false, 0],
  [false, 1],
] as const;

/** Plants a heading that nobody can make out where this condition of a style holds; what the walks say of it. */
async function toldOf(browser: Browser, baseURL: string | undefined, condition: string, heading: string) {
  const told: string[] = [];
  for (const locale of Object.values(LOCALES)) {
    const page = await browser.newPage({ baseURL, locale, bypassCSP: true });
    await plant(page, `${condition} { ${heading} { color: #bbb !important; background: #aaa !important } }`);
    for (const [withScript, turn] of TURNS) {
      const outcome = await lookAt(page, PATH, withScript, turn).catch(String);
      if (outcome)
        told.push(`${locale} ${withScript ? "with" : "without"} a script: ${/axe on .*px/.exec(outcome)?.[0]}`);
    }
    await page.close();
  }
  return told;
}

/** In the style sheet: another element in the page would be taken out again when its script takes the page over. */
async function plant(page: Page, style: string): Promise<void> {
  await page.route("**/assets/*.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${style}` });
  });
}

test.describe.configure({ timeout: 120_000 });

test("what is wrong only on a narrow screen in the dark is found by the looks that are taken", async ({
  browser,
  baseURL,
}) => {
  const told = await toldOf(browser, baseURL, "@media (max-width: 400px) and (prefers-color-scheme: dark)", "main h1");
  expect(told).toContain("en-GB with a script: axe on /legal, dark, 320 px");
  expect(told.every((one) => one.endsWith("dark, 320 px"))).toBe(true);
});

test("what is wrong only in German, and only where there is room, is found too", async ({ browser, baseURL }) => {
  const told = await toldOf(browser, baseURL, "@media (min-width: 400px)", ":lang(de) main h1");
  expect(told).toEqual(["de-DE with a script: axe on /legal, light, 1280 px"]);
});
