import type { Page } from "@playwright/test";
import { FEED_CUSTOMERS } from "../support/personas";
import { tabThrough } from "../support/tab-through";
import { enterAs, expect, test } from "./test";

// Where the focus is after a page has changed itself (WCAG 2.4.3).
const rows = (page: Page) => page.locator("[data-alert]");
const titleOf = (page: Page, at: number) => rows(page).nth(at).getByRole("heading").getByRole("link");
const box = (page: Page) => page.locator("#feed-filter input[type=checkbox]").first();

// Its alerts are one after the other's.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page }) => {
  await enterAs(page, `analyst@${FEED_CUSTOMERS.keys}.example`);
  await expect(rows(page)).not.toHaveCount(0);
  // The link to a page with the filter is a disclosure when the script has come.
  await expect(page.locator("details[data-filter]")).toHaveCount(1);
});

test("a tick in the feed's filter keeps the focus, and a chip takes the tick out", async ({ page }) => {
  await page.goto("/feed/all");
  await page.locator("[data-filter] > summary").click();
  await box(page).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?/);
  await expect(page.locator("[data-list][href='/feed/all']").first()).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toBeChecked();
  await page.goBack();
  if (await box(page).isVisible()) await expect(box(page)).not.toBeChecked();
});

test("an alert that is archived by its row's button leaves the focus to the next one", async ({ page }) => {
  const next = (await titleOf(page, 1).textContent()) ?? "";
  await rows(page)
    .first()
    .getByRole("button", { name: /^Archive:/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(titleOf(page, 0)).toHaveText(next);
  await expect(titleOf(page, 0)).toBeFocused();
});

test("a day whose last alert goes leaves the focus to the next day, and the list that follows does not take it", async ({
  page,
}) => {
  const days = page.locator("form section");
  const idsOf = (day: number) =>
    days
      .nth(day)
      .locator("[data-alert]")
      .evaluateAll((all) => all.map((row) => row.getAttribute("data-alert")));
  const [first, [following]] = [await idsOf(0), await idsOf(1)];
  const next = (await page.locator(`[data-alert="${following}"] h3 a`).textContent()) ?? "";
  await titleOf(page, 0).focus();
  for (const id of first) {
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await expect(page.locator(`[data-alert="${id}"] h3 a`)).toBeFocused();
    // The keys are listened for once their script is there.
    await expect(async () => {
      await page.keyboard.press("e");
      await expect(page.locator(`[data-alert="${id}"]`)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await answered;
  }
  await expect(titleOf(page, 0)).toHaveText(next);
  await expect(page.locator(".toast")).toBeVisible();
  await expect(titleOf(page, 0)).toBeFocused();
});

test("an alert that is opened is read from its heading, and put away leads back to its line", async ({ page }) => {
  await page.goto("/feed/relevant");
  if ((await rows(page).count()) === 0) await page.goto("/feed/all");
  await titleOf(page, 0).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("complementary", { name: "Alert" }).locator("#alert-title");
  await expect(heading).toBeFocused();
  await page.locator("article").getByRole("link", { name: /lose/ }).first().focus();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveCount(0);
  await expect(titleOf(page, 0)).toBeFocused();
});

test("a decision about the open alert leads the focus to the next one's heading, by button and by key, and u takes it back", async ({
  page,
}) => {
  const name = async (at: number) => (await titleOf(page, at).textContent()) ?? "";
  const [first, second, third] = [await name(0), await name(1), await name(2)];
  await titleOf(page, 0).click();
  const title = page.getByRole("complementary", { name: "Alert" }).locator("#alert-title");
  await expect(title).toHaveText(first);
  await page.locator("aside .status-next").focus();
  await page.keyboard.press("Enter");
  await expect(title).toHaveText(second);
  await expect(title).toBeFocused();
  await expect(async () => {
    if ((await title.textContent()) === second) await page.keyboard.press("e");
    await expect(title).toHaveText(third, { timeout: 1000 });
  }).toPass();
  await expect(title).toBeFocused();
  await page.keyboard.press("u");
  await expect(title).toHaveText(second);
  await expect(page.getByRole("status").filter({ hasText: "1 change undone" })).toBeVisible();
  await expect(title).toBeFocused();
});

test("an alert that is opened moves neither the page nor the list, by click or by key", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 760 });
  await page.goto("/feed/all");
  await expect(page.locator("details[data-filter]")).toHaveCount(1);
  const list = page.locator("[data-scroll=list]");
  await list.evaluate((pane) => {
    pane.scrollTop = 500;
  });
  const places = async () => [await list.evaluate((pane) => pane.scrollTop), await page.evaluate(() => window.scrollY)];
  expect(await places()).toEqual([500, 0]);
  await titleOf(page, 7).click();
  const title = page.getByRole("complementary", { name: "Alert" }).locator("#alert-title");
  await expect(title).toBeFocused();
  expect(await places()).toEqual([500, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await titleOf(page, 8).focus();
  await page.keyboard.press("Enter");
  await expect(title).toHaveText((await titleOf(page, 8).textContent()) ?? "");
  await expect(title).toBeFocused();
  expect(await places()).toEqual([500, 0]);
});

test("a range is ticked with the Shift key, the bar counts it, and the tools are back when nothing is ticked", async ({
  page,
}) => {
  await page.goto("/feed/all");
  await expect(page.locator("details[data-filter]")).toHaveCount(1);
  const bar = page.locator("[data-bar]");
  const firstRow = await rows(page).first().boundingBox();
  await expect(bar).toBeHidden();
  await rows(page).nth(1).getByRole("checkbox").click();
  await rows(page)
    .nth(4)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  await expect(bar.getByRole("status")).toHaveText("4 selected");
  await expect(page.getByRole("searchbox", { name: "Search alerts" })).toBeHidden();
  expect(await rows(page).first().boundingBox()).toEqual(firstRow);
  await expect(bar.getByRole("link", { name: /^Select all \d/ })).toBeVisible();
  await bar.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(bar.getByRole("status")).toHaveText("20 selected");
  await bar.getByRole("link", { name: "Clear selection" }).click();
  await expect(bar).toBeHidden();
  await expect(rows(page).first().getByRole("checkbox")).toBeFocused();
});

test("the open alert keeps the focus when its note is saved", async ({ page }) => {
  await titleOf(page, 0).click();
  const detail = page.getByRole("complementary", { name: "Alert" });
  await detail.getByRole("textbox", { name: "Note" }).fill(`Asked on ${Date.now()}`);
  await detail.getByRole("button", { name: "Save note" }).focus();
  await page.keyboard.press("Enter");
  await expect(detail.getByText(/changed the note/).first()).toBeVisible();
  await expect(detail.getByRole("button", { name: "Save note" })).toBeFocused();
});

test("what is typed for one alert is not the note of another", async ({ page }) => {
  await page.goto("/feed/all");
  await titleOf(page, 0).click();
  const note = page.getByRole("complementary", { name: "Alert" }).getByRole("textbox", { name: "Note" });
  const before = await note.inputValue();
  await note.fill("Not yet saved");
  await titleOf(page, 1).click();
  await expect(note).not.toHaveValue("Not yet saved");
  await page.goBack();
  await expect(note).toHaveValue(before);
});

test("another page begins at its content, and says its title", async ({ page }) => {
  await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Archived" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("Archived alerts · Tierwatch");
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("[aria-live=polite]")).toHaveText("Archived alerts · Tierwatch");
});

test("another page begins at its content, too, before all scripts are there", async ({ page }) => {
  let goOn = () => {};
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/assets\/live-part-/, async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto("/feed/all");
  await expect(page.locator("details[data-filter]")).toHaveCount(1);
  await page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: "Archived" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("Archived alerts · Tierwatch");
  goOn();
  await expect(page.locator("main")).toBeFocused();
});

test("a menu over the list goes with Escape, and when the focus goes on", async ({ page }) => {
  for (const [path, words] of [
    ["/feed/all", "Sort by"],
    ["/network/collection/all", "Columns"],
    ["/network/collection/all/graph", "Export"],
  ] as const) {
    await page.goto(path);
    const menu = page
      .locator("main details")
      .filter({ has: page.locator("summary", { hasText: words }) })
      .filter({ visible: true });
    const button = menu.locator("summary");
    await button.focus();
    await expect(async () => {
      await page.keyboard.press("Enter");
      await expect(menu).toHaveAttribute("open", "", { timeout: 500 });
      await page.keyboard.press("Escape");
      await expect(menu).not.toHaveAttribute("open", { timeout: 500 });
    }).toPass();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(menu).toHaveAttribute("open", "");
    await page.keyboard.press("Shift+Tab");
    await expect(menu, `${words} on ${path}`).not.toHaveAttribute("open");
  }
});

test("the network's lists wait for the button, its boxes do not and keep the focus", async ({ page }) => {
  await page.goto("/network/collection/all");
  const form = page.getByRole("form", { name: "Filter" }).filter({ visible: true });
  const country = form.locator("select[name=countries]");
  await country.focus();
  // Two hundred and fifty countries come once somebody is there.
  await expect(country.locator("option").nth(200)).toBeAttached();
  const before = await country.inputValue();
  for (const _ of [1, 2]) await page.keyboard.press("ArrowDown");
  await expect(country).toBeFocused();
  await expect(country).not.toHaveValue(before);
  // A list that was sent would have made the address another by then.
  await page.waitForTimeout(700);
  await expect(page).toHaveURL(/\/collection\/all$/);
  await form.locator("input[name=tiers]").first().focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/tiers=/);
  await expect(page).toHaveURL(/countries=../);
  await expect(form.locator("input[name=tiers]").first()).toBeChecked();
  await expect(form.locator("input[name=tiers]").first()).toBeFocused();
});

test("a report that is refused leads to the field that it lacks", async ({ page }) => {
  await page.goto("/feed/all");
  await titleOf(page, 0).click();
  const detail = page.getByRole("complementary", { name: "Alert" });
  await detail.getByText("Report a problem").click();
  await detail.getByRole("radio", { name: "Unlawful content" }).check();
  await detail.getByRole("button", { name: "Send report", exact: true }).click();
  await expect(detail.getByRole("textbox", { name: /^Comment \(required/ })).toBeFocused();
});

test("on a narrow screen the bar of what is ticked goes with the last alert, and the focus goes on to the next", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const next = (await titleOf(page, 1).textContent()) ?? "";
  await rows(page).first().getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  const archive = page.locator("[data-bar]").getByRole("button", { name: "Archive", exact: true });
  await archive.focus();
  await page.keyboard.press("Enter");
  await expect(archive).toBeHidden();
  await expect(titleOf(page, 0)).toHaveText(next);
  await expect(titleOf(page, 0)).toBeFocused();
});

test("with a message there the keyboard reaches all of a page in sight, its end too", async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/management/notifications");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await expect(page.locator(".toast")).toBeVisible();
    // From the foot of the page upwards, where the message lies.
    await page.locator("footer").locator("a, button").last().focus();
    expect(await tabThrough(page, 12), `${width} px`).toEqual([]);
    const last = page.locator("footer").locator("a, button").last();
    await last.focus();
    const [foot, message] = await Promise.all([last.boundingBox(), page.locator(".toast").boundingBox()]);
    expect(
      (foot?.y ?? 0) + (foot?.height ?? 0),
      `the last link stands above the message at ${width} px`,
    ).toBeLessThanOrEqual(message?.y ?? 0);
  }
});
