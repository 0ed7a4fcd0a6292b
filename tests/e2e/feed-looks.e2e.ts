import { rows, search, signInToFeed } from "./feed/page";
import { expect, hasScript, IN_BROWSER, openFilter, test } from "./test";

test(
  "on a phone alerts come first, below one line of tools; the filter unfolds",
  IN_BROWSER,
  async ({ page }, { project }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signInToFeed(page, project);
    const critical = page.getByRole("checkbox", { name: /^Critical/ });
    await expect(rows(page).first()).toBeVisible();
    expect((await rows(page).first().boundingBox())?.y).toBeLessThan(330);
    await expect(search(page)).toBeVisible();
    await expect(critical).toBeHidden();
    await openFilter(page, project);
    await expect(page.getByRole("radio", { name: "Tier N" })).toBeVisible();
    await expect(critical).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Escape is the script's; the button itself closes it without one.
    if (hasScript(project)) await page.keyboard.press("Escape");
    else await page.locator("[data-filter] > summary").click();
    await expect(critical).toBeHidden();

    await page.getByRole("button", { name: "More" }).click();
    const box = await page.getByRole("navigation", { name: "Areas" }).getByRole("list").first().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 400)).toBeLessThanOrEqual(320);
  },
);

test("the feed is worked through by keyboard", async ({ page }, { project }) => {
  if (!hasScript(project)) return;
  // The oldest: what other journeys archive and take back meanwhile comes long after them.
  await signInToFeed(page, project, "/feed/archived?order=OldestFirst");
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
  // While an alert is ticked, what can be done with it stands in the search's place.
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(rows(page).nth(1).getByRole("checkbox")).not.toBeChecked();
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

test("the feed is accessible in light and dark, narrow and wide", async ({ page, expectAccessible }, { project }) => {
  await signInToFeed(page, project);
  await expectAccessible("/feed/all", "/feed/all?filter=open");
});

test("an open alert is accessible in light and dark, narrow and wide", async ({ page, expectAccessible }, {
  project,
}) => {
  await signInToFeed(page, project, "/feed/archived");
  const href = await rows(page).first().getByRole("heading").getByRole("link").getAttribute("href");
  await expectAccessible(href ?? "");
});
