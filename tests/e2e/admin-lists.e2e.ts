import { expect, test } from "./test";

const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(rows.join("\n")),
});

test("a list is imported from two files, is known by its columns, and is removed after a preview", async ({
  page,
  signIn,
  expectAccessible,
}, info) => {
  const list = `e2e-lists-${info.project.name}-${info.retry}`;
  await signIn("admin", "/admin/lists");
  await page.getByLabel("Name").fill(list);
  const names = csv(
    "names.csv",
    "Unique ID,Name 6,Name 1,Name type",
    "XXQ1,DRAVALIN,Ostap,AKA",
    "XXQ1,DRAVALIN,Astap,Primary Name",
  );
  const subjects = csv(
    "subjects.csv",
    "Unique ID,Designation Type,Regime Name,D.O.B",
    "XXQ1,Individual,Belarus,00/00/1970",
  );
  await page.getByLabel("Files").setInputFiles([names, subjects]);
  await page.getByRole("button", { name: "Import list" }).click();
  await expect(page.getByRole("status")).toContainText(`${list}, read as uk: 1 entries, 1 further names, 0 problems.`);
  await expect(page.getByRole("row").filter({ hasText: "names.csv, subjects.csv" })).toContainText("In effect");
  await expect(page.getByText("1 entries go, 0 return, 0 change.")).toBeVisible();
  await expectAccessible("/admin/lists with a list");
  await page.getByRole("link", { name: "Preview removal" }).click();
  await expect(page.getByRole("heading", { name: "Remove version 1 of UK Sanctions List" })).toBeVisible();
  await page.getByLabel("Reason").fill("A trial");
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("status")).toContainText(`${list} 1 is no longer in effect`);
  await expect(page.getByRole("row").filter({ hasText: list })).toHaveCount(0);
});

test("files that hold no list are refused beside the form and leave nothing", async ({ page, signIn }, info) => {
  const list = `e2e-refused-${info.project.name}-${info.retry}`;
  await signIn("admin", "/admin/lists");
  await page.getByLabel("Name").fill(list);
  await page.getByLabel("Files").setInputFiles([csv("odd.csv", "Reference;Name;Type")]);
  await page.getByRole("button", { name: "Import list" }).click();
  await expect(page.getByText("The files cannot be imported")).toBeVisible();
  await page.goto("/admin/lists");
  await expect(page.getByRole("row").filter({ hasText: list })).toHaveCount(0);
});
