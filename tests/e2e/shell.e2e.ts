import type { Page } from "@playwright/test";
import { EMAILS, PASSWORD } from "../support/personas";
import { expect, fillIn, hasScript, IN_BROWSER, test } from "./test";

test("the footer's button shows the legal info: a dialog with a script, a page without", async ({ page }, {
  project,
}) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Legal info" }).click();
  if (!hasScript(project)) {
    await expect(page).toHaveURL(/\/legal\??$/);
    await expect(page.getByRole("heading", { level: 1, name: "Legal info" })).toBeVisible();
    return;
  }
  const dialog = page.getByRole("dialog", { name: "Legal info" });
  await expect(dialog.getByRole("link", { name: "contact@tierwatch.example" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
});

test("what happens to the legal dialog is told to the log", async ({ page }, { project }) => {
  if (!hasScript(project)) return;
  await page.goto("/login");
  // Only of an intercepted request does the browser tell what a beacon carried.
  await page.route("**/reports", (route) => route.continue());
  const told = () => page.waitForRequest("**/reports").then((request) => request.postDataJSON());
  const opened = told();
  await page.getByRole("button", { name: "Legal info" }).click();
  expect(await opened).toEqual({ name: "legal dialog", detail: "opened" });
  const closed = told();
  await page.keyboard.press("Escape");
  expect(await closed).toEqual({ name: "legal dialog", detail: "closed" });
});

for (const [what, spoil] of Object.entries({
  "whose part does not arrive": (page: Page) => page.route("**/legal-dialog-*.js", (route) => route.abort()),
  "that the browser refuses to show": (page: Page) =>
    page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error("no more dialogs");
      };
    }),
})) {
  test(`a legal dialog ${what} is told to the log, and its text comes as a page`, async ({ page }, { project }) => {
    if (!hasScript(project)) return;
    await spoil(page);
    await page.goto("/login");
    await page.route("**/reports", (route) => route.continue());
    const told = page.waitForRequest("**/reports");
    await page.getByRole("button", { name: "Legal info" }).click();
    expect((await told).postDataJSON()).toEqual({ name: "legal dialog", detail: expect.stringMatching(/^failed: /) });
    await page.waitForURL(/\/legal$/);
    await expect(page.getByRole("heading", { level: 1, name: "Legal info" })).toBeVisible();
  });
}

test.describe("a reader in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("has told the server their clock before the first time is shown", async ({ page }, { project }) => {
    await page.goto("/login");
    await fillIn(page, EMAILS.analyst, PASSWORD);
    await page.waitForURL("**/feed/new");
    const { cookies } = await page.context().storageState();
    const zone = cookies.find(({ name }) => name === "tierwatch-zone")?.value;
    // Without a script nobody tells it, and every time says that it is UTC.
    expect(zone).toBe(hasScript(project) ? "Asia%2FTokyo" : undefined);
    await page.goto("/management/sessions");
    const zones = await page.locator("main time").filter({ hasText: "UTC" }).count();
    expect(zones > 0).toBe(!hasScript(project));
  });
});

test("language, colours and shortcuts are chosen in the user's menu, and stay on the page", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("stranger", "/feed/relevant");
  const menu = page.locator("header details").last();
  const choose = async (name: string) => {
    await menu.locator("summary").click();
    await menu.getByRole("button", { name, exact: true }).click();
  };
  // She reads German.
  await choose("English");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/\/feed\/relevant$/);
  await choose("Dark");
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await choose("Off");
  await menu.locator("summary").click();
  await expect(menu.getByRole("button", { name: "Off", exact: true })).toHaveAttribute("aria-pressed", "true");
  await menu.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("a visitor chooses a language from the footer, French too", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Language and display" }).click();
  await page.getByRole("main").getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("a visitor asks for access, is told what is missing, and then that it arrived", async ({ page }, { project }) => {
  await page.goto("/signup?state=home&reason=not_registered");
  await expect(page.getByText("You are not registered yet.")).toBeVisible();
  await page.getByLabel("Company").fill("  ");
  await page.getByLabel("Your name").fill("Ida Ost");
  await page.getByLabel("E-mail at work").fill(`ida-${project.name}@ostwind.example`);
  await page.getByLabel("What would you like to monitor?").fill("Steel from Ohio");
  await page.getByRole("button", { name: "Ask for access" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the name of your company");
  await expect(page.getByLabel("What would you like to monitor?")).toHaveValue("Steel from Ohio");
  await page.getByLabel("Company").fill("Ostwind AG");
  await page.getByRole("button", { name: "Ask for access" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "We have your request" })).toBeVisible();
});

test("a link to the page that one is on loads its data again", async ({ page, signIn }, { project }) => {
  if (!hasScript(project)) return;
  await signIn("analyst", "/preferences");
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Feed" }).click();
  await page.waitForURL("**/feed/new");
  const again = page.waitForRequest((request) => request.url().includes("/feed/new.data"));
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Feed" }).click();
  await again;
});

test("the developers' history lists what the router did, newest first", async ({ page }, { project }) => {
  if (!hasScript(project)) return;
  await page.goto("/login");
  await page.getByRole("link", { name: "Language and display" }).click();
  await page.waitForURL("**/preferences");
  await page.getByRole("img", { name: "History (2)" }).click();
  await expect(page.locator("footer ol li").first()).toContainText("GET /preferences");
  await expect(page.locator("footer ol li").last()).toContainText("GET /login");
});

test("a section and a collection are pinned to the bar and unpinned, without a script too", async ({
  page,
  signIn,
}) => {
  await signIn("manager", "/certificate");
  const pinned = page.getByRole("region", { name: /Pinned|Angeheftet/ });
  await page.locator("header .pin-button").click();
  await expect(pinned.getByRole("link", { name: /Dokumente|Documents/ })).toBeVisible();
  await page.goto("/network/collection/my");
  await page.locator("header .pin-button").click();
  await expect(pinned.getByRole("link")).toHaveCount(2);
  // As they were chosen, the last one last; and the button takes out again.
  await page.locator("header .pin-button").click();
  await expect(pinned.getByRole("link")).toHaveCount(1);
  await page.goto("/certificate");
  await page.locator("header .pin-button").click();
  await expect(pinned).toHaveCount(0);
});

test("a group of the bar that was closed is closed on the next page", async ({ page, signIn }, { project }) => {
  if (!hasScript(project)) return;
  await signIn("analyst", "/preferences");
  const group = page.locator(".bar [data-group=assess]");
  const press = async () => {
    // Before its script is there, a group is closed or opened on this page alone.
    await expect(page.locator("p[aria-live=polite]")).toBeAttached();
    const told = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/preferences"),
    );
    await group.locator("summary").click();
    await (await told).response();
  };
  await press();
  await page.goto("/certificate");
  await expect(group).not.toHaveAttribute("open");
  // And open again, as other journeys of the same user expect it.
  await press();
  await expect(group.getByRole("link", { name: "Documents" })).toBeVisible();
});

test("everything in the header is reached by the keyboard alone", IN_BROWSER, async ({ page, signIn }) => {
  await signIn("analyst", "/preferences");
  const areas = await page.locator(".bar :is(summary, li > a)").filter({ visible: true }).all();
  const names = await Promise.all(areas.map((area) => area.textContent()));
  expect(names).toContain("Feed");
  const reached: string[] = [];
  for (let presses = 0; presses < areas.length + 8; presses++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const label = focused.locator("[aria-label]");
    reached.push(
      (await focused.getAttribute("aria-label")) ??
        ((await label.count()) > 0 ? await label.getAttribute("aria-label") : await focused.textContent()) ??
        "",
    );
  }
  expect(reached).toEqual([
    ...["Skip to content", "Tierwatch", "Collapse sidebar"],
    ...names.map((name) => expect.stringContaining(name ?? "")),
    "Search or jump to",
    expect.stringMatching(/unread notification/),
    expect.stringMatching(/open task/),
    "Help",
    "Account of Mara Keller (MK)",
  ]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});
