import type { Page } from "@playwright/test";
import { apiOf } from "../support/api-transport";
import { waitFor } from "../support/import-journeys";
import { GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { type MadeFile, NEWCOMER, ownershipList, sanctionsList, stockList, supplierList } from "./sitting/files";
import { test } from "./story/world";
import { enterAs, expect, hasScript } from "./test";

// Whoever brings in the lists has the browser and nobody to ask: every page is reached by what stands on the one before.

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name, exact: typeof name === "string" });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const said = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const area = (page: Page, name: string) => page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name });

/** From the overview to the preview of a file. */
async function bringIn(page: Page, kind: string, file: MadeFile, collection?: string) {
  await area(page, "Data management").click();
  await link(page, "New import").click();
  await page.getByRole("radio", { name: new RegExp(`^${kind}`) }).check();
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  if (collection) await page.getByLabel("Collection").fill(collection);
  await button(page, "Check and preview").click();
  await expect(page).toHaveURL(/\/imports\/\d+$/);
  await waitFor(page, "Preview");
}

/** Nothing is asked; `counts` are the figures of the tabs. */
async function takeIn(page: Page, press: RegExp, counts: readonly string[]) {
  for (const count of counts) await expect(link(page, count)).toBeVisible();
  await expect(link(page, /^To decide/)).toHaveCount(0);
  await button(page, press).click();
  await waitFor(page, "Result");
}

test("one sitting: four unseen files are brought in without help, and nothing that was decided is asked next month", async ({
  page,
  baseURL,
}, info) => {
  test.slow();
  const { email } = await newcomer(apiOf(baseURL ?? ""), ["manager"], "en");
  await enterAs(page, email, "/data-management", GOOD_PASSWORD);

  await test.step("a list of suppliers: of two that are alike it is asked whether they are one", async () => {
    await bringIn(page, "Suppliers", supplierList("10-2026"), "Foundries");
    for (const tab of ["To be created 7", "Duplicate 1", "Rejected 2"]) await expect(link(page, tab)).toBeVisible();
    await expect(page.getByText("“Summe” is a line of totals.")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Quang Tien" })).toContainText("Hai Phong, Vietnam");
    await link(page, "To decide 1").click();
    await link(page, "Vanthorp Gusswerke GmbH").click();
    await expect(page.getByText("Different ERP numbers: 0000471103 and 0000471104")).toBeVisible();
    await page.getByLabel("Create new").check();
    await button(page, "Save").click();
    await takeIn(page, /^Add suppliers \(8\)/, ["To be created 8"]);
    await link(page, "Open “Foundries”").click();
    await expect(page.getByText("8 targets").first()).toBeVisible();
  });

  await test.step("a list of owners: it names suppliers only by their names, and asks nothing", async () => {
    await bringIn(page, "Suppliers", ownershipList("10-2026"));
    await takeIn(page, /^Add suppliers \(4\)/, ["Already known 4", "Duplicate 1"]);
    await link(page, "Show all targets").click();
    await expect(page.getByRole("heading", { level: 1, name: "All targets" })).toBeVisible();
    await link(page, "Brövik Gießerei GmbH").first().click();
    await expect(link(page, "Brövik Holding SE").first()).toBeVisible();
  });

  const choose = async (page: Page, file: MadeFile) => page.getByLabel("Files", { exact: true }).setInputFiles([file]);

  await test.step("a list of sanctions of nobody that is known: she says which column has the names", async () => {
    await area(page, "Data management").click();
    await link(page, "Import a list").click();
    await page.getByLabel("Title").fill("Verzeichnis restriktiver Maßnahmen");
    await choose(page, sanctionsList());
    await button(page, "Preview").click();
    await expect(page.getByText("No column looks like names. Choose it below.")).toBeVisible();
    await expect(page.getByLabel("Aliases", { exact: true })).toContainText("Detected: Weitere Schreibweisen");
    await page.getByLabel("Listed name").selectOption({ label: "Betroffener" });
    if (!hasScript(info.project)) await choose(page, sanctionsList());
    await button(page, "Preview").click();
    await expect(page.getByText("Your targets are compared with this list after the import.")).toBeVisible();
    if (!hasScript(info.project)) await choose(page, sanctionsList());
    await button(page, "Import").click();
    await expect(said(page, "Version 1 imported: 4 added")).toBeVisible();
  });

  await test.step("its matches: none before somebody is screened, which the page says; then those of her suppliers and their owners", async () => {
    await link(page, "Show matches").click();
    await expect(page.getByText("8 targets you follow are not screened.", { exact: false })).toBeVisible();
    await link(page, "Show targets that are not screened").click();
    const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
    await expect(boxes).toHaveCount(8);
    for (const box of await boxes.all()) await box.check();
    await page.locator("[data-bar] summary", { hasText: "More" }).click();
    await button(page, "Screen for sanctions").click();
    await expect(said(page, /will be screened from now on/)).toBeVisible();
    await area(page, "Sanctions").first().click();
    await expect(page).toHaveURL(/\/sanctions$/);
    await expect(async () => {
      await page.goto(page.url());
      await expect(page.getByText("Jutai Heavy Industry Group").first()).toBeVisible({ timeout: 1_000 });
      await expect(page.getByText("Nanjing Jutai Precision Casting").first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step("a list of stock: weeks are read, shares beyond the whole are told, money without a currency is hers to mend", async () => {
    await bringIn(page, "Supply data", stockList("10-2026"));
    await expect(page.getByText("Shares of “Gussteile” add up to 1.20; they are scaled.").first()).toBeVisible();
    await expect(page.getByText("Time to recover, site (days): 84")).toBeVisible();
    await expect(link(page, "Nanjing Jutai Precision Casting Co., Ltd. (0000471101) · Gussteile")).toBeVisible();
    await link(page, "Rejected 1").click();
    await expect(page.getByText("The amount “250.000” has no currency. Add a column with the currency")).toBeVisible();
    const file = await link(page, "Rejected rows as CSV").getAttribute("href");
    const rejected = await (await page.request.get(file ?? "")).text();
    await takeIn(page, /^Save supply data \(3\)/, ["To be created 3"]);
    await bringIn(page, "Supply data", mended(rejected));
    await takeIn(page, /^Save supply data \(1\)/, ["To be created 1"]);
    await link(page, "Show supply data").click();
    await expect(page.getByRole("heading", { level: 1, name: "Supply data" })).toBeVisible();
    await expect(page.getByText("4 entries")).toBeVisible();
    await link(page, "Quang Tien Mechanical JSC").first().click();
    await page.getByRole("navigation", { name: "Profile sections" }).getByRole("link", { name: "Network" }).click();
    await expect(page.getByRole("heading", { name: "Supply data" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "Drehteile" }).first()).toBeVisible();
  });

  await test.step("next month's files: nothing is asked that was decided, and only what is new changes", async () => {
    await bringIn(page, "Suppliers", supplierList("11-2026", [NEWCOMER]), "Foundries");
    await takeIn(page, /^Add suppliers \(9\)/, ["To be created 1", "Already known 8", "Duplicate 1"]);
    await bringIn(page, "Suppliers", ownershipList("11-2026"));
    await takeIn(page, /^Add suppliers \(4\)/, ["Already known 4", "Duplicate 1"]);
    await bringIn(page, "Supply data", stockList("11-2026", 14));
    await takeIn(page, /^Save supply data/, ["Rejected 1"]);
    await area(page, "Sanctions lists").click();
    await link(page, "Verzeichnis restriktiver Maßnahmen").click();
    await link(page, "Import a version").click();
    await choose(page, sanctionsList([["V-005", "Kovarna Orlovsk", "", "Russland", "02/11/2026", "VO 3/2024", ""]]));
    await button(page, "Import").click();
    await expect(said(page, "Version 2 imported: 1 added, 0 changed, 0 removed.")).toBeVisible();
    await area(page, "Data management").click();
    // Pairs of other lists may be proposed as duplicates, which is no row.
    await expect(page.getByText(/^(?:Nothing waits for a decision|No imported row waits)\.$/)).toBeVisible();
  });
});

/** The rejected rows with a column that says the currency, as a person adds it. */
function mended(csv: string): MadeFile {
  const lines = csv
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);
  const sign = lines[0]?.includes("\t") ? "\t" : lines[0]?.includes(";") ? ";" : ",";
  const text = lines.map((line, at) => `${line}${sign}${at === 0 ? "Währung" : "EUR"}`).join("\n");
  return { name: "rejected.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
}
