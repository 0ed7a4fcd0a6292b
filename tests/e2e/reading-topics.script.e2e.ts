import { ADMIN } from "./adapts/pages";
import { enterAs, expect, test } from "./test";

test("the result of a test has the focus, though it stands above the form whose foot was pressed", async ({ page }) => {
  await enterAs(page, ADMIN, "/reading/topics/new");
  await page.getByLabel("Words", { exact: true }).fill("Großbrand\nwalk* out");
  await page.getByRole("button", { name: "Test on the last 30 days" }).click();
  const result = page.getByRole("heading", { name: "Test result" });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
});

test("of two tabs the second is told that the first has changed the topic, and then saves over it", async ({
  page,
}) => {
  // Tried again it finds what it left behind.
  const name = `Two tabs ${Date.now()}`;
  await enterAs(page, ADMIN, "/reading/topics/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Words", { exact: true }).fill("ballastite");
  await page.getByRole("button", { name: "Save topic" }).click();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel("Words", { exact: true }).fill("ballastite\nosmiridite");
  await other.getByRole("button", { name: "Save topic" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Topics" })).toBeVisible();
  await other.close();

  const version = page.locator("input[name=version]").first();
  const loaded = await version.inputValue();
  await page.getByLabel("Name", { exact: true }).fill(`${name}, the second`);
  await page.getByRole("button", { name: "Save topic" }).click();
  await expect(page.getByRole("alert")).toContainText("Somebody else changed this topic.");
  // The message is there a moment before what it speaks of.
  await expect(version).not.toHaveValue(loaded);
  await page.getByRole("button", { name: "Save topic" }).click();
  await page.getByRole("link", { name: `${name}, the second` }).click();
  await page.getByText("Remove topic").first().click();
  await page.getByRole("button", { name: "Remove topic" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Topics" })).toBeVisible();
  await expect(page.getByRole("link", { name: `${name}, the second` })).toHaveCount(0);
});

test("the Enter key looks for a target, what was found takes the focus, and nothing is wider than a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enterAs(page, ADMIN, "/reading/topics/new");
  await page.getByLabel("Name", { exact: true }).fill("Magnets");
  await page.getByLabel("Search targets you follow").fill("a");
  await page.keyboard.press("Enter");
  const found = page.getByRole("group", { name: "Only these targets" });
  await expect(found).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(found.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Magnets");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
