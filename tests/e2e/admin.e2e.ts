import { randomUUID } from "node:crypto";
import { apiOf } from "../support/api-transport";
import { GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { EMAILS, PASSWORD } from "../support/personas";
import { expect, fillIn, IN_BROWSER, letIn, test } from "./test";

test("nobody but an administrator gets in", async ({ page }) => {
  await letIn(page, EMAILS.manager);
  expect((await page.goto("/admin/users"))?.status()).toBe(403);
  expect((await page.goto("/admin"))?.status()).toBe(403);
});

test(
  "somebody is invited, finds the mail in the outbox, accepts and signs in",
  IN_BROWSER,
  async ({ page, expectAccessible }) => {
    const email = `u-${randomUUID()}@nordwind.example`;
    await page.goto("/login?returnUrl=/admin/users/invite");
    await fillIn(page, EMAILS.admin, PASSWORD);
    // The page for signing in has an "E-mail", too, and stays until this one is there.
    await expect(page.getByLabel("First name")).toBeVisible();
    await page.getByLabel("E-mail", { exact: true }).fill(email);
    await page.getByLabel("First name").fill("Nora");
    await page.getByLabel("Last name").fill("Lind");
    await page.getByRole("button", { name: "Send the invitation" }).click();
    await expect(page.getByRole("status")).toContainText(`The invitation is on its way to ${email}.`);
    await expect(async () => {
      await page.goto("/admin/outbox");
      await page.getByRole("row").filter({ hasText: email }).getByRole("link").click();
      await expect(page.getByText("Set up your access")).toBeVisible();
    }).toPass();
    const link = (await page.locator("main a[href*=finalize-registration]").getAttribute("href")) ?? "";
    const { pathname, search } = new URL(link);
    const path = pathname + search;
    await page.context().clearCookies();
    const opened = await page.goto(path);
    expect(opened?.headers()["referrer-policy"]).toBe("strict-origin");
    await expect(page.getByText("Nordwind Automotive has invited you")).toBeVisible();
    await expectAccessible(path);
    await page.getByLabel("New password").fill(GOOD_PASSWORD);
    await page.getByRole("button", { name: "Set up access" }).click();
    await expect(page.getByRole("status")).toContainText("Your account is ready. Sign in.");
    await fillIn(page, email, GOOD_PASSWORD);
    await expect(page).toHaveURL(/\/feed\/new/);
    expect((await page.goto(path))?.status()).toBe(404);
  },
);

test("roles and teams of a user are changed, and a second administrator who was slower is told", async ({
  page,
  signIn,
  baseURL,
  context,
}) => {
  const { id } = await newcomer(apiOf(baseURL ?? ""), ["viewer"], "en");
  await signIn("admin", `/admin/users/${id}`);
  const slower = await context.newPage();
  await slower.goto(`/admin/users/${id}`);
  await page.getByLabel("Manager").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("The user is saved.");
  await expect(page.getByLabel("Manager")).toBeChecked();
  await slower.getByLabel("Analyst").check();
  await slower.getByRole("button", { name: "Save" }).click();
  await expect(slower.getByRole("alert")).toContainText("Somebody else changed this.");
});

test("who is deactivated is out, and in again when let", async ({ page, signIn, baseURL }) => {
  const { id, email } = await newcomer(apiOf(baseURL ?? ""), ["viewer"], "en");
  await signIn("admin", `/admin/users/${id}`);
  await page.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByRole("status")).toContainText("Nora Lind is signed out everywhere");
  await page.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByRole("status")).toContainText("Nora Lind can sign in again.");
  await page.goto(`/admin/users?q=${email}`);
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Active");
});

test("a team is added, given members, and deleted", async ({ page, signIn }) => {
  const name = `Team ${randomUUID().slice(0, 8)}`;
  await signIn("admin", "/admin/teams");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Add team" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByLabel("Mara Keller").check();
  await page.getByRole("button", { name: "Save" }).click();
  // What is open closes again when the page comes back with what was saved.
  await expect(page.getByRole("status")).toContainText("Team saved.");
  await expect(page.getByLabel("Mara Keller")).toBeChecked();
  await page.locator("summary", { hasText: "Delete team" }).click();
  await page.getByRole("button", { name: "Delete team" }).click();
  await expect(page.getByRole("status")).toContainText("Team deleted.");
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("a feature is switched on and off", async ({ page, signIn }) => {
  await signIn("admin", "/admin/features");
  await page.getByRole("button", { name: "Switch on Disruption details of alerts" }).click();
  await expect(page.getByRole("status")).toContainText("Disruption details of alerts is on.");
  await page.getByRole("button", { name: "Switch off Disruption details of alerts" }).click();
  await expect(page.getByRole("status")).toContainText("Disruption details of alerts is off.");
});

test("a provider that does not answer is not kept", async ({ page, signIn }) => {
  await signIn("admin", "/admin/company-sign-in");
  await page.getByLabel("Issuer").fill("http://127.0.0.1:9/");
  await page.getByLabel("Client ID").fill("x");
  await page.getByLabel("Client secret").fill("y");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter your password. If you have none, sign in again first.");
  await page.getByLabel("Client secret").fill("y");
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("The provider does not answer with its configuration.");
  await expect(page.getByLabel("Issuer")).toHaveValue("http://127.0.0.1:9/");
});

test("an entry that is not there is a real 404", async ({ page }) => {
  await letIn(page, EMAILS.admin);
  for (const path of ["/admin/users/999999", "/admin/users/x", "/admin/teams/999999", "/admin/outbox/0"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});
