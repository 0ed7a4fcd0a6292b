import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import type { Syndication } from "~/backend/contract/feed-subscriptions";
import { setSitePath } from "~/site-path";
import { parseFeed } from "../../../../server/backend/intake/connectors/feed/parse";
import { collect, inPieces } from "../../../../tests/support/spreadsheets/read-all";
import { loader } from "./route";

const QUAKE = {
  id: 7,
  at: "2026-11-20T10:00:00.000Z",
  title: "Beben & Brand: 6 < 7\u0007",
  summary: "Stärke 6,1.",
  priority: "High" as const,
  words: ["Hoch", "Erdbeben", "Werk Izmir (Regional)"],
  source: "USGS",
  url: "https://quakes.example/7?a=1&b=2",
};
const syndication: Syndication = {
  viewId: 3,
  name: "Türkei",
  customer: "Nordwind Automotive",
  language: "de",
  createdAt: "2026-11-01T00:00:00.000Z",
  items: [QUAKE, { ...QUAKE, id: 6, at: "2026-11-19T10:00:00.000Z", url: null, source: null }],
};

const backend = async (request: Request) =>
  request.url.endsWith("/v2/feed-syndication/good")
    ? Response.json(syndication)
    : Response.json({ code: "not_found", message: "There is no such feed", requestId: "r" }, { status: 404 });
const ask = (token: string, search = "", headers = {}) =>
  loader({
    request: new Request(`https://tierwatch.example/feed/rss/${token}${search}`, { headers }),
    params: { token },
    context: { backend } as unknown as AppLoadContext,
  });

test.each([
  ["", "application/atom+xml; charset=utf-8"],
  ["?format=rss", "application/rss+xml; charset=utf-8"],
])("a reader gets the view's alerts (%j)", async (search, type) => {
  const answer = await ask("good", search);
  expect(answer.headers.get("Content-Type")).toBe(type);
  expect(answer.headers.get("Cache-Control")).toContain("private");
  expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
  const items = await collect(parseFeed(inPieces(Buffer.from(await answer.arrayBuffer()))));
  expect(items.map((item) => item.ok)).toEqual([true, true]);
  const [first] = items;
  expect(first?.ok && first.event).toMatchObject({
    title: "Beben & Brand: 6 < 7",
    summary: "Hoch · Erdbeben · Werk Izmir (Regional)\nStärke 6,1.",
    url: "https://tierwatch.example/feed/all?alert=7",
    publishedAt: "2026-11-20T10:00:00.000Z",
    sourceName: "Türkei · Nordwind Automotive · Tierwatch",
    language: "de",
  });
});

test("what a reader has already is not sent again, and each form has a tag of its own", async () => {
  const tag = (await ask("good")).headers.get("ETag") ?? "";
  expect((await ask("good", "?format=rss")).headers.get("ETag")).not.toBe(tag);
  const again = await ask("good", "", { "if-none-match": `W/${tag}` });
  expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", tag]);
});

test("a token that opens nothing is not found, and the answer is nobody's to keep or to index", async () => {
  const answer = await ask("bad");
  expect([answer.status, answer.headers.get("X-Robots-Tag")]).toEqual([404, "noindex, nofollow"]);
});

test.each(["", "?format=rss"])("below a path the addresses and names of a feed have it (%j)", async (search) => {
  const plain = await (await ask("good", search)).text();
  setSitePath("/risk");
  const below = await (await ask("good", search)).text().finally(() => setSitePath(""));
  const added = (text: string) => text.match(/tierwatch\.example(?:,2026:|\/)risk\//g)?.length ?? 0;
  expect(added(plain)).toBe(0);
  expect(added(below)).toBe(plain.match(/tierwatch\.example[,/]/g)?.length);
});
