import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { customerOf, enterAs, expect, hasScript, test } from "./test";

/** Each run of the browser has a customer of its own, whose alerts it may change. */
async function signInToFeed(page: Page, project: { name: string }, path?: string): Promise<void> {
  await enterAs(page, `analyst@${customerOf(project)}.example`, path);
}

const rows = (page: Page) => page.locator("[data-alert]");
const detailOf = (page: Page) => page.getByRole("complementary", { name: "Alert" });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("an action is begun from an alert, moved on, put off and taken up again, and all of it is in the activity", async ({
  page,
}, { project }) => {
  await signInToFeed(page, project, "/feed/all");
  await rows(page).nth(3).getByRole("heading").getByRole("link").click();
  const detail = detailOf(page);
  await detail.getByRole("navigation", { name: "Recommended" }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Start action" })).toBeVisible();
  await page.getByLabel("Title").fill("Call the plant");
  await page.getByLabel("Due", { exact: true }).fill("2027-02-01");
  await page.getByRole("checkbox", { name: "Ann Analyst" }).check();
  await page.getByRole("button", { name: "Start action" }).click();
  await expect(toast(page, "Action started: Call the plant")).toBeVisible();
  await expect(detail.getByText("Planned · until 1 Feb 2027 · Ann Analyst")).toBeVisible();
  await detail.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(detail.getByText("In progress · until 1 Feb 2027 · Ann Analyst")).toBeVisible();
  await detail.getByText("Skip", { exact: true }).click();
  await detail.getByLabel("Reason").fill("The plant is closed");
  await detail.getByLabel("Until", { exact: true }).fill("2027-01-10");
  await detail.getByRole("button", { name: "Skip action" }).click();
  await expect(detail.getByText("Skipped until 10 Jan 2027: The plant is closed")).toBeVisible();
  await detail.getByRole("button", { name: "Resume" }).click();
  await detail.getByRole("button", { name: "Complete", exact: true }).click();
  for (const done of ["started “Call the plant”", "moved “Call the plant” to Completed", "skipped “Call the plant”"]) {
    await expect(detail.getByText(`Ann Analyst ${done}`)).toBeVisible();
  }
});

test("what is ticked is taken to one action", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/all");
  const titles = [];
  for (const n of [5, 6]) {
    await rows(page).nth(n).getByRole("checkbox").check();
    titles.push((await rows(page).nth(n).getByRole("heading").textContent()) ?? "");
  }
  await page.locator("[data-bar] summary").last().click();
  await page.getByRole("button", { name: "Start action" }).click();
  const about = page.getByRole("region", { name: "About" });
  for (const title of titles) await expect(about.getByText(title).first()).toBeVisible();
});

test("a label is made, refused while nobody could read it, put on an alert, hidden and deleted", async ({ page }, {
  project,
}) => {
  const name = `Call back ${project.name}`;
  await signInToFeed(page, project, "/feed/all");
  await page.getByRole("navigation", { name: "Labels" }).getByRole("link", { name: "Manage labels" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("radio", { name: "Custom colours:" }).check();
  await page.getByLabel("Background", { exact: true }).fill("#ffffff");
  await page.getByLabel("Text", { exact: true }).fill("#999999");
  if (hasScript(project)) await expect(page.getByText("contrast 2.8 : 1 is too low")).toBeVisible();
  await page.getByRole("button", { name: "Add label" }).click();
  await expect(page.getByRole("alert")).toContainText("contrast 2.8 : 1, at least 4.5 : 1 is required");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("#999999");
  await page.getByRole("radio", { name: "Violet" }).check();
  await page.getByRole("button", { name: "Add label" }).click();
  await expect(toast(page, `Label “${name}” added`)).toBeVisible();

  await page.goto("/feed/all");
  await rows(page).first().getByRole("heading").getByRole("link").click();
  await detailOf(page).locator("[data-menu=labels] summary").click();
  await detailOf(page).getByRole("button", { name }).click();
  await expect(detailOf(page).getByRole("list", { name: "Labels" })).toContainText(name);

  await page.goto("/feed/labels");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByRole("link", { name: `1 alert with “${name}”` })).toBeVisible();
  await row.getByRole("button", { name: "Hide" }).click();
  await expect(toast(page, "is now hidden in the feed")).toBeVisible();
  await row.getByRole("link", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: `Delete “${name}”?` })).toBeVisible();
  await expect(page.getByText("1 alert has this label")).toBeVisible();
  await page.getByRole("button", { name: "Delete label" }).click();
  await expect(toast(page, `Label “${name}” deleted`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("an event that one person knows of is told, with targets that are looked for, and is in the feed at once", async ({
  page,
}, { project }) => {
  await signInToFeed(page, project, "/feed/all");
  const target = (await rows(page).first().locator("a[href*='/network/target/']").first().textContent()) ?? "";
  await page.getByRole("link", { name: "Report an event" }).click();
  await page.getByLabel("Title").fill("Roof came down");
  await page.getByLabel("Search targets").fill(target);
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("checkbox", { name: target }).first().check();
  await expect(page.getByLabel("Title")).toHaveValue("Roof came down");
  await page.getByLabel("Event type").selectOption({ label: "Fire" });
  await page.getByLabel("Source").fill("Call with the plant");
  await page.getByRole("button", { name: "Add to feed" }).click();
  await expect(page).toHaveURL(/\/feed\/new\?alert=\d+$/);
  await expect(detailOf(page).getByRole("heading", { name: "Roof came down" })).toBeVisible();
  await expect(detailOf(page).getByText("Named by Ann Analyst")).toBeVisible();
  await expect(detailOf(page).getByText("Ann Analyst reported it")).toBeVisible();
});

test("l opens the labels of the alert that the focus is on, and a starts an action about it", async ({ page }, {
  project,
}) => {
  if (!hasScript(project)) return;
  await signInToFeed(page, project, "/feed/all");
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(rows(page).first().getByRole("heading").getByRole("link")).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("l");
  await expect(rows(page).first().getByRole("checkbox")).toBeChecked();
  await expect(page.locator("[data-menu=labels] button").first()).toBeFocused();
  await page.goto("/feed/all");
  const title = (await rows(page).first().getByRole("heading").textContent()) ?? "";
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(rows(page).first().getByRole("heading").getByRole("link")).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("a");
  await expect(page.getByRole("region", { name: "About" }).getByText(title)).toBeVisible();
});

test("a mistake in a field does not hide that somebody else changed the label meanwhile", async ({ page, context }, {
  project,
}) => {
  const name = `Ask legal ${randomUUID().slice(0, 8)}`;
  await signInToFeed(page, project, "/feed/labels");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Add label" }).click();
  await expect(toast(page, `Label “${name}” added`)).toBeVisible();
  await page.getByRole("row").filter({ hasText: name }).getByRole("link", { name: "Change" }).click();
  await page.waitForURL(/\/feed\/labels\/\d+$/);
  const other = await context.newPage();
  await other.goto(page.url());

  await page.getByLabel("Name", { exact: true }).fill("   ");
  await other.getByLabel("Name", { exact: true }).fill(`${name}, new`);
  await other.getByRole("button", { name: "Save label" }).click();
  await expect(toast(other, "saved")).toBeVisible();

  await page.getByRole("button", { name: "Save label" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a name");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Save label" }).click();
  await expect(page.getByRole("alert")).toContainText(`its name is now “${name}, new”`);
  // Told once, saving again replaces theirs.
  await page.getByRole("button", { name: "Save label" }).click();
  await expect(toast(page, "saved")).toBeVisible();
});
