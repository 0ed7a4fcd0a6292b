// Again on PostgreSQL 15: lists and nested queries in conditions.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { changeAction, startAction } from "~/backend/contract/actions";
import { listFeed } from "~/backend/contract/feed";
import { followTargets } from "~/backend/contract/following";
import { listUsers } from "~/backend/contract/people";
import { addTeam } from "~/backend/contract/teams";
import { enqueueEventMatch } from "../../server/backend/intake/matching/enqueue-match";
import { addEvent } from "../support/events";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";

type FeedQuery = z.input<typeof listFeed.query>;

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
const TITLES = ["Planned overdue", "Planned next week", "Begun next month", "Done long ago", "Nothing done"];
const alerts = new Map<string, number>();
const users = new Map<Persona, number>();
let both = 0;

beforeAll(async () => {
  const analyst = await as("analyst");
  const targetIds = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Hargrove Castings", country: "US" }]));
  await callBackend(analyst, followTargets, { body: { targetIds } });
  await use.database.asSystem(async (tx) => {
    const about = {
      organizations: [{ name: "Hargrove Castings" }],
      places: [{ kind: "country" as const, iso2: "US" }],
    };
    const ids: number[] = [];
    for (const title of TITLES) ids.push(await addEvent(tx, { eventTypeId: "insolvency", title, ...about }));
    await enqueueEventMatch(tx, ids);
  });
  await use.drain();
  for (const { id, title } of (await callBackend(analyst, listFeed, {})).content) alerts.set(title, id);

  for (const persona of ["manager", "admin"] as const) {
    const { content } = await callBackend(analyst, listUsers, { query: { q: `${persona}@nordwind` } });
    users.set(persona, content[0]?.id ?? 0);
  }
  // A team of the very number of a user: who asks for one of them is not answered with the other.
  const people = (await callBackend(analyst, listUsers, {})).content.map(({ id }) => id);
  while (!people.includes(both)) {
    const body = { name: `Buyers after ${both}`, memberIds: [] };
    both = (await callBackend(await as("admin"), addTeam, { body })).id;
  }

  await begin("Planned overdue", "analyst", { dueOn: inDays(-3), assignees: [{ kind: "user", id: both }] }, 3);
  await begin("Planned next week", "analyst", { dueOn: inDays(5), assignees: [{ kind: "team", id: both }] }, 20);
  await begin("Begun next month", "manager", { dueOn: inDays(20), assignees: [] }, 60, "InProgress");
  await begin("Done long ago", "manager", { dueOn: inDays(-40), assignees: [] }, 200, "Completed");
});

/** An action about the alert of this title, begun so many days ago. */
async function begin(
  title: string,
  persona: Persona,
  { dueOn, assignees }: { dueOn: string; assignees: { kind: "user" | "team"; id: number }[] },
  daysAgo: number,
  metaStatus?: "InProgress" | "Completed",
) {
  const caller = await as(persona);
  const alertIds = [alerts.get(title) ?? 0];
  const body = { typeId: "ask-statement" as const, title, alertIds, assignees };
  // Nobody plans for a day that is over; what is overdue once was ahead.
  const { id, version } = await callBackend(caller, startAction, { body });
  if (metaStatus) await callBackend(caller, changeAction, { params: { actionId: id }, body: { metaStatus, version } });
  await use.database.asSystem((tx) =>
    tx.execute(
      sql`update actions set due_on = ${dueOn}::date, created_at = now() - make_interval(days => ${daysAgo}) where id = ${id}`,
    ),
  );
}

const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

const shown = async (query: FeedQuery): Promise<string[]> =>
  (await callBackend(await as("analyst"), listFeed, { query })).content.map(({ title }) => title).sort();

test.each<[string, () => FeedQuery, string[]]>([
  ["are planned", () => ({ actionsMetaStatuses: "Planned" }), ["Planned next week", "Planned overdue"]],
  ["are begun or done", () => ({ actionsMetaStatuses: "InProgress,Completed" }), ["Begun next month", "Done long ago"]],
  ["are a user's", () => ({ actionsAssignees: String(both) }), ["Planned overdue"]],
  ["are a team's", () => ({ actionsTeams: String(both) }), ["Planned next week"]],
  [
    "were begun by somebody",
    () => ({ actionsCreators: String(users.get("manager")) }),
    ["Begun next month", "Done long ago"],
  ],
  ["were begun by nobody there is", () => ({ actionsCreators: String(users.get("admin")) }), []],
  ["were begun in a week", () => ({ actionsCreatedAt: "Last7Days" }), ["Planned overdue"]],
  ["were begun in a month", () => ({ actionsCreatedAt: "Last30Days" }), ["Planned next week", "Planned overdue"]],
  [
    "were begun in a quarter",
    () => ({ actionsCreatedAt: "Last90Days" }),
    ["Begun next month", "Planned next week", "Planned overdue"],
  ],
  [
    "were begun on days of one's own, the first and the last counted",
    () => ({ actionsCreatedAt: "Custom", actionsCreatedRange: `${inDays(-60)}..${inDays(-20)}` }),
    ["Begun next month", "Planned next week"],
  ],
  ["are overdue, which what is done never is", () => ({ actionsDueDate: "Overdue" }), ["Planned overdue"]],
  ["are due in a week", () => ({ actionsDueDate: "Next7Days" }), ["Planned next week"]],
  ["are due in a month", () => ({ actionsDueDate: "Next30Days" }), ["Begun next month", "Planned next week"]],
  [
    "are due on days of one's own, the first and the last counted",
    () => ({ actionsDueDate: "Custom", actionsDueRange: `${inDays(-40)}..${inDays(-3)}` }),
    ["Done long ago", "Planned overdue"],
  ],
  [
    "are all of this at once",
    () => ({ actionsMetaStatuses: "Planned", actionsDueDate: "Next7Days" }),
    ["Planned next week"],
  ],
])("the feed shows alerts whose actions %s", async (_, query, titles) => {
  expect(await shown({})).toEqual([...TITLES].sort());
  expect(await shown(query())).toEqual(titles);
});
