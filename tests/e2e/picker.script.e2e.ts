import type { Page } from "@playwright/test";
import { expect, test } from "./test";

// A list with too many choices to be read: the system's list gets a search.
test.beforeEach(async ({ signIn }) => {
  await signIn("admin", "/network/collection/all/add");
});

test("an entry of a long list is found by a part of its name, by the mouse and by the keyboard", async ({ page }) => {
  const [country, search] = await openedSearch(page);
  const list = page.getByRole("listbox", { name: "Country" });
  await search.fill("ivoire");
  await expect(list.getByRole("option")).toHaveCount(1);
  await list.getByRole("option").click();
  await expect(search).toBeHidden();
  await expect(country).toBeFocused();
  await expect(country).toHaveValue("CI");

  await page.keyboard.press("Alt+ArrowDown");
  await expect(list.getByRole("option", { selected: true })).toHaveText("Côte d’Ivoire");
  await expect(list.getByRole("option", { selected: true })).toBeInViewport();
  await search.fill("land");
  const second = (await list.getByRole("option").nth(1).textContent()) ?? "";
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(country).toBeFocused();
  await expect(country.locator("option:checked")).toHaveText(second);

  const before = await country.inputValue();
  await page.keyboard.press("Space");
  await search.fill("no such country");
  await expect(page.getByRole("status").filter({ hasText: "No results." })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(country).toBeFocused();
  await expect(country).toHaveValue(before);
});

test("a press beside the search closes it and chooses nothing", async ({ page }) => {
  const [country] = await openedSearch(page);
  await page.mouse.click(4, 4);
  await expect(page.getByRole("listbox", { name: "Country" })).toBeHidden();
  await expect(country).toHaveValue("");
});

async function openedSearch(page: Page) {
  const country = page.getByLabel("Country");
  const search = page.getByRole("combobox", { name: "Search: Country" });
  // Before its script is there, a press opens the system's list.
  await expect(async () => {
    await page.reload({ waitUntil: "networkidle" });
    await country.click();
    await expect(search).toBeFocused({ timeout: 5000 });
  }).toPass();
  return [country, search] as const;
}
