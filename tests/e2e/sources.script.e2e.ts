import { ADMIN } from "./adapts/pages";
import { enterAs, expect, test } from "./test";

test("the result of a test read has the focus, though it stands above the form", async ({ page }) => {
  await enterAs(page, ADMIN, "/data-management/sources/new");
  await page.getByLabel("Address", { exact: true }).fill("https://no-such-paper.example/rss");
  await page.getByRole("button", { name: "Test read" }).click();
  const result = page.getByRole("heading", { name: "Test result" });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("https://no-such-paper.example/rss");
});
