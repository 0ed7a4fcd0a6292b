import type { Page } from "@playwright/test";
import { PASSWORD } from "../support/personas";
import { customerOf, enterAs, expect, fillIn, hasScript, IN_BROWSER, test } from "./test";

/** Each run of the browser has a customer of its own, whose alerts it may change. */
async function signInToFeed(page: Page, project: { name: string }): Promise<void> {
  await enterAs(page, `analyst@${customerOf(project)}.example`);
}

const statuses = (page: Page) => page.getByRole("navigation", { name: "Status" });
const rows = (page: Page) => page.locator("[data-alert]");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search these alerts" });
const total = (page: Page) => page.locator("#feed-heading + p");

test("the first page is the feed of new alerts", async ({ page, signIn }) => {
  await signIn("analyst");
  await page.goto("/");
  await expect(page).toHaveURL(/\/feed\/new$/);
  await expect(page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Feed" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("filters in the query survive the way to the feed", async ({ page, signIn }) => {
  await signIn("analyst");
  await page.goto("/feed?order=TopThisWeek");
  await expect(page).toHaveURL(/\/feed\/new\?order=TopThisWeek$/);
});

test("each status is a link away and names itself", async ({ page, signIn }) => {
  await signIn("analyst");
  for (const [link, heading] of [
    ["In review", "Alerts in review"],
    ["Relevant", "Relevant alerts"],
    ["Archived", "Archived alerts"],
    ["All", "All alerts"],
    ["New", "New alerts"],
  ] as const) {
    await statuses(page).getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Tierwatch`);
    await expect(statuses(page).getByRole("link", { name: link })).toHaveAttribute("aria-current", "page");
  }
});

test("on a phone alerts come first; search, order and filters unfold", IN_BROWSER, async ({ page }, { project }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInToFeed(page, project);
  const narrow = page.locator("summary", { hasText: "Filter" });
  const critical = page.getByRole("checkbox", { name: /^Critical/ });
  await expect(rows(page).first()).toBeVisible();
  expect((await rows(page).first().boundingBox())?.y).toBeLessThan(330);
  await expect(search(page)).toBeHidden();
  await expect(critical).toBeHidden();
  await narrow.click();
  await expect(search(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Tier N" })).toBeVisible();
  await expect(critical).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await narrow.click();
  await expect(search(page)).toBeHidden();

  await page.getByRole("navigation", { name: "Areas" }).locator("summary").click();
  const box = await page.getByRole("navigation", { name: "Areas" }).getByRole("list").first().boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(320);
});

test("an unknown status is not found", async ({ page, signIn }) => {
  await signIn("analyst");
  const answer = await page.goto("/feed/nothing");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("404 - Not found");
});

test("a feed without alerts says what to do next", async ({ page, signIn }) => {
  await signIn("analyst");
  await expect(page.getByRole("heading", { name: "Nothing here yet." })).toBeVisible();
  await page.goto("/feed/new?priorities=Critical");
  await page.getByRole("link", { name: "Clear the filter" }).click();
  await expect(page).toHaveURL(/\/feed\/new$/);
});

test("an unknown alert is not found, and says so beside the list", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  const answer = await page.goto("/feed/new?alert=987654321");
  expect(answer?.status()).toBe(404);
  const missing = page.getByRole("alert");
  await expect(missing).toContainText("Alert not found");
  await expect(missing).toContainText("The requested alert could not be found.");
});

test("alerts stand under their days, each with whom it touches and why", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  await expect(rows(page)).toHaveCount(20);
  const first = rows(page).first();
  await expect(first.getByRole("link").first()).not.toBeEmpty();
  await expect(first).toContainText(
    /Direct|Company|Regional|Site of the company|Related target|Country|Industry|Commodity|Mentioned/,
  );
  expect(await page.locator("form section h2").count()).toBeGreaterThan(1);
});

test("an alert opens beside the list and closes again", async ({ page }, { project }) => {
  await signInToFeed(page, project);
  const link = rows(page).nth(1).getByRole("heading").getByRole("link");
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page).toHaveURL(/[?&]alert=\d+$/);
  const detail = page.getByRole("complementary", { name: "Alert" });
  await expect(detail.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expect(detail.getByRole("heading", { name: "Why it is in your feed" })).toBeVisible();
  await expect(detail.getByRole("heading", { name: "Sources" })).toBeVisible();
  await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "true");
  await detail.getByRole("link", { name: "Close alert" }).click();
  await expect(page).toHaveURL(/\/feed\/new$/);
  await expect(detail).toHaveCount(0);
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

test.describe("changes", () => {
  test.describe.configure({ mode: "serial" });

  test("an alert is archived by one button and comes back by Undo", async ({ page }, { project }) => {
    await signInToFeed(page, project);
    const before = (await total(page).textContent()) ?? "";
    const title = (await rows(page).first().getByRole("heading").textContent()) ?? "";
    await rows(page)
      .first()
      .getByRole("button", { name: /^Archive:/ })
      .click();
    await expect(page.getByRole("status").filter({ hasText: "1 alert archived" })).toBeVisible();
    await expect(total(page)).not.toHaveText(before);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 change taken back" })).toBeVisible();
    await expect(total(page)).toHaveText(before);
    await expect(rows(page).first().getByRole("heading")).toHaveText(title);
  });

  test("several are ticked and changed together", async ({ page }, { project }) => {
    await signInToFeed(page, project);
    for (const n of [0, 1, 2]) await rows(page).nth(n).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Relevant", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "3 alerts marked as relevant" })).toBeVisible();
  });

  test("nothing ticked is said, and nothing is changed", async ({ page }, { project }) => {
    await signInToFeed(page, project);
    await page.goto("/feed/archived");
    await page.getByRole("button", { name: "Relevant", exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Tick at least one alert first." })).toBeVisible();
  });

  test("all that match are counted before they are changed", async ({ page }, { project }) => {
    await signInToFeed(page, project);
    await page.goto("/feed/in-review");
    const count = (await total(page).textContent())?.split(" ")[0] ?? "";
    await page.getByRole("link", { name: "Select all that match" }).click();
    await expect(page.getByText(`All ${count} that match:`)).toBeVisible();
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: `${count} alerts archived` })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(total(page)).toContainText(count);
  });

  test("the open alert takes a note, a label and another status", IN_BROWSER, async ({ page }, { project }) => {
    await page.goto("/login?returnUrl=/feed/relevant");
    await fillIn(page, `analyst@${customerOf(project)}.example`, PASSWORD);
    await rows(page).first().getByRole("heading").getByRole("link").click();
    const detail = page.getByRole("complementary", { name: "Alert" });
    await detail.getByRole("textbox", { name: "Note" }).fill("Plant called, stock for three weeks.");
    await detail.getByRole("button", { name: "Save note" }).click();
    await expect(detail.getByText("Ann Analyst changed the note")).toBeVisible();
    await expect(detail.getByRole("textbox", { name: "Note" })).toHaveValue("Plant called, stock for three weeks.");
    await detail.getByRole("button", { name: "In review" }).click();
    await expect(detail.getByText("Ann Analyst moved it to “In review”")).toBeVisible();
  });

  test("a report of unlawful content without a comment is refused with what was chosen", async ({ page }, {
    project,
  }) => {
    await signInToFeed(page, project);
    await page.goto("/feed/relevant");
    await rows(page).first().getByRole("heading").getByRole("link").click();
    const detail = page.getByRole("complementary", { name: "Alert" });
    await detail.getByText("Report this alert").click();
    await detail.getByRole("radio", { name: "Unlawful content" }).check();
    await detail.getByRole("button", { name: "Report", exact: true }).click();
    await expect(detail.getByText("This reason needs a comment.")).toBeVisible();
    await expect(detail.getByRole("radio", { name: "Unlawful content" })).toBeChecked();
    await detail.getByRole("textbox", { name: /^Comment/ }).fill("A threat against a person.");
    await detail.getByRole("button", { name: "Report", exact: true }).click();
    await expect(detail.getByText("You reported it: Unlawful content")).toBeVisible();
  });
});

test("the feed is worked through by keyboard", async ({ page }, { project }) => {
  if (!hasScript(project)) return;
  await signInToFeed(page, project);
  // The oldest: what other journeys archive and take back meanwhile comes long after them.
  await page.goto("/feed/archived?order=OldestFirst");
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(rows(page).first().getByRole("heading").getByRole("link")).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("j");
  await expect(rows(page).nth(1).getByRole("heading").getByRole("link")).toBeFocused();
  await page.keyboard.press("x");
  await expect(rows(page).nth(1).getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("k");
  await page.keyboard.press("o");
  await expect(page).toHaveURL(/alert=\d+$/);
  const opened = page.locator(`[data-alert="${new URL(page.url()).searchParams.get("alert")}"]`);
  await expect(opened).toHaveAttribute("aria-current", "true");
  // What stands behind a dialog takes no focus, but a script could press it.
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("x");
  await expect(opened.getByRole("checkbox")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
});

test("the user menu names the user and closes with Escape", async ({ page, signIn }, { project }) => {
  await signIn("analyst");
  const menu = page.locator("header details").last();
  await menu.locator("summary").click();
  await expect(menu.getByText("Nordwind Automotive")).toBeVisible();
  if (!hasScript(project)) return;
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
});

test("texts of a section that is reached by a link arrive with it", async ({ page, signIn }, { project }) => {
  if (!hasScript(project)) return;
  await signIn("analyst");
  await page.goto("/nope");
  await page.getByRole("link", { name: "Redirect to feed" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New alerts" })).toBeVisible();
  await expect(page).toHaveTitle("New alerts · Tierwatch");
});

test("the feed is accessible in light and dark, narrow and wide", async ({ page, expectAccessible }, { project }) => {
  await signInToFeed(page, project);
  await expectAccessible("/feed/all");
});

test("an open alert is accessible in light and dark, narrow and wide", async ({ page, expectAccessible }, {
  project,
}) => {
  await signInToFeed(page, project);
  await page.goto("/feed/archived");
  const href = await rows(page).first().getByRole("heading").getByRole("link").getAttribute("href");
  await expectAccessible(href ?? "");
});
