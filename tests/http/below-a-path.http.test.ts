import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { toldIn, toldInStyles } from "../support/below-a-path/told-addresses";
import { addressOf, INSIDE, isOurs, PUBLIC_URL, pagesOf, wrongHeaders } from "../support/below-a-path/walk";
import { type FaultySite, startFaultySite } from "../support/faults/faulty-site";
import { ownBackend } from "../support/own-backend";
import { builtProduct } from "../support/product-folder";

// The product as `PUBLIC_URL=https://intranet.example/risk` serves it: nothing that a browser is told leads out of /risk (decision 62).
const use = ownBackend();
let site: FaultySite;
beforeAll(async () => {
  site = await startFaultySite(use, PUBLIC_URL);
});
afterAll(() => site?.stop());

test("every address that any page tells a browser is below the path, and answers", {
  timeout: minutes(4),
}, async () => {
  const outside = new Set<string>();
  const addresses = new Map<string, string>();
  const pages = await pagesOf(site);
  const known = new Set(pages.map(({ asker }) => kindOf(addressOf(asker))));
  for (const { pattern, asker, page } of pages) {
    for (const wrong of wrongHeaders(page)) outside.add(`${pattern}: ${wrong}`);
    for (const { address, by } of toldIn(page.text, page.headers)) {
      const url = new URL(address, addressOf(asker));
      if (!isOurs(url) || address.startsWith("#")) continue;
      if (!INSIDE.test(url.pathname)) outside.add(`${by} of ${pattern}: ${address}`);
      // What is only posted to is walked by the test of forms.
      else if (!/action/.test(by) && !known.has(kindOf(url)))
        addresses.set(kindOf(url), url.pathname.slice("/risk".length) + url.search);
    }
  }
  expect([...outside]).toEqual([]);
  expect(pages.length).toBeGreaterThan(70);
  const missing: string[] = [];
  for (const path of addresses.values()) {
    if (/^\/logout/.test(path)) continue;
    const { status } = await site.look({ as: "admin", path }, "Follower");
    if (status === 404 || status >= 500) missing.push(`${status} ${path}`);
  }
  expect(missing).toEqual([]);
  expect(addresses.size).toBeGreaterThan(60);
  expect(site.logged).toEqual([]);
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

/** Pages of one kind are asked for once: what stands in the query decides on no path. */
const kindOf = ({ pathname }: URL): string => pathname.replace(/\d+/g, "N");
