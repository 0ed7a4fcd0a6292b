import type { Context } from "hono";
import type { BackendTransport, DirectCalls } from "~/backend/transport";
import type { CallDirectly } from "../backend/platform/call/direct";
import type { AppEnv } from "../middleware/app-env";
import { backendCalls } from "../telemetry/backend-calls";
import type { SharedBackend } from "./shared-backend";

/** The backend as this request may use it: with its user's token, its id and address, and an end when its client goes. */
export function backendOf(c: Context<AppEnv>, backend: SharedBackend): BackendTransport {
  const overRequests: BackendTransport = (request) => {
    tell(request.url);
    const identified = new Request(request, { signal: AbortSignal.any([request.signal, c.get("gone")]) });
    const token = c.get("token");
    if (token && !identified.headers.has("authorization")) identified.headers.set("Authorization", `Bearer ${token}`);
    identified.headers.set("X-Request-Id", c.get("requestId"));
    identified.headers.set("X-Forwarded-For", c.get("clientAddress"));
    const browser = browserOf(c);
    if (browser) identified.headers.set("User-Agent", browser);
    else identified.headers.delete("User-Agent");
    return backend(identified);
  };
  return Object.assign(overRequests, { direct: backend.inProcess && directOf(c, backend.inProcess) });
}

/**
 * The same without requests. The session that was found for this request is handed over, until something is written: a write may end
 * the session, or change what it permits.
 */
function directOf(c: Context<AppEnv>, direct: CallDirectly): DirectCalls {
  const left = leaving(c.get("gone"));
  const who = { requestId: c.get("requestId"), clientAddress: c.get("clientAddress"), userAgent: browserOf(c) };
  let hasWritten = false;
  return async (call, input) => {
    tell(call.name);
    c.get("gone").throwIfAborted();
    const session = hasWritten ? undefined : (c.get("session") ?? undefined);
    hasWritten ||= call.method !== "get";
    const { idempotencyKey } = input;
    const answer = direct(call.name, input, { ...who, token: c.get("token"), session, idempotencyKey });
    return Promise.race([answer, left]);
  };
}

/** Rejects when the signal ends, which is at most once however many calls wait. */
function leaving(signal: AbortSignal): Promise<never> {
  const left = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  left.catch(() => undefined);
  return left;
}

function browserOf(c: Context<AppEnv>): string | null {
  return c.req.header("user-agent")?.slice(0, 300) || null;
}

function tell(call: string): void {
  if (backendCalls.hasSubscribers) backendCalls.publish(call);
}
