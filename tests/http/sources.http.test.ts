import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeConnector, listConnectors, readConnector } from "~/backend/contract/connectors";
import { readSession } from "~/backend/contract/session";
import { findConnector } from "../../server/backend/intake/ingest/connectors";
import { runConnector } from "../../server/backend/intake/ingest/run-connector";
import { builtPages } from "../support/built-pages";
import { SAME_ORIGIN, testApp } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { EMAILS, PASSWORD, signInAs } from "../support/personas";

// The screens of event sources by plain forms, against a host of our own: as an administrator uses them, and as somebody would who means no good.
const here = { mayReach: () => true, resolve: async () => ["127.0.0.1"], pause: 0 };
const use: OwnBackend = ownBackend({}, { sourceFetch: here });
let app: ReturnType<typeof testApp>;
let admin: Awaited<ReturnType<typeof signInAs>>;
let server: Server;
let feed = "";
const cookies = {} as Record<"admin" | "manager" | "strangeAdmin", string>;
const LIST = "/data-management/sources";
const NEW = `${LIST}/new`;

beforeAll(async () => {
  const { pages } = await builtPages();
  app = testApp({ pages, backend: use.transport });
  admin = await signInAs(use.transport, "admin");
  for (const persona of ["admin", "manager", "strangeAdmin"] as const) {
    const entered = await post("/login", { email: EMAILS[persona], password: PASSWORD }, "");
    cookies[persona] = entered.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  }
  const items = ["Workers walk out at the Rotterdam port", "<b>Recipe</b> of the day"].map(
    (title, n) => `<item><guid>${n}</guid><title><![CDATA[${title}]]></title>
      <pubDate>${new Date().toUTCString()}</pubDate></item>`,
  );
  const rss = `<rss version="2.0"><channel><title>News</title>${items.join("")}</channel></rss>`;
  server = createServer(({ url }, response) => response.writeHead(url === "/rss" ? 200 : 404).end(rss));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  feed = `http://news.example:${(server.address() as AddressInfo).port}/rss`;
});
afterAll(() => new Promise((done) => server.close(done)));

type Fields = Record<string, string>;
const get = (path: string, cookie = cookies.admin) => app.request(path, { headers: { cookie } });
const post = (path: string, form: Fields, cookie = cookies.admin) =>
  app.request(path, {
    method: "POST",
    headers: { ...SAME_ORIGIN, cookie, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(form),
  });
const form = (more: Fields = {}): Fields => ({
  ...{ format: "feed", name: "ports", url: feed, everyMinutes: "60", state: "off", intent: "save" },
  ...more,
});
const names = async () => (await callBackend(admin, listConnectors, {})).map(({ name }) => name);

test("a source is tested, added, read, switched off and removed", async () => {
  const before = await names();
  const tested = await post(NEW, form({ intent: "test", name: "" }));
  const page = await tested.text();
  expect(tested.status).toBe(200);
  expect(page).toContain("Workers walk out at the Rotterdam port");
  expect(page).toMatch(/Strike\s· Netherlands/);
  expect(page).toContain(`value="${feed}"`);
  expect(await names()).toEqual(before);

  const added = await post(NEW, form({ state: "on" }));
  expect(added.status).toBe(303);
  const path = `${LIST}/feed:ports`;
  expect(added.headers.get("location")).toBe(path);
  const { user } = await callBackend(admin, readSession, {});
  const stored = await use.database.asSystem((tx) => findConnector(tx, "feed:ports", user.customer.id));
  await runConnector(use.database, stored?.id ?? 0, { trigger: "hand", fetch: here });
  const [run] = /\/feed:ports\/runs\/\d+/.exec(await (await get(path)).text()) ?? [];
  const run1 = await (await get(`${LIST}${run}`)).text();
  expect(run1).toMatch(/Read<\/dt><dd[^>]*>2</);
  expect((await get(`${LIST}${run}`, cookies.strangeAdmin)).status).toBe(404);
  expect((await get(`${LIST}/usgs${run?.replace("/feed:ports", "")}`)).status).toBe(404);

  expect((await post(path, { intent: "off" })).status).toBe(303);
  expect(await callBackend(admin, readConnector, { params: { name: "feed:ports" } })).toMatchObject({
    enabled: false,
    everyMinutes: 60,
    url: feed,
  });
  expect((await post(path, { intent: "remove" })).headers.get("location")).toBe(LIST);
  expect((await get(path)).status).toBe(404);
});

test("which parts of a page are watched is said in the form, and stays when something else is saved", async () => {
  const parts = { page_select: "main", page_leaveOut: "nav\r\n .ads ", page_ignoreLines: "Visitors today" };
  const added = await post(NEW, form({ format: "page", name: "port-notices", ...parts }));
  expect(added.headers.get("location")).toBe(`${LIST}/page:port-notices`);
  const page = { select: "main", leaveOut: ["nav", ".ads"], ignoreLines: ["Visitors today"] };
  const params = { name: "page:port-notices" };
  expect(await callBackend(admin, readConnector, { params })).toMatchObject({ page });
  const shown = await (await get(`${LIST}/page:port-notices`)).text();
  expect(shown).toContain(">nav\n.ads</textarea>");
  expect(shown).not.toContain('name="readsPages"');
  expect((await post(`${LIST}/page:port-notices`, form({ ...parts, everyMinutes: "120" }))).status).toBe(303);
  expect(await callBackend(admin, readConnector, { params })).toMatchObject({ page, everyMinutes: 120 });
});

test("the pages of short texts are read where somebody chose it, and of no other source", async () => {
  await post(NEW, form({ name: "with-pages", readsPages: "yes" }));
  const params = { name: "feed:with-pages" };
  expect(await callBackend(admin, readConnector, { params })).toMatchObject({ readsPages: true });
  await post(`${LIST}/feed:with-pages`, form({ readsPages: "" }));
  expect(await callBackend(admin, readConnector, { params })).toMatchObject({ readsPages: false });
});

test("what is wrong or forged in a field is refused at the field, with what was typed", async () => {
  const forged: [Fields, RegExp][] = [
    [{ name: "Port News" }, /Use lower-case letters/],
    [{ name: "../x" }, /Use lower-case letters/],
    [{ name: "n".repeat(61) }, /Use at most 60 characters/],
    [{ format: "usgs" }, /Choose one of the options/],
    [{ url: "http://169.254.169.254/latest" }, /not on the public internet/],
    [{ url: "http://localhost:5432/" }, /not on the public internet/],
    [{ url: "javascript:alert(1)" }, /begins with https/],
    [{ url: "https://me:word@news.example/" }, /Remove the user name/],
    [{ url: "https://news.example/?key=***" }, /enter the key/],
    [{ url: `https://news.example/${"x".repeat(2000)}` }, /begins with https/],
    [{ everyMinutes: "4" }, /Enter 5 to 10,080/],
    [{ everyMinutes: "1e9" }, /Enter 5 to 10,080/],
    [{ everyMinutes: "7.5" }, /Enter 5 to 10,080/],
    [{ language: "German!" }, /Choose one of the options/],
    [{ homeCountry: "ZZ" }, /One of the settings is not possible/],
    [{ eventTypeId: "gossip" }, /One of the settings is not possible/],
    [{ publisherGroup: "The Paper" }, /Use lower-case letters/],
    [{ licence: "l".repeat(201) }, /Use at most 200 characters/],
    [{ state: "maybe" }, /Choose one of the options/],
    [{ readsPages: "maybe" }, /Choose one of the options/],
    [{ format: "page", page_select: "main[" }, /not valid CSS/],
    [{ format: "page", page_ignoreLines: "x" }, /one entry per line/],
    [{ format: "page", page_leaveOut: ".a\n".repeat(21) }, /one entry per line/],
    [{ format: "json" }, /Enter where the title is/],
    [{ format: "table", map_title: "x".repeat(201) }, /too long|at most|shorter/i],
  ];
  const before = await names();
  for (const [more, says] of forged) {
    const answer = await post(NEW, form({ licence: "Kept", ...more }));
    const page = await answer.text();
    expect([answer.status, page.match(says)?.[0]], JSON.stringify(more).slice(0, 60)).toEqual([
      400,
      expect.any(String),
    ]);
    expect(page).not.toMatch(/Invalid|expected/);
    if (!("licence" in more)) expect(page).toContain('value="Kept"');
  }
  expect(await names()).toEqual(before);
});

test("what a source says is shown as text, and a host that refuses is named", async () => {
  const page = await (await post(NEW, form({ intent: "test" }))).text();
  expect(page).not.toContain("<b>Recipe</b>");
  const gone = await post(NEW, form({ intent: "test", url: feed.replace("/rss", "/gone") }));
  expect(gone.status).toBe(200);
  expect(await gone.text()).toMatch(/answered with status 404/);
});

test("a name is taken once, and another's key is neither shown nor sent elsewhere", async () => {
  const url = "https://news.example/rss?apiKey=k3y-of-nordwind";
  expect((await post(NEW, form({ name: "keyed", url, licence: "First" }))).status).toBe(303);
  const again = await post(NEW, form({ name: "keyed", url: "https://other.example/", licence: "Second" }));
  expect(again.status).toBe(409);
  expect(await again.text()).toMatch(/already a source with this name/);
  const path = `${LIST}/feed:keyed`;
  const page = await (await get(path)).text();
  expect(page).toContain("apiKey=***");
  expect(page + (await (await get(LIST)).text())).not.toContain("k3y-of-nordwind");
  const change = (address: string) => post(path, form({ url: address, licence: "Third" }));
  expect((await change("https://news.example/rss?apiKey=***")).status).toBe(303);
  expect((await change("https://evil.example/rss?apiKey=***")).status).toBe(400);
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute(sql`select url, settings->>'licence' as licence from connectors where name = 'feed:keyed'`),
  );
  expect(rows).toEqual([{ url, licence: "Third" }]);
});

test("what a mapping holds beside the form's fields stays when it is saved", async () => {
  const name = "table:rows";
  const mapping = { title: "Headline", url: "Link", "identifier.lei": "LEI" };
  const body = { enabled: false, everyMinutes: 60, url: "https://news.example/rows.csv", mapping };
  await callBackend(admin, changeConnector, { params: { name }, body });
  const saved = await post(`${LIST}/${name}`, form({ url: body.url, map_title: "Title", map_url: "" }));
  expect(saved.status).toBe(303);
  expect((await callBackend(admin, readConnector, { params: { name } })).mapping).toEqual({
    title: "Title",
    "identifier.lei": "LEI",
  });
});

test("a stranger finds nothing, a manager may not enter, and what is no source is no page", async () => {
  await post(NEW, form({ name: "private" }));
  const path = `${LIST}/feed:private`;
  expect((await get(path, cookies.strangeAdmin)).status).toBe(404);
  for (const intent of ["save", "test", "run", "on", "off", "remove"]) {
    expect((await post(path, form({ intent }), cookies.strangeAdmin)).status, intent).toBe(404);
    expect((await post(path, form({ intent }), cookies.manager)).status, intent).toBe(403);
  }
  expect(await (await get(LIST, cookies.strangeAdmin)).text()).not.toContain("private");
  for (const junk of ["feed:nothing", "x".repeat(300), "..%2Fimports", "%F0%9F%92%A9"]) {
    expect((await get(`${LIST}/${junk}`)).status, junk).toBe(404);
  }
  for (const junk of ["0", "-1", "1e3", "99999999999999999999", "abc"]) {
    expect((await get(`${path}/runs/${junk}`)).status, junk).toBe(404);
  }
});

test("a shared source is shown without a form, and changes for nobody", async () => {
  const path = `${LIST}/usgs`;
  const page = await (await get(path)).text();
  expect(page).toMatch(/only the operator/);
  expect(page).not.toMatch(/name="url"/);
  const before = await callBackend(admin, readConnector, { params: { name: "usgs" } });
  for (const intent of ["save", "on", "off", "remove", "test"]) {
    expect((await post(path, form({ intent, url: "https://elsewhere.example/" }))).status, intent).toBe(403);
  }
  expect(await callBackend(admin, readConnector, { params: { name: "usgs" } })).toEqual(before);
});

test("two hundred sources stand on one page, filters hold, and one more is refused in words", async () => {
  const own = (await callBackend(admin, listConnectors, {})).filter((one) => one.own).length;
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      insert into connectors (name, owner_id, format, url, every_minutes, enabled)
      select 'json:many-' || n, (select owner_id from connectors where name = 'feed:keyed'), 'json', 'https://news.example/', 60, false
        from generate_series(1, ${200 - own}) n`),
  );
  const page = await (await get(LIST)).text();
  expect(page.match(/href="\/data-management\/sources\/json:many-\d+"/g)).toHaveLength(200 - own);
  const filtered = await (await get(`${LIST}?format=feed&health=off`)).text();
  expect(filtered).toContain("feed:keyed");
  expect(filtered).not.toContain("json:many-");
  expect(await (await get(`${LIST}?health=late`)).text()).toContain("No sources match these filters");
  const more = await post(NEW, form({ name: "one-more" }));
  expect(more.status).toBe(409);
  expect(await more.text()).toContain("There are 200 sources already");
});
