import { openProfile } from "./profile/open-profile";
import { customerOf, expect, letIn, test } from "./test";

test("targets are chosen in the list, stand side by side, and one is taken away and another found", async ({
  page,
  expectAccessible,
}, { project }) => {
  await letIn(page, `admin@${customerOf(project)}.example`);
  await page.goto("/network/collection/all");
  const boxes = page.locator("input[name=targetIds]");
  await boxes.nth(0).check();
  const more = page.locator("summary").filter({ hasText: "More" });
  await more.click();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByText("Choose two to four targets to compare.").first()).toBeVisible();

  await page.goto("/network/collection/all");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await more.click();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await page.waitForURL(/\/network\/compare\?target=\d+&target=\d+$/);
  const table = page.getByRole("table", { name: "Compare targets" });
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  const risk = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^Risk/ }) });
  await expect(risk).toContainText(/apart; highest: |Same for all|Different|No data/);
  await expectAccessible(new URL(page.url()).pathname + new URL(page.url()).search);

  await table
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await page.waitForURL(/\/network\/compare\?target=\d+$/);
  await expect(page.getByText("Choose two to four targets to compare.")).toBeVisible();
  await page.getByLabel("Search targets").fill("Finland");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/find=Finland/);
  await page.getByRole("link", { name: "Add Finland" }).click();
  await page.waitForURL(/target=\d+&target=\d+$/);
  await expect(table.getByRole("columnheader")).toHaveCount(2);
});

test("a record leads to its comparison, and what is not there is not compared", async ({ page }, info) => {
  const { path, name } = await openProfile(page, info);
  await page.locator("summary", { hasText: /^More for / }).click();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await page.waitForURL(/\/network\/compare\?target=\d+$/);
  const table = page.getByRole("table", { name: "Compare targets" });
  await expect(table.getByRole("link", { name, exact: true })).toBeVisible();
  const id = path.split("/")[3];
  const answer = await page.goto(`/network/compare?target=${id}&target=999999999`);
  expect(answer?.status()).toBe(404);
});
