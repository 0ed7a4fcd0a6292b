import { rows, signInToFeed, statuses, total } from "./feed/page";
import { expect, test } from "./test";

const RELEVANT = "/feed/relevant?tier=n&order=OldestFirst";

test.describe("snooze", () => {
  test.describe.configure({ mode: "serial" });

  test("an alert is snoozed from its panel, the next one opens, the filter finds it, and it is brought back", async ({
    page,
  }, { project }) => {
    await signInToFeed(page, project, RELEVANT);
    const count = async () =>
      (await statuses(page)
        .getByRole("link", { name: /^Relevant/ })
        .textContent()) ?? "";
    const before = await count();
    const id = (await rows(page).first().getAttribute("data-alert")) ?? "";
    const next = (await rows(page).nth(1).getAttribute("data-alert")) ?? "";
    await rows(page).first().getByRole("heading").getByRole("link").click();
    const detail = page.getByRole("complementary", { name: "Alert" });
    await detail.locator('[data-menu="snooze"] > summary').click();
    await detail.getByRole("button", { name: /^Tomorrow, / }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 alert snoozed" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`alert=${next}`));
    await expect(page.locator(`[data-alert="${id}"]`)).toHaveCount(0);
    expect(await count()).not.toBe(before);

    await page.goto(`${RELEVANT}&snoozed=only&alert=${id}`);
    await expect(total(page)).toContainText("1 of");
    await expect(rows(page).first()).toContainText("Snoozed until");
    await expect(detail.getByText(/snoozed it until/)).toBeVisible();
    await detail.getByRole("button", { name: "End snooze" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 alert is back in the feed" })).toBeVisible();
    await page.goto(RELEVANT);
    await expect(page.locator(`[data-alert="${id}"]`)).toHaveCount(1);
    expect(await count()).toBe(before);
  });

  test("a day that has come is refused at its field, with what was typed", async ({ page }, { project }) => {
    await signInToFeed(page, project, RELEVANT);
    await rows(page).first().getByRole("heading").getByRole("link").click();
    const detail = page.getByRole("complementary", { name: "Alert" });
    await detail.locator('[data-menu="snooze"] > summary').click();
    const field = detail.getByLabel("Snooze until");
    await field.fill("2020-01-01");
    await detail.locator('[data-menu="snooze"]').getByRole("button", { name: "Snooze", exact: true }).click();
    await expect(detail.getByText("Choose a day after today.")).toBeVisible();
    await expect(field).toHaveValue("2020-01-01");
    await field.fill("2999-01-01");
    await detail.locator('[data-menu="snooze"]').getByRole("button", { name: "Snooze", exact: true }).click();
    await expect(detail.getByText("Choose a day within a year.")).toBeVisible();
  });

  test("what is ticked is snoozed until a date on a page of its own, and Undo takes it back", async ({ page }, {
    project,
  }) => {
    await signInToFeed(page, project, RELEVANT);
    const before = (await total(page).textContent()) ?? "";
    for (const n of [0, 1]) await rows(page).nth(n).getByRole("checkbox").check();
    await page.locator('.bulk-bar [data-menu="snooze"] > summary').click();
    await page.getByRole("button", { name: "Snooze until…" }).click();
    await expect(page.getByRole("heading", { name: "Snooze 2 alerts" })).toBeVisible();
    await page.getByLabel("Snooze until").fill("2020-01-01");
    await page.getByRole("button", { name: "Snooze", exact: true }).click();
    await expect(page.getByText("Choose a day after today.").first()).toBeVisible();
    const day = new Date(Date.now() + 10 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    await page.getByLabel("Snooze until").fill(day);
    await page.getByRole("button", { name: "Snooze", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "2 alerts snoozed" })).toBeVisible();
    await expect(total(page)).not.toHaveText(before);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(total(page)).toHaveText(before);
  });
});
