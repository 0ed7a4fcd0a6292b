import { codeAt, stepAt } from "../../server/backend/people/second-factor/totp";
import { apiOf } from "../support/api-transport";
import { GOOD_PASSWORD, type Newcomer, newcomer } from "../support/newcomer";
import { linkIn, mailTo } from "../support/outbox";
import { signInAs } from "../support/personas";
import { enterAs, expect, fillIn, test } from "./test";

/** Somebody new, so that no other journey is disturbed; English, because these journeys read English. */
async function someone(baseURL: string | undefined): Promise<Newcomer> {
  return newcomer(apiOf(baseURL ?? ""), ["viewer"], "en");
}

test("the account begins with the profile, and its pages are one click away", async ({ page, signIn }) => {
  await signIn("analyst", "/management");
  await expect(page).toHaveURL(/\/management\/profile$/);
  await page.getByRole("navigation", { name: "My account" }).getByRole("link", { name: "Sessions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sessions" })).toBeVisible();
});

test("a new name is in the header at once, and another language is another page", async ({ page, baseURL }) => {
  const { email } = await someone(baseURL);
  await enterAs(page, email, "/management/profile", GOOD_PASSWORD);
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText("Your name is saved.");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");
  await expect(page.locator("header summary[aria-label='Account of Ada Lind (AL)']")).toBeVisible();
  await page.goto("/management/preferences");
  await page.locator("form#preferences").getByLabel("Language").selectOption("de");
  await page.locator("form#preferences").getByLabel("Dark").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
});

test("a changed password signs out elsewhere and goes on where one wanted to", async ({ page, baseURL, newPerson }) => {
  const { email } = await someone(baseURL);
  const elsewhere = await (await newPerson()).newPage();
  for (const one of [page, elsewhere]) {
    await enterAs(one, email, "/management/password?returnUrl=/feed/archived", GOOD_PASSWORD);
  }
  await page.getByLabel("Current password").fill("not it");
  await page.getByLabel("New password").fill(`${GOOD_PASSWORD} 2`);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("alert")).toContainText("The current password is wrong");
  await page.getByLabel("Current password").fill(GOOD_PASSWORD);
  await page.getByLabel("New password").fill(`${GOOD_PASSWORD} 2`);
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/feed/archived");
  await elsewhere.goto("/feed/new");
  await expect(elsewhere).toHaveURL(/\/login/);
});

test("other sessions are listed and ended", async ({ page, baseURL }) => {
  const { email } = await someone(baseURL);
  await enterAs(page, email, "/management/sessions", GOOD_PASSWORD);
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("button", { name: "End all others" }).click();
  await expect(page.getByRole("status")).toContainText("One other session is ended.");
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("a key is shown once, works, and is revoked", async ({ page, baseURL, request }) => {
  const { email } = await someone(baseURL);
  await enterAs(page, email, "/management/tokens", GOOD_PASSWORD);
  await page.getByLabel("Name", { exact: true }).fill("ERP export");
  await page.getByRole("button", { name: "Make a key" }).click();
  await expect(page.getByRole("group", { name: "Access" })).toContainText("Choose at least one kind of access");
  await page.getByLabel("Read users and teams").check();
  await page.getByRole("button", { name: "Make a key" }).click();
  await expect(page.locator("main")).toContainText("Read users and teams people:read");
  const token = (await page.locator("main code").first().textContent()) ?? "";
  const ask = () => request.get("/api/v2/users", { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status()).toBe(200);
  await page.getByRole("link", { name: "I have copied it" }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(page.getByRole("row", { name: /ERP export/ })).toContainText("Read users and teams");
  await page.getByRole("button", { name: "Revoke ERP export" }).click();
  await expect(page.getByRole("status")).toContainText("Key revoked.");
  expect((await ask()).status()).toBe(401);
});

test("a second factor is set up with a code, asked for at sign-in, and switched off", async ({ page, baseURL }) => {
  const { email } = await someone(baseURL);
  await page.goto("/login?returnUrl=/management/second-factor");
  await fillIn(page, email, GOOD_PASSWORD);
  await page.getByLabel("Current password").fill(GOOD_PASSWORD);
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = ((await page.locator("main code").first().textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Code of the app").fill("000000");
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByRole("alert")).toContainText("The code is wrong");
  await page.getByLabel("Code of the app").fill(codeAt(secret, stepAt(Date.now())));
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your recovery codes" })).toBeVisible();
  const recovery = (await page.locator("main code").first().textContent()) ?? "";
  await page.getByRole("link", { name: "I have kept them" }).click();
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login?returnUrl=/management/second-factor");
  await fillIn(page, email, GOOD_PASSWORD);
  await expect(page).toHaveURL(/\/login\/code\?returnUrl=/);
  await expect(page.getByText("You have 10 minutes.")).toBeVisible();
  await page.locator("input[name=code]").fill(recovery);
  await page.locator("main button[type=submit]").click();
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible();
  await page.getByLabel("Current password").fill(GOOD_PASSWORD);
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByRole("status")).toContainText("No code is asked for from now on.");
});

test("a new address counts once its link was opened and confirmed", async ({ page, baseURL, expectAccessible }) => {
  const { email } = await someone(baseURL);
  const wanted = `new-${email}`;
  await enterAs(page, email, "/management/profile", GOOD_PASSWORD);
  await page.getByLabel("New e-mail address").fill(wanted);
  await page.getByLabel("Current password").fill(GOOD_PASSWORD);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status")).toContainText(`A link is on its way to ${wanted}.`);
  const admin = await signInAs(apiOf(baseURL ?? ""), "admin");
  const path = `/confirm-email/${linkIn(await mailTo(admin, wanted))}`;
  await page.goto(path);
  await page.goto(path);
  await expectAccessible(path);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("status")).toContainText("Your e-mail address is changed.");
  const again = await page.goto(path);
  expect(again?.status()).toBe(404);
});
