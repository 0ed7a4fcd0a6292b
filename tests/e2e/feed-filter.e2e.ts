import { rows, search, signInToFeed, statuses, total } from "./feed/page";
import { expect, hasScript, openFacet, test } from "./test";

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
  await openFacet(page, project, "Priority");
  await page.getByRole("checkbox", { name: "Critical" }).check();
  if (!hasScript(project)) await page.getByRole("button", { name: "Apply filter" }).click();
  await expect(page).toHaveURL(/priorities=Critical/);
  await expect(total(page)).not.toHaveText(before);
  for (const row of await rows(page).all()) await expect(row).toContainText("Critical");
  await page
    .getByRole("list", { name: "Active filters" })
    .getByRole("link", { name: /Critical/ })
    .click();
  await expect(page).toHaveURL(/\/feed\/all$/);
  if (!hasScript(project)) await openFacet(page, project, "Priority");
  await expect(page.getByRole("checkbox", { name: "Critical" })).not.toBeChecked();
});

test("a facet's values come when it is opened, and its figure is what choosing it lists", async ({ page }, {
  project,
}) => {
  await signInToFeed(page, project, "/feed/all?priorities=High,Critical");
  const filters = page.locator("[data-filters]");
  await expect(filters.getByRole("checkbox", { name: /^Critical/ })).toBeChecked();
  await expect(filters.locator("[name=countries]")).toHaveCount(0);
  await openFacet(page, project, "Country");
  const first = filters.locator("label", { has: page.locator("[name=countries]") }).first();
  const figure = (await first.locator(".count").textContent()) ?? "";
  await first.getByRole("checkbox").check();
  if (!hasScript(project)) await page.getByRole("button", { name: "Apply filter" }).click();
  await expect(page).toHaveURL(/priorities=.*countries=[A-Z]{2}/);
  await expect(total(page)).toHaveText(new RegExp(`^${figure} alerts?`));
  await expect(filters.locator("[name=countries]:checked")).toHaveCount(1);
});

test("the gravest of the last seven days are a link each, beside the priorities of a feed that leaves nothing out", async ({
  page,
}, { project }) => {
  await signInToFeed(page, project, "/feed/all");
  await openFacet(page, project, "Priority");
  const recent = page.locator("[data-filters] p").getByRole("link").first();
  const number = /^\d+/.exec((await recent.textContent()) ?? "")?.[0];
  await recent.click();
  await expect(page).toHaveURL(/dateRange=.*priorities=[A-Z]/);
  await expect(total(page)).toHaveText(new RegExp(`^${number} alerts?`));
});

test("values that are there are kept while facets are folded and unfolded, and where they cannot be had a link leads to them", async ({
  page,
}, { project }) => {
  if (!hasScript(project)) return;
  await signInToFeed(page, project);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const boxes = (name: string) => page.locator(`[data-filters] [name=${name}]`).first();
  for (const [name, box] of [
    ["Country", "countries"],
    ["Event group", "infotagGroups"],
  ] as const) {
    await openFacet(page, project, name);
    await expect(boxes(box)).toBeVisible();
    await openFacet(page, project, name);
    await expect(boxes(box)).toBeHidden();
    await openFacet(page, project, name);
    await expect(boxes(box)).toBeVisible();
  }
  expect(asked.filter((path) => path.startsWith("/feed/facets/"))).toHaveLength(1);
  await page.route("**/feed/facets/**", (route) => route.abort());
  await page.goto("/feed/all");
  await openFacet(page, project, "Country");
  await page.locator("[data-filters]").getByRole("link", { name: "Show values" }).click();
  await expect(page).toHaveURL(/\/feed\/all\?facets=countries/);
  await expect(boxes("countries")).toBeVisible();
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
