import { ADMIN } from "./adapts/pages";
import { enterAs, expect, test } from "./test";

test("the test of a row that was drafted from a text has the focus, and keeps what was typed", async ({ page }) => {
  await enterAs(page, ADMIN, "/reading/words/new?text=Zirconite+crew+sits+down+at+the+quay&language=en");
  await expect(page.getByLabel("Texts to find")).toHaveValue("Zirconite crew sits down at the quay");
  await page.getByLabel("Event type").selectOption({ label: "Strike" });
  await page.getByLabel("Words", { exact: true }).fill("sits down");
  await page.getByRole("button", { name: "Test on the last 30 days" }).click();
  const result = page.getByRole("heading", { name: "Test result" });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();
  await expect(page.getByLabel("Texts to find")).toHaveValue("Zirconite crew sits down at the quay");
});
