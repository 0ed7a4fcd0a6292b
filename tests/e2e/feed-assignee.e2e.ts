import { rows, signInToFeed, total } from "./feed/page";
import { expect, test } from "./test";

test.describe("assignee", () => {
  test.describe.configure({ mode: "serial" });

  test("the open alert is taken on by its menu, shows so in row and panel, and Undo takes it back", async ({ page }, {
    project,
  }) => {
    await signInToFeed(page, project, "/feed/archived?order=OldestFirst");
    await rows(page).nth(4).getByRole("heading").getByRole("link").click();
    const detail = page.getByRole("complementary", { name: "Alert" });
    await detail.locator('[data-menu="assign"] > summary').click();
    await detail.getByRole("button", { name: "Assign to me" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 alert assigned" })).toBeVisible();
    await expect(detail.locator(".detail-state")).toContainText("Assigned to Ann Analyst");
    await expect(rows(page).nth(4).locator(".initials")).toContainText("Assigned to Ann Analyst");
    // A try before this one left its own entry.
    await expect(detail.getByText("Ann Analyst took it on").first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(detail.locator(".detail-state")).toHaveCount(0);
  });

  test("what is ticked is given to a person on a page of its own, and the feed is narrowed to it", async ({ page }, {
    project,
  }) => {
    await signInToFeed(page, project, "/feed/archived?order=OldestFirst");
    // By their numbers: other journeys of this customer move the rows.
    const ids = await rows(page).evaluateAll((all) => all.slice(5, 7).map((row) => row.getAttribute("data-alert")));
    for (const id of ids) await page.locator(`[data-alert="${id}"]`).getByRole("checkbox").check();
    await page.locator('.bulk-bar [data-menu="assign"] > summary').click();
    await page.getByRole("button", { name: "Assign to…" }).click();
    await expect(page.getByRole("heading", { name: "Assign 2 alerts" })).toBeVisible();
    await page.getByRole("combobox", { name: "Person" }).selectOption({ label: "Ann Analyst" });
    await page.getByRole("button", { name: "Assign", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "2 alerts assigned" })).toBeVisible();

    await page.goto("/feed/archived?filter=open");
    await expect(page.locator('#filter-assignedTo [data-key="assignedTo-me"]')).toContainText("Me 2");
    await page.goto("/feed/archived?assignedTo=me");
    await expect(total(page)).toContainText("2 of");
    await expect(page.getByText("Assigned to me")).toBeVisible();
  });
});
