import { customerOf, enterAs, expect, test } from "./test";

test("own words are tried, refused by a text that still matches, saved, paused and removed", async ({
  page,
  expectAccessible,
}, { project }) => {
  await enterAs(page, `admin@${customerOf(project)}.example`, "/reading/words");
  await expect(page.getByRole("heading", { level: 1, name: "Own words" })).toBeVisible();
  await page.getByRole("link", { name: "New row" }).click();
  await expect(page).toHaveTitle(/^New row · Own words/);
  await page.getByLabel("Name", { exact: true }).fill("Strikes of ours");
  await page.getByLabel("Event type").selectOption({ label: "Strike" });
  await page.getByLabel("Words", { exact: true }).fill("strik*");
  await page.getByRole("button", { name: "Test on the last 30 days" }).click();
  const tested = page.getByRole("region", { name: "Test result" });
  await expect(tested.getByRole("status")).toContainText(/\d+ match(es)? in the last 30 days/);
  await expect(tested.getByRole("status")).toContainText(/\d+ new\s· 0 no longer found/);
  await expect(page.getByLabel("Words", { exact: true })).toHaveValue("strik*");

  await page.getByLabel("Texts to find").fill("Port strike\nRail strike looms\nMine strike ends");
  await page.getByLabel("Texts to leave out").fill("Strikers rout Kingz United\nUnder fire\nSunny day");
  await page.getByRole("button", { name: "Save row" }).click();
  await expect(page.getByRole("alert")).toContainText("“Strikers rout Kingz United” still matches.");
  await expect(page.getByLabel("Texts to leave out")).toHaveAccessibleDescription(
    /“Strikers rout Kingz United” still matches\./,
  );
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Strikes of ours");
  await expectAccessible("/reading/words", "/reading/words/new");

  await page.getByLabel("Words", { exact: true }).fill("a*");
  await page.getByRole("button", { name: "Save row" }).click();
  await expect(page.getByRole("alert")).toContainText("Use at least three letters before *.");

  await page.getByLabel("Words", { exact: true }).fill("zirconite strike*\nport strike\nrail strike\nmine strike");
  await page.getByRole("button", { name: "Save row" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Own words saved." })).toBeVisible();
  const list = page.getByRole("list", { name: "Own words" });
  await expect(list.getByRole("listitem")).toContainText("Strike · English");

  await list.getByRole("link", { name: "Strikes of ours" }).click();
  await page.getByLabel("Paused").check();
  await page.getByRole("button", { name: "Save row" }).click();
  await expect(list.getByRole("listitem")).toContainText("Paused");

  await list.getByRole("link", { name: "Strikes of ours" }).click();
  await page.getByText("Remove row").first().click();
  await page.getByRole("button", { name: "Remove row" }).click();
  await expect(page.getByText("No own words yet.")).toBeVisible();
});
