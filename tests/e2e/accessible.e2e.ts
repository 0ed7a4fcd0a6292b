import { EMAILS } from "../support/personas";
import { OF_VISITORS } from "./accessible/walks";
import { customerOf, enterAs, expect, LOCALES, letIn, test } from "./test";

// In other languages: languages.e2e.ts; of users: accessible-accounts.e2e.ts and accessible-users.e2e.ts.
test.describe("in en", () => {
  test.use({ locale: LOCALES.en });

  test("the pages of visitors are accessible, narrow and wide, in light and dark", async ({ walkThrough }) => {
    await walkThrough("en", OF_VISITORS);
  });
});

/** On these pages every field is about the person who fills it in (WCAG 1.3.5). */
const ABOUT_THE_USER = {
  visitors: ["/login", "/login/code", "/login/company", "/reset-password", "/signup?reason=not_registered"],
  users: ["/management/profile", "/management/password", "/management/second-factor"],
};

test("every field about the user says what it is for, so that a browser can fill it in", async ({ page }) => {
  const unsaid = () =>
    page
      .locator(
        "main :is(input[type=text], input[type=email], input[type=password], input[type=tel], input:not([type]))",
      )
      .evaluateAll((fields) =>
        fields
          .filter((field) => !/^(?!off)[a-z]/.test(field.getAttribute("autocomplete") ?? ""))
          .map(({ outerHTML }) => outerHTML),
      );
  for (const path of ABOUT_THE_USER.visitors) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    expect(await unsaid(), path).toEqual([]);
  }
  await letIn(page, EMAILS.analyst);
  for (const path of ABOUT_THE_USER.users) {
    await page.goto(path);
    await expect(page.locator("main input[autocomplete$=password]").first()).toBeAttached();
    expect(await unsaid(), path).toEqual([]);
  }
});

test("notifications are opened, read and unread, and are accessible", async ({ page, expectAccessible }, {
  project,
}) => {
  test.slow();
  await enterAs(page, `analyst@${customerOf(project)}.example`);
  await page.getByRole("link", { name: /unread notifications/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expectAccessible("/notifications");
  const rows = page.getByRole("list", { name: "Your notifications, newest first" }).getByRole("listitem");
  // A task's title is a colleague's own words and says no language: another journey may have given her one meanwhile.
  const title = (await rows.locator("button[lang]").first().textContent()) ?? "";
  const row = rows.filter({ has: page.getByRole("button", { name: title, exact: true }) }).first();
  await row.getByRole("button", { name: title, exact: true }).click();
  await page.waitForURL(/\/feed\/all\?alert=\d+$/);
  await expect(page.getByRole("heading", { name: title }).first()).toBeVisible();
  await page.goto("/notifications");
  await row.getByRole("button", { name: /^Mark as unread/ }).click();
  await expect(row.getByRole("img", { name: "Unread" })).toBeVisible();
  // Another journey may give her a task at this very moment.
  await expect(async () => {
    await page.getByRole("button", { name: "Mark all as read" }).click({ timeout: 2_000 });
    await expect(page.getByRole("status")).toContainText(/marked as read/);
    await expect(rows.getByRole("img", { name: "Unread" })).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("link", { name: "0 unread notifications" })).toBeVisible();
});
