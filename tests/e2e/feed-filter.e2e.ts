import { rows, search, signInToFeed, statuses, total } from "./feed/page";
import { expect, hasScript, test } from "./test";

test("filters in the query survive the way to the feed", async ({ page, signIn }) => {
  await signIn("analyst");
  await page.goto("/feed?order=TopThisWeek");
  await expect(page).toHaveURL(/\/feed\/new\?order=TopThisWeek$/);
});

test("pages follow each other without holding an alert twice", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  await page.goto("/feed/all");
  const ids = () => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-alert")));
  const first = await ids();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(rows(page).first()).not.toHaveAttribute("data-alert", first[0] ?? "");
  const second = await ids();
  expect(new Set([...first, ...second]).size).toBe(40);
  await page.getByRole("link", { name: "Back to the first page" }).click();
  await expect(page).toHaveURL(/\/feed\/all$/);
});

test("a page that was begun in another order leads to the first one of this", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  await page.goto("/feed/all?order=NewestFirst");
  const next = (await page.getByRole("link", { name: "Next page" }).getAttribute("href")) ?? "";
  expect(next).toContain("after=");
  const address = new URL(next, "http://here.example");
  address.searchParams.set("order", "OldestFirst");
  await page.goto(`${address.pathname}${address.search}`);
  await expect(page).toHaveURL(/\/feed\/all\?order=OldestFirst$/);
  await expect(rows(page)).toHaveCount(20);
});

test("a priority is ticked, is a chip, and is taken off again", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  await page.goto("/feed/all");
  const before = (await total(page).textContent()) ?? "";
  await page.getByRole("checkbox", { name: "Critical" }).check();
  if (!hasScript(project)) await page.getByRole("button", { name: "Apply filter" }).click();
  await expect(page).toHaveURL(/priorities=Critical/);
  await expect(total(page)).not.toHaveText(before);
  for (const row of await rows(page).all()) await expect(row).toContainText("Critical");
  await page
    .getByRole("list", { name: "Filters in use" })
    .getByRole("link", { name: /Critical/ })
    .click();
  await expect(page).toHaveURL(/\/feed\/all$/);
  await expect(page.getByRole("checkbox", { name: "Critical" })).not.toBeChecked();
});

test("words are searched with the filter that is there", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  await page.goto("/feed/all?priorities=High");
  await search(page).fill("no such word anywhere");
  await search(page).press("Enter");
  await expect(page.getByRole("heading", { name: "No alert matches." })).toBeVisible();
  await expect(page).toHaveURL(/priorities=High&q=no\+such\+word\+anywhere/);
});

test("the order is remembered on the next visit", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  await page.goto("/feed/relevant");
  const order = page.locator("summary", { hasText: "Newest first" });
  await order.click();
  await page.getByRole("link", { name: "Highest priority" }).click();
  await expect(page).toHaveURL(/order=HighestPriority/);
  await page.goto("/feed/relevant");
  await expect(page.locator("summary", { hasText: "Highest priority" })).toBeVisible();
});

test("choosing a label clears status and collections", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  await page.goto("/feed/relevant?collectionIds=1");
  await page.getByRole("navigation", { name: "Labels" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/feed\/all\?alertLabelId=\d+$/);
});

test("changing the status filter clears the label filter", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  await page.goto("/feed/all?alertLabelId=1&haveActions=true&priorities=High");
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
