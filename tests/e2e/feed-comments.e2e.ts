import { rows, signInToFeed } from "./feed/page";
import { expect, test } from "./test";

test("a comment stands under what happened, keeps its lines and links, and is deleted by who wrote it", async ({
  page,
}, { project }) => {
  await signInToFeed(page, project, "/feed/archived?order=OldestFirst");
  await rows(page).nth(2).getByRole("heading").getByRole("link").click();
  const detail = page.getByRole("complementary", { name: "Alert" });
  const section = detail.getByRole("region", { name: /^Activity and comments/ });
  await section.getByRole("textbox", { name: "Comment" }).fill("Stock for six days.\nSee https://example.org/plant.");
  await section.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Comment added" })).toBeVisible();
  const last = section.getByRole("listitem").last();
  await expect(last).toContainText("Ann Analyst commented");
  await expect(last).toContainText("Stock for six days.");
  await expect(last.getByRole("link")).toHaveAttribute("href", "https://example.org/plant");
  await expect(section.getByRole("textbox", { name: "Comment" })).toHaveValue("");

  await last.locator("summary").click();
  await last.getByRole("button", { name: "Delete comment" }).click();
  await expect(section.getByRole("listitem").last()).toContainText("Ann Analyst deleted a comment");
  await expect(section).not.toContainText("Stock for six days.");
});

test("a comment that is too long is refused with what was typed", async ({ page }, { project }) => {
  await signInToFeed(page, project, "/feed/archived?order=OldestFirst");
  await rows(page).nth(3).getByRole("heading").getByRole("link").click();
  const detail = page.getByRole("complementary", { name: "Alert" });
  const field = detail.getByRole("textbox", { name: "Comment", exact: true });
  const long = `Long${" and longer".repeat(200)}`;
  await field.fill(long);
  await detail.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(detail.getByText("Use at most 2,000 characters.")).toBeVisible();
  await expect(field).toHaveValue(long);
});
