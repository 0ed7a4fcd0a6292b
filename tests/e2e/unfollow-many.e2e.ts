import { customerOf, enterAs, expect, test } from "./test";

test("before many are unfollowed a page says what goes, nothing is lost by cancelling, and it can be undone", async ({
  page,
  expectAccessible,
}, { project }) => {
  const rows = page.locator("[data-target]");
  const toast = page.locator(".toast");
  const list = "/network/collection/all?tiers=1&following=yes";
  await enterAs(page, `admin@${customerOf(project)}.example`, list);
  await expect(rows).not.toHaveCount(0);
  const [first = "", second = ""] = await rows.getByRole("rowheader").allTextContents();
  const ask = async () => {
    for (const name of [first, second]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await page.locator("#targets summary").filter({ hasText: "More" }).click();
    await page.getByRole("button", { name: "Unfollow", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Unfollow 2 targets" })).toBeVisible();
  };
  await ask();
  await expect(page.getByRole("listitem").filter({ hasText: /no more alerts for 2 targets/ })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await expectAccessible(pathname + search);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("checkbox", { name: `Select ${first}` })).toBeVisible();

  await ask();
  await page.getByRole("button", { name: "Unfollow 2 targets" }).click();
  await expect(toast).toContainText(/unfollowed/);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(toast).toContainText(/undone/);
  for (const name of [first, second]) {
    await expect(page.getByRole("checkbox", { name: `Select ${name}` })).toBeVisible();
  }
});
