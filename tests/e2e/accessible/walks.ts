import type { Page } from "@playwright/test";
import { apiOf } from "../../support/api-transport";
import { GOOD_PASSWORD, newcomer } from "../../support/newcomer";
import { enterAs } from "../test";

/** Pages that everybody may open. */
export const OF_VISITORS = [
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

/** What a user who has nothing yet sees around the work: the account, and what the shell opens. */
export const OF_ACCOUNTS = [
  ...["profile", "password", "second-factor", "preferences", "notifications", "sessions", "tokens"].map(
    (name) => `/management/${name}`,
  ),
  "/notifications",
  "/shortcuts",
  "/search?q=ger",
  "/context-help/feed.tiers",
  "/logout",
  "/print",
];

/** Where a user who has nothing yet would work. */
export const OF_USERS = [
  "/feed/labels",
  "/feed/assign?alertIds=1",
  "/feed/snooze?alertIds=1",
  "/feed/new-alert",
  "/action/new",
  "/reading/review",
  "/reading/review?view=reviewed",
  "/reading/topics",
  "/reading/topics/new",
  "/reading/words",
  "/reading/words/new",
  "/reading/quality",
];

/** Pages of an administrator; the last is the one of this user. */
export const ofAdministrators = (id: number): string[] => [
  ...["users", "users/invite", "teams", "features", "company-sign-in", "audit", "outbox", "jobs"].map(
    (name) => `/admin/${name}`,
  ),
  `/admin/users/${id}`,
  "/data-management/sources",
  "/data-management/sources/new",
  "/data-management/sources/usgs",
  "/data-management/lists",
  "/data-management/lists/new",
  "/data-management/events",
  "/data-management/events?part=merges",
];

/** Enters as an administrator whom no other test knows, whose account has this language; answers who it is. */
export async function enterAsNewcomer(page: Page, baseURL = "", language: "en" | "de" | "ch" = "en"): Promise<number> {
  const { email, id } = await newcomer(apiOf(baseURL), ["administrator"], language);
  await enterAs(page, email, "/management/profile", GOOD_PASSWORD);
  return id;
}
