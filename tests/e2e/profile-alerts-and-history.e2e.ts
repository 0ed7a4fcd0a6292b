import { PASSWORD } from "../support/personas";
import { openProfile } from "./profile/open-profile";
import { expect, fillIn, test } from "./test";

test("all alerts of a target are narrowed by status and priority, and its history by a period", async ({
  page,
  expectAccessible,
}, info) => {
  const { path } = await openProfile(page, info, async (_, email) => {
    await page.goto("/login");
    await fillIn(page, email, PASSWORD);
    await page.waitForURL("**/feed/new");
  });
  await page.goto(`${path}/alerts`);
  await expect(page.getByRole("heading", { name: "Alerts", exact: true })).toBeVisible();
  await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Archived" }).click();
  await page.waitForURL(/state=archived/);
  await page.getByRole("navigation", { name: "Priority" }).getByRole("link", { name: "Critical" }).click();
  await page.waitForURL(/state=archived&priority=Critical/);

  await page.goto(`${path}/history`);
  await expect(page.getByRole("heading", { name: "History", exact: true })).toBeVisible();
  const period = page.getByRole("search", { name: "Period" });
  await period.getByLabel("From (UTC)").fill("1990-01-01");
  await period.getByLabel("To (UTC)").fill("1990-01-02");
  await period.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Nothing in this period or of this kind.")).toBeVisible();
  await page.getByRole("link", { name: "Clear period" }).click();
  await page.waitForURL(/history$/);
  const kinds = page.getByRole("navigation", { name: "Kind" });
  await kinds.getByRole("link", { name: "Alerts", exact: true }).click();
  await page.waitForURL(/history\?kind=alert$/);
  const happened = page.locator("main ol > li");
  await expect(happened.first()).toContainText("Alert");
  await happened.first().getByRole("link").first().click();
  await page.waitForURL(/alert=\d+/);
  await expectAccessible(`${path}/alerts`, `${path}/history`);
});
