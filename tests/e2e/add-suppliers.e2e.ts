import { unique, waitFor } from "../support/import-journeys";
import { expect, test } from "./test";

test("a pasted list is previewed, confirmed and found again, and can be undone", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const [one, other] = [`Zarvo ${unique()}`, `Quibel ${unique()}`];
  await signIn("admin", "/network/collection/all");
  await page.getByRole("link", { name: "Add suppliers" }).first().click();
  await expect(page.getByRole("heading", { name: "Add suppliers", level: 1 })).toBeVisible();
  await page
    .getByLabel("Suppliers, one per line")
    .fill(`Supplier\tCountry\tCity\n${one}\tDE\tUlm\n${other}\tFR\tLyon\n${one}\tDE\tUlm`);
  await page.getByRole("region", { name: "Paste a list" }).getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await expect(page.getByRole("region", { name: "Preview" }).locator("dd")).toHaveText(["2", "1"]);
  await expect(page.getByRole("row").filter({ hasText: other })).toContainText("To be created");
  await expectAccessible(new URL(page.url()).pathname);

  await page.getByRole("row").filter({ hasText: other }).getByRole("button", { name: "Leave out" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Row 3 decided." })).toBeVisible();
  await page.getByRole("button", { name: "Add suppliers (1)" }).click();
  // Going on before the answer is there takes the request back.
  await expect(page.getByRole("status").filter({ hasText: "The suppliers are being added." })).toBeVisible();
  await waitFor(page, "Result");
  await expect(page.getByRole("region", { name: "Result" }).locator("dd")).toHaveText(["1", "1", "1"]);
  await page.getByRole("link", { name: one }).first().click();
  await expect(page.getByRole("heading", { name: one, level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Undo import" }).click();
  await expect(page.getByText("1 target is deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The import is being undone." })).toBeVisible();
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByRole("row").filter({ hasText: one }).first()).toContainText("Undone", { timeout: 1000 });
  }).toPass();
});

test("one supplier is entered by hand; what is wrong is said beside its field and what was typed stays", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const name = `Vexil ${unique()}`;
  await signIn("admin", "/network/collection/all/add");
  const form = page.getByRole("region", { name: "Enter one supplier" });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Country").selectOption({ label: "Germany" });
  await form.getByLabel("LEI (optional)").fill("529900T8BM49AURSDO56");
  await form.getByRole("button", { name: "Check and preview" }).click();
  await expect(form.getByText("This is not a valid LEI", { exact: false }).last()).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue(name);
  await expect(form.getByLabel("Country")).toHaveValue("DE");
  await form.getByLabel("LEI (optional)").fill("");
  await form.getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Germany");
  await expectAccessible("/network/collection/all/add");
});

test("a file becomes the same kind of import, and none is refused beside its field", async ({ page, signIn }) => {
  const name = `Drelm ${unique()}`;
  await signIn("admin", "/network/collection/all/add");
  const form = page.getByRole("region", { name: "Upload a file" });
  await form
    .getByLabel("Supplier list")
    .setInputFiles([{ name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from("") }]);
  await form.getByRole("button", { name: "Check and preview" }).click();
  await expect(form.getByText("The file is empty. Choose another one.").last()).toBeVisible();
  const list = { name: "liste.csv", mimeType: "text/csv", buffer: Buffer.from(`Lieferant;Land\n${name};AT\n`) };
  await form.getByLabel("Supplier list").setInputFiles([list]);
  await form.getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Austria");
});

test("where suppliers go is chosen on the page, and too long a list is refused at its field", async ({
  page,
  signIn,
}) => {
  await signIn("admin", "/data-management/imports");
  await page.getByRole("link", { name: "Add suppliers" }).click();
  await page.getByLabel("Add to").selectOption({ label: "No collection" });
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page).toHaveURL(/\/network\/collection\/all\/add$/);
  const list = page.getByLabel("Suppliers, one per line");
  await list.fill("Muster\n".repeat(2001));
  await page.getByRole("region", { name: "Paste a list" }).getByRole("button", { name: "Check and preview" }).click();
  await expect(list).toHaveAccessibleDescription(/More than 2,000 lines/);
});
