import type { Page } from "@playwright/test";
import { unique, waitFor } from "../support/import-journeys";
import { expect, test } from "./test";

/** Two suppliers that are known. Without a town: mills of one town, from another run, would be taken for them. */
async function knownSuppliers(page: Page, names: readonly string[]) {
  await page.goto("/network/collection/all/add");
  await page.getByLabel("Suppliers, one per line").fill(names.map((name) => `${name}\tDE`).join("\n"));
  await page.getByRole("region", { name: "Paste a list" }).getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await expect(page.getByRole("link", { name: "To be created 2" })).toBeVisible();
  await page.getByRole("button", { name: /^Add suppliers/ }).click();
  await waitFor(page, "Result");
}

/** A job matches the list; who has no script loads the page again. */
async function matched(page: Page, tab: string) {
  await expect(page).toHaveURL(/\/explorer\/match\/\d+$/);
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByRole("link", { name: tab, exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("a pasted list is matched and decided, its targets go into a collection and back, the rest into an import", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const [one, two, three] = [`${unique()} Gusswerk`, `${unique()} Weberei`, `${unique()} Mühle`];
  const collection = `Matched ${unique()}`;
  await signIn("admin", "/network/collection/new");
  await page.getByLabel("Name", { exact: true }).fill(collection);
  await page.getByRole("button", { name: "Create collection" }).click();
  await knownSuppliers(page, [one, two]);

  await page.goto("/explorer/match");
  await expect(page.getByRole("heading", { level: 1, name: "Match a list" })).toBeVisible();
  const names = page.getByLabel("One name on each line");
  await names.fill(`${one}; DE; Ulm\n; DE`);
  await page.getByRole("button", { name: "Match names" }).click();
  await expect(page.getByText("Line 2 names nobody.").last()).toBeVisible();
  await expect(names).toHaveValue(new RegExp(one));
  const misspelt = two.replace("berei", "breei");
  await names.fill([`${one}; DE; Ulm`, `${one.toUpperCase()} GmbH; Germany`, misspelt, `${three}; FR`].join("\n"));
  await page.getByRole("button", { name: "Match names" }).click();
  await matched(page, "Found 2");
  await expectAccessible("/explorer/match", new URL(page.url()).pathname);

  await page.getByRole("button", { name: "Accept all 2 found lines" }).click();
  await expect(said(page, "2 lines decided")).toBeVisible();
  await page.getByRole("link", { name: "To check 1" }).click();
  await row(page, misspelt).getByRole("button", { name: "Decide" }).click();
  await expect(page.getByText("Choose what this line is.").last()).toBeVisible();
  await row(page, misspelt).getByRole("radio", { name: two }).check();
  await row(page, misspelt).getByRole("button", { name: "Decide" }).click();
  await expect(said(page, "Line 3 decided")).toBeVisible();
  await page.getByRole("link", { name: "Decided 3" }).click();
  await expect(row(page, misspelt)).toContainText(/Decided by .+ on /);

  const adopt = page.getByRole("region", { name: "2 decided targets" });
  await adopt.getByRole("checkbox", { name: "Follow" }).uncheck();
  await adopt.getByRole("button", { name: "Apply to 2 targets" }).click();
  await expect(page.getByText("Choose to follow the targets, or choose a collection.").last()).toBeVisible();
  await adopt.getByLabel("Collection").selectOption({ label: collection });
  await adopt.getByRole("button", { name: "Apply to 2 targets" }).click();
  await expect(page.getByText("Last applied: 2 targets changed.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.getByText("Last applied: 2 targets changed.")).toHaveCount(0);

  await page.getByRole("button", { name: "Import 1 line as supplier" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await expect(row(page, three)).toBeVisible();
});

test("a file is matched, and what is no list is told beside its field", async ({ page, signIn }) => {
  const name = `${unique()} Spinnerei`;
  const send = async (fileName: string, content: string) => {
    await page.goto("/explorer/match");
    const buffer = Buffer.from(content);
    await page.getByLabel("File", { exact: true }).setInputFiles([{ name: fileName, mimeType: "text/csv", buffer }]);
    await page.getByRole("button", { name: "Match file" }).click();
  };
  await signIn("analyst", "/explorer/match");
  await send("preise.csv", "Preis;Menge\n1;2\n3;4\n");
  await expect(page.getByText("The file could not be read", { exact: false }).last()).toBeVisible();
  await send("long.txt", Array.from({ length: 5001 }, (_, n) => `${name} ${n}`).join("\n"));
  const tooLong = "The list has 5,001 lines; 5,000 are the most. Split it, or import it as suppliers.";
  await expect(page.getByText(tooLong).last()).toBeVisible();
  await send("namen.csv", `Firma;Land\n${name};DE\n;FR\n`);
  await matched(page, "Not found 1");
  await expect(page.getByRole("heading", { level: 1, name: "namen.csv" })).toBeVisible();
  await expect(row(page, name)).toContainText("Germany");
  await expect(page.getByText("1 row of the file names nobody and was left out: 3.")).toBeVisible();
  // Who may not import is told who may.
  await expect(page.getByText("Managers and administrators can import them as suppliers.")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Parts of the explorer" })
    .getByRole("link", { name: "Match a list" })
    .click();
  await expect(
    page.getByRole("table", { name: "Recent lists" }).getByRole("link", { name: "namen.csv" }).first(),
  ).toBeVisible();
});
