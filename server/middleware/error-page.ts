import { readFileSync } from "node:fs";
import { join } from "node:path";
import { seconds } from "~/time/duration";
import { projectRoot } from "../project-root";

/** How soon a page that could not be made is asked for again: a backend that is back shows within two seconds. */
const RETRY = seconds(2);

/**
 * The page for when no page can be made: written beforehand, needs neither backend nor script. One that was only read
 * comes back by itself; one that answers a form does not, because asking again would lose what was typed.
 */
export function errorPage(status: 500 | 503, request: { method: string }): Response {
  page ??= readFileSync(join(projectRoot(), "public/error.html"), "utf8");
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  if (status === 503) {
    headers.set("Retry-After", String(RETRY / seconds(1)));
    if (request.method === "GET") headers.set("Refresh", String(RETRY / seconds(1)));
  }
  return new Response(request.method === "HEAD" ? null : page, { status, headers });
}

let page: string | undefined;
