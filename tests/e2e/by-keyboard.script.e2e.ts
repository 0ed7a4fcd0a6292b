import type { Locator, Page } from "@playwright/test";
import { FEED_CUSTOMERS, PASSWORD } from "../support/personas";
import { expect, test } from "./test";

const rows = (page: Page) => page.locator("[data-alert]");

/** Counts every key that is pressed; what is typed into a field is not counted. */
function keyboardOf(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
      presses += keys.length;
    },
    /** Goes on with Tab until this has the focus. */
    async tabTo(goal: Locator) {
      await expect(goal).toBeVisible();
      for (let stops = 0; stops < 250; stops += 1) {
        if (await goal.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press("Tab");
        presses += 1;
      }
      throw new Error(`Tab does not reach ${goal}`);
    },
  };
}

test("twenty alerts are read and decided about with a key each and two to begin with, and the rest of the work needs no mouse", async ({
  page,
}) => {
  test.slow();
  const keys = keyboardOf(page);
  await page.goto("/login");
  await keys.tabTo(page.getByLabel("E-mail", { exact: true }));
  await page.keyboard.type(`analyst@${FEED_CUSTOMERS.keyboard}.example`);
  await keys.tabTo(page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(PASSWORD);
  await keys.press("Enter");
  await page.waitForURL("**/feed/new");

  await test.step("the feed is worked through", async () => {
    // The keys are listened for once their script is there.
    await expect(async () => {
      await page.keyboard.press("j");
      await expect(rows(page).first().locator("h3 a")).toBeFocused({ timeout: 500 });
    }).toPass();
    const before = keys.presses() - 1;
    const alert = page.getByRole("complementary", { name: "Alert" });
    const title = alert.locator("#alert-title");
    await keys.press("o");
    for (let count = 0; count < 20; count += 1) {
      await expect(title).toBeFocused();
      const opened = page.url();
      await keys.press(["e", "r", "i"][count % 3] ?? "e");
      // The next one opens: its address first, and what a person sees a moment later.
      await expect(page).not.toHaveURL(opened);
      const next = new URL(page.url()).searchParams.get("alert") ?? "";
      await expect(alert.locator('input[name="alertId"]').first()).toHaveValue(next);
    }
    await expect(title).toBeFocused();
    expect(keys.presses() - before).toBeLessThanOrEqual(22);
    test.info().annotations.push({ type: "keys for twenty alerts", description: String(keys.presses() - before) });
  });

  const detail = page.getByRole("complementary", { name: "Alert" });

  await test.step("one of them gets a note, and its target is followed to its profile", async () => {
    await keys.tabTo(detail.getByRole("textbox", { name: "Note" }));
    await page.keyboard.type("Called the plant.");
    await keys.press("Tab", "Enter");
    await expect(detail.getByText(/changed the note/).first()).toBeVisible();
    await page.reload();
    await keys.tabTo(detail.getByRole("region", { name: "Why you see this" }).getByRole("link").first());
    await keys.press("Enter");
    await page.waitForURL(/\/network\/target\/\d+/);
  });

  await test.step("an action is started about it", async () => {
    const target = /\/target\/(\d+)/.exec(page.url())?.[1];
    await page.goto(`/action/new?targetIds=${target}`);
    await keys.tabTo(page.getByLabel("Title"));
    await keys.press("Control+a");
    await page.keyboard.type("Ask for stock");
    await keys.tabTo(page.getByRole("button", { name: "Start action" }));
    await keys.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Action started: Ask for stock" })).toBeVisible();
  });

  await test.step("the palette leads back, and the user's menu out", async () => {
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox")).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type("documents");
    await expect(page.getByRole("option").first()).toContainText("Documents");
    await keys.press("Enter");
    await page.waitForURL("**/certificate");
    // The address changes before the page does, and a menu closes on the way to another page.
    await expect(page.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();
    await expect(page.locator("main")).toBeFocused();
    const menu = page.locator("header summary").last();
    for (let stops = 0; stops < 40; stops += 1) {
      if (await menu.evaluate((element) => element === document.activeElement)) break;
      await keys.press("Shift+Tab");
    }
    await keys.press("Enter");
    await keys.tabTo(page.getByRole("button", { name: "Sign out" }));
    await keys.press("Enter");
    await expect(page.getByText("You are signed out.")).toBeVisible();
  });
});
