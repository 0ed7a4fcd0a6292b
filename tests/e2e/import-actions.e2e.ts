import { unique, waitFor } from "../support/import-journeys";
import { expect, test } from "./test";

test("actions are sent as a file, with what is wrong with them, started and taken back", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const [word, supplier] = [`Theta${unique()}`, `Iota${unique()} Guss`];
  await signIn("admin", "/data-management/imports/new");
  await page.getByLabel("Actions").check();
  const text = [
    "Supplier;Country;Type;Title;Note;Due;Assignee;Status;Purpose",
    `${supplier};DE;Keep watching;${word} watch;;2027-01-31;;In progress;Prevention`,
    `${supplier};DE;Nothing of the kind;${word} what;;2027-01-31;;;`,
    `${supplier};DE;suspend-orders;${word} stop;;;;;`,
    `${supplier};DE;Keep watching;${word} never;;2027-02-29;;;`,
  ].join("\n");
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "actions.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  const list = page.url();
  await expect(page.getByRole("link", { name: "To decide 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Rejected 3" })).toBeVisible();
  await expect(page.getByText("Status: In progress")).toBeVisible();
  await expectAccessible(new URL(list).pathname);
  await page.getByRole("link", { name: `${supplier} · ${word} watch` }).click();
  await page.getByLabel("Create new").check();
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole("button", { name: "Start actions (1)" }).click();
  await waitFor(page, "Result");
  await expect(page.getByRole("link", { name: "Created 1" })).toBeVisible();
  await page.goto(`/action?q=${word}`);
  await expect(page.getByRole("row").filter({ hasText: word })).toHaveCount(1);
  await page.goto(list);
  await page.getByRole("link", { name: "Undo import" }).click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(async () => {
    await page.goto(list);
    await expect(page.getByRole("link", { name: "Undone 1" })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(`/action?q=${word}`);
  await expect(page.getByRole("row").filter({ hasText: word })).toHaveCount(0);
});
