import { expect, hasScript, test } from "./test";

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
  const statuses = page.getByRole("navigation", { name: "Status" });
  for (const [link, heading] of [
    ["In review", "Alerts in review"],
    ["Relevant", "Relevant alerts"],
    ["Archived", "Archived alerts"],
    ["All", "All alerts"],
    ["New", "New alerts"],
  ] as const) {
    await statuses.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Tierwatch`);
    await expect(statuses.getByRole("link", { name: link, exact: true })).toHaveAttribute("aria-current", "page");
  }
});

test("an unknown status is not found", async ({ page, signIn }) => {
  await signIn("analyst");
  const answer = await page.goto("/feed/nothing");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("404 - Not found");
});

test("the user menu names the user and closes with Escape", async ({ page, signIn }, { project }) => {
  await signIn("analyst");
  const menu = page.locator("header details");
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

test("the feed is accessible in light and dark, narrow and wide", async ({ signIn, expectAccessible }) => {
  await signIn("analyst");
  await expectAccessible("/feed/new");
});
