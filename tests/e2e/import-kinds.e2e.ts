import type { Page } from "@playwright/test";
import { unique, waitFor } from "../support/import-journeys";
import { expect, test } from "./test";

const fileOf = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

async function send(page: Page, kind: string, name: string, text: string) {
  await page.goto("/data-management/imports/new");
  await page.getByLabel(kind).check();
  await page.getByLabel("File", { exact: true }).setInputFiles(fileOf(name, text));
  await page.getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
}

async function withSuppliers(page: Page, names: readonly string[]) {
  await send(page, "Suppliers", "suppliers.csv", ["Name;Country", ...names.map((name) => `${name};DE`)].join("\n"));
  await page.getByRole("button", { name: /^Add suppliers/ }).click();
  await waitFor(page, "Result");
}

test("relationships are sent as a file, decided, added and taken back", async ({ page, signIn, expectAccessible }) => {
  const [one, other, strange] = [`Zeta${unique()} Fabrik`, `Eta${unique()} Werk`, `Theta${unique()} Erze`];
  await signIn("admin", "/data-management/imports");
  await withSuppliers(page, [one, other]);
  await page.goto("/data-management/imports");
  await page.getByRole("link", { name: "New import" }).click();
  await expectAccessible("/data-management/imports/new");
  const text = [
    "From;To;Type;Shipments",
    `${one};${other};Supplier;12`,
    `${strange};${one};Raw material;`,
    `${strange};${other};Raw material;`,
    `${one};${one};Supplier;`,
  ].join("\n");
  await send(page, "Relationships", "relations.csv", text);
  await expect(page.getByRole("link", { name: "To decide 2" })).toBeVisible();
  await expect(page.getByText(`“${one}” would deliver to itself.`)).toBeVisible();
  await expect(page.getByText(`Unknown supplier: ${strange}`).first()).toBeVisible();
  const list = page.url();
  await page.getByRole("link", { name: `${strange} → ${one}` }).click();
  await expect(page.getByRole("heading", { name: `Row 3: ${strange} → ${one}` })).toBeVisible();
  await expectAccessible(new URL(page.url()).pathname);
  await page.getByLabel("Create new").check();
  // Whoever has the same name is decided with it.
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("link", { name: "To decide" })).toHaveCount(0);
  await page.getByRole("button", { name: "Add relationships (3)" }).click();
  await waitFor(page, "Result");
  await expect(page.getByRole("link", { name: "Created 3" })).toBeVisible();
  await page.getByRole("link", { name: "Undo import" }).click();
  await expect(page.getByText("3 relationships are deleted.")).toBeVisible();
  await expect(page.getByText("1 target is deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(async () => {
    await page.goto(list);
    await expect(page.getByRole("link", { name: "Undone 3" })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("supply data are sent as a file, with what is wrong with them, and saved", async ({ page, signIn }) => {
  const [one, other] = [`Iota${unique()} Guss`, `Kappa${unique()} Guss`];
  await signIn("admin", "/data-management/imports");
  await withSuppliers(page, [one, other]);
  const input = `Castings ${unique()}`;
  const text = [
    "Supplier;Input;Share;Stock at us;Revenue at risk;Valid from;Valid to",
    `${one};${input};0.7;10;;2026-01-01;`,
    `${other};${input};0.5;10;;2026-01-01;`,
    `${one};Chips;1;9999;;;`,
    `${one};Screws;1;;5000;;`,
    `${other};Nuts;;;;2026-01-01;2026-06-30`,
    `${other};Nuts;;;;2026-06-30;`,
  ].join("\n");
  await send(page, "Supply data", "supply.csv", text);
  await expect(page.getByText(`Shares of “${input}” add up to 1.20; they are scaled.`).first()).toBeVisible();
  await expect(page.getByText("“9999” is not a number of days from 0 to 3,650.")).toBeVisible();
  await expect(page.getByText("The amount “5000” has no currency.")).toBeVisible();
  await expect(page.getByText(/^Rows 6 and 7 have overlapping periods/).first()).toBeVisible();
  await expect(page.getByText("Share: 70%").first()).toBeVisible();
  await page.getByRole("button", { name: "Save supply data (2)" }).click();
  await waitFor(page, "Result");
  await expect(page.getByRole("link", { name: "Created 2" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Rejected 4" })).toBeVisible();
});

test("a form without a kind or a file says what to choose, and templates are files of titles", async ({
  page,
  signIn,
}) => {
  await signIn("admin", "/data-management/imports/new");
  await page.getByLabel("File", { exact: true }).setInputFiles(fileOf("a.csv", "Name\nX"));
  await page.getByRole("button", { name: "Check and preview" }).click();
  await expect(page.getByText("Choose what the file holds").last()).toBeVisible();
  const answer = await page.request.get("/data-management/imports/templates/relations");
  expect(answer.headers()["content-disposition"]).toContain("relations.csv");
  expect(await answer.text()).toContain("Supplier,Country of the supplier,");
  expect((await page.request.get("/data-management/imports/templates/persons")).status()).toBe(404);
});
