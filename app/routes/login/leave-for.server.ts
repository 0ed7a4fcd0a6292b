import { data, redirect } from "@remix-run/node";

interface Away {
  /** Of another site: the provider's page. */
  location: string;
  headers: Headers;
}

/**
 * Sends the browser that posted a form to another site. Browsers apply the page's `form-action 'self'` to where a posted form is
 * redirected, too, so without a script the answer is a page of ours that goes on by itself; a script's request is redirected.
 */
export function leaveFor(request: Request, { location, headers }: Away) {
  if (request.headers.get("Sec-Fetch-Mode") !== "navigate") throw redirect(location, { status: 303, headers });
  headers.set("Refresh", `0; url=${location}`);
  return data({ leavesFor: location }, { headers });
}

/** For `headers` of a page whose action may leave: a page's own headers are those it names. */
export function leavingHeaders({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  const refresh = actionHeaders.get("Refresh");
  return refresh ? { Refresh: refresh } : {};
}
