// Again over BACKEND_URL: who signs in is known to the backend alone.
import { apiOf } from "../support/api-transport";
import { GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { linkIn, mailTo } from "../support/outbox";
import { signInAs } from "../support/personas";
import { expect, fillIn, test } from "./test";

test("a forgotten password is set anew by a link that works once", async ({ page, baseURL, expectAccessible }) => {
  const { email } = await newcomer(apiOf(baseURL ?? ""), ["viewer"], "en");
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // The page before has an "E-mail", too, and stays until this one is there: what is filled in too early is gone with it.
  await expect(page.getByRole("heading", { level: 1, name: "Forgot password" })).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Look into your mailbox" })).toBeVisible();
  const admin = await signInAs(apiOf(baseURL ?? ""), "admin");
  const path = `/reset-password/${linkIn(await mailTo(admin, email, /password/))}`;
  const opened = await page.goto(path);
  expect(opened?.headers()["referrer-policy"]).toBe("strict-origin");
  await expectAccessible(path);
  await page.getByLabel("New password").fill("noralind2026!");
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("alert")).toContainText("Do not build the password from your name");
  await page.getByLabel("New password").fill(`${GOOD_PASSWORD} 2`);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("status")).toContainText("New password saved.");
  await fillIn(page, email, `${GOOD_PASSWORD} 2`);
  await expect(page).toHaveURL(/\/feed\/new/);
  const again = await page.goto(path);
  expect(again?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible();
});

test("an unknown address is told the same", async ({ page }) => {
  await page.goto("/reset-password");
  await page.getByLabel("E-mail").fill("nobody-at-all@nordwind.example");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("If the address has an account, a link is on its way to it.")).toBeVisible();
});

test("a company without a sign-in of its own is told so", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign in through your company" }).click();
  await page.getByLabel("Your company’s short name").fill("nobody");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("There is no such sign-in.");
  await page.goto("/login/company/nobody");
  await page.getByRole("button", { name: "Go on to nobody" }).click();
  await expect(page.getByText("There is no such sign-in.")).toBeVisible();
});
