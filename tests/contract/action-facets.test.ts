import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { readActionFacets } from "~/backend/contract/action-facets";
import {
  ACTION_DUE,
  ACTION_LAWS,
  ACTION_PURPOSES,
  ACTION_STATES,
  EFFECT_CHECKS,
  HINDRANCES,
} from "~/backend/contract/action-words";
import { listActions } from "~/backend/contract/actions";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";

// Again on PostgreSQL 15: the figures are read by one statement of many parts.

const use = ownBackend();
const { as, begin, world } = actionsOn(use);

type Query = NonNullable<Parameters<typeof callBackend<typeof readActionFacets>>[2]["query"]>;
/** Each signs in once: many sign-ins in a minute are refused. */
const sessions = new Map<Persona, ReturnType<typeof as>>();
const known = (persona: Persona) => {
  const session = sessions.get(persona) ?? as(persona);
  sessions.set(persona, session);
  return session;
};
const facets = async (query: Query, persona: Persona = "analyst") =>
  callBackend(await known(persona), readActionFacets, { query });
const total = async (query: Query, persona: Persona = "analyst") =>
  (await callBackend(await known(persona), listActions, { query: { ...query, size: 1 } })).totalElements;

/** What a click on a value asks for, instead of what was asked by the same question. */
const CLICKS = {
  owner: (value: string) => ({ ...NOBODYS, owner: value as "me" }),
  teams: (value: string) => ({ ...NOBODYS, teams: value }),
  assignees: (value: string) => ({ ...NOBODYS, assignees: value }),
  state: (value: string) => ({ state: value === "all" ? undefined : (value as "open") }),
  due: (value: string) => ({ due: value as "Overdue" }),
  purpose: (value: string) => ({ purpose: value as "end" }),
  effectCheck: (value: string) => ({ effectCheck: value as "open" }),
  law: (value: string) => ({ law: value as "lksg" }),
  hindrance: (value: string) => ({ hindrance: value as "blocked" }),
  typeId: (value: string) => ({ typeId: value as "watch" }),
  collectionId: (value: string) => ({ collectionId: value }),
  creators: (value: string) => ({ creators: value }),
  createdAt: (value: string) => ({ createdAt: value as "Last7Days", createdRange: undefined }),
};
const NOBODYS = { owner: undefined, teams: undefined, assignees: undefined };
type Facet = keyof typeof CLICKS;

test("every figure is the total that its click shows, and what has none shows nothing, for filters at random", async () => {
  const { teamIds, userIds, collectionId } = await fill();
  const some = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 8 });
  const filters = fc.record({
    owner: some("me" as const),
    teams: some(...teamIds),
    assignees: some(...userIds),
    state: some(...ACTION_STATES),
    due: some(...ACTION_DUE),
    purpose: some(...ACTION_PURPOSES),
    effectCheck: some(...EFFECT_CHECKS),
    law: some(...ACTION_LAWS),
    hindrance: some(...HINDRANCES),
    typeId: some("watch" as const, "ask-statement" as const),
    collectionId: some(collectionId),
    creators: some(...userIds),
    createdAt: some("Last7Days" as const, "Last30Days" as const),
    q: some("1", "no such title"),
    dueRange: some("2026-01-01..2027-01-01"),
  });
  // Mostly without a filter of a question: with all at once nothing would be found.
  const thin = fc.tuple(filters, fc.subarray(Object.keys(CLICKS), { maxLength: 3 })).map(([filter, names]) => {
    const kept = new Set(
      [...names, "q", "dueRange"].filter((name) => !["q", "dueRange"].includes(name) || names.length % 2),
    );
    return Object.fromEntries(Object.entries(filter).filter(([name, value]) => kept.has(name) && value)) as Query;
  });
  const queries = fc.sample(thin, { numRuns: 15, seed: 21 });
  // Some ask several questions at once: else no figure of a question would be without its own answer.
  expect(queries.filter((query) => Object.keys(query).length > 1).length).toBeGreaterThan(3);
  let seen = 0;
  for (const query of queries) {
    const counts = await facets({ ...query, collectionIds: collectionId });
    const words: [Facet, string][] = [
      ["owner", "me"],
      ...[...ACTION_STATES, "all"].map((value): [Facet, string] => ["state", value]),
      ...ACTION_DUE.map((value): [Facet, string] => ["due", value]),
      ...EFFECT_CHECKS.map((value): [Facet, string] => ["effectCheck", value]),
      ...HINDRANCES.map((value): [Facet, string] => ["hindrance", value]),
      ...ACTION_LAWS.map((value): [Facet, string] => ["law", value]),
      ["collectionId", collectionId],
    ];
    const named = Object.entries(counts).flatMap(([facet, values]) =>
      Object.keys(values).map((value): [Facet, string] => [facet as Facet, value]),
    );
    const asked = new Map([...words, ...named].map((one) => [one.join(), one]));
    await Promise.all(
      [...asked.values()].map(async ([facet, value]) => {
        const click = await total({ ...query, ...CLICKS[facet](value) });
        expect([query, facet, value, counts[facet][value] ?? 0]).toEqual([query, facet, value, click]);
        if (click > 0) seen += 1;
      }),
    );
  }
  expect(seen).toBeGreaterThan(100);
});

test("a confidential action is not among the figures of who may not read it", async () => {
  await begin({ title: "Hearing", confidential: true, typeId: "legal-review" });
  expect((await facets({})).typeId["legal-review"]).toBe(1);
  expect((await facets({}, "viewer")).typeId).not.toHaveProperty("legal-review");
  expect((await facets({}, "stranger")).state).toEqual({});
});

test("at most fifty collections are counted", async () => {
  const collectionIds = Array.from({ length: 51 }, (_, n) => n + 1).join();
  await expect(facets({ collectionIds })).rejects.toMatchObject({ status: 422 });
});

/** Forty actions that differ in all that the filter asks about; `as` an analyst, who is in one of two teams. */
async function fill() {
  const first = await begin({ title: "First" });
  const { rows } = await use.database.asSystem((tx) =>
    tx.execute<{ customer: string; me: string; other: string }>(sql`
      select a.customer_id as customer, a.created_by as me,
             (select min(id) from users u where u.customer_id = a.customer_id and u.id <> a.created_by) as other
        from actions a where a.id = ${first.id}`),
  );
  const { customer = "", me = "", other = "" } = rows[0] ?? {};
  const { rows: made } = await use.database.asCustomer({ customerId: Number(customer), userId: Number(me) }, (tx) =>
    tx.execute<{ mine: string; theirs: string; collection: string }>(sql`
      with mine as (insert into teams (customer_id, name) values (${customer}::bigint, 'Mine') returning id),
      theirs as (insert into teams (customer_id, name) values (${customer}::bigint, 'Theirs') returning id),
      members as (
        insert into team_members (customer_id, team_id, user_id)
        select ${customer}::bigint, id, ${me}::bigint from mine union all select ${customer}::bigint, id, ${other}::bigint from theirs),
      kept as (
        insert into collections (customer_id, name, created_by) values (${customer}::bigint, 'Castings', ${me}::bigint) returning id),
      within as (
        insert into collection_targets (customer_id, collection_id, target_id)
        select ${customer}::bigint, id, ${world.target} from kept)
      select mine.id as mine, theirs.id as theirs, kept.id as collection from mine, theirs, kept`),
  );
  const { mine = "", theirs = "", collection: collectionId = "" } = made[0] ?? {};
  await use.database.asCustomer({ customerId: Number(customer), userId: Number(me) }, (tx) =>
    tx.execute(sql`
    with made as (
      insert into actions (customer_id, type_id, title, due_on, meta_status, purpose, blocked_reason, skipped_reason, skipped_until,
                           completed_at, effect_due_on, created_at, created_by)
      select ${customer}::bigint, (array['watch', 'ask-statement', 'on-site-audit'])[1 + n % 3], 'Action ' || n,
             case when n % 5 > 0 then current_date - 20 + 2 * n end,
             (array['Planned', 'InProgress', 'Completed', 'Aborted'])[1 + n % 4],
             (array['prevent', 'remedy', 'end', null, 'supply'])[1 + n % 5],
             case when n % 7 = 0 then 'No access' end, case when n % 6 = 0 then 'Later' end,
             case when n % 12 = 0 then current_date + 9 end,
             case when n % 4 = 2 then now() end, case when n % 4 = 2 then current_date - 40 + 3 * n end,
             now() - n * interval '2 days', case when n % 3 = 0 then ${other}::bigint else ${me}::bigint end
        from generate_series(1, 40) n
      returning id, customer_id),
    held as (
      insert into action_assignees (customer_id, action_id, kind, assignee_id)
      select customer_id, id, 'user', case when id % 2 = 0 then ${me}::bigint else ${other}::bigint end from made where id % 5 > 0
      union all select customer_id, id, 'team', case when id % 4 = 0 then ${mine}::bigint else ${theirs}::bigint end from made where id % 3 = 0)
    insert into action_targets (customer_id, action_id, target_id) select customer_id, id, ${world.target} from made where id % 3 > 0`),
  );
  return { teamIds: [mine, theirs], userIds: [me, other], collectionId };
}
