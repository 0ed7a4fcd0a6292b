import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/** What is part of WCAG 2.2 AA and off by default, because not everybody asks for it yet. */
const ASKED_FOR_TOO = {
  "target-size": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
  "css-orientation-lock": { enabled: true },
};

/** Of what axe knows, all that differs between light and dark. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

let source: string | undefined;

/** Makes the window this wide, and as high as its page: what lies behind the bar at the foot until one scrolls is not too small to be pressed. */
export async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Parts that come late make the page higher after it was measured.
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height <= (page.viewportSize()?.height ?? 0)) return;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  }
}

/** A page that is always higher than its window is looked at as it is. */
const MOST_TRIES = 4;

/** What axe finds on the page as it stands: rule and elements. It puts styles in, so the page's context has to bypass its policy. */
export async function violationsOn(page: Page, coloursOnly = false): Promise<string[]> {
  // Half a megabyte to read: once for a page that is looked at several times. Our pages hold no frames.
  if (!(await page.evaluate(() => "axe" in window))) {
    source ??= readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    await page.evaluate(source);
  }
  const options: RunOptions = {
    // What passes need not be written down.
    resultTypes: ["violations"],
    ...(coloursOnly ? { runOnly: { type: "rule", values: OF_COLOURS } } : { rules: ASKED_FOR_TOO }),
  };
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, options);
}
