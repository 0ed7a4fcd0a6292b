import type { AppLoadContext } from "@remix-run/server-runtime";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { countExplorerTargets, exploreTargets, readExplorerFacets } from "~/backend/contract/explorer";
import { readSession } from "~/backend/contract/session";
import { paths } from "~/paths";
import { loader as list } from "~/routes/network/explorer/route";
import { loader as facets } from "~/routes/network/explorer-facets/route";
import { countExplored, findExplored } from "../../server/backend/network/explorer/find-explored";
import { readFacets } from "../../server/backend/network/explorer/read-facets";
import type { Looking } from "../../server/backend/network/explorer/sources";
import { readTyped } from "../../server/backend/network/explorer/typed";
import { RISK_BANDS } from "../../server/backend/reference/catalogue/risk-bands";
import { asOwner } from "../support/database-cluster";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { rowsReadOf } from "../support/plans";

const use: OwnBackend = ownBackend();
/** A word of more names than are looked through, and one of few. */
const [MANY, FEW] = ["Vielnamig", "Wenignamig"];
let analyst: Awaited<ReturnType<typeof signInAs>>;
let context: AppLoadContext;

beforeAll(async () => {
  analyst = await signInAs(use.transport, "analyst");
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into targets (type, ctype, name, country)
      select 'organization', 'company', ${`${MANY} `} || n || case when n % 1000 = 0 then ${` ${FEW}`} else '' end, (array['DE', 'PL', 'CN'])[1 + n % 3]
        from generate_series(1, 10500) n`);
    await tx.execute(sql`
      insert into target_names (target_id, text, kind, folded) select id, name, 'main', lower(name) from targets where name like ${`${MANY}%`}
      on conflict do nothing`);
  });
  // What the database does by itself after a while: until then new names wait outside the index, and looking through them costs as much.
  await asOwner(use.connection, "vacuum analyze target_names");
  const session = await callBackend(analyst, readSession, {});
  context = { ...analyst, session, translations: async () => null, isDocument: false } as unknown as AppLoadContext;
}, 120_000);

const asked = (path: string) => ({ request: new Request(`http://tierwatch.test${path}`), context, params: {} });

test("above 10,000 the answers say that they are not exact, and below it that they are", async () => {
  const answers = async (q: string) => ({
    list: (await callBackend(analyst, exploreTargets, { query: { q, sort: "relevance" } })).totalIsExact,
    listByName: (await callBackend(analyst, exploreTargets, { query: { q, sort: "name" } })).totalIsExact,
    count: (await callBackend(analyst, countExplorerTargets, { query: { q } })).isExact,
    facets: (await callBackend(analyst, readExplorerFacets, { query: { q } })).isExact,
  });
  expect(await answers(MANY)).toEqual({ list: false, listByName: false, count: false, facets: false });
  expect(await answers(FEW)).toEqual({ list: true, listByName: true, count: true, facets: true });
});

test("the screens say so, too: more than so many in the list, and figures that are estimated", async () => {
  const many = await list(asked(paths.explorer(`?q=${MANY}`)));
  expect(many.total).toMatch(/^more than 10,000 /);
  const { view } = await facets(asked(paths.explorerFacets(`?q=${MANY}`)));
  expect(view.estimated).toContain("estimated from the first 10,000");
  const few = await facets(asked(paths.explorerFacets(`?q=${FEW}`)));
  expect(few.view.estimated).toBeNull();
});

test("a list found by words does not wait for figures: it names where they are, and keeps what was chosen", async () => {
  const search = `?q=${FEW}&countries=DE`;
  const shown = await list(asked(paths.explorer(search)));
  expect(shown.rows).not.toHaveLength(0);
  expect(shown.facets.flatMap(({ choices }) => choices.filter(({ count }) => count !== null))).toEqual([]);
  expect(shown.facets.find(({ name }) => name === "countries")?.choices).toMatchObject([
    { value: "DE", checked: true, count: null },
  ]);
  expect(shown.facets.map(({ name }) => name)).toContain("risks");
  const [href, found] = [new URL(shown.beside?.href ?? "", "http://tierwatch.test"), new URLSearchParams(search)];
  expect([href.pathname, href.searchParams.get("q"), href.searchParams.get("countries")]).toEqual([
    paths.explorerFacets(),
    found.get("q"),
    "DE",
  ]);
  const { view } = await facets(asked(href.pathname + href.search));
  const countries = view.facets.find(({ name }) => name === "countries")?.choices ?? [];
  expect(countries.map(({ count }) => count)).toEqual(expect.arrayContaining([expect.stringMatching(/^[1-9]/)]));
  expect(view.search).toMatchObject({ q: FEW });
  // Without words the figures stand in memory, and come with the list.
  const all = await list(asked(paths.explorer()));
  expect(all.beside).toBeNull();
  expect(all.facets[0]?.choices[0]?.count).toMatch(/^[1-9]/);
});

test("words are looked up in the index: by a rare one of many names, list, total and figures read only what has it", async () => {
  const { user } = await callBackend(analyst, readSession, {});
  const customerId = user.customer.id;
  const looking: Looking = {
    ...{ customerId, userId: user.id, filter: { q: FEW }, typed: readTyped(FEW, false).typed },
    risk: { perspective: "Sustainability", bands: [...RISK_BANDS.value] },
  };
  const wanted = { sort: "relevance", after: null, limit: 51 } as const;
  let found = 0;
  const read = await use.database.asCustomer({ customerId, userId: user.id }, (tx) =>
    rowsReadOf(tx, ["target_names"], async () => {
      found = (await findExplored(tx, looking, wanted)).places.length;
      await countExplored(tx, looking);
      await readFacets(tx, looking);
    }),
  );
  expect(found).toBe(10);
  expect(read).toBeGreaterThanOrEqual(found);
  expect(read).toBeLessThan(20 * found);
});
