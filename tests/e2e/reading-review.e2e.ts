import type { Page } from "@playwright/test";
import { customerOf, enterAs, expect, test } from "./test";

const texts = (page: Page) => page.locator("[data-text]");
const said = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });
const verdict = (page: Page, n: number, words: string) =>
  texts(page)
    .nth(n)
    .getByRole("button", { name: new RegExp(`^${words}`) });

test("news that waits is judged, text by text, looked back at and taken back", async ({ page, expectAccessible }, {
  project,
}) => {
  await enterAs(page, `analyst@${customerOf(project)}.example`, "/reading/review");
  await expect(page.getByRole("heading", { level: 1, name: "To review" })).toBeVisible();
  await expect(texts(page)).toHaveCount(20);
  // What waits looks like what is drawn by lot, until it is judged.
  await expect(texts(page).first()).toContainText("Your verdict shows how reliably texts are read.");
  await expect(texts(page).first()).not.toContainText(/Only one of two checks|not yet reliable enough/);
  const first = (await texts(page).first().getByRole("heading").textContent())?.slice(0, 20);

  await verdict(page, 0, "Correct").click();
  await expect(said(page, "Marked as correct")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(said(page, "Verdict removed")).toBeVisible();
  expect((await texts(page).first().getByRole("heading").textContent())?.slice(0, 20)).toBe(first);

  for (const [words, done] of [
    ["Not an event", "Marked as not an event"],
    ["Old", "Marked as old"],
    ["Wrong place", "Marked as wrong place"],
  ] as const) {
    await verdict(page, 0, words).click();
    await expect(said(page, done)).toBeVisible();
  }
  await texts(page).first().getByRole("combobox").selectOption({ label: "Insolvency" });
  await verdict(page, 0, "Another type").click();
  await expect(said(page, "Type changed")).toBeVisible();

  await page.getByRole("link", { name: "Reviewed" }).click();
  await expect(texts(page)).toHaveCount(4);
  await expect(texts(page).first()).toContainText("Another type → Insolvency");
  await expect(texts(page).first()).toContainText(/Only one of two checks|not yet reliable enough/);
  await verdict(page, 0, "Remove verdict").click();
  await expect(said(page, "Verdict removed")).toBeVisible();
  await expect(texts(page)).toHaveCount(3);
  await expectAccessible("/reading/review", "/reading/review?view=reviewed");
});

test("the queue is narrowed by language and type, and says so when nothing is left", async ({ page }, { project }) => {
  await enterAs(page, `analyst@${customerOf(project)}.example`, "/reading/review");
  await page.getByLabel("Language").selectOption({ label: "German" });
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/language=de/);
  await expect(texts(page).first()).toContainText("Großbrand");
  await page.goto("/reading/review?eventTypeId=tsunami");
  await expect(page.getByText("No texts match these filters.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(texts(page).first()).toBeVisible();
});

test("quality says how far each type may be believed, by language and in every order", async ({
  page,
  expectAccessible,
}, { project }) => {
  await enterAs(page, `analyst@${customerOf(project)}.example`, "/reading/quality");
  await expect(page.getByRole("heading", { level: 1, name: "Quality" })).toBeVisible();
  await expect(page.getByText(/\d+ of \d+ types publish without review/).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "What your verdicts taught" })).toBeVisible();
  await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "German" }).click();
  await expect(page).toHaveURL(/language=de/);
  await page.getByRole("link", { name: "Right", exact: true }).click();
  await expect(page).toHaveURL(/sort=judged/);
  await expect(page.getByRole("row").nth(1)).toContainText("German");
  await expectAccessible("/reading/quality");
});
