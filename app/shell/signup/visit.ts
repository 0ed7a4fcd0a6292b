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
  text: MessageKey;
  /** Of the route whose text it is. */
  state: string | null;
  /** Put off until the browser is closed. */
  later: boolean;
}

export interface SignupOffer {
  text: MessageKey;
  state: string | null;
  /** The navigations are reached; else the clock decides. */
  due: boolean;
}

/** Signing up is offered neither to those signed in by e-mail nor to those with the permission to skip it. */
export function maySignUp(session: Pick<Session, "user" | "permissions"> | null): boolean {
  if (!session) return true;
  const byEmail = session.user.email !== "" && !session.user.embeddedLogin;
  return !byEmail && !session.permissions.includes("signup:skip");
}

/** The visit after one more page made of these routes; null until a page has carried a signup text. */
export function afterPage(before: Visit | null, routes: readonly RouteData[]): Visit | null {
  const text = routes.findLast(({ signupText }) => signupText)?.signupText ?? before?.text;
  if (!text) return null;
  const carried = routes.some(({ signupText }) => signupText);
  const state = carried ? (routes.findLast((route) => route.state)?.state ?? null) : (before?.state ?? null);
  return { pages: Math.min((before?.pages ?? 0) + 1, SIGNUP_PAGES), text, state, later: before?.later ?? false };
}

/** What is offered at this point of the visit; nothing to who put it off or hid it for good. */
export function offerOf(visit: Visit | null, hidden: boolean): SignupOffer | null {
  if (!visit || visit.later || hidden) return null;
  return { text: visit.text, state: visit.state, due: visit.pages >= SIGNUP_PAGES };
}
