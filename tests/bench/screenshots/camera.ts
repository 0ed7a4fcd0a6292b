import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Language } from "~/i18n/languages";
import { seconds } from "~/time/duration";
import { EMAILS } from "../../support/personas";
import { callerOf, signInPage } from "./caller";
import { withPalette } from "./palette-png";
import type { Screen } from "./screens";

/** One way of looking: how wide, and what people read. */
export interface Look {
  name: string;
  /** CSS pixels. */
  width: number;
  language: Language;
}

/** Who is asked for where the screen does not say more than "a user". */
const READERS = { en: EMAILS.analyst, de: EMAILS.manager, ch: EMAILS.manager, fr: "" } as const;
const LOCALES = { en: "en-GB", de: "de-DE", ch: "zh-CN", fr: "fr-FR" } as const;
/** Taller pages are cut off: what is below looks like what is above. */
const TALLEST = 2400;

/** Takes every screen as one look has it, in light and dark; answers what could not be taken. */
export async function takeAll(
  browser: Browser,
  address: string,
  screens: readonly Screen[],
  look: Look,
  folder: string,
  whole: boolean,
): Promise<string[]> {
  const contexts = new Map<string, BrowserContext>();
  const problems: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const screen of screens) {
    const email = emailOf(screen, look);
    // A visitor comes anew each time: who has seen some pages is asked whether they want access.
    const context = (email && contexts.get(email)) || (await contextOf(browser, address, email, look));
    contexts.set(email || screen.name, context);
    const page = await context.newPage();
    try {
      await take(page, address + screen.path, screen, look, join(folder, `${screen.name}-${look.name}`), whole);
    } catch (error) {
      problems.push(`${screen.name}-${look.name}: ${String(error).split("\n").slice(0, 3).join(" ")}`);
    }
    await (email ? page : context).close();
  }
  await Promise.all([...contexts.values()].map((context) => context.close()));
  return problems;
}

/** Whether anybody sees this screen in the look's language. */
export const isRead = (screen: Screen, look: Look): boolean => screen.as === "visitor" || READERS[look.language] !== "";

function emailOf({ as }: Screen, { language }: Look): string {
  if (as === "visitor") return "";
  return as === "manager" ? READERS[language] : EMAILS[as];
}

async function contextOf(browser: Browser, address: string, email: string, { width, language }: Look) {
  const viewport = { width, height: width < 700 ? 700 : 860 };
  const context = await browser.newContext({ viewport, locale: LOCALES[language], reducedMotion: "reduce" });
  context.setDefaultTimeout(seconds(8));
  context.setDefaultNavigationTimeout(seconds(40));
  if (email === "") return context;
  if (language !== "fr") await (await callerOf(address, email)).send("PUT", "/v2/session/language", { language });
  const page = await context.newPage();
  await signInPage(page, address, email);
  await page.close();
  return context;
}

async function take(page: Page, url: string, screen: Screen, { width }: Look, file: string, whole: boolean) {
  // The feed listens for news without end: the network is never idle.
  await page.goto(url, { waitUntil: "load", timeout: seconds(40) });
  await page.evaluate("document.fonts.ready");
  await page.waitForTimeout(300);
  await screen.prepare?.(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(150);
    const tall = Math.min(TALLEST, await page.evaluate<number>("document.documentElement.scrollHeight"));
    const clip = { x: 0, y: 0, width, height: tall };
    const png = await page.screenshot(whole ? { fullPage: true, clip } : {});
    await writeFile(`${file}-${colorScheme}.png`, withPalette(png));
  }
}
