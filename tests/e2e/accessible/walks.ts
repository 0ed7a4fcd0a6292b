import { apiOf } from "../../support/api-transport";
import { GOOD_PASSWORD, newcomer } from "../../support/newcomer";
import { enterAs, expect, test } from "../test";

const OF_VISITORS = [
  "/home",
  "/login",
  "/login/company",
  "/login/code",
  "/reset-password",
  "/reset-password?sent=yes",
  "/reset-password/none",
  "/legal",
  "/cookies",
  "/preferences",
  "/signup?reason=not_registered",
  "/request",
  "/nope",
];
const OF_USERS = [
  ...["profile", "password", "second-factor", "preferences", "notifications", "sessions", "tokens"].map(
    (name) => `/management/${name}`,
  ),
  ...["users", "users/invite", "teams", "features", "company-sign-in", "outbox", "jobs"].map(
    (name) => `/admin/${name}`,
  ),
  ...[
    "/feed/labels",
    "/feed/new-alert",
    "/action/new",
    "/notifications",
    "/shortcuts",
    "/search?q=ger",
    "/context-help/feed.tiers",
    "/logout",
    "/print",
  ],
];

const TAGS = { en: "en", de: "de", ch: "zh-Hans", fr: "fr" };

/** Walks through what a visitor opens, in a browser that asks for this language. */
export function walkOfVisitors(language: keyof typeof TAGS, locale: string): void {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test("the pages of visitors are accessible, narrow and wide, in light and dark", async ({
      page,
      expectAccessible,
    }) => {
      await page.goto("/login");
      await expect(page.locator("html")).toHaveAttribute("lang", TAGS[language]);
      await expectAccessible(...OF_VISITORS);
    });
  });
}

/** Walks through what a user opens who has nothing yet, by the language of their account. */
export function walkOfUsers(language: "en" | "de" | "ch"): void {
  test(`the pages of users are accessible in ${language}, narrow and wide, in light and dark`, async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    const { email, id } = await newcomer(apiOf(baseURL ?? ""), ["administrator"], language);
    await enterAs(page, email, "/management/profile", GOOD_PASSWORD);
    await expect(page.locator("html")).toHaveAttribute("lang", TAGS[language]);
    await expectAccessible(...OF_USERS, `/admin/users/${id}`);
  });
}
