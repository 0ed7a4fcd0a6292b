import { EMAILS, PASSWORD } from "../support/personas";
import { expect, fillIn, hasScript, IN_BROWSER, test as journey } from "./test";

/** Here everybody signs in through the form: it is what these journeys are about. */
const test = journey.extend({
  signIn: async ({ page }, use) => {
    await use(async (persona) => {
      await page.goto("/login");
      await fillIn(page, EMAILS[persona], PASSWORD);
      await page.waitForURL("**/feed/new");
    });
  },
});

test("the analyst signs in and sees the new alerts", IN_BROWSER, async ({ page, signIn }) => {
  await signIn("analyst");
  await expect(page.getByRole("heading", { level: 1, name: "New alerts" })).toBeVisible();
  await expect(page).toHaveTitle("New alerts · Tierwatch");
});

test("a wrong password says so, keeps the address and never the password", async ({ page }, { project }) => {
  await page.goto("/login");
  // Told before anything is begun that the end of the session would cut short (WCAG 2.2.1).
  await expect(
    page.getByText("You are signed out after 12 hours of inactivity, and after 7 days at the latest."),
  ).toBeVisible();
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await fillIn(page, EMAILS.analyst, "not-the-password");
  expect((await answer).status()).toBe(400);
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("The e-mail address or password is incorrect.");
  await expect(page).toHaveTitle("Error: Sign in · Tierwatch");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(EMAILS.analyst);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  if (hasScript(project)) await expect(summary).toBeFocused();
});

test("an unknown address is told the same as a wrong password", async ({ page }) => {
  await page.goto("/login");
  await fillIn(page, "nobody@nordwind.example", PASSWORD);
  await expect(page.getByRole("alert")).toHaveText("The e-mail address or password is incorrect.");
});

test("an address that only the server finds wrong is named, and its message leads to the field", async ({ page }, {
  project,
}) => {
  await page.goto("/login");
  if (hasScript(project)) {
    await page.locator("form#sign-in").evaluate((form) => form.setAttribute("novalidate", ""));
    await fillIn(page, "no-address", "x");
    const link = page.getByRole("alert").getByRole("link", { name: /Enter an e-mail address like/ });
    await link.click();
    await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveAccessibleDescription(
      /Enter an e-mail address like/,
    );
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true");
  } else {
    const constraints = await page.getByLabel("E-mail", { exact: true }).getAttribute("required");
    expect(constraints).not.toBeNull();
  }
});

test("after signing in the user is where they wanted to go", async ({ page }) => {
  await page.goto("/feed/archived?order=OldestFirst");
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await fillIn(page, EMAILS.analyst, PASSWORD);
  await expect(page).toHaveURL(/\/feed\/archived\?order=OldestFirst$/);
});

// Every other spelling is held to by `return-to.test.ts`; this is the one that browsers read differently from us.
test("signing in never leaves the site", async ({ page, baseURL }) => {
  await page.goto(`/login?returnUrl=${encodeURIComponent("/\\evil.example")}`);
  await fillIn(page, EMAILS.analyst, PASSWORD);
  await page.waitForURL(`${baseURL}/feed/new`);
});

test("who is signed in already goes straight on", async ({ page, signIn }) => {
  await signIn("analyst");
  await page.goto("/login?returnUrl=%2Ffeed%2Frelevant");
  await expect(page).toHaveURL(/\/feed\/relevant$/);
});

test("signing out ends the session and says so once, 25rem wide", async ({ page, signIn }, { project }) => {
  await signIn("analyst");
  await page.getByRole("banner").locator("details").last().locator("summary").click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("status")).toContainText("You are signed out.");
  // Specification §9. Without a script it is a banner.
  if (hasScript(project)) expect((await page.locator(".toast").boundingBox())?.width).toBe(400);
  await page.getByRole("status").getByRole("link", { name: "Dismiss" }).click();
  await expect(page.getByText("You are signed out.")).toHaveCount(0);
  await page.goto("/feed/new");
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
});

test("a link to sign out asks first", async ({ page, signIn }) => {
  await signIn("analyst");
  await page.goto("/logout");
  await expect(page.getByText(`You are signed in as ${EMAILS.analyst}.`)).toBeVisible();
  await page.goto("/feed/new");
  await expect(page).toHaveURL(/\/feed\/new$/);
  await page.goto("/logout");
  await page.locator("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("signing in takes nothing but a keyboard", IN_BROWSER, async ({ page }) => {
  await page.goto("/login");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("E-mail", { exact: true })).toBeFocused();
  await page.keyboard.type(EMAILS.analyst);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/feed\/new$/);
});

test("a password can be looked at where a script runs, and is hidden until then", async ({ page }, { project }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  const show = page.getByRole("button", { name: "Show" });
  if (!hasScript(project)) return expect(show).toHaveCount(0);
  await page.getByLabel("Password", { exact: true }).fill("secret");
  await show.click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
});

test("a password can be pasted and filled in by a program", IN_BROWSER, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/login");
  const email = page.locator("input[name=email]");
  const password = page.getByLabel("Password", { exact: true });
  await expect(email).toHaveAttribute("autocomplete", "username");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await page.evaluate(() => navigator.clipboard.writeText("swordfish"));
  await password.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(password).toHaveValue("swordfish");
});

test.describe("with a French browser", () => {
  test.use({ locale: "fr-FR" });

  test("a visitor reads French, and the user their own language", async ({ page, signIn }) => {
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page).toHaveTitle("Connexion · Tierwatch");
    await signIn("analyst");
    await expect(page.locator("html")).not.toHaveAttribute("lang", "fr");
  });
});
