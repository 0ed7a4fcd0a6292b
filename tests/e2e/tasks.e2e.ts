// Again over BACKEND_URL: several tasks changed in one form, and taken back.
import { customerOf, enterAs, expect, test } from "./test";

test("what waits is found behind the header's count, put off with a reason, taken up, given, taken back and done", async ({
  page,
  expectAccessible,
}, info) => {
  const title = `Visit the mill ${info.retry}`;
  await enterAs(page, `admin@${customerOf(info.project)}.example`, "/action/new");
  await page.getByLabel("Action", { exact: true }).selectOption("watch");
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Start action" }).click();
  await expect(page).not.toHaveURL(/action\/new/);

  await page.goto("/tasklist");
  await expect(page.getByRole("heading", { level: 1, name: "My tasks" })).toBeVisible();
  await expectAccessible("/tasklist");
  const task = page.getByRole("listitem").filter({ hasText: title });
  await expect(task).toBeVisible();

  // Beside the list: why it is there, with the same buttons; and the list as a file.
  await task.getByRole("link", { name: title }).click();
  const beside = page.getByRole("complementary", { name: "Open task" });
  await expect(beside.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expect(beside.getByRole("heading", { name: "Why this task" })).toBeVisible();
  await beside.getByLabel("New comment").fill("By the end of the week");
  await beside.getByRole("button", { name: "Add comment" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Comment added" })).toBeVisible();
  await expect(beside.getByRole("listitem").filter({ hasText: "By the end of the week" })).toBeVisible();
  await expectAccessible(`/tasklist${new URL(page.url()).search}`);
  await beside.getByRole("button", { name: "Assign to…" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Assign 1 task" })).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(beside).toHaveCount(0);
  await page.locator("summary").filter({ hasText: "Export" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV file" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Tasks .*\.csv$/);

  // Nothing ticked, and a day that has come: said where it belongs, and what was typed is there still. A script shows the buttons with the first tick.
  const postpone = page.getByRole("button", { name: "Postpone…" });
  if (info.project.use.javaScriptEnabled) {
    await expect(postpone).toBeHidden();
  } else {
    await postpone.click();
    await expect(page.getByRole("alert")).toContainText("Select at least one task.");
  }
  await task.getByRole("checkbox").check();
  await postpone.click();
  await expect(page.getByRole("heading", { level: 1, name: "Postpone 1 task" })).toBeVisible();
  await page.getByLabel("Until", { exact: true }).fill("2020-01-01");
  await page.getByLabel("Reason", { exact: true }).fill("Fair in Milan");
  await page.getByRole("button", { name: "Postpone", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a day after today.");
  await expect(page.getByLabel("Reason", { exact: true })).toHaveValue("Fair in Milan");
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Until", { exact: true }).fill(soon);
  await page.getByRole("button", { name: "Postpone", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 task postponed" })).toBeVisible();
  await expect(task).toContainText("Fair in Milan");

  await task.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Task resumed" })).toBeVisible();
  await expect(task).not.toContainText("Fair in Milan");

  await task.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Assign to…" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Assign 1 task" })).toBeVisible();
  await page.getByLabel("Person or team").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 task assigned" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: /undone/i })).toBeVisible();
  await expect(task).toBeVisible();

  await task.getByRole("button", { name: `Done: ${title}` }).click();
  await expect(page.getByRole("status").filter({ hasText: "Task done" })).toBeVisible();
  await expect(task).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: /undone/i })).toBeVisible();
  await expect(task).toBeVisible();
  await task.getByRole("button", { name: `Done: ${title}` }).click();
  await expect(task).toHaveCount(0);
  await page.getByRole("navigation", { name: "Task lists" }).getByRole("link", { name: "Done" }).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("a list of a team that is none is not found", async ({ page }, { project }) => {
  await enterAs(page, `admin@${customerOf(project)}.example`, "/tasklist");
  for (const path of ["/tasklist/team/999999", "/tasklist/unknown"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
  }
});
