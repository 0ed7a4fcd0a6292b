import type { Page } from "@playwright/test";
import { customerOf, enterAs, expect, hasScript, test } from "./test";

const rows = (page: Page) => page.locator("[data-target]");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const toast = (page: Page) => page.locator(".toast");

test("a target says why it is in the network, and a relation is rejected with a reason", async ({
  page,
  expectAccessible,
}, { project }) => {
  test.slow();
  await enterAs(page, `admin@${customerOf(project)}.example`, "/network/collection/all?tiers=2");
  await expect(page.getByRole("list", { name: "Active filters" }).getByText("Tier 2")).toBeVisible();
  const link = rows(page).first().getByRole("rowheader").getByRole("link");
  const name = (await link.textContent()) ?? "";
  if (hasScript(project)) {
    // Until the page has been taken over, resting on a row asks for nothing.
    await expect(async () => {
      await link.blur();
      await link.focus();
      const card = page.getByRole("status", { name: "Target details" });
      await expect(card).toContainText("Tier 2, upstream of targets you follow", { timeout: 4000 });
    }).toPass();
  }
  // The list leads to the overview, whose head and tabs the network shares.
  await link.click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole("heading", { name: "360° score" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Profile sections" })
    .getByRole("link", { name: /^Network \d+$/ })
    .click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Path 1" })).toBeVisible();
  await expectAccessible(new URL(page.url()).pathname);
  const target = page.url();

  await page.getByRole("link", { name: "supplies" }).first().click();
  await expect(page.getByRole("heading", { name: "Source", exact: true })).toBeVisible();
  await page.getByText("Confirm or reject").first().click();
  await page.getByLabel("Reason").first().fill("They stopped delivering in spring");
  await page.getByRole("button", { name: "Reject" }).first().click();
  await expect(toast(page)).toContainText("Relationship rejected");
  await expect(page.getByText(/rejected by you/)).toBeVisible();
  await page.getByText("Confirm or reject").first().click();
  await page.getByLabel("Reason").first().fill("It was a mistake");
  await page.getByRole("button", { name: "Undo decision" }).first().click();
  await expect(toast(page)).toContainText("Decision undone");

  await page.goto(target);
  await page.getByRole("button", { name: `Follow ${name}` }).click();
  await expect(toast(page)).toContainText("You now follow this target");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: `Follow ${name}` })).toBeVisible();
  expect(page.url()).toBe(target);
});
