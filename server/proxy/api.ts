import type { Context, Handler } from "hono";
import { BACKEND_BASE } from "~/backend/transport";
import { seconds } from "~/time/duration";
import type { AppEnv } from "../middleware/app-env";
import { callsAt } from "../middleware/calls-at";
import { bearerOf } from "../middleware/same-origin";
import { backendOf } from "../session/backend-of";
import type { CookieFor } from "../session/cookie";
import type { SharedBackend } from "../session/shared-backend";
import { requestHeaders, responseHeaders } from "./pass-headers";

/**
 * `/api/…` is the backend's `…`, streamed both ways: for a machine with a bearer token, or for a page's own script with
 * the session cookie. Cookies go neither way. `timeout` (ms) is how long nothing may happen before the backend answers; a call that
 * says itself that it takes longer, such as one that reads a list of 20 MB, is waited for as long as it says.
 */
export function apiProxy(cookieFor: CookieFor, backend: SharedBackend, timeout: number): Handler<AppEnv> {
  const waitFor = longestWaits(timeout);
  return async (c) => {
    c.set("route", "/api/*");
    c.set("token", bearerOf(c) ?? cookieFor(c.get("url")).tokenOf(c.req.header("cookie")));
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), waitFor(c.req.method, backendPath(c)));
    try {
      const request = toBackendRequest(c, late.signal, () => timer.refresh());
      const answer = await backendOf(c, backend)(request);
      return new Response(answer.body, { status: answer.status, headers: responseHeaders(answer.headers) });
    } catch (error) {
      return refusal(c, error, late.signal.aborted);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Milliseconds by method and path: never less than `least`, which the operator has set. */
function longestWaits(least: number): (method: string, path: string) => number {
  const at = callsAt();
  return (method, path) => Math.max(least, ...at(method, path).map((call) => call.timeout ?? 0));
}

const backendPath = (c: Context<AppEnv>): string => c.get("url").pathname.slice("/api".length) || "/";

function toBackendRequest(c: Context<AppEnv>, signal: AbortSignal, onProgress: () => void): Request {
  const { search } = c.get("url");
  const body = c.get("body")?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onProgress();
        controller.enqueue(chunk);
      },
    }),
  );
  return new Request(BACKEND_BASE + backendPath(c) + search, {
    method: c.req.method,
    headers: requestHeaders(c.req.raw.headers),
    signal,
    ...(body && { body, duplex: "half" }),
  } as RequestInit);
}

function refusal(c: Context<AppEnv>, error: unknown, late: boolean): Response {
  // Nobody reads it; the status tells the log what happened.
  if (c.get("gone").aborted) return new Response(null, { status: 499 });
  c.get("logger").error({ err: error }, late ? "the backend did not answer in time" : "the backend did not answer");
  const requestId = c.get("requestId");
  if (late) return c.json({ code: "backend_timeout", message: "The backend did not answer in time", requestId }, 504);
  const retry = { "Retry-After": String(seconds(2) / seconds(1)) };
  return c.json({ code: "backend_unavailable", message: "The backend did not answer", requestId }, 503, retry);
}
