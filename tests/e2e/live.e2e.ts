import type { Page } from "@playwright/test";
import { apiOf } from "../support/api-transport";
import { GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { EMAILS } from "../support/personas";
import { enterAs, expect, hasScript, letIn, test } from "./test";

const PENDING = "There are pending operations. Data might be lost if you leave the page.";

// The feed's stream of news has no end, and what these tests wait for is that nothing is under way.
test.beforeEach(async ({ page }, { project }) => {
  if (hasScript(project)) await page.route("**/live/feed?*", (route) => route.fulfill({ status: 204 }));
});

/** The keys are listened for only once their script is there; it says the page's titles, too. */
async function ready(page: Page, project: Parameters<typeof hasScript>[0]): Promise<void> {
  if (hasScript(project)) await expect(page.locator("p[aria-live=polite]")).toBeAttached();
}

test("the question mark shows the shortcuts, and g with a letter leads there", async ({ page, signIn }, {
  project,
}) => {
  if (!hasScript(project)) return;
  await signIn("analyst");
  await ready(page, project);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog.getByText("Next alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await page.waitForURL("**/management/profile");
});

test("visitors, who cannot switch them off, have no single keys", async ({ page }, { project }) => {
  if (!hasScript(project)) return;
  await page.goto("/home");
  await ready(page, project);
  await page.keyboard.press("?");
  // A dialog would have been there by then.
  await page.waitForTimeout(1_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("f leads to the feed's filters, and not behind a dialog", async ({ page, signIn }, { project }) => {
  if (!hasScript(project)) return;
  await signIn("analyst");
  // The event stream of the feed never ends, so nothing is idle there.
  const first = page.locator("[data-filters]:visible input[type=checkbox]").first();
  await expect(async () => {
    await page.keyboard.press("f");
    await expect(first).toBeFocused({ timeout: 500 });
  }).toPass();
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  // The keys that work everywhere come with a script of their own, which may be later than the feed's.
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press("?");
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press("f");
  await expect(page.locator("[data-filters] :focus")).toHaveCount(0);
});

test("without a script the shortcuts are a page of the user's menu", async ({ page, signIn }) => {
  await signIn("analyst");
  await page.locator("header details").last().locator("summary").click();
  await page.getByRole("link", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Keyboard shortcuts" })).toBeVisible();
});

test("who has switched single keys off is not led by them, but by Ctrl-K", async ({ page, signIn }, { project }) => {
  if (!hasScript(project)) return;
  await signIn("strangeAdmin");
  const shortcuts = async (value: string) => {
    await page.locator("header details").last().locator("summary").click();
    await page.locator(`button[name=shortcuts][value=${value}]`).click();
    await expect(page.locator(`button[name=shortcuts][value=${value}]`)).toHaveAttribute("aria-pressed", "true");
  };
  await shortcuts("off");
  await expect(page.locator("html")).toHaveAttribute("data-shortcuts", "off");
  await ready(page, project);
  await page.keyboard.press("?");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await shortcuts("on");
});

test("the palette finds pages, commands and targets, and opens them by keyboard", async ({ page, signIn }, {
  project,
}) => {
  if (!hasScript(project)) return;
  await signIn("analyst");
  await ready(page, project);
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox");
  await box.fill("account");
  await expect(page.getByRole("option", { name: /^My account/ })).toBeVisible();
  await box.fill("dark");
  await expect(page.getByRole("group", { name: "Commands" }).getByRole("option", { name: "Dark theme" })).toBeVisible();
  await box.fill("theme");
  const options = page.getByRole("option");
  await expect(options.nth(2)).toHaveText(/theme/i);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "false");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await box.fill("germany");
  const germany = page.getByRole("option", { name: /^Germany/ });
  await expect(germany).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/network\/target\/\d+\/profile$/);
  // Where she was last is what the palette begins with.
  await page.keyboard.press("Control+k");
  const recent = page.getByRole("group", { name: "Recent" }).getByRole("option");
  await expect(recent.first()).toHaveText(/Germany.*Target/);
});

test("a language that was chosen in another tab is in all of the page, not in half of it", async ({ page, baseURL }, {
  project,
}) => {
  if (!hasScript(project)) return;
  // Of their own: a language is everybody's who is signed in as the same user.
  const { email } = await newcomer(apiOf(baseURL ?? ""), ["analyst"], "en");
  await enterAs(page, email, "/shortcuts", GOOD_PASSWORD);
  await ready(page, project);
  const other = await page.context().newPage();
  await other.goto("/preferences");
  await other.getByRole("main").getByRole("button", { name: "Deutsch" }).click();
  await expect(other.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Documents" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1, name: "Dokumente" })).toBeVisible();
  await other.getByRole("main").getByRole("button", { name: "English" }).click();
  await expect(other.locator("html")).toHaveAttribute("lang", "en");
  await other.close();
});

test("the header's search lists what it finds, without a script too", async ({ page, signIn }) => {
  await signIn("analyst");
  await page.locator("header").getByRole("searchbox").fill("germany");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=germany");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Germany/ })
    .click();
  await page.waitForURL(/\/network\/target\/\d+\/profile$/);
});

test("an explanation opens beside the thing: a popover with a script, a page without", async ({ page, signIn }, {
  project,
}) => {
  await signIn("analyst");
  await ready(page, project);
  await page.getByRole("link", { name: "Explanation" }).click();
  await expect(page.getByText("Tier 1 is the suppliers and sites your company follows.")).toBeVisible();
  await expect(page).toHaveURL(hasScript(project) ? /\/feed\/new$/ : /\/context-help\/feed\.tiers/);
  if (!hasScript(project)) return;
  await page.keyboard.press("Escape");
  await expect(page.getByText("Tier 1 is the suppliers and sites your company follows.")).toBeHidden();
  await expect(page.getByRole("link", { name: "Explanation" })).toBeFocused();
});

test("an administrator writes an explanation, and takes it back", async ({ page, signIn }, { project }) => {
  // Both runs write at the same time; each in a place of its own.
  const key = `test.${project.name}.${Date.now()}`;
  await signIn("admin", `/context-help/${key}`);
  await page.getByLabel("Heading").fill("What we mean");
  await page.getByLabel("Text").fill("Everything at once");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What we mean" })).toBeVisible();
  await page.locator("summary", { hasText: "Delete" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What we mean" })).toBeHidden();
});

test.describe("while a change is on its way", () => {
  /** The change waits until it is let go. */
  async function changeSomething(page: Page): Promise<() => void> {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.goto("/management/profile");
    await ready(page, test.info().project);
    await page.route("**/management/profile.data*", async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue().catch(() => {});
    });
    await page.locator("form:has(input[name=firstname]) button[type=submit]").click();
    return letGo;
  }

  test("another page is asked about, and staying keeps the page", async ({ page }, { project }) => {
    if (!hasScript(project)) return;
    await letIn(page, EMAILS.analyst);
    const letGo = await changeSomething(page);
    const link = page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Feed" });
    const dialog = page.getByRole("dialog", { name: PENDING });
    for (const key of ["Escape", "Enter"]) {
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(":focus")).toHaveCount(1);
      if (key === "Enter") await dialog.getByRole("button", { name: "Stay on the page" }).focus();
      await page.keyboard.press(key);
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
    await expect(page).toHaveURL(/\/management\/profile$/);
    letGo();
  });

  test("leaving all the same leaves, and what is done meanwhile keeps nobody", async ({ page }, { project }) => {
    if (!hasScript(project)) return;
    await letIn(page, EMAILS.manager);
    const letGo = await changeSomething(page);
    // The manager reads German: "Feed" is the same word there, the bar's own name is not.
    await page.locator("nav.bar").getByRole("link", { name: "Feed" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    letGo();
    await page.waitForURL("**/feed/new");
  });

  test("leaving leaves on a slow machine too, where the change's own page comes before anything is shown", async ({
    page,
  }, { project }) => {
    if (!hasScript(project)) return;
    await letIn(page, EMAILS.manager);
    const letGo = await changeSomething(page);
    // The manager reads German: "Feed" is the same word there, the bar's own name is not.
    await page.locator("nav.bar").getByRole("link", { name: "Feed" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const machine = await page.context().newCDPSession(page);
    await machine.send("Emulation.setCPUThrottlingRate", { rate: 10 });
    letGo();
    await page.waitForURL("**/feed/new");
  });

  test("the browser asks before the tab is closed, and no longer afterwards", async ({ page }, { project }) => {
    if (!hasScript(project)) return;
    await letIn(page, EMAILS.viewer);
    const letGo = await changeSomething(page);
    // Only once the page listens: a click is over before the change has begun.
    await expect
      .poll(() => page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))))
      .toBe(true);
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    letGo();
    await expect(page.getByRole("status").first()).toBeVisible();
    const closed = page.waitForEvent("close");
    await page.close({ runBeforeUnload: true });
    await closed;
  });
});
