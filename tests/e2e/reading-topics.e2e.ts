import { customerOf, enterAs, expect, test } from "./test";

test("a topic is tried on the news, saved, paused and removed", async ({ page, expectAccessible }, { project }) => {
  await enterAs(page, `admin@${customerOf(project)}.example`, "/reading/topics");
  await expect(page.getByRole("heading", { level: 1, name: "Topics" })).toBeVisible();
  await page.getByRole("link", { name: "New topic" }).click();
  const crumbs = page.getByRole("navigation", { name: "Where you are" });
  await expect(crumbs.locator("[aria-current=page]")).toHaveText("New topic");
  await expect(page).toHaveTitle(/^New topic · Topics/);
  await page.getByLabel("Name", { exact: true }).fill("Port trouble");
  await page.getByLabel("Words", { exact: true }).fill("a*");
  await page.getByRole("button", { name: "Save topic" }).click();
  await expect(page.getByRole("alert")).toContainText("Line 1, “a*”, cannot be used.");
  await expect(page.getByRole("alert")).toContainText("Use at least three letters before *.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Port trouble");

  await page.getByLabel("Words", { exact: true }).fill("Großbrand\nwalk* out");
  await page.getByRole("button", { name: "Test on the last 30 days" }).click();
  const tested = page.getByRole("region", { name: "Test result" });
  await expect(tested.getByRole("status")).toContainText(/\d+ match(es)? in the last 30 days/);
  await expect(tested.getByRole("listitem").first()).toBeVisible();
  await expect(tested.locator("mark").first()).toBeVisible();
  await expect(page.getByLabel("Words", { exact: true })).toHaveValue("Großbrand\nwalk* out");
  await expectAccessible("/reading/topics", "/reading/topics/new");

  await page.goto("/reading/topics/new");
  await page.getByLabel("Name", { exact: true }).fill("Port trouble");
  await page.getByLabel("Words", { exact: true }).fill("zirconite");
  await page.getByRole("button", { name: "Save topic" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Topic saved." })).toBeVisible();
  const list = page.getByRole("list", { name: "Topics" });
  await expect(list.getByRole("listitem")).toContainText("On");

  await list.getByRole("link", { name: "Port trouble" }).click();
  await expect(crumbs.locator("[aria-current=page]")).toHaveText("Port trouble");
  await page.getByLabel("Paused").check();
  await page.getByRole("button", { name: "Save topic" }).click();
  await expect(list.getByRole("listitem")).toContainText("Paused");

  await list.getByRole("link", { name: "Port trouble" }).click();
  await page.getByText("Remove topic").first().click();
  await page.getByRole("button", { name: "Remove topic" }).click();
  await expect(page.getByText("No topics yet.")).toBeVisible();
});
