import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { toldIn, toldInStyles } from "../support/below-a-path/told-addresses";
import { type FaultySite, type Seen, startFaultySite } from "../support/faults/faulty-site";
import { formsIn } from "../support/faults/form-filling";
import type { Asker } from "../support/faults/world";
import { ownBackend } from "../support/own-backend";
import { builtProduct } from "../support/product-folder";

// The product as `PUBLIC_URL=https://intranet.example/risk` serves it: nothing that a browser is told leads out of /risk (decision 62).
const PUBLIC_URL = new URL("https://intranet.example/risk");
const INSIDE = /^\/risk\/(?!risk\/)/;
/** On a machine that does other things too. */
const LONG = { timeout: minutes(4) };
const use = ownBackend();
let site: FaultySite;
beforeAll(async () => {
  site = await startFaultySite(use, PUBLIC_URL);
});
afterAll(() => site?.stop());

test("every address that any page tells a browser is below the path, and answers", LONG, async () => {
  const outside = new Set<string>();
  const addresses = new Map<string, string>();
  for (const { pattern, asker, page } of await pages()) {
    notice(page, asker.path, outside);
    for (const { address, by } of toldIn(page.text, page.headers)) {
      const url = new URL(address, addressOf(asker));
      if (!isOurs(url) || address.startsWith("#")) continue;
      if (!INSIDE.test(url.pathname)) outside.add(`${by} of ${pattern}: ${address}`);
      // What is only posted to is walked by the test of forms.
      else if (!/action/.test(by)) addresses.set(kindOf(url), url.pathname.slice("/risk".length) + url.search);
    }
  }
  expect([...outside]).toEqual([]);
  expect((await pages()).length).toBeGreaterThan(70);
  const missing: string[] = [];
  for (const path of addresses.values()) {
    if (/^\/logout/.test(path)) continue;
    const { status } = await site.look({ as: "admin", path }, "Follower");
    if (status === 404 || status >= 500) missing.push(`${status} ${path}`);
  }
  expect(missing).toEqual([]);
  expect(addresses.size).toBeGreaterThan(100);
  expect(site.logged).toEqual([]);
});

test("every form that is posted without a script leads to where it says, and back below the path", LONG, async () => {
  const wrong = new Set<string>();
  const known = (await pages())
    .filter(({ page }) => page.status === 200)
    .flatMap(({ asker, page }) => formsIn(page.text, addressOf(asker).href).map((form) => ({ form, asker })));
  const forms = [...new Map(known.map((one) => [one.form.name, one])).values()].filter(
    // Those would lock the walker out; and a link in a mail is made up here.
    ({ form }) => !/logout|password|sessions|second-factor|admin|preferences\b|unsubscribe$/.test(form.name),
  );
  // What deletes comes last: others are about the same things.
  const inOrder = forms.sort(
    (one, other) => Number(/delete/.test(one.form.name)) - Number(/delete/.test(other.form.name)),
  );
  for (const { form, asker } of inOrder) {
    const answer = await site.send(form, asker.as, "Filler");
    notice(answer, form.name, wrong);
    if (answer.status === 404 || answer.status >= 500) wrong.add(`${form.name}: ${answer.status}`);
    const told = answer.type.startsWith("text/html") ? toldIn(answer.text, answer.headers) : [];
    for (const { address } of told) {
      const url = new URL(address, form.url);
      if (isOurs(url) && !INSIDE.test(url.pathname)) wrong.add(`${form.name}: ${address}`);
    }
  }
  expect([...wrong]).toEqual([]);
  expect(forms.length).toBeGreaterThan(40);
});

test("style sheets and scripts name what stands beside them, wherever they are served", async () => {
  const { text } = await site.look({ as: "visitor", path: "/login" }, "Reader");
  const [sheet = ""] = /\/risk\/assets\/[\w-]+\.css/.exec(text) ?? [];
  const { text: styles, status } = await site.look({ as: "visitor", path: sheet.slice("/risk".length) }, "Reader");
  expect(status).toBe(200);
  const fonts = toldInStyles(styles).filter(({ address }) => !address.startsWith("data:"));
  expect(fonts.length).toBeGreaterThan(1);
  for (const { address } of fonts) {
    const url = new URL(address, `${PUBLIC_URL.origin}${sheet}`);
    expect(url.pathname).toMatch(INSIDE);
    expect((await site.look({ as: "visitor", path: url.pathname.slice("/risk".length) }, "Reader")).status).toBe(200);
  }
  const folder = join(builtProduct(), "build/app/client/assets");
  // The manifest is asked for as JSON, a page at a time, and made by the server.
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js") && !name.startsWith("manifest-"));
  const naming = scripts.filter((name) => /["'`(]\/assets\/[^"'`]+\.js/.test(readFileSync(join(folder, name), "utf8")));
  expect(scripts.length).toBeGreaterThan(50);
  expect(naming).toEqual([]);
});

test("what is read by others than browsers leads below the path, too", async () => {
  const admin = { as: "admin", path: "/admin/company-sign-in" } as const;
  const { text } = await site.look(admin, "Reader");
  expect(text).toContain("https://intranet.example/risk/login/company/answer");
  const document = await site.look({ as: "admin", path: "/api/openapi.json" }, "Reader");
  const [server] = (JSON.parse(document.text) as { servers: { url: string }[] }).servers;
  const api = new URL(server?.url ?? "", "https://intranet.example/risk/api/openapi.json");
  expect(api.href).toBe("https://intranet.example/risk/api");
  const docs = await site.look({ as: "admin", path: "/api/docs" }, "Reader");
  const told = toldIn(docs.text, docs.headers).map(
    ({ address }) => new URL(address, "https://intranet.example/risk/api/docs"),
  );
  expect(told.filter(({ pathname }) => !INSIDE.test(pathname))).toEqual([]);
});

test("a page's script is answered below the path: data of the first page, redirects, and routes that it discovers", async () => {
  const script = { accept: "*/*", "sec-fetch-dest": "empty" };
  const first = await site.look({ as: "admin", path: "/_root.data" }, "Script", script);
  expect([first.status, first.text.includes("/feed")]).toEqual([202, true]);
  expect(first.text).not.toContain("/risk");
  const { text } = await site.look({ as: "visitor", path: "/login" }, "Script");
  const [, version = ""] = /"version":\s*"(\w+)"/.exec(text) ?? [];
  const path = `/__manifest?${new URLSearchParams({ version, p: "/risk/feed/new" })}`;
  const patches = JSON.parse((await site.look({ as: "visitor", path }, "Script", script)).text) as object;
  expect(Object.keys(patches)).toContain("routes/feed/list/route");
  expect(JSON.stringify(patches)).not.toMatch(/"\/assets\//);
});

/** Each page that there is, asked for once; answers that are no pages are walked by their redirects and cookies. */
function pages(): Promise<Walked[]> {
  walked ??= (async () => {
    const all: Walked[] = [];
    for (const [pattern, asker] of site.addresses) {
      if (pattern !== "/logout") all.push({ pattern, asker, page: await site.look(asker, "Walker") });
    }
    return all.filter(({ page }) => page.type.startsWith("text/html") || page.to !== null);
  })();
  return walked;
}
let walked: Promise<Walked[]> | undefined;

interface Walked {
  pattern: string;
  asker: Asker;
  page: Seen;
}

const addressOf = ({ path }: Asker): URL => new URL(`/risk${path}`, PUBLIC_URL);
const isOurs = ({ origin }: URL): boolean => origin === PUBLIC_URL.origin;

/** Its redirect and its cookies. */
function notice({ to, headers }: Seen, of: string, outside: Set<string>): void {
  const url = to === null ? null : new URL(to, PUBLIC_URL);
  if (url && isOurs(url) && !INSIDE.test(url.pathname)) outside.add(`Location of ${of}: ${to}`);
  for (const cookie of headers.getSetCookie()) {
    const isBound =
      /^__Secure-[\w-]+=/.test(cookie) && /; Path=\/risk\/(?:;|$)/.test(cookie) && /; Secure(?:;|$)/.test(cookie);
    if (!isBound) outside.add(`cookie of ${of}: ${cookie}`);
  }
}

/** Pages of one kind are asked for once: what stands in the query decides on no path. */
const kindOf = ({ pathname }: URL): string => pathname.replace(/\d+/g, "N");
