import type { Page } from "@playwright/test";
import { expect, hasScript, test } from "./test";

const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(rows.join("\n")),
});
const TITLES = "Number,Name,Type,Country,Also known as";
const entry = (n: number, country = "Iran", alias = "") => `${n},Quellmar Werk ${n},Entity,${country},${alias}`;

const choose = (page: Page, ...files: ReturnType<typeof csv>[]) =>
  page.getByLabel("Files", { exact: true }).setInputFiles(files);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
async function importFiles(page: Page, ...files: ReturnType<typeof csv>[]) {
  await choose(page, ...files);
  await press(page, "Import");
}

test("a list is previewed, imported, guarded against losing most of it, compared and removed", async ({
  page,
  signIn,
  expectAccessible,
}, info) => {
  const list = `e2e-lists-${info.project.name}-${info.retry}`;
  await signIn("admin", "/data-management/lists");
  await page.getByRole("link", { name: "Import a list" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import a list" })).toBeVisible();
  const first = csv("first.csv", TITLES, entry(1), entry(2), entry(3), entry(4, "Atlantis"));
  await page.getByLabel("Name", { exact: true }).fill("No Such Name");
  await choose(page, first);
  await press(page, "Preview");
  await expect(page.getByRole("alert")).toContainText("Use lower-case letters, digits and hyphens");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("No Such Name");
  await page.getByLabel("Name", { exact: true }).fill(list);
  await page.getByLabel("Title").fill("Our own list");
  await choose(page, first);
  await press(page, "Preview");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("first.csv (table with 5 columns)");
  await expect(preview).toContainText("Nothing has been imported yet.");
  await expect(preview.getByText("Added")).toBeVisible();
  await expect(page.getByLabel("Countries")).toContainText("Detected: Country");
  await expect(page.getByLabel("Title")).toHaveValue("Our own list");
  await importFiles(page, first);
  await expect(page.getByRole("status")).toContainText("Version 1 imported: 4 added, 0 changed, 0 removed.");
  await expect(page.getByRole("heading", { level: 1, name: "Our own list" })).toBeVisible();

  await page.getByRole("link", { name: "Import a version" }).click();
  await importFiles(page, first);
  await expect(page.getByRole("status")).toContainText("Nothing new: version 1 was made from these very files.");

  // Three of four would leave.
  await page.getByRole("link", { name: "Import a version" }).click();
  const part = csv("part.csv", TITLES, entry(1, "Russia", "Kellmar"), entry(9));
  await importFiles(page, part);
  await expect(page.getByRole("alert")).toContainText("3 of 4 entries would leave the list. Is the file whole?");
  await page.getByLabel("Import although 3 of 4 entries leave the list").check();
  await importFiles(page, part);
  await expect(page.getByRole("status")).toContainText("Version 2 imported: 1 added, 1 changed, 3 removed.");
  await expect(page.getByRole("row").filter({ hasText: "part.csv" })).toContainText("In effect");

  await page.getByRole("link", { name: "Show changes" }).click();
  const table = page.getByRole("table", { name: "Changes of Our own list" });
  await expect(page.getByText("5 entries", { exact: true })).toBeVisible();
  await expect(table.getByRole("row").filter({ hasText: "Countries" })).toContainText("Russia");
  await expect(table.getByRole("row").filter({ hasText: "Names" })).toContainText("Kellmar (alias)");
  await page.getByRole("navigation", { name: "Changes by kind" }).getByRole("link", { name: "Removed" }).click();
  await expect(page.getByText("3 entries", { exact: true })).toBeVisible();
  await expect(table.getByText("Quellmar Werk 9")).toHaveCount(0);
  await page.getByLabel("From version").selectOption({ label: "Empty list" });
  await press(page, "Compare");
  await expect(page.getByText("All entries of version 2")).toBeVisible();
  await expectAccessible(
    "/data-management/lists",
    `/data-management/lists/${list}`,
    `/data-management/lists/${list}/changes`,
    `/data-management/lists/${list}/import`,
    "/data-management/lists/new",
  );

  await page.goto(`/data-management/lists/${list}`);
  await page.getByRole("link", { name: "Remove version 2" }).click();
  await expect(page.getByRole("heading", { name: "Remove version 2 of Our own list" })).toBeVisible();
  await expect(page.getByText("Entries: 1 leave, 3 return, 1 change.")).toBeVisible();
  await page.getByLabel("Reason").fill("A trial");
  await press(page, "Remove");
  await expect(page.getByRole("status")).toContainText(`${list} 2 is no longer in effect`);
  await page.getByRole("link", { name: "Remove list" }).click();
  await page.getByLabel("Reason").fill("A trial");
  await press(page, "Remove");
  await expect(page.getByRole("status")).toContainText(`${list} is no longer in effect`);
  await expect(page.getByRole("row").filter({ hasText: list })).toHaveCount(0);
});

test("files that hold no list are refused in words beside the form, and leave nothing", async ({
  page,
  signIn,
}, info) => {
  const list = `e2e-refused-${info.project.name}-${info.retry}`;
  await signIn("admin", "/data-management/lists/new");
  const refused = async (file: ReturnType<typeof csv>, why: string | RegExp, button = "Import") => {
    await page.getByLabel("Name", { exact: true }).fill(list);
    await choose(page, file);
    await press(page, button);
    await expect(page.getByRole("alert")).toContainText(why);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(list);
  };
  await refused(csv("empty.csv"), "empty.csv is empty.");
  await refused(csv("odd.csv", "Reference;Name;Type"), "No entry was found in the files.");
  const xls = Buffer.alloc(1536);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(xls);
  xls.write("Workbook", 600, "utf16le");
  await refused(
    { name: "old.xls", mimeType: "application/vnd.ms-excel", buffer: xls },
    "old.xls cannot be read.",
    "Preview",
  );
  await refused(csv("page.csv", "<!DOCTYPE html><html><body>503</body></html>"), "page.csv cannot be read.");
  await page.goto("/data-management/lists");
  await expect(page.getByRole("row").filter({ hasText: list })).toHaveCount(0);
});

test("a column that was not found is chosen, and with a script the files stay chosen", async ({
  page,
  signIn,
}, info) => {
  const list = `e2e-columns-${info.project.name}-${info.retry}`;
  await signIn("admin", "/data-management/lists/new");
  await page.getByLabel("Name", { exact: true }).fill(list);
  const file = csv("own.csv", "xq,Country", "Quellmar Nord,Iran", "Quellmar Ost,Iran");
  await choose(page, file);
  await press(page, "Preview");
  await expect(page.getByText("No column looks like names. Choose it below.")).toBeVisible();
  await page.getByLabel("Listed name").selectOption({ label: "xq" });
  if (!hasScript(info.project)) await choose(page, file);
  await press(page, "Import");
  await expect(page.getByRole("status")).toContainText("Version 1 imported: 2 added");
  await page.getByRole("link", { name: "Remove list" }).click();
  await page.getByLabel("Reason").fill("A trial");
  await press(page, "Remove");
  await expect(page.getByRole("status")).toContainText(`${list} is no longer in effect`);
});

test("who may not manage lists reads them and is told who may", async ({ page, signIn }) => {
  await signIn("analyst", "/data-management/lists");
  await expect(page.getByText("The lists of all companies are imported by administrators")).toBeVisible();
  await expect(page.getByRole("link", { name: "Import a list" })).toHaveCount(0);
});
