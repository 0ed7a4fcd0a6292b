import type { Session } from "~/backend/contract/session";
import { paths } from "~/paths";
import { safeReturnTo } from "./return-to";

type User = Pick<Session["user"], "passwordValidUntil" | "embeddedLogin">;

interface Arrival {
  user: User;
  /** The `returnUrl` of the query, as it came. */
  returnUrl: string | null;
  /** Where somebody without one stays: path and query of this site. */
  current: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Where somebody who became authenticated goes: the specification's three rules, in their order (§4 Session). */
export function afterSignIn({ user, returnUrl, current, today }: Arrival): string {
  const target = safeReturnTo(returnUrl, current);
  if (hasToChangePassword(user, today) && !isPasswordPage(target)) return paths.management("password", target);
  if (startsWithPath(target, paths.quickstart()) && !user.embeddedLogin) return QUICK_FEED;
  return target;
}

/** A password is valid through the day that its expiry names; without one it does not expire. Who has none changes none. */
export function hasToChangePassword({ passwordValidUntil, embeddedLogin }: User, today: string): boolean {
  return passwordValidUntil !== null && !embeddedLogin && passwordValidUntil < today;
}

/** Today's date as the server counts it, in UTC. */
export function todayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

const QUICK_FEED = paths.feedView("new", "?order=TopThisWeek");

export function isPasswordPage(target: string): boolean {
  return startsWithPath(target, paths.management("password"));
}

/** Whole segments only: `/management/passwords` is not the password page. Case and a last slash make no other page. */
function startsWithPath(target: string, path: string): boolean {
  const [pathname = ""] = target.split(/[?#]/, 1);
  return `${pathname.toLowerCase()}/`.startsWith(`${path}/`);
}
