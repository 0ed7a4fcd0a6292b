import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { dataRedirect } from "../guards/data-redirect";
import { pageOf } from "../guards/page-url";
import { READS } from "../middleware/allowed-methods";
import type { AppEnv } from "../middleware/app-env";
import { backendOf } from "./backend-of";
import type { CookieFor } from "./cookie";
import { resolveSession } from "./resolve";
import type { SharedBackend } from "./shared-backend";

/**
 * Finds out once who the user is. When the backend cannot say, no page is guessed at: the answer is the page that says so, with 503,
 * and a form that was sent is kept in it.
 */
export function session(cookieFor: CookieFor, backend: SharedBackend, timeout: number): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    const header = c.req.header("cookie");
    const cookie = cookieFor(c.get("url"));
    c.set("token", cookie.tokenOf(header));
    c.set("session", null);
    const found = c.get("token")
      ? await resolveSession(backendOf(c, backend), timeout)
      : { state: "signed-out" as const };
    if (found.state === "unavailable" || found.state === "too-many") {
      const status = found.state === "too-many" ? 429 : 503;
      if (found.state === "unavailable")
        c.get("logger").error({ err: found.why }, "the backend could not say whose session it is");
      const { isData, target } = pageOf(c.get("url"));
      if (isData && READS.includes(c.req.method)) return dataRedirect({ status, method: c.req.method, to: target });
      c.set("unknownUser", status);
      return next();
    }
    if (found.state === "signed-in") c.set("session", found.session);
    else c.set("token", null);
    await next();
    const isStale = found.state === "signed-out" && cookie.isPresent(header);
    // A sign-in that just happened brings its own.
    if (isStale && !c.res.headers.getSetCookie().some(cookie.isPresent))
      c.header("Set-Cookie", cookie.end(), { append: true });
  });
}
