import type { Page } from "@playwright/test";
import { PASSWORD } from "../support/personas";
import { customerOf, enterAs, expect, fillIn, hasScript, IN_BROWSER, test } from "./test";

const rows = (page: Page) => page.locator("[data-alert]");

async function signInAsAdmin(page: Page, project: { name: string }, path?: string): Promise<void> {
  await enterAs(page, `admin@${customerOf(project)}.example`, path);
}

test(
  "a rule is made of the feed's filter, tried, written, switched, ordered and deleted",
  IN_BROWSER,
  async ({ page, expectAccessible }, { project }) => {
    await page.goto(`/login?${new URLSearchParams({ returnUrl: "/feed/all?priorities=Low" })}`);
    await fillIn(page, `admin@${customerOf(project)}.example`, PASSWORD);
    await page.getByRole("link", { name: "Create rule from filter" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "New rule" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Low", exact: true })).toBeChecked();

    await page.getByRole("button", { name: "Save" }).click();
    if (!hasScript(project)) await expect(page.getByRole("alert")).toContainText("Enter a name");
    await page.getByLabel("Name").fill("Away with what is low");
    await page.getByLabel("Status").selectOption({ label: "Archived" });
    await page.getByRole("button", { name: "Test on the last 90 days" }).click();
    await expect(page.getByRole("status").filter({ hasText: /would match/ })).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Away with what is low");
    await expect(page.getByLabel("Status")).toHaveValue("archived");
    await page.getByRole("button", { name: "Save" }).click();

    await expect(page).toHaveURL(/\/feed\/rules$/);
    const listed = page.getByRole("list", { name: "Rules in order" }).getByRole("listitem");
    await expect(listed).toHaveCount(1);
    await expect(listed.first()).toContainText("If Low");
    await expect(listed.first()).toContainText("Then set to “Archived”");
    await page.getByRole("button", { name: "Switch on: Away with what is low" }).click();
    await expect(page.getByRole("button", { name: "Switch off: Away with what is low" })).toBeVisible();
    await expectAccessible("/feed/rules");

    await page.getByRole("link", { name: "Away with what is low" }).click();
    await expectAccessible(new URL(page.url()).pathname);
    await page.getByText("Delete rule").first().click();
    await page.getByRole("button", { name: "Delete rule" }).click();
    await expect(page.getByText("No rules yet.", { exact: false })).toBeVisible();
  },
);

test("what reaches one by e-mail is chosen in general", async ({ page }, { project }) => {
  await signInAsAdmin(page, project, "/management/notifications");
  await page.getByLabel("Once a day").selectOption({ label: "High and above" });
  await page.getByLabel("Time zone").selectOption("Europe/Berlin");
  await page.locator("#standard").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await page.goto("/management/notifications");
  await expect(page.getByLabel("Once a day")).toHaveValue("High");
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Berlin");
});

test("a link that stops no mails says so, signed out and without a script", async ({ page }) => {
  const answer = await page.goto("/network/unsubscribe?token=nobody-s");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test(
  "of two who look at the feed, both hear of what the second one tells, and nothing moves until it is asked for",
  IN_BROWSER,
  async ({ newPerson, page }, { project }) => {
    await signInAsAdmin(page, project);
    const first = await rows(page).first().getAttribute("data-alert");
    const top = (await rows(page).first().boundingBox())?.y;
    await expect(page.getByRole("link", { name: "Refresh" })).toBeVisible();

    const colleague = await (await newPerson()).newPage();
    await signInAsAdmin(colleague, project);
    const title = await tellOfEvent(colleague);
    if (hasScript(project)) {
      const news = page.getByRole("link", { name: "Show 1 new alert" });
      await expect(news).toBeVisible({ timeout: 30_000 });
      expect(await rows(page).first().getAttribute("data-alert")).toBe(first);
      expect((await rows(page).first().boundingBox())?.y).toBe(top);
      await news.click();
      await expect(page.getByRole("link", { name: title })).toBeVisible();
      await expect(page.getByRole("link", { name: "Refresh" })).toBeVisible();
    } else {
      await expect(async () => {
        await page.getByRole("link", { name: "Refresh" }).click();
        await expect(page.getByRole("link", { name: title })).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
    }
  },
);

/** By the API, about a target that the customer follows; its alert comes by a job. */
async function tellOfEvent(page: Page): Promise<string> {
  const title = `Fire in hall ${Date.now()}`;
  const feed = await page.request.get("/api/v2/feed?statusId=all&size=1");
  const targetId = (await feed.json()).content[0].primaryTargets[0].id;
  const answer = await page.request.post("/api/v2/alerts", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { title, eventTypeId: "fire", targetIds: [targetId] },
  });
  expect(answer.status()).toBe(202);
  return title;
}
