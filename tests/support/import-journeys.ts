import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./journey-people";

/** Letters that no other run has: names that are alike would be taken for one supplier, and of six letters many are. */
export const unique = () =>
  randomUUID()
    .replaceAll("-", "")
    .slice(0, 10)
    .replaceAll(/./g, (digit) => LETTERS[Number.parseInt(digit, 16)] ?? "q");

const LETTERS = "bdfghjkmnprstvwz";

/** A job does each step; who has no script loads the page again. */
export async function waitFor(page: Page, heading: string) {
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
}
