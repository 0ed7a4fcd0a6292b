import type { Page } from "@playwright/test";
import { lostFocus } from "./legibility";

/** So many stops on and back again, and what of them is not seen or has no ring: from below, a bar at the top may cover what comes. */
export async function tabThrough(page: Page, stops: number): Promise<string[]> {
  const found = new Set<string>();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      const lost = await page.evaluate(lostFocus);
      if (lost) found.add(`${key}: ${lost}`);
    }
  }
  return [...found];
}
