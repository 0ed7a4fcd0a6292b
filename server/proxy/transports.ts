import type { CallDirectly } from "../backend/platform/call/direct";
import type { SharedBackend } from "../session/shared-backend";

/** The backend of this process, called without a network between, and most of its calls without a request. */
export function embeddedBackend(
  app: { fetch(request: Request): Response | Promise<Response> },
  inProcess?: CallDirectly,
): SharedBackend {
  const overRequests: SharedBackend = async (request) => {
    request.signal.throwIfAborted();
    const answer = Promise.resolve(app.fetch(request));
    return Promise.race([answer, abortOf(request.signal)]);
  };
  return Object.assign(overRequests, { inProcess });
}

/** The customer's own backend; `base` is the address below which `/v2` stands. Rejects when nobody answers there. */
export function remoteBackend(base: URL): SharedBackend {
  const prefix = base.href.replace(/\/$/, "");
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const response = await fetch(new Request(`${prefix}${pathname}${search}`, request), { redirect: "manual" });
    if (!response.headers.has("content-encoding")) return response;
    // fetch has decoded the body and left the headers of the encoded one.
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
