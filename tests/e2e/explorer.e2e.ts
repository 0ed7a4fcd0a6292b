import { signInAsAnalyst } from "./graph/picture";
import { expect, hasScript, test } from "./test";

test("a name is looked for, told apart by facets whose figures hold, and what was found is compared", async ({
  page,
  expectAccessible,
}, { project }) => {
  await signInAsAnalyst(page, project, "/feed");
  await page.goto("/explorer");
  await expect(page.getByRole("heading", { level: 1, name: "Explorer" })).toBeVisible();
  const search = page.getByRole("search").filter({ has: page.getByLabel("Name or number") });
  await search.getByLabel("Name or number").fill("gmbh");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/[?&]q=gmbh/);
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Search: gmbh");

  // The figure beside a value is what its click shows. A list found by words does not wait for figures: without a script they are a page.
  if (!hasScript(project)) await page.getByRole("link", { name: "Show counts" }).click();
  const facets = page.getByRole("form", { name: "Filter" });
  const germany = facets.locator("label", { has: page.locator("input[name=countries][value=DE]") });
  const figure = (await germany.locator("span").last().textContent()) ?? "";
  await germany.locator("input").check();
  if (!hasScript(project)) await facets.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/countries=DE/);
  await expect(page.getByText(`${figure} targets`)).toBeVisible();

  const rows = page.getByRole("table", { name: "Targets found" }).locator("tbody tr");
  const nameOf = async (n: number) => (await rows.nth(n).getByRole("link").textContent()) ?? "";
  const names = [await nameOf(0), await nameOf(1)];
  for (const n of [0, 1]) await rows.nth(n).getByRole("checkbox").check();
  await page.locator("summary", { hasText: "More" }).last().click();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/network\/compare\?/);
  for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
  await expectAccessible("/explorer", "/explorer?q=gmbh&countries=DE", "/explorer/facets?q=gmbh", "/explorer?q=qqzzxx");
});

test("what was found is followed and taken back, and comes as a file", async ({ page }, { project }) => {
  await signInAsAnalyst(page, project, "/explorer?following=false&types=POI&countries=DE");
  const row = page.getByRole("table", { name: "Targets found" }).locator("tbody tr").first();
  const name = (await row.getByRole("link").textContent()) ?? "";
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
  const file = await page.request.get("/explorer/export/csv?q=gmbh&countries=DE");
  expect(await file.text()).toMatch(/GmbH/);
  expect((await page.request.get("/explorer/export/pdf")).status()).toBe(404);
});

test("what was typed wrong is told above the list, and a page without a hit says what to do", async ({ page }, {
  project,
}) => {
  await signInAsAnalyst(page, project, "/explorer?q=ab&hs=12x&sizes=Huge&countries=Germany");
  await expect(page.getByText("Enter at least 3 letters")).toBeVisible();
  await expect(page.getByText("HS codes have 2 to 6 digits.")).toBeVisible();
  await expect(page.getByText("2 unknown filters were ignored.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No targets found" })).toBeVisible();
  await expect(page.getByLabel("Name or number")).toHaveValue("ab");
  await page.getByRole("link", { name: "Clear all" }).last().click();
  await expect(page).toHaveURL(/\/explorer$/);
});
