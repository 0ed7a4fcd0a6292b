import { PASSWORD } from "../support/personas";
import { rows, signInToFeed, total } from "./feed/page";
import { customerOf, expect, fillIn, hasScript, IN_BROWSER, test } from "./test";

test.describe("changes", () => {
  test.describe.configure({ mode: "serial" });

  test("an alert is archived by one button and comes back by Undo", async ({ page }, { project }) => {
    await signInToFeed(page, project);
    const before = (await total(page).textContent()) ?? "";
    const title = (await rows(page).first().getByRole("heading").textContent()) ?? "";
    await rows(page)
      .first()
      .getByRole("button", { name: /^Archive:/ })
      .click();
    await expect(page.getByRole("status").filter({ hasText: "1 alert archived" })).toBeVisible();
    await expect(total(page)).not.toHaveText(before);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 change undone" })).toBeVisible();
    await expect(total(page)).toHaveText(before);
    await expect(rows(page).first().getByRole("heading")).toHaveText(title);
  });

  test("several are ticked and changed together", async ({ page }, { project }) => {
    await signInToFeed(page, project);
    for (const n of [0, 1, 2]) await rows(page).nth(n).getByRole("checkbox").check();
    await page.getByRole("button", { name: "Start review", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "3 alerts moved to review" })).toBeVisible();
  });

  test("what can be done with ticked alerts comes with the first one", async ({ page }, { project }) => {
    await signInToFeed(page, project, "/feed/archived");
    const move = page.getByRole("button", { name: "Move to New", exact: true });
    await expect(move).toBeHidden();
    await rows(page).first().getByRole("checkbox").check();
    await expect(move).toBeVisible();
    await rows(page).first().getByRole("checkbox").uncheck();
    await expect(move).toBeHidden();
  });

  test("all that match are counted before they are changed", async ({ page }, { project }) => {
    await signInToFeed(page, project, "/feed/in-review");
    const count = (await total(page).textContent())?.split(" ")[0] ?? "";
    await rows(page).first().getByRole("checkbox").check();
    await page.getByRole("link", { name: hasScript(project) ? `Select all ${count}` : "Select all matching" }).click();
    await expect(page.getByText(`All ${count} matching alerts:`)).toBeVisible();
    // Nothing can be taken out of what is meant by its filter.
    await expect(rows(page).first().getByRole("checkbox")).toBeChecked();
    await expect(rows(page).first().getByRole("checkbox")).toBeDisabled();
    await page.getByRole("button", { name: "Archive", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: `${count} alerts archived` })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(total(page)).toContainText(count);
  });

  test("the open alert takes a note, a label and another status", IN_BROWSER, async ({ page }, { project }) => {
    await page.goto("/login?returnUrl=/feed/relevant");
    await fillIn(page, `analyst@${customerOf(project)}.example`, PASSWORD);
    await rows(page).first().getByRole("heading").getByRole("link").click();
    const detail = page.getByRole("complementary", { name: "Alert" });
    await detail.getByRole("textbox", { name: "Note" }).fill("Plant called, stock for three weeks.");
    await detail.getByRole("button", { name: "Save note" }).click();
    await expect(detail.getByText("Ann Analyst changed the note")).toBeVisible();
    await expect(detail.getByRole("textbox", { name: "Note" })).toHaveValue("Plant called, stock for three weeks.");
    const decided = page.url();
    await detail.getByText("Status: Relevant").click();
    await detail.getByRole("button", { name: "In review" }).click();
    // The next alert opens; the one that was decided about is a way back.
    await expect(page).not.toHaveURL(decided);
    await page.goto(decided);
    await expect(detail.getByText("Ann Analyst moved it to “In review”")).toBeVisible();
  });

  test("a report of unlawful content without a comment is refused with what was chosen", async ({ page }, {
    project,
  }) => {
    await signInToFeed(page, project, "/feed/relevant");
    await rows(page).first().getByRole("heading").getByRole("link").click();
    const detail = page.getByRole("complementary", { name: "Alert" });
    await detail.getByText("Report a problem").click();
    await detail.getByRole("radio", { name: "Unlawful content" }).check();
    await detail.getByRole("button", { name: "Send report", exact: true }).click();
    await expect(detail.getByText("Add a comment for this reason.")).toBeVisible();
    await expect(detail.getByRole("radio", { name: "Unlawful content" })).toBeChecked();
    await detail.getByRole("textbox", { name: /^Comment \(required/ }).fill("A threat against a person.");
    await detail.getByRole("button", { name: "Send report", exact: true }).click();
    await expect(detail.getByText("You reported a problem: Unlawful content")).toBeVisible();
  });

  test("a decision about the open alert opens the next one, without a script too, and Undo leads back to it", async ({
    page,
  }, { project }) => {
    await signInToFeed(page, project, "/feed/relevant?order=OldestFirst");
    const next = (await rows(page).nth(1).getAttribute("data-alert")) ?? "";
    const first = (await rows(page).first().getAttribute("data-alert")) ?? "";
    await rows(page).first().getByRole("heading").getByRole("link").click();
    const detail = page.getByRole("complementary", { name: "Alert" });
    await expect(detail.getByText(/^1 of \d/)).toBeVisible();
    await detail.locator(".status-next").click();
    await expect(page).toHaveURL(new RegExp(`alert=${next}`));
    await expect(page.getByRole("status").filter({ hasText: "1 alert archived" })).toBeVisible();
    await expect(detail.getByText(/^1 of \d/)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page).toHaveURL(new RegExp(`alert=${first}`));
    await expect(detail.getByText(/^1 of \d/)).toBeVisible();
  });

  test("behind the last alert of a page the first of the next one opens", async ({ page }, { project }) => {
    await signInToFeed(page, project, "/feed/all?tier=n");
    const seen = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-alert")));
    await rows(page).last().getByRole("heading").getByRole("link").click();
    const detail = page.getByRole("complementary", { name: "Alert" });
    await expect(detail.getByText(new RegExp(`^${seen.length} of \\d`))).toBeVisible();
    await detail.getByRole("link", { name: "Next alert" }).click();
    await expect(detail.getByText(new RegExp(`^${seen.length + 1} of \\d`))).toBeVisible();
    expect(seen).not.toContain(await rows(page).first().getAttribute("data-alert"));
  });
});
