// Again over BACKEND_URL: files and steps of an action, in one form.
import { readFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { PASSWORD } from "../support/personas";
import { customerOf, enterAs, expect, fillIn, test } from "./test";

interface Subject {
  id: number;
  type: string;
  name: string;
}

const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** A company of the browser's own customer; each try has one of its own. */
async function subjectOf(page: Page, { retry }: TestInfo): Promise<Subject> {
  const feed = await page.request.get("/api/v2/feed?statusId=all&size=50");
  const targets = (await feed.json()).content.flatMap((alert: { primaryTargets: Subject[] }) => alert.primaryTargets);
  const companies = new Map<number, Subject>();
  for (const target of targets) if (target.type === "organization") companies.set(target.id, target);
  return [...companies.values()].at(-1 - retry) as Subject;
}

const pdf = (name: string, content: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(content) });

/** A file that is no such file is refused; another is attached, saved, taken off, and attached again by "Undo". */
async function attachAndRemove(page: Page): Promise<void> {
  const attached = page.getByRole("link", { name: "Download Antwort Süd.pdf (0.1 kB)" });
  await page.getByLabel("File", { exact: true }).setInputFiles(pdf("page.pdf", "<script>alert(1)</script>"));
  await page.getByRole("button", { name: "Attach file" }).click();
  await expect(page.getByRole("alert")).toContainText("This file type is not supported");
  await page.getByLabel("File", { exact: true }).setInputFiles(pdf("Antwort Süd.pdf", "%PDF-1.7 an answer"));
  await page.getByRole("button", { name: "Attach file" }).click();
  await expect(toast(page, "Antwort Süd.pdf attached")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ has: attached })).toContainText("Ann Analyst");
  const saving = page.waitForEvent("download");
  await attached.click();
  expect(await readFile(await (await saving).path(), "utf8")).toBe("%PDF-1.7 an answer");
  await page.getByRole("button", { name: "Remove Antwort Süd.pdf" }).click();
  await expect(toast(page, "It stays in the documents.")).toBeVisible();
  await expect(attached).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(attached).toBeVisible();
}

test("an action is started from a profile, given to somebody who is told, changed by two at once, put off and done", async ({
  page,
  newPerson,
  expectAccessible,
}, info) => {
  test.slow();
  await page.goto("/login");
  await fillIn(page, `admin@${customerOf(info.project)}.example`, PASSWORD);
  await page.waitForURL("**/feed/new");
  const { id, name } = await subjectOf(page, info);
  const profile = `/network/target/${id}/profile`;
  const called = `Audit the plant ${info.retry}`;
  await page.goto(profile);
  await page.getByRole("navigation", { name: "Profile sections" }).getByRole("link", { name: "Actions" }).click();
  await page.waitForURL(`**${profile}/actions`);
  await expect(page.getByRole("heading", { name: "Actions", exact: true })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Start action" }).last().click();
  await expect(page.getByRole("region", { name: "About" })).toContainText(name);
  await page.getByLabel("Action", { exact: true }).selectOption("on-site-audit");
  await page.getByLabel("Title").fill(called);
  await page.getByLabel("Due", { exact: true }).fill("2026-01-15");
  await page.getByRole("checkbox", { name: "Ann Analyst" }).check();
  await page.getByRole("button", { name: "Start action" }).click();
  await page.waitForURL(`**${profile}/actions`);
  const row = page.getByRole("row").filter({ hasText: called });
  await expect(row).toContainText("Overdue");
  await expect(row).toContainText("Ann Analyst");
  await page.getByRole("columnheader", { name: "Action" }).getByRole("link").click();
  await page.waitForURL(/sort=title/);
  await expect(page.getByRole("columnheader", { name: "Action" })).toHaveAttribute("aria-sort", "ascending");
  await expectAccessible(`${profile}/actions`);

  const analyst = await (await newPerson()).newPage();
  await enterAs(analyst, `analyst@${customerOf(info.project)}.example`, "/notifications");
  await analyst.getByRole("button", { name: called, exact: true }).first().click();
  await analyst.waitForURL(/\/action\/\d+$/);
  await expect(analyst.getByRole("heading", { level: 1, name: called })).toBeVisible();
  await analyst.getByLabel("Comment").fill("They want a date");
  await analyst.getByRole("button", { name: "Add comment" }).click();
  await expect(toast(analyst, "Comment added")).toBeVisible();
  await expect(analyst.getByRole("listitem").filter({ hasText: "They want a date" })).toContainText("Ann Analyst");
  await expect(analyst.getByLabel("Comment")).toHaveValue("");
  await attachAndRemove(analyst);
  await analyst.getByRole("link", { name: "Change", exact: true }).click();
  await analyst.waitForURL(/\/edit$/);

  await row.getByRole("link", { name: called }).click();
  await page.waitForURL(/\/action\/\d+$/);
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(toast(page, `${called}: In progress`)).toBeVisible();

  await analyst.getByLabel("Due", { exact: true }).fill("2027-03-01");
  await analyst.getByRole("button", { name: "Save" }).click();
  await expect(analyst.getByRole("alert")).toContainText(
    `Somebody else changed this action. It is now: ${called} · In progress`,
  );
  await expect(analyst.getByLabel("Due", { exact: true })).toHaveValue("2027-03-01");
  // The page reads the action again after a refusal.
  await expect(analyst.locator("input[name=version]")).toHaveValue("2");
  await analyst.getByRole("button", { name: "Save" }).click();
  await expect(toast(analyst, `Saved: ${called}`)).toBeVisible();
  const activity = (on: Page) => on.getByRole("main").getByRole("listitem");
  await expect(activity(analyst).filter({ hasText: "Ann Analyst moved the due date from 15 Jan 2026" })).toBeVisible();

  await page.reload();
  await page.getByText("Skip", { exact: true }).click();
  await page.locator("#skip").getByLabel("Until").fill("2099-01-10");
  await page.locator("#skip").getByLabel("Reason").fill("The plant is closed");
  await page.getByRole("button", { name: "Skip action" }).click();
  await expect(page.getByText("Skipped until 10 Jan 2099: The plant is closed")).toBeVisible();
  await expectAccessible(new URL(page.url()).pathname, `${new URL(page.url()).pathname}/edit`);
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await expect(activity(page).filter({ hasText: "moved it from In progress to Completed" })).toBeVisible();
  await expect(activity(page).filter({ hasText: "Ann Analyst removed “Antwort Süd.pdf”" })).toBeVisible();
  await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", profile);
});

test("steps that stay open hold an action up, until they are done or somebody says why, and what is done is judged", async ({
  page,
  expectAccessible,
}, info) => {
  test.slow();
  await enterAs(page, `analyst@${customerOf(info.project)}.example`, "/action/new");
  const called = `Train the guards ${info.retry}`;
  await page.getByLabel("Action", { exact: true }).selectOption("watch");
  await page.getByLabel("Title").fill(called);
  await page.getByLabel("Due", { exact: true }).fill("2099-03-01");
  await page.getByLabel("Purpose").selectOption("prevent");
  await page.locator("summary").filter({ hasText: "Steps" }).click();
  await page.getByLabel("Step 1", { exact: true }).fill("Invite them");
  await page.getByLabel("Step 2", { exact: true }).fill("Ask them");
  await page.getByLabel("Due, step 2").fill("2099-03-02");
  await page.getByRole("button", { name: "Start action" }).click();
  await expect(page.getByRole("alert")).toContainText("A step is due after the action.");
  await expect(page.getByLabel("Step 1", { exact: true })).toHaveValue("Invite them");
  await page.getByLabel("Due, step 2").fill("2099-02-28");
  await page.getByRole("button", { name: "Start action" }).click();
  await expect(toast(page, `Action started: ${called}`)).toBeVisible();

  await page.goto(`/action?q=${encodeURIComponent(called)}`);
  await page.getByRole("link", { name: called }).click();
  await page.getByRole("checkbox", { name: "Invite them" }).check();
  await page.getByRole("button", { name: "Save steps" }).click();
  await expect(page.getByText("1 of 2 done", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Complete", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Steps are still open: Ask them.");
  await page.locator("#complete").getByLabel("Reason").fill("They were all on leave");
  await page.getByRole("button", { name: "Complete action" }).click();
  await expect(toast(page, `${called}: Completed`)).toBeVisible();
  await page.getByRole("link", { name: "Assess", exact: true }).click();
  await page.waitForURL(/\/effect$/);
  await page.getByLabel("What did you find?").fill("Nobody came");
  await page.getByRole("button", { name: "Save result" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a result");
  await expect(page.getByLabel("What did you find?")).toHaveValue("Nobody came");
  await page.getByRole("radio", { name: /^Not effective/ }).check();
  await expectAccessible(new URL(page.url()).pathname);
  await page.getByRole("button", { name: "Save result" }).click();
  await expect(page.getByRole("link", { name: "Follows an earlier action" })).toBeVisible();
  await expect(page.getByText("0 of 2 done", { exact: true })).toBeVisible();
});

test("the header's count leads to the tasks, and from there all actions are filtered and sorted", async ({
  page,
  expectAccessible,
}, info) => {
  await enterAs(page, `analyst@${customerOf(info.project)}.example`, "/documents");
  await page.getByRole("link", { name: /open tasks?$/ }).click();
  await page.waitForURL("**/tasklist");
  await page.getByRole("link", { name: "All actions" }).click();
  await page.waitForURL("**/action");
  await expect(page.getByRole("heading", { level: 1, name: "Actions" })).toBeVisible();
  await page.getByLabel("Assigned to").selectOption({ label: "Everybody" });
  await page.getByLabel("Status").selectOption({ label: "All" });
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL((url) => url.searchParams.get("state") === "all");
  await expect(page.getByLabel("Status")).toHaveValue("all");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await page.waitForURL("**/action");
  await expectAccessible("/action?state=all");
});

test("a card is moved to another column of the board, and what its action's rules refuse is said at the card", async ({
  page,
  expectAccessible,
}, info) => {
  test.slow();
  await enterAs(page, `analyst@${customerOf(info.project)}.example`, "/action/new");
  const called = `Call the guards ${info.retry}`;
  await page.getByLabel("Action", { exact: true }).selectOption("watch");
  await page.getByLabel("Title").fill(called);
  await page.locator("summary").filter({ hasText: "Steps" }).click();
  await page.getByLabel("Step 1", { exact: true }).fill("Find the number");
  await page.getByRole("button", { name: "Start action" }).click();
  await page.goto(`/action?q=${encodeURIComponent(called)}`);
  await page.getByRole("link", { name: "Board", exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get("view") === "board" && url.searchParams.get("q") === called);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  await expect(column("Planned").getByRole("link", { name: called })).toBeVisible();

  await page.getByLabel(`Move “${called}” to`).selectOption("Completed");
  await page.getByRole("button", { name: `Move “${called}”` }).click();
  await expect(column("Planned").getByRole("alert")).toContainText("Steps are still open: Find the number.");
  await expect(page.getByLabel(`Move “${called}” to`)).toHaveValue("Completed");
  await expectAccessible("/action?view=board");
  await page.getByLabel("Reason", { exact: true }).fill("They called us");
  await page.getByRole("button", { name: `Move “${called}”` }).click();
  await expect(toast(page, `${called}: Completed`)).toBeVisible();
  await expect(column("Completed").getByRole("link", { name: called })).toBeVisible();
  await expect(page).toHaveURL(/view=board/);

  await column("Completed").locator("summary", { hasText: "Reopen" }).click();
  await page.getByRole("button", { name: `Move “${called}”` }).click();
  await expect(column("Completed").getByRole("alert")).toContainText("Enter a reason");
  await page.getByLabel("Reason", { exact: true }).fill("Wrong number");
  await page.getByRole("button", { name: `Move “${called}”` }).click();
  await expect(column("In progress").getByRole("link", { name: called })).toBeVisible();
});
