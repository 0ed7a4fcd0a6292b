import type { FaultySite, Seen } from "../faults/faulty-site";
import type { Asker } from "../faults/world";

/** Where the product is in these tests, for browsers. */
export const PUBLIC_URL = new URL("https://intranet.example/risk");
/** Below its path, which stands there once. */
export const INSIDE = /^\/risk\/(?!risk\/)/;

export const isOurs = ({ origin }: URL): boolean => origin === PUBLIC_URL.origin;
export const addressOf = ({ path }: Asker): URL => new URL(`/risk${path}`, PUBLIC_URL);

export interface Walked {
  pattern: string;
  asker: Asker;
  page: Seen;
}

/** Each page that there is, and each address that leads to another. */
export async function pagesOf(site: FaultySite): Promise<Walked[]> {
  const all: Walked[] = [];
  for (const [pattern, asker] of site.addresses) {
    if (pattern !== "/logout") all.push({ pattern, asker, page: await site.look(asker, "Walker") });
  }
  return all.filter(({ page }) => page.type.startsWith("text/html") || page.to !== null);
}

/** What is wrong with an answer's redirect and its cookies. */
export function wrongHeaders({ to, headers }: Seen): string[] {
  const url = to === null ? null : new URL(to, PUBLIC_URL);
  const isOutside = url && isOurs(url) && !INSIDE.test(url.pathname);
  const loose = headers.getSetCookie().filter((cookie) => !BOUND.every((part) => part.test(cookie)));
  return [...(isOutside ? [`Location: ${to}`] : []), ...loose];
}

const BOUND = [/^__Secure-[\w-]+=/, /; Path=\/risk\/(?:;|$)/, /; Secure(?:;|$)/];
