import { unique } from "../support/import-journeys";
import { expect, test } from "./test";

test("three actions are chosen in the list, due on another day, seen, and taken back", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const word = `Zeta${unique()}`;
  await signIn("analyst", "/action");
  for (const n of [1, 2, 3]) {
    await page.goto("/action/new");
    await page.getByLabel("Action", { exact: true }).selectOption("watch");
    await page.getByLabel("Title").fill(`${word} ${n}`);
    await page.getByLabel("Due", { exact: true }).fill("2027-01-15");
    await page.getByRole("button", { name: "Start action" }).click();
    await page.waitForURL((url) => url.pathname !== "/action/new");
  }
  const list = `/action?q=${word}`;
  await page.goto(list);
  const rows = page.getByRole("row").filter({ hasText: word });
  await expect(rows).toHaveCount(3);
  // Nothing is ticked: back to the list, with why.
  await page.getByRole("button", { name: "Change selected…" }).click();
  await expect(page.getByRole("status")).toContainText("Select at least one action.");
  for (const n of [1, 2, 3]) await page.getByRole("checkbox", { name: `Select ${word} ${n}` }).check();
  await page.getByRole("button", { name: "Change selected…" }).click();
  await expect(page.getByRole("heading", { name: "Change 3 actions" })).toBeVisible();
  await expectAccessible(new URL(page.url()).pathname + new URL(page.url()).search);
  await page.getByRole("button", { name: "Change actions" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose what to change");
  await page.getByLabel("Due", { exact: true }).fill("2027-03-01");
  await page.getByRole("button", { name: "Change actions" }).click();
  await expect(page.getByRole("status")).toContainText("3 actions changed");
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(rows.filter({ hasText: "Mar 2027" })).toHaveCount(3);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toContainText("3 changes undone");
  await expect(rows.filter({ hasText: "Jan 2027" })).toHaveCount(3);
});
