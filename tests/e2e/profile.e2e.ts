import { PASSWORD } from "../support/personas";
import { openProfile } from "./profile/open-profile";
import { customerOf, expect, fillIn, hasScript, IN_BROWSER, letIn, test } from "./test";

test("a profile is read under a perspective, a month, an order, and is followed no more and again", async ({
  page,
  expectAccessible,
}, info) => {
  test.slow();
  const { path, name } = await openProfile(page, info, async (_, email) => {
    await page.goto("/login");
    await fillIn(page, email, PASSWORD);
    await page.waitForURL("**/feed/new");
  });
  await expect(page.getByRole("heading", { name: "360° score" })).toBeVisible();
  const perspectives = page.getByRole("navigation", { name: "Perspective" });
  await perspectives.locator("summary").click();
  await perspectives.getByRole("link", { name: /^Compliance/ }).click();
  await page.waitForURL(/perspective=Compliance/);
  await perspectives.locator("summary").click();
  await perspectives.getByRole("link", { name: /^Disruption/ }).click();
  await page.waitForURL(/perspective=Disruption/);
  const months = page.getByRole("navigation", { name: "Score by month" }).getByRole("link");
  await expect(months).toHaveCount(12);
  await months.nth(9).click();
  await page.waitForURL(/month=\d{4}-\d{2}-01/);
  const month = new URL(page.url()).searchParams.get("month") ?? "";
  const named = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(month),
  );
  await expect(page.getByRole("heading", { name: `What changed the score in ${named}` })).toBeVisible();

  await page.getByLabel("Sort by").selectOption({ label: "Oldest first" });
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await page.waitForURL(/feedOrder=OldestFirst/);
  expect(new URL(page.url()).searchParams.get("month")).toBe(month);
  await expect(page.getByRole("heading", { name: `Alerts for ${name}` })).toBeVisible();

  // The menu says what is, and no click of it unfollows: a page asks first.
  const following = page.locator("summary").filter({ hasText: `Following ${name}` });
  const unfollow = async () => {
    await following.click();
    await expect(page.getByText("Followed for your whole company.")).toBeVisible();
    await page.getByRole("link", { name: "Unfollow…" }).click();
    await expect(page.getByRole("heading", { name: "Unfollow", exact: true })).toBeVisible();
    await expect(page.getByText("Past alerts, actions and documents stay as evidence.")).toBeVisible();
  };
  await unfollow();
  await expectAccessible(`${path}/follow`);
  await page.getByRole("link", { name: "Keep following" }).click();
  await page.waitForURL(/\/profile\?/);
  await unfollow();
  await page.getByRole("button", { name: "Unfollow", exact: true }).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText(/You no longer follow this target|Unfollowed for your company/);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(following).toBeVisible();
  await unfollow();
  await page.getByRole("button", { name: "Unfollow", exact: true }).click();
  await expect(toast).toContainText(/You no longer follow this target|Unfollowed for your company/);
  await page.getByRole("link", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: `Follow ${name}` }).click();
  await expect(page.getByText("You now follow this target")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("month")).toBe(month);
  await expectAccessible(`${path}?month=${month}`);
});

test("a visitor reads what is public, is offered access, and is sent to sign in for the rest", async ({
  page,
  newPerson,
  expectAccessible,
}, { project }) => {
  const user = await (await newPerson()).newPage();
  await letIn(user, `admin@${customerOf(project)}.example`);
  const found = await user.request.get("/api/v2/targets?q=Finland&type=country");
  const [{ id, name }] = (await found.json()).content;
  const path = `/network/target/${id}/profile`;
  // Nobody in a country answers questions, and no list names one.
  for (const page404 of ["self-assessment", "questionnaires", "revenue", "sanctions"])
    expect((await user.request.get(`${path}/${page404}`)).status()).toBe(404);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Request access" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "360° score" })).toHaveCount(0);
  await page.goto(`${path}/sanctions`);
  await page.waitForURL(/\/login\?returnUrl=/);
  const nobody = await page.goto("/network/target/999999999/profile");
  expect(nobody?.status()).toBe(404);
  await expectAccessible(path);
});

test(
  "what is done seldom stands behind a button that the keyboard opens and Escape closes",
  IN_BROWSER,
  async ({ page }, info) => {
    const { path } = await openProfile(page, info);
    await expect(page.getByRole("link", { name: "Start action" })).toBeVisible();
    // What stands in the open where there is room for it; on a phone it is behind the button, too.
    const print = page.getByRole("link", { name: "Print dossier" });
    await expect(print).toBeVisible();
    const seldom = page.getByRole("link", { name: "Request revenue" });
    const more = page.locator("summary", { hasText: /^More for / });
    await expect(seldom).toBeHidden();
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(seldom).toBeVisible();
    if (hasScript(info.project)) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(seldom).toBeHidden();
      await expect(more).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(seldom).toBeInViewport({ ratio: 1 });
    await expect(print).toBeInViewport({ ratio: 1 });
    await print.click();
    await page.waitForURL(`**${path.replace(/^\/network(.*)\/profile$/, "/print$1")}`);
  },
);
