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
export function errorPage(status: 500 | 503, request: { method: string }, below: string): Response {
  const page = written("error.html", below);
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  if (status === 503) {
    headers.set("Retry-After", String(RETRY / seconds(1)));
    if (request.method === "GET") headers.set("Refresh", String(RETRY / seconds(1)));
  }
  return new Response(request.method === "HEAD" ? null : page, { status, headers });
}

/**
 * The page for a form that does not say that it comes from this site (403): what to do, for those whose proxy strips the headers that
 * say so. It is written beforehand, too: no session has been looked up for such a request.
 */
export function foreignFormPage(below: string): Response {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(written("foreign-form.html", below), { status: 403, headers });
}

const pages = new Map<string, string>();

/** Its addresses begin with a slash in the file: it is answered at any address. `below` is the same for all of a process. */
function written(name: string, below: string): string {
  const known = pages.get(below + name);
  if (known !== undefined) return known;
  const file = readFileSync(join(projectRoot(), "public", name), "utf8");
  const page = file.replace(/(\s(?:href|src)=")\//g, `$1${below}/`);
  pages.set(below + name, page);
  return page;
}
