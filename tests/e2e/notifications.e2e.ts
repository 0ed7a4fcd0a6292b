import { customerOf, enterAs, expect, test } from "./test";

test("a notification is answered where it is read: a comment by a reply, an action by postponing it", async ({
  page,
  newPerson,
}, info) => {
  const [customer, called] = [customerOf(info.project), `Ask for the answers ${info.retry}`];
  await enterAs(page, `admin@${customer}.example`, "/action/new");
  await page.getByLabel("Action", { exact: true }).selectOption("on-site-audit");
  await page.getByLabel("Title").fill(called);
  await page.getByRole("checkbox", { name: "Ann Analyst" }).check();
  await page.getByRole("button", { name: "Start action" }).click();
  await expect(page.getByRole("status").filter({ hasText: called }).first()).toBeVisible();

  const analyst = await (await newPerson()).newPage();
  await enterAs(analyst, `analyst@${customer}.example`, "/notifications");
  await analyst.getByRole("link", { name: `Postpone: ${called}` }).click();
  await analyst.waitForURL(/\/tasklist\/put-off\?/);
  await analyst.getByRole("button", { name: "Postpone" }).click();
  await analyst.waitForURL(/\/notifications$/);
  await analyst.getByRole("button", { name: called, exact: true }).first().click();
  await analyst.waitForURL(/\/action\/\d+$/);
  await analyst.getByLabel("Comment").fill("From when on?");
  await analyst.getByRole("button", { name: "Add comment" }).click();
  await expect(analyst.getByRole("status").filter({ hasText: "Comment added" })).toBeVisible();

  await page.goto("/notifications");
  await page.getByRole("button", { name: `Reply: ${called}` }).click();
  await page.waitForURL(/\/action\/\d+#comment$/);
  await expect(page.getByLabel("Comment")).toBeVisible();
  await page.goto("/notifications");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Reply: ${called}` }) });
  await expect(row.getByRole("img", { name: "Unread" })).toHaveCount(0);
});
