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
  await enterAs(page, ADMIN, "/reading/topics/new");
  await page.getByLabel("Name", { exact: true }).fill("Two tabs");
  await page.getByLabel("Words", { exact: true }).fill("ballastite");
  await page.getByRole("button", { name: "Save topic" }).click();
  await page.getByRole("link", { name: "Two tabs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Two tabs" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel("Words", { exact: true }).fill("ballastite\nosmiridite");
  await other.getByRole("button", { name: "Save topic" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Topics" })).toBeVisible();
  await other.close();

  await page.getByLabel("Name", { exact: true }).fill("Two tabs, the second");
  await page.getByRole("button", { name: "Save topic" }).click();
  await expect(page.getByRole("alert")).toContainText("Somebody else changed this topic.");
  await page.getByRole("button", { name: "Save topic" }).click();
  await page.getByRole("link", { name: "Two tabs, the second" }).click();
  await page.getByText("Remove topic").first().click();
  await page.getByRole("button", { name: "Remove topic" }).click();
  await expect(page.getByText("No topics yet.")).toBeVisible();
});
