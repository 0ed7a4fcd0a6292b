import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { looksLikeMessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { isDismissed } from "../dismissed.server";
import { afterPage, maySignUp, offerOf, SIGNUP_PAGES, type SignupOffer, type Visit } from "./visit";

/** Without an age: it ends with the browser. It holds no more than a count and what was on the page. */
const visitCookie = createCookie("tierwatch-visit", { path: "/", sameSite: "lax", httpOnly: true });

const visit = z.object({
  pages: z.int().min(0).max(SIGNUP_PAGES),
  since: z.int().nonnegative(),
  text: z.string().max(100).refine(looksLikeMessageKey),
  state: z.string().max(40).nullable(),
  later: z.boolean(),
});

/** Counts this page, and answers what is offered on it with the `Set-Cookie` value that remembers the count. */
export async function countPage(
  request: Request,
  context: Pick<LoadContext, "session" | "routes" | "failure">,
): Promise<{ offer: SignupOffer | null; cookie: string | null }> {
  if (context.failure || !maySignUp(context.session)) return { offer: null, cookie: null };
  const now = Date.now();
  const before = await visitOf(request);
  const after = isCounted(request, context.routes) ? afterPage(before, context.routes, now) : before;
  const changed = JSON.stringify(after) !== JSON.stringify(before);
  return {
    offer: offerOf(after, await isDismissed(request, "signup"), now),
    cookie: after && changed ? await visitCookie.serialize(after) : null,
  };
}

/** The `Set-Cookie` value that puts the offer off until the browser is closed; null where there is none. */
export async function putOff(request: Request): Promise<string | null> {
  const current = await visitOf(request);
  return current && visitCookie.serialize({ ...current, later: true });
}

async function visitOf(request: Request): Promise<Visit | null> {
  const parsed = visit.safeParse(await visitCookie.parse(request.headers.get("cookie")));
  return parsed.success ? parsed.data : null;
}

/** A page that somebody looks at; what the offer itself leads to is none. */
function isCounted(request: Request, routes: readonly RouteData[]): boolean {
  return request.method === "GET" && routes.at(-1)?.state !== "signup";
}
