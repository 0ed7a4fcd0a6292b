import type { Context } from "hono";
import type { BackendTransport } from "~/backend/transport";
import type { AppEnv } from "../middleware/app-env";
import { backendCalls } from "../telemetry/backend-calls";

/** The backend as this request may use it: with its user's token, its id and address, and an end when its client goes. */
export function backendOf(c: Context<AppEnv>, backend: BackendTransport): BackendTransport {
  return (request) => {
    if (backendCalls.hasSubscribers) backendCalls.publish(request.url);
    const identified = new Request(request, { signal: AbortSignal.any([request.signal, c.get("gone")]) });
    const token = c.get("token");
    if (token && !identified.headers.has("authorization")) identified.headers.set("Authorization", `Bearer ${token}`);
    identified.headers.set("X-Request-Id", c.get("requestId"));
    identified.headers.set("X-Forwarded-For", c.get("clientAddress"));
    const browser = c.req.header("user-agent");
    if (browser) identified.headers.set("User-Agent", browser.slice(0, 300));
    else identified.headers.delete("User-Agent");
    return backend(identified);
  };
}
