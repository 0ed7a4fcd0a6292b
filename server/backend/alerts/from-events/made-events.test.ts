import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/database";
import { addEvent, inCountry, point, type SomeEvent } from "../../../../tests/support/events";
import { inPassing } from "../../../../tests/support/in-passing";
import { MADE_EVENTS, MADE_NETWORK, type MadeEvent } from "../../../../tests/support/made-events";
import { addTargets } from "../../../../tests/support/network";
import type { Tx } from "../../platform/db/database";
import type { RawPlace } from "../../platform/db/shapes/raw-event";
import { matchEvents } from "./match-events";

// Headlines of the usual kinds in three languages against a small network: who is touched, and nobody else.
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function linksOf(tx: Tx, event: MadeEvent): Promise<Record<string, string>> {
  const eventId = await addEvent(tx, toEvent(event));
  await matchEvents(tx, [eventId]);
  const { rows } = await tx.execute<{ name: string; level: string }>(sql`
    select t.name, l.impact_level as level from event_links l join targets t on t.id = l.target_id
     where l.event_id = ${eventId} order by t.name`);
  return Object.fromEntries(rows.map(({ name, level }) => [name, level]));
}

function toEvent({ type, title, language, employer, town, at, country, priority = 3, ...rest }: MadeEvent): SomeEvent {
  const places: RawPlace[] = [
    ...(at ? [point(at[0], at[1], rest.radiusKm ? { radiusKm: rest.radiusKm } : {})] : []),
    ...(town && country
      ? [{ kind: "address" as const, text: town, city: town, region: rest.region ?? null, country }]
      : []),
    ...(country ? [inCountry(country)] : []),
  ];
  return {
    ...{ eventTypeId: type, title, language, priority, places },
    severity: rest.severity ?? {},
    organizations: employer ? [{ name: employer, role: rest.role ?? "employer" }] : [],
  };
}

test.each(MADE_EVENTS)("$title", async (event) => {
  const found = await inPassing(db.database, async (tx) => {
    const ids = await addTargets(
      tx,
      MADE_NETWORK.map(({ operator: _, ...target }) => target),
    );
    const idOf = new Map(MADE_NETWORK.map(({ name }, n) => [name, ids[n] ?? 0]));
    for (const { name, operator } of MADE_NETWORK)
      if (operator)
        await tx.execute(sql`insert into target_parents (target_id, parent_id, kind)
          values (${idOf.get(name)}, ${idOf.get(operator)}, 'site-of')`);
    return linksOf(tx, event);
  });
  expect(found).toEqual(event.touches);
});
