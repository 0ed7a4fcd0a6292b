import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { test as base, expect } from "../support/browser-test";
import { EMAILS, PASSWORD, type Persona } from "../support/personas";

interface Actors {
  /** Signs in through the form, as this persona, and ends on the feed. */
  signIn(persona: Persona): Promise<void>;
  /** Every combination in which a page has to be without axe violations. */
  expectAccessible(path: string): Promise<void>;
}

/** The product's `test` (clean console, no policy violation), and what the journeys have in common. */
export const test = base.extend<Actors>({
  signIn: async ({ page }, use) => {
    await use(async (persona) => {
      await page.goto("/login");
      await fillIn(page, EMAILS[persona], PASSWORD);
      await page.waitForURL("**/feed/new");
    });
  },
  expectAccessible: async ({ browser, context, locale, baseURL }, use, { project }) => {
    await use(async (path) => {
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
      for (const colorScheme of ["light", "dark"] as const) {
        for (const width of [320, 1280]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
          expect(found, `axe on ${path}, ${colorScheme}, ${width} px`).toEqual([]);
          const spills = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
          expect(spills, `${path} scrolls sideways at ${width} px`).toBe(false);
        }
      }
      await looker.close();
    });
  },
});

export { expect };

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
