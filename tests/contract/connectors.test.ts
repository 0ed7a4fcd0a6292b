import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listConnectorRuns, readConnectorRun } from "~/backend/contract/connector-runs";
import { testConnector } from "~/backend/contract/connector-sample";
import {
  changeConnector,
  deleteConnector,
  listConnectors,
  readConnector,
  runConnector,
} from "~/backend/contract/connectors";
import { listEvidence } from "~/backend/contract/evidence";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";

const use = backendUnderTest();
const asAdmin = () => signInAs(use.transport, "admin");
const freshName = () => `feed:${randomUUID()}`;
const off = { enabled: false, everyMinutes: null, url: null };

test("an installation knows its public sources, and none of them is read before somebody switches it on", async () => {
  const known = await callBackend(await asAdmin(), listConnectors, {});
  const builtIn = known.filter(({ own }) => !own);
  expect(builtIn.map(({ name }) => name)).toEqual(expect.arrayContaining(["chokepoints", "gdacs", "usgs", "warn"]));
  expect(builtIn.filter(({ enabled, nextRunAt }) => enabled || nextRunAt !== null)).toEqual([]);
});

test("what all customers share is pointed elsewhere and switched off by no customer's administrator", async () => {
  const admin = await asAdmin();
  const shared = async () => (await callBackend(admin, listConnectors, {})).filter(({ own }) => !own);
  const before = await shared();
  for (const { name } of before) {
    const put = callBackend(admin, changeConnector, {
      params: { name },
      body: { ...off, url: "https://elsewhere.example" },
    });
    await expect(put).rejects.toMatchObject({ status: 403, code: "shared_connector" });
  }
  expect(before.length).toBeGreaterThan(3);
  expect(await shared()).toEqual(before);
});

test("a feed of one's own is added, switched on and off again, and all of it is on record", async () => {
  const admin = await asAdmin();
  const name = freshName();
  const put = (body: object) =>
    callBackend(admin, changeConnector, {
      params: { name },
      body: { ...off, url: "https://news.example/rss?key=secret", ...body },
    });
  const added = await put({ enabled: true, everyMinutes: 60, eventTypeId: "strike" });
  expect(added).toMatchObject({
    name,
    own: true,
    format: "feed",
    enabled: true,
    everyMinutes: 60,
    eventTypeId: "strike",
  });
  expect(added.nextRunAt).not.toBeNull();
  expect(await put({})).toMatchObject({ enabled: false, nextRunAt: null, eventTypeId: "strike" });
  expect(await put({ eventTypeId: null })).toMatchObject({ eventTypeId: null });
  const { content } = await callBackend(admin, listEvidence, { query: { subject: `connector:${name}` } });
  expect(content).toHaveLength(3);
  expect(content.at(-1)).toMatchObject({ before: null, after: { enabled: true, url: "https://news.example/rss" } });
});

test("a page of one's own is watched, in the part that is said, and the pages of a feed are read where that is said", async () => {
  const admin = await asAdmin();
  const put = (name: string, body: object) =>
    callBackend(admin, changeConnector, { params: { name }, body: { ...off, url: "https://port.example/", ...body } });
  const name = `page:${randomUUID()}`;
  const page = { select: "main", leaveOut: [".clock"], ignoreLines: ["Last updated"], title: "Port" };
  expect(await put(name, { page })).toMatchObject({ own: true, format: "page", readsPages: false });
  const feed = freshName();
  expect(await put(feed, {})).toMatchObject({ readsPages: false });
  expect(await put(feed, { readsPages: true })).toMatchObject({ readsPages: true });
  expect(await put(feed, {})).toMatchObject({ readsPages: true });
  // Whose pages are read is a decision, and stands in the ledger as one.
  const states = async (subject: string) => {
    const { content } = await callBackend(admin, listEvidence, { query: { subject: `connector:${subject}` } });
    return content.map(({ after }) => after as Record<string, unknown>);
  };
  expect(await states(name)).toMatchObject([{ page }]);
  const [, switched, before] = await states(feed);
  expect(before).not.toHaveProperty("readsPages");
  expect(switched).toMatchObject({ readsPages: true });
});

test("another customer neither sees nor changes it, and has one of the same name by itself", async () => {
  const admin = await asAdmin();
  const stranger = await signInAs(use.transport, "strangeAdmin");
  const name = freshName();
  const url = "https://one.example/rss";
  await callBackend(admin, changeConnector, { params: { name }, body: { ...off, url } });
  expect(await callBackend(stranger, listConnectors, {})).not.toContainEqual(expect.objectContaining({ name }));
  await expect(callBackend(stranger, runConnector, { params: { name } })).rejects.toMatchObject({ status: 404 });
  await callBackend(stranger, changeConnector, {
    params: { name },
    body: { ...off, url: "https://other.example/rss" },
  });
  expect(await callBackend(admin, listConnectors, {})).toContainEqual(expect.objectContaining({ name, url }));
});

test("a source is read now where it has an address, and refused where it has none", async () => {
  const admin = await asAdmin();
  const name = freshName();
  await callBackend(admin, changeConnector, { params: { name }, body: { ...off, url: "https://news.example/rss" } });
  expect(await callBackend(admin, runConnector, { params: { name } })).toEqual({ queued: true });
  const without = callBackend(admin, runConnector, { params: { name: "chokepoints" } });
  await expect(without).rejects.toMatchObject({ status: 409, code: "connector_without_url" });
});

test("how a source is read is kept, and taken away by null", async () => {
  const admin = await asAdmin();
  const params = { name: freshName() };
  const settings = { language: "de", homeCountry: "AT", publisherGroup: "standard", licence: "CC BY 4.0" };
  const url = "https://news.example/rss";
  await callBackend(admin, changeConnector, { params, body: { ...off, url, ...settings } });
  expect(await callBackend(admin, changeConnector, { params, body: { ...off, url } })).toMatchObject(settings);
  const gone = { language: null, homeCountry: null, publisherGroup: null, licence: null };
  expect(await callBackend(admin, changeConnector, { params, body: { ...off, url, ...gone } })).toMatchObject(gone);
});

test("what may be a key in an address is told to nobody, stays when it comes back in stars, and follows to no other host", async () => {
  const admin = await asAdmin();
  const params = { name: freshName() };
  const url = "https://news.example/rss?apiKey=k3y-of-nordwind";
  const shown = "https://news.example/rss?apiKey=***";
  const put = (address: string) => callBackend(admin, changeConnector, { params, body: { ...off, url: address } });
  expect(await put(url)).toMatchObject({ url: shown });
  expect(JSON.stringify(await callBackend(admin, listConnectors, {}))).not.toContain("k3y-of-nordwind");
  // Stars that were kept as they are would be refused.
  expect(await put(shown)).toMatchObject({ url: shown });
  const moved = put("https://evil.example/rss?apiKey=***");
  await expect(moved).rejects.toMatchObject({ code: "address_refused", details: { reason: "masked" } });
});

test("of eight who add one name at once one does, and nobody writes over it", async () => {
  const admin = await asAdmin();
  const params = { name: freshName() };
  const add = (n: number) =>
    callBackend(admin, changeConnector, { params, body: { ...off, isNew: true, url: `https://n${n}.example/` } });
  const all = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => add(n)));
  const done = all.filter(({ status }) => status === "fulfilled");
  expect(done).toHaveLength(1);
  for (const one of all) {
    if (one.status === "rejected") expect(one.reason).toMatchObject({ status: 409, code: "connector_exists" });
  }
});

test("one that is removed is gone with its runs, which is on record; a shared one stays", async () => {
  const admin = await asAdmin();
  const params = { name: freshName() };
  await callBackend(admin, changeConnector, { params, body: { ...off, url: "https://news.example/rss" } });
  expect(await callBackend(admin, listConnectorRuns, { params })).toEqual([]);
  await callBackend(admin, deleteConnector, { params });
  for (const call of [readConnector, deleteConnector, listConnectorRuns] as const) {
    await expect(callBackend(admin, call, { params })).rejects.toMatchObject({ status: 404 });
  }
  const { content } = await callBackend(admin, listEvidence, { query: { subject: `connector:${params.name}` } });
  expect(content[0]).toMatchObject({ kind: "connector.removed", after: null });
  const shared = callBackend(admin, deleteConnector, { params: { name: "usgs" } });
  await expect(shared).rejects.toMatchObject({ status: 403, code: "shared_connector" });
  const noRun = callBackend(admin, readConnectorRun, { params: { name: "usgs", runId: 999_999_999 } });
  await expect(noRun).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["http://127.0.0.1/feed", "not-public"],
  ["http://[::ffff:10.0.0.1]/feed", "not-public"],
  ["http://router/feed", "not-public"],
  ["https://me:word@news.example/feed", "credentials"],
])("%s is neither tested nor kept", async (url, reason) => {
  const admin = await asAdmin();
  const params = { name: freshName() };
  const asked = [
    () => callBackend(admin, testConnector, { params, body: { url } }),
    () => callBackend(admin, changeConnector, { params, body: { ...off, url } }),
  ];
  for (const one of asked) {
    await expect(one()).rejects.toMatchObject({ status: 422, code: "address_refused", details: { reason } });
  }
  await expect(callBackend(admin, readConnector, { params })).rejects.toMatchObject({ status: 404 });
});

test.each([
  ["a name that says no format", "nothing", {}, 404],
  ["an address that is no web address", "feed:x", { url: "file:///etc/passwd" }, 422],
  ["a type of event that is none", "feed:x", { eventTypeId: "gossip" }, 422],
  ["a selector that is none", "page:x", { page: { select: "main[" } }, 422],
  ["a part of a feed", "feed:x", { page: { select: "main" } }, 422],
  ["a country that is none", "feed:x", { homeCountry: "ZZ" }, 422],
  ["a language that is none", "feed:x", { language: "English!" }, 422],
  ["a publisher in capitals", "feed:x", { publisherGroup: "The Paper" }, 422],
  ["a mapping without a title", "table:x", { mapping: { url: "Link" } }, 422],
  ["a mapping of a field that is none", "table:x", { mapping: { title: "T", colour: "C" } }, 422],
])("%s is refused", async (_, name, change, status) => {
  const put = callBackend(await asAdmin(), changeConnector, { params: { name }, body: { ...off, ...change } });
  await expect(put).rejects.toMatchObject({ status });
});

test("an analyst has no say in sources", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  await expect(callBackend(analyst, listConnectors, {})).rejects.toMatchObject({ status: 403 });
});
