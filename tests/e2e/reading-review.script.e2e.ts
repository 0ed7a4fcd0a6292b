import type { Page } from "@playwright/test";
import { FEED_CUSTOMERS } from "../support/personas";
import { enterAs, expect, test } from "./test";

const texts = (page: Page) => page.locator("[data-text]");
const said = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

test("keys judge the text that has the focus, and go on to the next", async ({ page }) => {
  await enterAs(page, `analyst@${FEED_CUSTOMERS.keys}.example`, "/reading/review");
  await expect(page.locator("kbd").first()).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(texts(page).first()).toBeFocused({ timeout: 500 });
  }).toPass();
  const second = await texts(page).nth(1).getAttribute("id");
  await page.keyboard.press("4");
  await expect(said(page, "Marked as old")).toBeVisible();
  await expect(page.locator(`#${second}`)).toBeFocused();
  await page.keyboard.press("2");
  await expect(page.locator(`#${second} select`)).toBeFocused();
  await page.locator(`#${second}`).focus();
  await page.keyboard.press("u");
  await expect(said(page, "Verdict removed")).toBeVisible();
});
