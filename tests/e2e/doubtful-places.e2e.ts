import { unique, waitFor } from "../support/import-journeys";
import { expect, test } from "./test";

// A supplier of a list whose latitude and longitude are swapped: found in the queue, swapped, taken back, and kept.

test("a swapped point is told in the overview, is swapped in its row, taken back and kept", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("admin", "/network/collection/all/add");
  const name = `Umkehr ${unique()} Guss`;
  const rows = ["Supplier\tCountry\tLatitude\tLongitude", `${name}\tDE\t9.99\t48.4`];
  await page.getByLabel("Suppliers, one per line").fill(rows.join("\n"));
  await page.getByRole("region", { name: "Paste a list" }).getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await page.getByRole("button", { name: "Add suppliers (1)" }).click();
  await waitFor(page, "Result");

  await expect(async () => {
    await page.goto("/data-management");
    await expect(page.getByRole("link", { name: /^[\d,]+ doubtful locations?$/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("link", { name: /^[\d,]+ doubtful locations?$/ }).click();
  await expect(page).toHaveURL(/\/data-management\/review\?kind=doubt$/);
  await expectAccessible("/data-management/review?kind=doubt");
  await page.goto("/data-management/review?kind=doubt");
  const button = (does: string) => page.getByRole("button", { name: new RegExp(`^${does} ?: ${name}$`) });
  const said = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
  await expect(page.getByText("9.99, 48.4: not in Germany, but 48.4, 9.99 is").first()).toBeVisible();
  await button("Swap to 48.4, 9.99").click();
  await said("Latitude and longitude swapped");
  await expect(button("Keep")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await said("Decision undone");
  await button("Keep").click();
  await said("Location kept");
  await expect(button("Keep")).toHaveCount(0);
});
