import type { Page, Route } from "@playwright/test";
import { minutes } from "~/time/duration";
import { showWhole, violationsOn } from "../support/axe";
import { test as base, expect, IN_BROWSER } from "../support/browser-test";
import { looksOf, turnOf, WIDTHS } from "../support/looks";
import { EMAILS, FEED_CUSTOMERS, PASSWORD, type Persona } from "../support/personas";

interface Actors {
  /**
   * Gives the page a session of this persona, and ends on the feed. Nordwind and Südstern have people and nothing else here;
   * who has targets and alerts is an analyst of `FEED_CUSTOMERS`. With a path it ends there: a page that nobody looks at is not loaded.
   */
  signIn(persona: Persona, path?: string): Promise<void>;
  /** These pages of a journey have to be without axe violations, in the looks that each is given. */
  expectAccessible(...paths: string[]): Promise<void>;
  /** The same for all pages of a walk, in the language that the page has. */
  walkThrough(language: string, paths: readonly string[]): Promise<void>;
}

/** The product's `test` (clean console, no policy violation), and what the journeys have in common. */
export const test = base.extend<Actors & { looker: () => Promise<Page> }, { lookers: Map<string, Page> }>({
  signIn: async ({ page }, use) => {
    await use(async (persona, path) => {
      await enterAs(page, EMAILS[persona], path);
    });
  },
  lookers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing else is wanted
    async ({}, use) => {
      const known = new Map<string, Page>();
      await use(known);
      for (const page of known.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
  looker: async ({ browser, context, lookers, locale, baseURL }, use, { project }) => {
    const key = locale ?? "";
    await use(async () => {
      // Axe itself needs a script, and puts styles into the page: it looks from a context of its own, in which the
      // product's script is kept away where the run has none. One looks for all journeys of a worker.
      let page = lookers.get(key);
      if (page) await page.evaluate(() => localStorage.clear());
      else {
        page = await browser.newPage({ baseURL, locale, bypassCSP: true, javaScriptEnabled: true });
        if (!hasScript(project)) await page.route("**/assets/*.js", (route) => route.abort());
        lookers.set(key, page);
      }
      await page.context().clearCookies();
      await page.context().addCookies((await context.storageState()).cookies);
      return page;
    });
  },
  expectAccessible: async ({ looker }, use, info) => {
    await use(async (...paths) => {
      // Behind another backend the pages are the same ones.
      if (process.env.TIERWATCH_E2E_MODE === "remote") return;
      // Up to two looks at each page, on a machine that does other things too.
      info.setTimeout(info.timeout + paths.length * minutes(0.25));
      const withScript = hasScript(info.project);
      const seen = paths.filter((path) => looksOf("en", withScript, turnOf(path)).length > 0);
      for (const path of seen) await lookAt(await looker(), path, withScript, turnOf(path));
    });
  },
  walkThrough: async ({ looker }, use, info) => {
    await use(async (language, paths) => {
      info.setTimeout(info.timeout + paths.length * minutes(0.25));
      const withScript = hasScript(info.project);
      for (const [turn, path] of paths.entries()) {
        if (looksOf(language, withScript, turn).length === 0) continue;
        const page = await looker();
        await lookAt(page, path, withScript, turn);
        await expect(page.locator("html"), path).toHaveAttribute("lang", language);
      }
    });
  },
});

/** Fails for what it finds in the looks that a page of this language, of this turn and in this way of running is given. */
export async function lookAt(page: Page, path: string, withScript: boolean, turn: number): Promise<void> {
  const answer = await page.goto(path);
  const moving = answer?.headers().refresh ? answer.url() : undefined;
  if (moving) {
    await page.route(moving, standStill);
    await page.reload();
  }
  const looks = looksOf(await page.evaluate(() => document.documentElement.lang), withScript, turn);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const spills = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(spills, `${path} scrolls sideways at ${width} px`).toBe(false);
    await showWhole(page, width);
    for (const { theme } of looks.filter((look) => look.width === width)) {
      await page.emulateMedia({ colorScheme: theme });
      expect(await violationsOn(page), `axe on ${path}, ${theme}, ${width} px`).toEqual([]);
    }
  }
  if (moving) await page.unroute(moving, standStill);
}

/** The page of a lost backend asks for itself again every two seconds, which is sooner than axe has looked at it. */
async function standStill(route: Route): Promise<void> {
  const response = await route.fetch();
  const { refresh: _, ...headers } = response.headers();
  await route.fulfill({ response, headers });
}

export { expect, IN_BROWSER };

/**
 * Begins a journey as this person, signed in by one call and not by the form, on the page of this path. How one signs in is what
 * login.e2e.ts is about, and one walk of each section begins at the form.
 */
export async function enterAs(page: Page, email: string, path = "/feed/new", password = PASSWORD): Promise<void> {
  await letIn(page, email, password);
  await page.goto(path);
}

/** The same without a page yet, for a journey that begins by looking at what its first page is answered with. */
export async function letIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = { email, password };
  const answer = await page.request.post("/login", {
    form,
    headers: { "Sec-Fetch-Site": "same-origin" },
    maxRedirects: 0,
  });
  expect(answer.status(), `${email} is let in`).toBe(303);
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

/** Opens the feed's filter, in which stands everything that the list can be filtered by; without a script a link leads to it. */
export async function openFilter(page: Page, project: Parameters<typeof hasScript>[0]): Promise<void> {
  const filter = page.locator("[data-filter]");
  if (hasScript(project)) await filter.locator("> summary").click();
  else await filter.click();
  await expect(page.locator("#feed-filter fieldset").first()).toBeVisible();
}

/** Opens what else can be done with the target whose profile is shown. */
export async function openMore(page: Page): Promise<void> {
  await page.locator("summary", { hasText: /^More for / }).click();
}
