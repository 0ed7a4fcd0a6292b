import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listCollectionTargets } from "~/backend/contract/collection-targets";
import { exploreTargets, exportExplorer, readExplorerFacets } from "~/backend/contract/explorer";
import { listExplorerPlaces } from "~/backend/contract/explorer-map";
import { EXPLORER_SORTS } from "~/backend/contract/explorer-words";
import { listMapPlaces } from "~/backend/contract/map";
import { follow } from "../../server/backend/network/monitored/follow";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use = ownBackend();
let analyst: Awaited<ReturnType<typeof signInAs>>;
let ownerId = 0;

const LONG = "深圳市华为技术有限公司供应链管理部门".repeat(14).slice(0, 250);

beforeAll(async () => {
  analyst = await signInAs(use.transport, "analyst");
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`),
  );
  ownerId = Number(rows[0]?.id);
  await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: LONG, country: "CN" },
      { name: `${LONG} 2`, country: "CN" },
      { name: `${"Ä".repeat(199)} & Söhne`, country: "DE" },
      { name: "Quarz 100% _raw\\ Ltd", country: "DE", ownerId },
      { name: "Zhukov Жуков", country: "RU" },
    ]),
  );
});

const explore = (query: Parameters<typeof callBackend<typeof exploreTargets>>[2]["query"]) =>
  callBackend(analyst, exploreTargets, { query });

const WORDS = [
  "x".repeat(200),
  "e\u0301\u0302\u0303".repeat(50),
  "\u202eletsreverse\u202c",
  "مصنع الصلب",
  '""""',
  '"',
  '"" "" "',
  "-acme -steel",
  "- - -",
  "--acme",
  "-",
  "%_\\",
  "100% _raw\\",
  "%%%",
  "\ud800",
  "abc\udfff abc",
  "123456789012345678",
  "5493001KJTIIGC8Y1R12",
  "5493001KJTIIGC8Y1R99",
  "Zhukov Жуков",
  "'; drop table targets; --",
  "a b c d e f g h i j k l m n o p q r s t u v w x y z",
  `${"a ".repeat(98)}abc`,
  "steel ".repeat(33),
  "𠜎𠜱𠝹 😀😀😀",
  "&|!():*<->",
];

test.each(WORDS)("takes %j as words", async (q) => {
  for (const begins of ["true", "false"] as const) {
    const asked = { q, begins };
    const page = await explore({ ...asked, sort: "relevance", size: 5 });
    const { total } = await callBackend(analyst, readExplorerFacets, { query: asked });
    expect(page.totalElements).toBe(total);
  }
});

test.each(EXPLORER_SORTS)("each page by %s leads to the next one, whatever the names are like", async (sort) => {
  const ids: number[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof explore>> = await explore({ sort, size: 7, ...(after && { after }) });
    ids.push(...page.content.map(({ id }) => id));
    after = page.after;
  } while (after !== null);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe((await explore({ size: 1 })).totalElements);
});

test("refuses words that no database takes", async () => {
  for (const q of ["abc\0def", "\0"]) await expect(explore({ q })).rejects.toMatchObject({ status: 422 });
});

test("a name of signs that take two units each leads to the next page as any other", async () => {
  await use.database.asSystem((tx) =>
    addTargets(
      tx,
      [1, 2, 3].map((n) => ({ name: `${"𠮷".repeat(190)} ${n}`, country: "TV", ownerId })),
    ),
  );
  const asked = { countries: "TV", own: "true", sort: "name", size: 1 } as const;
  const first = await explore(asked);
  const second = await explore({ ...asked, after: first.after ?? "" });
  const third = await explore({ ...asked, after: second.after ?? "" });
  expect([first, second, third].map(({ content }) => content[0]?.name.slice(-1))).toEqual(["1", "2", "3"]);
});

test("so does one in the lists of a map and of a network, and a long one of signs that take three bytes", async () => {
  const names = ["𠮷".repeat(190), "深".repeat(190), "x".repeat(190)].flatMap((long) =>
    [1, 2].map((n) => `${long} ${n}`),
  );
  await use.database.asSystem(async (tx) => {
    const places = names.map((name, n) => ({ name, country: "NR", lat: -0.5, lon: 166 + n / 1000, ownerId }));
    await follow(tx, ownerId, await addTargets(tx, places), { userId: null });
  });
  const bounds = "165,-1,168,0";
  const countries = "NR";
  const pages: ((after?: string) => Promise<{ content: { name: string }[]; after: string | null }>)[] = [
    (after) =>
      callBackend(analyst, listExplorerPlaces, { query: { bounds, countries, size: 1, ...(after && { after }) } }),
    (after) => callBackend(analyst, listMapPlaces, { query: { bounds, countries, size: 1, ...(after && { after }) } }),
    (after) =>
      callBackend(analyst, listCollectionTargets, {
        params: { collectionId: "0" },
        query: { countries, size: 1, ...(after && { after }) },
      }),
  ];
  for (const page of pages) {
    const seen: string[] = [];
    for (let after: string | undefined = ""; after !== undefined; ) {
      const answer = await page(after || undefined);
      seen.push(...answer.content.map(({ name }) => name));
      after = answer.after ?? undefined;
    }
    expect(seen.sort()).toEqual([...names].sort());
  }
});

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const CURSORS = [
  "x",
  "\0",
  cursorOf(null),
  cursorOf({ sort: "name", key: [], page: 1 }),
  cursorOf({ sort: "name", key: ["a", 1.5], page: 1 }),
  cursorOf({ sort: "name", key: ["a", 1e300], page: 1 }),
  cursorOf({ sort: "name", key: ["a\0", 1], page: 1 }),
  cursorOf({ sort: "name", key: [1, 1], page: 1 }),
  cursorOf({ sort: "newest", key: [1], page: 1 }),
  cursorOf({ sort: "name", key: ["a", 1], page: -1 }),
  cursorOf({ sort: "name", key: { 0: "a", 1: 1, length: 2 }, page: 1 }),
];
test.each(CURSORS)("refuses the cursor %j", async (after) => {
  await expect(explore({ sort: "name", after })).rejects.toMatchObject({ status: 422 });
});

test("takes a cursor with half a letter, and one of numbers that no target has", async () => {
  for (const key of [
    ["\ud800", 1],
    ["zzz", 9e15],
  ]) {
    expect((await explore({ sort: "name", after: cursorOf({ sort: "name", key, page: 1 }) })).number).toBe(1);
  }
});

test("a file has the rows of the list, in its order, and no cell of it is a formula", async () => {
  await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name: "=cmd|'/c calc'!A1", country: "FR", ownerId },
      { name: "@SUM(1)", country: "FR", ownerId },
      { name: "+33 Acier", country: "FR", ownerId },
    ]),
  );
  const list = await explore({ countries: "FR", sort: "name", size: 100 });
  const text = await callBackend(analyst, exportExplorer, { query: { countries: "FR", format: "csv" } });
  const lines = text
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n")
    .slice(1);
  expect(lines).toHaveLength(list.totalElements);
  for (const [at, { name }] of list.content.entries()) expect(lines[at]).toContain(name.slice(1, 12));
  expect(lines.filter((line) => /(^|,)"?[=@+]/.test(line))).toEqual([]);
});
