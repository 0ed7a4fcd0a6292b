import type { Page } from "@playwright/test";
import { unique, waitFor } from "../support/import-journeys";
import { expect, test } from "./test";

async function paste(page: Page, text: string) {
  await page.goto("/network/collection/all/add");
  await page.getByLabel("Suppliers, one per line").fill(text);
  await page.getByRole("region", { name: "Paste a list" }).getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
}

test("a column that was read as another one is corrected, two for one meaning are refused, and the list is discarded", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const [one, other] = [`Zarvo ${unique()}`, `Quibel ${unique()}`];
  await signIn("admin", "/network/collection/all/add");
  await paste(page, `Supplier\tCountry\tPlant\n${one}\tDE\tUlm\n${other}\tFR\tLyon`);
  await waitFor(page, "Preview");
  await page.getByRole("link", { name: "Change columns" }).click();
  await expect(page.getByRole("heading", { name: /^Columns of / })).toBeVisible();
  await expect(page.getByText("DE · FR")).toBeVisible();
  await expectAccessible(new URL(page.url()).pathname);

  await page.getByLabel("Read “Supplier” as").selectOption({ label: "Name" });
  await page.getByLabel("Read “Plant” as").selectOption({ label: "Name" });
  await page.getByRole("button", { name: "Read again", exact: true }).click();
  await expect(page.getByText("Two columns are “Name”. Leave one out.").last()).toBeVisible();
  await expect(page.getByLabel("Read “Plant” as")).toHaveValue("name");
  await page.getByLabel("Read “Supplier” as").selectOption({ label: "Leave out" });
  await page.getByLabel("Read “Plant” as").selectOption({ label: "Leave out" });
  await page.getByRole("button", { name: "Read again", exact: true }).click();
  await expect(page.getByText("Choose the column with the names.").last()).toBeVisible();
  await page.getByLabel("Read “Supplier” as").selectOption({ label: "Name" });
  await page.getByLabel("Read “Plant” as").selectOption({ label: "City" });
  await page.getByRole("button", { name: "Read again", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "The file is being read again." })).toBeVisible();
  await waitFor(page, "Preview");
  await expect(page.getByRole("row").filter({ hasText: other })).toContainText("Lyon, France");

  await page.getByRole("button", { name: "Discard import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The import was discarded." })).toBeVisible();
  await expect(page.getByText("Suppliers · Discarded", { exact: true })).toBeVisible();
  await expect(page.getByText("No rows with this result.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add suppliers" })).toHaveCount(0);
});

test("a list without a known title is refused, and read once somebody says which column has the names", async ({
  page,
  signIn,
}) => {
  const [one, other] = [`Vexil ${unique()}`, `Norbat ${unique()}`];
  await signIn("admin", "/network/collection/all/add");
  const form = page.getByRole("region", { name: "Upload a file" });
  const content = `xq;zz\n${one};17\n${other};18\n`;
  await form
    .getByLabel("Supplier list")
    .setInputFiles([{ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(content) }]);
  await form.getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByText("No column with supplier names was found", { exact: false })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await page.getByRole("link", { name: "Change columns" }).click();
  await page.getByLabel("Read “xq” as").selectOption({ label: "Name" });
  await page.getByRole("button", { name: "Read again", exact: true }).click();
  await expect(page).toHaveURL(/\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await expect(page.getByRole("row").filter({ hasText: one })).toBeVisible();
  await page.getByRole("button", { name: "Discard import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The import was discarded." })).toBeVisible();
});

test("all rows that wait are decided at once, and a file that was sent before is named", async ({ page, signIn }) => {
  const [one, other] = [`Zeta${unique()} Fabrik`, `Eta${unique()} Werk`];
  const list = [
    "Supplier\tCountry\tCity\tStreet",
    ...[one, other].flatMap((name) => [
      `${name}\tDE\tBonn\tRheinweg 4`,
      `${name.replace(/(.)\1?( )/, "$2")}\tDE\tBonn\t`,
    ]),
  ].join("\n");
  await signIn("admin", "/network/collection/all/add");
  await paste(page, list);
  await waitFor(page, "Preview");
  const first = page.url();
  await page.getByRole("link", { name: /^To decide 2$/ }).click();
  await expect(page.getByText("Decide all 2 waiting rows")).toBeVisible();
  await page.getByRole("button", { name: "Duplicates of the suggested row" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 rows decided." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add suppliers (2)" })).toBeVisible();
  await paste(page, list);
  await waitFor(page, "Preview");
  await expect(page.getByText("The same file was uploaded on", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Discard import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The import was discarded." })).toBeVisible();
  await page.goto(first);
  await page.getByRole("button", { name: "Discard import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The import was discarded." })).toBeVisible();
});
