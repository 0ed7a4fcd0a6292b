import { UNSAFE_SingleFetchRedirectSymbol as REDIRECT } from "@remix-run/server-runtime";
import { encode } from "turbo-stream";

/**
 * Tells a page's script, which asked for data, to go to `to` as a new document. It reads a redirect from the body and not
 * from the status, so the status can say the truth. Encoded as `@remix-run/server-runtime/dist/single-fetch.js` does.
 */
export function dataRedirect({
  status,
  method,
  to,
}: {
  status: 401 | 403 | 429 | 503;
  method: string;
  to: string;
}): Response {
  const redirect = { redirect: to, status: 302, revalidate: false, reload: true, replace: false };
  const result = method === "GET" ? { [REDIRECT]: redirect } : redirect;
  const body = encode(result, { plugins: [encodeRedirect] });
  return new Response(body, {
    status,
    headers: { "Content-Type": "text/x-script", "X-Remix-Response": "yes", "Cache-Control": "no-store" },
  });
}

function encodeRedirect(value: unknown): [string, unknown] | undefined {
  if (typeof value !== "object" || value === null || !(REDIRECT in value)) return undefined;
  return ["SingleFetchRedirect", value[REDIRECT]];
}
