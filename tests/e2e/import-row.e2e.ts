import { unique, waitFor } from "../support/import-journeys";
import { EMAILS } from "../support/personas";
import { enterAs, expect, test } from "./test";

/** Of each supplier a second row that is nearly the first. */
const listOf = (names: readonly string[]) =>
  [
    "Supplier\tCountry\tCity\tStreet",
    ...names.flatMap((name) => [`${name}\tDE\tBonn\tRheinweg 4`, `${name.replace(/(.)\1?( )/, "$2")}\tDE\tBonn\t`]),
  ].join("\n");

test("rows that wait are decided one after the other, each beside what it may be", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const [one, other] = [`Zeta${unique()} Fabrik`, `Eta${unique()} Werk`];
  await signIn("admin", "/network/collection/all/add");
  await page.getByLabel("Suppliers, one per line").fill(listOf([one, other]));
  await page.getByRole("region", { name: "Paste a list" }).getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  const list = page.url();
  await page.getByRole("link", { name: one.replace(/(.)\1?( )/, "$2") }).click();
  await expect(page.getByRole("heading", { name: /^Row 3: Zeta/ })).toBeVisible();
  await expect(page.getByText("1 of 2 rows to decide")).toBeVisible();
  const facts = page.getByRole("table", { name: "Row and possible matches" });
  await expect(facts.getByRole("columnheader", { name: one })).toContainText("Row 2 of the same file");
  await expect(facts.getByRole("row", { name: /^City/ })).toContainText("Bonn");
  await expectAccessible(new URL(page.url()).pathname);

  await page.getByRole("button", { name: "Save and next" }).click();
  await expect(page.getByText("Choose what becomes of the row").last()).toBeVisible();
  await page.getByLabel("Duplicate of row 2").check();
  await page.getByRole("button", { name: "Save and next" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Row 3 decided." })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Row 5: Eta/ })).toBeVisible();
  await page.getByLabel("Create new").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("link", { name: "To be created 3" })).toBeVisible();

  // What was decided says by whom, and can be decided otherwise.
  await page.goto(`${list}/rows/3`);
  await expect(page.getByText(/^Duplicate\. Decided by .+ on /)).toBeVisible();
  await page.getByLabel("Leave out").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "Left out 1" })).toBeVisible();
  await page.getByRole("button", { name: "Discard import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The import was discarded." })).toBeVisible();
});

test("what another steward decided since is shown before it is applied", async ({ page, signIn, newPerson }) => {
  const [one, other] = [`Psi${unique()} Fabrik`, `Chi${unique()} Werk`];
  await signIn("admin", "/network/collection/all/add");
  await page.getByLabel("Suppliers, one per line").fill(listOf([one, other]));
  await page.getByRole("region", { name: "Paste a list" }).getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  const list = page.url();

  const second = await (await newPerson()).newPage();
  await enterAs(second, EMAILS.manager, `${list}/rows/3`);
  await second.getByLabel("Auslassen").check();
  await second.getByRole("button", { name: "Speichern und weiter" }).click();
  await expect(second).toHaveURL(`${list}/rows/5`);

  await page.getByRole("button", { name: "Add suppliers (2)" }).click();
  await expect(page.getByRole("alert")).toContainText("1 row changed since you looked.");
  await expect(page.getByRole("link", { name: "Left out 1" })).toBeVisible();
  await page.getByRole("link", { name: "Show the changed rows" }).click();
  await expect(page.getByRole("link", { name: "Changed since you looked 1" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("table", { name: "Rows by result" }).getByRole("row")).toHaveCount(2);

  await page.getByRole("button", { name: "Add suppliers (2)" }).click();
  await waitFor(page, "Result");
  await page.getByRole("link", { name: "Undo import" }).click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(page).toHaveURL(list);
});

test("a row that a file does not have is not there", async ({ page, signIn }) => {
  await signIn("admin", "/data-management/imports");
  const answer = await page.goto("/data-management/imports/999999/rows/2");
  expect(answer?.status()).toBe(404);
});
