// Again over BACKEND_URL: two people at once, over one connection of the web server.
import { FEED_CUSTOMERS, PASSWORD } from "../support/personas";
import { expect, fillIn, test } from "./test";

test("a collection is shared with a colleague, and no longer", async ({ page }, {
  project,
  retry,
  repeatEachIndex,
}) => {
  const customer = FEED_CUSTOMERS[project.name === "no-js" ? "no-js" : "js"];
  await page.goto("/login?returnUrl=/network/collection/new");
  await fillIn(page, `admin@${customer}.example`, PASSWORD);
  await page.getByLabel("Name").fill(`Shared ${retry} ${repeatEachIndex}`);
  await page.getByRole("button", { name: "Create collection" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });
  await page.getByRole("combobox", { name: "Person" }).selectOption({ label: "Ann Analyst" });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(said("Role given")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Ann Analyst" });
  await expect(row).toContainText("Editor");
  await row.getByRole("button", { name: "Remove" }).click();
  await expect(said("Role taken")).toBeVisible();
  await expect(row).toHaveCount(0);
});
