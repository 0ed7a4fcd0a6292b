// Again on PostgreSQL 15: orders of words are the server's.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listCollectionTargets, type NetworkTarget } from "~/backend/contract/collection-targets";
import { createCollection } from "~/backend/contract/collections";
import { followTargets } from "~/backend/contract/following";
import { TARGET_SORTS, type TargetSort } from "~/backend/contract/target-words";
import { refreshMonitored } from "../../server/backend/network/monitored/monitored";
import { CTYPES } from "../../server/backend/reference/catalogue/ctypes";
import { addSupplier, addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
let manager: Awaited<ReturnType<typeof signInAs>>;
/** A collection of itself only, one with what stands behind it, and everything. */
let lists: { plain: number; tiers: number; network: number };
let ids: number[];

const PLACES = ["CH", "DE", "AT", null, "DE", "AT", "CH", null] as const;
const CLASSES = ["trader", "company", "port", "mine"] as const;

beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
  ids = await use.database.asSystem((tx) =>
    addTargets(
      tx,
      PLACES.map((country, n) => {
        const ctype = CLASSES[n % 4] ?? "company";
        return { name: `Sorted ${(n * 5) % 8}`, country, ctype, type: n % 4 < 2 ? "organization" : "POI" };
      }),
    ),
  );
  const [first = 0, second = 0, third = 0] = ids;
  await use.database.asSystem(async (tx) => {
    await addSupplier(tx, second, first);
    await addSupplier(tx, third, second);
  });
  const made = (name: string, tiersEnabled: boolean) =>
    callBackend(manager, createCollection, { body: { name, scope: "Customer", tiersEnabled } });
  const [plain, tiers] = [await made("Plain", false), await made("With tiers", true)];
  await callBackend(manager, followTargets, { body: { targetIds: ids.slice(3), collectionIds: [plain.id] } });
  await callBackend(manager, followTargets, { body: { targetIds: ids.slice(3), collectionIds: [tiers.id] } });
  await callBackend(manager, followTargets, { body: { targetIds: [first], collectionIds: [plain.id, tiers.id] } });
  await use.database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers where key = 'nordwind'`);
    await refreshMonitored(tx, Number(rows[0]?.id));
  });
  lists = { plain: plain.id, tiers: tiers.id, network: 0 };
});

type Query = NonNullable<Parameters<typeof callBackend<typeof listCollectionTargets>>[2]["query"]>;
const list = (collectionId: number, query: Query) =>
  callBackend(manager, listCollectionTargets, { params: { collectionId }, query });

async function paged(collectionId: number, query: Query): Promise<NetworkTarget[]> {
  const found: NetworkTarget[] = [];
  for (let after: string | undefined; found.length < 200; ) {
    const page = await list(collectionId, { ...query, size: 3, ...(after && { after }) });
    found.push(...page.content);
    if (page.after === null) return found;
    after = page.after;
  }
  throw new Error("The pages do not end");
}

/** By their names in German, which is the manager's language: neither their codes' order nor that of their English names. */
const COUNTRIES = ["DE", "AT", "CH"];
/** By what a list is in order, without its descending twin; null comes last in both. */
const GROUPS: Partial<Record<TargetSort, (target: NetworkTarget) => number | null>> = {
  country: ({ country }) => (country ? COUNTRIES.indexOf(country) : null),
  type: ({ ctype }) => CTYPES.findIndex(({ id }) => id === ctype),
  tier: ({ tier }) => tier,
};

test.each(
  TARGET_SORTS.flatMap((sort) => (["plain", "tiers", "network"] as const).map((which) => [sort, which] as const)),
)("in the order %s pages of the list %s hold each target once, and in that order", async (sort, which) => {
  const all = await list(lists[which], { q: "Sorted", size: 200 });
  const byName = all.content.map(({ id }) => id);
  expect(byName).toHaveLength(which === "plain" ? 6 : 8);
  const found = await paged(lists[which], { q: "Sorted", sort });
  expect(found.map(({ id }) => id).toSorted()).toEqual(byName.toSorted());
  const groupOf = GROUPS[sort.replace("Descending", "") as TargetSort];
  if (!groupOf) return;
  const turn = sort.endsWith("Descending") ? -1 : 1;
  const key = (target: NetworkTarget) => (groupOf(target) ?? Number.POSITIVE_INFINITY * turn) * turn;
  const wanted = all.content.toSorted((a, b) => key(a) - key(b) || 0);
  expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  expect(await paged(lists[which], { q: "Sorted", sort, countries: "AT" })).toEqual(
    wanted.filter(({ country }) => country === "AT"),
  );
});

test("a page that ended in a country goes on behind it when its last target has moved elsewhere", async () => {
  const [first = 0, , , , , , seventh = 0] = ids;
  const move = (country: string) =>
    use.database.asSystem((tx) =>
      tx.execute(sql`update targets set country = ${country} where id in (${first}, ${seventh})`),
    );
  const query = { q: "Sorted", sort: "countryDescending", size: 2 } as const;
  const page = await list(lists.plain, query);
  expect(page.content.map(({ country }) => country)).toEqual(["CH", "CH"]);
  await move("AT");
  const rest = await list(lists.plain, { ...query, size: 10, after: page.after ?? "" });
  expect(rest.content.map(({ country }) => country)).toEqual(["AT", "AT", "AT", "DE", null, null]);
  expect((await list(lists.plain, { ...query, size: 10 })).content).toHaveLength(6);
  await move("CH");
});

test("a cursor of another order, or that nobody was given, is refused", async () => {
  const { after } = await list(lists.plain, { sort: "country", size: 1 });
  const place = JSON.parse(Buffer.from(after ?? "", "base64url").toString("utf8"));
  const sent = (sort: TargetSort, changed: object) =>
    list(lists.plain, { sort, after: Buffer.from(JSON.stringify({ ...place, ...changed })).toString("base64url") });
  await expect(sent("tier", {})).rejects.toMatchObject({ status: 422 });
  await expect(sent("tier", { sort: "tier", group: "far" })).rejects.toMatchObject({ status: 422 });
  await expect(sent("country", { group: null })).rejects.toMatchObject({ status: 422 });
  await expect(sent("country", { group: "A\0" })).rejects.toMatchObject({ status: 422 });
  expect((await sent("country", { group: "ZZ" })).content).toBeInstanceOf(Array);
});
