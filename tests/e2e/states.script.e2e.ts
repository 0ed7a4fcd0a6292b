import type { Page } from "@playwright/test";
import { minutes } from "~/time/duration";
import { showWhole, violationsOn } from "../support/axe";
import { FEED_CUSTOMERS } from "../support/personas";
import { enterAs, expect, test } from "./test";

// Axe puts styles in, which the product's policy does not let anybody do.
test.use({ bypassCSP: true });

const ADMIN = `admin@${FEED_CUSTOMERS.keys}.example`;

/** At both widths, in light and, where it is said, in dark. */
async function look(page: Page, what: string, dark = false): Promise<void> {
  expect.soft(await violationsOn(page), what).toEqual([]);
  if (!dark) return;
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await violationsOn(page, true), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

const summary = (page: Page, text: string | RegExp) => page.locator("summary").filter({ hasText: text, visible: true });

test("what opens over a page is accessible while it is open, and so are refusals and messages", async ({ page }) => {
  // Some twenty looks each, on a machine that does other things too.
  test.setTimeout(minutes(6));
  await enterAs(page, ADMIN, "/feed/all");
  await page.waitForTimeout(500);
  for (const name of ["Filter", "Sort by"]) {
    await summary(page, name).first().click();
    await look(page, `the menu ${name}`, true);
    await page.keyboard.press("Escape");
  }
  await page.locator("header summary").last().click();
  await look(page, "the user's menu", true);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Explanation" }).first().click();
  await expect(page.getByRole("dialog", { name: /^Explanation/ })).toBeVisible();
  await look(page, "an explanation", true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await look(page, "the shortcuts", true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").pressSequentially("ger");
  await expect(page.getByRole("option")).not.toHaveCount(0);
  await look(page, "the palette", true);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Legal info" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look(page, "the legal info");
  await page.keyboard.press("Escape");

  const row = page.locator("[data-alert]").last();
  await row.locator('button[name=change][value^="status:"]').first().click();
  await expect(page.locator(".toast")).toBeVisible();
  for (const width of [1280, 320]) {
    await showWhole(page, width);
    await look(page, `a message at ${width} px`, true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto("/network/collection/all");
  // The bar of what can be done with several targets comes with the first one chosen.
  await page.locator("[data-target] input[type=checkbox]").first().check();
  for (const name of ["Tier", "Columns", "Export", "Add as"]) {
    await summary(page, name).first().click();
    await look(page, `the network's menu ${name}`);
    await page.keyboard.press("Escape");
  }
  await page.locator("[data-target] a").first().focus();
  await expect(page.getByRole("status", { name: /details/i }).locator("dl")).toBeVisible();
  await look(page, "the card of a target");

  await page.goto("/feed/new-alert");
  await page
    .locator("main form")
    .last()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
  await page.getByRole("button", { name: "Add to feed" }).click();
  await expect(page.getByRole("alert").locator("a").first()).toBeVisible();
  for (const width of [1280, 320]) {
    await showWhole(page, width);
    await look(page, `a refused form at ${width} px`, true);
  }
});
