import { unique, waitFor } from "../support/import-journeys";
import { expect, test } from "./test";

test("by keyboard a number chooses what a row becomes, and Enter saves it", async ({ page, signIn }) => {
  const name = `Theta${unique()} Fabrik`;
  await signIn("admin", "/network/collection/all/add");
  await page
    .getByLabel("Suppliers, one per line")
    .fill(
      `Supplier\tCountry\tCity\tStreet\n${name}\tDE\tBonn\tRheinweg 4\n${name.replace(/(.)\1?( )/, "$2")}\tDE\tBonn\t`,
    );
  await page.getByRole("region", { name: "Paste a list" }).getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await page.goto(`${page.url()}/rows/3`);
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("2");
  await expect(page.getByLabel("Create new")).toBeChecked();
  await page.keyboard.press("1");
  await expect(page.getByLabel("Duplicate of row 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Row 3 decided." })).toBeVisible();
  await page.getByRole("button", { name: "Discard import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The import was discarded." })).toBeVisible();
});
