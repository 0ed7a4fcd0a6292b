import { rows, signInToFeed } from "./feed/page";
import { expect, test } from "./test";

test("by keys an alert is assigned, commented on, snoozed and brought back", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/in-review?tier=n&order=OldestFirst");
  const id = (await rows(page).filter({ hasNotText: "Assigned to" }).first().getAttribute("data-alert")) ?? "";
  const row = page.locator(`[data-alert="${id}"]`);
  await row.getByRole("heading").getByRole("link").click();
  const detail = page.getByRole("complementary", { name: "Alert" });
  await expect(detail.locator('[data-menu="assign"]')).toBeVisible();

  await page.keyboard.press("p");
  await expect(detail.getByRole("button", { name: "Assign to me" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row.locator(".initials")).toContainText("Assigned to Ann Analyst");

  await page.keyboard.press("c");
  const field = detail.getByRole("textbox", { name: "Comment", exact: true });
  await expect(field).toBeFocused();
  // Keys are letters while somebody writes.
  await page.keyboard.type("puzzled");
  await expect(field).toHaveValue("puzzled");
  await detail.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(detail.getByRole("listitem").filter({ hasText: "puzzled" })).toBeVisible();
  await expect(field).toHaveValue("");

  await detail.getByRole("heading", { level: 2 }).focus();
  await page.keyboard.press("z");
  await expect(detail.getByRole("button", { name: /^Tomorrow/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "1 alert snoozed" })).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(`alert=${id}`));

  await page.keyboard.press("u");
  await expect(page).toHaveURL(new RegExp(`alert=${id}`));
  await expect(row).toHaveCount(1);

  // The filter: what is mine.
  await page.keyboard.press("f");
  await page.locator('#filter-assignedTo [data-key="assignedTo-me"]').click();
  await page.getByRole("button", { name: /^Show \d+ alert/ }).click();
  await expect(page).toHaveURL(/assignedTo=me/);
  await expect(row).toHaveCount(1);
  // A list that arrives meanwhile puts a new link in this one's place; one that was pressed may lead on later.
  await expect(async () => {
    const chip = page.getByRole("link", { name: /Remove.*Assigned to me|Assigned to me/ }).first();
    if (page.url().includes("assignedTo=me")) await chip.click({ timeout: 1_000 });
    await expect(page).not.toHaveURL(/assignedTo=me/, { timeout: 1_000 });
  }).toPass();
});

test("an alert that opens has the focus as soon as it is there, so that no key meanwhile loses what it opened", async ({
  page,
}, { project }) => {
  await signInToFeed(page, project, "/feed/new");
  const heading = page.locator("#alert-title");
  await rows(page).first().getByRole("heading").getByRole("link").click();
  await expect(heading).toBeFocused();
  await page.evaluate(() => {
    const first = document.querySelector("#alert-title");
    const seen = new MutationObserver(() => {
      const now = document.querySelector("#alert-title");
      if (!now || now === first) return;
      seen.disconnect();
      document.body.dataset.focused = document.activeElement === now ? "heading" : "elsewhere";
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await rows(page).nth(1).getByRole("heading").getByRole("link").click();
  await expect(page.locator("body")).toHaveAttribute("data-focused", "heading");
});

test("a row's label button selects the alert and opens the labels; what the rail calls muted is a list", async ({
  page,
}, { project }) => {
  await signInToFeed(page, project, "/feed/all");
  const row = rows(page).first();
  await row.hover();
  await row.getByRole("button", { name: /^Label: / }).click();
  await expect(row.getByRole("checkbox")).toBeChecked();
  await expect(page.locator('[data-bar] [data-menu="labels"] .menu :focus')).toHaveCount(1);

  await page.getByRole("navigation", { name: "Rules" }).getByRole("link", { name: "Muted" }).click();
  await expect(page).toHaveURL(/\/feed\/all\?muted=only/);
  await expect(page.getByRole("link", { name: /Remove.*Muted|Muted/ }).first()).toBeVisible();
});
