import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { hasToChangePassword, isPasswordPage, todayOf } from "~/access/after-sign-in";
import { decideAccess, type Refusal } from "~/access/decide";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import type { Session } from "~/backend/contract/session";
import { paths } from "~/paths";
import { READS } from "../middleware/allowed-methods";
import type { AppEnv } from "../middleware/app-env";
import { refusals } from "../middleware/refusals";
import { dataRedirect } from "./data-redirect";
import { loginFor, MANIFEST_PATH } from "./entry-paths";
import { pageOf } from "./page-url";
import { type BuildRoutes, routeMatcher } from "./route-tree";

/** Makes the app's page that says why, with status 403. */
export type RefusalPage = (c: Context<AppEnv>, refusal: Refusal) => Promise<Response>;

/**
 * Lets a request reach the pages only as far as its routes' handles allow: the same for every method, for a page and for
 * its data. Remix runs a match's loaders side by side, so this is the one place that protects them.
 */
export function guard(routes: () => Promise<BuildRoutes>, refusalPage: RefusalPage): MiddlewareHandler<AppEnv> {
  const match = matcherOf(routes);
  return createMiddleware(async (c, next) => {
    const url = c.get("url");
    // No page of the app is reached then (`renderPages`), whatever was asked for.
    if (c.get("unknownUser")) {
      c.set("route", "/*");
      c.set("routes", []);
      return next();
    }
    if (url.pathname === MANIFEST_PATH) return next();
    // The data requests of older Remix versions name a loader to run; nothing of ours sends them.
    if (url.searchParams.has("_data")) return c.text("Bad request\n", 400);
    const { pathname, isData, target } = pageOf(url);
    const found = (await match())(pathname);
    c.set("route", found?.pattern ?? "/*");
    c.set("routes", found?.handles ?? []);
    c.set("branch", found?.ids);
    // Without a match no loader runs; the answer is Remix's own 404.
    const decision = found ? decideAccess(found.handles, c.get("session")) : { ok: true as const };
    if (decision.ok) {
      const elsewhere = passwordPageFor(c.get("session"), found?.handles.at(-1), { pathname, target });
      if (!elsewhere) return next();
      return isData
        ? dataRedirect({ status: 403, method: c.req.method, to: elsewhere })
        : c.redirect(elsewhere, READS.includes(c.req.method) ? 302 : 303);
    }
    if (decision.status === 403) {
      const userId = c.get("session")?.user.id;
      refusals.tell(c.get("logger"), { by: "guard", of: found?.pattern ?? "/*", userId });
    }
    if (isData) {
      const to = decision.status === 401 ? loginFor(target) : safeReturnTo(target);
      return dataRedirect({ status: decision.status, method: c.req.method, to });
    }
    if (decision.status === 403) return refusalPage(c, decision);
    return c.redirect(loginFor(target), READS.includes(c.req.method) ? 302 : 303);
  });
}

/** Where somebody has to go first whose password has run out; pages that are open to everybody stay open. */
function passwordPageFor(
  session: Session | null,
  leaf: RouteData | undefined,
  { pathname, target }: { pathname: string; target: string },
): string | null {
  if (!session || !leaf || leaf.access === "public" || isPasswordPage(pathname)) return null;
  if (!hasToChangePassword(session.user, todayOf(new Date()))) return null;
  return paths.management("password", safeReturnTo(target));
}

/** The tree is built once for a build; in development a change makes another build. */
function matcherOf(routes: () => Promise<BuildRoutes>): () => Promise<ReturnType<typeof routeMatcher>> {
  const built = new WeakMap<BuildRoutes, ReturnType<typeof routeMatcher>>();
  return async () => {
    const current = await routes();
    const match = built.get(current) ?? routeMatcher(current);
    built.set(current, match);
    return match;
  };
}
