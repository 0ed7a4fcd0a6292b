import { ADMIN } from "./adapts/pages";
import { enterAs, expect, test } from "./test";

test("a text that should have been found becomes the draft of a row, and its test has the focus", async ({ page }) => {
  await enterAs(page, ADMIN, "/reading/why");
  await page.getByLabel("Headline or address").fill("Zirconite crew sits down at the quay");
  await page.getByRole("button", { name: "Explain" }).click();
  await page.getByRole("link", { name: "Write own words for this text" }).click();
  await expect(page.getByLabel("Texts to find")).toHaveValue("Zirconite crew sits down at the quay");
  await page.getByLabel("Event type").selectOption({ label: "Strike" });
  await page.getByLabel("Words", { exact: true }).fill("sits down");
  await page.getByRole("button", { name: "Test on the last 30 days" }).click();
  const result = page.getByRole("heading", { name: "Test result" });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await expect(page.getByLabel("Texts to find")).toHaveValue("Zirconite crew sits down at the quay");
});
