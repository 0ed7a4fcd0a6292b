import type { Page } from "@playwright/test";
import { unique, waitFor } from "../support/import-journeys";
import { expect, test } from "./test";

// Two suppliers of a list that a person told apart: decided again, merged, looked up under the old number, undone, and then decided to be two.

/** Has a list imported whose second row is nearly the first, and says that it is new all the same. */
async function importTwo(page: Page, name: string): Promise<[string, string]> {
  const [one, other] = [`${name}nn Fabrik`, `${name}n Fabrik`];
  const rows = [`${one}\tDE\tBonn\tRheinweg 4`, `${other}\tDE\tBonn\t`];
  await page.getByLabel("Suppliers, one per line").fill(["Supplier\tCountry\tCity\tStreet", ...rows].join("\n"));
  await page.getByRole("region", { name: "Paste a list" }).getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await page.getByRole("link", { name: other }).click();
  await page.getByLabel("Create new").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Add suppliers (2)" }).click();
  await done(page, "The suppliers are being added.");
  await waitFor(page, "Result");
  return [one, other];
}

const done = (page: Page, text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();

test("two suppliers are merged, found under the old number, taken apart again and decided to be two", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn("admin", "/network/collection/all/add");
  const [one, other] = await importTwo(page, `Omikron${unique()}`);
  const compare = page.getByRole("link", {
    name: new RegExp(`^Compare ${one} and ${other}|^Compare ${other} and ${one}`),
  });
  // What was told apart in the import is not asked again; it can be decided again all the same.
  await page.goto("/explorer/duplicates?state=apart");
  await compare.click();
  await expect(page).toHaveURL(/\/explorer\/duplicates\/\d+$/);
  await page.getByRole("button", { name: "Decide again" }).click();
  await done(page, "The pair is to be decided again.");
  const pair = new URL(page.url()).pathname;
  await expectAccessible("/explorer/duplicates", pair);
  await page.goto(pair);

  await page.getByLabel("Why are these the same?").fill("Same");
  await page.getByRole("button", { name: "Merge targets" }).click();
  await expect(page.getByText("Say in 5 to 500 characters why these are the same.").last()).toBeVisible();
  await page.getByRole("group", { name: "Name" }).getByLabel(other).check();
  await page.getByLabel("Why are these the same?").fill("One supplier, typed twice.");
  const mergedHref = await page
    .getByRole("region", { name: "Targets" })
    .getByRole("link", { name: other })
    .getAttribute("href");
  await page.getByRole("button", { name: "Merge targets" }).click();
  await expect(page).toHaveURL(/\/explorer\/merges\/\d+$/);
  await done(page, "Merged. You can undo it here.");
  const merge = new URL(page.url()).pathname;
  await expect(page.getByText("One supplier, typed twice.")).toBeVisible();
  await expect(page.getByText("Nothing changed since.")).toBeVisible();
  await expectAccessible(merge);

  await page.goto(mergedHref ?? "");
  await expect(page.getByRole("heading", { level: 1, name: other })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(mergedHref);

  await page.goto(merge);
  await page.getByRole("button", { name: "Undo merge" }).click();
  await done(page, "Merge undone.");
  await expect(page.getByText(/^Undone by .+, /)).toBeVisible();
  await page.goto(pair);
  await page.getByRole("button", { name: "Not the same" }).click();
  await done(page, "Marked as not the same.");
  await expect(compare).toHaveCount(0);
  await page.goto(pair);
  await page.getByRole("button", { name: "Decide again" }).click();
  await done(page, "The pair is to be decided again.");
});
