import { expect, test } from "./test";

test("who signs out in one tab is shown nothing of theirs in the others", async ({ page, context, signIn }) => {
  await signIn("admin");
  const other = await context.newPage();
  await other.goto("/feed/new");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/logout");
  await page.locator("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login\?returnUrl=/);
});
