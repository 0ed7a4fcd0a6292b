import { EMAILS } from "../support/personas";
import { rows, signInToFeed, statuses } from "./feed/page";
import { customerOf, expect, hasScript, letIn, test } from "./test";

test("the first page is the feed of new alerts", async ({ page, signIn }) => {
  await signIn("analyst", "/");
  await expect(page).toHaveURL(/\/feed\/new$/);
  await expect(page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Feed" })).toHaveAttribute(
    "aria-current",
    "page",
  );
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

test("an unknown status is not found", async ({ page }) => {
  await letIn(page, EMAILS.analyst);
  const answer = await page.goto("/feed/nothing");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("404 - Not found");
});

test("a feed without alerts says what to do next", async ({ page, signIn }) => {
  await signIn("analyst");
  await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
  await page.goto("/feed/new?priorities=Critical");
  const nothing = page
    .locator("div", { has: page.getByRole("heading", { name: "No alerts match these filters" }) })
    .last();
  await nothing.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/feed\/new$/);
});

test("an unknown alert is not found, and says so beside the list", async ({ page }, { project }) => {
  await letIn(page, `analyst@${customerOf(project)}.example`);
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
    /km away|in the affected area|named in the report|Direct|Company|Regional|Site of the company|Related target|Country|Industry|Commodity/,
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
  await expect(detail.getByRole("heading", { name: "Why you see this" })).toBeVisible();
  await expect(detail.getByRole("heading", { name: "Sources" })).toBeVisible();
  await expect(rows(page).nth(1)).toHaveAttribute("aria-current", "true");
  await detail.getByRole("link", { name: "Close alert" }).click();
  await expect(page).toHaveURL(/\/feed\/new$/);
  await expect(detail).toHaveCount(0);
});

test("texts of a section that is reached by a link arrive with it", async ({ page, signIn }, { project }) => {
  if (!hasScript(project)) return;
  await signIn("analyst", "/nope");
  await page.getByRole("link", { name: "Redirect to feed" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New alerts" })).toBeVisible();
  await expect(page).toHaveTitle("New alerts · Tierwatch");
});
