import { customerOf, enterAs, expect, test } from "./test";

test("by keys one moves through the tasks, ticks, puts off, and is done", async ({ page }, info) => {
  const titles = ["foundry", "tannery"].map((what) => `Ring ${info.retry} the ${what}`);
  await enterAs(page, `admin@${customerOf(info.project)}.example`, "/action/new");
  for (const title of titles) {
    await page.goto("/action/new");
    await page.getByLabel("Action", { exact: true }).selectOption("watch");
    await page.getByLabel("Title").fill(title);
    await page.getByRole("button", { name: "Start action" }).click();
    await expect(page).not.toHaveURL(/action\/new/);
  }
  await page.goto(`/tasklist?q=Ring+${info.retry}`);
  const rows = page.locator("[data-task]");
  await expect(rows).toHaveCount(2);
  const linkOf = (n: number) => rows.nth(n).getByRole("heading").getByRole("link");

  // The keys are heard once their part is there.
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(linkOf(0)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("j");
  await expect(linkOf(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(linkOf(0)).toBeFocused();
  await page.keyboard.press("x");
  await expect(rows.nth(0).getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1, name: "Postpone 1 task" })).toBeVisible();
  await page.getByLabel("Reason", { exact: true }).fill("djk");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "1 task postponed" })).toBeVisible();
  await expect(rows.filter({ hasText: "djk" })).toHaveCount(1);

  await rows.filter({ hasNotText: "djk" }).getByRole("heading").getByRole("link").focus();
  await page.keyboard.press("d");
  await expect(page.getByRole("status").filter({ hasText: "Task done" })).toBeVisible();
  await expect(rows).toHaveCount(1);
});
