import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { rows, search, signInToFeed, statuses, total } from "./feed/page";
import { expect, hasScript, openFilter, test } from "./test";

test("filters in the query survive the way to the feed", async ({ page, signIn }) => {
  await signIn("analyst", "/feed?order=TopThisWeek");
  await expect(page).toHaveURL(/\/feed\/new\?order=TopThisWeek$/);
});

test("pages follow each other without holding an alert twice", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/all");
  const ids = () => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-alert")));
  const first = await ids();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(rows(page).first()).not.toHaveAttribute("data-alert", first[0] ?? "");
  const second = await ids();
  expect(new Set([...first, ...second]).size).toBe(40);
  await page.getByRole("link", { name: "First page" }).click();
  await expect(page).toHaveURL(/\/feed\/all$/);
});

test("a page that was begun in another order leads to the first one of this", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/all?order=NewestFirst");
  const next = (await page.getByRole("link", { name: "Next page" }).getAttribute("href")) ?? "";
  expect(next).toContain("after=");
  const address = new URL(next, "http://here.example");
  address.searchParams.set("order", "OldestFirst");
  await page.goto(`${address.pathname}${address.search}`);
  await expect(page).toHaveURL(/\/feed\/all\?order=OldestFirst$/);
  await expect(rows(page)).toHaveCount(20);
});

test("a priority is ticked, is a chip, and is taken off again", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/all");
  const before = (await total(page).textContent()) ?? "";
  await openFilter(page, project);
  await page.getByRole("checkbox", { name: "Critical" }).check();
  if (!hasScript(project)) await page.getByRole("button", { name: /^Show/ }).click();
  await expect(page).toHaveURL(/priorities=Critical/);
  await expect(total(page)).not.toHaveText(before);
  for (const row of await rows(page).all()) await expect(row).toContainText("Critical");
  // The popover lies over the chips; a press beside it closes it.
  if (hasScript(project)) await page.getByRole("heading", { level: 1 }).click();
  await page
    .getByRole("list", { name: "Active filters" })
    .getByRole("link", { name: /Critical/ })
    .click();
  await expect(page).toHaveURL(/\/feed\/all$/);
  await openFilter(page, project);
  await expect(page.getByRole("checkbox", { name: "Critical" })).not.toBeChecked();
});

/** With the targets of the gravest alerts in it; the seed makes none. */
async function makeCollection(page: Page): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const feed = await page.request.get("/api/v2/feed?statusId=all&priorities=High,Critical&size=20");
  const targets = (await feed.json()).content.flatMap((alert: { primaryTargets: { id: number }[] }) =>
    alert.primaryTargets.map(({ id }) => id),
  );
  const data = { name: `A ${randomUUID().slice(0, 8)}` };
  const made = await page.request.post("/api/v2/collections", { headers, data });
  const filled = await page.request.post("/api/v2/collections/bulk-assign", {
    headers,
    data: { targetIds: [...new Set(targets)], collectionIds: [(await made.json()).id] },
  });
  expect(filled.ok()).toBe(true);
}

for (const name of ["countries", "alertStatus", "collectionIds", "alertLabelId", "haveActions"]) {
  test(`the filter comes when it is opened, and each figure of ${name} is what choosing its value lists`, async ({
    page,
  }, { project }) => {
    await signInToFeed(page, project, "/feed/all?priorities=High,Critical");
    if (name === "collectionIds") {
      await makeCollection(page);
      await page.reload();
    }
    const filters = page.locator("[data-filters]");
    await expect(filters.locator(`[name=${name}]`)).toHaveCount(0);
    await openFilter(page, project);
    await expect(filters.getByRole("checkbox", { name: /^Critical/ })).toBeChecked();
    const figures = filters.locator("label", { has: page.locator(`[name=${name}]`) }).filter({ hasText: /[1-9]\d*$/ });
    const first = figures.filter({ has: page.locator(".count") }).first();
    const figure = (await first.locator(".count").textContent()) ?? "";
    await first.locator("input").check();
    if (!hasScript(project)) await page.getByRole("button", { name: /^Show/ }).click();
    await expect(page).toHaveURL(new RegExp(`priorities=.*${name}=.`));
    await expect(total(page), name).toHaveText(new RegExp(`^${figure} of \\d`));
  });
}

test("an alert of a time, with actions of somebody that are due, is found by what the filter has fields for", async ({
  page,
}, { project }) => {
  await signInToFeed(page, project, "/feed/all");
  await makeCollection(page);
  await page.reload();
  await openFilter(page, project);
  const filters = page.locator("[data-filters]");
  for (const name of [
    "Tiers",
    "Collection",
    "Assessment",
    "Actions",
    "Impact",
    "Event group",
    "Labels",
    "Country",
    "Target type",
  ]) {
    await expect(filters.getByRole("group", { name, exact: true })).toBeVisible();
  }
  await filters.getByLabel("From", { exact: true }).fill("2020-01-01");
  await filters.getByLabel("To", { exact: true }).fill("2020-12-31");
  if (!hasScript(project)) await page.getByRole("button", { name: /^Show/ }).click();
  await expect(page).toHaveURL(/dateRangeFrom=2020-01-01/);
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("1 Jan 2020 to 31 Dec 2020");
  await expect(page.getByRole("heading", { name: "No alerts match these filters" })).toBeVisible();
});

test("the gravest of the last seven days are a link each, beside the priorities of a feed that leaves nothing out", async ({
  page,
}, { project }) => {
  await signInToFeed(page, project, "/feed/all");
  await openFilter(page, project);
  const recent = page.locator("[data-recent]").getByRole("link").first();
  const number = /\d+$/.exec((await recent.textContent()) ?? "")?.[0];
  await recent.click();
  await expect(page).toHaveURL(/dateRange=.*priorities=[A-Z]/);
  await expect(total(page)).toHaveText(new RegExp(`^${number} of \\d`));
});

test("the filter is kept while it is closed and opened, its index is searched, and where it cannot be had a link leads to it", async ({
  page,
}, { project }) => {
  if (!hasScript(project)) return;
  await signInToFeed(page, project);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const first = page.locator("#feed-filter [name=countries]").first();
  const button = page.locator("[data-filter] > summary");
  for (const _ of [1, 2]) {
    await button.click();
    await expect(first).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
  }
  expect(asked.filter((path) => path.startsWith("/feed/facets/"))).toHaveLength(1);
  await button.click();
  await page.getByRole("searchbox", { name: "Find a filter" }).fill("country");
  await expect(page.locator("#filter-priorities")).toBeHidden();
  await expect(page.locator("#filter-countries")).toBeVisible();
  await expect(page).toHaveURL(/\/feed\/new$/);
  await page.route("**/feed/facets/**", (route) => route.abort());
  await page.goto("/feed/all");
  await button.click();
  await page.locator("[data-filters]").getByRole("link", { name: "Show values" }).click();
  await expect(page).toHaveURL(/\/feed\/all\?filter=open/);
  await expect(first).toBeVisible();
});

test("words are searched with the filter that is there", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/all?priorities=High");
  await search(page).fill("no such word anywhere");
  await search(page).press("Enter");
  await expect(page.getByRole("heading", { name: "No alerts match these filters" })).toBeVisible();
  await expect(page).toHaveURL(/priorities=High&q=no\+such\+word\+anywhere/);
});

test("the order is remembered on the next visit", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/relevant");
  const order = page.locator("summary", { hasText: "Newest first" });
  await order.click();
  await page.getByRole("link", { name: "Highest priority" }).click();
  await expect(page).toHaveURL(/order=HighestPriority/);
  await page.goto("/feed/relevant");
  await expect(page.locator("summary", { hasText: "Highest priority" })).toBeVisible();
});

test("choosing a label clears status and collections", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/relevant?collectionIds=1");
  await page.getByRole("navigation", { name: "Labels" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/feed\/all\?alertLabelId=\d+$/);
});

test("changing the status filter clears the label filter", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/all?alertLabelId=1&haveActions=true&priorities=High");
  await statuses(page).getByRole("link", { name: "Archived" }).click();
  await expect(page).toHaveURL(/\/feed\/archived\?priorities=High$/);
});

test("Tier N is the other half of the feed, five at a time, and back one is without being asked for again", async ({
  page,
}, { project }) => {
  await signInToFeed(page, project);
  const tier = (name: string) => page.getByRole("navigation", { name: "Tiers" }).getByRole("link", { name });
  const first = (await rows(page).first().getByRole("heading").textContent()) ?? "";
  await tier("Tier N").click();
  await expect(page).toHaveURL(/\/feed\/new\?tier=n$/);
  await expect(tier("Tier N")).toHaveAttribute("aria-current", "true");
  await expect(rows(page)).toHaveCount(5);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await tier("Tier 1").click();
  await expect(page).toHaveURL(/\/feed\/new$/);
  await expect(rows(page).first().getByRole("heading")).toHaveText(first);
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
});
