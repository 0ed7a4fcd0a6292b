import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Route } from "@playwright/test";
import { minutes } from "~/time/duration";
import { test as base, expect, IN_BROWSER } from "../support/browser-test";
import { looksOf, WIDTHS } from "../support/looks";
import { EMAILS, FEED_CUSTOMERS, PASSWORD, type Persona } from "../support/personas";

interface Actors {
  /**
   * Gives the page a session of this persona, and ends on the feed. Nordwind and Südstern have people and nothing else here;
   * who has targets and alerts is an analyst of `FEED_CUSTOMERS`.
   */
  signIn(persona: Persona): Promise<void>;
  /** These pages have to be without axe violations, in the looks of `looksOf`. */
  expectAccessible(...paths: string[]): Promise<void>;
}

/** The product's `test` (clean console, no policy violation), and what the journeys have in common. */
export const test = base.extend<Actors>({
  signIn: async ({ page }, use) => {
    await use(async (persona) => {
      await enterAs(page, EMAILS[persona]);
    });
  },
  expectAccessible: async ({ browser, context, locale, baseURL }, use, info) => {
    const { project } = info;
    await use(async (...paths) => {
      // Up to four looks at each page, on a machine that does other things too.
      info.setTimeout(info.timeout + paths.length * minutes(0.5));
      // Axe itself needs a script, and puts styles into the page: it looks from a context of its own, in which the
      // product's script is kept away where the run has none.
      const looker = await browser.newContext({
        baseURL,
        locale,
        storageState: await context.storageState(),
        bypassCSP: true,
        javaScriptEnabled: true,
      });
      if (!hasScript(project)) await looker.route("**/assets/*.js", (route) => route.abort());
      const page = await looker.newPage();
      for (const path of paths) await lookAt(page, path, hasScript(project));
      await looker.close();
    });
  },
});

/** What is part of WCAG 2.2 AA and off by default, because not everybody asks for it yet. */
const ASKED_FOR_TOO = {
  "target-size": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
  "css-orientation-lock": { enabled: true },
};

/** Of what axe knows, all that differs between light and dark. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Fails for what it finds in the looks that this language and this way of running are given. */
export async function lookAt(page: Page, path: string, withScript: boolean): Promise<void> {
  const answer = await page.goto(path);
  if (answer?.headers().refresh) {
    await page.route(answer.url(), standStill);
    await page.reload();
  }
  const looks = looksOf(await page.evaluate(() => document.documentElement.lang), withScript);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const spills = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(spills, `${path} scrolls sideways at ${width} px`).toBe(false);
    for (const { theme, coloursOnly } of looks.filter((look) => look.width === width)) {
      await page.emulateMedia({ colorScheme: theme });
      const found = await violationsOn(page, coloursOnly);
      expect(found, `axe on ${path}, ${theme}, ${width} px`).toEqual([]);
    }
  }
}

/** The page of a lost backend asks for itself again every two seconds, which is sooner than axe has looked at it. */
async function standStill(route: Route): Promise<void> {
  const response = await route.fetch();
  const { refresh: _, ...headers } = response.headers();
  await route.fulfill({ response, headers });
}

/** What axe finds on the page as it stands: rule and elements. It puts styles in, so the page's context has to bypass its policy. */
export async function violationsOn(page: Page, coloursOnly = false): Promise<string[]> {
  // Our pages hold no frames: the mode for these opens a page of its own for each look. What passes need not be written down.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (coloursOnly) axe.options({ resultTypes: ["violations"] }).withRules(OF_COLOURS);
  else axe.options({ resultTypes: ["violations"], rules: ASKED_FOR_TOO });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

export { expect, IN_BROWSER };

/**
 * Begins a journey as this person, signed in by one call and not by the form, on the page of this path. How one signs in is what
 * login.e2e.ts is about, and one walk of each section begins at the form.
 */
export async function enterAs(page: Page, email: string, path = "/feed/new", password = PASSWORD): Promise<void> {
  const form = { email, password };
  const answer = await page.request.post("/login", {
    form,
    headers: { "Sec-Fetch-Site": "same-origin" },
    maxRedirects: 0,
  });
  expect(answer.status(), `${email} is let in`).toBe(303);
  await page.goto(path);
}

/** The customer that this way of running the journeys has for itself. */
export const customerOf = ({ name }: { name: string }) => FEED_CUSTOMERS[name === "no-js" ? "no-js" : "js"];

export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.locator("main button[type=submit]").click();
}

/** Whether this run has a script; what only a script can do is asked for only then. */
export function hasScript(project: { use: { javaScriptEnabled?: boolean } }): boolean {
  return project.use.javaScriptEnabled !== false;
}

export const LOCALES = { en: "en-GB", de: "de-DE", ch: "zh-CN" } as const;

/** Opens what else can be done with the target whose profile is shown. */
export async function openMore(page: Page): Promise<void> {
  await page.locator("summary", { hasText: /^More for / }).click();
}
