// Again over BACKEND_URL: exports and readers are passed on as streams.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { customerOf, enterAs, expect, hasScript, test } from "./test";

async function signInToFeed(page: Page, project: { name: string }, path?: string, who = "analyst"): Promise<void> {
  await enterAs(page, `${who}@${customerOf(project)}.example`, path);
}

const menu = (page: Page, name: string) => page.locator("summary").filter({ hasText: name });

test("a filter is kept as a view, opens the feed, is followed by a reader, exported, renamed and deleted", async ({
  page,
  playwright,
  baseURL,
  expectAccessible,
}, { project }) => {
  test.slow();
  // Somebody whose feed no other test opens: which view it opens with is changed here.
  const filtered = "/feed/all?priorities=Critical";
  await signInToFeed(page, project, filtered, "admin");
  await page.locator("main .feed-more summary").click();
  await page.locator("main .feed-more").getByRole("link", { name: "Save view…" }).click();
  await expect(page.getByText("All alerts · Critical")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Gravest");
  await page.getByLabel("Everybody in the company").check();
  await page.getByLabel("Open the feed with this view").check();
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page).toHaveURL(/\/feed\/all\?priorities=Critical$/);
  await expect(page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Gravest" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  await page.goto("/feed");
  await expect(page).toHaveURL(/\/feed\/all\?priorities=Critical$/);

  await page.goto("/feed/views?statusId=relevant");
  await page.getByRole("textbox", { name: "Name" }).fill("gravest");
  await page.getByLabel("Everybody in the company").check();
  await page.getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("alert")).toContainText("A view with this name already exists.");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("gravest");
  await page.getByRole("button", { name: "Overwrite with the current filter: Gravest" }).click();
  await expect(page.getByRole("table")).toContainText("Relevant alerts");
  await expectAccessible("/feed/views?statusId=all&priorities=High");

  await page.getByRole("link", { name: "Edit view: Gravest" }).click();
  await page.getByRole("button", { name: "Create address" }).click();
  const address = (await page.locator("code").textContent()) ?? "";
  const reader = await playwright.request.newContext({ baseURL });
  const got = await reader.get(address);
  expect([got.status(), got.headers()["content-type"]]).toEqual([200, "application/atom+xml; charset=utf-8"]);
  expect(await got.text()).toContain("<title>Gravest · ");
  const again = await reader.get(address, { headers: { "if-none-match": got.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  await page.getByRole("link", { name: "Done", exact: true }).click();
  await page.getByRole("button", { name: "Revoke address" }).click();
  await expect(page.getByRole("button", { name: "Revoke address" })).toHaveCount(0);
  expect((await reader.get(address)).status()).toBe(404);

  await page.getByRole("textbox", { name: "Name" }).fill("Renamed");
  await page.getByLabel("Only me").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Renamed" })).toBeVisible();
  await page.locator("summary", { hasText: "Delete view" }).click();
  await page.getByRole("button", { name: "Delete view" }).click();
  await expect(page).toHaveURL(/\/feed\/views$/);
  await expect(page.getByRole("link", { name: "Renamed", exact: true })).toHaveCount(0);
  await page.goto("/feed");
  await expect(page).toHaveURL(/\/feed\/new$/);
});

test("the list is saved as a file under its filter", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/all?priorities=Critical");
  await page.locator("main .feed-more summary").click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Alerts \d{4}-\d\d-\d\d\.csv$/);
  const [heading = "", ...rows] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(heading).toContain("Alert number,");
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows.filter((one) => /^\d+,/.test(one))) expect(row).toContain(",Critical,");
});

test("an order is remembered, by the browser too when its cookie is gone", async ({ page, context }, { project }) => {
  await signInToFeed(page, project);
  await menu(page, "Sort by:").click();
  await page.getByRole("link", { name: "Oldest first" }).click();
  await expect(page).toHaveURL(/order=OldestFirst$/);
  await page.goto("/feed/archived");
  await expect(menu(page, "Sort by:")).toContainText("Oldest first");
  // The browser keeps it once its script has taken the page over, which may be later than the page is there.
  if (hasScript(project)) await page.waitForFunction(() => localStorage.getItem("feed-order") === "OldestFirst");
  await context.clearCookies({ name: "feed-order" });
  await page.goto("/feed/archived");
  await expect(menu(page, "Sort by:")).toContainText(hasScript(project) ? "Oldest first" : "Newest first");
});
