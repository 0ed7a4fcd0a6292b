import type { RouteData } from "~/access/route-data";
import type { Session } from "~/backend/contract/session";
import type { MessageKey } from "~/i18n/texts";
import { seconds } from "~/time/duration";

/** Specification §4 Signup dialog: after 30 seconds or 5 navigations, whichever comes first. */
export const SIGNUP_DELAY = seconds(30);
export const SIGNUP_PAGES = 5;

/** What a visitor's browser session has seen since its first page with a signup text. */
export interface Visit {
  pages: number;
  /** When that first page was made, in ms since 1970. */
  since: number;
  text: MessageKey;
  /** Of the route whose text it is. */
  state: string | null;
  /** Put off until the browser is closed. */
  later: boolean;
}

export interface SignupOffer {
  text: MessageKey;
  state: string | null;
  /** Milliseconds until it is offered: 0 once the navigations are reached or the time is over. */
  wait: number;
}

/** Signing up is offered neither to those signed in by e-mail nor to those with the permission to skip it. */
export function maySignUp(session: Pick<Session, "user" | "permissions"> | null): boolean {
  if (!session) return true;
  const byEmail = session.user.email !== "" && !session.user.embeddedLogin;
  return !byEmail && !session.permissions.includes("signup:skip");
}

/** The visit after one more page made of these routes; null until a page has carried a signup text. */
export function afterPage(before: Visit | null, routes: readonly RouteData[], now: number): Visit | null {
  const text = routes.findLast(({ signupText }) => signupText)?.signupText ?? before?.text;
  if (!text) return null;
  const carried = routes.some(({ signupText }) => signupText);
  const state = carried ? (routes.findLast((route) => route.state)?.state ?? null) : (before?.state ?? null);
  const pages = Math.min((before?.pages ?? 0) + 1, SIGNUP_PAGES);
  return { pages, since: before?.since ?? now, text, state, later: before?.later ?? false };
}

/** What is offered at this point of the visit; nothing to who put it off or hid it for good. */
export function offerOf(visit: Visit | null, hidden: boolean, now: number): SignupOffer | null {
  if (!visit || visit.later || hidden) return null;
  const left = visit.since + SIGNUP_DELAY - now;
  const wait = visit.pages >= SIGNUP_PAGES ? 0 : Math.min(SIGNUP_DELAY, Math.max(0, left));
  return { text: visit.text, state: visit.state, wait };
}
