import { seconds } from "~/time/duration";
import { createRandom, type Random } from "../../../server/backend/main/seed/random";
import { SAME_ORIGIN } from "../node-server";
import { junkText } from "./junk";

/** The server as one browser's requests see it. */
export type Site = (path: string, init?: RequestInit) => Response | Promise<Response>;

export interface PageFault {
  case: number;
  why: string;
  method: string;
  path: string;
  body: string | null;
}

interface Order {
  seed: number;
  cases: number;
  /** Patterns of all pages, parameters as `:name`. */
  patterns: readonly string[];
  /** Those that take a form. */
  forms: ReadonlySet<string>;
  /** A browser that has just signed in. */
  enter(): Promise<Site>;
  tell?(fault: PageFault): void;
}

const PATIENCE = seconds(20);

/**
 * Asks for every page in turn with junk in its parameters, its query and the fields of its forms, under names that the pages
 * themselves use. Notes 5xx, a stack, and what is not answered in time.
 */
export async function fuzzPages({ seed, cases, patterns, forms, enter, tell }: Order) {
  const random = createRandom(seed);
  const faults: PageFault[] = [];
  const statuses: Record<number, number> = {};
  const seen: Seen = {
    names: new Set(["returnTo", "after", "q", "intent"]),
    values: new Set(["1"]),
    ids: new Set(["1", "2"]),
  };
  let site = await enter();
  for (let n = 0; n < cases; n += 1) {
    const pattern = patterns[n % patterns.length] as string;
    const request = asking(pattern, forms.has(pattern), seen, random);
    const answer = await answered(site, request);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const why = faultIn(answer);
    if (why) {
      const fault = { case: n, why, ...request };
      faults.push(fault);
      tell?.(fault);
    }
    learn(answer.text, seen);
    if (answer.to?.startsWith("/login") || pattern === "/logout") site = await enter();
  }
  return { faults, statuses };
}

interface Seen {
  names: Set<string>;
  values: Set<string>;
  ids: Set<string>;
}

interface Asking {
  method: string;
  path: string;
  body: string | null;
}

function asking(pattern: string, takesForms: boolean, { names, values, ids }: Seen, random: Random): Asking {
  const filled = pattern.replace(/:\w+\??|\*/g, () =>
    encoded(
      random.weighted<() => string>([
        [() => random.pick([...ids]), 6],
        [() => random.pick([...values]), 1],
        [() => junkText(random), 2],
      ])(),
    ),
  );
  const pairs = (most: number) =>
    Array.from({ length: random.int(0, most) }, () => {
      const value = random.chance(0.5) ? junkText(random) : random.pick([...values, ...ids]);
      return `${encoded(random.pick([...names]))}=${encoded(value)}`;
    }).join("&");
  const query = pairs(5);
  const path = `${filled}${random.chance(0.1) ? ".data" : ""}${query && `?${query}`}`;
  const isPost = takesForms && random.chance(0.6);
  return { method: isPost ? "POST" : "GET", path: path.slice(0, 12_000), body: isPost ? pairs(8) : null };
}

const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

interface Answered {
  status: number;
  text: string;
  to: string | null;
}

async function answered(site: Site, { method, path, body }: Asking): Promise<Answered> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answered>((resolve) => {
    timer = setTimeout(() => resolve({ status: 0, text: "", to: null }), PATIENCE);
  });
  const headers = { ...SAME_ORIGIN, ...(body === null ? {} : { "content-type": "application/x-www-form-urlencoded" }) };
  const whole = (async () => {
    const response = await site(path, { method, headers, body });
    const endless = /event-stream|ndjson/.test(response.headers.get("content-type") ?? "");
    if (endless) await response.body?.cancel();
    const to = response.headers.get("location");
    return { status: response.status, text: endless ? "" : await response.text(), to };
  })();
  try {
    return await Promise.race([whole, late]);
  } finally {
    clearTimeout(timer);
  }
}

function faultIn({ status, text }: Answered): string | null {
  if (status === 0) return `no answer within ${PATIENCE} ms`;
  if (status >= 500) return `${status}`;
  return /\n\s+at .+:\d+:\d+|node_modules\//.test(text) ? "a stack" : null;
}

const MOST = 300;

/** Names and values of fields, and the ids that links lead to. */
function learn(text: string, { names, values, ids }: Seen): void {
  for (const [, name] of text.matchAll(/\bname="([\w.[\]-]{1,40})"/g)) names.add(name as string);
  for (const [, name] of text.matchAll(/[?;&](\w{1,30})=/g)) names.add(name as string);
  for (const [, value] of text.matchAll(/\bvalue="([^"&]{1,40})"/g)) values.add(value as string);
  for (const [, id] of text.matchAll(/href="\/[\w/-]*\/(\d{1,9})[/"?]/g)) ids.add(id as string);
  for (const set of [names, values, ids]) while (set.size > MOST) set.delete(set.values().next().value as string);
}
