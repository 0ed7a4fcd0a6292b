// Again over BACKEND_URL: two people at once, over one connection of the web server.
import { customerOf, enterAs, expect, test } from "./test";

test("a collection is shared with a colleague, and no longer", async ({ page }, {
  project,
  retry,
  repeatEachIndex,
}) => {
  await enterAs(page, `admin@${customerOf(project)}.example`, "/network/collection/new");
  await page.getByLabel("Name").fill(`Shared ${retry} ${repeatEachIndex}`);
  await page.getByRole("button", { name: "Create collection" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });
  await page.getByRole("combobox", { name: "Person" }).selectOption({ label: "Ann Analyst" });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(said("Role assigned")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Ann Analyst" });
  await expect(row).toContainText("Editor");
  await row.getByRole("button", { name: "Remove" }).click();
  await expect(said("Role removed")).toBeVisible();
  await expect(row).toHaveCount(0);
});
