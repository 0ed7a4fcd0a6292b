import { signedIn } from "./adapts/pages";
import { expect, test } from "./test";

/** Scripts that a page loads after itself, by the names of their modules. */
const PARTS =
  /\/(live-part|history-panel|consent-question|alert-detail|feed-keys|feed-news|keep-order|point-at|node-panel|edge-beside|graph-table|graph-tools|png-button)-[^/]*\.js$/;

test("where the scripts of later parts do not come, pages stay as the server sent them", async ({ page }) => {
  test.slow();
  const paths = await signedIn(page);
  const missed = new Set<string>();
  await page.route(PARTS, (route) => {
    missed.add(PARTS.exec(route.request().url())?.[1] ?? "");
    return route.abort();
  });
  for (const path of paths) {
    const told = await page.request.get(path);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await told.text())?.[1]?.replace(/<[^>]*>/g, "");
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.mouse.move(100, 100);
    expect(heading, path).toBeTruthy();
    await expect(page.locator("h1").first(), path).toHaveText(heading ?? "");
  }
  expect([...missed]).toEqual(
    expect.arrayContaining(["live-part", "alert-detail", "feed-keys", "point-at", "graph-table"]),
  );

  await page.goto("/feed/all");
  await page.locator("[data-alert] h3 a").first().click();
  await expect(page).toHaveURL(/alert=|\/alert\//);
  await page.goto("/network/collection/all/graph");
  await expect(page.locator("svg a, canvas").first()).toBeVisible();
});

test("an explanation whose script does not come is a page", async ({ page, signIn }) => {
  await signIn("analyst", "/feed/all");
  await page.route(/\/explanation-[^/]*\.js$/, (route) => route.abort());
  const asked = page.locator('a[aria-haspopup="dialog"][href*="help"]').first();
  await asked.click();
  await expect(page).toHaveURL(/help/);
  await expect(page.locator("h1")).toBeVisible();
});
