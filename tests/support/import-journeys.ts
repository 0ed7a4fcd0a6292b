import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./journey-people";

/** Letters that no other run has: names that are alike would be taken for one supplier. */
export const unique = () =>
  randomUUID()
    .replaceAll(/[^a-z]/g, "")
    .slice(0, 10)
    .padEnd(6, "q");

/** A job does each step; who has no script loads the page again. */
export async function waitFor(page: Page, heading: string) {
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
}
